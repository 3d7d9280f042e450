"""The exchange: a number is called, offers are laid in secret, cards are taken in a chain."""

from collections.abc import Callable
from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import only
from pelagos.engine.spaces import Number, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    DIRECTOR,
    KINDS,
    NONE,
    PASS,
    SIDES,
    ULYSSES,
    USE,
)
from pelagos.games.mare_nostrum.shared.takings import Takings

DECLINED: Final = -2
"""In `redirected_to`: the owner of Ulysses let this take pass."""

CARDS_OF: Final = tuple([slice(seat * KINDS, seat * KINDS + KINDS) for seat in range(SIDES)])
"""Where the cards of each seat are in a table of cards."""

CALLED: Final = EventKind("number_called", "count:number", clause="mn:5.2.1")
OFFER_LAID: Final = EventKind("offer_laid", clause="mn:5.3.1")
OFFER_SHOWN: Final = EventKind("offer_shown", "cards:resource*", clause="mn:5.3.3", reveals=True)
TAKEN: Final = EventKind("card_taken", "victim:seat", "card:resource", clause="mn:5.4.1")
RETURNED: Final = EventKind("offer_returned", "count:number", clause="mn:5.5.1")
COMPENSATED: Final = EventKind("compensated", "receiver:seat", clause="mn:5.5.4")
COMPENSATION: Final = EventKind("compensation", "receiver:seat", "card:resource", clause="mn:5.5.4")
REDIRECTED: Final = EventKind("take_redirected", "taker:seat", clause="mn:5.6.1")


class CallNumber(Ask[Board, int]):
    """The Director says how many cards everybody offers, and takes first; none = no trade."""

    name = "call_number"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:5.2.1 mn:4.2.1 lc:8.1

    def who(self, b: Board) -> list[int]:
        director = b.role[DIRECTOR]
        # With an empty hand only 0 could be called: nobody is asked or trades. mn:11.5 lc:20.3
        return [director] if b.called < 0 and b.hand_size(director) else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return Number(0, b.hand_size(seat), "card")

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("hand", "number", b.hand_size(seat))]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.called = value
        b.tell(CALLED, seat, value)
        if value == 0:
            return  # No trade in this turn. mn:5.2.1 lc:8.2
        # A player with enough cards takes part, willing or not. mn:5.3.1 lc:8.4
        # A player with fewer cards offers and takes nothing. mn:5.3.2 lc:8.5
        traders = [s for s in b.box.seats if b.hand_size(s) >= value]
        # A Director with nobody to trade with keeps their cards. mn:5.3.4 lc:8.7
        if len(traders) > 1:
            b.traders = sum([1 << s for s in traders])
            b.taker = seat  # the Director takes first


class OfferCards(Ask[Board, tuple[int, ...]]):
    """Every participant lays exactly the number called face down, at once and in secret."""

    name = "offer_cards"
    secret = True  # mn:5.3.3 lc:8.6 lc:21.2

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:5.3.1 lc:8.4 lc:8.6

    def who(self, b: Board) -> list[int]:
        waiting = b.traders & ~b.offered
        return [s for s in b.box.seats if waiting >> s & 1] if waiting else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return SomeOf("resource", b.hand(seat), b.called, b.called)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("count", "number", b.called)]

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > b.called  # a hand of equals is a secret. mn:10.2 lc:19.5

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        first = seat * KINDS
        for kind in value:
            b.hands[first + kind] -= 1
            b.offers[first + kind] += 1
        b.offered |= 1 << seat
        b.tell(OFFER_LAID, seat)


class ShowOffers(Do[Board]):
    """All offers are turned up together."""  # mn:5.3.3 lc:8.6

    def do(self, b: Board) -> None:
        if b.log is None:
            return
        for seat in b.box.seats:
            if b.traders >> seat & 1:
                cards = [k for k in range(KINDS) for _ in range(b.offers[seat * KINDS + k])]
                b.tell(OFFER_SHOWN, seat, tuple(cards))


def sources(b: Board) -> list[int]:
    """The participants from whom the taker may take: all others with a card face up, except the one
    with whom it would be the third take in a row.
    """  # mn:5.4.1 mn:5.4.4 lc:8.13
    offers, taker, barred = b.offers, b.taker, b.barred_source
    found: list[int] = []
    for seat in b.box.seats:
        if seat != taker and seat != barred and any(offers[CARDS_OF[seat]]):
            found.append(seat)
    return found


def finds_source(b: Board) -> bool:
    """Whether there is anybody the taker may take from."""
    offers, taker, barred = b.offers, b.taker, b.barred_source
    for seat in b.box.seats:
        if seat != taker and seat != barred and any(offers[CARDS_OF[seat]]):
            return True
    return False


def has_stopped(b: Board) -> bool:
    """Whether, by an option, the trade is over because only one participant has cards face up."""
    # mn:5.5.8 lc:8.14 lc:21.3
    return b.box.stop_at_one_holder and sum([b.offer_size(s) > 0 for s in b.box.seats]) <= 1


def exchange_goes_on(b: Board) -> bool:
    """Whether the taker has a legal take; if so, it is compulsory."""
    # mn:5.5.1 mn:5.5.2 mn:5.4.5 lc:8.14 lc:8.15
    return finds_source(b) and not has_stopped(b)


class TakeCard(Ask[B, tuple[int, int]]):
    """As long as the exchange goes on, the taker takes one face-up card of another participant.

    `goes_on` says whether it does.
    """

    name = "take_card"

    def __init__(
        self, goes_on: Callable[[B], bool], clause: str, pair_clause: str, forced: str
    ) -> None:
        self.goes_on = goes_on
        self.clause = clause  # mn:5.4.1 lc:8.8 lc:8.10 lc:8.13
        self.pair_clause = pair_clause  # mn:5.4.4 lc:8.12
        self.forced = forced  # Ulysses says from whom. mn:5.6.1 lc:8.20

    def who(self, b: B) -> list[int]:
        return [b.taker] if b.redirected_to >= 0 or self.goes_on(b) else []

    def choices(self, b: B, seat: int) -> Space[tuple[int, int]]:
        return Takings([b.redirected_to] if b.redirected_to >= 0 else sources(b), b.offers, KINDS)

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [Fact("left", "number", sum(b.offers))]

    def in_sight(self, b: B, seat: int) -> list[tuple[int, int]]:
        """Every card that lies face up in front of another player."""
        return [
            (source, kind)
            for source in b.box.seats
            if source != seat
            for kind in range(KINDS)
            if b.offers[source * KINDS + kind]
        ]

    def answer(self, b: B, seat: int, value: tuple[int, int]) -> None:
        b.wanted_from, b.wanted = value
        take_wanted_card(b)

    def why_not(self, b: B, seat: int, value: object) -> str:
        if b.redirected_to >= 0:
            return self.forced
        barred = isinstance(value, tuple) and value[:1] == (b.barred_source,)
        return self.pair_clause if barred else self.clause


def may_redirect(b: Board, owner: int) -> bool:
    """Whether Ulysses could redirect this take to his owner: once per trade, if the owner has a
    card face up, is neither taker nor victim, and is not barred by the pair rule.
    """  # mn:5.6.2 mn:5.6.4 lc:8.21
    return (
        owner >= 0
        and not b.redirected
        and b.redirected_to == NONE
        and owner != b.taker
        and owner != b.barred_source
        and owner != b.wanted_from
        and b.offer_size(owner) > 0
    )


class RedirectTake(Ask[B, int]):
    """Once per trade the owner of Ulysses may have the card taken from them instead. Its place in
    the list of steps decides whether this comes before or after a take.
    """

    name = "redirect_take"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:5.6.1 mn:9.2.6 lc:8.20 lc:17.5

    def who(self, b: B) -> list[int]:
        owner = b.owner[ULYSSES]
        return [owner] if may_redirect(b, owner) else []

    def choices(self, b: B, seat: int) -> Space[int]:
        return OneOf("verb", [USE, PASS])

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [
            Fact("taker", "seat", b.taker),
            Fact("victim", "seat", b.wanted_from),
            Fact("card", "resource", b.wanted),
        ]

    def answer(self, b: B, seat: int, value: int) -> None:
        if value == PASS:
            b.redirected_to = DECLINED
            return
        b.tell(REDIRECTED, seat, b.taker)
        b.redirected = True
        b.redirected_to = seat
        b.wanted = NONE
        b.wanted_from = NONE


def take_wanted_card(b: Board) -> None:
    """The taker has the card they named; the victim, who lost it, takes next."""
    taker, victim, card = b.taker, b.wanted_from, b.wanted
    b.offers[victim * KINDS + card] -= 1
    b.hands[taker * KINDS + card] += 1  # In hand it cannot be taken again. mn:5.4.3 lc:8.9
    b.tell(TAKEN, taker, victim, card)
    # If the victim had just taken from the taker, these were two takes in a row between the same
    # two: the victim, who is next, may not take back from the taker. mn:5.4.4 lc:8.12
    b.barred_source = taker if b.last_taker == victim else NONE
    b.last_taker = taker
    # Even if they have no offer left, or Ulysses made them the victim. mn:5.4.2 mn:5.4.6 mn:5.6.3
    b.taker = victim  # lc:8.10 lc:8.11
    b.wanted = NONE
    b.wanted_from = NONE
    b.redirected_to = NONE


class ReturnOffers(Do[Board]):
    """Cards still face up go back to their owners; cards taken are already in hand."""

    # mn:5.5.1 mn:5.5.6 lc:8.14

    def do(self, b: Board) -> None:
        if not b.traders:
            return
        for seat in b.box.seats:
            left = b.offer_size(seat)
            if left:
                b.tell(RETURNED, seat, left)
        for i, n in enumerate(b.offers):
            b.hands[i] += n
            b.offers[i] = 0


def last_victim(b: Board) -> int:
    """The player who lost the last card taken, and would have taken next."""
    return b.taker


class Compensate(Ask[Board, int]):
    """However the exchange ended, the last victim is one card short: the Director, unless it is the
    Director, gives them a card of the Director's choice. So everyone holds as many cards as before.
    """

    name = "compensate"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:5.5.3 mn:5.5.4 mn:5.5.5 mn:5.5.7 lc:8.16 lc:8.17

    def who(self, b: Board) -> list[int]:
        director = b.role[DIRECTOR]
        something_taken = b.traders and b.last_taker >= 0
        return [director] if something_taken and last_victim(b) != director else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("resource", [k for k in range(KINDS) if b.hands[seat * KINDS + k]])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("receiver", "seat", last_victim(b))]

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > 1  # a hand of equals is a secret. mn:10.2 lc:19.5

    def seen_by(self, b: Board, seat: int) -> int:
        # Only giver and receiver know the card. mn:10.2 lc:8.18 lc:19.4
        return only(seat) | only(last_victim(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        receiver = last_victim(b)
        b.hands[seat * KINDS + value] -= 1
        b.hands[receiver * KINDS + value] += 1
        b.taker = seat  # nothing more is owed
        b.tell(COMPENSATED, seat, receiver)
        b.tell_only(only(seat) | only(receiver), COMPENSATION, seat, receiver, value)


class EndTrade(Do[Board]):
    """Nothing of the exchange is left on the table."""

    def do(self, b: Board) -> None:
        b.artemis_served = False
        b.called = NONE
        b.traders = 0
        b.offered = 0
        b.taker = NONE
        b.last_taker = NONE
        b.barred_source = NONE
        b.redirected_to = NONE
        b.redirected = False

"""2. Trade Resources."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.seats import only
from pelagos.engine.spaces import OneOf, SomeOf, Space, pair
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.empires.board import Board, Taking
from pelagos.games.mare_nostrum.empires.events import (
    MADE_EVEN,
    MADE_EVEN_WITH,
    NUMBER_CALLED,
    OFFER_SEALED,
    OFFER_SHOWN,
    OWN_NUMBER,
    TAKEN,
    TRADE_OVER,
)
from pelagos.games.mare_nostrum.empires.ids import (
    ANTIGONE,
    CASTOR_POLLUX,
    LEGENDARY,
    NONE,
    RESOURCES,
    TRADE,
)
from pelagos.games.mare_nostrum.shared.tables import changed
from pelagos.games.mare_nostrum.shared.takings import Takings

NUMBERS: Final = range(6)
"""What can be called: three exchange markers have two sides each."""
ALL_MARKERS: Final = 0b111
"""In `played`: all three markers."""


class PlayMarker(Ask[Board, int]):
    """The Trade Leader plays a marker with either side up: the number on it is how many
    Resources everybody offers. A marker serves again when all three have been played, or when
    the Leader changes (leadership.give_title).
    """

    # mne:2.1.b mne:2.1.c mne:R.36 mne:R.37

    name = "trade_marker"
    clause = "mne:2.1.c"

    def who(self, b: Board) -> list[int]:
        return [b.leaders[TRADE]] if b.number < 0 else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("resources", "number", b.resources(seat))]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(NUMBERS)

    def choices(self, b: Board, seat: int) -> Space[int]:
        played = b.played if b.played != ALL_MARKERS else 0
        marker_of = b.box.marker_of
        return OneOf("call", [n for n in NUMBERS if not played >> marker_of[n] & 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        if b.played == ALL_MARKERS:
            b.played = 0
        b.played |= 1 << b.box.marker_of[value]
        b.number = value
        b.size = (value,) * b.box.players
        b.tell(NUMBER_CALLED, seat, value)


class OwnNumber(Ask[Board, int]):
    """Antigone's owner may name another number for their own offer."""  # mne:2.1.e mne:10.antigone

    name = "antigone"
    clause = "mne:10.antigone"

    def who(self, b: Board) -> list[int]:
        if b.owner[ANTIGONE] < 0:
            return []
        seats = [b.owner[ANTIGONE]]
        if b.copied == ANTIGONE:
            seats.append(b.owner[CASTOR_POLLUX])
        waiting = [s for s in seats if not b.used[s] >> ANTIGONE & 1]
        if len(waiting) < 2:
            return waiting
        return [s for s in b.trade_order() if s in waiting][:1]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("called", "number", b.number)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("call", list(NUMBERS))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.use(seat, ANTIGONE)
        b.size = changed(b.size, seat, value)
        b.tell(OWN_NUMBER, seat, value)


class CountOffers(Do[Board]):
    """How many each must offer: none with the number 0, except for the owner of Antigone. A player
    who holds too few offers all, or sits out.
    """  # mne:2.1.e mne:R.7 mne:V.4

    clause = "mne:R.7"

    def do(self, b: Board) -> None:
        b.offer = [0] * len(b.hand)
        for seat in range(b.box.players):
            have = b.resources(seat)
            if have <= b.size[seat]:
                short = have < b.size[seat]
                b.size = changed(b.size, seat, 0 if short and b.box.sit_out else have)
                if b.size[seat]:
                    at = seat * RESOURCES
                    b.offer[at : at + RESOURCES] = b.hand[at : at + RESOURCES]
                    b.hand[at : at + RESOURCES] = [0] * RESOURCES
            if not b.size[seat] or not b.resources(seat):
                b.offered |= 1 << seat


class Offer(Ask[Board, tuple[int, ...]]):
    """Everyone secretly lays down that many Resources."""  # mne:2.1.d mne:H.3

    name = "offer"
    clause = "mne:2.1.d"
    secret = True

    def who(self, b: Board) -> list[int]:
        offered = b.offered
        return [s for s in range(b.box.players) if not offered >> s & 1]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("number", "number", b.size[seat])]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        n = b.size[seat]
        return SomeOf("resource", b.pile_of(seat), n, n)

    def betrays(self, b: Board, seat: int) -> bool:
        return b.resources(seat) > b.size[seat] and b.hides(seat)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        at = seat * RESOURCES
        for r in value:
            b.hand[at + r] -= 1
            b.offer[at + r] += 1
        b.offered |= 1 << seat
        b.tell(OFFER_SEALED, seat)


class ShowOffers(Do[Board]):
    """All offers are turned up together; the Trade Leader takes first."""  # mne:2.1.d

    clause = "mne:2.1.d"

    def do(self, b: Board) -> None:
        for seat in range(b.box.players):
            at = seat * RESOURCES
            if b.log is not None:
                up = [r for r in range(RESOURCES) for _ in range(b.offer[at + r])]
                b.tell(OFFER_SHOWN, seat, tuple(up))
            for r in range(LEGENDARY, RESOURCES):
                if b.offer[at + r]:
                    b.shown |= 1 << (r - LEGENDARY)
        b.offered = 0
        b.taker = b.leaders[TRADE]  # mne:2.2.a
        stop_without_victim(b)


def victims(b: Board, taker: int) -> list[int]:
    """From whom the taker may take: any other player, except one from whom the taker has just taken
    and who took back with the very next take.
    """  # mne:X.d mne:2.2.c mne:2.2.d
    barred = NONE
    if len(b.taken) == 2:
        last, before = b.taken
        if last.victim == taker == before.taker and before.victim == last.taker:
            barred = last.taker
    face_up = b.size
    return [s for s in range(b.box.players) if face_up[s] and s != taker and s != barred]


def has_offer(b: Board, seat: object) -> bool:
    """Whether there is such a seat with a Resource face up."""
    return type(seat) is int and 0 <= seat < b.box.players and b.size[seat] > 0


def stop_without_victim(b: Board) -> None:
    """The trade ends when the present taker has no legal take."""  # mne:2.2.e
    if not victims(b, b.taker):
        b.taker = NONE


class Take(Ask[Board, tuple[int, int]]):
    """The player who has just lost a Resource must take the next one, from any other player."""

    # mne:2.2.b mne:2.2.f mne:R.6

    name = "take"
    clause = "mne:2.2.d"

    def who(self, b: Board) -> list[int]:
        return [b.taker] if b.taker >= 0 else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("left", "number", sum(b.size) - b.size[seat])]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Everything face up, your own offer too."""
        return [(at // RESOURCES, at % RESOURCES) for at, n in enumerate(b.offer) if n]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Takings(victims(b, seat), b.offer, RESOURCES)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        victim, resource = value
        b.offer[victim * RESOURCES + resource] -= 1
        b.size = changed(b.size, victim, b.size[victim] - 1)
        b.hand[seat * RESOURCES + resource] += 1
        b.taken = (Taking(seat, victim), *b.taken[:1])
        b.tell(TAKEN, seat, victim, resource)
        b.taker = victim
        stop_without_victim(b)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        victim, _ = pair(value)
        if not isinstance(victim, int):
            return "mne:2.2.b"
        if victim == seat:
            return "mne:2.2.c"
        barred = victim not in victims(b, seat)
        return "mne:2.2.d" if barred and has_offer(b, victim) else "mne:2.2.b"


class ReturnOffers(Do[Board]):
    """What is left face up goes back behind the screens; the Trade Leader may still give it."""

    # mne:2.2.e mne:2.2.1.a

    clause = "mne:2.2.e"

    def do(self, b: Board) -> None:
        for at, n in enumerate(b.offer):
            if n:
                b.hand[at] += n
        b.offer = []


def last_victim(b: Board) -> int:
    """The player who lost the last Resource taken."""
    return b.taken[0].victim


class Compensate(Ask[Board, int]):
    """If the last Resource was not taken from the Trade Leader, the Leader gives its owner one of
    the Leader's choice, however the trade ended: everyone leaves with as many as before.
    """

    # mne:2.2.1.a mne:2.2.1.b mne:R.8

    name = "compensate"
    clause = "mne:2.2.1.a"

    def who(self, b: Board) -> list[int]:
        leader = b.leaders[TRADE]
        return [leader] if b.taken and last_victim(b) != leader else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("receiver", "seat", last_victim(b))]

    def choices(self, b: Board, seat: int) -> Space[int]:
        at = seat * RESOURCES
        return OneOf("resource", [r for r in range(RESOURCES) if b.hand[at + r]])

    def betrays(self, b: Board, seat: int) -> bool:
        return b.resources(seat) > 1 and b.hides(seat)

    def seen_by(self, b: Board, seat: int) -> int:
        # Known to giver and receiver. mne:H.6
        return only(seat) | only(last_victim(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        receiver = last_victim(b)
        b.tell(MADE_EVEN, seat, receiver)
        b.tell_only(self.seen_by(b, seat), MADE_EVEN_WITH, seat, receiver, value)
        b.hand[seat * RESOURCES + value] -= 1
        b.hand[receiver * RESOURCES + value] += 1
        b.taken = ()


class EndTrade(Do[Board]):
    """The trade is over, all Resources lie behind the screens."""  # mne:2.2.1.c

    clause = "mne:2.2.1.c"

    def do(self, b: Board) -> None:
        b.size = (0,) * b.box.players
        b.number = NONE
        b.taken = ()
        b.tell(TRADE_OVER, b.leaders[TRADE])

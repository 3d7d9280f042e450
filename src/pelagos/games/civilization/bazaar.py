"""Phase 10: the bazaar, open to all at once or turn by turn."""

from typing import ClassVar, Final

from pelagos.engine.events import EventKind
from pelagos.engine.seats import CLOCK, EVERYONE, NOBODY, only
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, ForEachSeat, Phase, While
from pelagos.games.civilization.board import Board, Ints, Offer, changed
from pelagos.games.civilization.leaning import Leaning
from pelagos.games.civilization.packages import ALL, LEAST, Package, Posting, traders, within
from pelagos.games.civilization.refusals import trade_refusal
from pelagos.games.civilization.things import (
    ACCEPT,
    COMMODITIES,
    COUNTER,
    KINDS,
    OFFERS,
    PASS,
    POST,
    READY,
    WITHDRAW,
)

BAZAAR_OPENS: Final = EventKind("bazaar_opens", "seats:seat*", clause="civ:16.1")
OFFER_POSTED: Final = EventKind(
    "offer_posted", "offer:offer", "count:number", "total:number", "named:trade_card",
    clause="civ:T.4",
)  # fmt: skip
OFFER_ADDRESSED: Final = EventKind(
    "offer_addressed", "offer:offer", "addressee:seat", clause="civ:T.4"
)
WISH: Final = EventKind("wish", "offer:offer", "count:number", "named:trade_card", clause="civ:T.4")
WISH_FOR_ANY: Final = EventKind("wish_for_any", "offer:offer", "count:number", clause="civ:T.4")
REMARK: Final = EventKind("remark", "offer:offer", "said:text", clause="civ:T.4")
COUNTER_OFFERED: Final = EventKind(
    "counter_offered", "offer:offer", "answered:offer", "count:number", "total:number",
    "named:trade_card", clause="civ:T.5",
)  # fmt: skip
OFFER_WITHDRAWN: Final = EventKind("offer_withdrawn", "offer:offer", clause="civ:T.7")
OFFER_LAPSED: Final = EventKind("offer_lapsed", "offer:offer", clause="civ:T.7")
DEAL_STRUCK: Final = EventKind(
    "deal_struck", "partner:seat", "given:number", "received:number", clause="civ:T.6"
)
CARDS_RECEIVED: Final = EventKind(
    "cards_received", "partner:seat", "cards:trade_card*", clause="civ:T.9", reveals=True
)
CALAMITY_RECEIVED: Final = EventKind(
    "calamity_received", "card:trade_card", "partner:seat", clause="civ:16.7", reveals=True
)
PASSED: Final = EventKind("passed", clause="civ:T.11")
IS_READY: Final = EventKind("is_ready", clause="civ:T.10")
TIME_IS_UP: Final = EventKind("time_is_up", clause="civ:T.10")
BAZAAR_CLOSES: Final = EventKind("bazaar_closes", clause="civ:16.5")

MOST_LIVE: Final = 12
"""Packages one seat may have on the table at a time, more than anybody keeps in mind. The book sets
no bound; but whoever thinks about hidden cards must find some that fit all claims, and offers bear
numbers below OFFERS."""
MOST_PACKAGES: Final = 60
"""Packages one seat may lay down in one phase, more than there are turns in it: where no clock
runs, nobody can keep a table busy for ever."""
ENOUGH_LIVE: Final = 3
ENOUGH_PACKAGES: Final = 20
"""Players by chance who have laid down so many mostly rest."""


def offer(b: Board, number: int) -> Offer:
    for o in b.offers:
        if o[0] == number:
            return o
    raise AssertionError("no such offer")


class Counters(Menu):
    """An offer, and a package against it."""

    def __init__(self, b: Board, seat: int, numbers: list[int]) -> None:
        super().__init__("offer", numbers, [])
        self.package = Package(b, seat)

    def then(self, id: int) -> Space:
        return self.package


def actions(b: Board, seat: int, rest: int) -> Menu:
    """What a seat may do in the bazaar; `rest` is the verb that ends its turn. civ:16.1 civ:16.4
    civ:T.4 civ:T.5 civ:T.6 civ:T.7 civ:T.13"""
    own = [o[0] for o in b.offers if o[1] == seat]
    goods = any(b.hands[seat * KINDS : seat * KINDS + COMMODITIES])
    ids = [rest]
    spaces: list[Space] = [NOTHING]
    if goods and len(own) < MOST_LIVE and b.packages[seat] < MOST_PACKAGES:
        ids.append(POST)
        spaces.append(Posting(b, seat))
        open_to = _open_to(b, seat) if b.offers else []
        if open_to:
            ids.append(COUNTER)
            spaces.append(Counters(b, seat, open_to))
    counters = [o[0] for o in b.offers if o[3] >= 0 and o[3] in own]
    if counters:
        ids.append(ACCEPT)
        spaces.append(OneOf("offer", counters))
    if own:
        ids.append(WITHDRAW)
        spaces.append(OneOf("offer", own))
    keen = len(own) < ENOUGH_LIVE and b.packages[seat] < ENOUGH_PACKAGES
    return Leaning("verb", ids, spaces, rest, 2 if keen else 16)


def _open_to(b: Board, seat: int) -> list[int]:
    """Posts of others that the seat may answer, with one package or with several. civ:T.5"""
    return [o[0] for o in b.offers if o[3] < 0 and o[1] != seat and o[2] in (ALL, seat)]


def act(b: Board, seat: int, verb: int, what: object) -> None:
    """Carries out a post, counter, acceptance or withdrawal."""
    if verb == ACCEPT:
        assert isinstance(what, int)
        accept(b, seat, what)
    elif verb == WITHDRAW:
        assert isinstance(what, int)
        b.tell(OFFER_WITHDRAWN, seat, what)
        drop(b, what)
    elif verb == POST:
        assert isinstance(what, tuple)
        (cards, number, total, named, said), to, wished, kind = what
        at = lay_down(b, seat, (to, -1, cards, total, named, wished, kind, said))
        b.tell(OFFER_POSTED, seat, at, number, total, named)
        if to != ALL:
            b.tell(OFFER_ADDRESSED, seat, at, to)
        if kind >= 0:
            b.tell(WISH, seat, at, wished, kind)
        elif wished:
            b.tell(WISH_FOR_ANY, seat, at, wished)
        _remark(b, seat, at, said)
    else:
        assert isinstance(what, tuple)
        answered, (cards, number, total, named, said) = what
        at = lay_down(b, seat, (offer(b, answered)[1], answered, cards, total, named, 0, -1, said))
        b.tell(COUNTER_OFFERED, seat, at, answered, number, total, named)
        _remark(b, seat, at, said)


def _remark(b: Board, seat: int, at: int, said: str) -> None:
    """What is said beyond the claim is told to all, as something nobody has checked. civ:T.4
    civ:T.9"""
    if said:
        b.tell(REMARK, seat, at, said)


def lay_down(b: Board, seat: int, rest: tuple[int, int, Ints, int, int, int, int, str]) -> int:
    """Puts a sealed package on the table; its number."""
    live = [o[0] for o in b.offers]
    at = sum(b.packages) % OFFERS
    while at in live:
        at = (at + 1) % OFFERS
    b.packages = changed(b.packages, seat, b.packages[seat] + 1)
    b.offers = (*b.offers, (at, seat, *rest))
    b.ready = 0  # civ:T.10
    return at


def drop(b: Board, number: int) -> None:
    """Takes an offer off the table, and with it the counters made to it."""
    b.offers = tuple([o for o in b.offers if o[0] != number and o[3] != number])


def accept(b: Board, seat: int, number: int) -> None:
    """Both packages change hands at the same instant and for good; what lies in other packages
    and has left the hand makes them lapse. civ:16.1 civ:16.2 civ:T.6 civ:T.7 civ:T.8 civ:T.12"""
    counter = offer(b, number)
    post = offer(b, counter[3])
    partner = counter[1]
    b.tell(DEAL_STRUCK, seat, partner, len(post[4]), len(counter[4]))
    drop(b, post[0])
    deliveries = ((seat, partner, post[4]), (partner, seat, counter[4]))
    for giver, taker, cards in deliveries:
        for k in cards:
            b.hands[giver * KINDS + k] -= 1
        b.tell_only(only(taker), CARDS_RECEIVED, taker, giver, cards)
    _lapse(b)
    for giver, taker, cards in deliveries:
        for k in cards:
            if k < COMMODITIES:
                b.hands[taker * KINDS + k] += 1
            else:
                reveal(b, k, giver, taker)
    b.ready = 0


def _lapse(b: Board) -> None:
    """A package lapses when a card of it has left the hand; an equal one that comes in does not
    save it, so this is looked at before the new cards arrive. civ:T.7"""
    for o in b.offers:
        if not within(b.hands, o[1], o[4]) and o in b.offers:
            b.tell(OFFER_LAPSED, o[1], o[0])
            drop(b, o[0])


def reveal(b: Board, card: int, giver: int, taker: int) -> None:
    """A brown calamity received is turned up at once and hits the receiver. civ:16.7 civ:R.23
    civ:19.3
    civ:22.2.2 civ:T.8"""
    calamity = card - COMMODITIES
    b.victims = changed(b.victims, calamity, taker)
    b.traders = changed(b.traders, calamity, giver)
    b.tell(CALAMITY_RECEIVED, taker, card, giver)


# -- turn by turn --------------------------------------------------------------------------------


def trading(b: Board) -> bool:
    """Until all have passed in succession or the cycles are used up. civ:T.11"""
    if b.cycle >= b.box.trade_rounds:
        return False
    number = len(traders(b))
    return number > 1 and b.passes < number


class BeginTradeTurn(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = not trading(b) or b.hand_size(b.active) < LEAST


class TradeInTurn(Ask[Board, tuple[int, object]]):
    """One action: post, counter, accept, withdraw or pass. Packages are sealed. civ:T.9 civ:T.11
    civ:S.10"""

    name = "trade_in_turn"
    clause = "civ:16.3"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        return actions(b, seat, PASS)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return trade_refusal(b, seat, value)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        b.acted = True
        verb, what = value
        if verb == PASS:
            b.passes += 1
            b.tell(PASSED, seat)
        else:
            b.passes = 0
            act(b, seat, verb, what)


class EndCycle(Do[Board]):
    def do(self, b: Board) -> None:
        b.cycle += 1
        b.acted = False


TRADE_TURN = Phase("trade_turn", [BeginTradeTurn(), TradeInTurn()])
CYCLE = Phase("trade_cycle", [ForEachSeat(traders, TRADE_TURN), EndCycle()])
IN_TURNS = Phase("trade_in_turns", [While(trading, CYCLE)])


# -- all at once ---------------------------------------------------------------------------------


class TradeFreely(Ask[Board, object]):
    """Everybody who can trade and is not ready, and the clock. Acceptances count in order of
    arrival; one of a lapsed package is refused. civ:16.1 civ:16.5 civ:T.10 civ:T.12"""

    name = "trade_freely"
    clause = "civ:16.3"

    def who(self, b: Board) -> list[int]:
        present = traders(b)
        if b.acted or len(present) < 2:
            return []
        waiting = [s for s in present if not b.ready >> s & 1]
        return [*waiting, CLOCK] if waiting else []

    def choices(self, b: Board, seat: int) -> Space:
        return NOTHING if seat == CLOCK else actions(b, seat, READY)

    def seen_by(self, b: Board, seat: int) -> int:
        return EVERYONE if seat == CLOCK else only(seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return trade_refusal(b, seat, value)

    def answer(self, b: Board, seat: int, value: object) -> None:
        if seat == CLOCK:
            b.acted = True
            b.tell(TIME_IS_UP, NOBODY)
            return
        assert isinstance(value, tuple)
        verb, what = value
        if verb == READY:
            b.ready |= 1 << seat
            b.tell(IS_READY, seat)
        else:
            act(b, seat, verb, what)


AT_ONCE = Phase("trade_at_once", [TradeFreely()])


class OpenBazaar(Do[Board]):
    """In the form the table has chosen, if at least two can trade. civ:5.5 civ:16.5 civ:T.1"""

    clause = "civ:16.1"
    calls: ClassVar[list[Phase]] = [IN_TURNS, AT_ONCE]

    def do(self, b: Board) -> None:
        present = traders(b)
        if len(present) > 1:
            b.packages = (0,) * b.box.players
            b.tell(BAZAAR_OPENS, NOBODY, tuple(present))
            b.call(AT_ONCE if b.box.live_trade else IN_TURNS)


class CloseBazaar(Do[Board]):
    def do(self, b: Board) -> None:
        if b.packages:
            b.tell(BAZAAR_CLOSES, NOBODY)
        b.offers = ()
        b.packages = ()
        b.ready = b.passes = b.cycle = 0
        b.acted = False

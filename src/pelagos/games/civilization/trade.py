"""Phase 10: trade, open to all at once or turn by turn."""

from typing import Any, ClassVar, Final, TypeVar

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import CLOCK, EVERYONE, NOBODY, only
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space, pair
from pelagos.engine.steps import Do, ForEachSeat, Phase, While
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.civilization.answer_parts import first, number, numbers, second
from pelagos.games.civilization.board import Board, Offer, changed
from pelagos.games.civilization.ids import (
    ACCEPT,
    COMMODITIES,
    COUNTER,
    KINDS,
    OFFERS,
    PASS,
    POST,
    READY,
    WITHDRAW,
    TradeCard,
)
from pelagos.games.civilization.menus import BiasedMenu
from pelagos.games.civilization.trade_offers import (
    EVERYBODY,
    FEWEST_CARDS,
    Claimed,
    Package,
    Posted,
    Posting,
    traders,
    within,
)

V = TypeVar("V")

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
"""Packages one seat may have on the table at a time, more than anybody can keep in mind. The book
sets no limit, but a guess at hidden cards has to fit every claim, and offers are numbered below
OFFERS.
"""
MOST_PACKAGES: Final = 60
"""Packages one seat may lay down in one phase, more than it has turns: without a clock, nobody can
keep a table busy forever.
"""
ENOUGH_LIVE: Final = 3
ENOUGH_PACKAGES: Final = 20
"""Random players who have laid down this many mostly rest."""


class Counters(Menu[Claimed]):
    """An offer, and a package against it."""

    def __init__(self, b: Board, seat: int, numbers: list[int]) -> None:
        super().__init__("offer", numbers, [])
        self.package = Package(b, seat)

    def then(self, id: int) -> Space[Claimed]:
        return self.package


def own_offers(b: Board, seat: int) -> list[int]:
    """The numbers of the packages a seat has on the table."""
    return [o.number for o in b.offers if o.seat == seat]


def open_to(b: Board, seat: int) -> list[int]:
    """Posts of others that the seat may answer, each with one package or several."""  # civ:T.5
    posts = [o for o in b.offers if o.answers < 0 and o.seat != seat]
    return [o.number for o in posts if o.to in (EVERYBODY, seat)]


def may_lay_down(b: Board, seat: int) -> bool:
    """Whether the seat has goods, and room on the table for one more package."""
    # civ:T.2 civ:T.13
    if b.packages[seat] >= MOST_PACKAGES:
        return False
    if b.offers and len(own_offers(b, seat)) >= MOST_LIVE:
        return False
    return any(b.hands[seat * KINDS : seat * KINDS + COMMODITIES])


def package_refusal(b: Board, seat: int, package: object) -> str:
    """Too few cards, cards not in hand, no commodity, an untrue claim, or what may be said freely:
    addressee, wish and remark."""
    cards = numbers(first(package))
    if len(cards) < FEWEST_CARDS:
        return "civ:16.3"
    own = [0 <= k < KINDS and cards.count(k) <= b.hands[seat * KINDS + k] for k in cards]
    if not all(own) or min(cards) >= COMMODITIES:
        return "civ:T.2"
    claimed = (len(cards), b.set_value(tuple(cards)))
    _, count, total, named, *_ = [*numbers(package), -1, -1, -1]
    true = (count, total) == claimed
    return "civ:T.4" if true and 0 <= named < COMMODITIES and named in cards else "civ:T.3"


class Post(Verb[Board, Posted]):
    """A package for all or for one."""  # civ:16.1 civ:T.4

    id = POST
    clause = "civ:16.3"

    def possible(self, b: Board, seat: int) -> bool:
        return may_lay_down(b, seat)

    def offer(self, b: Board, seat: int) -> Space[Posted]:
        return Posting(b, seat)

    def carry_out(self, b: Board, seat: int, value: Posted) -> None:
        (cards, count, total, named, said), to, wished, kind = value
        at = lay_down(b, seat, Offer(-1, seat, to, -1, cards, total, named, wished, kind, said))
        b.tell(OFFER_POSTED, seat, at, count, total, named)
        if to != EVERYBODY:
            b.tell(OFFER_ADDRESSED, seat, at, to)
        if kind >= 0:
            b.tell(WISH, seat, at, wished, kind)
        elif wished:
            b.tell(WISH_FOR_ANY, seat, at, wished)
        _remark(b, seat, at, said)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return package_refusal(b, seat, first(value))


class Answering(Verb[Board, V]):
    """An action upon an offer on the table; it may be gone."""  # civ:T.12

    def why_not(self, b: Board, seat: int, value: object) -> str:
        wanted = number(value)
        for o in b.offers:
            if o.number == wanted:
                return self.why_not_offer(b, seat, o)
        return "civ:T.12"

    def why_not_offer(self, b: Board, seat: int, offer: Offer) -> str:
        """The clause that forbids it to this seat; "" if the offer is not the reason."""
        return self.clause


class Counter(Answering[tuple[int, Claimed]]):
    """A package against a post of somebody else."""  # civ:16.4 civ:T.5

    id = COUNTER
    clause = "civ:T.5"

    def now(self, b: Board, seat: int) -> Space[tuple[int, Claimed]] | None:
        posts = open_to(b, seat) if b.offers else []
        return Counters(b, seat, posts) if posts and may_lay_down(b, seat) else None

    def offer(self, b: Board, seat: int) -> Space[tuple[int, Claimed]]:
        return Counters(b, seat, open_to(b, seat))

    def carry_out(self, b: Board, seat: int, value: tuple[int, Claimed]) -> None:
        answered, (cards, count, total, named, said) = value
        to = b.offer(answered).seat
        at = lay_down(b, seat, Offer(-1, seat, to, answered, cards, total, named, 0, -1, said))
        b.tell(COUNTER_OFFERED, seat, at, answered, count, total, named)
        _remark(b, seat, at, said)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        refused = super().why_not(b, seat, first(value))
        return refused or package_refusal(b, seat, second(value))

    def why_not_offer(self, b: Board, seat: int, offer: Offer) -> str:
        """Reasons in order: the offer is theirs; it answers another or is for somebody else."""
        if offer.seat == seat:
            return "civ:16.4"
        is_for_seat = offer.answers < 0 and offer.to in (EVERYBODY, seat)
        return "" if is_for_seat else self.clause


class Accept(Answering[int]):
    """A package offered against your own post."""  # civ:T.6

    id = ACCEPT
    clause = "civ:T.6"

    def _counters(self, b: Board, seat: int) -> list[int]:
        """The packages that others have laid down against the seat's own."""
        own = own_offers(b, seat)
        return [o.number for o in b.offers if o.answers >= 0 and o.answers in own]

    def now(self, b: Board, seat: int) -> Space[int] | None:
        counters = self._counters(b, seat) if b.offers else []
        return OneOf("offer", counters) if counters else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("offer", self._counters(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [o.number for o in b.offers if o.seat != seat]

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        accept(b, seat, value)


class Withdraw(Answering[int]):
    """The player takes their package off the table."""  # civ:T.7

    id = WITHDRAW
    clause = "civ:T.7"

    def now(self, b: Board, seat: int) -> Space[int] | None:
        own = own_offers(b, seat) if b.offers else []
        return OneOf("offer", own) if own else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("offer", own_offers(b, seat))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.tell(OFFER_WITHDRAWN, seat, value)
        drop(b, value)


class NothingMore(Verb[Board, object]):
    """Nothing more for now; always possible."""  # civ:16.1

    clause = "civ:16.1"

    def now(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING


class TradeActions(Actions[Board]):
    """What a seat may do in the bazaar; `rest` is the verb that ends its turn."""

    # civ:16.1 civ:16.4 civ:T.4 civ:T.5 civ:T.6 civ:T.7 civ:T.13

    clause = "civ:16.3"

    def __init__(self, rest: NothingMore) -> None:
        super().__init__([rest, Post(), Counter(), Accept(), Withdraw()])
        self.rest: Final = rest

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        ids: list[int] = []
        spaces: list[Space[object]] = []
        for verb in self.verbs:
            space = verb.now(b, seat)
            if space is not None:
                ids.append(verb.id)
                spaces.append(space)
        few = not b.offers or len(own_offers(b, seat)) < ENOUGH_LIVE
        keen = few and b.packages[seat] < ENOUGH_PACKAGES
        return BiasedMenu(b, seat, self.by_id, ids, spaces, self.rest.id, 2 if keen else 16)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [
            Fact("cards", "number", b.hand_size(seat)),
            Fact("points", "number", b.hand_value(seat)),
            Fact(
                "answers", "number", len([o for o in b.offers if o.answers >= 0 and o.to == seat])
            ),
            Fact("posts", "number", len(open_to(b, seat))),
        ]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        verb, _ = pair(value)
        return super().why_not(b, seat, value) if verb in self.by_id else "civ:16.2"


def _remark(b: Board, seat: int, at: int, said: str) -> None:
    """Announces what was said beyond the claim, marked as unchecked."""
    # civ:T.4 civ:T.9
    if said:
        b.tell(REMARK, seat, at, said)


def lay_down(b: Board, seat: int, package: Offer) -> int:
    """Puts a sealed package on the table; its number."""
    live = [o.number for o in b.offers]
    at = sum(b.packages) % OFFERS
    while at in live:
        at = (at + 1) % OFFERS
    b.packages = changed(b.packages, seat, b.packages[seat] + 1)
    b.offers = (*b.offers, package._replace(number=at))
    b.ready = 0  # civ:T.10
    return at


def drop(b: Board, number: int) -> None:
    """Takes an offer off the table, and with it the counters made to it."""
    b.offers = tuple([o for o in b.offers if number not in (o.number, o.answers)])


def accept(b: Board, seat: int, number: int) -> None:
    """Both packages change hands at the same instant, for good. Other packages lapse if a card of
    theirs has left the hand.
    """  # civ:16.1 civ:16.2 civ:T.6 civ:T.7 civ:T.8 civ:T.12
    counter = b.offer(number)
    post = b.offer(counter.answers)
    partner = counter.seat
    b.tell(DEAL_STRUCK, seat, partner, len(post.cards), len(counter.cards))
    drop(b, post.number)
    deliveries = ((seat, partner, post.cards), (partner, seat, counter.cards))
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
    save it, so this is looked at before the new cards arrive.
    """  # civ:T.7
    for o in b.offers:
        if not within(b.hands, o.seat, o.cards) and o in b.offers:
            b.tell(OFFER_LAPSED, o.seat, o.number)
            drop(b, o.number)


def reveal(b: Board, card: TradeCard, giver: int, taker: int) -> None:
    """A brown calamity received is turned up at once and hits the receiver."""
    # civ:16.7 civ:R.23 civ:19.3 civ:22.2.2 civ:T.8
    calamity = card - COMMODITIES
    b.victims = changed(b.victims, calamity, taker)
    b.traders = changed(b.traders, calamity, giver)
    b.tell(CALAMITY_RECEIVED, taker, card, giver)


# -- turn by turn --------------------------------------------------------------------------------


def trading(b: Board) -> bool:
    """Until all have passed in succession or the cycles are used up."""  # civ:T.11
    if b.cycle >= b.box.trade_rounds:
        return False
    number = len(traders(b))
    return number > 1 and b.passes < number


class BeginTradeTurn(Do[Board]):
    """A player with fewer than three cards has no turn."""

    def do(self, b: Board) -> None:
        b.decided = not trading(b) or b.hand_size(b.active) < FEWEST_CARDS


class Pass(NothingMore):
    """The player does nothing in this turn."""

    id = PASS

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.passes += 1
        b.tell(PASSED, seat)


class TradeInTurn(TradeActions):
    """One action: post, counter, accept, withdraw or pass. Packages are sealed."""

    # civ:T.9 civ:T.11 civ:S.10

    name = "trade_in_turn"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [] if b.decided else [b.active]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        cycle = Fact("cycle", "number", b.cycle + 1)
        return [*super().facts(b, seat), cycle, Fact("cycles", "number", b.box.trade_rounds)]

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        b.decided = True
        verb, _ = value
        if verb != PASS:
            b.passes = 0
        super().answer(b, seat, value)


class EndCycle(Do[Board]):
    """Everybody has had a turn."""

    def do(self, b: Board) -> None:
        b.cycle += 1
        b.decided = False


TRADE_TURN = Phase("trade_turn", [BeginTradeTurn(), TradeInTurn(Pass())])
CYCLE = Phase("trade_cycle", [ForEachSeat(traders, TRADE_TURN), EndCycle()])
IN_TURNS = Phase("trade_in_turns", [While(trading, CYCLE)])


# -- all at once ---------------------------------------------------------------------------------


class Ready(NothingMore):
    """The player wants no more trade."""

    id = READY

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.ready |= 1 << seat
        b.tell(IS_READY, seat)


class TradeFreely(TradeActions):
    """Everybody who can trade and is not ready, and the clock. Acceptances count in order of
    arrival; one of a lapsed package is refused.
    """  # civ:16.1 civ:16.5 civ:T.10 civ:T.12

    name = "trade_freely"

    def who(self, b: Board) -> list[int]:
        present = traders(b)
        if b.decided or len(present) < 2:
            return []
        waiting = [s for s in present if not b.ready >> s & 1]
        return [*waiting, CLOCK] if waiting else []

    def choices(self, b: Board, seat: int) -> Space[Any]:
        return NOTHING if seat == CLOCK else super().choices(b, seat)

    def seen_by(self, b: Board, seat: int) -> int:
        return EVERYONE if seat == CLOCK else only(seat)

    def answer(self, b: Board, seat: int, value: tuple[int, object] | tuple[()]) -> None:
        if not value:  # the clock
            b.decided = True
            b.tell(TIME_IS_UP, NOBODY)
        else:
            super().answer(b, seat, value)


AT_ONCE = Phase("trade_at_once", [TradeFreely(Ready())])


class BeginTrade(Do[Board]):
    """In the form the table has chosen, if at least two can trade."""  # civ:5.5 civ:16.5 civ:T.1

    clause = "civ:16.1"
    calls: ClassVar[list[Phase]] = [IN_TURNS, AT_ONCE]

    def do(self, b: Board) -> None:
        present = traders(b)
        if len(present) > 1:
            b.packages = (0,) * b.box.players
            b.tell(BAZAAR_OPENS, NOBODY, tuple(present))
            b.call(AT_ONCE if b.box.live_trade else IN_TURNS)


class EndTrade(Do[Board]):
    """Packages still on the table are taken off it: their cards are in hand as before."""

    def do(self, b: Board) -> None:
        if b.packages:
            b.tell(BAZAAR_CLOSES, NOBODY)
        b.offers = ()
        b.packages = ()
        b.ready = b.passes = b.cycle = 0
        b.decided = False

"""Phase 11: civilization cards are bought, excess trade cards go back."""

from itertools import product
from operator import sub
from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.refusals import purchase_refusal
from pelagos.games.civilization.things import ACQUIRE, CARDS, DONE, KINDS, MOST_CARDS

CARD_ACQUIRED: Final = EventKind("card_acquired", "card:card", clause="civ:17.2")
PAID: Final = EventKind("paid", "cards:trade_card*", "tokens:number", clause="civ:17.6")
CARDS_RETURNED: Final = EventKind("cards_returned", "count:number", clause="civ:18")

HAND_LIMIT: Final = 6


def prices(box: CivilizationBox, owned: int) -> list[int]:
    """What each card costs after all credits of cards already owned; a credit must be used and
    is never more than the price. civ:17.9 civ:17.11 civ:17.15 civ:17.15n civ:17.18"""
    if not owned:
        return box.price
    left = box.price
    for o in range(CARDS):
        if owned >> o & 1:
            left = list(map(sub, left, box.credit[o]))
    return [p if p > 0 else 0 for p in left]


def basket_price(b: Board, seat: int) -> int:
    """All cards of a round are one purchase: none gives credit to another. civ:17.10"""
    basket = b.basket
    if not basket:
        return 0
    return sum([p for k, p in enumerate(prices(b.box, b.cards[seat])) if basket >> k & 1])


def affordable(b: Board, seat: int) -> list[int]:
    """Kinds the seat may still take and can pay: not owned, in supply, at most eleven, Law before
    Democracy and Philosophy. civ:17.2 civ:17.4.4 civ:17.7 civ:17.13 civ:17.16 civ:R.25 civ:17.17
    civ:22.3.15 civ:L.4"""
    owned = b.cards[seat]
    have = owned | b.basket
    if have.bit_count() >= MOST_CARDS:
        return []
    means = b.hand_value(seat) + b.treasury[seat] - basket_price(b, seat)
    supply, requires = b.supply, b.box.requires
    cheap = [k for k, p in enumerate(prices(b.box, owned)) if p <= means]
    return [
        k for k in cheap if supply[k] and not have >> k & 1 and requires[k] & owned == requires[k]
    ]


def buyers(b: Board) -> list[int]:
    """Egypt first, Africa last; who has neither money, trade cards nor credits is passed over.
    civ:17.1 civ:5.5"""
    return [s for s in reversed(b.ast) if b.treasury[s] or b.cards[s] or b.hand_size(s)]


class BeginPurchase(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = False


class AcquireCards(Ask[Board, tuple[int, object]]):
    """Card by card into one purchase, then `done`. civ:17.1 civ:17.2 civ:S.11a"""

    name = "acquire_cards"
    clause = "civ:17.2"

    def who(self, b: Board) -> list[int]:
        seat = b.active
        if b.acted:
            return []
        if b.treasury[seat] or b.basket or b.hand_size(seat):
            return [seat]  # also who can afford nothing: that is his secret. civ:H.1
        return [seat] if affordable(b, seat) else []  # credits alone may do. civ:17.15n

    def choices(self, b: Board, seat: int) -> Space:
        cards = affordable(b, seat)
        if not cards:
            return Menu("verb", [DONE], [NOTHING])
        return Menu("verb", [ACQUIRE, DONE], [OneOf("card", cards), NOTHING])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return purchase_refusal(b, seat, value)

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, card = value
        if verb == DONE:
            b.acted = True
        else:
            assert isinstance(card, int)
            b.basket |= 1 << card


class Payment(SomeOf):
    """Trade cards handed in: with the treasury they must reach the price; more is allowed.
    civ:17.8 civ:17.9 civ:R.28"""

    def __init__(self, b: Board, seat: int, least: int) -> None:
        pile = b.hand(seat)
        super().__init__("trade_card", pile, 0, len(pile))
        self.b = b
        self.least = least

    def holds(self, value: object) -> bool:
        if not super().holds(value):
            return False
        assert isinstance(value, tuple)
        return self.b.set_value(value) >= self.least

    def draw(self, rng: Rng) -> object:
        left = list(self.pile)
        taken: list[int] = []
        while self.b.set_value(tuple(taken)) < self.least:
            taken.append(left.pop(rng.below(len(left))))
        taken.sort()
        return tuple(taken)

    def _stacks(self) -> list[list[int]]:
        """For each kind in the pile the set values of none, one, two, ... of it."""
        value = self.b.box.value
        return [[i * i * value[k] for i in range(n + 1)] for k, n in self._stock().items()]

    def count(self) -> int:
        reached = {0: 1}
        for worth in self._stacks():
            longer: dict[int, int] = {}
            for total, ways in reached.items():
                for v in worth:
                    more = min(total + v, self.least)
                    longer[more] = longer.get(more, 0) + ways
            reached = longer
        return reached.get(self.least, 0)

    def listed(self, most: int) -> list[object] | None:
        if self.count() > most:
            return None
        ids = list(self._stock())
        worth = self._stacks()
        found: list[object] = []
        for counts in product(*[range(len(w)) for w in worth]):
            if sum([w[n] for w, n in zip(worth, counts, strict=True)]) >= self.least:
                found.append(tuple([k for k, n in zip(ids, counts, strict=True) for _ in range(n)]))
        return found

    def shape(self) -> dict[str, object]:
        return {**super().shape(), "least": self.least, "worth": list(self.b.box.value)}


class PayForCards(Ask[Board, Ints]):
    """The trade cards to spend, seen by all; the treasury pays exactly the rest. civ:17.6 civ:17.8
    civ:17.18 civ:H.4"""

    name = "pay_for_cards"
    clause = "civ:17.18"

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.basket else []

    def choices(self, b: Board, seat: int) -> Space:
        return Payment(b, seat, max(0, basket_price(b, seat) - b.treasury[seat]))

    def about(self, b: Board, seat: int) -> list[tuple[str, int]]:
        bought = [("card", card) for card in range(CARDS) if b.basket >> card & 1]
        return [("number", basket_price(b, seat)), *bought]

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        tokens = max(0, basket_price(b, seat) - b.set_value(value))
        b.treasury[seat] -= tokens
        b.stock[seat] += tokens
        give_back(b, seat, value)
        for card in range(CARDS):
            if b.basket >> card & 1:
                b.supply[card] -= 1
                b.tell(CARD_ACQUIRED, seat, card)
        b.cards[seat] |= b.basket
        b.basket = 0
        b.tell(PAID, seat, value, tokens)


def give_back(b: Board, seat: int, cards: Ints) -> None:
    for k in cards:
        b.hands[seat * KINDS + k] -= 1
    b.under_stacks(cards)


class BeginReturn(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = False


class ReturnTradeCards(Ask[Board, Ints]):
    """At most six cards stay in hand; he may give back more, brown calamities too. civ:18
    civ:19.4 civ:R.24 civ:R.29 civ:S.11b civ:H.4"""

    name = "return_trade_cards"
    clause = "civ:18"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [] if b.acted or not b.hand_size(b.active) else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        hand = b.hand(seat)
        return SomeOf("trade_card", hand, max(0, len(hand) - HAND_LIMIT), len(hand))

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        b.acted = True
        give_back(b, seat, value)
        if value:
            b.tell(CARDS_RETURNED, seat, len(value))


class EndPurchase(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = False

"""Paying: the sets of cards that pay for exactly one purchase, and the choice among them."""

from typing import Final

from pelagos.engine.contract import Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, Ints, Menu, SomeOf, Space, pair
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import B
from pelagos.games.mare_nostrum.four_cards.cards import in_cards
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARD,
    CITY,
    COINS,
    DIFFERENT_GOODS,
    GOODS,
    KINDS,
    NONE,
    TAX,
)
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop

PAID: Final = EventKind("paid", "cards:resource*", clause="mn:6.3.4")

PLACE_KIND: Final = {CITY: "site", CARAVAN: "site", CARD: "card"}
"""The kind of what is bought, where it is not an area."""


def purse(hands: list[int], seat: int) -> tuple[int, int]:
    """The largest set of coins and the largest set of different goods in a hand."""
    first = seat * KINDS
    goods = hands[first + 1 : first + KINDS]
    return (hands[first + TAX], len(goods) - goods.count(0))


class Payments(Menu[Ints]):
    """The sets with exactly as many cards as the price: coins alone, or goods alone that are all
    different; of twelve goods that is one of each.
    """  # mn:6.3.1 mn:6.3.2 mn:6.3.3 lc:9.5 lc:9.6 lc:9.10

    def __init__(self, coins: int, goods: list[int], price: int) -> None:
        self.kind = "verb"
        self.ids: list[int] = []
        self.goods = goods
        self.price = price
        if coins >= price:
            self.ids.append(COINS)
        if len(goods) >= price:
            self.ids.append(DIFFERENT_GOODS)

    def then(self, id: int) -> Space[Ints]:
        return NOTHING if id == COINS else SomeOf("resource", self.goods, self.price, self.price)


def payments(hands: list[int], seat: int, price: int) -> Payments:
    """How a hand could pay."""
    first = seat * KINDS
    goods = [good for good in GOODS if hands[first + good]]
    return Payments(hands[first + TAX], goods, price)


def cards_paid(price: int, payment: tuple[int, Ints]) -> Ints:
    """The cards of a payment."""
    verb, goods = payment
    return (TAX,) * price if verb == COINS else goods


def most_sets(hand: list[int], price: int) -> int:
    """How many disjoint sets of one price a hand (a count per kind) can pay at the same time.

    `m` sets of different goods exist exactly when each kind, used at most `m` times, adds up to
    `m * price`.

    >>> most_sets([3, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], 3)
    3
    """
    sets = 0
    while sum([min(n, sets + 1) for n in hand[1:]]) >= (sets + 1) * price:
        sets += 1
    return hand[TAX] // price + sets


class Pay(Ask[B, tuple[int, tuple[int, ...]]]):
    """Which set pays for the purchase just named; its cards return to the bank at once."""

    name = "pay"

    def __init__(self, shop: Shop[B], clause: str, kinds_clause: str) -> None:
        self.shop = shop
        self.clause = clause  # mn:6.3.2 lc:9.4 lc:9.6
        self.kinds_clause = kinds_clause  # mn:6.3.1 lc:9.5

    def who(self, b: B) -> list[int]:
        return [b.active] if b.item >= 0 else []

    def choices(self, b: B, seat: int) -> Space[tuple[int, tuple[int, ...]]]:
        return payments(b.hands, seat, self.shop.cost(b, seat, b.item, b.target))

    def betrays(self, b: B, seat: int) -> bool:
        return True  # the number of ways to pay gives away the hand. mn:10.2 lc:19.5

    def facts(self, b: B, seat: int) -> list[Fact]:
        price = self.shop.cost(b, seat, b.item, b.target)
        thing = (PLACE_KIND.get(b.item, "area"), b.target)
        # the names of cards and of sites say what they are
        things = (thing,) if b.item in PLACE_KIND else (("verb", b.item), thing)
        return [Fact("price", "number", price), Fact("things", "thing*", things)]

    def price(self, b: B, seat: int, value: tuple[int, tuple[int, ...]]) -> Cost:
        return in_cards(self.shop.cost(b, seat, b.item, b.target))

    def answer(self, b: B, seat: int, value: tuple[int, tuple[int, ...]]) -> None:
        verb, target = b.item, b.target
        cards = cards_paid(self.shop.cost(b, seat, verb, target), value)
        for kind in cards:
            b.pay_to_bank(seat, kind, 1)  # mn:6.3.4 lc:9.7
        b.tell(PAID, seat, cards)
        b.item = NONE
        b.target = NONE
        self.shop.put(b, seat, verb, target)

    def why_not(self, b: B, seat: int, value: object) -> str:
        """Reasons in order: too many or too few cards, cards that make no set."""
        _, cards = pair(value)
        if not isinstance(cards, tuple):
            return self.clause
        exact = len(cards) == self.shop.cost(b, seat, b.item, b.target)
        return self.kinds_clause if exact else self.clause

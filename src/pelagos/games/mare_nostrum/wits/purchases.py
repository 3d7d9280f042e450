"""The best partition of a hand into sets: what to buy, and with which cards.

A set is coins alone or goods that are all different, and buys exactly one thing of its price.
Sets of goods can be laid out exactly when, for every j, the j dearest of them need no more cards
than the kinds can give to j sets, each kind at most once a set (Gale and Ryser).
"""

from typing import Final

from pelagos.engine.errors import BadData
from pelagos.engine.tools import Wish

MOST_WISHES: Final = 24


class Bought:
    """A wish fulfilled and the cards that pay for it: a number of coins, or kinds of goods."""

    def __init__(self, wish: Wish, coins: int, goods: tuple[int, ...]) -> None:
        self.wish: Final = wish
        self.coins: Final = coins
        self.goods: Final = goods


def fits(sizes: list[int], goods: list[int]) -> bool:
    """Whether sets of these sizes can be laid out from these numbers of cards of each kind.

    >>> fits([3, 3], [2, 2, 1, 1]), fits([3, 3], [3, 3, 0, 0])
    (True, False)
    """
    need = 0
    for j, size in enumerate(sorted(sizes, reverse=True), 1):
        need += size
        if need > sum([min(n, j) for n in goods]):
            return False
    return True


def lay_out(sizes: list[int], goods: list[int]) -> list[tuple[int, ...]]:
    """The sets themselves, in the order of `sizes`; they must fit."""
    left = list(goods)
    sets: list[tuple[int, ...]] = [()] * len(sizes)
    for index in sorted(range(len(sizes)), key=lambda i: -sizes[i]):
        # The most plentiful kinds first: they are the ones that would be left over.
        kinds = sorted(range(len(left)), key=lambda k: -left[k])[: sizes[index]]
        for kind in kinds:
            left[kind] -= 1
        sets[index] = tuple(sorted(kinds))
    return sets


def best_purchases(coins: int, goods: list[int], wishes: list[Wish]) -> list[Bought]:
    """The purchases worth most together; among equals the fewest cards. Exact."""
    if len(wishes) > MOST_WISHES:
        raise BadData(f"at most {MOST_WISHES} wishes can be weighed at once")
    search = _Search(coins, goods, sorted(wishes, key=lambda w: (-w.worth, w.price)))
    search.go(0, coins, [], [], 0, 0)
    sets = lay_out([w.price for w in search.by_goods], goods)
    paid = [Bought(w, w.price, ()) for w in search.by_coins]
    return paid + [Bought(w, 0, s) for w, s in zip(search.by_goods, sets, strict=True)]


class _Search:
    """Depth first over the wishes: by coins, by goods, or not at all."""

    def __init__(self, coins: int, goods: list[int], wishes: list[Wish]) -> None:
        self.goods = goods
        self.wishes = wishes
        self.by_coins: list[Wish] = []
        self.by_goods: list[Wish] = []
        self.worth = 0
        self.cards = 0
        self.rest = [0] * (len(wishes) + 1)
        for i in range(len(wishes) - 1, -1, -1):
            self.rest[i] = self.rest[i + 1] + wishes[i].worth

    def go(
        self,
        at: int,
        coins: int,
        by_coins: list[Wish],
        by_goods: list[Wish],
        worth: int,
        cards: int,
    ) -> None:
        if worth > self.worth or (worth == self.worth and cards < self.cards):
            self.by_coins, self.by_goods = by_coins, by_goods
            self.worth, self.cards = worth, cards
        if at == len(self.wishes) or worth + self.rest[at] < self.worth:
            return
        wish = self.wishes[at]
        gain, spent = worth + wish.worth, cards + wish.price
        if fits([w.price for w in [*by_goods, wish]], self.goods):
            self.go(at + 1, coins, by_coins, [*by_goods, wish], gain, spent)
        if coins >= wish.price:
            self.go(at + 1, coins - wish.price, [*by_coins, wish], by_goods, gain, spent)
        self.go(at + 1, coins, by_coins, by_goods, worth, cards)

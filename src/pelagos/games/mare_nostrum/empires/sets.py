"""Sets of Resources: what may be offered, paid and kept."""

from itertools import combinations
from math import comb
from typing import Final

from pelagos.engine.contract import Cost, SomeOfShape
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, Ints, Menu, OneOf, SomeOf, Space
from pelagos.games.mare_nostrum.empires.ids import (
    COIN,
    COINS_AND_GOOD,
    COINS_ONLY,
    GOODS,
    GOODS_AND_COIN,
    GOODS_ONE_TWICE,
    GOODS_ONLY,
    LEGENDARY,
    ONE_RESOURCE,
    RESOURCES,
    Tile,
)


def resources(number: int) -> Cost:
    """A price in Resources; the stock is what lies behind the screen."""
    return (("resources", number),)


def kind_of(tile: Tile) -> int:
    """The good a tile counts as: an ordinary and a legendary tile are the same kind."""
    return tile if tile < GOODS else tile - LEGENDARY  # mne:1.2.a


class Goods(SomeOf):
    """A number of goods of different kinds, or with one kind exactly twice.

    `tiles` counts a hand: thirteen goods, coins, thirteen legendary goods. The value is a sorted
    tuple of tiles. An ordinary and a legendary tile of one good are the same kind.
    """  # mne:X.e mne:1.2.a

    def __init__(self, tiles: list[int], number: int, twice: bool = False) -> None:
        pile: list[int] = []
        for r, n in enumerate(tiles):
            if n and r != COIN:
                pile += [r] * n
        super().__init__("resource", pile, number, number)
        self.tiles = tiles
        self.number = number
        self.twice = twice

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.number:
            return False
        left = list(self.tiles)
        kinds = 0
        before = 0
        for v in value:
            if not isinstance(v, int) or isinstance(v, bool):
                return False
            if v == COIN or not before <= v < RESOURCES or left[v] <= 0:
                return False
            left[v] -= 1
            before = v
            kinds |= 1 << kind_of(v)
        return kinds.bit_count() == self.number - (1 if self.twice else 0)

    def _singles(self) -> list[tuple[int, ...]]:
        """For each kind at hand, the tiles that can stand for it."""
        found: list[tuple[int, ...]] = []
        for g in range(GOODS):
            ordinary, legendary = self.tiles[g], self.tiles[LEGENDARY + g]
            if ordinary and legendary:
                found.append((g, LEGENDARY + g))
            elif ordinary:
                found.append((g,))
            elif legendary:
                found.append((LEGENDARY + g,))
        return found

    def _doubles(self, single: tuple[int, ...]) -> list[tuple[int, int]]:
        """The two tiles of one kind that can stand in a set together."""
        first, *legendary = single
        found = [(first, first)] if self.tiles[first] > 1 else []
        return [*found, *[(first, tile) for tile in legendary]]

    def draw(self, rng: Rng) -> Ints:
        left = self._singles()
        taken: list[int] = []
        if self.twice:
            pairs = [(i, d) for i, s in enumerate(left) for d in self._doubles(s)]
            at, double = pairs[rng.below(len(pairs))]
            taken += double
            left.pop(at)
        while len(taken) < self.number:
            single = left.pop(rng.below(len(left)))
            taken.append(single[rng.below(len(single))])
        taken.sort()
        return tuple(taken)

    def count(self) -> int:
        heaps = self._singles()
        if not self.twice:
            return ways(heaps, self.number)
        total = 0
        for i, s in enumerate(heaps):
            doubles = len(self._doubles(s))
            if doubles:
                total += doubles * ways(heaps[:i] + heaps[i + 1 :], self.number - 2)
        return total

    def listed(self, most: int) -> list[Ints] | None:
        heaps = self._singles()
        if not self.twice:
            few = ways(heaps, self.number) <= most
            return list(one_of_each(heaps, self.number)) if few else None
        if self.count() > most:
            return None
        found: list[Ints] = []
        for i, s in enumerate(heaps):
            for double in self._doubles(s):
                for rest in one_of_each(heaps[:i] + heaps[i + 1 :], self.number - 2):
                    found.append(tuple(sorted(double + rest)))
        return found

    def shape(self) -> SomeOfShape:
        return self.narrowed()


KEPT_COINS: Final = 2
KEPT_GOODS: Final = 2


class Kept(SomeOf):
    """Up to two coins and up to two goods of different kinds."""  # mne:3.f mne:11.hanging_gardens

    def __init__(self, tiles: list[int], gardens: bool) -> None:
        pile = [COIN] * min(KEPT_COINS, tiles[COIN])
        self.gardens = gardens
        if gardens:
            pile += [r for r in range(RESOURCES) if r != COIN and tiles[r]]
        super().__init__("resource", pile, 0, min(KEPT_COINS + KEPT_GOODS, len(pile)))

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or not super().holds(value):
            return False
        goods = [kind_of(v) for v in value if v != COIN]
        return len(goods) <= KEPT_GOODS and len(set(goods)) == len(goods)

    def count(self) -> int:
        return len(self.values())

    def listed(self, most: int) -> list[Ints] | None:
        coins = self.pile.count(COIN)
        goods = [r for r in self.pile if r != COIN]
        some: list[tuple[int, ...]] = [(), *[(g,) for g in goods]]
        some += [(g, h) for g in goods for h in goods if g < h and h - g != LEGENDARY]
        found: list[Ints] = []
        for chosen in some:
            for n in range(coins + 1):
                found.append(tuple(sorted([*chosen, *[COIN] * n])))
        return found if len(found) <= most else None

    def draw(self, rng: Rng) -> Ints:
        listed = self.values()
        return listed[rng.below(len(listed))]

    def shape(self) -> SomeOfShape:
        return self.narrowed()


Paid = int | Ints
"""The one Resource that pays alone, or the goods of a set; its coins follow from the way."""


class Payment(Menu[Paid]):
    """One set for one object: first the way to make it up, then the tiles."""  # mne:3.d

    def __init__(self, tiles: list[int], number: int, ids: list[int], single: list[int]) -> None:
        super().__init__("way", ids, [])
        self.tiles = tiles
        self.number = number
        self.single = single

    def then(self, id: int) -> Space[Paid]:
        if id == COINS_ONLY:
            return NOTHING
        return OneOf("resource", self.single) if id == ONE_RESOURCE else self.goods(id)

    def goods(self, way: int) -> Goods:
        """The goods of a set made up in a way that uses goods."""
        if way == GOODS_AND_COIN:
            return Goods(self.tiles, self.number - 1)
        if way == COINS_AND_GOOD:
            return Goods(self.tiles, 1)
        return Goods(self.tiles, self.number, twice=way == GOODS_ONE_TWICE)


def tiles_paid(way: int, chosen: Paid, number: int) -> Ints:
    """The tiles a payment hands over."""
    if way == COINS_ONLY:
        return (COIN,) * number
    if isinstance(chosen, int):
        return (chosen,)
    if way == GOODS_AND_COIN:
        return (*chosen, COIN)
    if way == COINS_AND_GOOD:
        return (*chosen, *[COIN] * (number - 1))
    return chosen


def ways(heaps: list[tuple[int, ...]], number: int) -> int:
    """In how many ways one can take one tile from each of `number` different heaps of 1 or 2.

    >>> ways([(0,), (1,), (2, 16)], 2)
    5
    """
    twos = len([h for h in heaps if len(h) == 2])
    ones = len(heaps) - twos
    return sum([comb(twos, k) * comb(ones, number - k) << k for k in range(min(twos, number) + 1)])


def one_of_each(heaps: list[tuple[int, ...]], number: int) -> list[tuple[int, ...]]:
    """All sorted choices of one tile from each of `number` different heaps.

    >>> one_of_each([(0,), (1,), (2, 16)], 2)
    [(0, 1), (0, 2), (0, 16), (1, 2), (1, 16)]
    """
    tiles = sorted([tile for heap in heaps for tile in heap])
    if len(tiles) == len(heaps):
        return list(combinations(tiles, number))
    found: list[tuple[int, ...]] = []
    for chosen in combinations(tiles, number):
        kinds = 0
        for tile in chosen:
            kinds |= 1 << kind_of(tile)
        if kinds.bit_count() == number:
            found.append(chosen)
    return found


class Purse:
    """What a hand can pay."""

    def __init__(self, tiles: list[int], cleopatra: bool, hannibal: bool) -> None:
        self.coins = tiles[COIN]
        self.cleopatra = cleopatra
        self.hannibal = hannibal
        kinds, twice = 0, False
        for good in range(len(tiles) - LEGENDARY):
            number = tiles[good] + tiles[LEGENDARY + good]
            if number:
                kinds += 1
                if number > 1:
                    twice = True
        self.kinds = kinds
        self.twice = twice
        self.reach = self._reach()

    def _reach(self) -> int:
        """The size of the largest set: a Hero adds one to the coins or goods."""
        coins, kinds = self.coins, self.kinds
        largest = coins if coins > kinds else kinds
        if self.cleopatra and kinds and coins:
            return largest + 1
        if self.hannibal and self.twice and kinds >= coins:
            return kinds + 1
        return largest

    def affords(self, number: int) -> bool:
        """Whether any set of that size can be made up."""
        return number <= self.reach

    def ways(self, number: int) -> list[int]:
        """The ways in which a set of that size can be made up."""  # mne:X.e mne:3.g
        coins, kinds = self.coins, self.kinds
        found: list[int] = []
        if coins >= number:
            found.append(COINS_ONLY)
        if kinds >= number:
            found.append(GOODS_ONLY)
        if self.cleopatra:  # one tile of the other kind. mne:10.cleopatra
            if coins and kinds >= number - 1:
                found.append(GOODS_AND_COIN)
            if kinds and coins >= number - 1:
                found.append(COINS_AND_GOOD)
        if self.hannibal and self.twice and kinds >= number - 1:
            # one good used twice. mne:10.hannibal
            found.append(GOODS_ONE_TWICE)
        return found

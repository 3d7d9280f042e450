"""A second referee of civil war and piracy, written from the clauses in the plainest way."""

from collections import Counter
from itertools import permutations

from pelagos.games.civilization.board import Board
from tests.civilization.oracle import LAND, tokens
from tests.civilization.oracle_war import CITY, CITY_STOCK, has, met, strength

SHIPS = 4


class CivilWar:
    """A civil war from the nominee to the last piece replaced, on tables of its own."""

    def __init__(self, b: Board, victim: int) -> None:
        self.b = b
        self.victim = victim
        self.left = Counter({a: n for a in range(LAND) if (n := tokens(b, victim, a))})
        self.cities = {a for a in range(LAND) if b.city[a] == victim}
        self.first: Counter[int] = Counter()
        self.first_cities: set[int] = set()

    def nominees(self) -> set[int]:
        """civ:22.2.6.2 civ:22.2.6.4"""
        if has(self.b, self.victim, "philosophy"):
            return {self.by_stock()[0]}
        others = {s for s in self.b.ast if s != self.victim}
        return {s for s in others if strength(self.b, s) == 0} or others

    def by_stock(self) -> list[int]:
        return sorted(self.b.ast, key=lambda s: -self.b.stock[s])

    def breaks_out(self) -> bool:
        """civ:22.2.6.1 civ:R.33 civ:R.34"""
        return strength(self.b, self.victim) > 35 and self.nominees() != {self.victim}

    def share(self, of_nominee: bool) -> int:
        """civ:22.2.6.1 civ:22.2.6.4 civ:22.2.6.5 civ:R.52: the points to be picked now."""
        if has(self.b, self.victim, "philosophy"):
            figure = 15 if of_nominee else 0
        elif has(self.b, self.victim, "democracy"):
            figure = 30 if of_nominee else 15
        else:
            figure = 20 if of_nominee else 15
        return met(figure, self.left.total(), len(self.cities))

    def pick(self, area: int, count: int) -> int:
        """Tokens, or with 0 a city, go to the first faction; what they are worth."""
        if count:
            self.left[area] -= count
            self.first[area] += count
            return count
        self.cities.remove(area)
        self.first_cities.add(area)
        return CITY

    def hand_over(self, first: bool) -> None:
        """civ:22.2.6.1: what the victim does not keep."""
        self.lost, self.lost_cities = Counter(self.left), set(self.cities)
        if first:
            self.lost, self.lost_cities = Counter(self.first), set(self.first_cities)

    def takings(self, nominee: int) -> dict[int, tuple[int, int]]:
        """civ:22.2.6.3 civ:R.34: how many tokens and cities each replaces with their own."""
        tokens_left, cities_left = self.lost.total(), len(self.lost_cities)
        found: dict[int, tuple[int, int]] = {}
        for seat in [nominee, *[s for s in self.by_stock() if s != nominee]]:
            n = min(tokens_left, self.b.stock[seat])
            cities = min(cities_left, CITY_STOCK - self.b.city.count(seat))
            tokens_left -= n
            cities_left -= cities
            found[seat] = (n, cities)
        return found


def waters_of(b: Board, trader: int, area: int) -> set[int]:
    """The waters on which a city lies, joined as far as the owner's ships may sail."""
    waters = b.box.waters
    joined = waters.bodies[1 if has(b, trader, "astronomy") else 0]
    return {joined[berth] for berth in waters.berths(area)}


def piracy(b: Board, victim: int, trader: int) -> set[frozenset[int]]:
    """civ:22.2.11.1 civ:22.2.11.2 civ:R.38: all sets of cities that may be lost, one for each ship
    and as many as can be."""
    ships = [berth for berth in b.ships[trader * SHIPS : trader * SHIPS + SHIPS] if berth >= 0]
    joined = b.box.waters.bodies[1 if has(b, trader, "astronomy") else 0]
    coasts = {
        a: waters_of(b, trader, a)
        for a in range(LAND)
        if b.city[a] == victim and b.box.has_water[a]
    }
    found: set[frozenset[int]] = {frozenset()}
    for size in range(1, len(ships) + 1):
        for some in permutations(ships, size):
            for cities in permutations(coasts, size):
                if all(joined[s] in coasts[c] for s, c in zip(some, cities, strict=True)):
                    found.add(frozenset(cities))
    most = max(len(cities) for cities in found)
    return {cities for cities in found if len(cities) == most}

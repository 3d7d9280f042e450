"""A second referee of taxes, voyages, support and purchases, written from the clauses in the
plainest way."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import product

from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import SHIPS
from pelagos.games.civilization.waters import SECOND_COAST
from tests.civilization.oracle import owned, tokens
from tests.civilization.oracle_war import has

OTHER_COAST = "the other coast"
REVOLTS = ("take_revolting_city", "remove_revolting_city")
HOLD = 5
SPECIAL = {
    "drama_poetry": {"literacy": 20, "democracy": 10},
    "music": {"philosophy": 30},
    "architecture": {"literacy": 15, "law": 15, "democracy": 15, "philosophy": 15},
    "literacy": {"law": 25, "democracy": 25, "philosophy": 25},
}
"""civ:22.3.5 civ:22.3.6 civ:22.3.7 civ:22.3.12"""
GROUPS = {"arts": (5, "law"), "crafts": (10, "democracy"), "sciences": (20, "philosophy")}
"""civ:17.5.2: what each card of a group takes off the others, and off one of the Civics."""


# -- taxes ------------------------------------------------------------------------------------


def taxes(b: Board, rates: list[int]) -> list[tuple[int, int]]:
    """civ:6.1 civ:6.2 civ:6.4: what each seat pays, and how many of its cities revolt."""
    found = []
    for seat, rate in enumerate(rates):
        cities = list(b.city).count(seat)
        covered = min(cities, b.stock[seat] // rate)
        found.append((covered * rate, cities - covered))
    return found


class Revolt:
    """civ:6.3.1 civ:6.3.2 civ:6.3.3: the stocks after all have paid say who takes cities."""

    def __init__(self, b: Board, short: list[int]) -> None:
        seats = range(b.box.players)
        self.short = short
        self.order = sorted(seats, key=lambda s: (-b.stock[s], b.nation[s]))
        self.pieces = [9 - list(b.city).count(s) for s in seats]
        self.city = list(b.city)
        self.settled: set[int] = set()

    def question(self) -> tuple[str, int]:
        if not any(self.short):
            return "", -1
        takers = [s for s in self.order if self.pieces[s]]
        if takers:
            return "take_revolting_city", takers[0]
        return "remove_revolting_city", self.order[0]

    def cities(self) -> set[int]:
        found = {a for a, owner in enumerate(self.city) if owner >= 0 and self.short[owner]}
        return found - self.settled

    def settle(self, area: int) -> None:
        question, taker = self.question()
        self.short[self.city[area]] -= 1
        self.settled.add(area)
        if question == "take_revolting_city":
            self.pieces[taker] -= 1
            self.city[area] = taker
        else:
            self.city[area] = -1


# -- movement ---------------------------------------------------------------------------------


@cache
def borders() -> tuple[set[frozenset[str]], set[frozenset[str]], set[str]]:
    """Land borders, water borders, open seas, as the data of the board has them. The area with two
    coasts is two places for ships."""
    board = files("pelagos.games.civilization").joinpath("data/board.toml")
    data = tomllib.loads(board.read_text("utf-8"))
    lists = {kind: {frozenset(pair) for pair in pairs} for kind, pairs in data["borders"].items()}
    land, water = lists["land"] | lists["both"], lists["water"] | lists["both"]
    for area in data["land"]:
        if "coasts" in area:
            for there in area["coasts"][1]["borders"]:
                water.discard(frozenset((area["slug"], there)))
                water.add(frozenset((OTHER_COAST, there)))
    return land, water, set(data["seas"]["slugs"])


def slug(b: Board, area: int) -> str:
    return b.box.slug("area", area)


def marches(b: Board, seat: int) -> set[tuple[int, int, int]]:
    """civ:10.2: origin, goal, and the most that may go: tokens that have not moved."""
    land, _, _ = borders()
    found: set[tuple[int, int, int]] = set()
    for origin, goal in product(b.box.land, repeat=2):
        fresh = tokens(b, seat, origin) - b.moved[origin]
        if fresh > 0 and frozenset((slug(b, origin), slug(b, goal))) in land:
            found.add((origin, goal, fresh))
    return found


def berth(b: Board, seat: int, ship: int) -> str:
    where = b.ships[seat * SHIPS + ship]
    return OTHER_COAST if where == SECOND_COAST else slug(b, where)


def coasts(b: Board, seat: int, ship: int) -> set[str]:
    """civ:23.3 civ:R.55: a ship that has not sailed may leave by the other coast, if a unit of its
    owner is there or aboard."""
    here = berth(b, seat, ship)
    split = b.box.split_area
    if here not in (OTHER_COAST, slug(b, split)):
        return {here}
    unit = tokens(b, seat, split) or b.city[split] == seat or b.aboard[ship]
    whole = b.range_left[ship] == (5 if has(b, seat, "cloth_making") else 4)
    return {OTHER_COAST, slug(b, split)} if unit and whole else {here}


def near(b: Board, places: set[str], open_sea: bool) -> set[str]:
    """civ:10.6 civ:10.7 civ:10.10: over water borders, into open sea with Astronomy alone."""
    _, water, seas = borders()
    play = {slug(b, a) for a, there in enumerate(b.box.in_play) if there} | {OTHER_COAST}
    found = {p for p in play for here in places if frozenset((here, p)) in water}
    return found if open_sea else found - seas


def steps(b: Board, seat: int, ship: int) -> set[str]:
    """civ:10.6 civ:10.7 civ:10.11: one step; into open sea only with another step left."""
    left = b.range_left[ship]
    if not left:
        return set()
    astronomy = has(b, seat, "astronomy")
    found = near(b, coasts(b, seat, ship), astronomy and left > 1)
    return {_area(b, p) for p in found}


def reached(b: Board, seat: int, ship: int) -> set[str]:
    """civ:10.6 civ:10.10: the coasts within the range of a ship."""
    _, _, seas = borders()
    astronomy = has(b, seat, "astronomy")
    edge = coasts(b, seat, ship)
    found: set[str] = set()
    for _ in range(b.range_left[ship]):
        edge = near(b, edge, astronomy)
        found |= edge
    home = _area(b, berth(b, seat, ship))
    return {_area(b, p) for p in found - seas} - {home}


def _area(b: Board, place: str) -> str:
    return slug(b, b.box.split_area) if place == OTHER_COAST else place


def in_open_sea(b: Board, seat: int, ship: int) -> bool:
    return berth(b, seat, ship) in borders()[2]


def may_load(b: Board, seat: int, ship: int) -> int:
    """civ:10.5: five at most, of those there that have not moved."""
    area = _area(b, berth(b, seat, ship))
    if area in borders()[2]:
        return 0
    at = b.box.find("area", area)
    return max(0, min(HOLD - b.aboard[ship], tokens(b, seat, at) - b.moved[at]))


# -- surplus and support ----------------------------------------------------------------------


def room(b: Board, seat: int, area: int) -> int:
    """civ:13.3 civ:14.3a"""
    return b.box.limit[area] + (1 if has(b, seat, "agriculture") else 0)


def without_surplus(b: Board) -> dict[tuple[int, int], int]:
    """civ:13.1 civ:13.3: what stays, by seat and area. Where several peoples live they have fought
    until all of them fit."""
    found: dict[tuple[int, int], int] = {}
    for area in b.box.land:
        here = {s: n for s in range(b.box.players) if (n := tokens(b, s, area))}
        for seat, count in here.items():
            stays = count
            if b.city[area] >= 0:
                stays = 0
            elif len(here) == 1:
                stays = min(count, room(b, seat, area))
            found[seat, area] = stays
    return found


def to_reduce(b: Board, seat: int) -> set[int]:
    """civ:14.2 civ:14.3: which city may be reduced next, if one must be."""
    cities = {a for a in b.box.land if b.city[a] == seat}
    people = sum(tokens(b, seat, a) for a in b.box.land)
    if people >= 2 * len(cities):
        return set()
    return cities & set(b.new_cities) or cities


def after_reducing(b: Board, seat: int, area: int) -> int:
    """civ:14.3 civ:14.3a civ:14.4: the tokens in place of the city."""
    return min(b.stock[seat], room(b, seat, area))


# -- cards ------------------------------------------------------------------------------------


def draws(b: Board, seat: int) -> list[int]:
    """civ:15.1 civ:15.3 civ:15.4: the stacks he draws from, from the first up."""
    return [s for s in range(list(b.city).count(seat)) if b.stacks[s]]


def drawing_order(b: Board) -> list[int]:
    """civ:15.2 civ:15.7: fewest cities first, those who draw a card or can buy one."""
    cities = {seat: list(b.city).count(seat) for seat in b.ast}
    waiting = [s for s in b.ast if draws(b, s) or (b.treasury[s] >= 18 and b.stacks[8])]
    return sorted(waiting, key=lambda s: (cities[s], b.nation[s]))


def price(b: Board, seat: int, card: int) -> int:
    """civ:17.5.1 civ:17.11 civ:17.12 civ:17.18"""
    name = b.box.slug("card", card)
    left = b.box.price[card]
    for other in owned(b, seat):
        left -= max([0, *credits(b, other, name, groups(b, card))])
    return max(0, left)


def credits(b: Board, other: int, name: str, of: set[str]) -> list[int]:
    """The credits of a card owned for another; only one of them counts."""
    found = [SPECIAL.get(b.box.slug("card", other), {}).get(name, 0)]
    for group in groups(b, other) & set(GROUPS):
        worth, civic = GROUPS[group]
        found += [worth] if group in of or civic == name else []
    return found


def groups(b: Board, card: int) -> set[str]:
    return {b.box.slug("group", group) for group in b.box.groups[card]}


def purchases(b: Board, seat: int, basket: set[int]) -> set[int]:
    """civ:17.2 civ:17.7 civ:17.16 civ:17.17: what may still be taken along."""
    have = set(owned(b, seat)) | basket
    kinds = len(b.box.value)
    hand = b.hands[seat * kinds : (seat + 1) * kinds]
    means = b.treasury[seat] + sum(n * n * v for n, v in zip(hand, b.box.value, strict=True))
    means -= sum(price(b, seat, card) for card in basket)
    law = has(b, seat, "law")
    return {
        card
        for card in range(len(b.box.price))
        if card not in have
        and len(have) < 11
        and b.supply[card]
        and price(b, seat, card) <= means
        and (law or b.box.slug("card", card) not in ("democracy", "philosophy"))
    }

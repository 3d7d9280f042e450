"""Phase 7: city construction; phase 8: surplus population and the support of cities."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.refusals import building_refusal, support_refusal
from pelagos.games.civilization.things import LAND

CITY_BUILT: Final = EventKind("city_built", "area:area", clause="civ:12.2")
SURPLUS_REMOVED: Final = EventKind("surplus_removed", "count:number", clause="civ:13.1")
CITY_REDUCED: Final = EventKind("city_reduced", "area:area", "count:number", clause="civ:14.3")

SUPPORT: Final = 2


def buildable(b: Board, seat: int) -> list[int]:
    """Areas with enough tokens for a city. civ:12.1 civ:12.2"""
    first = seat * LAND
    tokens, city, cost = b.tokens, b.city, b.box.city_cost
    return [a for a in b.homes[seat] if tokens[first + a] >= cost[a] and city[a] < 0]


class BeginBuilding(Do[Board]):
    def do(self, b: Board) -> None:
        b.pending = tuple([s for s in b.ast if b.city_pieces(s) and buildable(b, s)])


class BuildCities(Ask[Board, tuple[int, ...]]):
    """Six tokens on a site, twelve elsewhere, become a city; at most nine cities. civ:12.2
    civ:12.3 civ:12.4 civ:S.7"""

    name = "build_cities"
    clause = "civ:12.2"

    def who(self, b: Board) -> list[int]:
        return list(b.pending[:1])

    def choices(self, b: Board, seat: int) -> Space:
        areas = buildable(b, seat)
        return SomeOf("area", areas, 0, min(len(areas), b.city_pieces(seat)))

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return building_refusal(b, seat, value)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.pending = tuple([s for s in b.pending if s != seat])
        for area in value:
            b.remove(seat, area, b.box.city_cost[area])
            b.found_city(seat, area)
            b.tell(CITY_BUILT, seat, area)
        b.new_cities = (*b.new_cities, *value)


class RemoveSurplus(Do[Board]):
    """Nobody beside a city, elsewhere no more than the limit; one more for a lone holder of
    Agriculture. Ships do not count. civ:13.1 civ:13.2 civ:13.3 civ:S.8a civ:L.3"""

    clause = "civ:13.1"

    def do(self, b: Board) -> None:
        crowd, limit, city = b.crowd, b.box.limit, b.city
        lost = [0] * b.box.players
        for area in [a for a in b.box.land if crowd[a] and (crowd[a] > limit[a] or city[a] >= 0)]:
            here = b.tokens[area::LAND]
            if city[area] >= 0:
                surplus = here
            elif crowd[area] in here:
                seat = here.index(crowd[area])
                surplus = [0] * seat + [max(0, crowd[area] - b.capacity(seat, area))]
            else:
                continue
            for seat, n in enumerate(surplus):
                if n:
                    b.remove(seat, area, n)
                    lost[seat] += n
        for seat in b.ast:
            if lost[seat]:
                b.tell(SURPLUS_REMOVED, seat, lost[seat])


def supportable(b: Board, seat: int) -> bool:
    """Whether there are two tokens on the board for every city. civ:14.2"""
    return b.people[seat] >= SUPPORT * b.cities[seat]


class SupportCities(Ask[Board, int]):
    """He reduces cities of his choice until the rest is supported, those built this round first.
    civ:14.1 civ:14.2 civ:14.3 civ:14.4 civ:14.5 civ:R.18 civ:19.8 civ:S.8b civ:S.12c"""

    name = "support_cities"
    clause = "civ:14.2"

    def who(self, b: Board) -> list[int]:
        for seat in b.ast:
            if not supportable(b, seat):
                return [seat]
        return []

    def choices(self, b: Board, seat: int) -> Space:
        cities = b.cities_of(seat)
        new = [a for a in cities if a in b.new_cities]
        return OneOf("area", new or cities)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return support_refusal(b, seat, value)

    def answer(self, b: Board, seat: int, value: int) -> None:
        reduce_city(b, value)


def reduce_city(b: Board, area: int) -> None:
    """The city goes to stock; tokens take its place, as many as the area holds and the stock has.
    civ:14.3 civ:14.3a civ:R.19 civ:14.4 civ:L.4"""
    seat = b.city[area]
    b.lose_city(area)
    count = min(b.stock[seat], b.capacity(seat, area))
    b.place(seat, area, count)
    b.tell(CITY_REDUCED, seat, area, count)

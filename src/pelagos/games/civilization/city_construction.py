"""Phase 7: city construction."""

from typing import Final

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.answer_parts import numbers
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import LAND

CITY_BUILT: Final = EventKind("city_built", "area:area", clause="civ:12.2")


def buildable(b: Board, seat: int) -> list[int]:
    """Areas with enough tokens for a city."""  # civ:12.1 civ:12.2
    first = seat * LAND
    tokens, city, cost = b.tokens, b.city, b.box.city_cost
    return [a for a in b.homes[seat] if tokens[first + a] >= cost[a] and city[a] < 0]


class BeginBuilding(Do[Board]):
    """A player with a city piece and enough tokens for a city in some area has to decide."""

    def do(self, b: Board) -> None:
        b.pending = tuple([s for s in b.ast if b.city_pieces(s) and buildable(b, s)])


class BuildCities(Ask[Board, tuple[int, ...]]):
    """Six tokens on a site, twelve elsewhere, become a city; at most nine cities."""

    # civ:12.2 civ:12.3 civ:12.4 civ:S.7

    name = "build_cities"
    clause = "civ:12.2"

    def who(self, b: Board) -> list[int]:
        return list(b.pending[:1])

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        areas = buildable(b, seat)
        return SomeOf("area", areas, 0, min(len(areas), b.city_pieces(seat)))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [
            Fact("pieces", "number", b.city_pieces(seat)),
            Fact("cities", "number", b.cities[seat]),
            Fact("tokens", "number", b.people[seat]),
        ]

    def price(self, b: Board, seat: int, value: tuple[int, ...]) -> Cost:
        """Six tokens on a site, twelve elsewhere."""  # civ:12.2
        tokens = sum([b.box.city_cost[area] for area in value])
        return (("tokens", tokens),) if tokens else FREE

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, ...]]:
        return [(area,) for area in b.homes[seat]]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: a city stands there, no piece is left, the tokens do not suffice."""
        areas = numbers(value)
        if any([0 <= a < LAND and b.city[a] >= 0 for a in areas]):
            return "civ:12.1"
        return "civ:12.3" if len(areas) > b.city_pieces(seat) else "civ:12.2"

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.pending = tuple([s for s in b.pending if s != seat])
        for area in value:
            b.remove(seat, area, b.box.city_cost[area])
            b.found_city(seat, area)
            b.tell(CITY_BUILT, seat, area)
        b.new_cities = (*b.new_cities, *value)

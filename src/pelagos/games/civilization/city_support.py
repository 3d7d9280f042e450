"""Phase 8: city support: two tokens for each city, or it is reduced."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.civilization.answer_parts import number
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import (
    LAND,
    Area,
)

CITY_REDUCED: Final = EventKind("city_reduced", "area:area", "count:number", clause="civ:14.3")

SUPPORT: Final = 2


def supportable(b: Board, seat: int) -> bool:
    """Whether there are two tokens on the board for every city."""  # civ:14.2
    return b.people[seat] >= SUPPORT * b.cities[seat]


def shortage(b: Board, seat: int) -> list[Fact]:
    """How many tokens are lacking to support all cities."""  # civ:14.2
    return [Fact("tokens", "number", SUPPORT * b.cities[seat] - b.people[seat])]


class SupportCities(Ask[Board, int]):
    """The owner reduces cities until the rest are supported, those built this round first. That is
    looked at after the surplus is removed and after the calamities, and at no other time.
    """

    # civ:14.1 civ:14.2 civ:14.3 civ:14.4 civ:14.5 civ:R.18 civ:19.8 civ:S.8b civ:S.12c

    name = "support_cities"
    clause = "civ:14.2"

    def who(self, b: Board) -> list[int]:
        for seat in b.ast:
            if not supportable(b, seat):
                return [seat]
        return []

    def choices(self, b: Board, seat: int) -> Space[int]:
        cities = b.cities_of(seat)
        new = [a for a in cities if a in b.new_cities]
        return OneOf("area", new or cities)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return shortage(b, seat)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return b.cities_of(seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Either an old city while a new one stands, or none of their own."""
        area = number(value)
        own = 0 <= area < LAND and b.city[area] == seat
        return "civ:14.3" if own else "civ:14.2"

    def answer(self, b: Board, seat: int, value: int) -> None:
        reduce_city(b, value)


def reduce_city(b: Board, area: Area) -> None:
    """The city goes to stock; tokens take its place, as many as area and stock allow."""
    # civ:14.3 civ:14.3a civ:R.19 civ:14.4 civ:L.4
    seat = b.city[area]
    b.lose_city(area)
    count = min(b.stock[seat], b.capacity(seat, area))
    b.place(seat, area, count)
    b.tell(CITY_REDUCED, seat, area, count)

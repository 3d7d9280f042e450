"""Cities that the victim of a calamity must reduce."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.city_support import reduce_city
from pelagos.games.civilization.ids import Calamity


class ReduceOwnCities(Ask[Board, int]):
    """The victim chooses freely, old cities or new."""  # civ:22.2.9.4 civ:R.54 civ:22.2.10.1

    def __init__(self, name: str, clause: str, calamity: Calamity) -> None:
        self.name = name
        self.clause = clause
        self.calamity: Final = calamity

    def who(self, b: Board) -> list[int]:
        return [b.victims[self.calamity]] if b.losses_left else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", b.cities_of(seat))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "number", b.losses_left)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        reduce_city(b, value)
        b.losses_left = 0 if b.spared(seat) else b.losses_left - 1

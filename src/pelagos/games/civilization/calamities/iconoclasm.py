"""Iconoclasm and Heresy (8, brown): cities are reduced, foreign ones too."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.common import EndCalamity, Strike
from pelagos.games.civilization.calamities.reduction import ReduceOwnCities
from pelagos.games.civilization.city_support import reduce_city
from pelagos.games.civilization.ids import (
    CITY,
    ICONOCLASM,
    LAW,
    NONE,
    PHILOSOPHY,
)

CITIES_LOST: Final = 4
LOST_WITH_LAW: Final = 3
LOST_WITH_PHILOSOPHY: Final = 2
OTHERS_CITIES: Final = 2


class BeginIconoclasm(Do[Board]):
    """The victim reduces 4 of their cities; 3 with Law, 2 with Philosophy."""

    # civ:22.2.10.1 civ:22.2.10.2 civ:22.2.10.3 civ:22.3.17

    def do(self, b: Board) -> None:
        victim = b.victims[ICONOCLASM]
        lost = CITIES_LOST
        if b.holds(victim, PHILOSOPHY):
            lost = LOST_WITH_PHILOSOPHY
        elif b.holds(victim, LAW):
            lost = LOST_WITH_LAW
        b.losses_left = 0 if b.spared(victim) else min(lost, b.cities[victim])


class BeginHeresy(Do[Board]):
    """Then two cities of others."""

    def do(self, b: Board) -> None:
        b.losses_left = OTHERS_CITIES


class SpreadHeresy(Ask[Board, tuple[int, int | tuple[()]]]):
    """The victim has up to two cities of others reduced, as they like: none of a holder of
    Philosophy, at most one of a holder of Law; also of the player who traded them the card.
    """  # civ:22.2.10.4 civ:R.37

    name = "spread_heresy"
    clause = "civ:22.2.10.4"

    def _cities(self, b: Board) -> list[int]:
        """The cities that may still be reduced."""
        victim = b.victims[ICONOCLASM]
        found: list[int] = []
        for a in b.box.land:
            owner = b.city[a]
            if owner < 0 or owner == victim or b.holds(owner, PHILOSOPHY) or b.spared(owner):
                continue
            if owner in b.struck and b.holds(owner, LAW):
                continue
            found.append(a)
        return found

    def who(self, b: Board) -> list[int]:
        return [b.victims[ICONOCLASM]] if b.losses_left and self._cities(b) else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        return Menu("verb", [CITY, NONE], [OneOf("area", self._cities(b)), NOTHING])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "number", b.losses_left)]

    def answer(self, b: Board, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        _, area = value
        if isinstance(area, int):
            b.losses_left -= 1
            b.struck = (*b.struck, b.city[area])
            reduce_city(b, area)
        else:
            b.losses_left = 0


ICONOCLASM_STRIKES = Phase(
    "iconoclasm_heresy",
    [
        Strike(ICONOCLASM),
        BeginIconoclasm(),
        ReduceOwnCities("reduce_by_iconoclasm", "civ:22.2.10.1", ICONOCLASM),
        BeginHeresy(),
        SpreadHeresy(),
        EndCalamity(ICONOCLASM),
    ],
)

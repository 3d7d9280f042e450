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

OTHERS_CITIES: Final = 2


class BeginIconoclasm(Do[Board]):
    """Four cities; three with Law, two with Philosophy. civ:22.2.10.1 civ:22.2.10.2
    civ:22.2.10.3 civ:22.3.17"""

    def do(self, b: Board) -> None:
        victim = b.victims[ICONOCLASM]
        lost = 2 if b.holds(victim, PHILOSOPHY) else 3 if b.holds(victim, LAW) else 4
        b.picks = 0 if b.spared(victim) else min(lost, b.cities[victim])


class BeginHeresy(Do[Board]):
    def do(self, b: Board) -> None:
        b.picks = OTHERS_CITIES


class SpreadHeresy(Ask[Board, tuple[int, object]]):
    """Up to two foreign cities of his choice: none of a holder of Philosophy, one of a holder of
    Law; the trader is as open to it as anybody. civ:22.2.10.4 civ:R.37"""

    name = "spread_heresy"
    clause = "civ:22.2.10.4"

    def _cities(self, b: Board) -> list[int]:
        victim = b.victims[ICONOCLASM]
        found: list[int] = []
        for a in b.box.land:
            owner = b.city[a]
            if owner < 0 or owner == victim or b.holds(owner, PHILOSOPHY) or b.spared(owner):
                continue
            if owner in b.pending and b.holds(owner, LAW):
                continue
            found.append(a)
        return found

    def who(self, b: Board) -> list[int]:
        return [b.victims[ICONOCLASM]] if b.picks and self._cities(b) else []

    def choices(self, b: Board, seat: int) -> Space:
        return Menu("verb", [CITY, NONE], [OneOf("area", self._cities(b)), NOTHING])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "number", b.picks)]

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        area = value[1]
        if isinstance(area, int):
            b.picks -= 1
            b.pending = (*b.pending, b.city[area])
            reduce_city(b, area)
        else:
            b.picks = 0


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

"""Civil Disorder (7, brown): all but a few cities are reduced."""

from typing import Final

from pelagos.engine.steps import Do, Phase
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.common import EndCalamity, Strike
from pelagos.games.civilization.calamities.reduction import ReduceOwnCities
from pelagos.games.civilization.ids import (
    CIVIL_DISORDER,
    DEMOCRACY,
    LAW,
)

CITIES_KEPT: Final = 4
KEPT_WITH_LAW: Final = 5
KEPT_WITH_DEMOCRACY: Final = 6


class BeginDisorder(Do[Board]):
    """The victim reduces all their cities but 4; but 5 with Law, 6 with Democracy."""

    # civ:22.2.9.1 civ:22.2.9.2 civ:22.2.9.3 civ:22.3.15 civ:22.3.16

    def do(self, b: Board) -> None:
        victim = b.victims[CIVIL_DISORDER]
        kept = CITIES_KEPT
        if b.holds(victim, DEMOCRACY):
            kept = KEPT_WITH_DEMOCRACY
        elif b.holds(victim, LAW):
            kept = KEPT_WITH_LAW
        b.losses_left = 0 if b.spared(victim) else max(0, b.cities[victim] - kept)


CIVIL_DISORDER_STRIKES = Phase(
    "civil_disorder",
    [
        Strike(CIVIL_DISORDER),
        BeginDisorder(),
        ReduceOwnCities("reduce_by_disorder", "civ:22.2.9.4", CIVIL_DISORDER),
        EndCalamity(CIVIL_DISORDER),
    ],
)

"""The Chimera uses the power of any discarded creature, so all powers are listed here. cy:18.4"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.cyclops import CYCLOPS_POWER
from pelagos.games.cyclades.creature_powers.decisions import FIRST, NONE_OPEN, ask_for_target
from pelagos.games.cyclades.creature_powers.dryad import DRYAD_POWER
from pelagos.games.cyclades.creature_powers.figures import FIGURE_POWER
from pelagos.games.cyclades.creature_powers.giant import GIANT_POWER
from pelagos.games.cyclades.creature_powers.griffon import GRIFFON_POWER
from pelagos.games.cyclades.creature_powers.harpy import HARPY_POWER
from pelagos.games.cyclades.creature_powers.kraken import KRAKEN_POWER
from pelagos.games.cyclades.creature_powers.moirae import MOIRAE_POWER
from pelagos.games.cyclades.creature_powers.pegasus import PEGASUS_POWER
from pelagos.games.cyclades.creature_powers.satyr import SATYR_POWER
from pelagos.games.cyclades.creature_powers.siren import SIREN_POWER
from pelagos.games.cyclades.creature_powers.sphinx import SPHINX_POWER
from pelagos.games.cyclades.creature_powers.sylph import SYLPH_POWER
from pelagos.games.cyclades.events import COPIED


class BeginChimera(Do[Board]):
    """The Chimera needs a discarded creature."""

    clause = "cy:18.4"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(b.discards) > 0)


class ChooseDiscarded(Ask[Board, int]):
    """The Chimera uses the power of a discarded creature at no further price."""  # cy:18.4

    name = "chimera_copy"
    clause = "cy:18.4"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("creature", list(b.discards))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = NONE_OPEN
        b.copied = value
        b.discards = tuple([c for c in b.discards if c != value])
        b.tell(COPIED, seat, value)
        b.call(POWERS[value])


CHIMERA_POWER: Final = Phase("chimera", [BeginChimera(), ChooseDiscarded()])

POWERS: list[Phase] = [
    SIREN_POWER,
    PEGASUS_POWER,
    GIANT_POWER,
    CHIMERA_POWER,
    CYCLOPS_POWER,
    SPHINX_POWER,
    SYLPH_POWER,
    HARPY_POWER,
    GRIFFON_POWER,
    MOIRAE_POWER,
    SATYR_POWER,
    DRYAD_POWER,
    KRAKEN_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
]
"""By creature."""

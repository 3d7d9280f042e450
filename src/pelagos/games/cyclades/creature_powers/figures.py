"""Minotaur, Chiron, Medusa, Polyphemus: figures that stand on islands for a while.

Their power works for and against everybody, the summoner too.
"""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase, While
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.conquest import remove_figure
from pelagos.games.cyclades.creature_powers.decisions import FIRST, NONE_OPEN, AlwaysHasTarget
from pelagos.games.cyclades.creature_powers.polyphemus import PUSH, PUSHING, is_pushing, stacks
from pelagos.games.cyclades.events import (
    FIGURE_PLACED,
    FIGURES_CLASHED,
)
from pelagos.games.cyclades.ids import POLYPHEMUS


def remove_due_figures(b: Board, seat: int) -> None:
    """A summoner's figures leave when they act in a later round."""  # cy:8.7 cy:18.20
    for creature in b.figures_of(seat):
        if b.figure_since(creature) < b.round:
            remove_figure(b, creature)


class PlaceFigure(Ask[Board, int]):
    """On any island, whoever owns it; if another figure stands there, both go."""

    # cy:18.17 cy:18.18

    name = "place_figure"
    clause = "cy:18.17"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("creature", "creature", b.power())]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", b.box.all_islands)

    def answer(self, b: Board, seat: int, value: int) -> None:
        creature = b.power()
        other = b.figure_on(value)
        b.open_decision = NONE_OPEN
        if other >= 0:
            b.tell(FIGURES_CLASHED, seat, creature, other, value)
            b.clear_figure(other)
            return
        b.set_figure(creature, value, seat)
        b.tell(FIGURE_PLACED, seat, creature, value)
        if creature == POLYPHEMUS and stacks(b):
            b.open_decision = PUSHING


FIGURE_POWER: Final = Phase("figure", [AlwaysHasTarget(), PlaceFigure(), While(is_pushing, PUSH)])

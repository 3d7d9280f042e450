"""Minotaur, Chiron, Medusa, Polyphemus: figures that stand on islands for a while."""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase, While
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.conquest import remove_figure
from pelagos.games.cyclades.events import (
    FIGURE_PLACED,
    FIGURES_CLASHED,
    FLEETS_DESTROYED,
    PUSHED,
)
from pelagos.games.cyclades.ids import ISLAND_FIGURES, MINOTAUR, POLYPHEMUS
from pelagos.games.cyclades.powers.stages import FIRST, NONE_OPEN, SECOND, Always

PUSHING: Final = SECOND


def remove_due_figures(b: Board, seat: int) -> None:
    """A summoner's figures leave when he acts in a later round. cy:8.7 cy:18.20"""
    for n in range(ISLAND_FIGURES):
        if b.figures[n] >= 0 and b.figures[4 + n] == seat and b.figures[8 + n] < b.round:
            remove_figure(b, MINOTAUR + n)


class PlaceFigure(Ask[Board, int]):
    """On any island, anybody's; where another figure stands, both go. cy:18.17 cy:18.18"""

    name = "place_figure"
    clause = "cy:18.17"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", b.box.all_islands)

    def answer(self, b: Board, seat: int, value: int) -> None:
        creature = b.power()
        other = b.figure_on(value)
        b.stage = NONE_OPEN
        if other >= 0:
            b.tell(FIGURES_CLASHED, seat, creature, other, value)
            b.clear_figure(other)
            return
        b.set_figure(creature, value, seat)
        b.tell(FIGURE_PLACED, seat, creature, value)
        if creature == POLYPHEMUS and stacks(b):
            b.stage = PUSHING


def stacks(b: Board) -> list[int]:
    """The stacks of fleets next to Polyphemus' island. cy:18.24"""
    return [s for s in b.box.neighbours[b.figure_island(POLYPHEMUS)] if b.units[s]]


def shelters(b: Board, sea: int) -> list[int]:
    """Where a stack may be pushed: one step, not next to the island. cy:18.24 cy:18.27"""
    holder, owner = b.holder, b.holder[sea]
    return [s for s in b.open_neighbours(sea) if holder[s] == -1 or holder[s] == owner]


class ChooseStack(Ask[Board, int]):
    """The summoner chooses the order; a stack with no way out is destroyed. cy:18.25 cy:18.26"""

    name = "push_stack"
    clause = "cy:18.25"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == PUSHING and b.picked < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", stacks(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        if shelters(b, value):
            b.picked = value
            return
        count = b.units[value]
        b.tell(FLEETS_DESTROYED, b.holder[value], count, value)
        b.lose_units(value, count)
        if not stacks(b):
            b.stage = NONE_OPEN


class ChooseShelter(Ask[Board, int]):
    """Where the stack goes, as the summoner likes, or by option its owner. cy:18.25 cy:22.1"""

    name = "push_to"
    clause = "cy:18.25"

    def who(self, b: Board) -> list[int]:
        if b.picked < 0:
            return []
        return [b.holder[b.picked] if b.box.owner_pushes else b.seat]

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", shelters(b, b.picked))

    def answer(self, b: Board, seat: int, value: int) -> None:
        sea = b.picked
        owner, count = b.holder[sea], b.units[sea]
        b.picked = -1
        b.take_units(sea, count)
        b.place_units(value, owner, count)
        b.tell(PUSHED, owner, count, sea, value)
        if not stacks(b):
            b.stage = NONE_OPEN


def is_pushing(b: Board) -> bool:
    return b.stage == PUSHING


PUSH: Final = Phase("push", [ChooseStack(), ChooseShelter()])
FIGURE_POWER: Final = Phase("figure", [Always(), PlaceFigure(), While(is_pushing, PUSH)])

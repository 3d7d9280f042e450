"""Polyphemus drives all fleets from around his island. cy:18.24"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.stages import NONE_OPEN, SECOND
from pelagos.games.cyclades.events import (
    FLEETS_DESTROYED,
    PUSHED,
)
from pelagos.games.cyclades.ids import POLYPHEMUS

PUSHING: Final = SECOND


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

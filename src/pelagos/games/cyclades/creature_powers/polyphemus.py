"""Polyphemus drives all fleets from around his island. cy:18.24"""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import NONE_OPEN, SECOND
from pelagos.games.cyclades.events import (
    FLEETS_DESTROYED,
    PUSHED,
)
from pelagos.games.cyclades.ids import (
    POLYPHEMUS,
    Sea,
)

PUSHING: Final = SECOND


def stacks(b: Board) -> list[int]:
    """The stacks of fleets next to Polyphemus' island."""  # cy:18.24
    return [s for s in b.box.neighbours[b.figure_island(POLYPHEMUS)] if b.units[s]]


def shelters(b: Board, sea: Sea) -> list[int]:
    """Where a stack may be pushed: one step, not next to the island."""  # cy:18.24 cy:18.27
    holder, owner = b.holder, b.holder[sea]
    return [s for s in b.open_neighbours(sea) if holder[s] == -1 or holder[s] == owner]


class ChooseStack(Ask[Board, int]):
    """The summoner chooses the order; a stack with no way out is destroyed."""  # cy:18.25 cy:18.26

    name = "push_stack"
    clause = "cy:18.25"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == PUSHING and b.picked_target < 0 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", stacks(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        if shelters(b, value):
            b.picked_target = value
            return
        count = b.units[value]
        b.tell(FLEETS_DESTROYED, b.holder[value], count, value)
        b.lose_units(value, count)
        if not stacks(b):
            b.open_decision = NONE_OPEN


class ChooseShelter(Ask[Board, int]):
    """The summoner or, by an option, the owner says where the stack goes."""  # cy:18.25 cy:22.1

    name = "push_to"
    clause = "cy:18.25"

    def who(self, b: Board) -> list[int]:
        if b.picked_target < 0:
            return []
        # As an option the owner of the fleets says where they go. cy:18.29
        return [b.holder[b.picked_target] if b.box.owner_pushes else b.seat]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", shelters(b, b.picked_target))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("region", "region", b.picked_target)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        sea = b.picked_target
        owner, count = b.holder[sea], b.units[sea]
        b.picked_target = -1
        b.take_units(sea, count)
        b.place_units(value, owner, count)
        b.tell(PUSHED, owner, count, sea, value)
        if not stacks(b):
            b.open_decision = NONE_OPEN


def is_pushing(b: Board) -> bool:
    """Whether stacks of fleets are still to be pushed away."""
    return b.open_decision == PUSHING


PUSH: Final = Phase("push", [ChooseStack(), ChooseShelter()])

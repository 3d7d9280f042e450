"""The Cyclops replaces a building. cy:18.5"""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
    SECOND,
    ask_for_target,
)
from pelagos.games.cyclades.events import TILE_REPLACED
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    Building,
)
from pelagos.games.cyclades.metropolises import found_if_due
from pelagos.games.cyclades.spaces import Slots


def other_types(b: Board, building: Building) -> list[int]:
    """What a tile may be replaced by, as far as the supply goes."""  # cy:20.2
    return [t for t in range(BUILDING_TYPES) if t != building and b.tiles_left(t)]


def replaceable(b: Board) -> list[int]:
    """The summoner's tiles that another type can replace."""
    holder, where, seat = b.holder, b.box.slot_island, b.seat
    return [
        s
        for s, tile in enumerate(b.tiles)
        if tile >= 0 and holder[where[s]] == seat and other_types(b, tile)
    ]


class BeginCyclops(Do[Board]):
    """The Cyclops needs a building of the summoner."""

    clause = "cy:18.5"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(replaceable(b)) > 0)


class ChooseOldTile(Ask[Board, tuple[int, int]]):
    """The Cyclops rebuilds one of the summoner's tiles."""  # cy:18.5

    name = "cyclops_tile"
    clause = "cy:18.5"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Slots(replaceable(b), b)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        _, b.picked_target = value
        b.open_decision = SECOND


class ChooseNewType(Ask[Board, int]):
    """In the same slot, a tile of another type; it may complete a set."""  # cy:18.5

    name = "cyclops_type"
    clause = "cy:18.5"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == SECOND else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("building", other_types(b, b.tiles[b.picked_target]))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("region", "region", b.box.slot_island[b.picked_target])]

    def answer(self, b: Board, seat: int, value: int) -> None:
        slot = b.picked_target
        b.picked_target = -1
        b.open_decision = NONE_OPEN
        b.tell(TILE_REPLACED, seat, b.tiles[slot], value, b.box.slot_island[slot])
        b.remove_tile(slot)
        b.tiles[slot] = value
        found_if_due(b, seat)


CYCLOPS_POWER: Final = Phase("cyclops", [BeginCyclops(), ChooseOldTile(), ChooseNewType()])

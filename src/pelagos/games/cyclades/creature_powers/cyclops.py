"""The Cyclops replaces a building. cy:18.5"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.stages import FIRST, NONE_OPEN, SECOND, open_first
from pelagos.games.cyclades.events import TILE_REPLACED
from pelagos.games.cyclades.ids import BUILDING_TYPES
from pelagos.games.cyclades.metropolises import develop
from pelagos.games.cyclades.spaces import Slots


def other_types(b: Board, building: int) -> list[int]:
    """What a tile may be replaced by, as far as the supply goes. cy:20.2"""
    return [t for t in range(BUILDING_TYPES) if t != building and b.tiles_left(t)]


def replaceable(b: Board) -> list[int]:
    holder, where, seat = b.holder, b.box.slot_island, b.seat
    return [
        s
        for s, tile in enumerate(b.tiles)
        if tile >= 0 and holder[where[s]] == seat and other_types(b, tile)
    ]


class BeginCyclops(Do[Board]):
    clause = "cy:18.5"

    def do(self, b: Board) -> None:
        open_first(b, len(replaceable(b)) > 0)


class ChooseOldTile(Ask[Board, tuple[int, int]]):
    """The Cyclops rebuilds one of the summoner's tiles. cy:18.5"""

    name = "cyclops_tile"
    clause = "cy:18.5"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return Slots(replaceable(b), b)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        b.picked = value[1]
        b.stage = SECOND


class ChooseNewType(Ask[Board, int]):
    """In the same slot, a tile of another type; it may complete a set. cy:18.5"""

    name = "cyclops_type"
    clause = "cy:18.5"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == SECOND else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("building", other_types(b, b.tiles[b.picked]))

    def answer(self, b: Board, seat: int, value: int) -> None:
        slot = b.picked
        b.picked = -1
        b.stage = NONE_OPEN
        b.tell(TILE_REPLACED, seat, b.tiles[slot], value, b.box.slot_island[slot])
        b.remove_tile(slot)
        b.tiles[slot] = value
        develop(b, seat)


CYCLOPS_POWER: Final = Phase("cyclops", [BeginCyclops(), ChooseOldTile(), ChooseNewType()])

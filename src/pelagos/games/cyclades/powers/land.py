"""Pegasus, Giant, Cyclops, Harpy."""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.armies import flight_space, march
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import ARMY_SNATCHED, TILE_DESTROYED, TILE_REPLACED
from pelagos.games.cyclades.ids import BUILDING_TYPES, CHIRON
from pelagos.games.cyclades.journeys import Slots
from pelagos.games.cyclades.metropolis import develop
from pelagos.games.cyclades.powers.stages import FIRST, NONE_OPEN, SECOND, open_first
from pelagos.games.cyclades.refusals import flight_refusal


class BeginPegasus(Do[Board]):
    clause = "cy:18.2"

    def do(self, b: Board) -> None:
        open_first(b, len(flight_space(b, b.seat).ids) > 0)


class Fly(Ask[Board, tuple[int, tuple[int, int]]]):
    """Armies of one island land on any other, without fleets. cy:18.2"""

    name = "pegasus_flight"
    clause = "cy:18.2"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return flight_space(b, seat)

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        origin, (count, to) = value
        b.stage = NONE_OPEN
        march(b, seat, origin, count, to)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return flight_refusal(b, seat, value)


def exposed_tiles(b: Board) -> list[int]:
    """Every building tile that is not on Chiron's island. cy:18.3 cy:18.22 cy:16.11"""
    shielded, where = b.figure_island(CHIRON), b.box.slot_island
    return [s for s, tile in enumerate(b.tiles) if tile >= 0 and where[s] != shielded]


class BeginGiant(Do[Board]):
    clause = "cy:18.3"

    def do(self, b: Board) -> None:
        open_first(b, len(exposed_tiles(b)) > 0)


class Crush(Ask[Board, tuple[int, int]]):
    """The Giant destroys one building of anybody. cy:18.3"""

    name = "giant_target"
    clause = "cy:18.3"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return Slots(exposed_tiles(b), b)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        b.stage = NONE_OPEN
        island, slot = value
        b.tell(TILE_DESTROYED, seat, b.tiles[slot], island)
        b.remove_tile(slot)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        island = value[0] if isinstance(value, tuple) and value else -1
        return "cy:18.22" if island == b.figure_island(CHIRON) >= 0 else self.clause


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


def exposed_armies(b: Board) -> list[int]:
    """Islands with an opponent's army and without Chiron. cy:18.8 cy:18.22"""
    shielded, seat = b.figure_island(CHIRON), b.seat
    return [i for i in b.box.all_islands if b.units[i] and b.holder[i] != seat and i != shielded]


class BeginHarpy(Do[Board]):
    clause = "cy:18.8"

    def do(self, b: Board) -> None:
        open_first(b, len(exposed_armies(b)) > 0)


class Snatch(Ask[Board, int]):
    """The Harpy carries off one army; the island stays its owner's. cy:18.8"""

    name = "harpy_target"
    clause = "cy:18.8"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", exposed_armies(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        b.tell(ARMY_SNATCHED, seat, value, b.holder[value])
        b.lose_units(value, 1)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "cy:18.22" if value == b.figure_island(CHIRON) >= 0 else self.clause


PEGASUS_POWER: Final = Phase("pegasus", [BeginPegasus(), Fly()])
GIANT_POWER: Final = Phase("giant", [BeginGiant(), Crush()])
CYCLOPS_POWER: Final = Phase("cyclops", [BeginCyclops(), ChooseOldTile(), ChooseNewType()])
HARPY_POWER: Final = Phase("harpy", [BeginHarpy(), Snatch()])

"""The Giant destroys a building. cy:18.3"""

from typing import Final

from pelagos.engine.spaces import Space, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import FIRST, NONE_OPEN, ask_for_target
from pelagos.games.cyclades.events import TILE_DESTROYED
from pelagos.games.cyclades.ids import CHIRON
from pelagos.games.cyclades.spaces import Slots


def exposed_tiles(b: Board) -> list[int]:
    """Every building tile that is not on Chiron's island."""  # cy:18.3 cy:18.22 cy:16.11
    shielded, where = b.figure_island(CHIRON), b.box.slot_island
    return [s for s, tile in enumerate(b.tiles) if tile >= 0 and where[s] != shielded]


class BeginGiant(Do[Board]):
    """The Giant needs a building that Chiron does not protect."""

    clause = "cy:18.3"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(exposed_tiles(b)) > 0)


class Crush(Ask[Board, tuple[int, int]]):
    """The Giant destroys one building of anybody."""  # cy:18.3

    name = "giant_target"
    clause = "cy:18.3"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Slots(exposed_tiles(b), b)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        b.open_decision = NONE_OPEN
        island, slot = value
        b.tell(TILE_DESTROYED, seat, b.tiles[slot], island)
        b.remove_tile(slot)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        island, _ = pair(value)
        return "cy:18.22" if island == b.figure_island(CHIRON) >= 0 else self.clause


GIANT_POWER: Final = Phase("giant", [BeginGiant(), Crush()])

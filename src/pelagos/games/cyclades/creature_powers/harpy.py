"""The Harpy carries off an army. cy:18.8"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import FIRST, NONE_OPEN, ask_for_target
from pelagos.games.cyclades.events import ARMY_SNATCHED
from pelagos.games.cyclades.ids import CHIRON


def exposed_armies(b: Board) -> list[int]:
    """Islands with an opponent's army and without Chiron."""  # cy:18.8 cy:18.22
    shielded, seat = b.figure_island(CHIRON), b.seat
    return [i for i in b.box.all_islands if b.units[i] and b.holder[i] != seat and i != shielded]


class BeginHarpy(Do[Board]):
    """The Harpy needs an army of an opponent that Chiron does not protect."""

    clause = "cy:18.8"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(exposed_armies(b)) > 0)


class Snatch(Ask[Board, int]):
    """The Harpy carries off one army; the island stays its owner's."""  # cy:18.8

    name = "harpy_target"
    clause = "cy:18.8"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", exposed_armies(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = NONE_OPEN
        b.tell(ARMY_SNATCHED, seat, value, b.holder[value])
        b.lose_units(value, 1)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "cy:18.22" if value == b.figure_island(CHIRON) >= 0 else self.clause


HARPY_POWER: Final = Phase("harpy", [BeginHarpy(), Snatch()])

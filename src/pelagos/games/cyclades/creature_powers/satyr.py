"""The Satyr steals a philosopher. cy:18.11"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.stages import (
    FIRST,
    NONE_OPEN,
    open_first,
    opponents,
)
from pelagos.games.cyclades.events import (
    PHILOSOPHER_LURED,
)
from pelagos.games.cyclades.metropolises import develop


class BeginSatyr(Do[Board]):
    clause = "cy:18.11"

    def do(self, b: Board) -> None:
        open_first(b, any([b.philosophers[s] for s in opponents(b)]))


class LurePhilosopher(Ask[Board, int]):
    """The Satyr takes a philosopher; a fourth founds a metropolis. cy:18.11"""

    name = "satyr_target"
    clause = "cy:18.11"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", [s for s in opponents(b) if b.philosophers[s]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        b.philosophers[value] -= 1
        b.philosophers[seat] += 1
        b.tell(PHILOSOPHER_LURED, seat, value)
        develop(b, seat)


SATYR_POWER: Final = Phase("satyr", [BeginSatyr(), LurePhilosopher()])

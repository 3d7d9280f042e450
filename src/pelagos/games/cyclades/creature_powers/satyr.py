"""The Satyr steals a philosopher. cy:18.11"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
    ask_for_target,
    opponents,
)
from pelagos.games.cyclades.events import (
    PHILOSOPHER_LURED,
)
from pelagos.games.cyclades.metropolises import found_if_due


class BeginSatyr(Do[Board]):
    """The Satyr needs an opponent with a philosopher."""

    clause = "cy:18.11"

    def do(self, b: Board) -> None:
        ask_for_target(b, any([b.philosophers[s] for s in opponents(b)]))


class LurePhilosopher(Ask[Board, int]):
    """The Satyr takes a philosopher from an opponent; a fourth founds a metropolis."""  # cy:18.11

    name = "satyr_target"
    clause = "cy:18.11"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in opponents(b) if b.philosophers[s]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = NONE_OPEN
        b.philosophers[value] -= 1
        b.philosophers[seat] += 1
        b.tell(PHILOSOPHER_LURED, seat, value)
        found_if_due(b, seat)


SATYR_POWER: Final = Phase("satyr", [BeginSatyr(), LurePhilosopher()])

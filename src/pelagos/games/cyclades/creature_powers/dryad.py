"""The Dryad steals a priest. cy:18.12"""

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
    PRIEST_LURED,
)


class BeginDryad(Do[Board]):
    """The Dryad needs an opponent with a priest."""

    clause = "cy:18.12"

    def do(self, b: Board) -> None:
        ask_for_target(b, any([b.priests[s] for s in opponents(b)]))


class LurePriest(Ask[Board, int]):
    """The Dryad takes a priest from an opponent."""  # cy:18.12

    name = "dryad_target"
    clause = "cy:18.12"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in opponents(b) if b.priests[s]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = NONE_OPEN
        b.priests[value] -= 1
        b.priests[seat] += 1
        b.tell(PRIEST_LURED, seat, value)


DRYAD_POWER: Final = Phase("dryad", [BeginDryad(), LurePriest()])

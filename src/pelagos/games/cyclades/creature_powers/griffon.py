"""The Griffon steals half of an opponent's gold. cy:18.9"""

from typing import Final

from pelagos.engine.seats import only
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
    ROBBED,
    ROBBED_OF,
)


class BeginGriffon(Do[Board]):
    """The last survivor has nobody to rob."""

    clause = "cy:18.9"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(opponents(b)) > 0)


class Rob(Ask[Board, int]):
    """The Griffon takes half of an opponent's gold, rounded down."""  # cy:18.9 cy:19.4

    name = "griffon_target"
    clause = "cy:18.9"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", opponents(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = NONE_OPEN
        gold = b.gold[value] // 2
        b.gold[value] -= gold
        b.gold[seat] += gold
        b.tell(ROBBED, seat, value)
        if b.box.hidden_gold:
            b.tell_only(only(seat) | only(value), ROBBED_OF, seat, value, gold)
        else:
            b.tell(ROBBED_OF, seat, value, gold)


GRIFFON_POWER: Final = Phase("griffon", [BeginGriffon(), Rob()])

"""What all powers share: the open decision, and the words when a power finds no target."""

from typing import Final

from pelagos.engine.steps import Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import NO_EFFECT

NONE_OPEN: Final = 0
FIRST: Final = 1
SECOND: Final = 2


def open_first(b: Board, has_target: bool) -> None:
    """Asks for the first decision, or does nothing for lack of a target. cy:9.6"""
    if has_target:
        b.stage = FIRST
    else:
        b.tell(NO_EFFECT, b.seat, b.power())


class Always(Do[Board]):
    """A power that always finds its target."""

    clause = "cy:18.29"

    def do(self, b: Board) -> None:
        b.stage = FIRST


def opponents(b: Board) -> list[int]:
    return [s for s in b.alive if s != b.seat]

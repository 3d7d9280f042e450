"""What all powers share: the open decision, and what is said when there is no target."""

from typing import Final

from pelagos.engine.steps import Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import NO_EFFECT

NONE_OPEN: Final = 0
FIRST: Final = 1
SECOND: Final = 2


def ask_for_target(b: Board, has_target: bool) -> None:
    """The target is the first decision; without a legal one the creature has no effect."""
    # cy:9.6 cy:18.29
    if has_target:
        b.open_decision = FIRST
    else:
        b.tell(NO_EFFECT, b.seat, b.power())


class AlwaysHasTarget(Do[Board]):
    """The same for a power that always finds a target."""

    clause = "cy:18.29"

    def do(self, b: Board) -> None:
        b.open_decision = FIRST


def opponents(b: Board) -> list[int]:
    """The players still in the game, without the summoner."""
    return [s for s in b.alive if s != b.seat]

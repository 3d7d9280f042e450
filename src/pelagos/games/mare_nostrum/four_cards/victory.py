"""The end of the game: it comes at once, in the middle of a construction turn."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import NONE

WON: Final = EventKind("won", "cards:number", clause="mn:8.1", reveals=True)


def win(b: Board, seat: int) -> None:
    """The game ends in the middle of a construction turn: no later purchase, no clean-up, no war,
    and nobody else can win at the same time.
    """  # mn:8.2 lc:14.3
    b.turn_stage = 0
    b.free_marker_used = False
    b.exchanged = False
    b.turn_order = ()
    b.named = NONE
    b.winner = seat
    b.tell(WON, seat, b.cards_of(seat))
    b.stop()


def undecided(b: Board) -> bool:
    """Whether nobody has won."""
    return b.winner == NONE

"""Verbs for declining something."""

from pelagos.engine.spaces import NOTHING, Space
from pelagos.engine.verbs import Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import DECLINE, DONE, Tile


class Done(Verb[Board, tuple[()]]):
    """No more of this: the turn goes on."""  # mne:X.c

    id = DONE
    clause = "mne:X.c"

    def now(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        b.finished = True


class DeclineTile(Verb[Board, tuple[()]]):
    """The owner of a tile does not use it this round."""  # mne:G.4

    id = DECLINE
    clause = "mne:G.4"

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def now(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        b.use(seat, self.tile)

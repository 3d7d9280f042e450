"""Phase 2: the order of the gods. Only the tiles that lie face up are drawn, one by one."""

from typing import Final

from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import GODS_SET
from pelagos.games.cyclades.ids import ARES, ATHENA, POSEIDON, ZEUS

MAIN_GODS: Final = (POSEIDON, ARES, ZEUS, ATHENA)
SMALLEST_ROW: Final = 3
FACE_UP: Final = [0, 0, 0, 2, 3, 4]
"""How many main gods lie face up, by the size of the row: two with three players, three with four,
all with five.
"""  # cy:5.2 cy:5.3 cy:5.4


def row_for(b: Board) -> int:
    """The size of the row: the players still in the game, at least three."""  # cy:15.8
    if len(b.alive) == b.box.players:
        return b.box.row  # cy:17.1: two players use the row for four
    return max(SMALLEST_ROW, len(b.alive))


class LayGods(Do[Board]):
    """Which god tiles FATE turns up in this round (`god_pool`), and which are laid at once."""

    # cy:5.1

    clause = "cy:5.1"

    def do(self, b: Board) -> None:
        row = row_for(b)
        if row != b.row:
            b.row = row  # cy:15.8: a new row starts afresh
            b.row_round = 0
        b.row_round += 1
        absent = tuple([g for g in MAIN_GODS if g not in b.gods])
        if row == 4 and b.row_round > 1:
            b.god_pool = tuple([g for g in MAIN_GODS if g not in absent])
            b.gods = absent  # cy:5.3: the absent god comes first
        elif row == 3 and b.row_round % 2 == 0:
            b.god_pool = absent  # cy:5.4 cy:5.5: those laid face down come next, drawn only now
            b.gods = ()
        else:
            b.god_pool = MAIN_GODS
            b.gods = ()


class TurnUpGod(Ask[Board, int]):
    """FATE turns up the god of the next place. Gods not turned up are absent this round."""

    # cy:5.6

    name = "turn_up_god"
    clause = "cy:5.1"

    def who(self, b: Board) -> list[int]:
        return [FATE] if len(b.gods) < FACE_UP[b.row] else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("god", list(b.god_pool))

    def answer(self, b: Board, seat: int, value: int) -> None:
        left = tuple([g for g in b.god_pool if g != value])
        b.gods = (*b.gods, value)
        if len(left) == 1 and len(b.gods) < FACE_UP[b.row]:
            b.gods = (*b.gods, left[0])
            left = ()
        b.god_pool = left
        if len(b.gods) == FACE_UP[b.row]:
            b.god_pool = ()
            b.tell(GODS_SET, NOBODY, b.gods)

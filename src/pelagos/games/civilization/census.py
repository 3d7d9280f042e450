"""Phase 3: census, and the order it gives."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import SHIPS

CENSUS: Final = EventKind("census", "seats:seat*", "counts:number*", clause="civ:8.1")


class TakeCensus(Do[Board]):
    """Most tokens on the board, cities and ships not counted, moves first, and so on;
    ties in A.S.T. order. The census decides nothing else.
    """

    # civ:8.1 civ:8.2 civ:8.3 civ:S.3

    clause = "civ:8.1"

    def do(self, b: Board) -> None:
        counted = sorted([(-b.people[s], b.nation[s], s) for s in b.ast])
        b.movers = tuple([s for _, _, s in counted])
        b.tell(CENSUS, NOBODY, b.movers, tuple([b.people[s] for s in b.movers]))


def in_census_order(b: Board) -> list[int]:
    """Those who have something to move, most tokens first."""  # civ:10.1
    return [s for s in b.movers if b.people[s] or afloat(b, s)]


def nomads_in_order(b: Board) -> list[int]:
    """Without a census: A.S.T. order."""  # civ:31.5.4 civ:R.46
    return [s for s in b.ast if b.people[s] or afloat(b, s)]


def afloat(b: Board, seat: int) -> bool:
    """Whether a seat has any ship on the board."""
    return max(b.ships[seat * SHIPS : seat * SHIPS + SHIPS]) >= 0

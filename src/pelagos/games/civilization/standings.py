"""What counts at the end, and how everybody stands before it."""

from pelagos.engine.contract import Standings
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS


def standings(b: Board, viewer: int) -> Standings:
    """The A.S.T., then the total or the cities; in the Nomads' game the areas alone.

    civ:21.2 civ:31.3 civ:32.3.1
    """
    seats = range(b.box.players)
    if b.box.variant == NOMADS:  # civ:R.46
        return {"columns": ["areas"], "rows": [[areas(b, s)] for s in seats]}
    if b.box.variant == FARMERS:
        cities: list[list[int | None]] = [[*_progress(b, s), b.cities[s]] for s in seats]
        return {"columns": ["finished", "space", "cities"], "rows": cities}
    totals: list[list[int | None]] = [[*_progress(b, s), _total(b, s, viewer)] for s in seats]
    return {"columns": ["finished", "space", "total"], "rows": totals}


def areas(b: Board, seat: int) -> int:
    """In how many areas a nation lives."""
    return sum([1 for n in b.row(seat) if n])


def _progress(b: Board, seat: int) -> list[int | None]:
    return [int(seat in b.finished), b.marker[seat]]


def _total(b: Board, seat: int, viewer: int) -> int | None:
    """What trade cards are worth is known to their holder until the end. civ:20.3"""
    return b.total(seat) if seat == viewer or not b.phases else None

"""What counts at the end, and how everybody stands before it."""

from pelagos.engine.contract import Standings
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS


def standings(b: Board, viewer: int) -> Standings:
    """Columns in the order in which they decide who wins, a row for each seat."""
    seats = range(b.box.players)
    # Nomads: most areas, however many tokens are in them. civ:31.3 civ:R.46
    if b.box.variant == NOMADS:
        return {"columns": ["areas"], "rows": [[areas(b, s)] for s in seats]}
    # Farmers: those who have crossed the finish line; of several, the one with most cities.
    # civ:32.3.1
    if b.box.variant == FARMERS:
        cities: list[list[int | None]] = [[*_progress(b, s), b.cities[s]] for s in seats]
        return {"columns": ["finished", "space", "cities"], "rows": cities}
    # Otherwise those who have finished; of several, the one with the highest total. civ:21.2
    totals: list[list[int | None]] = [[*_progress(b, s), _total(b, s, viewer)] for s in seats]
    return {"columns": ["finished", "space", "total"], "rows": totals}


def areas(b: Board, seat: int) -> int:
    """The number of areas where a nation lives."""
    return sum([1 for n in b.row(seat) if n])


def _progress(b: Board, seat: int) -> list[int | None]:
    """Whether a marker has finished, and its space on the A.S.T."""
    return [int(seat in b.finished), b.marker[seat]]


def _total(b: Board, seat: int, viewer: int) -> int | None:
    """What trade cards are worth is known to their holder until the end."""  # civ:20.3
    return b.worth(seat) if seat == viewer or not b.phases else None

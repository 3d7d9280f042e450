"""Who has won: the finish of the A.S.T., the most areas, or the closing of the table."""

from typing import Final

from pelagos.engine.rules import Result
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS, SHORT

FINISHED: Final = "finish"
LINE_CROSSED: Final = "finish_line"
MOST_AREAS: Final = "most_areas"
TABLE_CLOSED: Final = "table_closed"
ENDINGS: Final = (FINISHED, LINE_CROSSED, MOST_AREAS, TABLE_CLOSED)


def result_of(b: Board) -> Result:
    """The result of a game that is over."""
    seats = range(b.box.players)
    if b.box.variant == NOMADS:  # civ:31.1 civ:31.3 civ:R.46
        areas = [sum([1 for n in b.row(s) if n]) for s in seats]
        return Result(best(areas, list(seats)), tuple(areas), MOST_AREAS, "civ:31.3")
    farmers = b.box.variant == FARMERS
    # civ:21.2 civ:32.3.1 several at once: the highest total, or the most cities
    worth = [b.cities[s] if farmers else b.total(s) for s in seats]
    scores = tuple([b.marker[s] * 10_000 + worth[s] for s in seats])
    if not b.finished:
        return Result(best(list(scores), list(seats)), scores, TABLE_CLOSED, "civ:21.2")
    ending = LINE_CROSSED if farmers or b.box.variant == SHORT else FINISHED
    clause = "civ:32.3.1" if farmers else "civ:21.1"
    return Result(best(list(scores), list(b.finished)), scores, ending, clause)


def best(scores: list[int], among: list[int]) -> tuple[int, ...]:
    """The highest of them; still equal, they share the victory. civ:R.44 civ:R.46
    civ:R.47"""
    top = max([scores[s] for s in among])
    return tuple(sorted([s for s in among if scores[s] == top]))

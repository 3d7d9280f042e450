"""Who has won: the finish of the A.S.T., the most areas, or the closing of the table."""

from typing import Final

from pelagos.engine.rules import Result, best
from pelagos.engine.seats import NOBODY
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS, SHORT
from pelagos.games.civilization.standings import standings

FINISHED: Final = "finish"
LINE_CROSSED: Final = "finish_line"
MOST_AREAS: Final = "most_areas"
TABLE_CLOSED: Final = "table_closed"
ENDINGS: Final = (FINISHED, LINE_CROSSED, MOST_AREAS, TABLE_CLOSED)


def result_of(b: Board) -> Result:
    """The result of a game that is over. Still equal, players share the victory."""
    # civ:R.44 civ:R.46 civ:R.47
    final = standings(b, NOBODY)
    ending, clause = how_it_ended(b)
    return Result(best(final), final, ending, clause)


def how_it_ended(b: Board) -> tuple[str, str]:
    """How a game that is over has ended, and by which clause."""
    if b.box.variant == NOMADS:  # civ:31.1
        return MOST_AREAS, "civ:31.3"
    if not b.finished:
        return TABLE_CLOSED, "civ:21.2"
    if b.box.variant == FARMERS:
        return LINE_CROSSED, "civ:32.3.1"
    return LINE_CROSSED if b.box.variant == SHORT else FINISHED, "civ:21.1"

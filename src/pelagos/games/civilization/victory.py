"""Who has won: the finish of the A.S.T., the most areas, or the closing of the table."""

from pelagos.engine.rules import Result
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS, SHORT


def result_of(b: Board) -> Result:
    """The result of a game that is over."""
    seats = range(b.box.players)
    if b.box.variant == NOMADS:  # civ:31.1 civ:31.3
        areas = [sum([1 for n in b.row(s) if n]) for s in seats]
        return Result(best(areas, list(seats)), tuple(areas), "most_areas", "civ:31.3")
    farmers = b.box.variant == FARMERS
    # civ:21.2 civ:32.3.1 several at once: the highest total, or the most cities
    worth = [b.cities[s] if farmers else b.total(s) for s in seats]
    scores = tuple([b.marker[s] * 10_000 + worth[s] for s in seats])
    if not b.finished:
        return Result(best(list(scores), list(seats)), scores, "table_closed", "civ:21.2")
    ending = "finish_line" if farmers or b.box.variant == SHORT else "finish"
    clause = "civ:32.3.1" if farmers else "civ:21.1"
    return Result(best(list(scores), list(b.finished)), scores, ending, clause)


def best(scores: list[int], among: list[int]) -> tuple[int, ...]:
    """The highest of them; still equal, they share the victory."""
    top = max([scores[s] for s in among])
    return tuple(sorted([s for s in among if scores[s] == top]))

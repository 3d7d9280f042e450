"""What the coach says at a table; browser and terminal put it into words."""

from typing import NamedTuple

from pelagos.engine.contract import Standings, View
from pelagos.engine.rules import Result
from pelagos.lessons.coach import coach
from pelagos.lessons.course import Text
from pelagos.table import Sitting

MOST_PRICED = 300
"""With more answers than this, prices are not compared and no cheapest answer is named."""


class Coaching(NamedTuple):
    """What a seat should think of now.

    `goal` is for newcomers. `column` is one of the standings, or a figure of the seats, to be
    looked at in this phase, and `others` what each of the others has there, as far as it is open.
    `ahead` are the seats in the lead by what everybody can see, none when all are level, and
    `lead` the columns in which seats differ, with what the leaders have. `threats` are the others
    who are one step from winning. `free` counts the answers that cost nothing; `cheapest` and
    `dearest` are among those that cost something.
    """

    goal: Text | None
    matters: Text | None
    column: str
    others: list[tuple[int, int]]
    ahead: list[int]
    lead: list[tuple[str, int]]
    threats: list[tuple[int, Text]]
    free: int
    cheapest: object | None
    dearest: object | None


def coaching(sitting: Sitting, seat: int) -> Coaching:
    """What the coach tells `seat`, using only what that seat may know."""
    known = coach(sitting.rules.title)
    view = sitting.view(seat)
    standings = view["standings"]
    close = [(who, text) for who, text in known.close_to_winning(standings) if who != seat]
    tip = known.tip([phase.name for phase in sitting.board.phases])
    column = "" if tip is None else tip.column
    ahead, lead = _lead(_open(standings))
    free, cheapest, dearest = _priced(sitting, seat)
    return Coaching(
        known.goal,
        None if tip is None else tip.text,
        column,
        _others(view, column, seat),
        ahead,
        lead,
        close,
        free,
        cheapest,
        dearest,
    )


def _others(view: View, column: str, seat: int) -> list[tuple[int, int]]:
    if not column:
        return []
    standings = view["standings"]
    if column in standings["columns"]:
        at = standings["columns"].index(column)
        found: list[object] = [row[at] for row in standings["rows"]]
    else:
        found = [facts[column] for facts in view["seats"]]
    return [(who, n) for who, n in enumerate(found) if who != seat and isinstance(n, int)]


def _lead(standings: Standings) -> tuple[list[int], list[tuple[str, int]]]:
    rows = standings["rows"]
    places = Result((), standings, "").places()
    first = [seat for seat, place in enumerate(places) if place == 1]
    if len(first) == len(places):
        return [], []
    told = [
        (column, rows[first[0]][n] or 0)
        for n, column in enumerate(standings["columns"])
        if len({row[n] for row in rows}) > 1
    ]
    return first, told


def _open(standings: Standings) -> Standings:
    """The columns in which nothing is hidden: a seat's own secrets put nobody ahead."""
    columns, rows = standings["columns"], standings["rows"]
    seen = [n for n in range(len(columns)) if all(row[n] is not None for row in rows)]
    return {"columns": [columns[n] for n in seen], "rows": [[row[n] for n in seen] for row in rows]}


def _priced(sitting: Sitting, seat: int) -> tuple[int, object | None, object | None]:
    """How many answers are free, the cheapest of the others, and the most expensive if it costs
    more.
    """
    step = sitting.rules.step(sitting.board)
    if step is None or seat not in sitting.asked() or sitting.paused:
        return 0, None, None
    values = sitting.question(seat).space.listed(MOST_PRICED) or []
    prices = [sum([n for _, n in step.price(sitting.board, seat, value)]) for value in values]
    paid = sorted([n for n, price in enumerate(prices) if price], key=prices.__getitem__)
    if not paid:
        return len(values), None, None
    cheapest, dearest = values[paid[0]], values[paid[-1]]
    is_more = prices[paid[-1]] > prices[paid[0]]
    return len(values) - len(paid), cheapest, dearest if is_more else None

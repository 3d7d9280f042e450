"""Banks of time: each player has one, which runs while they are asked and grows with each turn.

Nothing but time passing makes a bank smaller and nothing but a turn taken makes it larger. A pause
stops it where it is, and so do a rest and the player's vacation; taking back gives no time back,
and a turn taken again earns nothing again.
"""

from dataclasses import dataclass, field, replace

from pelagos.server.rest import Rest, passed
from pelagos.server.storage.rows import Banks

SHARE_ON_RETURN = 0.1
"""The share of a full bank that a player has at least who comes back to a seat lost by time."""


@dataclass(frozen=True)
class Terms:
    """What a table agreed on: the full bank and what a turn adds to it, both in seconds.

    A bank never holds more than it did at first. `floor`: how long an open floor stays open.
    `rest`: when no time runs at all.
    """

    full: float | None
    increment: float
    floor: float
    rest: Rest | None = None


@dataclass(frozen=True)
class Moment:
    """Where the table stands now: who is asked, whose time runs, who answered just now."""

    now: float
    line: int
    asked: list[int]
    running: list[int]
    answered: frozenset[int]
    is_floor_open: bool = False
    is_stopped: bool = False
    vacations: dict[int, tuple[float, float]] = field(default_factory=dict)
    is_begun: bool = True


def moved_on(banks: Banks, terms: Terms, players: int, at: Moment) -> Banks:
    """The banks after a change of the table."""
    asked = at.asked if at.is_begun else []  # before the start nobody is late
    waiting = {seat: banks.waiting.get(seat, at.now) for seat in asked if seat >= 0}
    return Banks(
        _left(banks, terms, players, at),
        at.running,
        at.now,
        {seat: at.now if seat in at.answered else since for seat, since in waiting.items()},
        max(banks.paid, at.line),
        _floor(banks, terms, at),
        at.is_stopped,
        at.vacations,
    )


def _left(banks: Banks, terms: Terms, players: int, at: Moment) -> list[float]:
    if terms.full is None:
        return []
    full = terms.full
    left = [max(0.0, banks.left_at(seat, at.now, terms.rest)) for seat in range(len(banks.left))]
    left = left or [full] * players
    if at.line > banks.paid:
        for seat in at.answered.difference(at.asked):
            left[seat] = min(full, left[seat] + terms.increment)
    return left


def _floor(banks: Banks, terms: Terms, at: Moment) -> float | None:
    """What is left of an open floor's time: all of it again whenever somebody speaks up."""
    if not at.is_floor_open:
        return None
    if banks.floor is None or at.answered:
        return terms.floor
    spent = 0.0 if banks.stopped else passed(terms.rest, banks.since, at.now)
    return max(0.0, banks.floor - spent)


def due_at(banks: Banks, rest: Rest | None) -> float | None:
    """When the time of somebody, or that of an open floor, is up; nothing if none runs."""
    if banks.running:
        return min(_runs_out(banks, seat, rest) for seat in banks.running)
    if banks.floor is None or banks.stopped:
        return None
    return _after(rest, banks.since, banks.floor)


def _runs_out(banks: Banks, seat: int, rest: Rest | None) -> float:
    """When a seat's bank is empty; a vacation lies between its two parts, or before it."""
    left, since = banks.left[seat], banks.since
    start, end = banks.vacations.get(seat, (since, since))
    if end <= since:
        return _after(rest, since, left)
    before = passed(rest, since, start) if start > since else 0.0
    return _after(rest, since, left) if left <= before else _after(rest, end, left - before)


def _after(rest: Rest | None, since: float, seconds: float) -> float:
    return since + seconds if rest is None else rest.after(since, seconds)


def with_a_share(banks: Banks, terms: Terms, seat: int) -> Banks:
    """The banks when a player comes back whose time was up."""
    if terms.full is None:
        return banks
    left = list(banks.left)
    left[seat] = max(left[seat], SHARE_ON_RETURN * terms.full)
    return replace(banks, left=left)

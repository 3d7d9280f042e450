"""One table in memory: a sitting restored from its rows, and what must be written of it."""

import time
from typing import Any

from pelagos.engine.errors import PelagosError
from pelagos.engine.record import Line, Record
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, FATE, NOBODY
from pelagos.server.rows import SLOW, AnswerRow, Head, OrderRow, Outlook, SeatRow, Whole
from pelagos.table import Paused, Sitting
from pelagos.table.sitting import StandingOrder

LONGEST_TAIL = 40
"""Answers since the last of FATE's that are given again on restoring, to know the way back."""

FLOOR_SECONDS = {"live": 300.0, "slow": 86_400.0}
"""How long an open floor (a rule's own clock) stays open with nobody answering."""


def fold(rows: list[AnswerRow]) -> list[Line]:
    """The lines of the record: the answers without those that were taken back."""
    lines: list[Line] = []
    for row in rows:
        if row.back_to is not None:
            del lines[row.back_to :]
        else:
            lines.append(Line(row.seat, row.step, row.text))
    return lines


def record_of(whole: Whole, lines: list[Line]) -> Record:
    """The record of a table."""
    head = whole.head
    return Record(
        head.title,
        head.version,
        head.players,
        dict(head.options),
        [seat.name for seat in whole.seats],
        head.chance,
        lines,
        branch=head.branch,
        origin=head.origin,
        position=whole.start,
    )


def sit_down(rules: Rules[Any], record: Record, secret: bytes, bots: frozenset[int]) -> Sitting:
    """A sitting at a saved record that still knows what may be taken back.

    The last answers are given again instead of being replayed. Where that leads elsewhere (a
    standing order had answered), the record is the truth and nothing can be taken back.
    """
    lines = record.lines
    tail = len(lines)
    while tail > 0 and len(lines) - tail < LONGEST_TAIL and lines[tail - 1].seat != FATE:
        tail -= 1
    known = [str(line) for line in lines]
    record.lines = lines[:tail]
    try:
        sitting = Sitting(rules, record, secret, bots)
        while sitting.line < len(lines):
            given = lines[sitting.line]
            sitting.answer_text(given.seat, given.text)
        if [str(line) for line in sitting.record.lines[: len(lines)]] == known:
            return sitting
    except PelagosError:
        pass  # the straight way below tells what is wrong, if anything is
    record.lines = [Line(line.seat, line.step, line.text) for line in lines]
    return Sitting(rules, record, secret, bots)


class Game:
    """A live table. `rows` of its answers are in the database; the rest waits to be written."""

    def __init__(self, rules: Rules[Any], whole: Whole) -> None:
        head = whole.head
        self.rules = rules
        self.head = head
        self.seats = whole.seats
        self.rows = len(whole.rows)
        lines = fold(whole.rows)
        self._written = len(lines)
        self.sitting = sit_down(rules, record_of(whole, lines), head.secret, self.bot_seats())
        self.sitting.paused = head.paused
        self.orders = whole.orders
        self._seal(whole.orders)

    def bot_seats(self) -> frozenset[int]:
        """The seats a bot answers for."""
        return frozenset(x.seat for x in self.seats if x.is_run_by_bot)

    # -- revisions: seats, orders, pauses -----------------------------------------------------

    def revise(self, head: Head, seats: list[SeatRow], orders: list[OrderRow]) -> None:
        """Takes over what has changed beside the answers."""
        self.head = head
        self.seats = seats
        self.orders = orders
        self.sitting.record.seats = [seat.name for seat in seats]
        self.sitting.bots = self.bot_seats()
        self.sitting.paused = head.paused
        self._seal(orders)

    def _seal(self, orders: list[OrderRow]) -> None:
        sealed: dict[int, list[StandingOrder]] = {}
        self._sealed: list[tuple[str, StandingOrder]] = []
        for row in orders:
            order = StandingOrder(row.step, row.answers, row.again)
            sealed.setdefault(row.seat, []).append(order)
            self._sealed.append((row.id, order))
        self.sitting.orders = sealed

    def seal(self, row: OrderRow) -> None:
        """Takes one more standing order; it may answer at once."""
        if self.head.paused:
            raise Paused
        order = StandingOrder(row.step, row.answers, row.again)
        self.sitting.order(row.seat, order)
        self._sealed.append((row.id, order))

    def spent_orders(self) -> list[str]:
        """The orders that have been carried out and are no more."""
        left = {id(order) for orders in self.sitting.orders.values() for order in orders}
        return [key for key, order in self._sealed if id(order) not in left]

    # -- what must be written -----------------------------------------------------------------

    def new_rows(self) -> list[AnswerRow]:
        """The answers given since the last writing."""
        lines = self.sitting.record.lines[self._written :]
        return [AnswerRow(line.seat, line.step, line.text) for line in lines]

    def undo(self, seat: int, line: int | None) -> AnswerRow:
        """Takes back; returns the row that says so."""
        self.sitting.undo(seat, line)
        return AnswerRow(seat, "", "", self.sitting.line)

    def written(self, count: int) -> None:
        """Notes that so many rows more are in the database."""
        self.rows += count
        self._written = self.sitting.line

    def outlook(self) -> Outlook:
        """What lists and clocks want to know."""
        sitting = self.sitting
        asked = sitting.asked()
        turn = sitting.view(NOBODY).get("round", 0)
        result = None if asked else sitting.result()
        return Outlook(
            sitting.line,
            turn if isinstance(turn, int) else 0,
            asked,
            not asked,
            self._due(asked),
            [] if result is None else list(result.winners),
        )

    def _due(self, asked: list[int]) -> float | None:
        """When the server must act by itself."""
        now = time.time()
        if not asked or self.head.paused:
            return None
        bots = self.bot_seats()
        if asked == [CLOCK] or any(seat in bots for seat in asked):
            return now
        if self.head.clock_minutes is not None:
            return now + 60 * self.head.clock_minutes
        if CLOCK in asked:
            return now + FLOOR_SECONDS[SLOW if self.head.pace == SLOW else "live"]
        return None

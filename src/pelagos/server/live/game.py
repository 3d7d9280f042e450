"""One table in memory: a sitting restored from its rows, and what must be written of it."""

from dataclasses import replace
from typing import Any

from pelagos.engine.box import seat_slug
from pelagos.engine.errors import PelagosError
from pelagos.engine.record import Line, Record
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import CLOCK, FATE, NOBODY
from pelagos.server.errors import Refused
from pelagos.server.live.banks import Moment, Terms, due_at, moved_on, with_a_share
from pelagos.server.live.clock import AT_ONCE
from pelagos.server.live.votes import by_agreement
from pelagos.server.storage.rows import (
    SLOW,
    AnswerRow,
    Banks,
    Head,
    OrderRow,
    SeatRow,
    Summary,
    Whole,
)
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


def written(seats: list[SeatRow]) -> list[str]:
    """The names of seats as a record has them: p1 and so on where nobody gave one."""
    return [seat.name or seat_slug(seat.seat) for seat in seats]


def record_of(whole: Whole, lines: list[Line]) -> Record:
    """The record of a table."""
    head = whole.head
    return Record(
        head.title,
        head.version,
        head.players,
        dict(head.options),
        written(whole.seats),
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
        self.sitting.paused = self.is_stopped
        self.orders = whole.orders
        self._seal(whole.orders)

    @property
    def is_stopped(self) -> bool:
        """Whether nobody may answer: the table is paused, or has agreed to end."""
        return self.head.paused or self.head.agreed

    def asked(self) -> list[int]:
        """Who is asked; nobody once the table has agreed to end."""
        return [] if self.head.agreed else self.sitting.asked()

    def bot_seats(self) -> frozenset[int]:
        """The seats a bot answers for."""
        return frozenset(x.seat for x in self.seats if x.is_run_by_bot)

    # -- revisions: seats, orders, pauses -----------------------------------------------------

    def revise(self, head: Head, seats: list[SeatRow], orders: list[OrderRow]) -> None:
        """Takes over what has changed apart from the answers."""
        self.head = head
        self.seats = seats
        self.orders = orders
        self.sitting.record.seats = written(seats)
        self.sitting.bots = self.bot_seats()
        self.sitting.paused = self.is_stopped
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
        if self.is_stopped:
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

    def go_back(self, seat: int, line: int) -> AnswerRow:
        """Takes back all from a line on, whoever has seen it; returns the row that says so."""
        record = self.sitting.record
        if line >= len(record.lines):
            raise Refused(409, "nothing_to_take_back")
        record.lines = record.lines[:line]
        self._written = line
        self.sitting = sit_down(self.rules, record, self.head.secret, self.bot_seats())
        self.sitting.paused = self.is_stopped
        self._seal(self.orders)
        return AnswerRow(seat, "", "", line)

    def written(self, count: int, summary: Summary) -> None:
        """Notes that this many more rows are in the database."""
        self.rows += count
        self._written = self.sitting.line
        if count:
            self.head = replace(self.head, rows=self.rows, **vars(summary))

    def summary(self, now: float, back: int | None = None) -> Summary:
        """What lists and clocks want to know; `back` is a player who came back just now."""
        sitting = self.sitting
        asked = self.asked()
        banks = self._banks(asked, now)
        if back is not None:
            banks = with_a_share(banks, self.terms, back)
        return Summary(
            sitting.line,
            sitting.view(NOBODY)["round"],
            asked,
            not asked,
            self._due(asked, banks),
            [] if asked else self.winners(),
            banks,
            [] if asked else self.places(),
            [] if asked else self.peoples(),
        )

    def winners(self) -> list[int]:
        """Who has won: by the rules, or by the standings where the table agreed to end."""
        result = self.sitting.result()
        if result is not None:
            return list(result.winners)
        if not self.head.agreed:
            return []
        return list(self._by_agreement().winners)

    def places(self) -> list[int]:
        """The place of each seat at the end; equals share one."""
        result = self.sitting.result() or self._by_agreement()
        return result.places()

    def _by_agreement(self) -> Result:
        return by_agreement(self.rules, self.sitting.board, self.head.players)

    def peoples(self) -> list[str]:
        """The people each seat has led to the end, where the title has such."""
        return self.rules.led(self.sitting.board)

    @property
    def terms(self) -> Terms:
        """What the table agreed on about time."""
        head = self.head
        full = None if head.clock_minutes is None else 60.0 * head.clock_minutes
        floor = FLOOR_SECONDS[SLOW if head.pace == SLOW else "live"] if full is None else full
        return Terms(full, head.increment_seconds, floor, head.rest)

    def _banks(self, asked: list[int], now: float) -> Banks:
        """The banks after what was done since the last writing."""
        bots, head = self.bot_seats(), self.head
        is_floor_open = CLOCK in asked and asked != [CLOCK]
        is_stopped = self.is_stopped or not head.started
        rest = is_stopped or is_floor_open or head.clock_minutes is None
        at = Moment(
            now,
            self.sitting.line,
            asked,
            [] if rest else [seat for seat in asked if seat >= 0 and seat not in bots],
            frozenset(row.seat for row in self.new_rows() if row.seat >= 0),
            is_floor_open,
            is_stopped,
            {x.seat: x.vacation for x in self.seats if x.vacation and x.vacation[1] > now},
            head.started,
        )
        return moved_on(head.banks, self.terms, head.players, at)

    def _due(self, asked: list[int], banks: Banks) -> float | None:
        """When the server must act by itself."""
        if not asked or self.is_stopped:
            return None
        bots = self.bot_seats()
        if asked == [CLOCK] or any(seat in bots for seat in asked):
            return AT_ONCE
        return due_at(banks, self.head.rest)

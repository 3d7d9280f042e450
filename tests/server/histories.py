"""Could what the clients of a table saw have happened one thing after the other?

The rows of a table are the order in which it says that things happened. They are stored in
batches: an answer or its taking back, and what the referee then answers by itself. A history is
linearizable if every batch is the work of one client who had asked for it by then, everything
acknowledged is among them, and everything read is what the rows said at some moment between
question and answer.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pelagos.engine.box import seat_slug
from pelagos.server.live.game import fold
from pelagos.server.storage.rows import AnswerRow

SEALED = "?"
MOST_ORDERS = 20_000
"""Orders of the writes that are tried before a history is called impossible."""
UNKNOWN = math.inf
"""When an operation ended that was never answered: it may have happened, now or later, or not."""


@dataclass(frozen=True)
class Write:
    """An answer (`text`) given at `line`, or the taking back (`text` None) of all from there on."""

    begun: float
    ended: float
    seat: int
    line: int
    text: str | None

    @property
    def is_acknowledged(self) -> bool:
        return self.ended != UNKNOWN


@dataclass(frozen=True)
class Read:
    """A record as somebody saw it: "p1 bid 3", and "p2 bid ?" where the answer is sealed."""

    begun: float
    ended: float
    lines: tuple[str, ...]


@dataclass(frozen=True)
class History:
    """All that the clients of a table did and saw. What was refused is not in it: no row is its."""

    writes: Sequence[Write]
    reads: Sequence[Read]


def violation(history: History, batches: Sequence[Sequence[AnswerRow]]) -> str:
    """What is impossible about a history; empty if it is linearizable.

    The first batch was stored when the table was founded.
    """
    versions: list[tuple[str, ...]] = []
    rows: list[AnswerRow] = []
    for batch in batches:
        rows += batch
        versions.append(tuple(_line(x.seat, x.step, x.text) for x in fold(rows)))
    made = [(b[0], len(v)) for b, v in zip(batches[1:], versions, strict=False)]
    return _Search(made, versions, history.reads).violation(history.writes)


def _line(seat: int, step: str, text: str) -> str:
    return f"{seat_slug(seat)} {step} {text}"


# -- writes ---------------------------------------------------------------------------------------


class _Search:
    """Tries whose work each batch may be.

    Who gives the same answer again after a crash has asked for it twice, and one of the two may
    have come to nothing: what was read can tell which.
    """

    def __init__(
        self,
        rows: list[tuple[AnswerRow, int]],
        versions: list[tuple[str, ...]],
        reads: Sequence[Read],
    ) -> None:
        """`rows`: the first row of each batch, and the line it came at."""
        self.rows = rows
        self.versions = versions
        self.reads = reads
        self.placed: list[Write] = []
        self.furthest = 0
        self.misread = ""
        self.orders_left = MOST_ORDERS

    def violation(self, writes: Sequence[Write]) -> str:
        """What is impossible; empty if there is an order in which everything fits."""
        if self._place(frozenset(writes), -math.inf):
            return ""
        if self.misread:
            return self.misread
        if self.furthest == len(self.rows):
            return "lost: something acknowledged is not among the rows"
        row, line = self.rows[self.furthest]
        return f"batch {self.furthest + 1} ({row} at line {line}): nobody can have written it there"

    def _place(self, left: frozenset[Write], latest: float) -> bool:
        self.furthest = max(self.furthest, len(self.placed))
        if len(self.placed) == len(self.rows):
            return not any(write.is_acknowledged for write in left) and self._fits_reads()
        row, line = self.rows[len(self.placed)]
        for write in sorted((w for w in left if _fits(w, row, line)), key=lambda w: w.ended):
            now = max(latest, write.begun)
            if now > write.ended or not self.orders_left:
                continue
            self.placed.append(write)
            if self._place(left - {write}, now):
                return True
            self.placed.pop()
        return False

    def _fits_reads(self) -> bool:
        self.orders_left -= 1
        said = _misread(self.reads, self.placed, self.versions)
        self.misread = self.misread or said
        return not said


def _fits(write: Write, row: AnswerRow, line: int) -> bool:
    if write.seat != row.seat:
        return False
    if row.back_to is not None:
        return write.text is None and write.line == row.back_to
    # where all answer at once, others may have answered since
    return write.text == row.text and write.line <= line


# -- reads ----------------------------------------------------------------------------------------


def _misread(reads: Sequence[Read], order: list[Write], versions: list[tuple[str, ...]]) -> str:
    """What was read that the table never said, or not then."""
    begins = [max([-math.inf, *(w.begun for w in order[:k])]) for k in range(len(versions))]
    ends = [min([math.inf, *(w.ended for w in order[k:])]) for k in range(len(versions))]
    found: list[tuple[float, int]] = []
    for read in sorted(reads, key=lambda r: r.begun):
        least = max([0, *(k for ended, k in found if ended < read.begun)])
        possible = [
            k
            for k in range(least, len(versions))
            if begins[k] <= read.ended and read.begun <= ends[k] and _shows(read, versions[k])
        ]
        if not possible:
            is_known = any(_shows(read, version) for version in versions)
            what = "was not so at that time" if is_known else "was never so"
            return f"read {len(read.lines)} lines at {read.begun:.3f}: it {what}: {read.lines[-3:]}"
        found.append((read.ended, possible[0]))
    return ""


def _shows(read: Read, version: tuple[str, ...]) -> bool:
    return len(read.lines) == len(version) and all(
        seen == line or seen == " ".join([*line.split(" ")[:2], SEALED])
        for seen, line in zip(read.lines, version, strict=True)
    )

"""A game as a timeline: the board after any line, quickly, and what was told by then."""

from collections.abc import Iterable, Iterator
from typing import Any

from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Dice
from pelagos.server.storage.rows import SeatRow
from pelagos.table.versions import Break, sealed_from, up_to

STRIDE = 32
"""How many lines apart boards are kept."""


class Roll:
    """Dice that fell: at which question, what they show, which faces they have."""

    def __init__(self, step: str, shown: tuple[int, ...], faces: list[int]) -> None:
        self.step = step
        self.shown = shown
        self.faces = faces


class Timeline:
    """Raises BadData where the record does not fit its rules."""

    def __init__(
        self, rules: Rules[Any], record: Record, seats: list[SeatRow], broken: Break | None = None
    ) -> None:
        """`broken`: where the record no longer fits these rules; the timeline ends there."""
        self.whole = record
        self.broken = broken
        if broken is not None:
            record = up_to(record, broken)
        self.rules = rules
        self.record = record
        self.seats = seats
        self.events: list[tuple[int, Event]] = []
        self.rolls: list[Roll] = []
        play = Replay(rules, record)
        self._frames: list[Position] = [play.board.copy()]
        for number, line in enumerate(record.lines):
            board = play.board
            if line.seat == FATE:
                space = rules.choices(board, FATE)
                if isinstance(space, Dice):
                    shown = rules.read(board, FATE, line.text)
                    assert isinstance(shown, tuple)
                    self.rolls.append(Roll(line.step, shown, space.faces))
            play.forward()
            assert board.log is not None
            self.events.extend([(number, e) for e in board.log])
            board.log.clear()
            if (number + 1) % STRIDE == 0:
                self._frames.append(board.copy())
        self.board = play.board

    @property
    def length(self) -> int:
        """How many lines there are."""
        return len(self.record.lines)

    def export(self, viewer: int, over: bool, secret: str) -> Record:
        """The whole record as the viewer may have it, even what does not fit any more."""
        whole = sealed_from(self.whole, self.record)
        return whole.like(whole.lines, secret) if over else whole.shown_to(viewer)

    def at(self, line: int) -> Position:
        """The board after this many lines; the caller's own copy."""
        board = self._frames[line // STRIDE].copy()
        self._play(board, line - line % STRIDE, line)
        return board

    def walk(self, moments: Iterable[int]) -> Iterator[tuple[int, Position]]:
        """The board after each of these lines in turn; it is the same object, changed."""
        board, now = self._frames[0].copy(), 0
        for line in moments:
            self._play(board, now, line)
            now = line
            yield line, board

    def _play(self, board: Position, start: int, end: int) -> None:
        for given in self.record.lines[start:end]:
            value = self.rules.read(board, given.seat, given.text)
            self.rules.answer(board, given.seat, value)

"""A game as a film: the board after any line, quickly, and what was told by then."""

from typing import Any

from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Dice
from pelagos.server.rows import SeatRow
from pelagos.table.versions import Break, sealed_from, up_to

STRIDE = 32
"""A board is kept every so many lines."""


class Roll:
    """Dice that fell: at which question, what they show, which faces they have."""

    def __init__(self, step: str, shown: tuple[int, ...], faces: list[int]) -> None:
        self.step = step
        self.shown = shown
        self.faces = faces


class Film:
    """Raises BadData where the record does not fit its rules."""

    def __init__(
        self, rules: Rules[Any], record: Record, seats: list[SeatRow], broken: Break | None = None
    ) -> None:
        """`broken`: where the record no longer fits these rules; the film ends there."""
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
        """The board after so many lines; the caller's own copy."""
        board = self._frames[line // STRIDE].copy()
        for given in self.record.lines[line - line % STRIDE : line]:
            value = self.rules.read(board, given.seat, given.text)
            self.rules.answer(board, given.seat, value)
        return board

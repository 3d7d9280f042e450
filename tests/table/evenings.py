"""Evenings at a table: visitors answer, mistype, take back, seal orders, pause, look ahead.

What the table says to everybody after each deed is kept as digests in evenings.json, so that a
change anywhere in how a table behaves shows. `python -m tests.table.evenings --write` renews them
after a change that was meant.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from pelagos.catalogue import load
from pelagos.engine.errors import PelagosError
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, FATE, NOBODY
from pelagos.table import Sitting
from pelagos.table.motion import moves
from pelagos.table.preview import outlooks, wins_now
from pelagos.table.sitting import FRAMES, StandingOrder
from tests.support.haven import HavenRules
from tests.table.test_sitting import SECRET, Chance

KEPT = Path(__file__).with_name("evenings.json")
STRETCH = 10
PREVIEWED = "haven"
"""The toy's worlds are quickly told."""
TABLES: dict[str, tuple[str, int, dict[str, object], int]] = {
    "haven": (PREVIEWED, 3, {"rounds": 20}, 160),
    "haven for two": (PREVIEWED, 2, {}, 90),
    "cyclades": ("cyclades", 3, {}, 150),
    "civilization": ("civilization", 3, {"simultaneous_phases": True}, 100),
    "live trade": ("civilization", 3, {"trade_form": "live"}, 120),
    "mare_nostrum": ("mare_nostrum", 3, {}, 200),
}
"""Title, players, options, and how many deeds an evening has."""
AT_ONCE = 3
"""Answers that are given together."""


class Evening:
    """A table, the visitors' chance, and what has been said so far."""

    def __init__(self, table: str, seed: int) -> None:
        title, players, options, self.deeds = TABLES[table]
        self.is_toy = title == PREVIEWED
        self.rules: Rules[Any] = HavenRules() if self.is_toy else load(title)
        bots = frozenset([players - 1]) if seed % 2 else frozenset[int]()
        self.sitting = Sitting.new(self.rules, players, options, SECRET, bots=bots)
        self.rng = Chance(seed)
        self.said: list[object] = []
        while "simultaneous_phases" in options and not self.sitting.may_speak():
            seat = self.sitting.asked()[0]  # it begins where others may speak up
            self.sitting.answer(seat, self.sitting.question(seat).space.draw(self.rng))

    # -- the visitors -------------------------------------------------------------------------

    def seat(self) -> int:
        """Mostly somebody who is asked, at times anybody."""
        asked = [s for s in self.sitting.asked() if s >= 0]
        if not asked or self.rng.below(12) == 0:
            return self.rng.below(self.sitting.record.players)
        return self.rng.choice(asked)

    def line(self) -> int | None:
        """The line a visitor thinks he answers at."""
        now = self.sitting.line
        return self.rng.choice([None, None, now, now, now - 1, now - 2, now + 1])

    def value(self) -> tuple[int, object]:
        """Somebody's answer, by chance."""
        seat = self.seat()
        return seat, self.rules.choices(self.sitting.board, seat).draw(self.rng)

    def texts(self, seat: int, number: int) -> list[str]:
        """Answers that a seat could give one after another, as far as it is asked again."""
        b: Position = self.sitting.board.copy()
        b.log = []
        found: list[str] = []
        while len(found) < number and seat in self.rules.asked(b):
            space = self.rules.choices(b, seat)
            value = space.draw(self.rng)
            found.append(space.write(value, b.contents()))
            self.rules.answer(b, seat, value)
        return found

    def answer(self) -> None:
        seat, value = self.value()
        if len(self.rules.asked(self.sitting.board)) and seat in self.sitting.asked():
            self.said.append(self.sitting.is_final(seat, value))
            if self.is_toy:
                self.look_ahead(seat, value)
        self.sitting.answer(seat, value, self.line())

    def look_ahead(self, seat: int, value: object) -> None:
        found = outlooks(self.rules, self.sitting.board, seat, value, Chance(7))
        self.said += [found.chance, found.battle, str(found.before), str(found.after)]
        self.said.append(wins_now(self.rules, self.sitting.board, seat, value, Chance(7)))

    def type(self) -> None:
        seat = self.seat()
        texts = self.texts(seat, 1) or ["nothing"]
        wrong = self.rng.below(6) == 0
        self.sitting.answer_text(seat, "no such word" if wrong else texts[0], self.line())

    def type_several(self) -> None:
        seat = self.seat()
        texts = self.texts(seat, AT_ONCE)
        if self.rng.below(4) == 0:
            texts.append(self.rng.choice(["no such word", *texts]))
        self.sitting.answer_text(seat, "; ".join(texts), self.line())

    def take_back(self) -> None:
        seat = self.rng.below(self.sitting.record.players)
        for other in range(self.sitting.record.players):
            if self.sitting.undoable(other) and self.rng.below(5):
                seat = other
        lines = [None, None, *self.sitting.undoable(seat), self.sitting.line - 3]
        self.sitting.undo(seat, self.rng.choice(lines))

    def seal(self) -> None:
        seat = self.rng.below(self.sitting.record.players)
        step = self.rules.step(self.sitting.board)
        name = step.name if step is not None and self.rng.below(4) else "bid"
        wishes = ["99", *self.texts(self.seat(), 2), "insist", "1"]
        self.sitting.order(seat, StandingOrder(name, tuple(wishes), self.rng.below(2) == 0))

    def speak_up(self) -> None:
        seats = self.sitting.may_speak()
        if seats:
            seat = self.rng.choice(seats)
            space = self.rules.choices(self.sitting.board, seat)
            self.sitting.answer(seat, space.draw(self.rng), self.line())

    def let_the_clock_speak(self) -> None:
        if CLOCK in self.sitting.asked() and self.rng.below(4) == 0:
            self.sitting.time_is_up()

    def trouble(self) -> None:
        """What no visitor should do."""
        which = self.rng.below(3)
        if which == 0:
            self.sitting.answer(FATE, 0)
        elif which == 1:
            self.sitting.paused = True
            try:
                self.sitting.answer(*self.value())
            finally:
                self.sitting.paused = False
        else:
            self.sitting.answer(self.seat(), ("nonsense",), None, "nonsense")

    def deed(self) -> None:
        """One of the visitors does something; what comes of it is noted."""
        deeds: list[Callable[[], None]] = [self.answer] * 8
        deeds += [self.type, self.type, self.type_several, self.type_several, self.take_back]
        deeds += [self.take_back, self.seal, self.speak_up, self.let_the_clock_speak, self.trouble]
        chosen = self.rng.choice(deeds)
        self.said.append(chosen.__name__)
        try:
            chosen()
        except PelagosError as error:
            mine = type(error).__module__.startswith("pelagos.table")
            told = (str(error), error.facts()) if mine else error.code
            self.said.append((type(error).__name__, error.part, told))

    # -- what everybody is told ---------------------------------------------------------------

    def note(self) -> None:
        """Everything a table says of itself, to everybody."""
        s = self.sitting
        lines = [str(line) for line in s.record.lines]
        self.said += [s.line, lines[-5:], s.asked(), s.may_speak(), s.over()]
        self.said.append([(n, e.key()) for n, e in s.events[-6:]])
        self.said.append(sorted((seat, len(orders)) for seat, orders in s.orders.items()))
        for seat in (*range(s.record.players), NOBODY):
            self.said += [s.undoable(seat), len(s.heard(seat, s.line - 3)), len(s.recap(seat))]
            self.said.append([str(line) for line in s.export(seat).lines[-5:]])
        if not s.over():
            for seat in {*s.asked(), *s.may_speak()}:
                q = s.question(seat)
                self.said.append((q.seat, q.step, q.space.count(), q.line, q.secret))
        self.said += [s.before(s.line - n) is None for n in range(FRAMES + 2)]
        for line in (s.line - 1, s.line - 2):
            moved = s.moved(line)
            self.said.append(moved)
            before, after = s.before(line), s.before(line + 1)
            if before is not None and after is not None:
                seen = [self.rules.view(board, NOBODY) for board in (before, after)]
                assert moved == moves(*seen)

    def stretches(self) -> Iterator[str]:
        """A digest of every few deeds."""
        for number in range(self.deeds):
            if self.sitting.over():
                break
            self.deed()
            self.note()
            if number % STRETCH == STRETCH - 1:
                yield self.digest()
        result = self.sitting.result()
        self.said += [result and result.winners, self.sitting.export(NOBODY).secret]
        yield self.digest()

    def digest(self) -> str:
        text = "\n".join(map(str, self.said))
        self.said = []
        return sha256(text.encode()).hexdigest()[:6]


SEEDS = range(4)
EVENINGS = [(table, seed) for table in TABLES for seed in SEEDS]

if __name__ == "__main__" and "--write" in sys.argv:
    rows = {f"{t} {seed}": " ".join(Evening(t, seed).stretches()) for t, seed in EVENINGS}
    KEPT.write_text(json.dumps(rows, indent=0) + "\n", "utf-8")

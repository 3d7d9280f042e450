"""One game being played: the board, its record, who may answer, and what can be taken back."""

import re
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from pelagos.engine.box import Box, seat_slug
from pelagos.engine.contract import View
from pelagos.engine.errors import BadData, BadNotation, NotAsked, NotNow, PelagosError
from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, Replay
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import CLOCK, EVERYONE, FATE, NOBODY, only
from pelagos.engine.spaces import Space, forced
from pelagos.table.chance import LineChance, commitment
from pelagos.table.motion import Move, moves

MOST_ORDERS = 20
"""Standing orders of a seat, and answers of an order."""

MOST_AT_ONCE = 100
"""Answers that may be given together."""

FRAMES = 12
"""Boards kept from before the latest lines, to tell what moved."""


class Stale(PelagosError):
    """The answer was meant for a question that is no longer open."""

    code = "stale"

    def __init__(self, seat: int, line: int, now: int) -> None:
        self.line = now
        super().__init__(
            f"{seat_slug(seat)} answered at line {line}, but the table is at line {now};"
            " look at the question again"
        )

    def facts(self) -> dict[str, object]:
        return {"line": self.line}


class Paused(NotNow):
    """Nobody can answer at a paused table."""

    code = "paused"

    def __init__(self) -> None:
        super().__init__("the table is paused")


class NothingBack(NotNow):
    """There is nothing this seat could take back."""

    code = "nothing_back"

    def __init__(self, seat: int) -> None:
        super().__init__(f"{seat_slug(seat)} has nothing that can be taken back")


class TooFarBack(NotNow):
    """The seat can take something back, but not this much."""

    code = "too_far_back"

    def __init__(self, seat: int, earliest: int) -> None:
        self.line = earliest
        super().__init__(f"{seat_slug(seat)} can go back to line {earliest} at the earliest")

    def facts(self) -> dict[str, object]:
        return {"line": self.line}


class MustBeLast(NotNow):
    """One of several answers given in one go can be taken back no more, and others follow it."""

    code = "must_be_last"

    def __init__(self) -> None:
        super().__init__("the answer before it cannot be taken back, so it must be the last")


class TooManyAtOnce(BadData):
    """More answers were given in one go than are allowed."""

    code = "too_many_at_once"

    def __init__(self, number: int) -> None:
        super().__init__(f"at most {MOST_AT_ONCE} answers in one go, not {number}")


class TooManyOrders(BadData):
    """A seat has more standing orders than are allowed."""

    code = "too_many_orders"

    def __init__(self) -> None:
        super().__init__(f"at most {MOST_ORDERS} standing orders of at most {MOST_ORDERS} answers")


@dataclass(frozen=True)
class Question:
    """What a seat is asked: the step, its clause, the choices, and the line it was asked at."""

    seat: int
    step: str
    clause: str
    space: Space[object]
    line: int
    secret: bool


@dataclass(frozen=True)
class StandingOrder:
    """A sealed order: at the question `step`, the first of `answers` that is legal is given."""

    step: str
    answers: tuple[str, ...]
    again: bool = False


class Sitting:
    """A table without I/O. FATE answers from the secret; forced answers are given by the table."""

    def __init__(
        self,
        rules: Rules[Any],
        record: Record,
        secret: bytes,
        bots: frozenset[int] = frozenset(),
    ) -> None:
        """Sits down at a record, new or saved. Raises BadData where the record does not fit."""
        if record.chance != commitment(secret):
            said = "this secret is not the one the record committed to"
            raise BadData(said, about="other_secret")
        self.rules = rules
        self.record = record
        self.secret = secret
        self.bots = bots
        self.events: list[tuple[int, Event]] = []
        self.orders: dict[int, list[StandingOrder]] = {}
        self.paused = False
        self._back: list[tuple[int, Position]] = []
        self._frames: dict[int, Position] = {}
        self._moved: dict[int, list[Move]] = {}
        play = Replay(rules, record)
        self.board = play.board
        for number in range(len(record.lines)):
            play.forward()
            self._listen(number)
        self._opened = self.line
        self._run()

    @classmethod
    def new(
        cls,
        rules: Rules[Any],
        players: int,
        options: dict[str, object],
        secret: bytes,
        seats: list[str] | None = None,
        bots: frozenset[int] = frozenset(),
    ) -> "Sitting":
        """A new game, committed to `secret`. Raises BadData on bad options or players."""
        settled = dict(rules.box(players, options).options)
        chance = commitment(secret)
        record = Record(rules.title, rules.version, players, settled, seats, chance)
        return cls(rules, record, secret, bots)

    # -- reading ------------------------------------------------------------------------------

    @property
    def line(self) -> int:
        """How many answers have been given."""
        return len(self.record.lines)

    def asked(self) -> list[int]:
        """The seats that must answer now (CLOCK among them where a clock runs)."""
        return self.rules.asked(self.board)

    def may_speak(self) -> list[int]:
        """The seats that are not asked but may say something to the question that stands."""
        step = self.rules.step(self.board)
        return [] if step is None else step.may(self.board)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.over(self.board)

    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.rules.result(self.board)

    def question(self, seat: int) -> Question:
        """The question put to `seat`, or open to it. Raises NotAsked when there is none."""
        step = self.rules.step(self.board)
        if step is None:
            raise NotNow("the game is over")
        space = self.rules.choices(self.board, seat)
        return Question(seat, step.name, step.clause, space, self.line, step.secret)

    def view(self, seat: int) -> View:
        """What `seat` may see."""
        return self.rules.view(self.board, seat)

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """The events `seat` may know of, from line `since` on."""
        return [(n, e) for n, e in self.events if n >= since and e.heard_by(seat)]

    def before(self, line: int) -> Position | None:
        """The board before one of the latest lines, or now; nothing for one longer ago."""
        return self.board if line == self.line else self._frames.get(line)

    def moved(self, line: int) -> list[Move] | None:
        """What everybody saw moving at one of the latest lines; nothing for one longer ago."""
        known = self._moved.get(line)
        if known is None:
            before, after = self.before(line), self.before(line + 1)
            if before is None or after is None:
                return None
            view = self.rules.view
            known = self._moved[line] = moves(view(before, NOBODY), view(after, NOBODY))
        return known

    def recap(self, seat: int) -> list[tuple[int, Event]]:
        """What happened since this seat's last answer."""
        mine = [n for n, line in enumerate(self.record.lines) if line.seat == seat]
        return self.heard(seat, mine[-1] + 1 if mine else 0)

    def export(self, seat: int) -> Record:
        """The record as `seat` may have it: sealed lines while the game runs, all of it after."""
        if not self.over():
            return self.record.shown_to(seat)
        return self.record.like(self.record.lines, self.secret.hex())

    # -- answering ----------------------------------------------------------------------------

    def answer(self, seat: int, value: object, line: int | None = None, said: str = "") -> None:
        """Gives the answer of `seat`, asked at `line`. On any error nothing has changed."""
        self._take(seat, value, line, said)
        self._run()

    def _take(self, seat: int, value: object, line: int | None, said: str) -> None:
        if self.paused:
            raise Paused
        if seat == FATE:
            raise NotAsked("fate", [seat_slug(s) for s in self.asked()])
        if line is not None and not self._fresh(seat, line):
            raise Stale(seat, line, self.line)
        before = self.board.copy()
        self._give(seat, value, said)
        self._keep(seat, before)

    def answer_text(self, seat: int, text: str, line: int | None = None) -> None:
        """The same, in notation: one answer, or several with semicolons between them."""
        parts = self.rules.parts(text)
        if len(parts) == 1:
            self.answer(seat, self.rules.read(self.board, seat, text), line, text)
        else:
            self.answer_all(seat, parts, line)

    def answer_all(self, seat: int, texts: list[str], line: int | None = None) -> None:
        """Gives several answers of `seat` in one go; one undo takes all of them back.

        If one is refused nothing has changed, and the error's `part` says which it was. An answer
        that cannot be taken back can only be the last; one that the table has given by itself,
        because there was no choice, may be said or left out.
        """
        if len(texts) > MOST_AT_ONCE:
            raise TooManyAtOnce(len(texts))
        first, opened = self.line, self._opened
        before, back = self.board.copy(), self._back[:]
        orders = {s: sealed[:] for s, sealed in self.orders.items()}
        given: list[str] = []
        for part, text in enumerate(texts, 1):
            if given and given[0] == text:
                given.pop(0)
                continue
            at = self.line
            try:
                if part > 1 and self._is_settled(first):
                    raise MustBeLast
                value = self.rules.read(self.board, seat, text)
                self._take(seat, value, line if part == 1 else None, text)
            except PelagosError as error:
                self._go_back(first, before)
                self._back, self._opened, self.orders = back, opened, orders
                error.part = part
                error.args = (f"part {part} ({text[:60]!r}): {error}",)
                raise
            # Others, FATE among them, wait for the last part: a part that is refused would
            # otherwise tell for nothing what they answer.
            while seat in self.asked() and self._given_for(seat):
                pass
            given = [x.text for x in self.record.lines[at + 1 :]]
        self._back = [(n, b) for n, b in self._back if n <= first]
        self._run()

    def _is_settled(self, line: int) -> bool:
        """Whether what was answered at `line` cannot be taken back, or FATE has the next word."""
        return line not in [n for n, _ in self._back] or FATE in self.asked()

    def time_is_up(self) -> None:
        """Lets CLOCK answer where a rule has a clock."""
        self.answer(CLOCK, self.rules.choices(self.board, CLOCK).values()[0])

    def _fresh(self, seat: int, line: int) -> bool:
        """Whether the question seen at `line` is still the one `seat` is asked."""
        if not self._opened <= line <= self.line:
            return False
        return all(given.seat != seat for given in self.record.lines[line:])

    def _give(self, seat: int, value: object, said: str = "") -> None:
        rules, b = self.rules, self.board
        step = rules.step(b)
        if step is None:
            raise NotNow("the game is over")
        space = rules.choices(b, seat)
        audience = step.seen_by(b, seat)
        text = space.write(value, b.contents()) if space.holds(value) else ""
        before = b.copy()
        rules.answer(b, seat, value, said)
        self._frames[self.line] = before
        self._frames.pop(self.line - FRAMES, None)
        self._moved.pop(self.line - FRAMES, None)
        self.record.lines.append(Line(seat, step.name, text, audience))
        self._listen(self.line - 1)
        if rules.step(b) is not step or not set(rules.asked(b)) - {seat}:
            self._opened = self.line

    def _listen(self, line: int) -> None:
        """Files what the board has told under the line that caused it."""
        log = self.board.log
        assert log is not None
        self.events.extend([(line, e) for e in log])
        log.clear()

    def _run(self) -> None:
        """Lets FATE, forced seats and standing orders answer until somebody must think."""
        while True:
            seats = self.rules.asked(self.board)
            if FATE in seats:
                space = self.rules.choices(self.board, FATE)
                self._give(FATE, space.draw(LineChance(self.secret, self.line)))
                self._back.clear()
                continue
            # Who speaks up by a sealed order does so before others answer by theirs.
            if any(self._spoken_for(seat) for seat in self.may_speak()):
                continue
            if not any(self._given_for(seat) for seat in seats if seat >= 0):
                return

    def _given_for(self, seat: int) -> bool:
        space = self.rules.choices(self.board, seat)
        if not needs_no_asking(self.rules, self.board, seat, space):
            return self._ordered(seat, space)
        before = self.board.copy()
        self._give(seat, space.values()[0])
        self._keep(seat, before, is_choice=False)
        return True

    def _spoken_for(self, seat: int) -> bool:
        return seat in self.orders and self._ordered(seat, self.rules.choices(self.board, seat))

    # -- standing orders ----------------------------------------------------------------------

    def order(self, seat: int, order: StandingOrder) -> None:
        """Seals an order; nobody else ever sees it, exports included."""
        if len(order.answers) > MOST_ORDERS or len(self.orders.get(seat, [])) >= MOST_ORDERS:
            raise TooManyOrders
        if not any(_readable(answer, self.board.contents()) for answer in order.answers):
            raise BadNotation(order.answers[0], "words")
        self.orders.setdefault(seat, []).append(order)
        self._run()

    def _ordered(self, seat: int, space: Space[object]) -> bool:
        step = self.rules.step(self.board)
        assert step is not None
        for order in self.orders.get(seat, []):
            if order.step != step.name:
                continue
            if not order.again:
                self.orders[seat].remove(order)
            for text in order.answers:
                try:
                    value = self.rules.read(self.board, seat, text)
                except PelagosError:
                    continue  # this wish cannot be read here; the next one may
                if space.holds(value):
                    before = self.board.copy()
                    self._give(seat, value)
                    self._keep(seat, before)
                    return True
        return False

    # -- taking back --------------------------------------------------------------------------

    def _keep(self, seat: int, before: Position, is_choice: bool = True) -> None:
        """Remembers the way back to `before`, unless a secret got out or the seat changed.

        Nobody goes back to what was no choice: the table would give the same answer again.
        """
        number = self.line - 1
        told = [e for n, e in takewhile(lambda x: x[0] == number, reversed(self.events))]
        if self._back and self.record.lines[self._back[-1][0]].seat != seat:
            self._back.clear()
        if seat == CLOCK or any(_gives_away(e, seat) for e in told) or self.over():
            self._back.clear()
        elif is_choice:
            self._back.append((number, before))

    def undoable(self, seat: int) -> list[int]:
        """The lines this seat may go back to, latest first."""
        lines = [n for n, _ in reversed(self._back)]
        return lines if lines and self.record.lines[lines[0]].seat == seat else []

    def undo(self, seat: int, line: int | None = None) -> None:
        """Takes back answers of `seat`: the last one, or all from `line` on."""
        possible = self.undoable(seat)
        if not possible:
            raise NothingBack(seat)
        target = possible[0] if line is None else line
        if target not in possible:
            raise TooFarBack(seat, possible[-1])
        while self._back[-1][0] > target:
            self._back.pop()
        _, before = self._back.pop()
        self._go_back(target, before)
        self._opened = target

    def _go_back(self, line: int, before: Position) -> None:
        """Puts the board back as it was `before` line `line` was written."""
        self.board = before
        self.board.log = []
        del self.record.lines[line:]
        self._frames = {n: b for n, b in self._frames.items() if n < line}
        self._moved = {n: m for n, m in self._moved.items() if n < line}
        self.events = [(n, e) for n, e in self.events if n < line]

    def is_final(self, seat: int, value: object) -> bool:
        """Whether this answer could not be taken back, told before it is given."""
        rules = self.rules
        trial = self.board.copy()
        trial.log = []
        rules.answer(trial, seat, value)
        following = asked_after_the_obvious(rules, trial, seat)
        if not following or FATE in following:
            return True
        if any(_gives_away(e, seat) for e in trial.log):
            return True
        # Whether another person's answer would be forced is not looked at: that may be a secret.
        return seat not in following and all(s in self.bots for s in following if s >= 0)


def needs_no_asking(rules: Rules[Any], b: Position, seat: int, space: Space[object]) -> bool:
    """Whether the table gives the answer itself: it is the only one, and everybody can tell."""
    step = rules.step(b)
    if step is None or step.waits or not forced(space):
        return False
    return not step.betrays(b, seat)


def asked_after_the_obvious(rules: Rules[Any], b: Position, seat: int) -> list[int]:
    """Who is asked next, once the table has given the forced answers of `seat`."""
    while (asked := rules.asked(b)) == [seat]:
        space = rules.choices(b, seat)
        if not needs_no_asking(rules, b, seat, space):
            break
        rules.answer(b, seat, space.values()[0])
    return asked


def _gives_away(event: Event, seat: int) -> bool:
    """Whether an event told somebody else something that was secret."""
    return event.kind.reveals or event.audience not in (EVERYONE, only(seat))


def _readable(answer: str, box: Box) -> bool:
    """Whether an answer begins with a word that this game knows.

    More is not known before its question is put.
    """
    first = re.split(r"[\s+,:]", answer.strip().lower(), maxsplit=1)[0]
    if first == "-" or first.isdecimal() or re.fullmatch(r"p[1-9]", first):
        return True
    return any(first in slugs for slugs in box.ids.values())

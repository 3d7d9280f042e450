"""Twin boards: a board and its redeal for a seat must go on alike for that seat.

A seat must not be able to tell a board from its redeal. So whatever is answered at both tables, the
seat must be shown the same: views, whose turn it is, its menus, what it can take back, what is
refused and how, the number and the order of lines. The twins part when something hidden is
revealed: by an event that `reveals`, by FATE, by an answer everybody hears, or by the end of the
game, when everything is counted.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from pelagos.bots.base import Chance
from pelagos.conformance.hidden import cards_in
from pelagos.conformance.watched import Broken
from pelagos.engine.box import seat_slug
from pelagos.engine.driver import thinking
from pelagos.engine.errors import PelagosError
from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Record
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE, hears
from pelagos.engine.spaces import Space
from pelagos.table.chance import commitment
from pelagos.table.preview import outlooks
from pelagos.table.sitting import Sitting

TOGETHER = 6
"""Answers that twins are followed for at most."""

TRIES = 4
"""How many answers are drawn to find one that is legal at both tables and tried with `is_final`."""

APART = 5
"""Decisions of a random game between two positions on average."""

NONSENSE = "no_such_word"


class Twins:
    """Two tables that one seat cannot tell apart, and how it would notice."""

    def __init__(self, rules: Rules[Any], b: Position, seat: int, seed: int, where: str) -> None:
        self.rules = rules
        self.seat = seat
        self.where = where
        self.rng = Chance(seed)
        self.ours = _sit_down(rules, b, seed)
        self.other = _sit_down(rules, rules.redeal(b, seat, self.rng), seed)
        self._lines = 0

    def follow(self) -> int:
        """Lets both go on until something is revealed; how often they were compared."""
        for compared in range(1, TOGETHER + 1):
            if self._revealed():
                return compared
            self._alike("who is asked", _asked)
            self._alike("what can be taken back", lambda table: table.undoable(self.seat))
            if self.ours.over():
                return compared
            self._alike("the view", lambda table: table.view(self.seat))
            mine = {*self.ours.asked(), *self.ours.may_speak()}
            if self.seat in mine:
                self._choices_alike()
            if not self._both_answer():
                return compared
        return TOGETHER

    # -- comparing ----------------------------------------------------------------------------

    def _alike(self, what: str, look: Callable[[Sitting], object]) -> None:
        one, two = look(self.ours), look(self.other)
        if one != two:
            raise self._fail(what, f"{_short(one, two)} against {_short(two, one)}")

    def _fail(self, what: str, detail: str) -> Broken:
        last = [str(line) for line in self.ours.record.lines[-3:]]
        step = self.rules.step(self.ours.board)
        at = f"{step.name if step else 'the end'} after {last}"
        return Broken(
            "twins go on alike",
            f"{self.where}, {seat_slug(self.seat)} at {at}",
            f"{what}: {detail}"[:900],
        )

    def _revealed(self) -> bool:
        """Compares the lines and what was heard since; whether something hidden was laid open."""
        begin = self._lines
        ours = [line.shown_to(self.seat) for line in self.ours.record.lines[begin:]]
        other = [line.shown_to(self.seat) for line in self.other.record.lines[begin:]]
        for number, (one, two) in enumerate(zip(ours, other, strict=False), begin):
            if (one.seat, one.step) != (two.seat, two.step):
                raise self._fail("the next line", f"{one} against {two}")
            if one.text != two.text:
                if one.seat == self.seat:
                    raise self._fail("one's own line", f"{one} against {two}")
                return True
            # What chance draws brings to light what lies beneath, if only the back of a card.
            if self._told(number) or one.seat == FATE:
                return True
        if len(ours) != len(other):
            raise self._fail(
                "the number of lines", f"{[str(x) for x in ours]} against {[str(x) for x in other]}"
            )
        self._lines = self.ours.line
        return False

    def _told(self, number: int) -> bool:
        """Compares the events of a line; whether one of them reveals something."""
        heard = [_heard(table, self.seat, number) for table in (self.ours, self.other)]
        for one, two in zip(*heard, strict=False):
            if one.kind.reveals and two.kind.reveals:
                return True
            if one.kind.name != two.kind.name or one.seat != two.seat:
                raise self._fail("the next event", f"{one} against {two}")
            if one.facts != two.facts:
                raise self._fail("an event that reveals nothing", f"{one} against {two}")
        if len(heard[0]) != len(heard[1]):
            raise self._fail("the events", f"{heard[0]} against {heard[1]}")
        return False

    def _choices_alike(self) -> None:
        """The menu, what would be final, previews, and everything that is refused."""
        seat = self.seat
        self._alike("the menu", lambda table: table.question(seat).space.shape())
        space = self.ours.question(seat).space
        box = self.ours.board.contents()
        value: object = None
        for _ in range(TRIES):
            value = space.draw(self.rng)
            self._alike("what is final", partial(_is_final, seat=seat, value=value))
        text = space.write(value, box)
        seed = self.rng.below(1 << 30)
        self._alike("the preview", lambda table: _preview(table, seat, value, seed))
        for batch in ([NONSENSE], [text, NONSENSE], [text, text, NONSENSE]):
            self._alike("a refusal", partial(_refused, seat=seat, texts=batch))
        for wrong in (-99, 10**6, (), (value, value)):
            if not space.holds(wrong):
                self._alike("a refusal", partial(_wrong, seat=seat, value=wrong))

    # -- going on -----------------------------------------------------------------------------

    def _both_answer(self) -> bool:
        """One of those asked answers at both tables; not if the answer itself must differ."""
        asked = self.ours.asked()
        people = thinking(asked)
        seat = people[self.rng.below(len(people))]
        spaces = (self.ours.question(seat).space, self.other.question(seat).space)
        value = _common(*spaces, self.rng)
        step = self.rules.step(self.ours.board)
        assert step is not None
        if value is None and hears(step.seen_by(self.ours.board, seat), self.seat):
            return False
        values = (value, value) if value is not None else _as_many(*spaces, self.rng)
        if values is None:
            return False
        self.ours.answer(seat, values[0])
        self.other.answer(seat, values[1])
        return True


def check_twins(
    rules: Rules[Any],
    positions: int,
    seed: int = 0,
    progress: Callable[[int], object] | None = None,
) -> int:
    """Follows twins from this many positions of random games, over all players and options in turn.

    Returns how often they were compared. Raises Broken at the first difference.
    """
    tables = [(n, options) for n in rules.players for options in rules.option_sets(n)]
    done = compared = game = 0
    while done < positions:
        players, options = tables[game % len(tables)]
        found, times = _one_game(rules, players, options, seed + game, positions - done, progress)
        done, compared, game = done + found, compared + times, game + 1
    return compared


def _one_game(
    rules: Rules[Any],
    players: int,
    options: dict[str, object],
    seed: int,
    most: int,
    progress: Callable[[int], object] | None,
) -> tuple[int, int]:
    rng = Chance(seed)
    b = rules.start(rules.box(players, options))
    found = compared = line = 0
    while found < most and (step := rules.step(b)) is not None:
        asked = thinking(b.waiting)
        if asked[0] >= 0 and not rng.below(APART):
            where = f"{rules.title}, {players} players, {options}, seed {seed}, line {line}"
            viewer = rng.below(players)
            compared += Twins(rules, b, viewer, rng.below(1 << 30), where).follow()
            found += 1
            if progress is not None:
                progress(1)
        seat = asked[rng.below(len(asked))]
        rules.apply(b, seat, step.choices(b, seat).draw(rng))
        line += 1
    return found, compared


def _sit_down(rules: Rules[Any], b: Position, seed: int) -> Sitting:
    """A table at this position, with dice of its own."""
    box = b.contents()
    secret = seed.to_bytes(16, "big")
    record = Record(rules.title, rules.version, box.players, dict(box.options))
    record.chance, record.position = commitment(secret), b.state()
    return Sitting(rules, record, secret)


def _heard(table: Sitting, seat: int, line: int) -> list[Event]:
    return [event for at, event in table.events if at == line and event.heard_by(seat)]


def _asked(table: Sitting) -> object:
    step = table.rules.step(table.board)
    return step and step.name, table.asked(), table.may_speak()


def _common(one: Space[object], two: Space[object], rng: Chance) -> object:
    """An answer that is legal at both tables, if one is soon found."""
    for _ in range(TRIES):
        for space, other in ((one, two), (two, one)):
            value = space.draw(rng)
            if other.holds(value):
                return value
    return None


def _as_many(one: Space[object], two: Space[object], rng: Chance) -> tuple[object, object] | None:
    """A hidden answer at each table, of as many cards: how many are laid everybody can count."""
    for _ in range(TRIES):
        values = one.draw(rng), two.draw(rng)
        if cards_in(values[0]) == cards_in(values[1]):
            return values
    return None


def _is_final(table: Sitting, seat: int, value: object) -> bool:
    return table.is_final(seat, value)


def _preview(table: Sitting, seat: int, value: object, seed: int) -> object:
    found = outlooks(table.rules, table.board, seat, value, Chance(seed), 1)
    return found.before, found.after, found.chance


def _refused(table: Sitting, seat: int, texts: list[str]) -> object:
    """How several answers are refused, the last of which is nonsense."""
    return _error(table, lambda: table.answer_all(seat, texts))


def _wrong(table: Sitting, seat: int, value: object) -> object:
    return _error(table, lambda: table.answer(seat, value))


def _error(table: Sitting, act: Callable[[], object]) -> object:
    lines, back = table.line, table.undoable(0)
    try:
        act()
    except PelagosError as error:
        assert (table.line, table.undoable(0)) == (lines, back), "a refusal changed something"
        return type(error).__name__, str(error), error.facts(), error.part
    raise AssertionError("nonsense was accepted")


def _short(one: object, two: object) -> str:
    """What is different in the first."""
    if isinstance(one, dict) and isinstance(two, dict):
        return str({k: v for k, v in one.items() if two.get(k) != v})[:400]
    return str(one)[:400]

"""Where games could go: at many positions each answer is tried, each wrong one refused.

A game is played by chance or from a record. At some of its positions every answer is given on a
copy, and answers next to the legal ones are put to the question. What comes of it (the position
after, what was told, what it cost, by which clause it is refused), what everybody sees and what
each seat might guess is kept as a digest. A digest cannot say what is right, only that something
has changed; what is right is for the tests of the clauses.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from pelagos.bots import Chance
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay, replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask

ANSWERS = 24
"""So many answers of a question are tried; of more, some drawn by chance."""
LISTED = 400
VARIED = 6
"""So many answers are varied to see what is refused."""


def variations(value: object) -> Iterator[object]:
    """What stands next to an answer: a number more or less, something left out or said twice."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1)
    elif isinstance(value, tuple):
        for at, part in enumerate(value):
            for other in variations(part):
                yield (*value[:at], other, *value[at + 1 :])
            yield (*value[:at], *value[at + 1 :])
        if value:
            yield (*value, value[-1])


class Look:
    """One position, looked at from all sides; `words` is what was found."""

    def __init__(self, rules: Rules[Any], b: Position, number: int, guesses: bool = True) -> None:
        self.rules = rules
        self.b = b
        self.rng = Chance(number)
        self.words: list[object] = []
        step = rules.step(b)
        assert step is not None
        self.step: Ask[Any, object] = step
        self.words += [step.name, step.clause, rules.asked(b), step.may(b), rules.battle(b)]
        for seat in [*rules.asked(b), *step.may(b)]:
            space = rules.choices(b, seat)
            self.question(seat, space)
            for value in self.some(space):
                self.way_on(seat, space, value)
            for value in self.some(space)[:VARIED]:
                for other in variations(value):
                    self.refusal(seat, space, other)
        self.words += [rules.over(b), rules.result(b)]
        self.seen()
        if guesses:
            self.guessed()

    def some(self, space: Space[object]) -> list[object]:
        """Answers to try: all, or some by chance where there are many."""
        listed = space.listed(LISTED)
        if listed is None:
            return [space.draw(self.rng) for _ in range(ANSWERS)]
        if len(listed) <= ANSWERS:
            return listed
        return [listed[self.rng.below(len(listed))] for _ in range(ANSWERS)]

    def question(self, seat: int, space: Space[object]) -> None:
        """What is asked, of whom, and what else could be meant."""
        step, b = self.step, self.b
        self.words += [seat, space.count(), space.shape(), step.seen_by(b, seat)]
        self.words += [step.facts(b, seat), step.betrays(b, seat)]
        if seat >= 0:
            self.words += [(r.answers, r.things, r.price) for r in self.rules.routes(b, seat)]
            for value in step.in_sight(b, seat):
                self.refusal(seat, space, value)
            for verb in range(len(b.contents().names.get("verb", []))):
                self.words.append(step.why_not(b, seat, (verb, ())))

    def refusal(self, seat: int, space: Space[object], value: object) -> None:
        """Whether something is refused, and by which clause."""
        holds = space.holds(value)
        self.words.append((value, "allowed" if holds else self.step.why_not(self.b, seat, value)))

    def way_on(self, seat: int, space: Space[object], value: object) -> None:
        """What an answer costs, what it does, and what is asked next."""
        after = self.b.copy()
        after.log = []
        self.rules.give(after, seat, value, space)
        self.words += [value, space.write(value, self.b.contents()), told(after), numbers(after)]
        self.words += [self.step.price(self.b, seat, value), self.rules.asked(after)]
        following = self.rules.step(after)
        if following is None:
            result = self.rules.result(after)
            self.words.append(result and (result.winners, result.ending, result.clause))
        else:
            self.words += [following.name, self.rules.battle(after)]

    def seen(self) -> None:
        """What everybody sees."""
        for seat in (*range(self.b.contents().players), NOBODY):
            self.words.append(self.rules.view(self.b, seat))

    def guessed(self) -> None:
        """What each seat might believe in."""
        for seat in range(self.b.contents().players):
            self.words.append(numbers(self.rules.redeal(self.b, seat, self.rng)))

    def digest(self) -> str:
        return digest(self.words)


def told(b: Position) -> list[tuple[object, ...]]:
    """What was told since the last time, with the clauses."""
    found: list[tuple[object, ...]] = [
        (e.kind.clause, e.kind.reveals, e.key()) for e in b.log or []
    ]
    b.log = []
    return found


def by_chance(
    rules: Rules[Any], players: int, options: dict[str, object], answers: int
) -> Iterator[str]:
    """A game by chance, looked at wherever a question is put for the first time."""
    b = rules.start(rules.box(players, options))
    rng = Chance(3)
    known: set[str] = set()
    for number in range(answers):
        step = rules.step(b)
        if step is None:
            break
        if step.name not in known:
            known.add(step.name)
            yield Look(rules, b.copy(), number).digest()
        go_on(rules, b, rng)
    yield digest([numbers(b)])


def go_on(rules: Rules[Any], b: Position, rng: Chance) -> None:
    """One answer by chance."""
    seats = rules.asked(b)
    seat = seats[rng.below(len(seats))]
    rules.apply(b, seat, rules.choices(b, seat).draw(rng))


Change = Callable[[Position, Chance], Position]
"""Makes another position of one in a record."""


def recorded(rules: Rules[Any], path: Path, often: Sequence[int]) -> Iterator[str]:
    """Looks at a kept game, when a question is put for the n-th time, n in `often`, and its end."""
    for number, board in standing(rules, path, often):
        yield Look(rules, board, number).digest()
    end = replay(rules, Record.from_text(path.read_text("utf-8")))
    result = rules.result(end)
    assert result is not None
    told = [result.winners, result.standings, result.ending, result.clause, result.places()]
    yield digest([*told, rules.view(end, NOBODY), numbers(end)])


def changed(
    rules: Rules[Any], path: Path, often: Sequence[int], change: Change, answers: int
) -> Iterator[str]:
    """The same, but things are changed and this many answers given by chance first."""
    for number, board in standing(rules, path, often):
        rng = Chance(number)
        b = change(board, rng)
        b.log = []
        words: list[object] = []
        for _ in range(answers):
            if rules.step(b) is None:
                break
            go_on(rules, b, rng)
            words += [told(b), numbers(b)]
        if rules.step(b) is not None:
            words.append(Look(rules, b, number, guesses=False).digest())
        yield digest(words)


def standing(rules: Rules[Any], path: Path, often: Sequence[int]) -> Iterator[tuple[int, Position]]:
    """Positions of a kept game in which a question is put for the n-th time, n in `often`."""
    play = Replay(rules, Record.from_text(path.read_text("utf-8")))
    asked: Counter[str] = Counter()
    for number, line in enumerate(play.record.lines):
        asked[line.step] += 1
        if asked[line.step] in often:
            yield number, play.board.copy()
        play.forward()


def in_other_box(rules: Rules[Any], b: Position, options: dict[str, object]) -> Position:
    """The same position in the box of other options."""
    box = rules.box(b.contents().players, options)
    same: Position = rules.load(box, json.loads(json.dumps(b.state())))
    return same


def numbers(b: Position) -> dict[str, object]:
    """All numbers of a position under the first names of its fields: a new name is no change."""
    former = type(b).former
    return {former.get(name, name): value for name, value in b.state().items()}


def digest(words: list[object]) -> str:
    return sha256("\n".join(map(repr, words)).encode()).hexdigest()[:6]


def write(path: Path, games: dict[str, Iterator[str]]) -> None:
    """Keeps the digests of games by name."""
    rows = {name: " ".join(found) for name, found in games.items()}
    path.write_text(json.dumps(rows, indent=0) + "\n", "utf-8")


def kept(path: Path) -> dict[str, list[str]]:
    """The digests of a file, by the name of the game."""
    rows: dict[str, str] = json.loads(path.read_text("utf-8"))
    return {name: row.split() for name, row in rows.items()}

"""The byways of kept games, games by chance, scenes by chance: what else might be answered.

At a decision of a kept game other answers are given, on a copy, and a few more after them; wrong
ones that are nearly right are refused. Games by chance go through the options of a title, scenes
through what is rare. Of all this a digest is kept: `python -m tests.playthroughs.byways --write`
renews byways.json after a change that was meant. Like a course it cannot say what is right, only
that something has changed.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import tests.civilization.scattered
import tests.cyclades.scattered
from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.errors import BadNotation
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask
from tests.support.ways_on import numbers

KEPT = Path(__file__).with_name("byways.json")
FOLDER = Path(__file__).parents[2] / "records"

LISTED = 40
"""Longer menus are drawn from."""
DRAWN = 3
"""This many answers are looked at closely."""
STEPS = 4
"""A byway goes this far."""


class Start(NamedTuple):
    """A kept game, from whose every n-th line byways lead."""

    path: Path
    every: int

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}-{self.path.stem}"


class Game(NamedTuple):
    """A game by chance: its title, its players, its options and how long it is followed."""

    title: str
    players: int
    options: dict[str, object]
    answers: int

    @property
    def name(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title, str(self.players), *told])


class Scene(NamedTuple):
    """A position by chance, among many: rare things are not rare in it."""

    title: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.title}-scene-{self.number}"

    def position(self, rng: Chance) -> Position:
        rules = load(self.title)
        players = rules.players[self.number % len(rules.players)]
        sets = rules.option_sets(players)
        return SCATTERED[self.title](players, sets[rng.below(len(sets))], rng)


EVERY = {"cyclades": 2, "civilization": 12}
ANSWERS = {"cyclades": 250, "civilization": 200}
STARTS = [
    Start(path, every)
    for title, every in EVERY.items()
    for path in sorted((FOLDER / title).glob("*.pelagos"))
]
GAMES = [
    Game(title, players, options, answers)
    for title, answers in ANSWERS.items()
    for players in load(title).players
    for options in load(title).option_sets(players)
]

SCATTERED: dict[str, Callable[[int, dict[str, object], Chance], Position]] = {
    "cyclades": tests.cyclades.scattered.scattered,
    "civilization": tests.civilization.scattered.scattered,
}
SCENES = [Scene(title, number) for title in SCATTERED for number in range(150)]
WALKS = 4
"""This many byways lead from a scene."""


class Walk:
    """Somebody who looks around at every decision and writes down what there is to see."""

    def __init__(self, rules: Rules[Any], rng: Chance) -> None:
        self.rules = rules
        self.rng = rng
        self.words: list[str] = []

    def note(self, *things: object) -> None:
        self.words.append(" ".join(map(str, things)))

    def digest(self) -> str:
        found = sha256("\n".join(self.words).encode()).hexdigest()[:6]
        self.words = []
        return found

    def look(self, b: Position, seat: int, step: Ask[Any, Any]) -> list[object]:
        """The question to a seat, what is offered and what is refused; some of the answers."""
        space = self.rules.choices(b, seat)
        self.note(step.name, seat, space.count(), step.facts(b, seat), step.seen_by(b, seat))
        self.note(step.waits, json.dumps(space.shape()), self.rules.battle(b))
        answers = self.answers(space)
        for answer in answers:
            self.spell(b, space, answer)
            for other in misses(answer):
                self.note(other, space.holds(other) or step.why_not(b, seat, other))
        if seat >= 0:
            self.note(step.betrays(b, seat), self.rules.routes(b, seat))
            self.note(*[step.price(b, seat, answer) for answer in answers])
            for value in step.in_sight(b, seat):
                self.note(value, space.holds(value) or step.why_not(b, seat, value))
        return answers

    def answers(self, space: Space[object]) -> list[object]:
        """Some of the answers; whether a list breaks off where it should."""
        drawn = [space.draw(self.rng) for _ in range(DRAWN)]
        if not 0 <= space.count() <= LISTED:
            return drawn
        every = space.values()
        self.note(every, space.listed(len(every)) == every, space.listed(len(every) - 1))
        return drawn

    def spell(self, b: Position, space: Space[object], answer: object) -> None:
        """How an answer is written and read, what it touches, what is read of half of it."""
        box = b.contents()
        text = space.write(answer, box)
        self.note(text, space.things(answer), space.follow(answer) is None)
        words = text.split() or [""]
        for typed in (words, words[:-1], [*words[:-1], "0"], [*words[:-1], f"{words[-1]}+x"]):
            try:
                self.note(space.read(list(typed), box))
            except BadNotation as error:
                self.note(error)

    def go(self, b: Position, seat: int, answer: object) -> None:
        """Gives an answer; what is told of it, and how the board is then."""
        b.log = []
        self.rules.answer(b, seat, answer)
        self.note(*[f"{e.kind.clause} {e.key()}" for e in b.log])
        self.note(numbers(b))

    def see(self, b: Position) -> None:
        """What every seat and a spectator may see, and what one of them believes in."""
        seats = [*range(b.contents().players), NOBODY]
        self.note(json.dumps([self.rules.view(b, seat) for seat in seats]))
        seat = self.rng.below(len(seats) - 1)
        self.note(numbers(self.rules.redeal(b, seat, self.rng)))

    def stray(self, b: Position, most: int) -> None:
        """Goes on by chance, looking around, for this many answers."""
        for _ in range(most):
            step = self.rules.step(b)
            if step is None:
                result = self.rules.result(b)
                self.note("the end", result and (result.ending, result.winners, result.places()))
                return
            asked = [*self.rules.asked(b), *step.may(b)]
            seat = asked[self.rng.below(len(asked))]
            answers = self.look(b, seat, step)
            self.go(b, seat, answers[self.rng.below(len(answers))])


def misses(answer: object) -> Iterator[object]:
    """Answers that differ from one by a single number, a little."""
    if isinstance(answer, bool):
        return
    if isinstance(answer, int):
        yield from (answer + 1, answer - 1)
    elif isinstance(answer, tuple):
        for at, part in enumerate(answer):
            for other in misses(part):
                yield (*answer[:at], other, *answer[at + 1 :])
        yield answer[:-1]


def byways(start: Start) -> Iterator[str]:
    """A digest for each line of a kept game that byways lead from."""
    record = Record.from_text(start.path.read_text("utf-8"))
    rules = load(record.title)
    play = Replay(rules, record)
    for number in range(len(record.lines)):
        if number % start.every == 0:
            walk = Walk(rules, Chance(number))
            walk.see(play.board)
            walk.stray(play.board.copy(), STEPS)
            yield walk.digest()
        play.board.log = None
        play.forward()


def course(game: Game) -> Iterator[str]:
    """A digest for every few answers of a game by chance."""
    rules = load(game.title)
    walk = Walk(rules, Chance(game.answers))
    b = rules.start(rules.box(game.players, game.options))
    for _ in range(game.answers // 10):
        walk.stray(b, 10)
        walk.see(b)
        yield walk.digest()
        if rules.over(b):
            return


def scenes(scene: Scene) -> Iterator[str]:
    """A digest for each byway from a scene."""
    rng = Chance(scene.number)
    walk = Walk(load(scene.title), rng)
    b = scene.position(rng)
    walk.see(b)
    for _ in range(WALKS):
        walk.stray(b.copy(), 2 * STEPS)
        yield walk.digest()


def kept(found: Callable[[Any], Iterator[str]], items: list[Any]) -> dict[str, str]:
    return {item.name: " ".join(found(item)) for item in items}


if __name__ == "__main__" and "--write" in sys.argv:
    rows = {**kept(byways, STARTS), **kept(course, GAMES), **kept(scenes, SCENES)}
    KEPT.write_text(json.dumps(rows, indent=0) + "\n", "utf-8")

"""The course of kept games, stretch by stretch: what is asked, offered, told, guessed.

`python -m tests.playthroughs.courses --write` renews courses.json after a change that was meant.
A digest cannot say what is right: that is for the tests of the clauses. It says that something
has changed, and where to look.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from tests.every_game.cited import refused, views
from tests.support.ways_on import numbers

KEPT = Path(__file__).with_name("courses.json")
FOLDER = Path(__file__).parents[2] / "records"
TITLES = ("mare_nostrum", "laget_civilization", "mare_nostrum_empires")
RECORDS = [path for title in TITLES for path in sorted((FOLDER / title).glob("*.pelagos"))]
STRETCH = 25
GUESSED = 4
"""At every fourth line somebody guesses what he cannot see."""
REFUSED = 5
"""So often each question is also answered wrongly."""
LISTED = 60
"""Longer menus are counted."""


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def menus(rules: Rules[Any], b: Position) -> list[str]:
    """Who is asked which question about what, what may be answered and what it costs."""
    step = rules.step(b)
    if step is None:
        return ["the end"]
    found = [f"{step.name} {step.may(b)} {rules.battle(b)}"]
    for seat in rules.asked(b):
        space = rules.choices(b, seat)
        count = space.count()
        found.append(f"{seat} {count} {step.seen_by(b, seat)} {step.facts(b, seat)}")
        if seat >= 0:
            found.append(f"{step.betrays(b, seat)} {rules.routes(b, seat)}")
        if count <= LISTED:
            rows = [(space.write(v, b.contents()), step.price(b, seat, v)) for v in space.values()]
            found += [f"{text} {price}" for text, price in sorted(rows)]
    return found


def unsaid(rules: Rules[Any], b: Position) -> list[str]:
    """By which clause every verb is refused that comes with nothing, or with nonsense."""
    step = rules.step(b)
    seats = [seat for seat in rules.asked(b) if seat >= 0] if step is not None else []
    return [
        step.why_not(b, seat, (verb, what))
        for seat in seats
        for verb in range(len(b.contents().names["verb"]))
        for what in ((), -1)
        if step is not None
    ]


def told(b: Position) -> list[str]:
    """The events of one answer, and who hears them."""
    return [f"{event.kind.clause} {event.key()}" for event in b.log or []]


def guess(rules: Rules[Any], b: Position, number: int) -> str:
    """What one of the seats believes in, by chance."""
    seat = number // GUESSED % b.contents().players
    return json.dumps(numbers(rules.redeal(b, seat, Chance(number))), sort_keys=True)


def stretches(path: Path) -> Iterator[str]:
    """A digest of every few lines of a game, and of what is shown and refused at their end."""
    record = Record.from_text(path.read_text("utf-8"))
    rules = load(path.parent.name)
    play = Replay(rules, record)
    words: list[str] = []
    asked: Counter[str] = Counter()
    for number, line in enumerate(record.lines):
        words += menus(rules, play.board)
        asked[line.step] += 1
        if asked[line.step] <= REFUSED:
            words += [*refused(rules, play.board), *unsaid(rules, play.board)]
        if number % GUESSED == 0:
            words.append(guess(rules, play.board, number))
        play.board.log = []
        play.forward()
        words += told(play.board)
        if number % STRETCH == 0:
            words += [*views(rules, play.board).values(), *refused(rules, play.board)]
            yield sha256("\n".join(words).encode()).hexdigest()[:6]
            words = []
    yield sha256("\n".join(words).encode()).hexdigest()[:6]


if __name__ == "__main__" and "--write" in sys.argv:
    rows = {name_of(path): " ".join(stretches(path)) for path in RECORDS}
    KEPT.write_text(json.dumps(rows, indent=0) + "\n", "utf-8")

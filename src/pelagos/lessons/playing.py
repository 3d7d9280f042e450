"""A lesson at the table: its position, and the response to a try."""

import re
from dataclasses import dataclass, replace
from typing import Any

from pelagos.catalogue import load
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.events import Event
from pelagos.engine.record import Line, Record
from pelagos.engine.rules import Rules
from pelagos.lessons.course import Course, Lesson, Text
from pelagos.table import Sitting
from pelagos.table.chance import commitment

MOST_FOLLOWED = 40
"""How many answers of the others are played to show what follows a try."""


@dataclass(frozen=True)
class Tried:
    """What came of a try. Not accepted, it leaves the sitting as after the last right answer."""

    accepted: bool
    done: bool
    text: Text | None
    reason: PelagosError | None
    events: list[tuple[int, Event]]
    sitting: Sitting
    given: list[str]
    """The answers accepted so far."""


def position(course: Course, lesson: Lesson, given: list[str] | None = None) -> Sitting:
    """The table a lesson begins at, after the answers `given` already.

    The game is played by today's rules, whichever it was recorded with: a record that does not fit
    them any more is refused, and the lesson needs another.
    """
    return _reached(course, lesson, given or [])[0]


def _reached(course: Course, lesson: Lesson, given: list[str]) -> tuple[Sitting, list[list[str]]]:
    """The table after these answers, and the ways that begin with them."""
    rules = load(course.title)
    sitting = sitting_at(rules, course.games[lesson.game], lesson.line)
    if lesson.asked not in sitting.asked():
        raise BadData(f"{lesson.name}: {lesson.seat} is not asked at line {lesson.line}")
    ways = lesson.all_ways
    for number, text in enumerate(given):
        ways = _still_open(ways, number, sitting, lesson, text)
        if not ways:
            raise BadData(f"{lesson.name}: {text[:60]!r} is not an answer of this lesson")
        sitting.answer_text(lesson.asked, text)
        _follow(sitting, course.games[lesson.game], lesson)
    return sitting, ways


def sitting_at(rules: Rules[Any], game: Record, line: int) -> Sitting:
    """The table after this many answers of a game."""
    secret = bytes.fromhex(game.secret)
    record = game.like(list(game.lines[:line]))
    record.version = rules.version
    record.chance = commitment(secret)
    record.options = dict(rules.box(game.players, _known(rules, game)).options)
    return Sitting(rules, record, secret)


def _known(rules: Rules[Any], game: Record) -> dict[str, object]:
    """The game's options as far as the title still has them."""
    names = {option.name for option in rules.options()}
    return {name: value for name, value in game.options.items() if name in names}


def _fits(pattern: str, sitting: Sitting, lesson: Lesson, text: str) -> bool:
    said = f"{sitting.question(lesson.asked).step} {text}".rstrip()
    return re.fullmatch(pattern, said) is not None


def _still_open(
    ways: list[list[str]], number: int, sitting: Sitting, lesson: Lesson, text: str
) -> list[list[str]]:
    """The ways on which this answer comes next, after `number` others."""
    return [way for way in ways if number < len(way) and _fits(way[number], sitting, lesson, text)]


def tried(course: Course, lesson: Lesson, given: list[str], text: str) -> Tried:
    """What comes of answering `text` after the answers `given`.

    Of several answers given together those before the first wrong one are accepted.
    """
    events: list[tuple[int, Event]] = []
    result: Tried | None = None
    for part in load(course.title).parts(text):
        result = _tried(course, lesson, given if result is None else result.given, part)
        events += result.events
        if result.done or not result.accepted:
            break
    assert result is not None  # a text has at least one part
    return replace(result, events=events)


def _tried(course: Course, lesson: Lesson, given: list[str], text: str) -> Tried:
    sitting, ways = _reached(course, lesson, given)
    if any(len(way) == len(given) for way in ways):
        raise BadData(f"{lesson.name} is done")
    before, seat = sitting.line, lesson.asked
    said = text
    try:
        space = sitting.question(seat).space
        value = sitting.rules.read_in(sitting.board, space, text)
        if space.holds(value):
            said = space.write(value, sitting.board.contents())
        ways = _still_open(ways, len(given), sitting, lesson, said)
        if not ways:
            # what the rules forbid is refused by the rules
            sitting.rules.answer(sitting.board.copy(), seat, value, text)
            return Tried(
                False, False, _remark(lesson, sitting, len(given), said), None, [], sitting, given
            )
        sitting.answer(seat, value)
    except PelagosError as error:
        remark = _remark(lesson, sitting, len(given), said)
        return Tried(False, False, remark, error, [], sitting, given)
    _follow(sitting, course.games[lesson.game], lesson)
    done = any(len(way) == len(given) + 1 for way in ways)
    events = sitting.heard(seat, before)
    text_after = lesson.right if done else None
    return Tried(True, done, text_after, None, events, sitting, [*given, said])


def _remark(lesson: Lesson, sitting: Sitting, number: int, said: str) -> Text:
    """What is said to a try that misses the point after `number` right answers."""
    for mistake in lesson.mistakes:
        if number >= mistake.after and _fits(mistake.answer, sitting, lesson, said):
            return mistake.text
    return lesson.wrong


def _follow(sitting: Sitting, game: Record, lesson: Lesson) -> None:
    """Lets the others answer as they did in the game, while that still fits."""
    rest = [x for x in game.lines[lesson.line :] if x.seat >= 0 and x.seat != lesson.asked]
    for _ in range(MOST_FOLLOWED):
        asked = sitting.asked()
        if lesson.asked in asked or not asked or not _one_follows(sitting, rest, asked):
            return


def _one_follows(sitting: Sitting, rest: list[Line], asked: list[int]) -> bool:
    step = sitting.rules.step(sitting.board)
    for seat in asked:
        line = next((x for x in rest if x.seat == seat), None)
        if line is None or step is None or line.step != step.name:
            continue
        rest.remove(line)
        try:
            sitting.answer_text(seat, line.text)
        except PelagosError:
            return False  # the learner has changed the game; the lesson's story ends here
        return True
    return False


def solution(course: Course, lesson: Lesson) -> list[str]:
    """Answers that finish the lesson: its own, or those of the game."""
    if lesson.solution:
        return list(lesson.solution)
    lines = course.games[lesson.game].lines[lesson.line :]
    return [x.text for x in lines if x.seat == lesson.asked][: len(lesson.done)]

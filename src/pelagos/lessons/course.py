"""Reading a course. Mistakes in its file are reported with their line."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert, field

from pelagos.catalogue import entry
from pelagos.engine.box import find_seat
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.record import Record

FILE = "course.toml"
T = TypeVar("T")


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same text in every language."""

    en: str
    ru: str
    pl: str

    def in_language(self, lang: str) -> str:
        """The text in one of the languages."""
        return str(getattr(self, lang))


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is legal but misses the point, and what is said to it once `after` right answers
    have been given."""

    answer: str
    text: Text
    after: int = 0


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One position and one thing to learn.

    `line` answers of `game` have been given, and `seat` is asked. `done` has a pattern for each
    answer that is wanted, one after another, matched against the question and the notation:
    "build (city|caravan) .*". `ways` are other ways to the same end, each written like `done`:
    step by step, or in another order. `solution` are such answers; without it, what the seat
    answered in the game. `look` are the things to be lit, as kind/slug.
    """

    name: str
    game: str
    line: int
    seat: str
    heading: Text
    text: Text
    done: list[str]
    right: Text
    wrong: Text
    look: list[str] = []
    mistakes: list[Mistake] = []
    solution: list[str] = []
    ways: list[list[str]] = []

    @property
    def all_ways(self) -> list[list[str]]:
        """Everything that counts as done."""
        return [self.done, *self.ways]

    @property
    def asked(self) -> int:
        """The seat of the learner."""
        return find_seat(self.seat)


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a title in their order; at the end the learner is ready for a real game."""

    title: str
    lessons: list[Lesson] = field(name="lesson")
    games: dict[str, Record] = {}

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name. Raises BadData naming those there are."""
        for found in self.lessons:
            if found.name == name:
                return found
        known = ", ".join(x.name for x in self.lessons)
        said = f"there is no lesson {name[:40]!r} in {self.title}; there are: {known}"
        raise BadData(said, about="unknown_lesson", lesson=name[:40], lessons=known)


def is_taught(title: str) -> bool:
    """Whether there are lessons in a title; a draft needs none."""
    return files(__package__).joinpath(entry(title).title, FILE).is_file()


@cache
def course(title: str) -> Course:
    """The course of a title on the shelf. Raises BadData where there is none yet."""
    if not is_taught(title):
        said = f"there are no lessons for {title} yet"
        raise BadData(said, about="no_lessons", title=title)
    return read_course(files(__package__).joinpath(entry(title).title))


def read_course(folder: Traversable) -> Course:
    """The course in a folder, with its games. Raises BadData naming the line that is wrong."""
    text = read_text(folder, FILE)
    found = converted(text, f"{folder.name}/{FILE}", Course, "lesson")
    names: set[str] = set()
    games: dict[str, Record] = {}
    for number, lesson in enumerate(found.lessons):
        try:
            _check(lesson, names)
            if lesson.game not in games:
                games[lesson.game] = read_game(folder, lesson.game)
            if lesson.line > len(games[lesson.game].lines):
                raise BadData(f"{lesson.game} has only {len(games[lesson.game].lines)} answers")
        except PelagosError as error:
            at = line_of(text, "lesson", number)
            raise BadData(f"{folder.name}/{FILE}, line {at}: {error}") from None
        names.add(lesson.name)
    return Course(found.title, found.lessons, games)


def _check(lesson: Lesson, names: set[str]) -> None:
    if lesson.name in names:
        raise BadData(f"there are two lessons {lesson.name!r}")
    if lesson.asked < 0 or lesson.line < 0:
        raise BadData("a lesson needs a seat of a player and a line of a game")
    if not all(lesson.all_ways):
        raise BadData("a lesson needs an answer that counts as done")
    for pattern in [*chain(*lesson.all_ways), *(m.answer for m in lesson.mistakes)]:
        try:
            re.compile(pattern)
        except re.error as error:
            raise BadData(f"the pattern {pattern!r} cannot be read: {error}") from None
    for thing in lesson.look:
        if "/" not in thing:
            raise BadData(f"things to look at are written kind/slug, not {thing!r}")


def read_game(folder: Traversable, name: str) -> Record:
    """A game of a title's folder."""
    if not re.fullmatch(r"[a-z0-9_-]+", name):
        raise BadData(f"{name!r} is no name of a game")
    try:
        return Record.from_text(read_text(folder, f"{name}.pelagos"))
    except BadData as error:
        raise BadData(f"{name}.pelagos: {error}") from None


def read_text(folder: Traversable, name: str) -> str:
    """A file of a title's folder."""
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except OSError:
        raise BadData(f"there is no {folder.name}/{name}") from None


def converted(text: str, name: str, kind: type[T], rows: str) -> T:
    """What a TOML text says, as `kind`. Its tables `[[rows]]` are where a mistake is looked for."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from None
    try:
        return convert(data, kind)
    except ValidationError as error:
        said, _, path = str(error).partition(" - at ")
        number = re.search(rf"\.{rows}\[(\d+)\]", path)
        at = line_of(text, rows, int(number[1])) if number else 1
        raise BadData(f"{name}, line {at}: {said} ({path.strip('`$.') or 'the file'})") from None


def line_of(text: str, rows: str, number: int) -> int:
    """The line in which the table `[[rows]]` of that number begins."""
    starts = [n for n, row in enumerate(text.split("\n"), 1) if row.strip() == f"[[{rows}]]"]
    return starts[number] if number < len(starts) else 1

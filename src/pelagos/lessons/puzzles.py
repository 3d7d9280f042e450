"""Puzzles: positions from games of bots in which one answer is clearly better than all others."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct, field

from pelagos.catalogue import entry
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record
from pelagos.lessons.course import Course, Lesson, Text, converted, line_of, read_game, read_text

FILE = "puzzles.toml"
TEXTS = "puzzle_texts.toml"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """After `line` answers of `game`, `seat` has one good answer, better than any other by
    `margin` of a win; `grade` says how hard it is to find, from 1 to 3."""

    game: str
    line: int
    seat: str
    step: str
    answer: str
    kind: Literal["win", "best"]
    margin: float
    grade: int

    @property
    def name(self) -> str:
        """Its address: /learn/<title>/puzzles/<name>."""
        return f"{self.game}-{self.line}"


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a title."""

    title: str
    puzzles: list[Puzzle] = field(name="puzzle")


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to every puzzle."""

    win: Text
    best: Text
    grades: list[Text] = field(name="grade")
    right: Text
    wrong: Text


@cache
def puzzles(title: str) -> Course:
    """The puzzles of a title, easiest first, each in the form of a lesson."""
    return read_puzzles(files(__package__).joinpath(entry(title).title))


@cache
def puzzle_rows(title: str) -> list[Puzzle]:
    """The same puzzles as they were found."""
    return read_rows(files(__package__).joinpath(entry(title).title))


def read_rows(folder: Traversable) -> list[Puzzle]:
    """The puzzles in a folder, easiest first, those that win now before the others."""
    text = read_text(folder, FILE)
    found = converted(text, f"{folder.name}/{FILE}", Puzzles, "puzzle").puzzles
    for number, puzzle in enumerate(found):
        if puzzle.line < 0 or not 1 <= puzzle.grade <= 3:
            at = line_of(text, "puzzle", number)
            raise BadData(f"{folder.name}/{FILE}, line {at}: a line is 0 or more, a grade 1 to 3")
    return sorted(found, key=lambda p: (p.grade, p.kind != "win"))


def read_puzzles(folder: Traversable) -> Course:
    """The puzzles in a folder, with their games. Raises BadData naming the line that is wrong."""
    said = converted(read_text(files(__package__), TEXTS), TEXTS, Texts, "grade")
    text = read_text(folder, FILE)
    title = converted(text, f"{folder.name}/{FILE}", Puzzles, "puzzle").title
    games: dict[str, Record] = {}
    lessons: list[Lesson] = []
    for puzzle in read_rows(folder):
        if puzzle.game not in games:
            games[puzzle.game] = read_game(folder, puzzle.game)
        if puzzle.line >= len(games[puzzle.game].lines):
            raise BadData(f"{folder.name}/{FILE}: {puzzle.game} has no puzzle at {puzzle.line}")
        lessons.append(_lesson(puzzle, said))
    return Course(title, lessons, games)


def _lesson(puzzle: Puzzle, said: Texts) -> Lesson:
    return Lesson(
        puzzle.name,
        puzzle.game,
        puzzle.line,
        puzzle.seat,
        said.grades[puzzle.grade - 1],
        said.win if puzzle.kind == "win" else said.best,
        [re.escape(f"{puzzle.step} {puzzle.answer}".rstrip())],
        _with_margin(said.right, puzzle.margin),
        said.wrong,
        solution=[puzzle.answer],
    )


def _with_margin(text: Text, margin: float) -> Text:
    points = str(round(100 * margin))
    return Text(*(x.replace("{points}", points) for x in (text.en, text.ru, text.pl)))

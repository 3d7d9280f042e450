"""Puzzles: a list for each title, tries, the answer, and one for every day."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from pelagos import lessons
from pelagos.engine.errors import PelagosError
from pelagos.lessons import Course, Lesson
from pelagos.lessons.puzzles import puzzle_rows, puzzles
from pelagos.server.context import Language, Services, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.routes.lessons import attempted, foreseen, known, shown
from pelagos.server.types.answers import PreviewInfo
from pelagos.server.types.learning import (
    DailyPuzzle,
    LessonInfo,
    PuzzleAnswer,
    PuzzleList,
    PuzzleRow,
    TryBody,
    TryInfo,
)
from pelagos.words import Words

Title = Annotated[str, PathParameter(max_length=40)]
Name = Annotated[str, PathParameter(max_length=40)]


@get("/puzzles")
async def daily(services: TheServices, language: Language) -> DailyPuzzle:
    """The puzzle of the day, the same for everybody: the titles take turns."""
    day = datetime.fromtimestamp(services.games.clock.now(), UTC).date()
    offered = [t for t in lessons.taught() if t in services.games.titles.names()]
    if not offered:
        raise Refused(404, "not_found", "no_puzzles")
    turn, place = divmod(day.toordinal(), len(offered))
    title = offered[place]
    rows = puzzle_rows(title)
    row = rows[turn % len(rows)]
    box = lessons.position(puzzles(title), puzzles(title).lesson(row.name)).board.contents()
    name = Words(title, language, box).text("title")
    return DailyPuzzle(day.isoformat(), title, name, PuzzleRow(row.name, row.kind, row.grade))


@get("/puzzles/{title:str}")
async def listed(services: TheServices, title: Title) -> PuzzleList:
    """The puzzles of a title, easiest first."""
    known(services, title)
    rows = [PuzzleRow(x.name, x.kind, x.grade) for x in puzzle_rows(title)]
    return PuzzleList(title, rows)


@get("/puzzles/{title:str}/{puzzle:str}")
async def puzzle(
    services: TheServices, language: Language, title: Title, puzzle: Name
) -> LessonInfo:
    """One puzzle: its position and what is to be found."""
    found = _course(services, title)
    return await shown(services, found, puzzle_of(found, puzzle), language)


@post("/puzzles/{title:str}/{puzzle:str}/try", status_code=200)
async def attempt(
    services: TheServices, language: Language, title: Title, puzzle: Name, data: JSONBody[TryBody]
) -> TryInfo:
    """Tries an answer and tells what comes of it."""
    found = _course(services, title)
    wanted = puzzle_of(found, puzzle)
    return await asyncio.to_thread(attempted, services, found, wanted, data, language)


@post("/puzzles/{title:str}/{puzzle:str}/preview", status_code=200)
async def preview(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    title: Title,
    puzzle: Name,
    data: JSONBody[TryBody],
) -> PreviewInfo:
    """What an answer would do, before it is tried; whether it wins is for the solver to see."""
    found = _course(services, title)
    wanted = puzzle_of(found, puzzle)
    await services.limit("previews", visitor)
    told = await asyncio.to_thread(foreseen, services, found, wanted, data, language)
    told.wins = False
    return told


@get("/puzzles/{title:str}/{puzzle:str}/answer")
async def answer(
    services: TheServices, language: Language, title: Title, puzzle: Name
) -> PuzzleAnswer:
    """The answer, for who gives up."""
    found = _course(services, title)
    wanted = puzzle_of(found, puzzle)
    sitting = await asyncio.to_thread(lessons.position, found, wanted)
    (text,) = lessons.solution(found, wanted)
    space = sitting.question(wanted.asked).space
    box = sitting.board.contents()
    value = sitting.rules.read(sitting.board, wanted.asked, text)
    label = Words(title, language, box).choice(space, value)
    return PuzzleAnswer(text, label or text)


def puzzle_of(course: Course, name: str) -> Lesson:
    """The puzzle of that name; a refusal where there is none."""
    try:
        return course.lesson(name)
    except PelagosError:
        raise Refused(404, "not_found", "no_puzzle", name=name) from None


def _course(services: Services, title: str) -> Course:
    known(services, title)
    return puzzles(title)


ROUTES = [daily, listed, puzzle, attempt, preview, answer]

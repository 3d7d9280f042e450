"""Learning a title: its page, its course, and tries at a lesson. Nothing of it is stored."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET
from msgspec.structs import replace

from pelagos import lessons
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.spaces import freeze
from pelagos.lessons import Course, Lesson, Text, Tried
from pelagos.lessons.pages import Page, Section, how_to_play
from pelagos.server.context import Language, Services, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.present.foresight import preview_info
from pelagos.server.present.render import Scene, heard
from pelagos.server.storage.rows import HUMAN, Head, SeatRow
from pelagos.server.types.answers import PreviewInfo
from pelagos.server.types.learning import (
    CourseInfo,
    HowToPlay,
    LessonInfo,
    LessonRow,
    SectionInfo,
    TryBody,
    TryInfo,
)
from pelagos.server.types.table import EventInfo, TableState
from pelagos.table import Sitting

Title = Annotated[str, PathParameter(max_length=40)]
Name = Annotated[str, PathParameter(max_length=40)]


@get("/titles/{title:str}/how-to-play")
async def how_to(services: TheServices, language: Language, title: Title) -> HowToPlay:
    """How a title is played, with little boards."""
    known(services, title)
    page = how_to_play(title)
    sections = await asyncio.to_thread(
        lambda: [_section(services, page, section, language) for section in page.sections]
    )
    return HowToPlay(title, page.lead.in_language(language), sections)


@get("/lessons/{title:str}")
async def course(services: TheServices, language: Language, title: Title) -> CourseInfo:
    """The lessons of a title, in their order."""
    found = _course(services, title)
    rows = [LessonRow(x.name, x.heading.in_language(language)) for x in found.lessons]
    return CourseInfo(title, rows)


@get("/lessons/{title:str}/{lesson:str}")
async def lesson(
    services: TheServices, language: Language, title: Title, lesson: Name
) -> LessonInfo:
    """One lesson: its position, its text and what to look at."""
    found = _course(services, title)
    return await shown(services, found, lesson_of(found, lesson), language)


async def shown(services: Services, course: Course, lesson: Lesson, lang: str) -> LessonInfo:
    """A lesson or a puzzle as it begins."""
    sitting = await asyncio.to_thread(lessons.position, course, lesson)
    return LessonInfo(
        lesson.name,
        lesson.heading.in_language(lang),
        lesson.text.in_language(lang),
        [thing.partition("/")[2] for thing in lesson.look],
        len(lesson.done),
        _state(services, sitting, lesson.asked, lang),
    )


@post("/lessons/{title:str}/{lesson:str}/try", status_code=200)
async def attempt(
    services: TheServices, language: Language, title: Title, lesson: Name, data: JSONBody[TryBody]
) -> TryInfo:
    """Tries an answer, after those `given` already, and tells what comes of it."""
    found = _course(services, title)
    wanted = lesson_of(found, lesson)
    return await asyncio.to_thread(attempted, services, found, wanted, data, language)


@post("/lessons/{title:str}/{lesson:str}/preview", status_code=200)
async def preview(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    title: Title,
    lesson: Name,
    data: JSONBody[TryBody],
) -> PreviewInfo:
    """What an answer would do, after those `given` already, before it is tried."""
    found = _course(services, title)
    wanted = lesson_of(found, lesson)
    await services.limit("previews", visitor)
    return await asyncio.to_thread(foreseen, services, found, wanted, data, language)


def foreseen(
    services: Services, course: Course, lesson: Lesson, data: TryBody, lang: str
) -> PreviewInfo:
    """What an answer to a lesson or a puzzle would do."""
    try:
        sitting = lessons.position(course, lesson, data.given)
        first, *then = sitting.rules.parts(data.text or "")
        value = _value(sitting, lesson, replace(data, text=first) if then else data)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_record", detail=str(error)) from None
    scene = _scene(sitting)
    return preview_info(services.renderer, scene, sitting, lesson.asked, value, lang, then)


def _value(sitting: Sitting, lesson: Lesson, data: TryBody) -> object:
    """The answer a try means. Raises BadData where it means none."""
    if data.text is not None:
        return sitting.rules.read(sitting.board, lesson.asked, data.text)
    if data.value is UNSET:
        raise BadData("an answer needs a value or a text")
    value = freeze(data.value)
    if not sitting.question(lesson.asked).space.holds(value):
        raise BadData("the value is not among the choices")
    return value


def attempted(
    services: Services, course: Course, lesson: Lesson, data: TryBody, lang: str
) -> TryInfo:
    """What comes of a try at a lesson or a puzzle."""
    try:
        text = data.text
        if text is None:
            text = _written(course, lesson, data)
        result = lessons.tried(course, lesson, data.given, text)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_record", detail=str(error)) from None
    scene = _scene(result.sitting)
    return TryInfo(
        accepted=result.accepted,
        done=result.done,
        text=_said(result.text, lang),
        reason=_reason(services, result, scene, lang),
        given=result.given,
        events=_told(services, result, scene, lesson.asked, lang),
        state=_state(services, result.sitting, lesson.asked, lang),
    )


def _written(course: Course, lesson: Lesson, data: TryBody) -> str:
    """A value in notation. Raises BadData where it is no answer at all."""
    sitting = lessons.position(course, lesson, data.given)
    value = _value(sitting, lesson, data)
    return sitting.question(lesson.asked).space.write(value, sitting.board.contents())


def _told(services: Services, result: Tried, scene: Scene, seat: int, lang: str) -> list[EventInfo]:
    return services.renderer.events(scene, heard(result.events, seat, 0), lang)


def _reason(services: Services, result: Tried, scene: Scene, lang: str) -> str | None:
    if result.reason is None:
        return None
    words = services.renderer.words(scene, lang)
    return services.renderer.explain(result.reason, words).problem.message


def _said(text: Text | None, lang: str) -> str:
    return "" if text is None else text.in_language(lang)


def known(services: Services, title: str) -> None:
    """Refuses a title that has no lessons here."""
    if title not in services.games.titles.names() or title not in lessons.taught():
        raise Refused(404, "not_found", "no_title", title=title)


def _course(services: Services, title: str) -> Course:
    known(services, title)
    return lessons.course(title)


def lesson_of(course: Course, name: str) -> Lesson:
    """The lesson of that name; a refusal where there is none."""
    try:
        return course.lesson(name)
    except PelagosError:
        raise Refused(404, "not_found", "no_lesson", name=name) from None


def _section(services: Services, page: Page, section: Section, lang: str) -> SectionInfo:
    state = None
    look: list[str] = []
    if section.board is not None:
        state = _state(services, page.board(section), section.board.viewer, lang)
        look = [thing.partition("/")[2] for thing in section.board.look]
    items = [item.in_language(lang) for item in section.items]
    heading, caption = section.heading.in_language(lang), _said(section.caption, lang)
    text = _said(section.text, lang)
    return SectionInfo(section.name, heading, text, items, look, state, caption)


def _state(services: Services, sitting: Sitting, seat: int, lang: str) -> TableState:
    return services.renderer.state(_scene(sitting), seat, [seat], lang)


def _scene(sitting: Sitting) -> Scene:
    """The table of a lesson, which is nobody's and kept nowhere."""
    record, asked = sitting.record, sitting.asked()
    head = Head(
        id="lesson",
        title=record.title,
        version=record.version,
        players=record.players,
        options=record.options,
        secret=sitting.secret,
        chance=record.chance,
        pace="slow",
        clock_minutes=None,
        spectators=True,
        lang="en",
        uploaded=False,
        created=0.0,
        paused=False,
        revision=0,
        sealed=0,
        chats=0,
        rows=sitting.line,
        line=sitting.line,
        round=0,
        asked=asked,
        over=not asked,
        updated=0.0,
        due=None,
    )
    seats = [SeatRow(n, HUMAN, name) for n, name in enumerate(record.seats)]
    return Scene(head, seats, sitting.rules, record, sitting.board, sitting.line, sitting)


ROUTES = [how_to, course, lesson, attempt, preview]

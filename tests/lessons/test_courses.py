"""Every lesson is played through: a change of rules or words cannot break one unseen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.bots import Chance
from pelagos.engine.errors import BadData
from pelagos.lessons import (
    Course,
    Lesson,
    Text,
    course,
    position,
    read_course,
    solution,
    taught,
    tried,
)
from pelagos.words import LANGUAGES, Words
from pelagos.words.terms import offences

LESSONS = [(title, lesson.name) for title in taught() for lesson in course(title).lessons]
DRAWS = 8


def texts(lesson: Lesson) -> Iterator[tuple[str, Text]]:
    yield "heading", lesson.heading
    yield "text", lesson.text
    yield "right", lesson.right
    yield "wrong", lesson.wrong
    for number, mistake in enumerate(lesson.mistakes):
        yield f"mistake-{number}", mistake.text


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_its_solution_finishes_a_lesson(title: str, name: str) -> None:
    found, lesson = course(title), course(title).lesson(name)
    given: list[str] = []
    for number, text in enumerate(solution(found, lesson), 1):
        result = tried(found, lesson, given, text)
        assert result.reason is None
        assert result.accepted, result.text
        assert result.events or not result.done, "a right answer shows its consequence"
        assert result.done == (number == len(lesson.done))
        given.append(text)
        for lang in LANGUAGES:
            words = Words(title, lang, result.sitting.board.contents())
            assert all(words.event(event) for _, event in result.events)
    assert len(given) == len(lesson.done)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_another_answer_is_refused_with_a_text_and_changes_nothing(title: str, name: str) -> None:
    found, lesson = course(title), course(title).lesson(name)
    sitting = position(found, lesson)
    space = sitting.question(lesson.asked).space
    rng = Chance(1)
    listed = space.listed(DRAWS) or [space.draw(rng) for _ in range(DRAWS)]
    answers = [space.write(value, sitting.board.contents()) for value in listed]
    refused = [r for r in (tried(found, lesson, [], a) for a in answers) if not r.accepted]
    assert refused, "where every answer is right nothing is learnt"
    assert all(r.text is not None and not r.events for r in refused)
    assert all(r.sitting.board.state() == sitting.board.state() for r in refused)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_what_the_rules_forbid_is_refused_with_their_reason(title: str, name: str) -> None:
    found, lesson = course(title), course(title).lesson(name)
    result = tried(found, lesson, [], "no such thing")
    assert not result.accepted
    assert result.reason is not None
    assert result.text == lesson.wrong


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_what_is_to_be_lit_is_in_the_box(title: str, name: str) -> None:
    found, lesson = course(title), course(title).lesson(name)
    box = position(found, lesson).board.contents()
    for thing in lesson.look:
        kind, _, slug = thing.partition("/")
        assert slug in box.ids.get(kind, {}), thing


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_lessons_speak_every_language_in_the_words_of_the_edition(title: str, name: str) -> None:
    lesson = course(title).lesson(name)
    for lang in LANGUAGES:
        said = [(id, text.in_language(lang)) for id, text in texts(lesson)]
        assert all(text.strip() for _, text in said)
        assert offences(title, lang, said) == []


@pytest.mark.parametrize("title", taught())
def test_a_course_has_six_to_twelve_lessons_and_ends_with_a_win(title: str) -> None:
    found = course(title)
    assert 6 <= len(found.lessons) <= 12
    last = found.lessons[-1]
    sitting = position(found, last, solution(found, last))
    result = sitting.result()
    assert result is not None
    assert last.asked in result.winners


# -- broken files ---------------------------------------------------------------------------------


def broken(tmp_path: Path, was: str, now: str) -> str:
    """What is said of the first course with a text in it replaced."""
    source = Path(__file__).parents[2] / "src/pelagos/lessons/laget_civilization"
    folder = tmp_path / "laget_civilization"
    folder.mkdir()
    for file in source.iterdir():
        folder.joinpath(file.name).write_bytes(file.read_bytes())
    text = folder.joinpath("course.toml").read_text("utf-8")
    assert was in text
    folder.joinpath("course.toml").write_text(text.replace(was, now, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        read_course(folder)
    return str(caught.value)


def line_with(text: str) -> int:
    source = Path(__file__).parents[2] / "src/pelagos/lessons/laget_civilization/course.toml"
    rows = source.read_text("utf-8").split("\n")
    return next(n for n, row in enumerate(rows, 1) if row == text)


def test_a_broken_file_names_its_line(tmp_path: Path) -> None:
    said = broken(tmp_path, 'title = "laget_civilization"\n', "title = \n")
    assert "line 1" in said


def test_a_lesson_without_a_text_names_the_line_it_begins_in(tmp_path: Path) -> None:
    at = line_with('name = "take"') - 1
    said = broken(tmp_path, 'pl = "Bierz to, czego ci brak"\n', "")
    assert f"line {at}:" in said
    assert "pl" in said


@pytest.mark.parametrize(
    ("was", "now", "about"),
    [
        ('game = "carthage"\nline = 5\n', 'game = "atlantis"\nline = 5\n', "atlantis.pelagos"),
        ("line = 5\n", "line = 5000\n", "only 348 answers"),
        ('done = ["take_card (p3', 'done = ["take_card ((p3', "cannot be read"),
        ('name = "take"', 'name = "goal"', "two lessons"),
        ('seat = "p1"\nlook = ["resource/gold"', 'seat = "p1"\nlook = ["gold"', "kind/slug"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(
    tmp_path: Path, was: str, now: str, about: str
) -> None:
    at = line_with('name = "take"') - 1
    said = broken(tmp_path, was, now)
    assert about in said
    assert f"line {at}:" in said


def test_a_line_at_which_the_seat_is_not_asked_is_refused() -> None:
    found: Course = course("laget_civilization")
    lesson = found.lesson("take")
    other = Lesson(**{f: getattr(lesson, f) for f in lesson.__struct_fields__} | {"seat": "p2"})
    with pytest.raises(BadData, match="p2 is not asked"):
        position(found, other)


def test_several_answers_in_one_go_are_accepted_together_or_not_at_all() -> None:
    found = course("laget_civilization")
    lesson = found.lesson("city")
    both = tried(found, lesson, [], "city leptis_magna; goods perfume+gold+gems")
    assert both.done
    assert both.given == ["city leptis_magna", "goods perfume+gold+gems"]
    half = tried(found, lesson, [], "city leptis_magna; coins")
    assert not half.accepted
    assert half.given == []
    assert half.sitting.line == position(found, lesson).line


def test_answers_that_were_never_accepted_cannot_be_smuggled_in() -> None:
    found = course("laget_civilization")
    with pytest.raises(BadData, match="not an answer of this lesson"):
        position(found, found.lesson("city"), ["end"])

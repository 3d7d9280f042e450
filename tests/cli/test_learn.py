"""`pelagos learn`: a course at the terminal."""

import pytest

from pelagos.lessons import course, solution
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_course_is_played_through_and_leads_to_a_game(run: Run, lang: str) -> None:
    found = course("cyclades")
    typed = [text for lesson in found.lessons for text in solution(found, lesson)]
    code, out = run("learn", "cyclades", "--lang", lang, typed=[*typed, "quit", "no"])
    assert code == 0
    said = " ".join(out.split())
    for lesson in found.lessons:
        assert lesson.right.in_language(lang) in said
    assert "1/9" in out
    assert "9/9" in out


def test_a_wrong_answer_is_told_and_asked_again(run: Run) -> None:
    lesson = course("laget_civilization").lesson("city")
    code, out = run(
        "learn", "laget_civilization", "--lesson", "city", typed=["end", "castle", "quit"]
    )
    assert code == 0
    assert " ".join(out.split()).count(lesson.wrong.en) == 2
    assert lesson.right.en not in out


def test_a_lesson_that_is_not_there_is_refused(run: Run) -> None:
    code, out = run("learn", "cyclades", "--lesson", "castling")
    assert code == 2
    assert "castling" in out

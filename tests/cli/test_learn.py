"""`pelagos learn`: a course at the terminal."""

import pytest

from pelagos.cli.speech import say
from pelagos.lessons import course, solution
from pelagos.lessons.coach import coach
from tests.cli.conftest import Run
from tests.cli.screens import ROWS, Terminal


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_course_is_played_through_and_leads_to_a_game(run: Run, lang: str) -> None:
    found = course("cyclades")
    typed = [text for lesson in found.lessons for text in solution(found, lesson)]
    code, out = run("learn", "cyclades", "--lang", lang, typed=[*typed, "quit", "no"])
    assert code == 0
    said = " ".join(out.split())
    for lesson in found.lessons:
        assert lesson.right.in_language(lang) in said
    assert say(lang, "term-coach-offered") in said
    last = len(found.lessons)
    assert f"1/{last}" in out
    assert f"{last}/{last}" in out


def test_a_wrong_answer_is_told_and_asked_again(run: Run) -> None:
    lesson = course("laget_civilization").lesson("city")
    code, out = run(
        "learn", "laget_civilization", "--lesson", "city", typed=["end", "castle", "quit"]
    )
    assert code == 0
    assert " ".join(out.split()).count(lesson.wrong.en) == 1
    assert say("en", "term-unknown", typed="castle") in out
    assert lesson.right.en not in out


def test_a_lesson_fits_the_screen_and_has_the_map_and_all_commands() -> None:
    found = course("cyclades")
    table = Terminal("learn", "cyclades", "--lang", "pl")
    assert table.read()
    last = len(found.lessons)
    assert f"1/{last}" in table.screen
    table.type("mapa")
    assert "▀▀▀" in table.screen
    table.type("patrz ios")
    assert say("pl", "term-neighbours") in table.screen
    for lesson in found.lessons[:4]:
        for text in solution(found, lesson):
            table.type(text)
            assert table.screen.count("\n") <= ROWS, table.screen
        assert say("pl", "term-go-on") in table.screen
        table.type("")
        assert table.screen.count("\n") <= ROWS, table.screen
    assert f"5/{last}" in table.screen
    assert not table.type("koniec")
    assert table.close() == 0


def test_a_lesson_that_is_not_there_is_refused(run: Run) -> None:
    code, out = run("learn", "cyclades", "--lesson", "castling")
    assert code == 2
    assert "castling" in out


@pytest.mark.parametrize(
    ("lang", "typed", "leave"),
    [("en", "coach", "quit"), ("ru", "наставник", "выход"), ("pl", "trener", "koniec")],
)
def test_the_coach_says_what_matters_and_what_answers_cost(
    run: Run, lang: str, typed: str, leave: str
) -> None:
    code, out = run(
        "play", "cyclades", "--players", "3", "--seed", "3", "--lang", lang, typed=[typed, leave]
    )
    assert code == 0
    said = " ".join(out.split())
    tip = coach("cyclades").tip(["offerings"])
    assert tip is not None
    assert say(lang, "term-coach-matters", what=tip.text.in_language(lang)) in said
    assert say(lang, "term-coach-level") in said
    cheapest, dearest = (
        say(lang, f"term-coach-{which}", what="", price="").split(":")[0]
        for which in ("cheapest", "dearest")
    )
    assert f"{cheapest}: " in said
    assert f"{dearest}: " in said

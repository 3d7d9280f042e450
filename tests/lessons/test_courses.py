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
    Tried,
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


def test_of_several_answers_in_one_go_those_before_the_first_wrong_one_are_accepted() -> None:
    found = course("laget_civilization")
    lesson = found.lesson("city")
    both = tried(found, lesson, [], "city leptis_magna; goods perfume+gold+gems")
    assert both.done
    assert both.given == ["city leptis_magna", "goods perfume+gold+gems"]
    half = tried(found, lesson, [], "city leptis_magna; coins")
    assert not half.accepted
    assert half.reason is not None
    assert half.given == ["city leptis_magna"]
    assert half.sitting.line == position(found, lesson, half.given).line
    none = tried(found, lesson, [], "end; city leptis_magna")
    assert none.given == []
    assert none.sitting.line == position(found, lesson).line


def test_two_cards_are_bought_by_touching_one_after_the_other() -> None:
    """Touching a card buys it, ends buying and pays: the lesson keeps it and waits for more."""
    found = course("civilization")
    lesson = found.lesson("seven_cards")
    pairs = [("astronomy", "metalworking"), ("astronomy", "music")]
    for first, second in [*pairs, *((b, a) for a, b in pairs)]:
        one = touched(found, lesson, [], first)
        assert one.given == [f"acquire {first}"]
        assert one.text == lesson.mistakes[-1].text
        assert touched(found, lesson, one.given, second).done


def touched(found: Course, lesson: Lesson, given: list[str], card: str) -> Tried:
    """What comes of touching a card of the shop."""
    sitting = position(found, lesson, given)
    routes = sitting.rules.routes(sitting.board, lesson.asked)
    ways = [r.answers for r in routes if r.answers[0] == f"acquire {card}"]
    assert len(ways) == 1
    return tried(found, lesson, given, "; ".join(ways[0]))


WAYS = [
    ("civilization", "spread", ["march phaestos knossos 1"] * 2),
    (
        "civilization",
        "ship",
        [
            "build_levy knossos",
            "done",
            "embark ship1 2",
            "sail ship1 thera",
            "sail ship1 athens",
            "land ship1 2",
        ],
    ),
    ("civilization", "gather", ["march phaestos knossos 1", "march phaestos knossos 3"]),
    ("civilization", "gather", ["march phaestos knossos 2"] * 2),
    ("civilization", "gather", ["march phaestos knossos 3", "march phaestos knossos 1"]),
    ("civilization", "conflict", ["march illyricum dalmatia 1"] * 2 + ["done"]),
    ("laget_civilization", "war", ["march carthage lombardy 1"] * 2 + ["fight lombardy"]),
    (
        "laget_civilization",
        "two_sets",
        [
            "influence gaetulia",
            "goods gold+gems+grain",
            "caravan tripolitania_fish",
            "goods oil+wine+grain",
        ],
    ),
    (
        "mare_nostrum",
        "two_sets",
        [
            "market carthage",
            "goods gold+gems+oil+wine+fruit+grain",
            "influence gaetulia",
            "goods fruit+grain+fish",
        ],
    ),
    (
        "mare_nostrum_empires",
        "occupy",
        ["dacia occupy dacia_gold+dacia_sheep", "tripolitania occupy tripolitania_oil"],
    ),
]


@pytest.mark.parametrize(("title", "name", "answers"), WAYS)
def test_another_way_to_the_same_end_is_right(title: str, name: str, answers: list[str]) -> None:
    found, lesson = course(title), course(title).lesson(name)
    given: list[str] = []
    for number, text in enumerate(answers, 1):
        result = tried(found, lesson, given, text)
        assert result.accepted, (result.text, result.reason)
        assert result.done == (number == len(answers))
        given = result.given


def test_every_other_way_is_gone_in_a_test() -> None:
    known = {(title, name) for title, name, _ in WAYS}
    assert known == {(title, name) for title, name in LESSONS if course(title).lesson(name).ways}


@pytest.mark.parametrize(
    ("title", "name", "given", "text", "fits"),
    [
        ("civilization", "ship", [], "done", "First build"),
        ("civilization", "ship", [], "build_levy phaestos", "in Knossos"),
        ("civilization", "ship", ["build_levy knossos"], "build_levy phaestos", "One ship"),
        ("civilization", "ship", ["build_levy knossos", "done"], "done", "is built"),
        (
            "civilization",
            "ship",
            ["build_levy knossos", "done", "embark ship1 2"],
            "sail ship1 phaestos",
            "aboard",
        ),
        ("civilization", "gather", ["march phaestos knossos 2"], "done", "the rest"),
        ("civilization", "seven_cards", [], "done", "you have five"),
        ("civilization", "seven_cards", ["acquire music"], "done", "the second"),
        ("cyclades", "philosophers", ["recruit"], "end", "One more"),
        ("cyclades", "creature", ["summon pegasus"], "serifos 2 sifnos", "One army"),
        (
            "cyclades",
            "win",
            ["build sifnos sifnos_3", "kythnos_1", "serifos_2"],
            "recruit sea_a1",
            "end your turn",
        ),
        (
            "mare_nostrum",
            "war",
            ["sail thrace pontus_euxinus 1"],
            "halt",
            "now march a legion",
        ),
        (
            "mare_nostrum",
            "war",
            ["sail thrace pontus_euxinus 1", "march thrace pontus 1"],
            "march thrace macedonia 1",
            "stop moving",
        ),
    ],
)
def test_what_is_said_to_a_wrong_try_fits_where_one_is(
    title: str, name: str, given: list[str], text: str, fits: str
) -> None:
    found, lesson = course(title), course(title).lesson(name)
    result = tried(found, lesson, given, text)
    assert not result.accepted
    assert result.text is not None
    assert fits in result.text.en


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_not_yet_is_said_once(title: str, name: str) -> None:
    """The page says it before every text."""
    said = {"en": "not yet", "ru": "ещё рано", "pl": "jeszcze nie"}
    lesson = course(title).lesson(name)
    for text in [lesson.wrong, *(mistake.text for mistake in lesson.mistakes)]:
        for lang, words in said.items():
            assert not text.in_language(lang).lower().startswith(words)


def test_answers_that_were_never_accepted_cannot_be_smuggled_in() -> None:
    found = course("laget_civilization")
    with pytest.raises(BadData, match="not an answer of this lesson"):
        position(found, found.lesson("city"), ["end"])

"""No id, no slug and no foreign word on a Russian or Polish screen."""

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

from pelagos.catalogue import SHELF, entry, load
from pelagos.cli.terminal.look import offers
from pelagos.words import Words
from tests.cli.conftest import Run

TITLES = [each.title for each in SHELF]
WALK = ["show", *["ok"] * 14, "map", "score", "offers", "help", "why", "log", "quit"]
PREFIXES = "|".join(e.prefix for e in SHELF)
CLAUSE = re.compile(rf"[\[(]?\b(?:{PREFIXES}):[\w.]+[\])]?")
ALLOWED = {
    "Mare", "Nostrum", "Pelagos", "pelagos", "play", "resume",  # names, and what a shell takes
    "II", "p1", "p2", "p3",
}  # fmt: skip
SEA = re.compile(r"[A-K]\d{1,2}[^A-Za-z]*$")
"""The sea spaces of Cyclades are called so in every language."""


def words_of(run: Run, title: str, lang: str) -> set[str]:
    args = ["play", title, "--players", "3", "--seed", "4", "--lang", lang]
    code, out = run(*args, typed=WALK)
    assert code == 0
    return set(re.findall(r"[^\W\d][\w]*", CLAUSE.sub("", out)))


@pytest.mark.parametrize("title", TITLES)
def test_a_russian_screen_has_no_latin_words(run: Run, title: str) -> None:
    found = {w for w in words_of(run, title, "ru") if re.search("[A-Za-z]", w)}
    assert {w for w in found - ALLOWED if not SEA.match(w)} == set()


@pytest.mark.parametrize("title", TITLES)
def test_a_polish_screen_has_no_slugs(run: Run, title: str) -> None:
    box = load(title).box(3, {})
    slugs = {slug for kind in box.names.values() for slug in kind}
    said: set[str] = set()
    for package in (f"{entry(title).package}.words", "pelagos.words", "pelagos.cli.terminal.words"):
        for line in files(package).joinpath("pl.ftl").read_text("utf-8").split("\n"):
            said |= set(re.findall(r"[^\W\d]\w*", line.partition("=")[2]))
    found = words_of(run, title, "pl")
    assert {w for w in found if "_" in w} == set()
    assert (found & slugs) - said == set()


@pytest.mark.parametrize(("lang", "quoted"), [("en", "“Hm”"), ("ru", "«Hm»"), ("pl", "„Hm”")])
def test_what_is_said_of_an_offer_is_quoted_as_its_language_does(lang: str, quoted: str) -> None:
    offer = {"offer": "offer1", "seat": 0, "to": -1, "named": "salt", "count": 3, "total": 12}
    offer |= {"wish": "", "wish_count": 0, "answers": "", "remark": "Hm"}
    game: Any = SimpleNamespace(words=Words("civilization", lang, load("civilization").box(3, {})))
    view: Any = {"packages": [offer], "seats": [], "tracks": []}
    assert offers(game, view)[0].plain.endswith(f" {quoted}")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "chess"), "Игры «chess» нет."),
        (("play", "cyclades", "--players", "9"), "Число игроков в этой игре: 2–5; 9 не подходит."),
        (("play", "cyclades", "-o", "luck=1"), "Варианта правил «luck» в этой игре нет."),
        (("play", "cyclades", "-o", "round_limit=0"), "Вариант правил round_limit — целое число"),
        (("play", "cyclades", "-o", "hidden_gold=2"), "У варианта правил hidden_gold не бывает"),
        (("play", "cyclades", "-o", "luck"), "Вариант правил записывается так: имя=значение"),
        (("play", "cyclades", "--players", "2", "--seat", "3"), "Места 3 нет"),
        (("replay", "nowhere.pelagos"), "такого файла нет"),
        (("rules", "cyclades", "99.9"), "Пункта «99.9» нет."),
        (("rules", "--compare", "cyclades", "civilization", "chess"), "Темы «chess» нет."),
        (("odds", "civilization", "1", "1"), "сражения решаются без кубиков"),
        (("odds", "cyclades", "1", "0"), "Место без защитников"),
        (("plan", "cyclades", "x:1"), "планировать нечего"),
        (("learn", "cyclades", "--lesson", "chess"), "Урока «chess» нет."),
    ],
)
def test_what_is_typed_wrong_is_answered_in_the_language_asked_for(
    run: Run, args: tuple[str, ...], said: str
) -> None:
    code, out = run(*args, "--lang", "ru")
    assert code == 2
    assert said in " ".join(out.split())
    plain = CLAUSE.sub("", out.partition("Есть:")[0].partition("Возможны:")[0])
    known = {word for arg in args for word in re.findall(r"\w+", arg)}
    assert {w for w in re.findall(r"[A-Za-z_]{3,}", plain) if w not in known} == set()


def test_a_pile_is_counted_as_one_says_it(run: Run) -> None:
    args = ["play", "civilization", "--players", "3", "--seed", "4", "--lang", "ru"]
    code, out = run(*args, typed=["quit"])
    assert code == 0
    assert "[1] 14 карт [2] 11 карт" in out


@pytest.mark.parametrize(("title", "word"), [("laget_civilization", "Ход"), ("cyclades", "Раунд")])
def test_a_round_is_called_as_its_rulebook_calls_it(run: Run, title: str, word: str) -> None:
    args = ["play", title, "--players", "3", "--seed", "4", "--lang", "ru"]
    code, out = run(*args, typed=["quit"])
    assert code == 0
    assert f" · {word} 1 · " in out

"""The help of every command, and what is said of a command typed wrong, in three languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from pelagos.catalogue import SHELF
from pelagos.cli.helping import every, table
from pelagos.cli.main import app
from pelagos.words import LANGUAGES
from tests.cli.conftest import Run
from tests.support.languages import NAMES, foreign

TYPED = {each.title for each in SHELF} | {
    "en", "ru", "pl", "hard", "easy", "normal", "greedy", "random", "none", "auto", "local",
    "games", "parquet", "puzzles", "toml", "p1", "postgresql", "pelagos", "titles", "backup", "db",
}  # fmt: skip
"""What is typed in Latin letters, whatever the language."""
KNOWN = NAMES | TYPED | {"SQLite", "PostgreSQL", "Parquet", "Ray"}
OPTION = re.compile(r"(?<!\w)-{1,2}[a-z][\w-]*|PELAGOS_\w+")


def paths(command: Any = None, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command as one types it."""
    yield above
    for name, below in getattr(command or get_command(app), "commands", {}).items():
        yield from paths(below, (*above, name))


COMMANDS = [pytest.param(path, id=" ".join(path) or "pelagos") for path in paths()]
NAMES_OF_COMMANDS = {name for path in paths() for name in path}


def strange(out: str, lang: str, *known: str) -> set[str]:
    """What does not belong into a text of a language, commands and options apart."""
    if lang == "en":
        return set(re.findall(r"\w*[а-яёąćęłńóśźż]\w*", out.lower()))
    command = re.compile(rf"\b({'|'.join(sorted(NAMES_OF_COMMANDS, key=len, reverse=True))})\b")
    text = command.sub("", OPTION.sub("", out))
    return foreign(text, lang, KNOWN | set(known))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", COMMANDS)
def test_the_help_of_a_command_is_in_one_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...], lang: str
) -> None:
    monkeypatch.setenv("PELAGOS_LANG", lang)
    monkeypatch.setenv("COLUMNS", "160")
    code, out = run(*path, "--help")
    assert code == 0
    assert {"en": "Usage:", "ru": "Вызов:", "pl": "Użycie:"}[lang] in out
    assert strange(out, lang) == set()


WRONG = {
    "odds": ["Missing: title.", "Не хватает аргумента: игра.", "Brakuje argumentu: gra."],
    "odds cyclades x 3": [
        "attackers cannot be “x”. Expected: a whole number, 1 to 20.",
        "нападающие: «x» не подходит. Ожидается: целое число, от 1 до 20.",
        "atakujący: „x” nie pasuje. Oczekiwano: liczba całkowita, od 1 do 20.",
    ],
    "check cyclades --games 0": [
        "--games cannot be “0”. Expected: a whole number, 1 or more.",
        "--games: «0» не подходит. Ожидается: целое число, от 1.",
        "--games: „0” nie pasuje. Oczekiwano: liczba całkowita, od 1.",
    ],
    "watch --delay soon": [
        "--delay cannot be “soon”. Expected: a number, 0 to 60.",
        "--delay: «soon» не подходит. Ожидается: число, от 0 до 60.",
        "--delay: „soon” nie pasuje. Oczekiwano: liczba, od 0 do 60.",
    ],
    "play --playrs 3": [
        "There is no option --playrs. Did you mean: --players?",
        "Параметра --playrs нет. Возможно, вы имели в виду: --players.",
        "Nie ma opcji --playrs. Może chodzi o: --players?",
    ],
    "play -x": [
        "There is no option -x.",
        "Параметра -x нет.",
        "Nie ma opcji -x.",
    ],
    "pla": [
        "There is no command “pla”. Did you mean: plan, play, replay?",
        "Команды «pla» нет. Возможно, вы имели в виду: plan, play, replay.",
        "Nie ma polecenia „pla”. Może chodzi o: plan, play, replay?",
    ],
    "admin zzz": [
        "There is no command “zzz”.",
        "Команды «zzz» нет.",
        "Nie ma polecenia „zzz”.",
    ],
    "admin --": ["A command is missing.", "Не указана команда.", "Brakuje polecenia."],
    "admin tidy": [
        "The option --days is required.",
        "Параметр --days обязателен.",
        "Opcja --days jest wymagana.",
    ],
    "play --seed": [
        "The option --seed needs a value.",
        "Параметру --seed нужно значение.",
        "Opcja --seed wymaga wartości.",
    ],
    "titles --json=3": [
        "The option --json takes no value.",
        "Параметр --json пишется без значения.",
        "Opcja --json nie przyjmuje wartości.",
    ],
    "play cyclades zzz xx": [
        "Too many arguments: zzz xx.",
        "Лишнее в команде: zzz xx.",
        "Zbędne w poleceniu: zzz xx.",
    ],
}


@pytest.mark.parametrize(("at", "lang"), list(enumerate(LANGUAGES)))
@pytest.mark.parametrize("typed", WRONG)
def test_a_command_typed_wrong_is_answered_in_one_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, at: int, lang: str
) -> None:
    monkeypatch.setenv("PELAGOS_LANG", lang)
    monkeypatch.setenv("COLUMNS", "160")
    code, out = run(*typed.split())
    assert code == 2
    assert f"│ {WRONG[typed][at]} " in out
    assert strange(out, lang, *typed.split()) == set()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Stopped."), ("ru", "Прервано."), ("pl", "Przerwano.")]
)
def test_a_command_that_is_broken_off_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    def closed(*_: object) -> None:
        raise EOFError

    monkeypatch.setenv("PELAGOS_LANG", lang)
    monkeypatch.setattr("pelagos.cli.main.print_json", closed)
    code, out = run("titles", "--json")
    assert code == 1
    assert said in out


def test_all_help_of_the_command_line_is_translated() -> None:
    said = []
    for command in every(get_command(app)):
        said += [" ".join(part.split()) for part in command.help.split("\n\n")]
        said += [param.help for param in command.params if getattr(param, "help", None)]
    assert set(said) - set(table()) == set()
    assert all(len(others) == 2 for others in table().values())


def test_help_of_a_command_below_another_is_translated(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELAGOS_LANG", "ru")
    code, out = run("admin", "close", "--help")
    assert code == 0
    assert "Закрыть стол" in out
    assert "по умолчанию" in out


def test_help_speaks_the_language_asked_for(run: Run) -> None:
    code, out = run("odds", "--lang", "ru", "--help")
    assert code == 0
    assert "Точные шансы в сражении" in out
    assert "Показать эту справку." in out
    code, out = run("odds", "cyclades", "1", "1", "--lang", "pl")
    assert "wygrywa atakujący" in out
    code, out = run("plan", "civilization", "зерно:4", "--coins", "10", "--lang", "ru")
    assert "из казны" in out

"""Whole games at the terminal, by somebody who reads nothing but the screen."""

import pytest

from tests.cli.screens import COLUMNS, ROWS, Person, Terminal

TABLES = [
    ("cyclades", "en", ["--players", "2", "-o", "round_limit=3"]),
    ("mare_nostrum", "ru", ["--players", "3", "-o", "turn_cap=3"]),
    ("laget_civilization", "pl", ["--players", "3"]),
    ("mare_nostrum_empires", "en", ["--players", "3", "-o", "round_limit=3"]),
    ("civilization", "ru", ["--players", "2", "-o", "round_limit=5"]),
]
MOST_ANSWERS = 900


@pytest.mark.parametrize(("title", "lang", "options"), TABLES)
def test_a_stranger_finishes_a_game(title: str, lang: str, options: list[str]) -> None:
    table = Terminal("play", title, "--lang", lang, "--seed", "7", *options)
    person = Person(1)
    asked = table.read()
    answers = 0
    while asked and answers < MOST_ANSWERS:
        rows = table.screen.count("\n") + (answers == 0)  # the line typed last is in sight, too
        assert rows <= ROWS, table.screen
        asked = table.type(person.answer(table.screen))
        answers += 1
    assert not asked, f"not over after {answers} answers:\n{table.screen}"
    assert table.close() == 0
    assert "╭" in table.screen, table.screen  # the panel with the winner and the ending
    assert "Traceback" not in table.everything
    assert "{'" not in table.everything
    assert max(len(line) for line in table.everything.split("\n")) <= COLUMNS

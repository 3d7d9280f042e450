"""Every refusal a person can read is said in English, Russian and Polish."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagos.engine.errors import BadNotation, NotAllowed, NotAsked, PelagosError
from pelagos.server import errors
from pelagos.server.errors import CODES, FIELDS, Refused, explained
from pelagos.server.people.limits import PHRASES
from pelagos.server.present.phrases import has_phrase, phrase
from pelagos.table import Paused, Stale, TooManyAtOnce
from pelagos.words import LANGUAGES
from tests.server.support import Client, host

LIMITED = ["too_often", *PHRASES.values()]
"""The limits look their words up."""
SOURCES = Path(errors.__file__).parent


def refusals() -> Iterator[tuple[str, dict[str, Any]]]:
    """The phrase and the facts of every refusal in the server's code."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Refused"
            ):
                facts = {str(k.arg): 3 for k in node.keywords if k.arg != "detail"}
                last = node.args[-1]
                ids = [last.value] if isinstance(last, ast.Constant) else LIMITED
                yield from ((str(id), facts) for id in ids)


REFUSALS = sorted({(id, tuple(sorted(facts.items()))) for id, facts in refusals()})


def test_the_code_is_full_of_refusals() -> None:
    assert len(REFUSALS) > 30


@pytest.mark.parametrize(("id", "facts"), REFUSALS, ids=lambda x: x if isinstance(x, str) else "")
def test_a_refusal_is_said_in_three_languages(id: str, facts: tuple[tuple[str, Any], ...]) -> None:
    said = {phrase(lang, f"refused-{id}", **dict(facts)) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Stale(0, 3, 5), 409, "stale"),
        (Paused(), 409, "not_now"),
        (NotAsked("p1", ["p2"]), 409, "not_asked"),
        (NotAllowed("p1", "bid", "99", "1, 2"), 422, "not_allowed"),
        (BadNotation("hm", "whole"), 422, "bad_notation"),
        (TooManyAtOnce(99), 400, "bad_data"),
    ],
    ids=lambda x: type(x).__name__ if isinstance(x, PelagosError) else "",
)
def test_the_referee_refuses_with_a_code_that_clients_tell_apart(
    error: PelagosError, status: int, code: str
) -> None:
    found = explained(error, "pl")
    assert (found.status, found.problem.error) == (status, code)


def test_what_the_notation_expects_is_told_in_the_readers_language() -> None:
    error = BadNotation("hm", "number", low=1, high=3)
    told = [explained(error, lang).problem.detail for lang in LANGUAGES]
    assert told == ["a number from 1 to 3", "число от 1 до 3", "liczba od 1 do 3"]


@pytest.mark.parametrize("code", [*CODES.values(), *FIELDS.values(), "storage", "fault"])
def test_what_the_web_refuses_is_said_in_three_languages(code: str) -> None:
    assert all(has_phrase(lang, f"refused-{code}") for lang in LANGUAGES)


def test_every_phrase_is_there_in_every_language() -> None:
    ids = [
        {
            row.partition(" = ")[0]
            for row in (SOURCES / "present" / "words" / f"{lang}.ftl")
            .read_text("utf-8")
            .splitlines()
            if " = " in row and not row.startswith((" ", "#"))
        }
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1] == ids[2]


def test_a_refusal_speaks_the_readers_language(client: Client) -> None:
    anna, boris, _ = host(client)
    line = anna.state()["line"]
    anna.must_answer(3, line)

    def messages(path: str, **words: Any) -> list[str]:
        address = f"/api/tables/{anna.table}{path}"
        return [
            client.post(f"{address}?lang={lang}", headers=boris.headers, **words).json()["message"]
            for lang in LANGUAGES
        ]

    nothing_back = messages("/undo", json={"seat": 1})
    assert nothing_back[0] == "Nothing to undo."
    assert nothing_back[1] == "Отменять нечего."
    assert nothing_back[2] == "Nie masz czego cofnąć."
    for said in (
        messages("/answers", json={"seat": 1, "line": line, "value": 99}),
        messages("/answers", json={"seat": 1, "line": line, "text": "much"}),
        messages("/answers", json={"seat": 0, "line": line, "value": 1}),
        messages("/answers", content="{"),
    ):
        assert len(set(said)) == 3, said
    client.cookies.set("lang", "pl")
    assert client.get("/api/tables/nothing").json()["message"] == "Nie ma takiego stołu."


def test_who_is_asked_is_told_by_name(client: Client) -> None:
    anna, *_ = host(client)
    anna.must_answer(3)
    refused = anna.answer(3)
    assert refused.json()["message"] == "It is not your turn. Waiting for Player 2."


def test_a_short_password_is_told_in_words(client: Client) -> None:
    body = {"name": "Anna", "password": "short"}
    refused = client.post("/api/accounts?lang=ru", json=body).json()
    assert refused["message"] == "В пароле от 8 до 200 знаков."
    assert "password" in refused["detail"]


def test_refused_is_english_where_nobody_is_there_to_read() -> None:
    assert str(Refused(404, "no_table")) == "There is no such table."

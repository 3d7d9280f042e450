"""Input that makes no sense is refused in a sentence, on either database; nothing breaks."""

import pytest

from tests.server.conftest import Opener
from tests.server.support import host

DEEP = "[" * 3000 + "]" * 3000
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/answers", f'{{"seat": 0, "line": 1, "value": {DEEP}}}'),
        ("/answers", '{"seat": 0, "line": 1, "text": "\\u0000"}'),
        ("/answers", '{"seat": 0, "line": 1, "text": "\\ud800"}'),
        ("/orders", '{"seat": 0, "step": "gift\\u0000", "answers": ["\\u0000"]}'),
        ("/orders", '{"seat": 0, "step": "gift", "answers": ["\\u0000"]}'),
        ("/what-if", f'{{"line": {DEEP}}}'),
        ("/answers", b'{"seat": 0, "line": 1, "text": "\xff"}'),
    ],
)
def test_odd_bodies_are_refused(
    database: str, open_server: Opener, path: str, body: str | bytes
) -> None:
    anna, *_ = host(open_server(database))
    address = f"/api/tables/{anna.table}{path}"
    refused = anna.client.post(address, content=body, headers={**anna.headers, **JSON})
    assert 400 <= refused.status_code < 500, refused.text
    assert refused.json()["message"]


def test_a_name_is_kept_as_it_can_be_printed(database: str, open_server: Opener) -> None:
    client = open_server(database)
    *_, watcher = host(client, name="Fri\x00day \u202e night\n")
    assert watcher.state()["table_name"] == "Fri day night"


def test_odd_notes_are_refused_or_kept(database: str, open_server: Opener) -> None:
    anna, *_ = host(open_server(database))
    address = f"/api/tables/{anna.table}/notes"
    for text in ('"a\\u0000b"', '"\\ud800"'):
        body = f'{{"seat": 0, "text": {text}}}'
        told = anna.client.put(address, content=body, headers={**anna.headers, **JSON})
        assert told.status_code < 500, told.text


@pytest.mark.parametrize(
    "address",
    [
        "/%00",
        "/t/%00",
        "/" + "x" * 5000,
        "/a/" * 400 + "x.png",
        "/api/tables/%00",
        "/api/tables/%ED%A0%80",
        "/api/tables/x/preview?value=" + DEEP[:100],
    ],
)
def test_odd_addresses_are_refused(database: str, open_server: Opener, address: str) -> None:
    told = open_server(database).get(address)
    assert told.status_code < 500, told.text


@pytest.mark.parametrize(
    "text",
    [
        f'{{"title": {DEEP}}}',
        '{"title": "haven\\u0000", "rules": 1}',
        '{"title": "\\ud800", "rules": 1, "players": 2, "options": {}, "seats": [], "lines": []}',
        "pelagos 1\noption x: " + DEEP,
        "\x00",
    ],
)
def test_odd_records_are_refused(database: str, open_server: Opener, text: str) -> None:
    told = open_server(database).post("/api/records", content=text.encode())
    assert 400 <= told.status_code < 500, told.text


@pytest.mark.parametrize("value", [DEEP, '"\\ud800"', '"\\u0000"', "[[[[1]]]]"])
@pytest.mark.parametrize("path", ["/preview", "/final", "/follow"])
def test_odd_previews_are_refused(
    open_server: Opener, sqlite_database: str, path: str, value: str
) -> None:
    anna, *_ = host(open_server(sqlite_database))
    told = anna.get(path, value=value)
    assert told.status_code < 500, told.text


ODD_WORDS = ['"\\u0000"', '"\\ud800"', DEEP, "1e999", "-1", str(10**30), "null", '""', "[]", "{}"]

ODD = {
    ("POST", "/api/tables/{table}/vacation"): ('{{"days": {}}}', '{{"days": 1, "seat": {}}}'),
    ("DELETE", "/api/tables/{table}/vacation?seat=-1"): ("",),
    ("POST", "/api/cups"): (
        '{{"name": {}, "table": {{"title": "haven"}}}}',
        '{{"name": "Club", "table": {}}}',
        '{{"name": "Club", "games": {}, "table": {{"title": "haven"}}}}',
        '{{"name": "Club", "as_name": {}, "table": {{"title": "nowhere"}}}}',
    ),
    ("POST", "/api/cups/{cup}/join"): ('{{"as_name": {}, "key": "\\u0000"}}', '{{"key": {}}}'),
    ("POST", "/api/cups/%00/next"): ("",),
    ("GET", "/api/cups/%00"): ("",),
    ("DELETE", "/api/cups/{cup}/members/99999999999999999999"): ("",),
    ("PUT", "/api/me/learnt"): ('{{"lessons": {}}}', '{{"puzzles": {{"haven": [{}]}}}}'),
}


def test_odd_vacations_cups_and_lessons_are_refused(database: str, open_server: Opener) -> None:
    client = open_server(database)
    anna, *_ = host(client)
    wish = {"name": "Club", "table": {"title": "haven"}}
    cup = client.post("/api/cups", json=wish).json()["cup"]
    wrong: dict[tuple[str, str, str], int] = {}
    for (method, path), bodies in ODD.items():
        for body in {form.format(word) for form in bodies for word in ODD_WORDS}:
            address = path.format(table=anna.table, cup=cup)
            told = client.request(method, address, content=body, headers={**anna.headers, **JSON})
            if told.status_code >= 500:
                wrong[method, path, body[:80]] = told.status_code
    assert wrong == {}

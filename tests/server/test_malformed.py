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
    ],
)
def test_odd_bodies_are_refused(database: str, open_server: Opener, path: str, body: str) -> None:
    anna, *_ = host(open_server(database))
    address = f"/api/tables/{anna.table}{path}"
    refused = anna.client.post(address, content=body, headers={**anna.headers, **JSON})
    assert 400 <= refused.status_code < 500, refused.text
    assert refused.json()["message"]


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

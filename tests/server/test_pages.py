"""The client's files, kept by browsers as long as they hold; and the figures for operators."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.routes import pages
from pelagos.server.routes.metrics import _may_read
from pelagos.server.settings import Settings
from tests.server.support import Client, host
from tests.server.titles import HavenTitles


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as if it had been built."""
    folder = tmp_path / "static"
    for name in ("boards/cyclades.svg", "assets/app-1a2b.js", "index.html"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"<!-- {name} -->" * 100, encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def test_a_board_is_sent_once_and_again_when_it_has_changed(client: Client, built: Path) -> None:
    first = client.get("/boards/cyclades.svg")
    assert first.status_code == 200
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.headers["cache-control"] == "no-cache"
    has = {"if-none-match": first.headers["etag"]}
    again = client.get("/boards/cyclades.svg", headers=has)
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    (built / "boards/cyclades.svg").write_text("<svg/>", encoding="utf-8")
    changed = client.get("/boards/cyclades.svg", headers=has)
    assert changed.status_code == 200
    assert changed.text == "<svg/>"


def test_files_named_by_their_content_are_kept_for_ever(client: Client, built: Path) -> None:
    found = client.get("/assets/app-1a2b.js")
    assert "immutable" in found.headers["cache-control"]
    assert client.get("/t/sometable").text.startswith("<!-- index.html")


def test_the_page_of_a_table_names_what_it_is_going_to_ask_for(client: Client, built: Path) -> None:
    parts = {
        "_core.js": {"file": "assets/core-1.js"},
        "src/pages/TablePage.svelte": {
            "file": "assets/table-2.js",
            "imports": ["_core.js"],
            "css": ["assets/table-3.css"],
        },
        "src/words/pl.ftl?raw": {"file": "assets/pl-4.js"},
    }
    (built / "manifest.json").write_text(json.dumps(parts), encoding="utf-8")
    (built / "index.html").write_text("<head></head>", encoding="utf-8")
    html = client.get("/t/sometable", headers={"accept-language": "de, pl;q=0.8"}).text
    named = re.findall(r'href="(.*?)"', html)
    assert "/api/tables/sometable?lang=pl&contract=2" in named
    for name in ("core-1.js", "table-2.js", "table-3.css", "pl-4.js"):
        assert f"/assets/{name}" in named
    secret = client.get("/t/sometable?seat=secret").text
    assert "/api/" not in secret
    assert client.get("/").text == "<head></head>"
    assert client.get("/t/%22%3E%3Cscript%3E").text == "<head></head>"


def test_the_page_says_its_language_before_any_script_runs(client: Client, built: Path) -> None:
    page = '<html lang="en"><meta name="description" content="Pelagos" />'
    (built / "index.html").write_text(page, encoding="utf-8")
    html = client.get("/", headers={"accept-language": "pl"}).text
    assert '<html lang="pl">' in html
    assert "gier planszowych" in html
    assert '<html lang="en">' in client.get("/").text


def test_a_file_is_packed_only_for_those_who_can_unpack_it(client: Client, built: Path) -> None:
    packed = client.get("/boards/cyclades.svg", headers={"accept-encoding": "gzip"})
    plain = client.get("/boards/cyclades.svg", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


def test_figures_for_operators_name_no_table_and_no_secret(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, metrics=True, metrics_token="let me in")
    with TestClient(create_app(settings, HavenTitles())) as client:
        anna, *_ = host(client)
        anna.must_answer(3)
        assert client.get("/metrics").status_code == 403
        figures = client.get("/metrics", headers={"authorization": "Bearer let me in"}).text
    assert 'pelagos_requests_total{method="POST",status="200"}' in figures
    assert "pelagos_answer_seconds_count" in figures
    assert 'pelagos_lane_jobs{lane="writes"}' in figures
    assert anna.table not in figures
    assert anna.headers["x-seat-secret"] not in figures


def test_without_a_token_only_this_machine_reads_the_figures(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, metrics=True)
    app = create_app(settings, HavenTitles())
    asked = {"type": "http", "path": "/metrics", "method": "GET", "query_string": b""}

    def read(host: str, *headers: tuple[bytes, bytes]) -> bool:
        scope: Any = {**asked, "client": (host, 1), "headers": list(headers)}
        return _may_read("", Request(scope))

    assert read("127.0.0.1")
    assert read("::1")
    assert not read("192.0.2.7")
    assert not read("a name")
    assert not read("127.0.0.1", (b"x-forwarded-for", b"127.0.0.1")), "it comes through a proxy"
    with TestClient(app) as client:
        assert client.get("/metrics").status_code == 403


def test_without_being_wished_for_there_are_no_figures(client: Client) -> None:
    assert "requests_total" not in client.get("/metrics").text

"""Whatever costs much is limited: refused with a time, in every language, on either database."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.bots.tasks import JOBS, REVIEW
from pelagos.server.people.limits import ACCOUNTS, FINE, RATES
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Player, host, wait_until
from tests.server.test_bot_lanes import WithPonderer, seats
from tests.server.test_reviews import RECORD
from tests.server.titles import HavenTitles

Ask = Callable[[Player, str], httpx.Response]

WORDS = {"en": "ry again in", "ru": "через", "pl": "za"}


def on_table(path: str, **query: str) -> Ask:
    return lambda anna, lang: anna.get(path, lang=lang, **query)


def at_table(path: str, body: dict[str, object]) -> Ask:
    return lambda anna, lang: anna.post(f"{path}?lang={lang}", body)


def anywhere(path: str, body: dict[str, object]) -> Ask:
    return lambda anna, lang: anna.client.post(f"{path}?lang={lang}", json=body)


def record(anna: Player, lang: str) -> httpx.Response:
    kept = anna.get("/record").text
    return anna.client.post(f"/api/records?lang={lang}", content=kept.encode())


ASKS: dict[str, Ask] = {
    "tables": anywhere("/api/play", {"title": "haven"}),
    "records": record,
    "what_ifs": at_table("/what-if", {"line": 1, "seat": 0}),
    "replays": on_table("/replay/1"),
    "charts": on_table("/charts"),
    "hints": on_table("/hint"),
    "previews": on_table("/preview", value="3"),
    "chat": at_table("/chat", {"text": "hello"}),
    "accounts": anywhere("/api/accounts", {"name": "Anna", "password": "correct horse"}),
    "guesses": anywhere("/api/session", {"name": "Anna", "password": "wrong horse"}),
    "ways": anywhere("/api/notices/ways/none/try", {}),
    "guesses_of_a_name": anywhere("/api/session", {"name": "Anna", "password": "wrong horse"}),
}
BELOW = {"reviews", "channels", "thinking"}
"""Tried in tests of their own."""


def test_no_limit_is_untried() -> None:
    assert set(ASKS) | BELOW == set(RATES)


ALSO: dict[str, tuple[str, Ask]] = {
    "webhooks": ("ways", lambda anna, lang: anna.client.put(
        f"/api/tables/{anna.table}/notices?lang={lang}",
        json={"seat": 0, "url": "", "mode": "last"}, headers=anna.headers,
    )),
    "follow": ("previews", on_table("/follow", value="3")),
    "offers": ("previews", on_table("/offers")),
    "withheld": ("previews", on_table("/withheld")),
    "coach": ("previews", on_table("/coach")),
    "asides": ("chat", lambda anna, lang: as_spectator(anna, lang)),
}  # fmt: skip
"""What else counts against a limit."""


def as_spectator(anna: Player, lang: str) -> httpx.Response:
    anna.client.cookies.clear()
    address = f"/api/tables/{anna.table}/asides?lang={lang}"
    return anna.client.post(address, json={"name": "Zoe", "text": "well"})


@pytest.mark.parametrize("name", ALSO)
def test_what_else_costs_counts_too(sqlite_database: str, name: str) -> None:
    limit, ask = ALSO[name]
    settings = Settings(sqlite_database, bot_processes=0, limits=f"{limit}=1/hour")
    with TestClient(create_app(settings, HavenTitles())) as client:
        client.headers.update(CONTRACT)
        anna, *_ = host(client)
        assert ask(anna, "en").status_code != 429
        refused = ask(anna, "en")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.parametrize("name", ASKS)
def test_too_often_is_refused_with_a_time_in_three_languages(
    sqlite_database: str, name: str
) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits=f"{name}=1/hour")
    with TestClient(create_app(settings, HavenTitles())) as client:
        client.headers.update(CONTRACT)
        anna, *_ = host(client) if name != "tables" else [Player(client, "", 0, None)]
        first = ASKS[name](anna, "en")
        client.cookies.clear()
        assert first.status_code != 429, first.text
        for lang, word in WORDS.items():
            refused = ASKS[name](anna, lang)
            assert refused.status_code == 429, refused.text
            assert 0 < int(refused.headers["retry-after"]) <= 3600
            assert word in refused.json()["message"]


def test_a_second_review_is_refused_with_a_time_in_three_languages(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(JOBS, REVIEW, lambda _, task: task.state)  # it need not come far
    settings = Settings(sqlite_database, bot_processes=0, limits="reviews=1/hour")
    with TestClient(create_app(settings)) as client:
        client.headers.update(CONTRACT)
        one, other = (
            client.post("/api/records", content=RECORD.read_bytes()).json()["table"]
            for _ in range(2)
        )
        assert client.post(f"/api/tables/{one}/review").status_code == 200
        assert client.post(f"/api/tables/{one}/review").status_code == 200, "it is there already"
        for lang, word in WORDS.items():
            refused = client.post(f"/api/tables/{other}/review?lang={lang}")
            assert refused.status_code == 429, refused.text
            assert 0 < int(refused.headers["retry-after"]) <= 3600
            assert word in refused.json()["message"]


def test_live_channels_are_opened_so_often_and_the_refusal_says_when(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits="channels=1/hour")
    with TestClient(create_app(settings, HavenTitles())) as client:
        address = f"/api/live/{host(client)[0].table}?contract=2"
        with client.websocket_connect(address) as first:
            first.receive_json()
        for lang, word in WORDS.items():
            again = client.websocket_connect(f"{address}&lang={lang}")
            with pytest.raises(WebSocketDisconnect) as told, again as channel:
                channel.receive_json()
            assert told.value.code == 4429
            assert word in told.value.detail
            assert len(told.value.detail.encode()) <= 123, "more does not fit into a closing frame"


def test_a_large_rate_is_counted_in_portions_and_never_exceeded(database: str) -> None:
    most = 3 * FINE
    settings = Settings(database, bot_processes=0, limits=f"previews={most}/hour")
    with (
        TestClient(create_app(settings, HavenTitles())) as one,
        TestClient(create_app(settings, HavenTitles())) as other,
    ):
        anna, *_ = host(one)
        allowed = 0
        for number in range(most + 10):
            anna.client = other if number % 2 else one
            allowed += anna.get("/preview", value="3").status_code == 200
        assert most - 2 * (most // FINE) <= allowed <= most


def test_who_was_refused_and_asks_on_costs_the_database_nothing(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits="chat=1/hour")
    with TestClient(create_app(settings, HavenTitles())) as client:
        client.headers.update(CONTRACT)
        anna, *_ = host(client)
        statuses = [anna.post("/chat", {"text": "well"}).status_code for _ in range(2)]
        with sqlite3.connect(sqlite_database) as file:
            version = "PRAGMA data_version"
            before = file.execute(version).fetchone()
            statuses += [anna.post("/chat", {"text": "well"}).status_code for _ in range(5)]
            assert file.execute(version).fetchone() == before
        file.close()
    assert statuses == [200, *[429] * 6]


def test_new_accounts_do_not_make_a_rate_endless(database: str) -> None:
    settings = Settings(database, bot_processes=0, limits="tables=1/hour,accounts=off")
    with TestClient(create_app(settings, HavenTitles())) as client:
        statuses = []
        for number in range(ACCOUNTS + 1):
            client.cookies.clear()
            account = {"name": f"Anna {number}", "password": "correct horse"}
            assert client.post("/api/accounts", json=account).status_code == 200
            play = {"title": "haven"}
            statuses.append(client.post("/api/play", json=play).status_code)
    assert statuses == [200] * ACCOUNTS + [429]


def test_bots_that_ponder_have_a_budget_for_one_person(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    folder.mkdir()
    settings = Settings(database, bot_processes=0, limits="thinking=2/hour")
    with TestClient(create_app(settings, WithPonderer(folder))) as client:
        wish = {"title": "haven", "seats": seats("ponderer")}
        made = client.post("/api/tables", json=wish).json()
        own = dict(client.cookies)
        anna = Player(client, made["table"], 0, made["links"][0]["secret"])
        wait_until(lambda: not anna.state()["seats"][1]["asked"], 60)
        client.cookies.update(own)
        for lang, word in WORDS.items():
            refused = client.post(f"/api/tables?lang={lang}", json=wish)
            assert refused.status_code == 429, refused.text
            assert word in refused.json()["message"]
        quick = {"title": "haven", "seats": seats("swift")}
        assert client.post("/api/tables", json=quick).status_code == 200, "quick bots are free"
        client.cookies.clear()
        assert client.post("/api/tables", json=wish).status_code == 200, "another person's is whole"

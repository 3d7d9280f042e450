"""Accounts, sessions, chat and notes."""

import sqlite3
import time
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from pelagos.server import context
from pelagos.server.app import create_app
from pelagos.server.people.sessions import DAY, IDLE_DAYS
from pelagos.server.settings import Settings
from tests.server.support import Client, host, play_out
from tests.server.titles import HavenTitles

ANNA = {"name": "Anna", "password": "correct horse"}


def test_an_account_finds_its_tables_on_another_device(client: Client) -> None:
    made = client.post("/api/tables", json={"title": "haven", "players": 2}).json()
    assert client.get("/api/me").json() == {"name": None, "signed_in": False}
    seat = made["links"][0]["secret"]
    client.post(f"/api/tables/{made['table']}/sit", json={"secret": seat})
    assert client.post("/api/accounts", json=ANNA).json() == {"name": "Anna", "signed_in": True}
    client.cookies.clear()
    assert client.get("/api/tables?mine=1").json() == []
    entered = client.post("/api/session", json={"name": "anna", "password": "correct horse"})
    assert entered.json() == {"name": "Anna", "signed_in": True}
    mine = client.get("/api/tables?mine=1").json()
    assert [row["table"] for row in mine] == [made["table"]]
    assert client.get(f"/api/tables/{made['table']}").json()["you"] == 0


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    client.cookies.clear()
    wrong = client.post("/api/session", json={"name": "Anna", "password": "wrong horse"})
    unknown = client.post("/api/session", json={"name": "Boris", "password": "wrong horse"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


def test_a_name_is_taken_once_whatever_its_case(client: Client) -> None:
    assert client.post("/api/accounts", json=ANNA).status_code == 200
    again = client.post("/api/accounts", json={"name": "ANNA", "password": "something else"})
    assert again.status_code == 409
    assert again.json()["error"] == "name_taken"
    short = client.post("/api/accounts", json={"name": "Vera", "password": "short"})
    assert short.status_code == 400


def test_the_numbers_tell_of_finished_games_with_one_seat_of_ones_own(client: Client) -> None:
    assert client.get("/api/me/numbers").json() == []
    client.post("/api/accounts", json=ANNA)
    cookies = dict(client.cookies)
    *players, _ = host(client)
    tables = [player.table for player in players[:1]]
    won = 0 in play_out(players)["result"]["winners"]
    client.cookies.update(cookies)
    host(client)  # a game that goes on does not count
    client.cookies.clear()
    client.cookies.update(cookies)
    numbers = client.get("/api/me/numbers", params={"lang": "pl"}).json()
    told = [{"table": tables[0], "won": won}]
    assert [(n["title"], n["played"], n["won"], n["fair"]) for n in numbers] == [
        ("haven", 1, int(won), 0.5)
    ]
    assert numbers[0]["latest"] == told


def test_signing_out_forgets_the_seats_of_the_browser(client: Client) -> None:
    made = client.post("/api/play", json={"title": "haven"}).json()
    cookie = client.cookies.get("pelagos")
    assert cookie
    assert client.delete("/api/session").json()["signed_in"] is False
    client.cookies.set("pelagos", cookie)
    assert client.get(f"/api/tables/{made['table']}").json()["you"] == -1


def test_the_session_cookie_cannot_be_read_by_scripts(client: Client) -> None:
    made = client.post("/api/play", json={"title": "haven"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_only_who_sits_at_the_table_may_chat(client: Client) -> None:
    anna, boris, watcher = host(client)
    said = anna.post("/chat", {"text": "<b>hello</b>"})
    assert said.json()["number"] == 1
    assert watcher.post("/chat", {"text": "psst"}).status_code == 403
    assert boris.post("/chat", {"text": " \u0000 "}).json()["error"] == "empty"
    assert [m["text"] for m in watcher.get("/chat").json()] == ["<b>hello</b>"]
    assert watcher.get("/chat", since=1).json() == []
    assert boris.state()["chat_count"] == 1


def test_notes_are_kept_for_their_own_seat(client: Client) -> None:
    anna, boris, _ = host(client)
    address = f"/api/tables/{anna.table}/notes"
    client.put(address, json={"text": "beware of Boris"}, headers=anna.headers)
    assert anna.get("/notes").json() == {"seat": 0, "text": "beware of Boris"}
    assert boris.get("/notes").json() == {"seat": 1, "text": ""}


@pytest.fixture
def limited(sqlite_database: str) -> Iterator[Client]:
    """A server with the usual limits."""
    app = create_app(Settings(sqlite_database, bot_processes=0), HavenTitles())
    with TestClient(app) as client:
        yield client


def test_guessing_passwords_is_refused_with_the_time_to_wait(limited: Client) -> None:
    limited.post("/api/accounts", json=ANNA)
    limited.cookies.clear()
    for name in ("anna", "nobody"):
        wrong = {"name": name, "password": "wrong horse"}
        codes = [limited.post("/api/session", json=wrong).status_code for _ in range(6)]
        assert codes == [401] * 5 + [429]
    refused = limited.post("/api/session?lang=pl", json=ANNA)
    assert refused.status_code == 429, "not even the right one is tried"
    assert 0 < int(refused.headers["retry-after"]) <= 300
    assert "Spróbuj ponownie za" in refused.json()["message"]


def test_a_stranger_who_guesses_does_not_lock_the_owner_out(
    limited: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "address_of", lambda request: request.headers["x-from"])
    owner, stranger = {"x-from": "198.51.100.7"}, {"x-from": "203.0.113.9"}
    wrong = {"name": "anna", "password": "wrong horse"}
    limited.post("/api/accounts", json=ANNA, headers=owner)
    for _ in range(8):
        limited.post("/api/session", json=wrong, headers=stranger)
    assert limited.post("/api/session", json=ANNA, headers=stranger).status_code == 429
    assert limited.post("/api/session", json=ANNA, headers=owner).status_code == 200


def test_the_right_password_ends_the_counting(limited: Client) -> None:
    limited.post("/api/accounts", json=ANNA)
    for _ in range(3):
        for _ in range(3):
            limited.post("/api/session", json={"name": "anna", "password": "wrong horse"})
        assert limited.post("/api/session", json=ANNA).status_code == 200


def test_signing_in_begins_a_new_session(client: Client) -> None:
    client.post("/api/play", json={"title": "haven"})
    planted = client.cookies["pelagos"]
    client.post("/api/accounts", json=ANNA)
    mine = client.cookies["pelagos"]
    assert mine != planted
    client.cookies.clear()
    client.cookies.set("pelagos", planted)
    assert client.get("/api/me").json() == {"name": None, "signed_in": False}
    assert client.get("/api/tables?mine=1").json() == [], "its seats went to the account"
    client.cookies.set("pelagos", mine)
    assert len(client.get("/api/tables?mine=1").json()) == 1


def test_the_cookie_is_secure_behind_https(sqlite_database: str) -> None:
    app = create_app(Settings(sqlite_database, bot_processes=0), HavenTitles())
    with TestClient(app, base_url="https://club.example") as client:
        made = client.post("/api/play", json={"title": "haven"})
        assert "secure" in made.headers["set-cookie"].lower()


def test_one_can_sign_out_everywhere(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    phone = client.cookies["pelagos"]
    client.cookies.clear()
    assert client.delete("/api/sessions").status_code == 401
    client.post("/api/session", json=ANNA)
    assert client.delete("/api/sessions").json() == {"name": None, "signed_in": False}
    client.cookies.clear()
    client.cookies.set("pelagos", phone)
    assert client.get("/api/me").json()["signed_in"] is False


def test_a_new_password_signs_out_the_other_devices(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    phone = client.cookies["pelagos"]
    client.cookies.clear()
    client.post("/api/session", json=ANNA)
    change = {"old": "wrong horse", "password": "battery staple"}
    assert client.put("/api/me/password", json=change).status_code == 401
    change["old"] = ANNA["password"]
    assert client.put("/api/me/password", json=change).status_code == 200
    assert client.get("/api/me").json()["signed_in"] is True
    client.cookies.clear()
    client.cookies.set("pelagos", phone)
    assert client.get("/api/me").json()["signed_in"] is False
    assert client.post("/api/session", json=ANNA).status_code == 401
    new = {"name": "Anna", "password": "battery staple"}
    assert client.post("/api/session", json=new).status_code == 200


def test_a_session_nobody_uses_ends(client: Client, sqlite_database: str) -> None:
    client.post("/api/accounts", json=ANNA)
    long_ago = time.time() - (IDLE_DAYS + 1) * DAY
    with sqlite3.connect(sqlite_database) as file:
        file.execute("UPDATE sessions SET used = ?", (long_ago,))
    file.close()
    assert client.get("/api/me").json()["signed_in"] is False

"""Accounts, sessions, chat and notes."""

import pytest

from pelagos.server import people
from pelagos.server.people import FREE_TRIES, Patience
from tests.server.support import Client, host, play_out

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


def test_wrong_passwords_make_a_name_wait_longer_and_longer() -> None:
    now = [0.0]
    patience = Patience(lambda: now[0])
    for _ in range(FREE_TRIES):
        assert patience.wait("anna") == 0
        patience.was_wrong("anna")
    assert patience.wait("anna") == 5
    assert patience.wait("boris") == 0, "others are not made to wait"
    now[0] = 5.0
    assert patience.wait("anna") == 0
    patience.was_wrong("anna")
    assert patience.wait("anna") == 10
    for _ in range(40):
        patience.was_wrong("anna")
    assert patience.wait("anna") == 900
    patience.was_right("anna")
    assert patience.wait("anna") == 0


def test_guessing_passwords_is_refused_with_the_time_to_wait(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "FIRST_WAIT", 600.0)  # longer than any machine takes to guess
    client.post("/api/accounts", json=ANNA)
    client.cookies.clear()
    for name in ("anna", "nobody"):
        wrong = {"name": name, "password": "wrong horse"}
        codes = [client.post("/api/session", json=wrong).status_code for _ in range(6)]
        assert codes == [401] * 5 + [429]
    refused = client.post("/api/session?lang=pl", json=ANNA)
    assert refused.status_code == 429, "not even the right one is tried"
    assert 0 < int(refused.headers["retry-after"]) <= 600
    assert "Spróbuj ponownie za" in refused.json()["message"]

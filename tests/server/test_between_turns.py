"""Between turns: a seat handed over, answers taken back by all, talk, shelves, accounts that go."""

import json
import sqlite3
from typing import Any

from pelagos.server.routes.talk import PHRASES, mentioned
from tests.server.support import (
    Client,
    Player,
    host,
    listening,
    play_out,
    some_answer,
    wait_until,
)

ANNA = {"name": "Anna", "password": "correct horse"}


def as_visitor(client: Client, cookies: dict[str, str]) -> Client:
    client.cookies.clear()
    client.cookies.update(cookies)
    return client


def test_a_seat_is_handed_to_somebody_else_once(client: Client) -> None:
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    table, mine = f"/api/tables/{made['table']}", dict(client.cookies)
    key = client.post(f"{table}/seats/0/hand-over").json()["secret"]
    assert client.get(table).json()["you"] == 0, "until somebody comes it stays mine"
    client.cookies.clear()
    body = {"secret": key, "name": "Vera"}
    assert client.post(f"{table}/sit", json=body).json()["seat"] == 0
    assert client.get(table).json()["seats"][0]["name"] == "Vera"
    assert as_visitor(client, mine).get(table).json()["you"] < 0
    client.cookies.clear()
    again = client.post(f"{table}/sit", json=body)
    assert (again.status_code, again.json()["error"]) == (403, "wrong_secret")


def test_a_link_that_has_expired_is_refused_and_the_seat_stays(
    client: Client, sqlite_database: str
) -> None:
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    table, mine = f"/api/tables/{made['table']}", dict(client.cookies)
    key = client.post(f"{table}/seats/0/hand-over").json()["secret"]
    file = sqlite3.connect(sqlite_database)
    file.execute("UPDATE passes SET expires = 1")
    file.commit()
    file.close()
    client.cookies.clear()
    late = client.post(f"{table}/sit", json={"secret": key, "name": "Vera"})
    assert (late.status_code, late.json()["error"]) == (403, "wrong_secret")
    assert as_visitor(client, mine).get(table).json()["you"] == 0


def test_nobody_hands_over_what_is_not_theirs(client: Client) -> None:
    anna, _, _ = host(client)
    refused = anna.post("/seats/1/hand-over")
    assert refused.status_code == 403


def two_answers(client: Client) -> tuple[Player, Player, int]:
    """A table at which both have bid, beyond anybody's own taking back."""
    anna, boris, _ = host(client)
    for player in (anna, boris):
        player.client.post(f"/api/tables/{anna.table}/sit", json={})
    anna.must_answer(3)
    boris.must_answer(some_answer(boris.state()))
    return anna, boris, anna.state()["line"]


def test_all_agree_to_take_back_what_they_have_seen(client: Client) -> None:
    anna, boris, line = two_answers(client)
    assert anna.undo().status_code != 200, "alone she cannot"
    assert anna.post("/votes", {"what": "take_back", "by": 0}).status_code == 204
    assert anna.state()["line"] == line, "it takes everybody"
    vote = boris.state()["vote"]
    assert (vote["what"], vote["voters"]) == ("take_back", [0, 1])
    assert boris.post("/votes/answer", {"agrees": True, "seat": 1}).status_code == 204
    now = anna.state()
    assert now["line"] == vote["line"] < line
    assert now["question"] is not None, "she bids again"
    anna.must_answer(2)
    play_out([anna, boris])


def test_one_no_and_everything_stays(client: Client) -> None:
    anna, boris, line = two_answers(client)
    anna.post("/votes", {"what": "take_back", "by": 0})
    boris.post("/votes/answer", {"agrees": False, "seat": 1})
    now = anna.state()
    assert (now["line"], now["vote"]) == (line, None)


def test_nothing_is_taken_back_that_nobody_answered(client: Client) -> None:
    anna, _, line = two_answers(client)
    refused = anna.post("/votes", {"what": "take_back", "by": 0, "line": 900})
    assert refused.status_code == 409
    assert refused.json()["message"] == "There is nothing to undo there."
    assert (anna.state()["line"], anna.state()["vote"]) == (line, None)


def test_a_phrase_is_read_in_ones_own_language(client: Client) -> None:
    anna, boris, _ = host(client)
    assert anna.post("/chat", {"phrase": "hello", "seat": 0}).json()["text"] == "Hello, everyone!"
    assert boris.get("/chat", lang="pl").json()[0]["text"] == "Cześć wszystkim!"
    assert boris.get("/chat", lang="ru").json()[0]["text"] == "Всем привет!"
    assert anna.post("/chat", {"phrase": "nonsense", "seat": 0}).status_code == 400
    assert anna.post("/chat", {"seat": 0}).status_code == 400
    assert [x["phrase"] for x in client.get("/api/phrases").json()] == list(PHRASES)


def test_a_name_with_an_at_is_a_mention() -> None:
    names = ["Anna", "Anna B", "Vera"]
    assert mentioned("@anna b and @VERA, look", names) == [1, 2]
    assert mentioned("Anna, write to me@home", names) == []


def test_a_seat_without_a_name_is_called_in_the_readers_language(client: Client) -> None:
    anna, boris, _ = host(client, lang="pl")
    names = {lang: anna.state(lang=lang)["seats"][1]["name"] for lang in ("en", "ru", "pl")}
    assert names == {"en": "Player 2", "ru": "Игрок 2", "pl": "Gracz 2"}
    listed = client.get("/api/tables?lang=ru").json()[0]
    assert listed["seats"] == ["Игрок 1", "Игрок 2"]
    anna.post("/chat", {"text": "@Gracz 2, ty", "seat": 0})
    (said,) = boris.get("/chat", lang="ru").json()
    assert (said["name"], said["mentions"]) == ("Игрок 1", [1])
    assert "seat p2: p2" in anna.get("/record").text


def test_who_was_kicked_leaves_no_name(client: Client) -> None:
    anna, boris, *_ = host(client, "hho")
    table = f"/api/tables/{anna.table}"
    secret = {"secret": boris.headers["x-seat-secret"], "name": "Boris"}
    client.cookies.clear()
    assert client.post(f"{table}/sit", json=secret).status_code == 200
    assert anna.state()["seats"][1]["name"] == "Boris"
    client.cookies.clear()
    put = client.put(f"{table}/seats/1", json={"kind": "open"}, headers=anna.headers)
    assert put.status_code == 200
    seat = anna.state()["seats"][1]
    assert (seat["name"], seat["came"]) == ("Player 2", False)


def test_spectators_talk_apart_and_players_hear_it_afterwards(client: Client) -> None:
    anna, boris, watcher = host(client)
    said = watcher.post("/asides", {"text": "he bluffs", "name": "Zoe"})
    assert (said.status_code, said.json()["name"]) == (200, "Zoe")
    assert anna.get("/asides").status_code == 403
    assert anna.post("/asides", {"text": "psst"}).status_code == 403
    assert watcher.get("/asides").json()[0]["text"] == "he bluffs"
    assert anna.get("/chat").json() == []
    assert anna.state()["chat_count"] == 0
    play_out([anna, boris])
    assert anna.get("/asides").json()[0]["text"] == "he bluffs"


def test_what_spectators_say_reaches_the_others_at_once_and_no_player(client: Client) -> None:
    anna, boris, watcher = host(client)
    watcher.client.cookies.clear()
    with listening(watcher) as other, listening(boris) as player:
        other.receive_text()
        player.receive_text()
        watcher.post("/asides", {"text": "he bluffs", "name": "Zoe"})
        anna.post("/chat", {"seat": 0, "text": "hello"})
        heard = [json.loads(said) for said in (until_chat(other), until_chat(other))]
        assert [said["chat"] for said in heard] == [1, 2]
        assert json.loads(until_chat(player))["chat"] == 1
    assert (watcher.state()["chat_count"], boris.state()["chat_count"]) == (2, 1)


def until_chat(socket: Any) -> str:
    """The next word that something was said."""
    while True:
        said = str(socket.receive_text())
        if '"chat":' in said and '"view"' not in said:
            return said


def test_a_table_of_ones_own_goes_to_the_archive_and_back(client: Client) -> None:
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    for shelf in ("archived", "hidden", ""):
        put = client.put(f"/api/tables/{made['table']}/shelf", json={"shelf": shelf})
        assert put.status_code == 200
        (row,) = client.get("/api/tables?mine=1").json()
        assert row["shelf"] == shelf
    client.cookies.clear()
    other = client.put(f"/api/tables/{made['table']}/shelf", json={"shelf": "hidden"})
    assert other.status_code == 403


def seated(client: Client) -> str:
    """A table at which somebody sits who is not signed in."""
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    return f"/api/tables/{made['table']}"


def first_seat(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(table).json()["seats"][0]
    return found


def test_a_guest_takes_seats_along_into_an_account(client: Client) -> None:
    table = seated(client)
    assert first_seat(client, table)["face"] is None
    client.post("/api/accounts", json=ANNA)
    seat = first_seat(client, table)
    assert (seat["name"], seat["mine"]) == ("Anna", True)
    assert seat["face"] == client.get("/api/me/account").json()["face"]


def test_another_name_is_told_at_the_table(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    table = seated(client)
    assert client.put("/api/me/name", json={"name": "Anna K"}).json()["name"] == "Anna K"
    assert first_seat(client, table)["name"] == "Anna K"
    entered = client.post("/api/session", json={"name": "anna k", "password": "correct horse"})
    assert entered.status_code == 200
    client.cookies.clear()
    client.post("/api/accounts", json={"name": "Boris", "password": "something else"})
    taken = client.put("/api/me/name", json={"name": "ANNA K"})
    assert (taken.status_code, taken.json()["error"]) == (409, "name_taken")
    client.cookies.clear()
    assert client.put("/api/me/name", json={"name": "Nobody"}).status_code == 401


def test_an_account_goes_with_its_name_and_its_games_stay(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    table = seated(client)
    wrong = client.post("/api/me/farewell", json={"password": "wrong horse"})
    assert wrong.status_code == 401
    assert first_seat(client, table)["name"] == "Anna"
    gone = client.post("/api/me/farewell", json={"password": "correct horse"})
    assert gone.json() == {"name": None, "signed_in": False}
    seat = first_seat(client, table)
    assert (seat["name"], seat["why"], seat["face"]) == ("Player 1", "resigned", None)
    assert client.post("/api/session", json=ANNA).status_code == 401
    wait_until(lambda: client.get(table).json()["line"] > 0)


def test_an_account_that_has_gone_keeps_nobody_from_an_agreement(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}, {}]}).json()
    annas = dict(client.cookies)
    others = [Player(client, made["table"], x["seat"], x["secret"]) for x in made["links"][1:]]
    for other in others:
        other.post("/steward", {"seat": other.seat, "on": False})
    others[0].post("/votes", {"what": "draw", "by": 1})
    others[1].post("/votes/answer", {"agrees": True, "seat": 2})
    assert not others[0].state()["over"]
    client.cookies.update(annas)
    gone = client.post("/api/me/farewell", json={"password": ANNA["password"]})
    assert gone.status_code == 200
    assert others[0].state()["over"]


def test_a_replay_forgets_the_name_of_an_account_that_has_gone(client: Client) -> None:
    client.post("/api/accounts", json=ANNA)
    table = seated(client)
    client.post(f"{table}/votes", json={"what": "draw"})
    assert client.get(table).json()["over"], "nobody else has come who could disagree"

    def name() -> str:
        return str(client.get(f"{table}/replay/0").json()["seats"][0]["name"])

    assert name() == "Anna"
    client.post("/api/me/farewell", json={"password": "correct horse"})
    assert name() == "Player 1"

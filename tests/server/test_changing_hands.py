"""When a seat changes hands, nothing that its last player left there works or can be read."""

import sqlite3
from typing import Any

from pelagos.server.storage.rows import RESIGNED
from tests.server.support import CONTRACT, Client, Player, host, wait_until
from tests.server.test_cups import Person
from tests.server.test_telling import later, opened, tell, two
from tests.server.test_upkeep import do, serving
from tests.support.delivery import mail_server

ANNA = {"name": "Anna", "password": "correct horse"}


def sit(client: Client, table: str, **how: Any) -> Any:
    client.cookies.clear()
    return client.post(f"/api/tables/{table}/sit", json=how)


def test_the_founder_leaves_no_way_into_a_seat_that_a_stranger_takes(client: Client) -> None:
    _, copy, _ = host(client, "ho", pace="slow")
    key = copy.post("/seats/1/hand-over").json()["secret"]
    hook = {"seat": 1, "url": "http://93.184.216.34/", "mode": "instant"}
    address = f"/api/tables/{copy.table}"
    assert client.put(f"{address}/notices", json=hook, headers=copy.headers).status_code == 200
    order = {"seat": 1, "step": "bid", "answers": ["1"], "again": True}
    assert copy.post("/orders", order).status_code == 200
    taken = sit(client, copy.table, seat=1).json()
    stranger = Player(client, copy.table, 1, taken["key"])
    assert stranger.get("/notices").json()["url"] == "", "who else would be told of it?"
    assert stranger.get("/orders").json() == []
    assert sit(client, copy.table, secret=key).status_code == 403
    assert stranger.state()["you"] == 1


def test_who_was_sent_away_does_not_come_back_by_a_link_made_before(client: Client) -> None:
    anna, boris, _ = host(client)
    key = boris.post("/seats/1/hand-over").json()["secret"]
    address = f"/api/tables/{anna.table}/seats/1"
    kind = {"kind": "bot", "bot": "random"}
    assert client.put(address, json=kind, headers=anna.headers).status_code == 200
    assert sit(client, anna.table, secret=key).status_code == 403
    assert anna.state()["seats"][1]["kind"] == "bot"


def test_notes_do_not_go_with_a_seat(client: Client) -> None:
    anna, boris, _ = host(client)
    client.put(
        f"/api/tables/{anna.table}/notes",
        json={"seat": 1, "text": "Anna never bids high"},
        headers=boris.headers,
    )
    key = boris.post("/seats/1/hand-over").json()["secret"]
    vera = Player(client, anna.table, 1, sit(client, anna.table, secret=key).json()["key"])
    assert vera.get("/notes").json()["text"] == ""


def test_the_same_player_on_another_device_has_notes_and_links(client: Client) -> None:
    anna, boris, _ = host(client)
    anna_s = sit(client, anna.table, secret=boris.headers["x-seat-secret"]).json()
    boris = Player(client, anna.table, 1, anna_s["key"])
    client.put(
        f"/api/tables/{anna.table}/notes",
        json={"seat": 1, "text": "mine"},
        headers=boris.headers,
    )
    second = sit(client, anna.table, secret=anna_s["key"]).json()
    assert Player(client, anna.table, 1, second["key"]).get("/notes").json()["text"] == "mine"


def test_a_letter_that_waits_opens_no_seat_that_was_handed_over(sqlite_database: str) -> None:
    with mail_server() as (smtp, box), opened(sqlite_database, smtp) as client:
        anna, cookies, boris, table = two(client)
        tell(client, cookies, kind="email", address="boris@pelagos.example", mode="instant")
        wait_until(lambda: len(box.letters) == 1)
        key = box.texts()[0].split("#confirm=")[1].split()[0]
        client.post("/api/notices/confirm", json={"key": key})
        anna.must_answer(3)
        wait_until(lambda: len(box.letters) == 2)
        link = next(x for x in box.texts()[1].split() if "#pass=" in x).split("#pass=")[1]
        with sqlite3.connect(sqlite_database) as file:
            way = file.execute("SELECT id FROM ways").fetchone()[0]
            words = '{"subject": "a letter of before", "text": "", "path": "/"}'
            row = ("waiting", way, table, 1, words, 0, 1e12)
            file.execute("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        handed = boris.post("/seats/1/hand-over").json()["secret"]
        vera = Player(client, table, 1, sit(client, table, secret=handed).json()["key"])
        assert sit(client, table, secret=link).status_code == 403, "a letter that came before"
        later(sqlite_database, 1e12)
        wait_until(lambda: left(sqlite_database) == 0)
        assert len(box.letters) == 2
        assert vera.state()["you"] == 1


def left(database: str) -> int:
    with sqlite3.connect(database) as file:
        return int(file.execute("SELECT count(*) FROM outbox").fetchone()[0])


def test_a_host_hands_the_seat_of_somebody_who_resigned_to_somebody_else(database: str) -> None:
    with serving(database) as client:
        anna, boris, _ = host(client, options={"rounds": 20})
        old = boris.post("/seats/1/hand-over").json()["secret"]
        boris.post("/resign", {"seat": 1})
        assert boris.post("/seats/1/hand-over").json()["error"] == "resigned"
        assert sit(client, anna.table, secret=old).status_code == 403
        assert boris.state()["you"] == 1, "and stays who he was"
        key = do(database, "hand_over", anna.table, 1)
        taken = sit(client, anna.table, secret=key)
        assert taken.status_code == 200
        assert anna.state()["seats"][1]["why"] == ""
        assert sit(client, anna.table, secret=old).status_code == 403


def test_an_account_that_an_admin_deletes_goes_as_if_its_owner_had(database: str) -> None:
    with serving(database) as client:
        person = Person(client, "Anna")
        person.post("/accounts", ANNA)
        seats = [{"kind": "human"}, {"kind": "human"}]
        table = person.post("/tables", {"title": "haven", "seats": seats}).json()["table"]
        way = {"kind": "ntfy", "address": "http://93.184.216.34/anna"}
        assert person.post("/notices/ways", way).status_code == 200
        do(database, "delete_account", "anna")
        client.cookies.clear()
        address = f"/api/tables/{table}"
        seat = client.get(address, headers=CONTRACT).json()["seats"][0]
        assert (seat["name"], seat["why"]) == ("Player 1", RESIGNED)
        wait_until(lambda: client.get(address, headers=CONTRACT).json()["line"] > 0)
        person.post("/accounts", ANNA)
        assert person.get("/notices")["ways"] == []

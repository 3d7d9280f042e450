"""Being told away from the page: push, e-mail and topics, really delivered; and never too much."""

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient
from py_vapid import Vapid02

from pelagos.engine.errors import BadData
from pelagos.server.app import create_app
from pelagos.server.people import post as module
from pelagos.server.people.post import BACKOFF
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Client, host, wait_until
from tests.server.titles import HavenTitles
from tests.support.delivery import Browser, Letters, Place, mail_server


@pytest.fixture
def place() -> Iterator[Place]:
    found = Place()
    yield found
    found.close()


@pytest.fixture
def mail() -> Iterator[tuple[str, Letters]]:
    """A real mail server; its address, and what it was given."""
    with mail_server() as found:
        yield found


def opened(database: str, smtp: str = "") -> Client:
    settings = Settings(
        database,
        bot_processes=0,
        webhooks_to_private=True,
        limits="off",
        smtp=smtp,
        mail_from="table@pelagos.example",
        address="https://pelagos.example",
    )
    client: Client = TestClient(create_app(settings, HavenTitles()))
    client.headers.update(CONTRACT)
    return client


def two(client: Client, **more: Any) -> tuple[Any, dict[str, str], Any, str]:
    """A table at which Boris sits with a browser of his own: Anna, his cookies, him, the table."""
    anna, boris, _ = host(client, pace="slow", **more)
    client.cookies.clear()
    secret = boris.headers["x-seat-secret"]
    taken = client.post(f"/api/tables/{anna.table}/sit", json={"secret": secret, "name": "Boris"})
    boris.headers["x-seat-secret"] = taken.json()["key"]
    return anna, dict(client.cookies), boris, anna.table


def tell(client: Client, cookies: dict[str, str], **way: Any) -> dict[str, Any]:
    client.cookies.clear()
    client.cookies.update(cookies)
    added = client.post("/api/notices/ways?lang=en", json=way)
    assert added.status_code == 200, added.text
    found: dict[str, Any] = added.json()
    return found


def test_a_push_is_read_by_one_browser_and_shows_nothing_secret(
    sqlite_database: str, place: Place
) -> None:
    browser = Browser()
    with opened(sqlite_database) as client:
        anna, cookies, _, table = two(client)
        key = client.get("/api/notices").json()["push_key"]
        tell(client, cookies, kind="push", address=place.url, mode="last", **browser.keys)
        anna.must_answer(3)
        wait_until(lambda: bool(place.heard))
    ((headers, body),) = place.heard
    told = browser.read(body)
    assert told["link"] == f"/t/{table}"
    assert "Boris, what do you bid?" in told["text"]
    assert "3" not in told["text"].replace("strength 3", "")
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={key}")
    assert headers["content-encoding"] == "aes128gcm"


def test_the_key_of_the_server_outlives_it(database: str) -> None:
    with opened(database) as client:
        first = client.get("/api/notices").json()["push_key"]
    with opened(database) as client:
        assert client.get("/api/notices").json()["push_key"] == first


def test_a_letter_comes_after_it_was_confirmed_opens_the_seat_and_ends_with_a_click(
    sqlite_database: str, mail: tuple[str, Letters]
) -> None:
    smtp, box = mail
    with opened(sqlite_database, smtp) as client:
        anna, cookies, boris, table = two(client)
        way = tell(client, cookies, kind="email", address="boris@pelagos.example", mode="instant")
        assert not way["confirmed"]
        wait_until(lambda: len(box.letters) == 1)
        key = box.texts()[0].split("#confirm=")[1].split()[0]
        assert client.post("/api/notices/confirm", json={"key": key}).status_code == 204
        assert client.post("/api/notices/confirm", json={"key": key}).status_code == 403
        anna.must_answer(3)
        wait_until(lambda: len(box.letters) == 2)
        letter, text = box.letters[1], box.texts()[1]
        assert letter["to"] == "boris@pelagos.example"
        assert "what do you bid?" in text
        link = next(line for line in text.split() if "#pass=" in line)
        assert link.startswith(f"https://pelagos.example/t/{table}#pass=")
        client.cookies.clear()  # another device
        secret = {"secret": link.split("#pass=")[1]}
        assert client.post(f"/api/tables/{table}/sit", json=secret).json()["seat"] == 1
        assert client.get(f"/api/tables/{table}").json()["you"] == 1
        client.cookies.clear()
        again = client.post(f"/api/tables/{table}/sit", json=secret)
        assert again.status_code == 403
        assert boris.state()["you"] == 1, "the first browser keeps the seat"
        off = urlsplit(letter["list-unsubscribe"].strip(" \r\n<>")).path
        opened_by_hand = client.get(off)
        assert opened_by_hand.status_code == 200, "a mail program may look at it first"
        assert opened_by_hand.headers["content-type"].startswith("text/html")
        client.cookies.update(cookies)
        assert len(client.get("/api/notices").json()["ways"]) == 1
        client.cookies.clear()
        form = {"List-Unsubscribe": "One-Click"}
        assert client.post(off, data=form).status_code == 204
        client.cookies.update(cookies)
        assert client.get("/api/notices").json()["ways"] == []


def test_an_address_that_nobody_confirmed_gets_one_letter(
    sqlite_database: str, mail: tuple[str, Letters]
) -> None:
    smtp, box = mail
    with opened(sqlite_database, smtp) as client:
        way = client.post("/api/notices/ways", json={"kind": "email", "address": "x@other.example"})
        tried = client.post(f"/api/notices/ways/{way.json()['id']}/try")
        assert (tried.status_code, tried.json()["error"]) == (409, "not_yet")
        wait_until(lambda: len(box.letters) == 1)


def test_each_table_of_a_digest_has_a_link_that_opens_its_seat(
    sqlite_database: str, mail: tuple[str, Letters]
) -> None:
    smtp, box = mail
    with opened(sqlite_database, smtp) as client:
        first, cookies, _, one = two(client)
        tell(client, cookies, kind="email", address="boris@pelagos.example", mode="digest")
        wait_until(lambda: len(box.letters) == 1)
        key = box.texts()[0].split("#confirm=")[1].split()[0]
        client.post("/api/notices/confirm", json={"key": key})
        second, other, *_ = host(client, pace="slow")
        client.cookies.clear()
        client.cookies.update(cookies)
        secret = {"secret": other.headers["x-seat-secret"]}
        assert client.post(f"/api/tables/{second.table}/sit", json=secret).status_code == 200
        with sqlite3.connect(sqlite_database) as file:
            file.execute("UPDATE ways SET told = ?", (time.time(),))  # so that more must wait
        first.must_answer(3)
        second.must_answer(3)
        with sqlite3.connect(sqlite_database) as file:
            assert file.execute("UPDATE outbox SET after = 0").rowcount == 2
        wait_until(lambda: len(box.letters) == 2)
        links = [line for line in box.texts()[1].split() if "#pass=" in line]
        client.cookies.clear()  # another device
        for table, link in zip(
            (one, second.table), sorted(links, key=lambda x: one not in x), strict=True
        ):
            assert link.startswith(f"https://pelagos.example/t/{table}#pass=")
            secret = {"secret": link.split("#pass=")[1]}
            assert client.post(f"/api/tables/{table}/sit", json=secret).json()["seat"] == 1


def test_a_topic_is_told_without_any_key(sqlite_database: str, place: Place) -> None:
    with opened(sqlite_database) as client:
        anna, cookies, _, table = two(client)
        tell(client, cookies, kind="ntfy", address=place.url, mode="instant")
        anna.must_answer(3)
        wait_until(lambda: bool(place.heard))
    told = json.loads(place.heard[0][1])
    assert told["topic"] == "somewhere"
    assert told["click"] == f"https://pelagos.example/t/{table}"
    assert "#" not in told["click"]


def later(database: str, seconds: float) -> None:
    """Lets time pass for what waits to be sent."""
    file = sqlite3.connect(database)
    file.execute("UPDATE outbox SET after = after - ?", (seconds,))
    file.commit()
    file.close()


def test_what_fails_is_tried_again_and_given_up_in_sight(
    sqlite_database: str, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(BACKOFF) == sorted(BACKOFF)
    monkeypatch.setattr(module, "BACKOFF", (0.0,) * len(BACKOFF))
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    place.status = 500
    with opened(sqlite_database) as client:
        anna, cookies, _, _ = two(client)
        way = tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        anna.must_answer(3)
        client.cookies.update(cookies)

        def shown() -> dict[str, Any]:
            found: dict[str, Any] = client.get("/api/notices").json()["ways"][0]
            return found

        wait_until(lambda: shown()["gave_up"] is not None)
        assert len(place.heard) == 1 + len(BACKOFF)
        assert shown()["error"] == "There was no answer."
        assert count(sqlite_database, "outbox") == 0
        mode = {"mode": "last"}
        again = client.put(f"/api/notices/ways/{way['id']}", json=mode).json()
        assert (again["gave_up"], again["mode"]) == (None, "last")


def test_a_message_that_cannot_be_written_holds_up_no_other(
    sqlite_database: str, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    with opened(sqlite_database) as client:
        anna, cookies, *_ = two(client)
        tell(client, cookies, kind="push", address=place.url, mode="instant", **Browser().keys)
        tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        with sqlite3.connect(sqlite_database) as file:
            file.execute("UPDATE ways SET address = '{' WHERE kind = 'push'")
        anna.must_answer(3)
        wait_until(lambda: bool(place.heard))
        client.cookies.update(cookies)
        wait_until(lambda: bool(client.get("/api/notices").json()["ways"][0]["error"]))
        told = client.get("/api/notices?lang=en").json()["ways"]
    assert [x["error"] for x in told] == ["The server could not compose this message.", ""]


def test_a_host_with_letters_of_its_own_is_called_as_the_network_knows_it(
    sqlite_database: str, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = socket.getaddrinfo("127.0.0.1", urlsplit(place.url).port, type=socket.SOCK_STREAM)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: local)
    with opened(sqlite_database) as client:
        anna, cookies, _, _ = two(client)
        address = place.url.replace("127.0.0.1", "żagiel.example")
        tell(client, cookies, kind="webhook", address=address, mode="instant")
        anna.must_answer(3)
        wait_until(lambda: bool(place.heard))
    host_named = place.heard[0][0]["host"]
    assert host_named == f"xn--agiel-hib.example:{urlsplit(place.url).port}"


def test_an_address_that_is_gone_is_given_up_at_once(sqlite_database: str, place: Place) -> None:
    place.status = 410
    with opened(sqlite_database) as client:
        anna, cookies, _, _ = two(client)
        tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        anna.must_answer(3)
        client.cookies.update(cookies)
        wait_until(lambda: client.get("/api/notices").json()["ways"][0]["gave_up"] is not None)
        assert (
            client.get("/api/notices").json()["ways"][0]["error"]
            == "This address no longer exists."
        )
    assert len(place.heard) == 1


def test_nobody_is_told_of_a_table_that_waits_no_more(sqlite_database: str, place: Place) -> None:
    place.status = 500
    with opened(sqlite_database) as client:
        anna, cookies, _, _ = two(client)
        tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        anna.must_answer(3)
        client.cookies.update(cookies)
        wait_until(lambda: bool(client.get("/api/notices").json()["ways"][0]["error"]))
        anna.post("/pause")
        later(sqlite_database, BACKOFF[0])
        wait_until(lambda: count(sqlite_database, "outbox") == 0)
    assert len(place.heard) == 1


def count(database: str, table: str) -> int:
    file = sqlite3.connect(database)
    (found,) = file.execute(f"SELECT count(*) FROM {table}").fetchone()
    file.close()
    return int(found)


def test_a_vote_is_told_to_those_who_have_not_voted(sqlite_database: str, place: Place) -> None:
    with opened(sqlite_database) as client:
        anna, cookies, boris, _ = two(client)
        tell(client, cookies, kind="webhook", address=place.url, mode="last")
        assert anna.post("/votes", {"what": "draw"}).status_code == 204
        wait_until(lambda: bool(place.heard))
        boris.post("/votes/answer", {"agrees": False})
        assert boris.post("/votes", {"what": "pause"}).status_code == 204, "his own he knows"
        wait_until(lambda: count(sqlite_database, "outbox") == 0)
    ((_, body),) = place.heard
    told = json.loads(body)
    assert told["title"].startswith("Your turn: ")
    vote, question = told["text"].splitlines()[:2]
    assert vote.startswith("Player 1 proposes to end the game here and let the standings decide.")
    assert question == "Boris, what do you bid?"


def test_a_vote_that_is_over_is_told_to_nobody(sqlite_database: str, place: Place) -> None:
    place.status = 500
    with opened(sqlite_database) as client:
        anna, cookies, boris, _ = two(client)
        boris.must_answer(3)
        tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        assert anna.post("/votes", {"what": "pause"}).status_code == 204
        client.cookies.update(cookies)
        wait_until(lambda: bool(client.get("/api/notices").json()["ways"][0]["error"]))
        assert anna.client.delete(
            f"/api/tables/{anna.table}/votes", headers=anna.headers
        ).is_success
        later(sqlite_database, BACKOFF[0])
        wait_until(lambda: count(sqlite_database, "outbox") == 0)
    assert [json.loads(body)["text"] for _, body in place.heard] == ["Player 1 asks for a pause."]
    assert json.loads(place.heard[0][1])["title"].startswith("Your vote is needed: ")


def test_a_table_can_be_silenced(sqlite_database: str, place: Place) -> None:
    with opened(sqlite_database) as client:
        anna, cookies, _, table = two(client)
        tell(client, cookies, kind="webhook", address=place.url, mode="instant")
        client.put(f"/api/notices/tables/{table}", json={"mode": "off"})
        listed = client.get("/api/notices").json()["tables"]
        assert [(row["table"], row["mode"]) for row in listed] == [(table, "off")]
        anna.must_answer(3)
        assert count(sqlite_database, "outbox") == 0
    assert place.heard == []


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ({"kind": "email", "address": "boris"}, "This is not an e-mail address."),
        ({"kind": "email", "address": "a@b.c\nBcc: d@e.f"}, "This is not an e-mail address."),
        ({"kind": "email", "address": "a@[b.cc"}, "This is not an e-mail address."),
        ({"kind": "push", "address": "http://127.0.0.1/x", "p256dh": "AAAA", "auth": "AAAA"},
         "This browser did not say how to reach it."),
        ({"kind": "ntfy", "address": "nonsense"},
         "A webhook is an http:// or https:// address without a password."),
    ],
)  # fmt: skip
def test_a_bad_address_is_refused_with_a_sentence(
    sqlite_database: str, mail: tuple[str, Letters], way: dict[str, str], said: str
) -> None:
    with opened(sqlite_database, mail[0]) as client:
        refused = client.post("/api/notices/ways", json=way)
    assert refused.status_code == 400
    assert refused.json()["message"] == said


def test_without_a_mail_server_nobody_is_offered_e_mail(client: Client) -> None:
    assert client.get("/api/notices").json()["mail"] is False
    way = {"kind": "email", "address": "boris@pelagos.example"}
    refused = client.post("/api/notices/ways", json=way)
    assert refused.json()["message"] == "This server sends no e-mail."


def test_nobody_but_the_host_decides_where_links_in_letters_lead(sqlite_database: str) -> None:
    sender = "table@pelagos.example"
    settings = Settings(sqlite_database, smtp="smtp://127.0.0.1:1", mail_from=sender)
    with pytest.raises(BadData, match="PELAGOS_ADDRESS"):
        create_app(settings, HavenTitles())


def test_a_mail_server_that_is_down_loses_nothing(sqlite_database: str) -> None:
    with opened(sqlite_database, "smtp://127.0.0.1:1") as client:
        _, cookies, _, _ = two(client)
        tell(client, cookies, kind="email", address="boris@pelagos.example")

        def error() -> str:
            return str(client.get("/api/notices").json()["ways"][0]["error"])

        wait_until(lambda: error() == "The mail server did not accept the message.")
        assert count(sqlite_database, "outbox") == 1


def test_a_guest_takes_ways_along_into_an_account(sqlite_database: str, place: Place) -> None:
    with opened(sqlite_database) as client:
        anna, cookies, _, _ = two(client)
        way = tell(client, cookies, kind="webhook", address=place.url, mode="last")
        client.post("/api/accounts", json={"name": "Boris", "password": "correct horse"})
        assert client.get("/api/notices").json()["ways"] == [way]
        anna.must_answer(3)
        wait_until(lambda: bool(place.heard))
        client.delete("/api/session")
        assert client.get("/api/notices").json()["ways"] == []

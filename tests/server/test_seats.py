"""Bots, stewards, clocks, pauses and standing orders."""

import time

from litestar.testing import TestClient

from pelagos.bots import Bot, Level
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Client, host, let_pass, play_out, wait_until
from tests.server.titles import HavenTitles


def test_bots_fill_the_other_seats_and_the_game_ends(client: Client) -> None:
    anna, *_ = host(client, "hbb")
    last = play_out([anna])
    assert last["over"]


def test_one_click_makes_a_table_against_bots(client: Client) -> None:
    made = client.post("/api/play", json={"title": "haven", "players": 2}).json()
    state = client.get(f"/api/tables/{made['table']}").json()
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot"]
    assert state["you"] == 0


def test_a_table_of_bots_alone_plays_itself(client: Client) -> None:
    *_, watcher = host(client, "bb")
    wait_until(lambda: bool(watcher.state()["over"]))


def test_a_bot_that_fails_does_not_stop_the_table(sqlite_database: str) -> None:
    class Clumsy(HavenTitles):
        def levels(self) -> list[Level]:
            return [Level("random"), Level("clumsy")]

        def bot(self, name: str, title: str) -> Bot:
            if name == "clumsy":
                raise ZeroDivisionError
            return super().bot(name, title)

    app = create_app(Settings(sqlite_database, bot_processes=0), Clumsy())
    with TestClient(app) as client:
        client.headers.update(CONTRACT)
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "clumsy"}]
        table = client.post("/api/tables", json={"title": "haven", "seats": seats}).json()["table"]
        address = f"/api/tables/{table}"
        wait_until(lambda: not client.get(address).json()["seats"][1]["asked"])


def test_a_steward_takes_a_seat_over_and_gives_it_back(client: Client) -> None:
    anna, boris, _ = host(client, options={"rounds": 20})
    boris.post("/steward", {"seat": 1, "on": True})
    wait_until(lambda: not anna.state()["seats"][1]["asked"])
    assert anna.state()["seats"][1]["steward"]
    assert boris.post("/steward", {"seat": 1, "on": False}).status_code == 204
    anna.must_answer(0)
    wait_until(lambda: not anna.state()["seats"][0]["asked"] or anna.state()["line"] > 3)
    assert not anna.state()["seats"][1]["steward"]
    assert boris.post("/steward", {"seat": 0, "on": True}).status_code == 403, "Anna is the host"
    assert anna.post("/steward", {"seat": 1, "on": True}).status_code == 204


def test_a_player_whose_time_is_up_gets_a_steward(client: Client, sqlite_database: str) -> None:
    anna, boris, _ = host(client, clock_minutes=5)
    assert anna.state()["clocks"]["deadline"] is None, "not everybody is here yet"
    assert boris.post("/start").status_code == 403
    assert anna.post("/start").status_code == 204
    deadline = anna.state()["clocks"]["deadline"]
    assert 0 < deadline - time.time() <= 300
    anna.must_answer(1)
    let_pass(sqlite_database, 301)
    wait_until(lambda: bool(anna.state()["seats"][1]["steward"]))
    wait_until(lambda: anna.state()["line"] > 2)
    assert not anna.state()["seats"][0]["steward"], "who has answered is not late"


def test_nobody_answers_at_a_paused_table(client: Client) -> None:
    anna, boris, watcher = host(client)
    assert watcher.post("/pause").status_code == 403
    assert boris.state()["question"] is not None
    assert anna.post("/pause").json() == {"paused": True}
    assert boris.state()["paused"]
    assert boris.state()["question"] is None, "the page would show it in place of the pause"
    assert boris.answer(1).json()["error"] == "not_now"
    boris.post("/resume")
    assert boris.state()["question"] is not None
    boris.must_answer(1)


def test_a_standing_order_answers_when_its_question_comes(client: Client) -> None:
    anna, boris, _ = host(client)
    order = {"seat": 1, "step": "bid", "answers": ["99", "3"]}
    kept = boris.post("/orders", {**order, "again": True})
    assert kept.status_code == 200
    assert anna.state()["line"] == 2, "the bid was asked already"
    assert [o["answers"] for o in boris.get("/orders").json()] == [["99", "3"]]
    assert anna.get("/orders").json() == []
    anna.must_answer(0)
    told = [e["text"] for e in anna.get("/events").json()]
    assert "The bids: 0, 3." in told


def test_the_questions_an_order_can_wait_for_are_told_in_words(client: Client) -> None:
    anna, boris, watcher = host(client)
    (asked,) = boris.get("/questions").json()
    assert asked == {"step": "bid", "text": "…, what do you bid?"}
    for player in (anna, boris):
        player.must_answer(1)
    first, *later = anna.get("/questions").json()
    assert first["step"] == "bid"
    assert later
    assert watcher.get("/questions").status_code == 403


def test_an_order_that_is_carried_out_once_is_gone(client: Client) -> None:
    _, boris, _ = host(client)
    boris.post("/orders", {"seat": 1, "step": "bid", "answers": ["3"]})
    assert boris.get("/orders").json() == []


def test_an_order_can_be_taken_back(client: Client) -> None:
    _, boris, _ = host(client)
    for step in ("gift", "store_or_sell"):
        boris.post("/orders", {"seat": 1, "step": step, "answers": ["pass"]})
    first, second = boris.get("/orders").json()
    at = f"/api/tables/{boris.table}/orders"
    one = boris.client.delete(f"{at}/{first['id']}?seat=1", headers=boris.headers)
    assert one.status_code == 204
    assert boris.get("/orders").json() == [second]
    assert boris.client.delete(f"{at}/{first['id']}", headers=boris.headers).status_code == 404
    assert boris.client.delete(f"{at}?seat=1", headers=boris.headers).status_code == 204
    assert boris.get("/orders").json() == []

"""Friends at a table: late players come back, stand-ins, resigning, one clock for everybody."""

import asyncio
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.people.seats import Seats
from pelagos.server.settings import Settings
from pelagos.server.storage import store
from pelagos.server.storage.rows import Head
from pelagos.server.storage.store import Store
from tests.server.support import (
    Client,
    Player,
    host,
    let_pass,
    listening,
    play_out,
    some_answer,
    wait_until,
)


def left(player: Player) -> list[float]:
    clocks = player.state()["clocks"]
    passed = clocks["now"] - clocks["since"]
    return [x - (passed if n in clocks["running"] else 0) for n, x in enumerate(clocks["left"])]


def seat_of(player: Player, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = player.state()["seats"][seat]
    return found


def late_boris(client: Client, database: str, **more: Any) -> tuple[Player, Player]:
    """A table whose second player's time is up."""
    anna, boris, _ = host(client, clock_minutes=5, options={"rounds": 20}, **more)
    anna.post("/start")
    anna.must_answer(1)
    let_pass(database, 301)
    wait_until(lambda: bool(seat_of(anna, 1)["steward"]))
    return anna, boris


def test_a_late_player_comes_back_by_answering(client: Client, sqlite_database: str) -> None:
    anna, boris = late_boris(client, sqlite_database)
    assert seat_of(anna, 1)["why"] == "late"
    wait_until(lambda: not seat_of(anna, 1)["asked"])
    boris.answer(1)  # whether or not it comes too late for that question
    assert not seat_of(anna, 1)["steward"]
    assert left(anna)[1] == pytest.approx(30, abs=2), "a tenth of the bank"


def test_a_late_player_comes_back_by_one_click(client: Client, sqlite_database: str) -> None:
    anna, boris = late_boris(client, sqlite_database)
    assert boris.post("/steward", {"seat": 1, "on": False}).status_code == 204
    assert seat_of(anna, 1)["why"] == ""
    assert not seat_of(anna, 1)["steward"]


def test_taking_back_returns_the_seat_before_anything_else(client: Client) -> None:
    _, boris, _ = host(client, options={"rounds": 20})
    boris.post("/steward", {"seat": 1, "on": True})
    wait_until(lambda: not seat_of(boris, 1)["asked"])
    line = boris.state()["line"]
    boris.undo()
    assert not seat_of(boris, 1)["steward"]
    assert boris.state()["line"] <= line, "the bot did not answer again"


def test_a_stand_in_asked_for_by_its_owner_is_told_apart(client: Client) -> None:
    anna, boris, watcher = host(client, options={"rounds": 20})
    boris.post("/steward", {"seat": 1, "on": True})
    assert seat_of(watcher, 1)["why"] == "own"
    anna.post("/steward", {"seat": 1, "on": False})
    anna.post("/steward", {"seat": 1, "on": True})
    assert seat_of(watcher, 1)["why"] == "absent", "the host has put it there"
    assert watcher.post("/steward", {"seat": 1, "on": False}).status_code == 403
    assert anna.post("/steward", {"seat": 7, "on": True}).status_code == 400


def test_who_resigns_is_gone_for_good_and_a_bot_goes_on(client: Client) -> None:
    anna, boris, _ = host(client, options={"rounds": 20})
    assert boris.post("/resign", {"seat": 0}).status_code == 403
    assert boris.post("/resign", {"seat": 1}).status_code == 204
    assert seat_of(anna, 1)["why"] == "resigned"
    wait_until(lambda: not seat_of(anna, 1)["asked"])
    assert boris.answer(1).json()["error"] == "resigned"
    assert boris.post("/steward", {"seat": 1, "on": False}).json()["error"] == "resigned"
    assert seat_of(anna, 1)["steward"]


def test_a_forfeit_by_time_is_for_good(client: Client, sqlite_database: str) -> None:
    anna, boris = late_boris(client, sqlite_database, timeout="forfeit")
    assert seat_of(anna, 1)["why"] == "resigned"
    assert boris.answer(1).json()["error"] == "resigned"


def test_where_nothing_can_be_skipped_a_steward_comes(client: Client, sqlite_database: str) -> None:
    anna, _ = late_boris(client, sqlite_database, timeout="skip")
    assert seat_of(anna, 1)["why"] == "late", "a bid is no pass"


def test_who_may_pass_is_passed_over(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits="off")
    with TestClient(create_app(settings)) as client:
        players = host(client, title="cyclades", clock_minutes=5, timeout="skip")[:2]
        players[0].post("/start")
        while True:
            late = next(x for x in players if x.state()["question"])
            line = late.state()["line"]
            ended = {"seat": late.seat, "line": line, "text": "end"}
            if late.post("/answers", ended).status_code == 200:
                break
            late.must_answer(some_answer(late.state()))
        assert late.undo().status_code == 200
        let_pass(sqlite_database, 301)
        wait_until(lambda: late.state()["line"] > line)
        assert not seat_of(late, late.seat)["steward"]
        assert f"p{late.seat + 1} take_turn end\n" in late.get("/record").text


def test_a_pause_is_pushed_and_refills_no_clock(client: Client, sqlite_database: str) -> None:
    anna, boris, _ = host(client, clock_minutes=5)
    anna.post("/start")
    let_pass(sqlite_database, 100)
    with listening(anna) as channel:
        channel.receive_json()
        boris.post("/pause")
        told = channel.receive_json()
        assert told["paused"]
        assert told["clocks"]["running"] == []
        boris.post("/resume")
        assert not channel.receive_json()["paused"]
    assert left(anna)[0] == pytest.approx(200, abs=2)
    assert left(boris) == pytest.approx(left(anna), abs=1)


def test_taking_back_refills_no_clock(client: Client, sqlite_database: str) -> None:
    anna, *_ = host(client, clock_minutes=5, increment_seconds=60)
    anna.post("/start")
    let_pass(sqlite_database, 200)
    for _ in range(3):
        anna.must_answer(1)
        assert anna.undo().status_code == 200
    assert left(anna)[0] == pytest.approx(160, abs=2), "one increment, not three"


def test_the_clock_starts_when_all_sit(client: Client) -> None:
    anna, boris, _ = host(client, clock_minutes=5)
    assert not anna.state()["started"]
    assert anna.state()["clocks"]["running"] == []
    secret = boris.headers["x-seat-secret"]
    client.post(f"/api/tables/{anna.table}/sit", json={"secret": secret, "name": "Boris"})
    now = anna.state()
    assert now["started"]
    assert now["clocks"]["running"] == [0, 1]
    assert now["seats"][1]["name"] == "Boris"
    assert now["seats"][1]["came"]


def test_everybody_is_told_since_when_a_player_is_waited_for(client: Client) -> None:
    anna, boris, _ = host(client)
    assert seat_of(anna, 0)["asked_since"] is None, "before the start nobody is late"
    begun = time.time()
    anna.post("/start")
    anna.must_answer(1)
    assert seat_of(boris, 0)["asked_since"] is None
    assert begun - 1 <= seat_of(anna, 1)["asked_since"] <= begun + 1


def test_an_account_lends_its_name_to_seats(client: Client) -> None:
    client.post("/api/accounts", json={"name": "Katarzyna", "password": "correct horse"})
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"title": "haven", "seats": seats}).json()
    state = client.get(f"/api/tables/{made['table']}").json()
    assert state["seats"][0]["name"] == "Katarzyna"


# -- inviting -----------------------------------------------------------------------------------


def test_the_host_changes_seats_before_the_start(client: Client) -> None:
    anna, boris, *_ = host(client, "hho", name="Friday")
    assert anna.state()["name"].startswith("Friday · ")
    address = f"/api/tables/{anna.table}/seats"
    opened = client.put(f"{address}/1", json={"kind": "open"}, headers=anna.headers)
    assert opened.status_code == 200
    assert boris.get().status_code == 403, "whoever was invited there is out"
    new = Player(client, anna.table, 1, opened.json()["secret"])
    assert new.state()["seats"][1]["mine"]
    assert client.put(f"{address}/0", json={"kind": "bot"}, headers=anna.headers).status_code == 400
    assert client.put(f"{address}/2", json={"kind": "bot"}, headers=new.headers).status_code == 403
    made = client.put(f"{address}/2", json={"kind": "bot"}, headers=anna.headers)
    assert made.json() == {"seat": 2, "secret": None}
    anna.post("/start")
    late = client.put(f"{address}/1", json={"kind": "bot"}, headers=anna.headers)
    assert late.json()["error"] == "has_started"


def test_two_who_take_one_seat_at_once(client: Client) -> None:
    anna, *_ = host(client, "ho")
    answers = []
    for name in ("Boris", "Celina"):
        client.cookies.clear()
        body = {"seat": 1, "name": name}
        answers.append(client.post(f"/api/tables/{anna.table}/sit", json=body).status_code)
    assert answers == [200, 403]
    assert seat_of(anna, 1)["name"] == "Boris"


def test_a_link_is_drawn_as_a_qr_code(client: Client) -> None:
    drawn = client.post("/api/qr", json={"text": "http://localhost/t/x#seat=abc"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.content.startswith(b"<svg")
    other = client.post("/api/qr", json={"text": "http://localhost/t/x#seat=abd"})
    assert other.content != drawn.content


def test_open_tables_are_listed_with_their_free_seats(client: Client) -> None:
    def listed() -> dict[str, list[int]]:
        return {row["table"]: row["free"] for row in client.get("/api/tables").json()}

    opened, *_ = host(client, "hoo")
    private, *_ = host(client, "hoo", listed=False)
    solo, *_ = host(client, "hb")
    assert listed()[opened.table] == [1, 2]
    assert private.table not in listed()
    assert solo.table not in listed(), "a game against bots is nobody else's business"
    host(client, "hh")
    assert next(iter(listed())) == opened.table, "whoever looks for a table sees it first"


def test_a_table_whose_seats_have_gone_to_bots_is_listed_no_more(client: Client) -> None:
    anna, *_ = host(client, "ho")
    listed = [row["table"] for row in client.get("/api/tables").json()]
    assert anna.table in listed
    seat = f"/api/tables/{anna.table}/seats/1"
    assert client.put(seat, json={"kind": "bot"}, headers=anna.headers).status_code == 200
    listed = [row["table"] for row in client.get("/api/tables").json()]
    assert anna.table not in listed


def test_games_that_wait_for_me_come_first(client: Client) -> None:
    first, second = (
        client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()["table"]
        for _ in range(2)
    )
    for table in (second, first):  # the first table is the latest to be played at
        line = client.get(f"/api/tables/{table}").json()["line"]
        body = {"seat": 0, "line": line, "value": 1}
        if table == first:
            client.post(f"/api/tables/{table}/answers", json=body)
    mine = [row["table"] for row in client.get("/api/tables?mine=1").json()]
    assert mine == [second, first]


# -- presence -----------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_never_lost_behind_newer_ones(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_OF_ONES_OWN", 2)
    waiting = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    for _ in range(2):
        newer = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
        client.post(f"/api/tables/{newer['table']}/votes", json={"what": "draw"})
    mine = [row["table"] for row in client.get("/api/tables?mine=1").json()]
    assert (mine[0], len(mine)) == (waiting["table"], 2)


def test_everybody_sees_who_is_here_and_who_was_last_seen(client: Client) -> None:
    anna, boris, _ = host(client)
    assert not seat_of(anna, 1)["here"]
    with listening(anna) as channel:
        channel.receive_json()
        with listening(boris):
            # In whichever order: that somebody is here, and that they came for the first time.
            heard = sorted([channel.receive_json() for _ in range(2)], key=len)
            assert heard[0] == {"presence": 1, "here": True}
            assert heard[1]["seats"][1]["came"]
            assert seat_of(anna, 1)["here"]
        assert channel.receive_json() == {"presence": 1, "here": False}
    wait_until(lambda: seat_of(anna, 1)["seen"] is not None)


# -- votes --------------------------------------------------------------------------------------


def voting(client: Client, **more: Any) -> list[Player]:
    """Three people who have all come, and Anna is the host."""
    players = host(client, "hhh", options={"rounds": 20}, **more)[:3]
    for player in players:
        player.post("/steward", {"seat": player.seat, "on": False})
    return players


def test_most_of_the_table_agree_to_a_stand_in(client: Client) -> None:
    anna, boris, celina = voting(client)
    assert boris.post("/votes", {"what": "stand_in", "seat": 2, "by": 1}).status_code == 204
    vote = anna.state()["vote"]
    assert (vote["what"], vote["seat"], vote["yes"], vote["voters"]) == ("stand_in", 2, [1], [0, 1])
    answered = celina.post("/votes/answer", {"agrees": False, "seat": 2})
    assert answered.status_code == 403, "it is about her"
    assert celina.post("/votes", {"what": "pause", "by": 2}).json()["error"] == "vote_open"
    anna.post("/votes/answer", {"agrees": True, "seat": 0})
    assert seat_of(anna, 2)["why"] == "absent"
    assert anna.state()["vote"] is None
    late = anna.post("/votes/answer", {"agrees": True, "seat": 0})
    assert late.json()["error"] == "no_vote"


def test_a_vote_fails_once_it_cannot_be_carried(client: Client) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "pause", "by": 0})
    boris.post("/votes/answer", {"agrees": False, "seat": 1})
    assert anna.state()["vote"] is not None
    celina.post("/votes/answer", {"agrees": False, "seat": 2})
    assert anna.state()["vote"] is None
    assert not anna.state()["paused"]


def test_to_end_the_game_takes_everybody_and_the_standings_decide(client: Client) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "draw", "by": 0})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert not anna.state()["over"]
    celina.post("/votes/answer", {"agrees": True, "seat": 2})
    state = anna.state()
    assert state["over"]
    places = state["result"]["places"]
    assert state["result"]["winners"] == [n for n, place in enumerate(places) if place == 1]
    assert state["result"]["ending"] == "agreed"
    assert anna.answer(1).status_code == 409
    assert anna.post("/votes", {"what": "pause", "by": 0}).json()["error"] == "is_over"


def test_answers_given_at_the_same_moment_are_both_counted(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "draw", "by": 0})
    waits = [celina]
    replace_vote = Store.replace_vote

    async def overtaken(rows: Store, head: Head, now: str) -> bool:
        if waits:
            other = waits.pop()
            ballot = {"agrees": True, "seat": other.seat}
            await asyncio.to_thread(other.post, "/votes/answer", ballot)
        return await replace_vote(rows, head, now)

    monkeypatch.setattr(Store, "replace_vote", overtaken)
    assert boris.post("/votes/answer", {"agrees": True, "seat": 1}).status_code == 204
    assert anna.state()["over"]


def test_two_proposals_at_the_same_moment_are_one(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, _ = voting(client)
    waits = [boris]
    replace_vote = Store.replace_vote

    async def overtaken(rows: Store, head: Head, now: str) -> bool:
        if waits:
            other = waits.pop()
            await asyncio.to_thread(other.post, "/votes", {"what": "draw", "by": other.seat})
        return await replace_vote(rows, head, now)

    monkeypatch.setattr(Store, "replace_vote", overtaken)
    late = anna.post("/votes", {"what": "pause", "by": 0})
    assert (late.status_code, late.json()["error"]) == (409, "vote_open")
    assert anna.state()["vote"]["by"] == boris.seat


def test_who_resigns_no_longer_keeps_the_others_from_an_agreement(client: Client) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "draw", "by": 0})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert not anna.state()["over"]
    assert celina.post("/resign", {"seat": 2}).status_code == 204
    assert anna.state()["over"]


def test_who_forfeits_no_longer_keeps_the_others_from_an_agreement(
    client: Client, sqlite_database: str
) -> None:
    anna, boris, celina = voting(client, clock_minutes=5, timeout="forfeit")
    anna.must_answer(1)
    boris.must_answer(1)
    anna.post("/votes", {"what": "draw", "by": 0})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert not anna.state()["over"]
    let_pass(sqlite_database, 301)
    wait_until(lambda: bool(anna.state()["over"]))
    assert seat_of(celina, 2)["why"] == "resigned"
    assert anna.state()["result"]["ending"] == "agreed"


def test_who_was_sent_away_no_longer_keeps_the_others_from_an_agreement(client: Client) -> None:
    anna, boris, _, _ = host(client, "hhoo", options={"rounds": 20})[:4]
    client.cookies.clear()
    client.post(f"/api/tables/{anna.table}/sit", json={"seat": 2})
    boris.post("/steward", {"seat": 1, "on": False})
    anna.post("/votes", {"what": "pause", "by": 0})
    assert not anna.state()["paused"]
    seat = f"/api/tables/{anna.table}/seats/2"
    assert client.put(seat, json={"kind": "bot"}, headers=anna.headers).status_code == 200
    assert anna.state()["vote"] is not None, "one of two is not most of them"
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert anna.state()["paused"]


def test_nothing_is_changed_about_a_game_that_is_over(client: Client) -> None:
    players = host(client)[:2]
    anna, boris = players
    boris.post("/steward", {"seat": 1, "on": True})
    boris.post("/steward", {"seat": 1, "on": False})
    play_out(players)
    for path, body in [
        ("/pause", None),
        ("/resume", None),
        ("/steward", {"seat": 1, "on": True}),
        ("/steward", {"seat": 1, "on": False}),
        ("/resign", {"seat": 0}),
        ("/votes", {"what": "pause"}),
    ]:
        refused = anna.post(path, body)
        assert (refused.status_code, refused.json()["error"]) == (409, "is_over"), path
    assert not anna.state()["paused"]
    assert [x["why"] for x in anna.state()["seats"]] == ["", ""]


def test_what_was_hidden_decides_a_game_that_was_ended(served: Client) -> None:
    """In Cyclades gold parts those with as many metropolises, and during the game it is secret."""
    anna, boris, watcher = host(served, title="cyclades")
    while len(set(golds := gold_of(anna, boris))) == 1:
        asked = next(x for x in (anna, boris) if x.state()["question"])
        asked.must_answer(some_answer(asked.state()))
    anna.post("/votes", {"what": "draw", "by": 0})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    result = watcher.state()["result"]
    column = [x["name"] for x in result["standings"]["columns"]].index("gold")
    assert [row[column] for row in result["standings"]["rows"]] == golds
    assert result["winners"] == [golds.index(max(golds))]
    finished = served.get("/api/tables?finished=1").json()
    assert next(x for x in finished if x["table"] == anna.table)["over"]


def gold_of(*players: Player) -> list[int]:
    return [player.state()["view"]["seats"][player.seat]["gold"] for player in players]


def test_the_table_agrees_to_more_time(client: Client, sqlite_database: str) -> None:
    anna, boris, _ = voting(client, clock_minutes=5)
    let_pass(sqlite_database, 100)
    anna.post("/votes", {"what": "more_time", "by": 0})
    assert left(anna)[0] == pytest.approx(200, abs=3)
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert left(anna) == pytest.approx([300, 300, 300], abs=3)


def test_a_vote_that_comes_after_the_end_changes_no_result(client: Client) -> None:
    players = host(client)[:2]
    for player in players:
        player.post("/steward", {"seat": player.seat, "on": False})
    anna, boris = players
    anna.must_answer(1)
    anna.post("/votes", {"what": "take_back", "by": 0})
    before = play_out(players)
    assert before["over"]
    late = boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert (late.status_code, late.json()["error"]) == (409, "no_vote")
    assert anna.state()["line"] == before["line"]
    assert anna.state()["result"] == before["result"]


def test_who_resigned_stays_so_whatever_the_others_agree_on(client: Client) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "stand_in", "seat": 2, "by": 0})
    celina.post("/resign", {"seat": 2})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert seat_of(anna, 2)["why"] == "resigned"
    again = anna.post("/votes", {"what": "stand_in", "seat": 2, "by": 0})
    assert again.json()["message"] == "A bot is already playing there."
    assert celina.answer(1).json()["error"] == "resigned"
    assert celina.post("/pause").json()["error"] == "resigned", "nor do they hold the others up"


def test_a_vote_can_be_withdrawn_by_who_asked(client: Client) -> None:
    anna, boris, _ = voting(client)
    anna.post("/votes", {"what": "pause", "by": 0})
    address = f"/api/tables/{anna.table}/votes"
    assert client.delete(address, headers=boris.headers).status_code == 403
    assert client.delete(address, headers=anna.headers).status_code == 204
    assert anna.state()["vote"] is None


# -- again --------------------------------------------------------------------------------------


def test_a_rematch_seats_the_same_people_one_further_on(client: Client) -> None:
    wish = {"title": "haven", "seats": [{"name": "Anna"}, {"name": "Boris"}], "clock_minutes": 7}
    rest = {"zone": "Europe/Warsaw", "starts": "22:00", "ends": "08:00", "weekends": True}
    made = client.post("/api/tables", json={**wish, "rest": rest, "options": {"rounds": 20}}).json()
    old = f"/api/tables/{made['table']}"
    anna_is = dict(client.cookies)
    client.cookies.clear()
    client.post(f"{old}/sit", json={"secret": made["links"][1]["secret"]})
    assert client.post(f"{old}/rematch").json()["error"] == "not_over"
    boris_is = dict(client.cookies)
    client.post(f"{old}/votes", json={"what": "draw"})
    client.cookies.clear()
    client.cookies.update(anna_is)
    client.post(f"{old}/votes/answer", json={"agrees": True})
    new = client.post(f"{old}/rematch").json()["table"]
    assert client.post(f"{old}/rematch").json()["table"] == new, "there is one rematch"
    state = client.get(f"/api/tables/{new}").json()
    assert [seat["name"] for seat in state["seats"]] == ["Boris", "Anna"]
    assert (state["you"], state["options"]["rounds"], state["clocks"]["minutes"]) == (1, 20, 7)
    assert state["clocks"]["rest"] == rest
    client.cookies.clear()
    client.cookies.update(boris_is)
    assert client.get(old).json()["rematch"] == new
    assert client.get(f"/api/tables/{new}").json()["you"] == 0


def test_two_who_ask_for_a_rematch_at_the_same_moment_meet_there(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, celina = voting(client)
    anna.post("/votes", {"what": "draw", "by": 0})
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    celina.post("/votes/answer", {"agrees": True, "seat": 2})
    follow, quicker = Seats.follow, [boris]
    theirs: list[str] = []

    async def overtaken(seats: Seats, old: str, new: str, players: int) -> bool:
        if quicker:
            made = await asyncio.to_thread(quicker.pop().post, "/rematch", {})
            theirs.append(made.json()["table"])
        return await follow(seats, old, new, players)

    monkeypatch.setattr(Seats, "follow", overtaken)
    assert [anna.post("/rematch", {}).json()["table"]] == theirs
    assert anna.state()["rematch"] == theirs[0]
    assert [row["table"] for row in client.get("/api/tables").json()] == theirs

"""Friends at a table: late players come back, stand-ins, resigning, one clock for everybody."""

import time
from typing import Any

import pytest

from tests.server.support import Client, Player, host, let_pass, wait_until


def left(player: Player) -> list[float]:
    clocks = player.state()["clocks"]
    passed = clocks["now"] - clocks["since"]
    return [x - (passed if n in clocks["running"] else 0) for n, x in enumerate(clocks["left"])]


def seat_of(player: Player, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = player.state()["seats"][seat]
    return found


def listening(player: Player) -> Any:
    address = f"/api/live/{player.table}"
    return player.client.websocket_connect(address, headers=player.headers)  # type: ignore[attr-defined] # httpx has none


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
    begun = time.time()
    anna.must_answer(1)
    assert seat_of(boris, 0)["asked_since"] is None
    assert seat_of(anna, 1)["asked_since"] <= begun + 1


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


def test_everybody_sees_who_is_here_and_who_was_last_seen(client: Client) -> None:
    anna, boris, _ = host(client)
    assert not seat_of(anna, 1)["here"]
    with listening(anna) as channel:
        channel.receive_json()
        with listening(boris):
            assert channel.receive_json() == {"presence": 1, "here": True}
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


def test_the_table_agrees_to_more_time(client: Client, sqlite_database: str) -> None:
    anna, boris, _ = voting(client, clock_minutes=5)
    let_pass(sqlite_database, 100)
    anna.post("/votes", {"what": "more_time", "by": 0})
    assert left(anna)[0] == pytest.approx(200, abs=3)
    boris.post("/votes/answer", {"agrees": True, "seat": 1})
    assert left(anna) == pytest.approx([300, 300, 300], abs=3)


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

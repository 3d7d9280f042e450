"""Hosting, joining, answering and undoing, on SQLite and on PostgreSQL alike."""

from concurrent.futures import ThreadPoolExecutor

from pelagos.engine.record import Record
from pelagos.table.chance import verify
from tests.server.conftest import Opener
from tests.server.support import Client, Player, host, play_out
from tests.support.haven import HavenRules


def test_two_players_join_by_their_links_and_finish_a_game(
    open_server: Opener, database: str
) -> None:
    client = open_server(database)
    anna, boris, watcher = host(client)
    last = play_out([anna, boris])
    assert last["result"]["winners"]
    assert watcher.state()["over"]
    record = Record.from_text(watcher.get("/record").text)
    assert verify(HavenRules(), record) > 0


def test_the_founder_is_seated_at_the_first_human_seat(client: Client) -> None:
    made = client.post(
        "/api/tables",
        json={"title": "haven", "seats": [{"kind": "bot"}, {"kind": "human", "name": "Anna"}]},
    )
    state = client.get(f"/api/tables/{made.json()['table']}").json()
    assert state["you"] == 1
    assert [seat["mine"] for seat in state["seats"]] == [False, True]
    assert [link["secret"] is None for link in made.json()["links"]] == [True, False]


def test_a_link_seats_another_browser(client: Client) -> None:
    anna, boris, _ = host(client)
    client.cookies.clear()
    secret = boris.headers["x-seat-secret"]
    sat = client.post(f"/api/tables/{anna.table}/sit", json={"secret": secret, "name": "Boris"})
    assert sat.json() == {"table": anna.table, "seat": 1, "key": sat.json()["key"]}
    state = client.get(f"/api/tables/{anna.table}").json()
    assert state["you"] == 1
    assert state["seats"][1]["name"] == "Boris"


def test_an_open_seat_is_taken_once(client: Client) -> None:
    anna, _, _ = host(client, "ho")
    client.cookies.clear()
    address = f"/api/tables/{anna.table}/sit"
    assert client.post(address, json={"seat": 1}).status_code == 200
    client.cookies.clear()
    assert client.post(address, json={"seat": 1}).json()["error"] == "not_open"
    assert client.post(address, json={"seat": 0}).json()["error"] == "not_open"
    assert client.post(address, json={"secret": "x" * 43}).json()["error"] == "wrong_secret"


def test_another_seat_cannot_be_used(client: Client) -> None:
    anna, boris, watcher = host(client)
    body = {"seat": 1, "line": 1, "value": 2}
    assert anna.post("/answers", body).status_code == 403
    assert watcher.post("/answers", body).status_code == 403
    assert anna.get(seat=1).status_code == 403
    assert boris.get("/notes", seat=0).status_code == 403


def test_a_refused_answer_names_its_clause_and_what_is_allowed(client: Client) -> None:
    anna, _, _ = host(client)
    refused = anna.answer(99)
    assert refused.status_code == 422
    assert refused.json()["error"] == "not_allowed"
    assert refused.json()["clause"] == "hv:2.1"
    assert refused.json()["allowed"] == "0, 1, 2, 3, 4, 5, 6"
    assert anna.state()["line"] == 1


def test_an_answer_may_be_typed(client: Client) -> None:
    anna, _, _ = host(client)
    typed = {"seat": 0, "line": 1, "text": "4"}
    assert anna.post("/answers", typed).json()["line"] == 2
    assert anna.post("/answers", {"seat": 0, "line": 2, "text": "4"}).status_code == 409
    assert anna.post("/answers", {"seat": 0, "line": 2}).json()["error"] == "bad_data"


def test_a_double_click_is_taken_once(open_server: Opener, database: str) -> None:
    client = open_server(database)
    anna, _, _ = host(client)
    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(lambda _: anna.answer(3, 1).status_code, range(6)))
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]
    assert anna.state()["line"] == 2


def test_the_second_tab_is_told_that_its_question_is_gone(client: Client) -> None:
    anna, boris, _ = host(client)
    line = anna.state()["line"]
    anna.must_answer(3, line)
    stale = anna.answer(4, line)
    assert stale.status_code == 409
    assert stale.json()["error"] == "stale"
    assert stale.json()["line"] == 2
    assert boris.answer(1, line).status_code == 200, "a sealed bid does not make others stale"


def test_an_answer_can_be_taken_back_until_somebody_else_answers(
    open_server: Opener, database: str
) -> None:
    client = open_server(database)
    anna, boris, _ = host(client)
    anna.must_answer(3)
    assert anna.state()["undo"] == [1]
    assert boris.state()["undo"] == []
    assert boris.undo().status_code == 409
    assert anna.undo().json()["line"] == 1
    anna.must_answer(5)
    boris.must_answer(1)
    refused = anna.undo()
    assert refused.status_code == 409
    assert refused.json()["error"] == "not_now"


def test_several_answers_are_taken_back_in_one_request(client: Client) -> None:
    anna, boris, _ = host(client)

    def passes(player: Player) -> None:
        typed = {"seat": player.seat, "line": player.state()["line"], "text": "pass"}
        assert player.post("/answers", typed).status_code == 200

    anna.must_answer(0)
    boris.must_answer(6)
    boris.must_answer([0, 0])
    passes(boris)
    anna.must_answer(6)
    boris.must_answer(0)
    first = anna.state()["line"]
    before = anna.state()["view"]
    anna.must_answer([1, 1])
    passes(anna)
    assert anna.state()["undo"] == [first + 1, first]
    refused = anna.undo(0)
    assert refused.json()["error"] == "not_now"
    assert f"line {first}" in refused.json()["message"]
    assert anna.undo(first).json()["line"] == first
    assert anna.state()["view"] == before


def test_it_is_told_beforehand_whether_an_answer_is_final(client: Client) -> None:
    anna, boris, _ = host(client)
    assert anna.get("/final", value="3").json() == {"final": False}
    anna.must_answer(3)
    assert boris.get("/final", value="3").json() == {"final": True}
    assert boris.get("/final", value="{").json()["error"] == "bad_data"


def test_a_server_that_was_restarted_goes_on_in_mid_turn(
    open_server: Opener, database: str
) -> None:
    anna, boris, _ = host(open_server(database))
    anna.must_answer(3)
    again = open_server(database)
    anna.client = boris.client = again
    assert anna.state()["undo"] == [1], "the way back is known after a restart, too"
    assert boris.answer(2, 1).status_code == 200, "a question seen before is still open"
    assert anna.answer(3, 1).status_code == 409
    play_out([anna, boris])


def test_the_undo_of_one_worker_is_seen_by_the_other(open_server: Opener, database: str) -> None:
    first = open_server(database, 2)
    anna, boris, _ = host(first)
    second = open_server(database, 2)
    boris.client = second
    anna.must_answer(3)
    assert boris.state()["line"] == 2
    anna.undo()
    assert boris.state()["line"] == 1
    boris.must_answer(2)
    anna.client = second
    anna.must_answer(4)
    play_out([anna, boris])


def test_two_workers_take_answers_to_one_table_without_losing_any(
    open_server: Opener, database: str
) -> None:
    workers = [open_server(database, 2), open_server(database, 2)]
    players = host(workers[0], "hhhh")[:-1]
    for number, player in enumerate(players):
        player.client = workers[number % 2]
    with ThreadPoolExecutor(4) as pool:
        codes = list(pool.map(lambda p: p.answer(1, 1).status_code, players))
    assert codes == [200] * 4
    play_out(players)


def test_lists_show_my_tables_running_tables_and_finished_games(client: Client) -> None:
    anna, boris, _ = host(client, options={"rounds": 1})
    hidden, *_ = host(client, spectators=False)

    def listed(which: str) -> list[str]:
        return [row["table"] for row in client.get(f"/api/tables?{which}=1").json()]

    assert set(listed("mine")) == {anna.table, hidden.table}
    assert listed("running") == [anna.table], "a closed table is nobody's business"
    anna.must_answer(0)
    boris.must_answer(0)
    play_out([anna, boris])
    assert listed("finished") == [anna.table]


def test_a_table_may_be_closed_to_spectators(client: Client) -> None:
    anna, _, watcher = host(client, spectators=False)
    assert anna.get().status_code == 200
    for path in ("", "/events", "/record", "/replay/0", "/charts", "/chat"):
        assert watcher.get(path).status_code == 403, path

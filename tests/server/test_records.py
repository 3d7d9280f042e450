"""Records, replays, the live channel and rulebooks."""

import json

from tests.server.conftest import Opener
from tests.server.support import Client, host, play_out


def test_a_record_downloaded_and_uploaded_replays_alike(client: Client) -> None:
    anna, boris, watcher = host(client)
    play_out([anna, boris])
    for form in ("text", "json"):
        record = watcher.get("/record", format=form).text
        there = client.post("/api/records", content=record).json()["table"]
        again = client.get(f"/api/tables/{there}/record?format={form}").text
        assert again == record
        here = watcher.get("/replay/5").json()
        copy = client.get(f"/api/tables/{there}/replay/5").json()
        assert copy["view"] == here["view"]
        assert client.get(f"/api/tables/{there}").json()["over"]
        assert client.get(f"/api/tables/{there}/events").json()


def test_damaged_records_are_refused_with_the_place(client: Client) -> None:
    anna, boris, watcher = host(client)
    play_out([anna, boris])
    record = watcher.get("/record").text
    lines = record.split("\n")
    damaged = ["", "hello", record[:200], record.replace("p1 bid", "p1 bud", 1), "{}", "{"]
    damaged.append("\n".join(lines[:-3]))
    damaged.append(json.dumps({"format": "pelagos record 1"}))
    for text in damaged:
        refused = client.post("/api/records", content=text)
        assert refused.status_code == 400, text[:40]
        assert refused.json()["error"] == "bad_data"
    assert client.post("/api/records", content=b"\xff\xfe").status_code == 400
    assert client.post("/api/records", content="x" * 6_000_000).status_code == 413


def test_an_uploaded_record_cannot_be_played_on(client: Client) -> None:
    anna, boris, watcher = host(client)
    play_out([anna, boris])
    there = client.post("/api/records", content=watcher.get("/record").text).json()["table"]
    body = {"seat": 0, "line": 1, "value": 1}
    assert client.post(f"/api/tables/{there}/answers", json=body).status_code == 403


def test_a_sealed_record_of_a_running_game_is_refused_at_its_first_seal(client: Client) -> None:
    anna, _, watcher = host(client)
    anna.must_answer(3)
    refused = client.post("/api/records", content=watcher.get("/record").text)
    assert "it is sealed" in refused.json()["detail"]


def test_the_replay_shows_each_line_as_it_was(client: Client) -> None:
    anna, boris, _ = host(client)
    seen = [anna.state()["view"]]
    anna.must_answer(3)
    seen.append(anna.state()["view"])
    boris.must_answer(1)
    for number, view in enumerate(seen, 1):
        assert anna.get(f"/replay/{number}").json()["view"] == view
    assert anna.get("/replay/999").json()["error"] == "bad_data"


def test_who_wants_lines_only_hears_lines_and_chat_numbers_alone(
    open_server: Opener, database: str
) -> None:
    client = open_server(database)
    anna, boris, _ = host(client)
    # the test client's sockets have no types
    with client.websocket_connect(f"/api/live/{anna.table}?lines=1") as socket:  # type: ignore[attr-defined] # httpx has none
        assert json.loads(socket.receive_text()) == {"table": anna.table, "line": 1}
        anna.must_answer(3)
        assert json.loads(socket.receive_text()) == {"table": anna.table, "line": 2}
        boris.post("/chat", {"text": "hello"})
        assert json.loads(socket.receive_text()) == {"chat": 1}
        anna.undo()
        assert json.loads(socket.receive_text()) == {"table": anna.table, "line": 1}


def test_a_listener_hears_what_another_worker_has_written(
    open_server: Opener, database: str
) -> None:
    first, second = open_server(database, 2), open_server(database, 2)
    anna, *_ = host(first)
    # the test client's sockets have no types
    with second.websocket_connect(f"/api/live/{anna.table}?lines=1") as socket:  # type: ignore[attr-defined] # httpx has none
        assert json.loads(socket.receive_text())["line"] == 1
        anna.must_answer(3)
        assert json.loads(socket.receive_text()) == {"table": anna.table, "line": 2}


def test_the_dice_are_reported_against_what_was_to_be_expected(client: Client) -> None:
    anna, boris, watcher = host(client)
    play_out([anna, boris])
    (luck,) = watcher.get("/charts").json()["luck"]
    assert luck["name"] == "roll_storm"
    assert luck["expected"] == 2 * luck["rolls"]


def test_rulebooks_are_told_in_three_languages(client: Client) -> None:
    texts = set()
    for lang in ("en", "ru", "pl"):
        book = client.get(f"/api/rules/cyclades?lang={lang}").json()
        assert book["chapters"][0]["clauses"]
        texts.add(book["chapters"][0]["heading"])
    assert len(texts) == 3
    lens = client.get("/api/rules/compare?titles=mare_nostrum,mare_nostrum_empires").json()
    assert any(len(row["titles"]["mare_nostrum"]) for row in lens["rows"])
    assert client.get("/api/rules/chess").json()["error"] == "bad_data"


def test_battle_odds_are_told_exactly(client: Client) -> None:
    words = "title=cyclades&attackers=1&defenders=1"
    ends = {e["name"]: e["exact"] for e in client.get(f"/api/odds?{words}").json()["ends"]}
    assert ends == {"attacker": "13/36", "defender": "13/36", "nobody": "5/18"}
    refused = client.get("/api/odds?title=civilization&attackers=1&defenders=1")
    assert refused.json()["error"] == "bad_data"
    for title in ("mare_nostrum", "laget_civilization", "mare_nostrum_empires"):
        found = client.get(f"/api/odds?title={title}&attackers=3&defenders=2&fortresses=1").json()
        assert abs(sum(e["chance"] for e in found["ends"]) - 1) < 1e-9

"""What-if tables: another game taken up at one of its lines, without its secrets."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pelagos.engine.record import Record
from pelagos.engine.seats import FATE
from pelagos.server.routes import lobby, what_if
from pelagos.table.chance import verify
from tests.server.conftest import Opener
from tests.server.support import Client, Player, host, play_out
from tests.support.haven import HavenRules


def ask_what_if(player: Player, line: int, **more: Any) -> list[Player]:
    """The seats of a what-if table opened by this player."""
    body = {"line": line, **({"seat": player.seat} if player.seat >= 0 else {}), **more}
    made = player.post("/what-if", body)
    assert made.status_code == 200, made.text
    table, links = made.json()["table"], made.json()["links"]
    return [Player(player.client, table, x["seat"], x["secret"]) for x in links]


def finished(client: Client) -> tuple[Player, Player]:
    anna, boris, watcher = host(client)
    play_out([anna, boris])
    return anna, watcher


def test_a_finished_game_is_taken_up_at_any_line_and_played_on(
    open_server: Opener, database: str
) -> None:
    anna, watcher = finished(open_server(database))
    line = 2
    seats = ask_what_if(watcher, line)
    states = [seat.state() for seat in seats]
    then = watcher.get(f"/replay/{line}", seat=0).json()
    assert states[0]["view"] == then["view"]
    assert states[0]["what_if"]["table"] == anna.table
    assert (states[0]["what_if"]["line"], states[0]["what_if"]["redealt"]) == (line, False)
    assert "line 2" in states[0]["name"]
    last = play_out(seats)
    record = Record.from_text(seats[0].get("/record").text)
    assert record.origin == f"{anna.table}, line {line}"
    assert record.branch == line
    before = Record.from_text(watcher.get("/record").text)
    assert record.lines[:line] == before.lines[:line]
    chances = [n for n, x in enumerate(record.lines) if x.seat == FATE and n >= line]
    assert verify(HavenRules(), record) == len(chances)
    assert last["over"]


def test_bots_fill_the_other_seats_of_a_what_if(client: Client) -> None:
    _, watcher = finished(client)
    me, other = ask_what_if(watcher, 1, seat=0, bot="random")
    assert "x-seat-secret" not in other.headers
    assert play_out([me])["over"]


def test_a_what_if_is_private_and_listed_among_ones_own(client: Client) -> None:
    _, watcher = finished(client)
    me, _ = ask_what_if(watcher, 1)
    mine = client.get("/api/tables?mine=1").json()
    assert [row["table"] for row in mine if row["what_if"]] == [me.table]
    assert all(row["table"] != me.table for row in client.get("/api/tables?running=1").json())
    assert Player(client, me.table, -1, None).get("").status_code == 403


def test_the_game_that_was_left_does_not_notice(client: Client) -> None:
    anna, boris, _ = host(client)
    anna.must_answer(3)
    before = boris.state()
    for seat in ask_what_if(anna, 2):
        seat.post("/chat", {"seat": seat.seat, "text": "let us see"})
    assert boris.state() == before


def test_a_what_if_of_a_running_game_begins_in_what_the_seat_could_see(client: Client) -> None:
    anna, boris, _ = host(client)
    anna.must_answer(6)
    boris.must_answer(0)
    line = anna.state()["line"]
    me, _ = ask_what_if(anna, line)
    state = me.state()
    assert state["view"] == anna.state()["view"]
    assert state["what_if"]["redealt"] is True
    assert "dealt anew" in state["what_if"]["text"]
    texts = {me.state(lang=lang)["what_if"]["text"] for lang in ("en", "ru", "pl")}
    assert len(texts) == 3
    record = Record.from_text(me.get("/record").text)
    assert record.position is not None
    assert record.lines == []
    assert Record.from_json(me.get("/record", format="json").json()).to_text() == record.to_text()


def test_a_what_if_goes_on_after_a_restart(open_server: Opener, database: str) -> None:
    anna, boris, _ = host(open_server(database))
    anna.must_answer(6)
    boris.must_answer(0)
    seats = ask_what_if(anna, anna.state()["line"])
    before = seats[0].state()
    again = open_server(database)
    for seat in seats:
        seat.client = again
    assert seats[0].state() == before
    assert play_out(seats)["over"]


def test_who_has_no_seat_gets_no_what_if_of_a_running_game(client: Client) -> None:
    anna, boris, watcher = host(client)
    assert watcher.post("/what-if", {"line": 1}).status_code == 403
    assert boris.post("/what-if", {"line": 1, "seat": 0}).status_code == 403
    assert anna.post("/what-if", {"line": 99, "seat": 0}).json()["error"] == "bad_data"
    assert anna.post("/what-if", {"line": 1, "bot": "deep blue"}).json()["error"] == "bad_data"


def test_there_is_nothing_to_play_after_the_end(client: Client) -> None:
    anna, watcher = finished(client)
    refused = watcher.post("/what-if", {"line": anna.state()["line"]})
    assert refused.json()["error"] == "over_there"


def test_who_plays_all_seats_takes_over_the_record_of_a_running_game(client: Client) -> None:
    _, watcher = finished(client)
    me, other = ask_what_if(watcher, 1)
    me.must_answer(2)
    for seat in (me, other):
        secret = seat.headers["x-seat-secret"]
        client.post(f"/api/tables/{me.table}/sit", json={"secret": secret})
    made = client.post(f"/api/tables/{me.table}/what-if", json={"line": 2}).json()
    again = client.get(f"/api/tables/{made['table']}").json()
    assert again["what_if"]["redealt"] is False
    assert again["line"] == 2


def test_a_record_that_begins_in_a_position_is_not_taken_from_strangers(client: Client) -> None:
    anna, *_ = host(client)
    me, _ = ask_what_if(anna, 1)
    refused = client.post("/api/records", content=me.get("/record").text)
    assert refused.status_code == 400


# -- canaries -----------------------------------------------------------------------------------


MOMENTS = re.compile(r'end: .*|"(asked_since|since|now|seen)": ?[0-9.]+')


def test_a_what_if_knows_nothing_that_its_seat_could_not_see(
    open_server: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's sealed bid differs between two worlds; Boris's what-if is the same in both."""
    for module in (lobby, what_if):
        monkeypatch.setattr(module, "new_chance", lambda: b"\x07" * 32)
    monkeypatch.setattr("secrets.randbits", lambda n: 11)
    found = []
    for bid in (1, 5):
        folder = tmp_path / str(bid)
        folder.mkdir()
        anna, boris, _ = host(open_server(str(folder / "tables.db")))
        anna.must_answer(bid)
        seats = ask_what_if(boris, boris.state()["line"])
        texts = [json.dumps([x.state(), x.get("/events").json()]) for x in seats]
        texts += [seats[0].get("/record").text, seats[0].get("/replay/0").text]
        texts += [seats[0].get("/charts").text, seats[0].get("/recap").text]
        seats[1].must_answer(2)
        texts += [x.get("/record").text + x.get("/events").text for x in seats]
        for table in (anna.table, seats[0].table):
            texts = [t.replace(table, "-") for t in texts]
        found.append(
            [re.sub(r'end: .*|"(asked_since|since|now|seen)": ?[0-9.]+', "", t) for t in texts]
        )
    assert found[0] == found[1]

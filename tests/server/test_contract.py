"""What a seat is told: after its own answer in return, after others' over its channel."""

import json
from typing import Any

import pytest

from pelagos.engine.spaces import Menu, OneOf
from pelagos.table.preview import touched
from tests.server.support import Client, Player, host


def channel(player: Player, **query: Any) -> Any:
    """The live channel of a seat."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"/api/live/{player.table}?{asked}"
    player.client.cookies.clear()
    # the test client's sockets have no types
    return player.client.websocket_connect(address, headers=player.headers)  # type: ignore[attr-defined] # httpx has none


def test_an_answer_returns_the_new_state_with_what_happened(client: Client) -> None:
    anna, boris, _ = host(client)
    given = anna.answer(2).json()
    assert given["names"] == {}
    assert [told["line"] for told in given["told"]] == [given["since"]] == [1]
    assert {k: v for k, v in given.items() if k not in ("since", "told", "names")} == {
        k: v for k, v in anna.state().items() if k not in ("since", "told", "names")
    }
    after = boris.answer(1).json()
    kinds = [event["kind"] for told in after["told"] for event in told["events"]]
    assert "bids_shown" in kinds
    assert after["told"][-1]["line"] == after["line"] - 1


def test_an_undo_returns_the_state_as_it_was(client: Client) -> None:
    anna, *_ = host(client)
    before = anna.state()
    anna.must_answer(2)
    back = anna.undo().json()
    assert (back["line"], back["told"], back["since"]) == (1, [], 1)
    assert back["view"] == before["view"]


def test_a_seat_hears_its_own_state_once_and_who_answered_hears_nothing_more(
    client: Client,
) -> None:
    anna, boris, _ = host(client)
    with channel(anna, seat=0, client="a") as hers, channel(boris, seat=1, client="b") as his:
        assert set(json.loads(hers.receive_text())) == {"table", "line"}
        while json.loads(hers.receive_text()) != {"presence": 1, "here": True}:
            pass  # the table has begun with his arrival, which is told first
        assert set(json.loads(his.receive_text())) == {"table", "line"}
        anna.headers["x-client"] = "a"
        anna.must_answer(2)
        pushed = json.loads(his.receive_text())
        assert pushed["you"] == 1
        assert pushed["question"]["seat"] == 1
        assert [told["line"] for told in pushed["told"]] == [1]
        boris.post("/chat", {"text": "hello"})
        # the next thing she hears is the chat: not her own answer
        assert json.loads(hers.receive_text()) == {"chat": 1}
        assert json.loads(his.receive_text()) == {"chat": 1}
        fresh = boris.state()
        same = set(fresh) - {"names", "since", "told", "chat_count"}
        assert {k: pushed[k] for k in same} == {k: fresh[k] for k in same}


def test_after_an_undo_a_listener_is_told_nothing_twice(client: Client) -> None:
    anna, boris, _ = host(client)
    with channel(boris, seat=1) as his:
        his.receive_text()
        anna.must_answer(2)
        his.receive_text()
        anna.undo()
        back = json.loads(his.receive_text())
        assert (back["line"], back["since"], back["told"]) == (1, 1, [])
        anna.must_answer(3)
        again = json.loads(his.receive_text())
        assert (again["line"], again["since"], len(again["told"])) == (2, 1, 1)


def test_nobody_can_listen_as_somebody_else(client: Client) -> None:
    anna, boris, watcher = host(client)
    for stranger, seat in ((boris, 0), (watcher, 1)):
        with channel(stranger, seat=seat) as socket, pytest.raises(Exception, match=r"4403|seat"):
            socket.receive_text()
    with channel(watcher) as socket:
        socket.receive_text()
        anna.must_answer(2)
        seen = json.loads(socket.receive_text())
        assert (seen["you"], seen["question"], seen["view"]["hand"]) == (-1, None, [])


@pytest.mark.parametrize("said", [{}, {"x-pelagos-contract": "1"}])
def test_a_client_of_another_contract_is_refused_clearly(
    client: Client, said: dict[str, str]
) -> None:
    anna, *_ = host(client)
    client.headers.pop("x-pelagos-contract")
    del anna.headers["x-pelagos-contract"]
    anna.headers.update(said)
    body = {"seat": 0, "line": 1, "value": 2}
    for refused in (anna.get(), anna.post("/answers", body), anna.post("/undo", {"seat": 0})):
        assert (refused.status_code, refused.json()["error"]) == (400, "old_contract")
        assert "X-Pelagos-Contract: 2" in refused.json()["message"]
    anna.headers.pop("x-pelagos-contract", None)
    assert anna.state(contract=2)["line"] == 1  # nothing was done


def test_standings_have_names_rows_and_places(client: Client) -> None:
    anna, *_ = host(client)
    state = anna.state()
    told = state["standings"]
    named = [column["name"] for column in told["columns"]]
    assert named == state["view"]["standings"]["columns"]
    assert len(told["rows"]) == len(told["places"]) == 2
    assert min(told["places"]) == 1


def test_answers_say_what_they_touch_and_cost(served: Client) -> None:
    body = {"title": "cyclades", "players": 2, "seats": [{"kind": "human"}] * 2}
    made = served.post("/api/tables", json=body).json()
    players = [Player(served, made["table"], x["seat"], x["secret"]) for x in made["links"]]
    asked = next(p for p in players if p.state()["question"])
    question = asked.state()["question"]
    assert all(row["things"] for row in question["listed"])
    assert all({"kind", "slug"} <= set(t) for row in question["listed"] for t in row["things"])
    assert asked.get("/withheld").status_code == 200
    offers = asked.get("/offers").json()
    assert [row["text"] for row in offers] == [row["text"] for row in question["listed"]]
    for row in offers[:3]:
        value = next(x["value"] for x in question["listed"] if x["text"] == row["text"])
        known = asked.get("/preview", value=json.dumps(value)).json()
        assert (row["final"], row["changes"]) == (known["final"], known["changes"])


def test_what_a_menu_does_not_offer_is_told_by_its_head_alone() -> None:
    menu = Menu("verb", [0], [OneOf("good", [1, 2])])
    assert touched(menu, (0, 2)) == [("verb", 0), ("good", 2)]
    assert touched(menu, (1, (2, 2))) == [("verb", 1)]

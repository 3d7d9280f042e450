"""A state that has not changed is not sent again, and one that has is."""

from typing import Any

from tests.server.support import Client, Player, host


def tagged(player: Player, tag: str = "", **query: Any) -> tuple[int, str]:
    """The status and the tag of a state, for who has the state with this tag."""
    player.client.cookies.clear()
    found = player.client.get(
        f"/api/tables/{player.table}",
        params={"seat": player.seat, **query},
        headers={**player.headers, "if-none-match": tag},
    )
    return found.status_code, found.headers["etag"]


def test_who_has_the_present_state_is_told_so(client: Client) -> None:
    anna, boris, _ = host(client)
    status, tag = tagged(anna)
    assert status == 200
    assert tagged(anna, tag) == (304, tag)
    boris.must_answer(2)
    status, after = tagged(anna, tag)
    assert status == 200
    assert after != tag


def test_everything_a_state_shows_changes_its_tag(client: Client) -> None:
    anna, boris, _ = host(client)
    _, tag = tagged(anna)
    assert tagged(boris, tag)[0] == 200, "another seat sees another state"
    assert tagged(anna, tag, lang="ru")[0] == 200
    assert tagged(anna, tag, names=0)[0] == 200
    boris.post("/chat", {"text": "hello"})
    status, tag = tagged(anna, tag)
    assert status == 200
    anna.post("/pause")
    assert tagged(anna, tag)[0] == 200


def test_a_sealed_order_does_not_change_the_tag_of_others(client: Client) -> None:
    anna, boris, _ = host(client, clock_minutes=5)
    _, tag = tagged(boris)
    listed = client.get("/api/tables?running=1").json()
    order = {"seat": 0, "step": "gift", "answers": ["p2 1"], "again": True}
    assert anna.post("/orders", order).status_code == 200
    assert tagged(boris, tag) == (304, tag)
    assert client.get("/api/tables?running=1").json() == listed


def test_names_are_left_out_and_the_log_put_in_when_asked(client: Client) -> None:
    anna, boris, _ = host(client)
    full = anna.state()
    assert full["names"]["good"]
    assert full["told"] is None
    boris.must_answer(2)
    bare = anna.state(names=0, since=full["line"])
    assert bare["names"] == {}
    [told] = bare["told"]
    assert [e["kind"] for e in told["events"]] == ["sealed_bid"]
    assert told["events"] == anna.get("/events", since=full["line"]).json()
    assert bare["view"] == anna.state()["view"]


def test_a_renamed_player_is_renamed_in_the_log(client: Client) -> None:
    anna, boris, _ = host(client)
    boris.must_answer(2)
    assert anna.get("/events").json()[-1]["text"] == "Player 2 has bid."
    secret = boris.headers["x-seat-secret"]
    client.post(f"/api/tables/{anna.table}/sit", json={"secret": secret, "name": "Boris"})
    assert anna.get("/events").json()[-1]["text"] == "Boris has bid."

"""Series and cups over the API: founded, joined, played round by round, with standings."""

from typing import Any

import pytest

from pelagos.server.people.cups import CupStore
from tests.server.support import CONTRACT, Client, some_answer, wait_until
from tests.server.test_upkeep import do

TABLE = {"title": "haven", "options": {"rounds": 2}}


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, client: Client, name: str) -> None:
        self.client, self.name = client, name
        self.cookies: dict[str, str] = {}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        self.client.cookies.clear()
        self.client.cookies.update(self.cookies)
        answer = self.client.request(method, f"/api{path}", json=body, headers=CONTRACT)
        self.cookies |= dict(answer.cookies)
        return answer

    def get(self, path: str) -> Any:
        return self.call("GET", path).json()

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, {} if body is None else body)


def club(client: Client, names: str, **more: Any) -> tuple[str, list[Person]]:
    """A cup that these people have joined."""
    people = [Person(client, name) for name in names.split()]
    wish = {"name": "Club", "table": TABLE, "as_name": people[0].name, **more}
    made = people[0].post("/cups", wish)
    assert made.status_code == 200, made.text
    cup = made.json()["cup"]
    for person in people[1:]:
        joined = person.post(f"/cups/{cup}/join", {"name": person.name, "key": made.json()["key"]})
        assert joined.status_code == 200, joined.text
    return f"/cups/{cup}", people


def play(people: list[Person], table: str) -> None:
    """Everybody answers until the game is over."""
    for _ in range(200):
        for person in people:
            state = person.get(f"/tables/{table}")
            if state["over"]:
                return
            if state["question"] is not None:
                body = {"seat": state["you"], "line": state["line"], "value": some_answer(state)}
                assert person.post(f"/tables/{table}/answers", body).status_code == 200
    raise AssertionError("the game does not end")


def test_a_series_is_played_seats_rotate_and_the_next_game_founds_itself(client: Client) -> None:
    where, (anna, boris) = club(client, "Anna Boris", games=2)
    assert boris.post(f"{where}/next").status_code == 403
    assert anna.get(where)["can_start"]
    assert anna.post(f"{where}/next").status_code == 204
    told = boris.get(where)
    first = told["rounds"][0]["games"][0]
    assert (told["stage"], first["members"], told["rounds"][1]["games"][0]["table"]) == (
        "running", [0, 1], ""
    )  # fmt: skip
    assert boris.get(f"/tables/{first['table']}")["you"] == 1, "nobody needs another link"
    assert anna.post(f"{where}/next").json()["error"] == "round_running"
    play([anna, boris], first["table"])
    wait_until(lambda: bool(anna.get(where)["rounds"][1]["games"][0]["table"]))
    second = anna.get(where)["rounds"][1]["games"][0]
    assert second["members"] == [1, 0]
    assert anna.get(f"/tables/{second['table']}")["you"] == 1
    play([anna, boris], second["table"])
    wait_until(lambda: bool(anna.get(where)["stage"] == "over"))
    told = anna.get(where)
    assert [x["name"] for x in told["columns"]] == [
        "games", "points", "wins", "direct", "opposition"
    ]  # fmt: skip
    assert all(x["help"] for x in told["columns"])
    assert [x["figures"][0] for x in told["standings"]] == [2, 2]
    assert sum(x["figures"][1] for x in told["standings"]) == 2
    assert anna.post(f"{where}/next").json()["error"] == "cup_over"


def test_a_cup_waits_for_its_host_and_rounds_are_played_side_by_side(client: Client) -> None:
    table = {**TABLE, "players": 2}
    where, people = club(
        client, "Anna Boris Celina Dmitri", kind="cup", games=1, by_itself=False, table=table
    )
    anna = people[0]
    anna.post(f"{where}/next")
    rounds = anna.get(where)["rounds"]
    assert [len(x["games"]) for x in rounds] == [2, 2, 2]
    for game in rounds[0]["games"]:
        play([people[n] for n in game["members"]], game["table"])
    told = anna.get(where)
    assert told["can_go_on"]
    assert told["rounds"][1]["games"][0]["table"] == "", "nothing is founded without the host"
    assert [x["figures"][0] for x in told["standings"]] == [1, 1, 1, 1]
    assert anna.post(f"{where}/next").status_code == 204
    assert all(x["table"] for x in anna.get(where)["rounds"][1]["games"])
    stranger = Person(client, "Zoe")
    assert stranger.post(f"{where}/end").status_code == 403
    assert anna.post(f"{where}/end").status_code == 204
    assert stranger.get(where)["stage"] == "over"


def test_who_is_not_let_in_hears_why(client: Client) -> None:
    where, (anna, *_) = club(client, "Anna", listed=False)
    zoe = Person(client, "Zoe")
    refused = zoe.post(f"{where}/join", {"name": "Zoe", "key": "guess"})
    assert (refused.status_code, refused.json()["error"]) == (403, "wrong_secret")
    assert where not in [f"/cups/{x['cup']}" for x in zoe.get("/cups")]
    assert [x["mine"] for x in anna.get("/cups")] == [True]
    needs = anna.post(f"{where}/next").json()
    assert needs["message"] == "One more player is needed."
    key = anna.post(f"{where}/key").json()["key"]
    for _ in range(2):  # asked for again: one takes part once
        assert zoe.post(f"{where}/join", {"name": "Zoe", "key": key}).status_code == 200
    assert [x["name"] for x in anna.get(where)["members"]] == ["Anna", "Zoe"]
    assert zoe.call("DELETE", f"{where}/members/0").status_code == 403
    assert anna.call("DELETE", f"{where}/members/1").status_code == 204
    assert zoe.get("/cups/nowhere")["error"] == "no_cup"
    bad = {"name": "Club", "table": {"title": "haven", "options": {"nonsense": 1}}}
    assert anna.post("/cups", bad).status_code == 400
    long = {"name": "Club", "table": TABLE, "kind": "cup", "games": 4}
    assert "at most 3 times" in anna.post("/cups", long).json()["message"]


def test_a_guest_takes_a_cup_along_into_an_account_and_leaves_without_a_name(
    client: Client,
) -> None:
    where, (anna, boris) = club(client, "Anna Boris", games=1)
    boris.post("/accounts", {"name": "Boris K", "password": "correct horse"})
    told = boris.get(where)["members"][1]
    assert told["mine"]
    assert told["face"] is not None
    anna.post(f"{where}/next")
    table = anna.get(where)["rounds"][0]["games"][0]["table"]
    assert boris.get(f"/tables/{table}")["seats"][1]["face"] == told["face"]
    assert boris.post("/me/farewell", {"password": "correct horse"}).status_code == 200
    assert anna.get(where)["members"][1]["name"] == "Player 2"


def test_a_game_that_an_admin_closed_ends_no_cup(client: Client, sqlite_database: str) -> None:
    where, people = club(client, "Anna Boris", games=2, table={**TABLE, "players": 2})
    people[0].post(f"{where}/next")
    first = people[0].get(where)["rounds"][0]["games"][0]["table"]
    do(sqlite_database, "close", first)
    wait_until(lambda: bool(people[0].get(where)["rounds"][1]["games"][0]["table"]))
    assert people[0].get(where)["stage"] == "running"


def test_a_bot_plays_for_a_member_whose_account_has_gone(client: Client) -> None:
    where, (anna, boris) = club(client, "Anna Boris", games=1)
    boris.post("/accounts", {"name": "Boris K", "password": "correct horse"})
    assert boris.post("/me/farewell", {"password": "correct horse"}).status_code == 200
    anna.post(f"{where}/next")
    table = anna.get(where)["rounds"][0]["games"][0]["table"]
    seat = anna.get(f"/tables/{table}")["seats"][1]
    assert (seat["steward"], seat["why"], seat["came"]) == (True, "resigned", True)
    wait_until(lambda: not anna.get(f"/tables/{table}")["seats"][1]["asked"])


def test_who_leaves_as_it_begins_is_missed_by_nobody(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, (anna, *_) = club(client, "Anna Boris Celina", games=1)
    begin = CupStore.begin

    async def after_one_has_left(self: CupStore, cup: str, *words: Any) -> bool:
        await self.leave(cup, 2)
        return await begin(self, cup, *words)

    monkeypatch.setattr(CupStore, "begin", after_one_has_left)
    assert anna.post(f"{where}/next").json()["error"] == "busy"
    monkeypatch.undo()
    assert anna.post(f"{where}/next").status_code == 204
    assert anna.get(where)["rounds"][0]["games"][0]["members"] == [0, 1]

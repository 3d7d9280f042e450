"""Who opens the page of their own seat has come, however they got the seat."""

from typing import Any

from tests.server.support import CONTRACT, Client, host
from tests.server.test_cups import Person, club

ACCOUNT = {"password": "correct horse"}


def page_of(person: Person, table: str) -> Any:
    """The live channel of a page that is open."""
    person.client.cookies.clear()
    person.client.cookies.update(person.cookies)
    return person.client.websocket_connect(f"/api/live/{table}", headers=CONTRACT)  # type: ignore[attr-defined] # httpx has none


def came(person: Person, table: str) -> tuple[list[bool], bool]:
    state = person.get(f"/tables/{table}")
    return [seat["came"] for seat in state["seats"]], state["started"]


def rematch(client: Client, boris: Person) -> tuple[Person, str]:
    """A game that two have ended, and the rematch Anna has asked for."""
    anna = Person(client, "Anna")
    wish = {"title": "haven", "seats": [{"name": "Anna"}, {"name": "Boris"}], "clock_minutes": 7}
    made = anna.post("/tables", wish).json()
    old = f"/tables/{made['table']}"
    assert boris.post(f"{old}/sit", {"secret": made["links"][1]["secret"]}).status_code == 200
    anna.post(f"{old}/votes", {"what": "draw"})
    boris.post(f"{old}/votes/answer", {"agrees": True})
    return anna, anna.post(f"{old}/rematch").json()["table"]


def test_who_opens_a_rematch_has_come_and_the_clocks_start_with_the_last(client: Client) -> None:
    boris = Person(client, "Boris")
    anna, table = rematch(client, boris)
    assert came(anna, table) == ([False, True], False)
    assert anna.get(f"/tables/{table}")["clocks"]["running"] == []
    with page_of(anna, table) as channel:
        channel.receive_json()
        with page_of(boris, table):
            told = channel.receive_json()
            while "seats" not in told:  # that somebody is here is said apart
                told = channel.receive_json()
            assert [seat["came"] for seat in told["seats"]] == [True, True]
            assert told["started"]
            assert told["clocks"]["running"] != []


def test_a_cup_game_waits_for_its_players(client: Client) -> None:
    table = {"title": "haven", "players": 2, "clock_minutes": 7}
    where, (anna, boris) = club(client, "Anna Boris", games=1, table=table)
    anna.post(f"{where}/next")
    game = anna.get(where)["rounds"][0]["games"][0]["table"]
    assert came(anna, game) == ([False, False], False), "to have joined is not to be here"
    for person, seats in ((anna, [True, False]), (boris, [True, True])):
        with page_of(person, game) as channel:
            channel.receive_json()
        assert came(anna, game) == (seats, all(seats))


def test_who_only_watches_has_not_come(client: Client) -> None:
    boris = Person(client, "Boris")
    anna, table = rematch(client, boris)
    with page_of(Person(client, "Zoe"), table) as channel:
        channel.receive_json()
    assert came(anna, table) == ([False, True], False)


def test_after_the_start_whoever_comes_has_a_vote(client: Client) -> None:
    anna, boris, _ = host(client)
    anna.post("/start")
    with client.websocket_connect(f"/api/live/{anna.table}", headers=boris.headers) as channel:  # type: ignore[attr-defined] # httpx has none
        channel.receive_json()
    anna.post("/votes", {"what": "draw"})
    assert anna.state()["vote"]["voters"] == [0, 1]


def test_a_rematch_is_played_under_the_same_accounts(client: Client) -> None:
    boris = Person(client, "Boris")
    boris.post("/accounts", {"name": "Boris", **ACCOUNT})
    anna, table = rematch(client, boris)
    assert anna.get(f"/tables/{table}")["seats"][0]["face"] is not None

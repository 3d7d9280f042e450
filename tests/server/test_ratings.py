"""Ratings: by games between people alone, and shown only of players who want it."""

import pytest

from pelagos.server.people import ratings as module
from pelagos.server.people.ratings import Played, Sat, Standing, against, place_of, rated
from tests.server.support import Client, Player, play_out


def game(*places: int) -> Played:
    sat = [Sat(n, f"p{n}", place, place == 1) for n, place in enumerate(places)]
    return Played("t", "haven", len(places), 0.0, sat)


def test_who_wins_rises_and_who_loses_falls() -> None:
    found = rated([game(1, 2, 3)] * 4)
    strengths = [found[f"p{n}"].strength for n in range(3)]
    assert strengths == sorted(strengths, reverse=True)
    assert found["p0"].streak == 4
    assert found["p2"].places == 12
    assert rated([game(1, 1)])["p0"].mu == rated([game(1, 1)])["p1"].mu, "equals stay equal"


def test_who_resigned_is_placed_behind_everybody() -> None:
    assert place_of(0, True, [1, 2], "resigned") > place_of(1, False, [1, 2], "")
    assert place_of(1, False, [], "") == 2, "games of before know only who won"


def test_head_to_head_counts_who_was_placed_before_whom() -> None:
    assert against([game(1, 2, 3), game(2, 1, 3)], "p0") == {"p1": (2, 1, 1), "p2": (2, 2, 0)}


def test_peoples_and_streaks_are_counted() -> None:
    first = Played("t", "x", 2, 0.0, [Sat(0, "a", 1, True, "rome"), Sat(1, "b", 2, False, "egypt")])
    second = Played("u", "x", 2, 1.0, [Sat(0, "b", 1, True, "rome"), Sat(1, "a", 2, False, "rome")])
    found = rated([first, first, second])["a"]
    assert (found.by_people, found.won_by_people["rome"]) == ({"rome": 3}, 2)
    assert (found.streak, found.best_streak, found.rank) == (0, 2, 1)


def test_ratings_are_worked_out_once_and_again_when_something_changes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[int] = []

    def counted(games: list[Played]) -> dict[str, Standing]:
        worked.append(len(games))
        return {}

    monkeypatch.setattr(module, "rated", counted)
    for _ in range(3):
        client.get("/api/ratings/haven")
    assert worked == [0]
    people = [enter(client, "Anna"), enter(client, "Boris")]
    client.cookies.clear()
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    links = zip(people, made["links"], strict=True)
    play_out([seat(client, who, made["table"], x["secret"], x["seat"]) for who, x in links])
    client.get("/api/ratings/haven")
    client.get("/api/ratings/haven")
    assert worked == [0, 1], "one game more"
    client.cookies.clear()
    client.cookies.update(people[0])
    client.post("/api/me/farewell", json={"password": "correct horse"})
    client.get("/api/ratings/haven")
    assert worked == [0, 1, 0], "a player has gone, and with them the game"


def enter(client: Client, name: str) -> dict[str, str]:
    client.cookies.clear()
    client.post("/api/accounts", json={"name": name, "password": "correct horse"})
    return dict(client.cookies)


def seat(client: Client, cookies: dict[str, str], table: str, secret: str, n: int) -> Player:
    client.cookies.clear()
    client.cookies.update(cookies)
    taken = client.post(f"/api/tables/{table}/sit", json={"secret": secret})
    return Player(client, table, n, taken.json()["key"])


def test_a_finished_game_of_two_accounts_is_rated_and_shown_when_wanted(client: Client) -> None:
    people = [enter(client, "Anna"), enter(client, "Boris")]
    client.cookies.clear()
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, {}]}).json()
    players = [
        seat(client, cookies, made["table"], link["secret"], link["seat"])
        for cookies, link in zip(people, made["links"], strict=True)
    ]
    winners = play_out(players)["result"]["winners"]
    assert client.get("/api/ratings/haven").json() == [], "nobody asked for a page yet"
    for cookies in people:
        client.cookies.clear()
        client.cookies.update(cookies)
        assert client.put("/api/me/shown", json={"shown": True}).json()["shown"]
    rows = client.get("/api/ratings/haven").json()
    assert {row["name"] for row in rows} == {"Anna", "Boris"}
    assert [row["games"] for row in rows] == [1, 1]
    if len(winners) == 1:
        assert rows[0]["name"] == ["Anna", "Boris"][winners[0]]
        assert rows[0]["strength"] > rows[1]["strength"]
    page = client.get(f"/api/players/{rows[0]['face']}").json()
    assert page["opponents"][0]["name"] == rows[1]["name"]
    assert page["titles"][0]["seats"][0]["games"] == 1
    assert page["latest"][0]["table"] == made["table"]
    assert (page["titles"][0]["rank"], page["titles"][0]["ranked"]) == (1, 2)
    assert (page["reviewed"], page["luck"]) == (0, 0.0)
    client.put("/api/me/shown", json={"shown": False})
    assert len(client.get("/api/ratings/haven").json()) == 1
    gone = client.get("/api/players/0123456789abcdef")
    assert (gone.status_code, gone.json()["error"]) == (404, "no_player")


def test_a_game_against_bots_rates_nobody(client: Client) -> None:
    anna = enter(client, "Anna")
    bot = {"kind": "bot", "bot": "random"}
    made = client.post("/api/tables", json={"title": "haven", "seats": [{}, bot]}).json()
    play_out([seat(client, anna, made["table"], made["links"][0]["secret"], 0)])
    client.cookies.update(anna)
    client.put("/api/me/shown", json={"shown": True})
    assert client.get("/api/ratings/haven").json() == []

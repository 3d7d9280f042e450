"""Every title on offer can be hosted, shown in three languages and replayed."""

import random

import pytest

from pelagos.catalogue import titles
from tests.server.support import Client, Player
from tests.support.shelf import enough

ANSWERS = 25


def test_the_shelf_is_told_with_its_options_explained(served: Client) -> None:
    offered = served.get("/api/titles?lang=pl").json()
    assert [title["title"] for title in offered] == titles()
    for title in offered:
        assert title["blurb"]
        for option in title["options"]:
            assert option["label"] != option["name"], (title["title"], option["name"])


@pytest.mark.parametrize("title", titles())
def test_every_thing_of_a_box_has_a_card(served: Client, title: str) -> None:
    answer = served.get(f"/api/titles/{title}/cards?lang=pl")
    assert answer.status_code == 200
    cards = answer.json()
    assert len(cards) > enough(title, 20)
    assert [card for card in cards if not card["name"] or not card["text"]] == []


def test_bots_are_offered_by_level_with_their_time_for_a_move(served: Client) -> None:
    levels = served.get("/api/titles").json()[0]["bots"]
    assert [level["name"] for level in levels[:4]] == ["random", "easy", "normal", "hard"]
    assert [level["seconds"] for level in levels] == [0, 0, 0, 1, 3, 10]
    made = served.post("/api/play", json={"title": "cyclades", "players": 2, "bot": "hard@3s"})
    seats = served.get(f"/api/tables/{made.json()['table']}").json()["seats"]
    assert [seat["bot"] for seat in seats] == ["", "hard@3s"]


def test_a_hint_may_be_had_of_any_level(served: Client) -> None:
    seats = [{"kind": "human"}] * 2
    made = served.post("/api/tables", json={"title": "cyclades", "seats": seats}).json()
    players = [Player(served, made["table"], x["seat"], x["secret"]) for x in made["links"]]
    asked = next(p for p in players if p.state()["seats"][p.seat]["asked"])
    why = [asked.get("/hint", bot=bot).json()["why"] for bot in ("random", "easy", "hard")]
    assert len(set(why)) == 3
    refused = asked.get("/hint", bot="deep blue")
    assert refused.status_code == 400
    assert "normal" in refused.json()["message"]


@pytest.mark.parametrize("title", titles())
def test_a_title_is_played_and_shown_in_three_languages(served: Client, title: str) -> None:
    rng = random.Random(7)
    fewest = next(t["players"][0] for t in served.get("/api/titles").json() if t["title"] == title)
    body = {"title": title, "seats": [{"kind": "human"}] * fewest}
    made = served.post("/api/tables", json=body).json()
    players = [Player(served, made["table"], x["seat"], x["secret"]) for x in made["links"]]
    watcher = Player(served, made["table"], -1, None)
    for _ in range(ANSWERS):
        seats = watcher.state()["seats"]
        player = next((p for p in players if seats[p.seat]["asked"]), None)
        if player is None:
            break
        states = [player.state(lang=lang) for lang in ("en", "ru", "pl")]
        question = states[0]["question"]
        assert len({state["question"]["text"] for state in states}) == 3
        assert question["clause_text"], question["clause"]
        if question["listed"]:
            value = rng.choice(question["listed"])["value"]
        else:
            value = player.get("/hint").json()["value"]
        player.must_answer(value, question["line"])
    line = watcher.state()["line"]
    for lang in ("en", "ru", "pl"):
        assert watcher.get("/events", lang=lang).json()
        assert players[0].get("/recap", lang=lang).status_code == 200
    assert watcher.get(f"/replay/{line}").json()["view"] == watcher.state()["view"]
    assert watcher.get("/charts").status_code == 200


@pytest.mark.parametrize(("title", "word"), [("mare_nostrum", "Tura"), ("cyclades", "Runda")])
def test_a_round_is_called_as_its_rulebook_calls_it(served: Client, title: str, word: str) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
    made = served.post("/api/tables", json={"title": title, "players": 3, "seats": seats}).json()
    state = served.get(f"/api/tables/{made['table']}", params={"lang": "pl"}).json()
    assert state["texts"]["round"] == word
    rows = served.get("/api/tables", params={"lang": "pl", "mine": 1}).json()
    assert next(x for x in rows if x["table"] == made["table"])["round_word"] == word

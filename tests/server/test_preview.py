"""What an answer would do to one's holdings, told before the click, in words."""

import json
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load, titles
from pelagos.engine.seats import FATE
from pelagos.server.present.preview import _values, preview_of
from pelagos.table.preview import outlooks
from pelagos.words import Words
from tests.server.support import Client, Player, host

ANSWERS = 60


def seated(client: Client, title: str, players: int) -> list[Player]:
    body = {"title": title, "seats": [{"kind": "human"}] * players}
    made = client.post("/api/tables", json=body).json()
    return [Player(client, made["table"], x["seat"], x["secret"]) for x in made["links"]]


def asked(players: list[Player]) -> tuple[Player, dict[str, Any]]:
    for player in players:
        state = player.state()
        if state["question"] is not None:
            return player, state
    raise AssertionError("nobody is asked")


def test_the_changes_told_are_those_that_come(served: Client) -> None:
    """Cyclades: whatever a preview is sure of is what the seat then sees."""
    players = seated(served, "cyclades", 2)
    rng, told = Chance(4), 0
    for _ in range(ANSWERS):
        player, before = asked(players)
        row = before["question"]["listed"][rng.below(len(before["question"]["listed"]))]
        preview = player.get("/preview", value=json.dumps(row["value"])).json()
        assert preview["refused"] is None
        assert preview["final"] == row.get("final", preview["final"])
        player.must_answer(row["value"], before["line"])
        gold = [c for c in preview["changes"] if c["label"].lower() == "gold"]
        after = player.state()
        if gold and after["line"] == before["line"] + 1:
            told += 1
            assert after["view"]["seats"][player.seat]["gold"] == gold[0]["after"]
    assert told > 0


def test_changes_are_told_in_the_readers_language(served: Client) -> None:
    players = seated(served, "mare_nostrum", 3)
    rng = Chance(2)
    for _ in range(40):
        player, state = asked(players)
        listed = state["question"]["listed"]
        value = listed[0]["value"] if listed else player.get("/hint").json()["value"]
        query = {"value": json.dumps(value)}
        texts = [player.get("/preview", lang=lang, **query).json() for lang in ("en", "ru", "pl")]
        labels = {tuple(c["label"] for c in text["changes"]) for text in texts}
        if texts[0]["changes"]:
            assert len(labels) == 3
            return
        player.must_answer(listed[rng.below(len(listed))]["value"] if listed else value)
    raise AssertionError("nothing ever changes")


def test_of_a_list_only_what_comes_or_goes_is_told() -> None:
    words = Words("civilization", "en", load("civilization").box(2, {}))
    had = ("pottery", "music")
    assert _values((had, (*had, "law")), words) == (None, "Law")
    assert _values((had, ("music",)), words) == ("Pottery", None)
    assert _values((had, had[::-1]), words) == (None, None)
    assert _values((3, 1), words) == (3, 1)


def test_of_figures_side_by_side_each_keeps_its_place() -> None:
    """Commerce, politics, military: which of the three has grown can be seen."""
    words = Words("mare_nostrum", "en", load("mare_nostrum").box(3, {}))
    assert _values(((2, 3, 1), (3, 3, 1)), words) == ("2, 3, 1", "3, 3, 1")


def test_a_refusal_is_told_beforehand_with_its_clause(client: Client) -> None:
    anna, boris, watcher = host(client)
    refused = anna.get("/preview", value="99").json()
    assert refused["refused"]["clause"] == "hv:2.1"
    assert refused["changes"] == []
    assert anna.get("/preview", value="{").json()["error"] == "bad_data"
    assert watcher.get("/preview", value="1").status_code == 403
    assert boris.get("/preview", value="1", seat=0).status_code == 403
    anna.must_answer(2)
    assert anna.get("/preview", value="1").json()["error"] == "not_asked"


def test_what_becomes_of_others_who_answer_unseen_is_not_told() -> None:
    """Laget's Civilization: the last player to keep cards does not learn what the others keep."""
    rules = load("laget_civilization")
    box = rules.box(3, {})
    board = rules.start(box)
    words = Words("laget_civilization", "en", box)
    rng, guessed = Chance(0), 0
    for _ in range(130):
        seat = rules.asked(board)[-1]
        value = rules.choices(board, seat).draw(rng)
        step = rules.step(board)
        if step is not None and step.secret:
            found = outlooks(rules, board, seat, value, rng)
            rows, _ = preview_of(found, seat, words, rules.places)
            assert {row.seat for row in rows} <= {seat}
            guessed += found.after[0]["seats"] != found.before["seats"]
        rules.answer(board, seat, value)
    assert guessed > 3


def test_it_is_told_when_more_hangs_on_chance(client: Client) -> None:
    anna, boris, _ = host(client)
    assert anna.get("/preview", value="3").json()["open"] is False
    anna.must_answer(0)
    last = boris.get("/preview", value="6").json()
    assert (last["open"], last["final"]) == (True, True)


@pytest.mark.parametrize("title", titles())
def test_a_preview_knows_nothing_that_its_seat_cannot_see(title: str) -> None:
    """Of all a board hides from a seat, nothing changes what that seat is told."""
    rules, rng = load(title), Chance(6)
    box = rules.box(rules.players[0], {})
    words = Words(title, "en", box)
    board = rules.start(box)
    told = 0
    for number in range(120):
        seats = rules.asked(board)
        if not seats:
            break
        seat = seats[-1]
        value = rules.choices(board, seat).draw(rng)
        if seat > FATE:
            other = rules.redeal(board, seat, Chance(1000 + number))
            here, there = (
                preview_of(
                    outlooks(rules, b, seat, value, Chance(number)), seat, words, rules.places
                )
                for b in (board, other)
            )
            assert here == there
            told += bool(here[0])
        rules.answer(board, seat, value)
    assert told > 3

"""The coach at a table: what matters, who is ahead, what the answers cost."""

from typing import Any

import pytest

from pelagos.lessons.coach import coach
from tests.server.support import Client, Player, host


def seated(client: Client, title: str, players: int) -> list[Player]:
    body = {"title": title, "seats": [{"kind": "human"}] * players}
    made = client.post("/api/tables", json=body).json()
    return [Player(client, made["table"], x["seat"], x["secret"]) for x in made["links"]]


def total(row: dict[str, Any]) -> int:
    return sum(cost["amount"] for cost in row["price"])


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_it_tells_what_matters_and_the_cheapest_and_dearest_answer(
    served: Client, lang: str
) -> None:
    players = seated(served, "cyclades", 3)
    states = [player.state() for player in players]
    asked = next(n for n, state in enumerate(states) if state["question"])
    told = players[asked].get("/coach", lang=lang).json()
    tip = coach("cyclades").tip(["offerings"])
    assert tip is not None
    assert told["matters"] == tip.text.in_language(lang)
    goal = coach("cyclades").goal
    assert goal is not None
    assert told["goal"] == goal.in_language(lang)
    assert told["standing"]
    assert told["threats"] == []
    prices = [total(row) for row in states[asked]["question"]["listed"]]
    paid = [price for price in prices if price]
    assert told["free"] == prices.count(0)
    assert total(told["cheapest"]) == min(paid)
    assert total(told["dearest"]) == max(paid)
    waiting = players[(asked + 1) % 3].get("/coach", lang=lang).json()
    assert waiting["matters"] == told["matters"]
    assert (waiting["free"], waiting["cheapest"], waiting["dearest"]) == (0, None, None)


def test_ones_own_secrets_put_nobody_ahead(served: Client) -> None:
    """Everybody has as much gold at first, but you see only your own."""
    for player in seated(served, "cyclades", 3):
        assert player.get("/coach").json()["standing"] == "Everyone is level so far."


def test_it_speaks_only_to_those_who_sit_there(client: Client) -> None:
    ann, bob, spectator = host(client, "hh")
    assert ann.get("/coach").status_code == 200
    assert bob.get("/coach", seat=ann.seat).status_code == 403
    assert spectator.get("/coach").status_code == 403


def test_a_title_without_a_coach_still_tells_standings_and_prices(client: Client) -> None:
    ann, *_ = host(client, "hh")
    told = ann.get("/coach").json()
    assert told["matters"] == ""
    assert told["standing"]

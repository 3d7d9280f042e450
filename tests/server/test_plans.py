"""Plans are put down order by order, and answers can be typed as the examples show."""

import json
from typing import Any

import pytest

from pelagos.catalogue import titles
from tests.server.support import Client, Player

MOST = 200


def table(client: Client, title: str, seats: int, **options: Any) -> list[Player]:
    body = {"title": title, "seats": [{"kind": "human"}] * seats, "options": options}
    made = client.post("/api/tables", json=body).json()
    return [Player(client, made["table"], x["seat"], x["secret"]) for x in made["links"]]


def asked(players: list[Player]) -> tuple[Player, dict[str, Any]]:
    for player in players:
        question = player.state()["question"]
        if question is not None and question["waits"]:
            return player, question
    raise AssertionError("nobody is asked")


def planner(players: list[Player]) -> tuple[Player, dict[str, Any]]:
    """Somebody who is to plan for ships and has some for which to plan."""
    for _ in range(MOST):
        player, question = asked(players)
        plan = question["shape"].get("options", [{}])[0].get("then", {})
        if plan.get("form") == "ship_plan" and len(plan["first"]["options"]) > 1:
            return player, plan
        player.must_answer(player.get("/hint").json()["value"], question["line"])
    raise AssertionError("no ships were planned")


def test_a_plan_goes_on_with_what_its_first_order_leaves(served: Client) -> None:
    player, plan = planner(table(served, "civilization", 2, simultaneous_phases=True))
    question = player.state()["question"]
    seal = question["shape"]["options"][0]["id"]
    order = next(o for o in plan["first"]["options"] if o["then"]["shape"] == "one_of")
    begun = [[order["id"], order["then"]["ids"][0], 0]]
    told = player.get("/follow", value=json.dumps([seal, begun]))
    assert told.status_code == 200
    assert told.json() != plan["first"]
    assert all(option["label"] for option in told.json()["options"])
    impossible = player.get("/follow", value=json.dumps([seal, [[order["id"], -5, 0]]]))
    assert impossible.status_code == 422
    assert player.get("/follow", value="[0, {}]").status_code == 422


@pytest.mark.parametrize("title", titles())
def test_an_example_can_be_typed(served: Client, title: str) -> None:
    players = table(served, title, 3)
    for _ in range(8):
        player, question = asked(players)
        text = question["examples"][0]
        body = {"seat": player.seat, "line": question["line"], "text": text}
        assert player.post("/answers", body).status_code == 200, text

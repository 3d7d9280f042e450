"""A seat that is not asked may still have something to say, and nothing waits for it."""

from tests.server.support import Client, Player

MOST = 40


def sealing(client: Client) -> list[Player]:
    """A table of Civilization at which all seal their plans for ships."""
    body = {
        "title": "civilization",
        "seats": [{"kind": "human"}] * 3,
        "options": {"simultaneous_phases": True},
    }
    made = client.post("/api/tables", json=body).json()
    players = [Player(client, made["table"], x["seat"], x["secret"]) for x in made["links"]]
    for _ in range(MOST):
        asked = [p for p in players if (p.state()["question"] or {}).get("waits")]
        question = asked[0].state()["question"]
        if question["step"] == "seal_ships" and len(asked) > 1:
            return asked
        asked[0].must_answer(asked[0].get("/hint").json()["value"], question["line"])
    raise AssertionError("no ships were planned")


def test_who_has_sealed_is_not_asked_but_may_insist_on_the_order(served: Client) -> None:
    me, other, *_ = sealing(served)
    me.must_answer(me.get("/hint").json()["value"])
    state = me.state(lang="en")
    question = state["question"]
    assert not state["seats"][me.seat]["asked"]
    assert not question["waits"]
    assert question["text"] == "It is not your turn, but you may step in"
    assert [row["text"] for row in question["listed"]] == ["insist"]
    assert me.get("/hint").status_code == 409
    assert other.state()["question"]["step"] == "seal_ships"
    me.must_answer(question["listed"][0]["value"], question["line"])
    told = [e["kind"] for e in other.get("/events").json()]
    assert "order_demanded" in told
    assert me.state()["question"] is None or me.state()["seats"][me.seat]["asked"]


def test_who_is_not_asked_may_say_nothing_else(served: Client) -> None:
    me, *_ = sealing(served)
    value = me.get("/hint").json()["value"]
    me.must_answer(value)
    assert me.answer(value).status_code == 422


def test_an_order_sealed_beforehand_speaks_up_for_who_is_not_asked(served: Client) -> None:
    me, other, *_ = sealing(served)
    me.must_answer(me.get("/hint").json()["value"])
    order = {"seat": me.seat, "step": "seal_ships", "answers": ["insist"]}
    assert me.post("/orders", order).status_code == 200
    assert "order_demanded" in [e["kind"] for e in other.get("/events").json()]
    assert me.get("/orders").json() == []

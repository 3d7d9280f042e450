"""Remarks in the bazaar over HTTP: given as values or typed, told to everybody, harmless."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Client, Player

RECORD = Path(__file__).parents[2] / "records" / "civilization" / "finish.pelagos"
SAID = 'no calamity; <b>my word</b> > "gold" \\ 5'


@pytest.fixture(scope="module")
def kept(served: Client) -> tuple[str, int]:
    """A kept game, and a line at which somebody has just posted an offer."""
    table = served.post("/api/records", content=RECORD.read_bytes()).json()["table"]
    events = served.get(f"/api/tables/{table}/events").json()
    return table, next(e["line"] for e in events if e["kind"] == "offer_posted")


@pytest.fixture
def seats(served: Client, kept: tuple[str, int]) -> list[Player]:
    """The same moment again, before the offer: somebody is asked in the bazaar."""
    table, line = kept
    made = served.post(f"/api/tables/{table}/what-if", json={"line": line}).json()
    return [Player(served, made["table"], x["seat"], x["secret"]) for x in made["links"]]


def seller(seats: list[Player]) -> Player:
    return next(seat for seat in seats if seat.state()["question"] is not None)


def offer(player: Player) -> list[Any]:
    """An offer as its widget puts it together, without a remark."""
    options = player.state()["question"]["shape"]["options"]
    post = next(o for o in options if o["slug"] == "post")
    pile, worth = post["then"]["pile"], post["then"]["worth"]
    total = sum(worth[k] * pile.count(k) ** 2 for k in set(pile))
    return [post["id"], [[pile, len(pile), total, pile[0], ""], -1, 3, -1]]


def offers(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.state()["view"]["packages"]
    return found


def test_a_remark_is_read_by_all_and_kept_in_the_record(seats: list[Player]) -> None:
    me = seller(seats)
    value = offer(me)
    value[1][0][4] = SAID
    me.must_answer(value)
    other = next(seat for seat in seats if seat is not me)
    for reader in (me, other):
        assert [o["remark"] for o in offers(reader)] == [SAID]
        told = [e["text"] for e in reader.get("/events").json() if e["kind"] == "remark"]
        assert len(told) == 1
        assert "unverified" in told[0]
        assert f"“{SAID}”" in told[0]
    assert "says no calamity" in me.get("/record").text
    assert "says no calamity" not in other.get("/record").text


def test_a_typed_remark_is_the_same(seats: list[Player]) -> None:
    me = seller(seats)
    text = next(x for x in me.state()["question"]["examples"] if x.startswith("post"))
    line = me.state()["line"]
    body = {"seat": me.seat, "line": line, "text": f"{text} says {SAID}"}
    assert me.post("/answers", body).status_code == 200
    assert [o["remark"] for o in offers(me)] == [SAID]


@pytest.mark.parametrize("said", ["x" * 81, "two\nlines", "\x1b[2J", "a  b", 7, None])
def test_a_bad_remark_is_refused_with_its_clause(seats: list[Player], said: object) -> None:
    me = seller(seats)
    value, line = offer(me), me.state()["line"]
    value[1][0][4] = said
    refused = me.answer(value)
    assert refused.status_code == 422
    assert refused.json()["clause"] == "civ:T.4"
    assert "at most 80 characters" in refused.json()["clause_text"]
    assert (me.state()["line"], offers(me)) == (line, [])

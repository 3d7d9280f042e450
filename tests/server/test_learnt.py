"""What has been learnt goes into the account and comes out on another device."""

from typing import Any

from tests.server.support import CONTRACT, Client

WHERE = "/api/me/learnt"
PASSWORD = "a long password"


def enter(client: Client, name: str, where: str = "accounts") -> None:
    body = {"name": name, "password": PASSWORD}
    assert client.post(f"/api/{where}", json=body).status_code == 200


def told(client: Client, **known: Any) -> dict[str, Any]:
    answer = client.put(WHERE, json=known, headers=CONTRACT)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_another_device_knows_what_was_learnt_before_there_was_an_account(served: Client) -> None:
    lessons = {"cyclades": ["fleet"]}
    puzzles = {"cyclades": [served.get("/api/puzzles/cyclades").json()["puzzles"][0]["name"]]}
    served.cookies.clear()
    before = {"lessons": lessons, "puzzles": puzzles}
    assert told(served, **before) == before
    enter(served, "Learner A")
    assert told(served, **before) == before
    served.cookies.clear()
    assert told(served) == {"lessons": {}, "puzzles": {}}
    enter(served, "Learner A", "session")
    both = {"cyclades": ["fleet", "port"]}
    assert told(served, lessons={"cyclades": ["port"]}) == {"lessons": both, "puzzles": puzzles}
    assert told(served, lessons={"cyclades": ["port"]})["lessons"] == both


def test_what_does_not_exist_is_not_kept(served: Client) -> None:
    enter(served, "Learner B")
    odd = {"cyclades": ["fleet", "no such lesson"], "chess": ["fork"]}
    assert told(served, lessons=odd, puzzles=odd) == {
        "lessons": {"cyclades": ["fleet"]},
        "puzzles": {},
    }
    assert served.put(WHERE, json={"lessons": ["fleet"]}, headers=CONTRACT).status_code == 400


def test_it_goes_with_the_account(served: Client) -> None:
    enter(served, "Learner C")
    told(served, lessons={"cyclades": ["fleet"]})
    gone = served.post("/api/me/farewell", json={"password": PASSWORD})
    assert gone.status_code == 200
    served.cookies.clear()
    enter(served, "Learner C")
    assert told(served) == {"lessons": {}, "puzzles": {}}

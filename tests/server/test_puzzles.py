"""Puzzles over the wire: lists, tries, answers, one for every day."""

from datetime import UTC, datetime

import pytest

from pelagos.lessons import taught
from pelagos.lessons.puzzles import puzzle_rows
from tests.server.support import Client


@pytest.mark.parametrize("title", taught())
def test_the_first_puzzle_of_each_title_is_solved_by_the_answer_it_tells(
    served: Client, title: str
) -> None:
    rows = served.get(f"/api/puzzles/{title}").json()["puzzles"]
    assert [row["grade"] for row in rows] == sorted(row["grade"] for row in rows)
    where = f"/api/puzzles/{title}/{rows[0]['name']}"
    assert served.get(where).json()["state"]["question"]
    answer = served.get(f"{where}/answer?lang=pl").json()
    assert answer["label"]
    told = served.post(f"{where}/try", json={"text": answer["text"]}).json()
    assert told["done"]


def test_another_answer_is_told_to_be_worse(served: Client) -> None:
    row = puzzle_rows("mare_nostrum")[0]
    where = f"/api/puzzles/mare_nostrum/{row.name}"
    question = served.get(where).json()["state"]["question"]
    other = next(x["text"] for x in question["listed"] if x["text"] != row.answer)
    told = served.post(f"{where}/try?lang=ru", json={"text": other}).json()
    assert not told["accepted"]
    assert "лучше" in told["text"]


def test_the_puzzle_of_the_day_exists_and_is_told_with_its_day(served: Client) -> None:
    before = datetime.now(UTC).date().isoformat()
    daily = served.get("/api/puzzles?lang=en").json()
    assert before <= daily["day"] <= datetime.now(UTC).date().isoformat()
    names = [row.name for row in puzzle_rows(daily["title"])]
    assert daily["puzzle"]["name"] in names


def test_what_is_not_there_is_refused(served: Client) -> None:
    assert served.get("/api/puzzles/chess").status_code == 404
    unknown = served.get("/api/puzzles/cyclades/mate-in-two")
    assert unknown.status_code == 404
    assert unknown.json()["message"] == "There is no puzzle mate-in-two."
    assert served.get("/api/puzzles/cyclades/mate-in-two/answer").status_code == 404

"""Lessons over the wire: pages, courses and tries, in three languages."""

import pytest

from pelagos.lessons import course, solution, taught
from pelagos.lessons.puzzles import puzzle_rows
from tests.server.support import Client

LANGUAGES = ("en", "ru", "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", taught())
def test_a_page_comes_with_its_little_boards(served: Client, title: str, lang: str) -> None:
    page = served.get(f"/api/titles/{title}/how-to-play?lang={lang}").json()
    assert page["lead"]
    shown = [section["state"] for section in page["sections"] if section["state"]]
    assert len(shown) >= 2
    assert all(state["view"]["areas"] for state in shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_is_played_through(served: Client, lang: str) -> None:
    title = "laget_civilization"
    rows = served.get(f"/api/lessons/{title}?lang={lang}").json()["lessons"]
    for row in rows:
        where = f"/api/lessons/{title}/{row['name']}"
        shown = served.get(f"{where}?lang={lang}").json()
        assert shown["state"]["question"], row["name"]
        given: list[str] = []
        told: dict[str, object] = {}
        for text in solution(course(title), course(title).lesson(row["name"])):
            told = served.post(
                f"{where}/try?lang={lang}", json={"given": given, "text": text}
            ).json()
            assert told["accepted"]
            given = list(told["given"])  # type: ignore[call-overload]
        assert told["done"]
        assert told["events"]
        assert told["text"]
        assert len(given) == shown["answers"]


def test_a_value_is_as_good_as_a_text(served: Client) -> None:
    where = "/api/lessons/cyclades/capture"
    question = served.get(where).json()["state"]["question"]
    row = next(x for x in question["listed"] if x["text"] == "move_armies serifos 1 amorgos")
    assert served.post(f"{where}/try", json={"value": row["value"]}).json()["done"]


def test_a_wrong_try_gets_a_text_and_a_forbidden_one_a_reason(served: Client) -> None:
    where = "/api/lessons/laget_civilization/city/try?lang=ru"
    missed = served.post(where, json={"text": "end"}).json()
    assert not missed["accepted"]
    assert "Триполитании" in missed["text"]
    assert missed["reason"] is None
    assert missed["state"]["question"]
    forbidden = served.post(where, json={"text": "city roma"}).json()
    assert not forbidden["accepted"]
    assert forbidden["reason"]


def test_what_is_not_there_is_refused(served: Client) -> None:
    assert served.get("/api/lessons/chess").status_code == 404
    assert served.get("/api/titles/chess/how-to-play").status_code == 404
    assert served.get("/api/lessons/cyclades/castling").status_code == 404
    where = "/api/lessons/laget_civilization/city/try"
    assert served.post(where, json={}).status_code == 400
    assert served.post(where, json={"given": ["end"], "text": "end"}).status_code == 400


ALL_PEOPLES = {
    "en": ["Carthage", "Babylon", "Greece"],
    "ru": ["Карфаген", "Вавилон", "Греция"],
    "pl": ["Kartagina", "Babilon", "Grecja"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_bear_the_names_that_the_text_uses(served: Client, lang: str) -> None:
    where = "/api/lessons/laget_civilization/take"
    state = served.get(f"{where}?lang={lang}").json()["state"]
    assert [seat["name"] for seat in state["seats"]] == ALL_PEOPLES[lang]
    told = served.post(f"{where}/try?lang={lang}", json={"text": "p3 gold"}).json()
    carthage, _, greece = ALL_PEOPLES[lang]
    taken = next(event["text"] for event in told["events"] if event["kind"] == "card_taken")
    assert carthage in taken
    assert greece in taken


@pytest.mark.parametrize("title", taught())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_seat_of_a_lesson_goes_by_a_number(served: Client, title: str, lang: str) -> None:
    for lesson in course(title).lessons:
        state = served.get(f"/api/lessons/{title}/{lesson.name}?lang={lang}").json()["state"]
        names = [seat["name"] for seat in state["seats"]]
        assert len(set(names)) == len(names)
        assert not [name for name in names if any(c.isdigit() for c in name)], lesson.name


@pytest.mark.parametrize(
    ("where", "given", "text"),
    [
        (
            "laget_civilization/war",
            ["march carthage lombardy 2"],
            "fight lombardy",
        ),
        ("cyclades/battle", [], "move_armies andros 2 gyaros"),
    ],
)
def test_a_battle_in_a_lesson_is_told_with_its_odds_before_it_is_begun(
    served: Client, where: str, given: list[str], text: str
) -> None:
    address = f"/api/lessons/{where}/preview?lang=en"
    told = served.post(address, json={"given": given, "text": text}).json()
    assert told["refused"] is None
    battle = told["battle"]
    assert (battle["attacker"]["units"], battle["defender"]["units"]) == (2, 1)
    assert battle["defender"]["name"]
    assert sum(end["chance"] for end in battle["ends"]) == pytest.approx(1)


def test_what_a_try_would_change_is_told_and_why_it_is_refused(served: Client) -> None:
    where = "/api/lessons/laget_civilization/city/preview?lang=pl"
    assert served.post(where, json={"text": "end"}).json()["refused"] is None
    refused = served.post(where, json={"text": "city roma"}).json()["refused"]
    assert refused["message"]
    assert served.post(where, json={}).status_code == 400
    assert served.post(where, json={"value": "nonsense"}).status_code == 400


def test_a_puzzle_does_not_tell_what_wins(served: Client) -> None:
    row = next(row for row in puzzle_rows("cyclades") if row.kind == "win")
    where = f"/api/puzzles/cyclades/{row.name}/preview"
    told = served.post(where, json={"text": row.answer}).json()
    assert told["refused"] is None
    assert told["wins"] is False

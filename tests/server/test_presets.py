"""Presets: every one of every title can be founded as it is, and names nothing unknown."""

import tomllib

import pytest

from pelagos import catalogue
from pelagos.server.presets import EVERY, HERE, presets
from tests.server.support import Client

NAMES = ["evening", "week", "weeks", "learning"]
KNOWN = {"pace", "players", "minutes", "increment", "timeout", "nights", "weekends", "bots",
         "vacation_days", "options"}  # fmt: skip


@pytest.mark.parametrize("title", catalogue.titles())
def test_every_preset_of_a_title_founds_a_table(served: Client, title: str) -> None:
    (info,) = [x for x in served.get("/api/titles").json() if x["title"] == title]
    assert [x["name"] for x in info["presets"]] == NAMES
    for preset in info["presets"]:
        others = {"kind": "bot", "bot": "random"} if preset["bots"] else {"kind": "open"}
        seats = [{"kind": "human"}, *[others] * (preset["players"] - 1)]
        rest = {"zone": "Europe/Warsaw", "weekends": preset["weekends"]}
        if preset["nights"]:
            rest |= {"starts": "22:00", "ends": "08:00"}
        agreed = ("players", "pace", "clock_minutes", "increment_seconds", "timeout", "options",
                  "vacation_days")  # fmt: skip
        wish = {"title": title, "seats": seats, "rest": rest, **{x: preset[x] for x in agreed}}
        made = served.post("/api/tables", json=wish)
        assert made.status_code == 200, (preset["name"], made.text)
        state = served.get(f"/api/tables/{made.json()['table']}").json()
        assert state["clocks"]["minutes"] == preset["clock_minutes"]
        assert preset["options"].items() <= state["options"].items()


def test_presets_differ_by_pace_and_say_only_what_is_known() -> None:
    told = tomllib.loads(HERE.read_text(encoding="utf-8"))
    assert set(told) - {EVERY} <= set(catalogue.titles())
    for of_title in told.values():
        assert set(of_title) <= set(NAMES)
        assert set().union(*of_title.values()) <= KNOWN
    evening, week, weeks, learning = presets("civilization", (2, 3, 4, 5, 6, 7))
    assert (evening.pace, week.pace, weeks.pace) == ("live", "slow", "slow")
    assert (evening.clock_minutes or 0) < (week.clock_minutes or 0) < (weeks.clock_minutes or 0)
    assert learning.clock_minutes is None
    assert weeks.players == 7

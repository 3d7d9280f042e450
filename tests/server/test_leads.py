"""Who stood first when: the turning points of a game."""

from itertools import pairwise
from pathlib import Path

import pytest

from pelagos.catalogue import load
from pelagos.engine.contract import Standings
from pelagos.engine.record import Record
from pelagos.server.present.charts import charts_of, leader
from pelagos.server.present.timeline import Timeline
from pelagos.words import Words

RECORDS = Path(__file__).parents[2] / "records" / "cyclades"


def standing(*rows: list[int | None]) -> Standings:
    return {"columns": ["first", "second"], "rows": list(rows)}


def test_whoever_is_ahead_alone_leads_and_nobody_while_several_are_level() -> None:
    assert leader(standing([1, 5], [2, 0])) == 1
    assert leader(standing([2, 5], [2, 0])) == 0
    assert leader(standing([2, 5], [2, 5])) is None


def test_what_is_hidden_of_anybody_decides_nothing() -> None:
    assert leader(standing([2, 5], [2, None])) is None
    assert leader(standing([3, 0], [2, None])) == 0


def test_whoever_leads_last_has_won_a_kept_game() -> None:
    rules = load("cyclades")
    record = Record.from_text((RECORDS / "last_survivor.pelagos").read_text("utf-8"))
    timeline = Timeline(rules, record, [])
    board = timeline.at(timeline.length)
    told = charts_of(
        timeline, Words("cyclades", "en", rules.box(record.players, record.options))
    ).leads
    result = rules.result(board)
    assert result is not None
    assert told[-1].seat in result.winners
    seats = [lead.seat for lead in told]
    assert all(one != other for one, other in pairwise(seats))


@pytest.mark.parametrize(
    ("title", "kept", "lang", "named"),
    [
        ("cyclades", "last_survivor", "ru", "Штурм"),
        ("mare_nostrum", "four_cards-choose_foe", "ru", "Битва"),
        ("laget_civilization", "four_cards-attack", "pl", "Bitwa"),
        ("mare_nostrum_empires", "conquest", "en", "Battle"),
    ],
)
def test_luck_goes_by_what_the_dice_were_rolled_for(
    title: str, kept: str, lang: str, named: str
) -> None:
    rules = load(title)
    record = Record.from_text((RECORDS.parent / title / f"{kept}.pelagos").read_text("utf-8"))
    words = Words(title, lang, rules.box(record.players, record.options))
    told = charts_of(Timeline(rules, record, []), words).luck
    assert named in [each.label for each in told]
    assert not any("…" in each.label for each in told)

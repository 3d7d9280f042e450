"""5. Leadership, and the flow of a round."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.games.mare_nostrum.empires.phases import ROUND
from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    CULTURE,
    EGYPT,
    GREECE,
    MILITARY,
    ROME,
    TRADE,
    Table,
)
from tests.support import clause


def level(t: Table, track: int, levels: list[int]) -> None:
    """Sets the tokens of one track."""
    for seat, value in enumerate(levels):
        t.b.shift(track, seat, value - t.levels(seat)[track])


@clause("mne:O.4")
def test_a_round_has_five_phases_in_order() -> None:
    names = [getattr(step, "phase", None) for step in ROUND.steps]
    assert [p.name for p in names if p is not None] == ["trade", "build", "war", "leadership"]
    t = Table()
    t.skip_to("build_pick")
    t.skip_to("war_pick")
    round_one = t.b.round
    t.skip_to("trade_marker")
    assert t.b.round == round_one + 1


@clause("mne:E.19", "mne:5.b")
def test_the_highest_trader_becomes_trade_leader() -> None:
    t = Table()
    level(t, TRADE, [5, 4, 4, 3, 3])
    level(t, CULTURE, [0, 0, 0, 5, 0])
    level(t, MILITARY, [0, 9, 0, 0, 0])
    t.at("leadership")
    t.rules.step(t.b)
    assert t.b.leaders == (ROME, EGYPT, GREECE)


@clause("mne:E.20", "mne:5.d", "mne:5.a")
def test_a_track_goes_on_above_fifteen() -> None:
    t = Table()
    t.quiet()
    for province in ("italia", "gallia", "dalmatia", "germania", "macedonia"):
        t.fortress(province, ROME)
    t.triremes("ionian_sea", ROME, 5)
    t.legions("italia", ROME, 4)
    assert t.levels(ROME)[2] == 14
    t.legions("italia", ROME, 8)
    assert t.levels(ROME)[2] == t.recount(ROME)[2] == 18
    tracks = t.rules.view(t.b, ROME)["tracks"]
    assert isinstance(tracks, list)
    assert "+3" in [space["label"] for space in tracks[MILITARY]["spaces"]]


@clause("mne:5.c", "mne:R.20", "mne:5.f")
def test_the_last_holder_decides_ties_track_by_track() -> None:
    t = Table()
    level(t, TRADE, [5, 5, 0, 0, 0])
    level(t, CULTURE, [1, 1, 1, 4, 4])
    level(t, MILITARY, [9, 0, 0, 0, 9])
    t.at("leadership")
    assert t.asked() == [CARTHAGE]
    assert t.listed(CARTHAGE) == ["p1", "p2"]
    t.say(CARTHAGE, "p2")
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "p4")
    assert t.asked() == [ROME]
    t.say(ROME, "p5")
    assert t.b.leaders == (GREECE, EGYPT, CARTHAGE)
    assert t.question() == "trade_marker"


@clause("mne:6.4")
def test_three_titles_in_one_hand_win() -> None:
    t = Table()
    for track in (TRADE, CULTURE, MILITARY):
        level(t, track, [0, 0, 9, 0, 0])
    t.at("leadership")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending, result.clause) == ((BABYLON,), "leadership", "mne:6.4")


@clause("mne:6.4")
def test_the_standings_tell_each_seats_titles_and_who_has_won() -> None:
    t = Table()
    t.b.leaders = (GREECE, EGYPT, GREECE)
    t.b.winners = 1 << EGYPT
    rows = t.rules.standings(t.b, ROME)["rows"]
    assert [row[3] for row in rows] == [0, 2, 0, 1, 0]
    assert [row[0] for row in rows] == [0, 0, 0, 1, 0]


@clause("mne:6.2")
def test_of_those_who_have_won_together_nobody_stands_first() -> None:
    t = Table()
    t.b.leaders = (GREECE, EGYPT, GREECE)
    t.b.winners = 1 << GREECE | 1 << ROME
    rows = t.rules.standings(t.b, ROME)["rows"]
    assert rows[GREECE] == rows[ROME] > rows[EGYPT]


@clause("mne:6.4")
@pytest.mark.parametrize("other", [TRADE, CULTURE, MILITARY])
def test_two_titles_in_one_hand_do_not_win_whichever_the_third_is(other: int) -> None:
    t = Table()
    for track in (TRADE, CULTURE, MILITARY):
        level(t, track, [0, 0, 1, 9, 0] if track == other else [0, 0, 9, 1, 0])
    t.at("leadership")
    assert t.result() is None
    assert t.b.leaders.count(BABYLON) == 2


@clause("mne:V.6")
@pytest.mark.parametrize("limit", [1, 1000, None])
def test_a_round_limit_is_a_number_from_one_to_a_thousand_or_none(limit: int | None) -> None:
    rules = Table().rules
    assert rules.box(5, {"round_limit": limit}).options["round_limit"] == limit
    for other in (0, 1001):
        with pytest.raises(BadData, match="from 1 to 1000"):
            rules.box(5, {"round_limit": other})


@clause("mne:V.6", "mne:6.6")
def test_a_round_limit_leaves_the_game_undecided() -> None:
    t = Table(5, {"round_limit": 2})
    level(t, TRADE, [9, 0, 0, 0, 0])
    level(t, CULTURE, [0, 9, 0, 0, 0])
    level(t, MILITARY, [0, 0, 9, 0, 0])
    t.at("leadership")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending) == ((0, 1, 2, 3, 4), "round_limit")
    assert t.events("won") == []


@clause("mne:5.c")
def test_who_settles_a_tie_is_told_the_level_of_those_who_tie() -> None:
    t = Table().at("leadership")
    level(t, TRADE, [1, 1, 1, 2, 1])
    level(t, CULTURE, [1, 1, 3, 3, 1])
    t.skip_to("lead_tie_culture")
    step = t.rules.step(t.b)
    assert step is not None
    facts = {fact.name: fact.value for fact in step.facts(t.b, t.b.leaders[CULTURE])}
    assert facts == {"level": 3, "players": (BABYLON, EGYPT)}

"""5. Leadership, and the flow of a round."""

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

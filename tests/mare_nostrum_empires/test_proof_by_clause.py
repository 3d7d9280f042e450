"""Clauses that could be broken where the code cites them and no test of theirs noticed."""

from pelagos.engine.seats import FATE, NOBODY
from pelagos.games.mare_nostrum.empires.battle import land_roll
from pelagos.games.mare_nostrum.empires.ids import MARKER, PIECES
from pelagos.games.mare_nostrum.empires.phases import undecided
from tests.mare_nostrum_empires.build import GREECE, ROME, Table
from tests.support import clause


def markers(t: Table) -> list[int]:
    return [t.b.stock[seat * PIECES + MARKER] for seat in range(5)]


@clause("mne:3.1.1.e", "mne:8.b")
def test_a_claim_takes_a_marker_of_ones_own_and_nobody_elses() -> None:
    t = Table()
    t.strip()
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    before = markers(t)
    claims = [text for text in t.listed(ROME) if text.startswith("claim ")]
    t.say(ROME, claims[0], "coins")
    assert t.controls(claims[0].split()[1]) == ROME
    assert markers(t) == [n - (seat == ROME) for seat, n in enumerate(before)]


@clause("mne:3.1.2.e")
def test_market_and_temple_are_built_where_neither_caravan_nor_city_stands() -> None:
    t = Table()
    t.strip()
    t.give(GREECE, coin=12)
    athens = [i for i in t.box.ids["icon"] if i.startswith("athens")]
    t.razed(*[i for i in athens if t.b.built >> t.id("icon", i) & 1])
    t.build_turn(GREECE)
    assert t.can(GREECE, "build athens_market")
    assert t.can(GREECE, "build athens_temple")
    t.say(GREECE, "build athens_market", "coins")
    assert not t.can(GREECE, "build athens_market")


@clause("mne:4.2.f")
def test_dice_then_a_bonus_for_each_legion_then_fortress_and_nebuchadnezzar() -> None:
    t = Table()
    t.quiet()
    italia = t.id("province", "italia")
    t.b.player = ROME
    t.legions("italia", ROME, 2)
    t.no_fortress("italia")
    plain = land_roll(t.b, italia, ROME, (3, 4)).total
    assert plain == 7 + t.troops("italia", ROME)  # Caesar, for each legion that attacks
    t.fortress("italia", ROME)
    assert land_roll(t.b, italia, ROME, (3, 4)).total == plain + 5
    t.own(ROME, "nebuchadnezzar")
    assert land_roll(t.b, italia, ROME, (3, 4)).total == plain + 10
    assert land_roll(t.b, italia, GREECE, (3, 4)).total == 7


@clause("mne:H.1")
def test_everybody_sees_the_round_the_phase_and_how_much_is_held() -> None:
    t = Table().at("build")
    view = t.rules.view(t.b, NOBODY)
    assert (view["round"], view["phase"]) == (t.b.round, "build")
    assert [facts["resources"] for facts in view["seats"]] == [t.b.resources(s) for s in range(5)]


@clause("mne:L.7")
def test_the_game_goes_on_until_somebody_has_won() -> None:
    t = Table()
    t.strip()
    assert undecided(t.b)
    t.b.ending = 1
    assert not undecided(t.b)


@clause("mne:R.14")
def test_every_legion_rolls_a_die_of_one_to_six() -> None:
    t = Table()
    t.quiet()
    t.legions("italia", ROME, 2)
    t.legions("italia", GREECE, 1)
    t.war_turn(ROME, "war_land_battle")
    t.say(ROME, "italia p2")
    assert t.asked() == [FATE]
    shape = t.rules.choices(t.b, FATE).shape()
    assert shape == {"shape": "dice", "faces": [1, 2, 3, 4, 5, 6], "number": 3}


@clause("mne:R.19")
def test_what_is_kept_is_shown_and_the_rest_goes_back() -> None:
    t = Table().at("build")
    t.strip()
    t.give(ROME, coin=3, wine=1)
    t.skip_to("keep")
    t.say(ROME, "coin+coin")
    assert t.hand(ROME) == {"coin": 2}
    (told,) = [e for e in t.events("kept") if e.seat == ROME]
    assert told.heard_by(NOBODY)
    coin = t.id("resource", "coin")
    assert told.facts == ((coin, coin),)


@clause("mne:R.33")
def test_who_converts_without_a_link_frees_the_province_and_its_buildings() -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", GREECE, 1)
    t.seized("cyrenaica", GREECE)
    owner = t.controls("cyrenaica")
    before = markers(t)
    t.war_turn(GREECE, "war_convert")
    t.say(GREECE, "convert cyrenaica")
    assert t.controls("cyrenaica") == -1
    assert t.holder("cyrene") == -1
    assert markers(t) == [n + (seat == owner) for seat, n in enumerate(before)]
    assert [e.seat for e in t.events("freed")] == [GREECE]

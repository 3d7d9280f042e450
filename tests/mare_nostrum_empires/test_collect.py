"""1. Collect Resources."""

import pytest

from pelagos.engine.seats import FATE, only
from tests.mare_nostrum_empires.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause


def collecting() -> Table:
    """Nobody holds anything and phase 1 begins."""
    t = Table()
    t.strip()
    return t.at("collect")


def bare() -> Table:
    """Phase 1 begins; nothing is built anywhere."""
    t = Table()
    t.strip()
    t.razed(*[t.box.slug("icon", i) for i in range(t.b.box.icons) if t.b.built >> i & 1])
    return t.at("collect")


@clause("mne:E.1", "mne:1.1.c", "mne:1.1.f")
def test_two_caravans_without_a_market_pay_one_good_each() -> None:
    t = bare()
    t.raised("aethiopia_grain", "aethiopia_gold")
    t.rules.step(t.b)
    assert t.hand(EGYPT) == {"grain": 1, "gold": 1}


@clause("mne:1.1.b")
def test_two_cities_in_a_temple_province_give_four_coins() -> None:
    t = bare()
    t.raised("athens_city", "sparta", "athens_temple")
    t.rules.step(t.b)
    assert t.hand(GREECE) == {"coin": 4}


@clause("mne:1.1.e", "mne:R.11", "mne:3.1.2.e")
def test_a_market_or_temple_alone_yields_nothing_but_counts_on_its_track() -> None:
    t = bare()
    before = t.levels(GREECE)
    t.raised("athens_market", "athens_temple")
    assert t.levels(GREECE) == (before[0] + 1, before[1] + 1, before[2])
    t.rules.step(t.b)
    assert t.hand(GREECE) == {}


@clause("mne:1.1.d", "mne:1.1.a", "mne:R.18")
def test_a_legendary_city_with_temple_pays_one_more_of_the_two_by_choice() -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.raised("jerusalem", "judea_temple")
    assert t.question() == "temple_choice"
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "jerusalem coin")
    assert t.question() == "draw_legendary"
    t.fate("legendary_wine")
    assert t.hand(EGYPT) == {"coin": 2, "legendary_wine": 1}
    assert t.question() == "trade_marker"


@clause("mne:1.1.d", "mne:1.2.a")
def test_the_other_choice_brings_two_legendary_goods_and_one_coin() -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.raised("jerusalem", "judea_temple")
    t.say(EGYPT, "jerusalem legendary_good")
    t.fate("legendary_wine", "legendary_oil")
    assert t.hand(EGYPT) == {"coin": 1, "legendary_wine": 1, "legendary_oil": 1}
    assert t.b.pile.bit_count() == 11


@clause("mne:1.2.d", "mne:R.18")
def test_draws_go_by_the_trade_track_and_ties_by_who_came_first() -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.control("asia", GREECE)
    t.raised("jerusalem", "troy")
    t.b.shift(0, EGYPT, 1)
    t.b.shift(0, GREECE, 1)
    assert t.question() == "draw_legendary"
    t.fate("legendary_wine")
    assert t.hand(EGYPT) == {"coin": 1, "legendary_wine": 1}
    t.b.shift(0, GREECE, 1)
    assert t.b.trade_order()[:2] == [GREECE, EGYPT]


@clause("mne:1.2.c", "mne:1.2.b")
def test_an_empty_pile_is_made_of_the_discard_and_else_the_draw_is_lost() -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.control("asia", GREECE)
    t.raised("jerusalem", "troy")
    t.b.pile, t.b.discard = 0, 1
    t.give(ROME, **{f"legendary_{g}": 1 for g in t.box.names["resource"][1:13]})
    t.b.pile = 0
    assert t.listed(FATE) == ["legendary_ceramics"]
    t.fate("legendary_ceramics")
    assert [e.seat for e in t.events("reshuffled")] == [GREECE]
    assert t.b.discard == 0
    assert t.question() == "trade_marker"
    assert t.b.resources(GREECE) + t.b.resources(EGYPT) == 3


@clause("mne:H.4", "mne:1.1.h")
def test_only_the_drawer_sees_a_legendary_good() -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.raised("jerusalem")
    step = t.rules.step(t.b)
    assert step is not None
    assert step.seen_by(t.b, FATE) == only(EGYPT)
    t.fate("legendary_wine")
    (seen,) = t.events("legendary_seen")
    assert seen.heard_by(EGYPT)
    assert not seen.heard_by(ROME)


@clause("mne:X.f", "mne:R.17", "mne:4.3.2.b")
def test_an_occupied_market_doubles_only_for_its_occupier() -> None:
    t = bare()
    t.raised("cyrenaica_papyrus", "cyrenaica_market")
    t.legions("cyrenaica", ROME, 2)
    t.occupied("cyrenaica_market", ROME)
    t.rules.step(t.b)
    assert t.hand(EGYPT) == {"papyrus": 1}
    assert t.hand(ROME) == {}


@clause("mne:1.1.g", "mne:4.2.1.c")
def test_a_province_at_war_pays_its_controller_in_full() -> None:
    t = bare()
    t.raised("cyrenaica_papyrus", "cyrenaica_market")
    t.legions("cyrenaica", ROME, 2)
    t.legions("cyrenaica", CARTHAGE, 1)
    t.occupied("cyrenaica_market", ROME)
    t.b.settle(t.id("province", "cyrenaica"))
    t.rules.step(t.b)
    assert t.hand(EGYPT) == {"papyrus": 2}


@clause("mne:1.1.f", "mne:R.33")
def test_buildings_in_an_uncontrolled_province_pay_nobody() -> None:
    t = bare()
    t.raised("cyrenaica_papyrus")
    t.control("cyrenaica", -1)
    t.rules.step(t.b)
    assert all(t.b.resources(s) == 0 for s in range(5))
    t.control("cyrenaica", ROME)
    assert t.holder("cyrenaica_papyrus") == ROME


@clause("mne:L.1", "mne:9.c")
def test_what_runs_short_goes_to_the_higher_trader_in_full() -> None:
    t = bare()
    t.raised("athens_oil", "athens_market", "tripolitania_oil", "tripolitania_market")
    t.b.shift(0, CARTHAGE, 3)
    t.give(ROME, oil=6)
    t.rules.step(t.b)
    assert t.hand(CARTHAGE) == {"oil": 2}
    assert t.hand(GREECE) == {"oil": 1}
    assert t.b.reserve[t.id("resource", "oil")] == 0


@clause("mne:10.circe", "mne:R.26")
def test_circes_legion_on_an_empty_caravan_icon_works_as_a_caravan() -> None:
    t = bare()
    t.own(BABYLON, "circe")
    t.control("armenia", BABYLON)
    t.legions("armenia", BABYLON, 1)
    trade = t.levels(BABYLON)[0]
    t.occupied("armenia_gold", BABYLON)
    assert t.levels(BABYLON)[0] == trade
    t.raised("armenia_market")
    t.rules.step(t.b)
    assert t.hand(BABYLON) == {"gold": 2}


@clause("mne:R.41")
def test_a_legion_on_a_pillaged_icon_collects_nothing_without_circe() -> None:
    t = bare()
    t.legions("cyrenaica", ROME, 1)
    t.occupied("cyrenaica_papyrus", ROME)
    t.rules.step(t.b)
    assert t.hand(ROME) == {}


@clause("mne:11.temple_of_artemis")
def test_the_temple_of_artemis_pays_a_coin_each_round() -> None:
    t = bare()
    t.own(ROME, "temple_of_artemis")
    t.rules.step(t.b)
    assert t.hand(ROME) == {"coin": 1}


@clause("mne:11.colossus", "mne:H.6")
def test_the_colossus_brings_one_good_of_choice_after_the_collection() -> None:
    t = collecting()
    t.own(ROME, "colossus")
    assert t.question() == "colossus"
    t.say(ROME, "take spices")
    assert t.hand(ROME)["spices"] == 1
    assert t.events("colossus_good")[0].heard_by(GREECE)
    assert t.question() == "trade_marker"


@clause("mne:11.colossus")
def test_the_colossus_may_be_declined() -> None:
    t = collecting()
    t.own(ROME, "colossus")
    before = t.b.resources(ROME)
    t.say(ROME, "decline")
    assert t.b.resources(ROME) == before + 9


@clause("mne:1.1.d", "mne:1.1.f")
@pytest.mark.parametrize(
    ("buildings", "due"),
    [([], 0), (["jerusalem"], 2), (["jerusalem", "judea_temple"], 3), (["judea_temple"], 0)],
)
def test_a_legendary_city_is_foretold_to_who_controls_it(buildings: list[str], due: int) -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.raised(*buildings)
    assert [t.rules.income(t.b, s) for s in range(5)] == [0, 0, 0, due, 0]


@clause("mne:1.1.a", "mne:1.1.d")
@pytest.mark.parametrize("seat", [ROME, EGYPT, CARTHAGE])
def test_what_is_foretold_is_what_everybody_collects(seat: int) -> None:
    t = Table()
    t.strip()
    t.control("judea", seat)
    t.control("creta", (seat + 1) % 5)
    t.raised("jerusalem", "judea_temple", "creta_ceramics")
    t.at("collect")
    foretold = [t.rules.income(t.b, s) for s in range(5)]
    t.skip_to("trade_marker")
    assert [t.b.resources(s) for s in range(5)] == foretold


@clause("mne:1.1.d")
@pytest.mark.parametrize(
    ("seat", "buildings"), [(-1, ["jerusalem", "judea_temple"]), (EGYPT, ["judea_temple"])]
)
def test_there_is_no_choice_where_nobody_controls_or_no_city_stands(
    seat: int, buildings: list[str]
) -> None:
    t = bare()
    if seat >= 0:
        t.control("judea", seat)
    t.raised(*buildings)
    assert t.question() == "trade_marker"
    assert [t.b.resources(s) for s in range(5)] == [0] * 5

"""Both editions of the four-card game, clause by clause: edges of sets, of seats and of a turn."""

from typing import Any

import pytest

from pelagos.engine.contract import Fact
from pelagos.engine.errors import BadData
from pelagos.games.mare_nostrum.four_cards.battle import ready_fortresses
from pelagos.games.mare_nostrum.four_cards.ids import (
    ARRIVED,
    CARD,
    CITY,
    INFLUENCE,
    MARCH,
    MARKERS,
    NONE,
    SAIL,
    SIDES,
)
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.four_cards.spaces import OneSetOf
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.campaign import EndPhase
from pelagos.games.mare_nostrum.laget.pericles import use_support
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, LAYOUT
from pelagos.games.mare_nostrum.laget.phases import TRADE as REVISED_TRADE
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN, CONSTRUCTION, TRADE
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(rules: MareRules[Any], **options: object) -> Table:
    found = Table(rules, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def question(t: Table) -> Any:
    step = t.rules.step(t.b)
    assert step is not None
    return step


# -- options, set-up, income -----------------------------------------------------------------------


@clause("mn:8.4")
def test_a_game_is_cut_after_one_turn_at_the_least() -> None:
    for turns in (1, 500):
        assert ORIGINAL.box(5, {"turn_cap": turns}).options["turn_cap"] == turns
    for turns in (0, 501):
        with pytest.raises(BadData):
            ORIGINAL.box(5, {"turn_cap": turns})


@clause("lc:5.10", "lc:5.11")
def test_the_whole_free_area_and_the_own_hero_lie_in_sight() -> None:
    t = Table(LAGET, 5, setup_mode="advanced").play(LAYOUT, ROME)
    seen = question(t).in_sight(t.b, ROME)
    area = t.box.sheets[ROME].free_area
    assert [value for verb, value in seen if verb == CARD] == [ROME]
    assert [value for verb, value in seen if verb == INFLUENCE] == list(area)
    cities = [site for p in area for site in t.box.atlas.cities[p]]
    assert [value for verb, value in seen if verb == CITY] == cities


@clause("lc:5.10", "lc:5.12")
def test_a_marker_outside_the_area_or_on_another_is_refused_for_that() -> None:
    t = Table(LAGET, 5, setup_mode="advanced").play(LAYOUT, ROME)
    step, area = question(t), t.box.sheets[ROME].free_area
    free = next(p for p in area if t.b.marker[p] == NONE)
    far = next(p for p in range(t.box.atlas.provinces) if p not in area)
    assert step.clause != step.area_clause
    assert step.why_not(t.b, ROME, (INFLUENCE, free)) == step.clause
    assert step.why_not(t.b, ROME, (INFLUENCE, far)) == step.area_clause
    t.b.place_marker(free, GREECE)
    assert step.why_not(t.b, ROME, (INFLUENCE, free)) == step.area_clause


@clause("mn:1.2")
def test_a_temple_doubles_the_coin_of_a_city_and_a_market_does_not() -> None:
    coins = []
    for beside in ("temple_rome", "market_rome"):
        t = table(ORIGINAL).built("roma", beside).play(TRADE)
        coins.append(t.holds(ROME)["tax"])
    assert coins == [2, 1]


# -- trade and cards -------------------------------------------------------------------------------


def pair_at_the_limit() -> Table:
    """Rome, who has Odysseus, and Carthage have taken from each other; the limit bars a third."""
    t = table(LAGET, odysseus_overrides_limit=True).roles(director=CARTHAGE)
    t.hand(ROME, oil=2).hand(CARTHAGE, wine=2).cards(ROME, "ulysses").play(REVISED_TRADE)
    t.say(CARTHAGE, "2").say(CARTHAGE, "wine+wine").say(ROME, "oil+oil").say(ROME, "pass")
    return t.say(CARTHAGE, "p1 oil").say(ROME, "p2 wine")


@clause("lc:8.20", "lc:8.21")
def test_the_first_seat_too_compels_and_is_told_whom() -> None:
    t = pair_at_the_limit()
    assert (t.step(), t.asked()) == ("compel_take", [ROME])
    assert question(t).facts(t.b, ROME) == [Fact("taker", "seat", CARTHAGE)]
    t.say(ROME, "use")
    assert (t.step(), t.asked(), t.allowed(CARTHAGE)) == ("take_card", [CARTHAGE], ["p1 oil"])


@clause("lc:8.21")
def test_what_odysseus_declined_is_forgotten_after_the_trade() -> None:
    t = pair_at_the_limit().say(ROME, "pass")
    assert (t.step(), t.b.redirected_to) == ("", NONE)


@clause("mn:6.4.1")
def test_coins_and_goods_to_be_kept_are_asked_for_by_name() -> None:
    t = table(ORIGINAL).hand(ROME, tax=4).play(CONSTRUCTION)
    t.say(t.role("political_leader"), "p1,p2,p3,p4,p5")
    for seat in range(5):
        t.say(seat, "end")
    assert t.step() == "keep_cards"
    shape = t.rules.choices(t.b, ROME).shape()
    assert shape["shape"] == "form"
    assert [field["name"] for field in shape["fields"]] == ["coins", "goods"]


def test_one_of_some_sets_is_one_of_them_and_no_other() -> None:
    space = OneSetOf("area", [(0, 1), (2,)])
    assert space.holds((0, 1))
    assert space.holds((2,))
    assert not space.holds((0, 2))
    assert not space.holds((1,))
    assert not space.holds([0, 1])


@clause("lc:20.1", "lc:16.5")
def test_the_lighthouse_gives_nothing_to_who_has_no_marker_left() -> None:
    for left, verbs in ((1, {"free_influence", "end"}), (0, {"end"})):
        t = table(LAGET).hand(GREECE, tax=9).play(BUILDING, GREECE)
        t.say(GREECE, "card lighthouse").say(GREECE, "coins")
        t.b.supply[MARKERS * SIDES + GREECE] = left
        assert t.verbs(GREECE) == verbs


# -- war -------------------------------------------------------------------------------------------


@clause("mn:7.1.4")
def test_a_move_from_nowhere_is_refused_like_any_other() -> None:
    t = table(ORIGINAL).legions(ROME, "rome").play(CAMPAIGN, ROME)
    step, beyond = question(t), len(t.box.atlas.areas)
    for verb in (SAIL, MARCH):
        assert step.why_not(t.b, ROME, (verb, (beyond, 0, 1))) not in ("", "mn:7.1.4")
        assert step.why_not(t.b, ROME, (verb, (-1, 0, 1))) not in ("", "mn:7.1.4")


@clause("lc:12.6")
def test_fortresses_that_have_attacked_rest_in_their_own_province_alone() -> None:
    t = table(ORIGINAL).fort("rome", 2)
    rome = t.area("rome")
    t.b.field, t.b.attacker = rome, ROME
    assert ready_fortresses(t.b) == 2
    t.b.forts_spent = 1 << rome + 1
    assert ready_fortresses(t.b) == 2
    t.b.forts_spent = 1 << rome
    assert ready_fortresses(t.b) == 0


@clause("lc:13.15", "lc:13.17")
def test_once_the_newcomers_posts_are_named_nothing_is_left_to_name() -> None:
    t = table(LAGET).own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "settle palestine")
    t.say(EGYPT, "occupy hierosolyma+palestine_fruit")
    assert (t.step(), t.b.laid_by_new) == ("name_new_holders", 1)
    t.say(EGYPT, "hierosolyma")
    assert (t.b.laying, t.b.laid_by_new) == ((), 0)


@clause("lc:11.18")
def test_from_where_spent_legions_rely_on_others_only_they_go_who_have_not_moved() -> None:
    t = table(LAGET).own(BABYLON, "palestine", "syria").legions(BABYLON, "syria")
    t.legions(BABYLON, "palestine").legions(EGYPT, "palestine").legions(EGYPT, "syria")
    t.legions(EGYPT, "arabia", 3).play(ACTIVATION, EGYPT).say(EGYPT, "march arabia > syria 3")
    t.say(EGYPT, "fight palestine").fate("1+1").say(EGYPT, "march palestine > syria 1")
    syria = t.area("syria")
    assert (t.b.moved[syria], t.b.spent[syria], revised(t.b).pinned >> syria & 1) == (4, 1, 1)
    assert "march syria arabia 1" in t.allowed(EGYPT)
    assert "march syria arabia 2" not in t.allowed(EGYPT)


@clause("lc:17.3c")
def test_a_legion_turned_in_the_very_first_province_has_moved_too() -> None:
    t = table(LAGET).cards(BABYLON, "helen")
    b, first = revised(t.b), t.box.slug("area", 0)
    t.legions(BABYLON, first, 2)
    b.turned, b.turned_moved, b.turned_spent = 0, True, True
    t.play(ACTIVATION, BABYLON)
    assert (b.moved[0], b.spent[0]) == (1, 1)


@clause("lc:11.1")
def test_the_end_of_the_phase_forgets_what_a_turned_legion_did() -> None:
    b = revised(table(LAGET).b)
    before = b.state()
    b.turned, b.turned_moved, b.turned_spent, b.helen_used = 3, True, True, True
    EndPhase().do(b)
    assert b.state() == before


@clause("lc:15.6", "lc:15.7")
def test_a_broken_chain_sends_home_all_who_would_have_blockaded_it() -> None:
    t = table(LAGET, crossing_blockade=True).legions(GREECE, "greece", 2)
    for side in (GREECE, ROME, CARTHAGE):
        t.ships(side, "mare_ionium")
    t.play(ACTIVATION, GREECE).say(GREECE, "march greece > sicily 2").say(ROME, "use").fate("5+1")
    assert (t.step(), t.legions_at("greece", GREECE)) == ("campaign", 2)
    assert (revised(t.b).blockades, revised(t.b).chain) == ((), ())


@clause("lc:18.3")
def test_ships_that_have_come_support_first_and_each_of_them_once() -> None:
    t = table(LAGET).cards(GREECE, "pericles").ships(GREECE, "mare_ionium")
    t.ships(GREECE, "greece", 1).play(ACTIVATION, GREECE).say(GREECE, "sail greece > mare_ionium 1")
    b, sea = revised(t.b), t.area("mare_ionium")
    first = (sea - t.box.atlas.provinces) * 3
    use_support(b, sea, 1)
    assert (b.supporters[first], b.supporters[first + ARRIVED]) == (0, 1)
    use_support(b, sea, 1)
    assert (b.supporters[first], b.supporters[first + ARRIVED]) == (1, 1)

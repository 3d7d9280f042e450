"""The 2003 game: order, sets, prices, places, conversion, cards, clean-up, victory."""

import pytest

from pelagos.bots import Chance
from pelagos.games.mare_nostrum.four_cards.ids import CARD, CITY, INFLUENCE, LEGION, TEMPLE
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import BUILDING, CONSTRUCTION, GAME
from pelagos.games.mare_nostrum.shared.tables import changed
from pelagos.table.preview import wins_now
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()
ALL_GOODS = (
    "perfume", "papyrus", "gold", "gems", "oil", "wine",
    "livestock", "fruit", "metal", "grain", "fish", "slaves",
)  # fmt: skip


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(("rome", "carthage", "greece", "lower_egypt", "babylonia")):
        found.own(side, capital)
    return found


def places(t: Table, seat: int, verb: str) -> list[str]:
    return sorted([text.split()[1] for text in t.allowed(seat) if text.split()[0] == verb])


# -- order ----------------------------------------------------------------------------------------


@clause("mn:6.1.1", "mn:4.1.1", "mn:4.2.1")
def test_the_political_leader_announces_the_whole_order_at_once() -> None:
    t = table().built("athenae").roles(political=GREECE).play(CONSTRUCTION)
    assert t.step() == "order_builders"
    t.say(GREECE, "p5,p4,p3,p2,p1")
    for seat in (4, 3, 2, 1, 0):
        assert t.asked() == [seat]
        t.say(seat, "end")
    assert t.step() == ""


@clause("mn:6.1.2")
def test_the_leader_may_name_one_player_after_another_as_an_option() -> None:
    t = table(order_declaration="stepwise").play(CONSTRUCTION)
    for seat in (3, 1, 0, 2):
        assert t.step() == "name_next_builder"
        t.say(ROME, f"p{seat + 1}").say(seat, "end")
    assert t.asked() == [4]


# -- sets and prices -------------------------------------------------------------------------------


@clause("mn:14.1", "mn:6.1.3", "mn:6.3.1", "mn:6.3.2", "mn:6.3.4")
def test_three_sets_of_three_empty_the_hand() -> None:
    t = table().hand(ROME, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    t.play(BUILDING, ROME)
    assert {"temple", "market", "card"}.isdisjoint(t.verbs(ROME))
    t.say(ROME, "legion rome").say(ROME, "coins")
    t.say(ROME, "legion rome")
    assert t.refused(ROME, "goods grain+grain+gold")
    assert t.refused(ROME, "goods grain+gold")
    t.say(ROME, "goods perfume+livestock+grain")
    t.say(ROME, "trireme rome").say(ROME, "goods gold+grain+slaves")
    assert t.holds(ROME) == {}
    assert t.b.bank[0] == 35
    assert t.legions_at("rome", ROME) == 2
    assert t.allowed(ROME) == ["end"]


@clause("mn:6.3.1")
def test_coins_and_goods_do_not_mix() -> None:
    t = table().hand(ROME, tax=2, wine=1).play(BUILDING, ROME)
    assert t.allowed(ROME) == ["end"]


@clause("mn:6.2.1", "mn:6.3.2")
@pytest.mark.parametrize(
    ("coins", "verbs"),
    [
        (2, set()),
        (3, {"influence", "city", "caravan", "legion", "fortress", "trireme"}),
        (6, {"temple", "market"}),
        (9, {"card"}),
    ],
)
def test_the_price_list(coins: int, verbs: set[str]) -> None:
    t = table().hand(ROME, tax=coins).play(BUILDING, ROME)
    found = t.verbs(ROME) - {"end"}
    assert verbs <= found
    if coins < 9:
        assert "card" not in found
    assert ("card pyramids" in t.allowed(ROME)) is (coins >= 12)


@clause("mn:6.2.2", "mn:9.1.1", "mn:6.7.1")
def test_caesar_makes_legions_and_fortresses_cost_two_at_once() -> None:
    t = table().hand(ROME, tax=13).play(BUILDING, ROME)
    t.say(ROME, "card julius_caesar").say(ROME, "coins")
    t.say(ROME, "legion rome").say(ROME, "coins")
    assert t.holds(ROME) == {"tax": 2}
    assert t.verbs(ROME) == {"end", "legion", "fortress"}


@clause("mn:6.2.2", "mn:9.1.4")
def test_pericles_makes_triremes_cost_two() -> None:
    t = table().cards(GREECE, "pericles").hand(GREECE, tax=2).play(BUILDING, GREECE)
    assert t.verbs(GREECE) == {"end", "trireme"}


@clause("mn:14.9", "mn:9.3.6", "mn:6.2.2")
def test_the_mausoleum_cheapens_buildings_only() -> None:
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=2).play(BUILDING, ROME)
    assert t.verbs(ROME) == {"end", "city", "caravan"}
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=5).play(BUILDING, ROME)
    assert {"temple", "market"} <= t.verbs(ROME)
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=8).play(BUILDING, ROME)
    assert "card" not in t.verbs(ROME)


# -- where things may be built ---------------------------------------------------------------------


@clause("mn:6.5.1", "mn:1.6")
def test_nothing_is_built_without_an_own_marker_nor_at_sea() -> None:
    t = table().own(GREECE, "macedonia").legions(ROME, "macedonia").legions(ROME, "illyria")
    t.hand(ROME, tax=6).play(BUILDING, ROME)
    for text in ("city pella", "legion macedonia", "fortress illyria", "legion mare_ionium"):
        assert t.refused(ROME, text)
    assert all(not text.startswith("influence mare_") for text in t.allowed(ROME))


@clause("mn:6.5.2", "mn:6.5.10", "mn:13.27")
def test_markers_go_next_to_provinces_held_since_the_start_of_the_turn() -> None:
    t = table().hand(ROME, tax=6).play(BUILDING, ROME)
    assert places(t, ROME, "influence") == ["lombardy", "magna_graecia"]
    t.say(ROME, "influence lombardy").say(ROME, "coins")
    assert places(t, ROME, "influence") == ["magna_graecia"]


@clause("mn:6.5.2", "mn:3.4.4")
def test_no_marker_where_another_lies() -> None:
    t = table().own(CARTHAGE, "lombardy").hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "influence") == ["magna_graecia"]


@clause("mn:6.5.3")
def test_nothing_else_is_built_where_a_marker_was_placed_this_turn() -> None:
    t = table().hand(ROME, tax=6).play(BUILDING, ROME)
    t.say(ROME, "influence lombardy").say(ROME, "coins")
    assert places(t, ROME, "legion") == ["rome"]
    assert places(t, ROME, "city") == ["roma"]


@clause("mn:6.5.4")
def test_one_token_per_site_and_one_temple_market_and_fortress_per_province() -> None:
    t = table().built("roma", "rome_metal", "temple_rome", "market_rome").fort("rome")
    t.hand(ROME, tax=6).play(BUILDING, ROME)
    assert {"city", "temple", "market", "fortress"}.isdisjoint(t.verbs(ROME))
    assert places(t, ROME, "caravan") == ["rome_fish"]


@clause("mn:6.5.4", "mn:9.3.4")
def test_the_statue_of_zeus_allows_a_second_fortress() -> None:
    t = table().fort("rome").cards(ROME, "statue_of_zeus").hand(ROME, tax=6).play(BUILDING, ROME)
    t.say(ROME, "fortress rome").say(ROME, "coins")
    assert "fortress" not in t.verbs(ROME)


@clause("mn:6.5.5")
def test_triremes_are_docked_where_there_is_a_coast() -> None:
    t = table().own(BABYLON, "syria").hand(BABYLON, tax=6).play(BUILDING, BABYLON)
    assert places(t, BABYLON, "trireme") == ["syria"]
    t.say(BABYLON, "trireme syria").say(BABYLON, "coins")
    t.say(BABYLON, "trireme syria").say(BABYLON, "coins")
    assert t.ships_at("syria", BABYLON) == 2


@clause("mn:6.5.6", "mn:7.5.3", "mn:7.7.4")
def test_enemies_bar_building_except_in_the_capital() -> None:
    t = table().own(ROME, "lombardy").legions(CARTHAGE, "lombardy").legions(CARTHAGE, "rome")
    t.hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "city") == ["roma"]
    assert places(t, ROME, "legion") == ["rome"]


@clause("mn:6.5.7", "mn:6.5.11")
def test_a_foreign_legion_bars_a_marker_and_a_docked_trireme_does_not() -> None:
    t = table().legions(CARTHAGE, "lombardy").ships(CARTHAGE, "magna_graecia")
    t.hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "influence") == ["magna_graecia"]


@clause("mn:6.5.8")
def test_a_chain_of_own_triremes_makes_provinces_adjacent() -> None:
    t = table().ships(GREECE, "mare_aegaeum").ships(ROME, "mare_aegaeum")
    t.hand(GREECE, tax=3).play(BUILDING, GREECE)
    assert places(t, GREECE, "influence") == ["asia", "crete", "macedonia", "rhodes", "thrace"]


@clause("mn:6.5.9")
def test_a_temple_may_come_before_the_city() -> None:
    t = table().hand(ROME, tax=6).play(BUILDING, ROME)
    assert places(t, ROME, "temple") == places(t, ROME, "market") == ["rome"]


@clause("mn:11.1", "mn:11.2")
def test_without_a_piece_or_token_nothing_is_bought() -> None:
    t = table().legions(ROME, "lombardy", 8).hand(ROME, tax=3)
    t.b.supply[0] = 0
    t.b.stock = changed(t.b.stock, 1, 0)
    t.play(BUILDING, ROME)
    assert {"legion", "influence", "city"}.isdisjoint(t.verbs(ROME))


# -- conversion ------------------------------------------------------------------------------------


@clause("mn:6.6.1", "mn:6.6.2", "mn:6.6.3", "mn:7.7.1")
def test_a_legion_on_the_marker_lets_its_owner_buy_the_province() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(ROME, "palestine")
    t.claimed(ROME, "palestine").hand(ROME, tax=6).play(BUILDING, ROME)
    before = t.markers_left(BABYLON)
    t.say(ROME, "convert palestine").say(ROME, "coins")
    assert t.owner("palestine") == ROME
    assert t.markers_left(BABYLON) == before + 1
    assert t.legions_at("palestine", ROME) == 1
    assert "palestine" not in places(t, ROME, "legion")


@clause("mn:6.6.2", "mn:7.7.2", "mn:7.7.3", "mn:3.4.6")
def test_war_stops_a_conversion_but_the_claim_stays() -> None:
    t = table().own(BABYLON, "palestine").legions(ROME, "palestine").claimed(ROME, "palestine")
    t.legions(EGYPT, "palestine").hand(ROME, tax=3).play(BUILDING, ROME)
    assert "convert" not in t.verbs(ROME)
    t.say(ROME, "end")
    assert t.b.claim[t.area("palestine")] == ROME


# -- heroes and wonders ----------------------------------------------------------------------------


@clause("mn:6.7.3", "mn:6.7.2", "mn:3.1.4", "mn:3.3.2")
def test_anyone_buys_unsold_general_cards_but_only_the_own_civilization_hero() -> None:
    t = table().cards(GREECE, "colossus").hand(ROME, tax=9).play(BUILDING, ROME)
    found = places(t, ROME, "card")
    assert "julius_caesar" in found
    assert {"colossus", "hannibal", "pyramids"}.isdisjoint(found)
    assert len(found) == 1 + 6 + 5


@clause("mn:9.1.3", "mn:3.4.6")
def test_hammurabi_places_one_marker_free_each_turn() -> None:
    t = table().cards(BABYLON, "hammurabi").play(BUILDING, BABYLON)
    t.say(BABYLON, "free_influence syria")
    assert t.owner("syria") == BABYLON
    assert t.allowed(BABYLON) == ["end"]


@clause("mn:9.1.3", "mn:13.36")
@pytest.mark.parametrize("converts", [True, False])
def test_hammurabis_marker_may_convert_unless_the_table_says_no(converts: bool) -> None:
    t = table(hammurabi_marker_may_convert=converts).cards(BABYLON, "hammurabi")
    t.own(ROME, "lombardy").legions(BABYLON, "lombardy").claimed(BABYLON, "lombardy")
    t.play(BUILDING, BABYLON)
    assert ("free_convert" in t.verbs(BABYLON)) is converts


@clause("mn:9.1.5", "mn:11.4")
def test_cleopatra_exchanges_one_card_with_the_bank() -> None:
    t = table().cards(EGYPT, "cleopatra").hand(EGYPT, tax=1, wine=1).hand(ROME, gems=5)
    t.play(BUILDING, EGYPT)
    assert t.refused(EGYPT, "exchange tax gems")
    assert t.refused(EGYPT, "exchange wine oil")
    t.say(EGYPT, "exchange tax oil")
    assert t.holds(EGYPT) == {"wine": 1, "oil": 1}
    assert t.allowed(EGYPT) == ["end"]


@clause("mn:9.3.5")
def test_the_lighthouse_waives_adjacency_only() -> None:
    t = table().cards(ROME, "lighthouse").legions(EGYPT, "cyprus").hand(ROME, tax=3)
    t.play(BUILDING, ROME)
    found = places(t, ROME, "influence")
    assert {"susiana", "nubia"} <= set(found)
    assert {"cyprus", "carthage"}.isdisjoint(found)
    assert len(found) == 33 - 5 - 1


# -- clean-up --------------------------------------------------------------------------------------


def end_of_phase(t: Table) -> Table:
    t.play(CONSTRUCTION).say(t.role("political_leader"), "p1,p2,p3,p4,p5")
    for seat in range(5):
        t.say(seat, "end")
    return t


@clause("mn:6.4.1", "mn:6.4.3")
def test_two_coins_may_be_kept_and_no_goods() -> None:
    t = end_of_phase(table().hand(ROME, tax=4, wine=3).hand(GREECE, gold=1))
    assert t.step() == "keep_cards"
    assert t.asked() == [ROME, GREECE]
    assert t.allowed(ROME) == ["0 -", "1 -", "2 -"]
    t.say(GREECE, "0 -")
    assert t.fact(GREECE, ROME, "hand_size") == 1
    t.say(ROME, "2 -")
    assert (t.holds(ROME), t.holds(GREECE)) == ({"tax": 2}, {})


@clause("mn:6.4.2", "mn:6.4.3", "mn:9.3.2", "mn:10.2")
def test_the_hanging_gardens_keep_one_good_face_down() -> None:
    t = end_of_phase(table().hand(ROME, tax=3, wine=1, oil=1).cards(ROME, "hanging_gardens"))
    t.say(ROME, "2 oil")
    assert t.holds(ROME) == {"tax": 2, "oil": 1}
    (told,) = t.events("cards_kept")
    assert told.facts == (2, 1)


# -- victory ---------------------------------------------------------------------------------------


@clause("mn:8.1", "mn:8.2", "mn:6.7.4")
def test_the_fourth_hero_or_wonder_wins_at_once() -> None:
    t = table().cards(ROME, "julius_caesar", "colossus").hand(ROME, tax=18)
    t.b.call(GAME)
    t.play(BUILDING, ROME)
    t.say(ROME, "card helen").say(ROME, "coins")
    assert t.b.winner == -1
    t.say(ROME, "card solomon").say(ROME, "coins")
    assert t.asked() == []
    result = t.rules.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "four_cards")


@clause("mn:8.1", "mn:9.3.7", "mn:6.3.3")
def test_the_pyramids_win_at_once_for_one_of_every_good() -> None:
    t = table().hand(EGYPT, **dict.fromkeys(ALL_GOODS, 1)).play(BUILDING, EGYPT)
    t.say(EGYPT, "card pyramids")
    assert t.allowed(EGYPT) == ["goods " + "+".join(ALL_GOODS)]
    t.say(EGYPT, t.allowed(EGYPT)[0])
    result = t.rules.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((EGYPT,), "pyramids")


def test_a_winning_purchase_is_known_to_win_and_others_are_not() -> None:
    t = table().hand(EGYPT, tax=12, wine=1).cards(EGYPT, "colossus", "mausoleum")
    t.play(CONSTRUCTION).say(ROME, "p4,p1,p2,p3,p5")
    tried = {
        text: wins_now(t.rules, t.b, EGYPT, t.rules.read(t.b, EGYPT, text), Chance(1))
        for text in ("card pyramids", "card lighthouse", "end")
    }
    assert tried == {"card pyramids": True, "card lighthouse": False, "end": False}


@clause("mn:8.4")
def test_a_capped_game_is_ranked_by_cards_then_income_then_markers() -> None:
    t = Table(RULES, 5, turn_cap=3)
    t.cards(ROME, "colossus").cards(GREECE, "helen").own(ROME, "rome").own(GREECE, "greece")
    t.own(CARTHAGE, "carthage").own(EGYPT, "lower_egypt").own(BABYLON, "babylonia")
    t.built("athenae", "greece_wine")
    result = t.rules.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((GREECE,), "turn_cap")
    t.built("roma")
    tied = t.rules.result(t.b)
    assert tied is not None
    assert tied.winners == (ROME, GREECE)


@clause("mn:6.5.1", "mn:6.5.2", "mn:6.5.3", "mn:6.5.4", "mn:6.5.6", "mn:6.3.2", "mn:6.7.3")
def test_a_refused_purchase_names_its_clause() -> None:
    t = table().own(ROME, "lombardy", "magna_graecia").legions(EGYPT, "lombardy").built("roma")
    t.hand(ROME, tax=3)
    t.b.fresh = 1 << t.area("magna_graecia")
    t.play(BUILDING, ROME)
    assert t.why_not(ROME, (LEGION, t.area("carthage"))) == "mn:6.5.1"
    assert t.why_not(ROME, (INFLUENCE, t.area("nubia"))) == "mn:6.5.2"
    assert t.why_not(ROME, (CITY, t.site("tarentum"))) == "mn:6.5.3"
    assert t.why_not(ROME, (CITY, t.site("roma"))) == "mn:6.5.4"
    assert t.why_not(ROME, (CITY, t.site("mediolanum"))) == "mn:6.5.6"
    assert t.why_not(ROME, (TEMPLE, t.area("rome"))) == "mn:6.3.2"
    assert t.why_not(ROME, (CARD, CARTHAGE)) == "mn:6.7.3"
    assert t.why_not(ROME, (CARD, 99)) == "mn:6.7.3"
    assert t.why_not(ROME, (CITY, -1)) == "mn:6.1.3"

"""The revised edition: components, layouts, titles, income, trading."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.engine.seats import NOBODY
from pelagos.games.mare_nostrum.four_cards.ids import CIVILIZATIONS, OUT_OF_THE_GAME, SIDES
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import BUILDING, CONSTRUCTION, LAYOUT, TRADE, WAR
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


# -- components and layouts ------------------------------------------------------------------------


@clause("lc:1.1", "lc:1.4", "lc:2.1", "lc:2.2", "lc:2.7", "lc:3.2", "lc:3.11")
def test_the_box_has_144_cards_and_five_civilizations() -> None:
    t = Table(RULES)
    assert t.b.bank == [35, 5, 5, 5, 5, 7, 7, 7, 7, 7, 11, 11, 11]
    assert sum(t.b.bank) + len(t.b.owner) + len(t.b.role) == 144
    assert len(CIVILIZATIONS) == 5
    assert len([p for p in range(33) if not t.box.atlas.borders[p]]) == 6
    for players in (2, 6):
        with pytest.raises(BadData):
            RULES.box(players, {})


@clause("lc:2.3", "lc:2.4", "lc:3.1", "lc:3.3", "lc:20.7")
def test_pieces_and_tokens_are_hard_limits() -> None:
    assert [Table(RULES).b.supply[piece * SIDES] for piece in range(4)] == [12, 8, 8, 5]
    stocks = {n: Table(RULES, n).b.stock[1:5] for n in (3, 4, 5)}
    assert stocks == {3: (8, 18, 4, 8), 4: (10, 23, 5, 10), 5: (12, 28, 6, 12)}


@clause("lc:3.4", "lc:3.10", "lc:4.3", "lc:4.5")
def test_three_play_greece_carthage_and_babylon_with_one_title_each() -> None:
    t = Table.set_up(RULES, 3)
    civ = t.b.civ
    assert {CIVILIZATIONS[c] for c in civ[:3]} == {"greece", "carthage", "babylon"}
    assert [CIVILIZATIONS[civ[s]] for s in t.b.role[:2]] == ["carthage", "greece"]
    assert t.b.owner[ROME] == t.b.owner[EGYPT] == OUT_OF_THE_GAME


@clause("lc:3.5")
def test_civilizations_may_be_agreed_on_or_picked_in_an_order_that_is_rolled() -> None:
    t = Table.started(RULES, 3, civ_assignment="agreed")
    t.say(0, "babylon").say(1, "greece").say(2, "carthage")
    assert t.b.civ[:3] == (BABYLON, GREECE, CARTHAGE)
    t = Table.started(RULES, 3, civ_assignment="roll_and_pick")
    assert t.step() == "roll_for_order"
    t.fate("4+6+4")
    assert t.refused(-1, "1+2+3")
    t.fate("1+3")
    assert t.asked() == [1]
    t.say(1, "greece")
    assert t.asked() == [2]


@clause("lc:3.5")
def test_all_five_civilizations_may_be_in_the_draw() -> None:
    t = Table.started(RULES, 3, civ_set="all")
    t.fate("rome,egypt,greece,babylon,carthage")
    assert t.b.civ[:3] == (ROME, EGYPT, GREECE)


@clause("lc:3.6", "lc:3.7", "lc:3.8", "lc:7.13")
def test_a_neutral_civilization_holds_its_capital_and_its_land_neighbours() -> None:
    t = Table.set_up(RULES, 4)
    held = [p for p, side in enumerate(t.b.marker) if side == 4]
    assert held == sorted(map(t.area, ("babylonia", "mesopotamia", "susiana", "syria")))
    assert all(t.b.legions[p * SIDES + 4] == 1 for p in held)
    assert t.b.fortresses[t.area("babylonia")] == 1
    assert max(t.b.role) < 4


@clause("lc:3.12", "lc:4.1", "lc:4.2", "lc:4.4", "lc:4.6", "lc:18.1", "lc:18.3")
def test_the_layouts_give_carthage_a_legion_and_greece_a_trireme_on_top() -> None:
    t = Table.started(RULES, 5).fate("rome,carthage,greece,egypt,babylon")
    assert t.legions_at("carthage", CARTHAGE) == 1
    assert t.ships_at("greece", GREECE) == 1
    assert [t.b.owner[c] for c in range(5)] == [0, 1, 2, 3, 4]
    assert [t.b.hand_size(s) for s in range(5)] == [4, 5, 5, 5, 4]
    for sheet in t.box.sheets:
        things = sheet.influence + sheet.sites + sheet.fortresses + sheet.legions
        assert 3 * len(things) + 9 == sheet.points == 36


def layout(civ: int, **options: object) -> Table:
    return Table(RULES, 5, setup_mode="advanced", **options).play(LAYOUT, civ)


@clause("lc:5.1", "lc:5.3", "lc:5.4", "lc:21.3")
def test_the_capitals_marker_costs_three_points_unless_agreed_otherwise() -> None:
    assert layout(ROME).b.points == 33
    assert layout(ROME, capital_marker_free=True).b.points == 36
    assert layout(ROME).refused(ROME, "card helen")


@clause("lc:5.2", "lc:5.10", "lc:18.1")
def test_hannibal_bought_in_the_layout_brings_a_legion_and_no_discount_works() -> None:
    t = layout(CARTHAGE).say(CARTHAGE, "card hannibal")
    assert t.legions_at("carthage", CARTHAGE) == 1
    t = layout(GREECE).say(GREECE, "card pericles")
    assert t.ships_at("greece", GREECE) == 1
    t = layout(ROME).say(ROME, "card julius_caesar").say(ROME, "fortress rome")
    assert t.b.points == 33 - 9 - 3


@clause("lc:21.3", "lc:5.10")
def test_heroes_may_work_in_the_layout_as_an_option() -> None:
    t = layout(ROME, setup_hero_discounts=True)
    t.say(ROME, "card julius_caesar").say(ROME, "fortress rome")
    assert t.b.points == 33 - 9 - 2
    t = layout(BABYLON, setup_hero_discounts=True)
    t.say(BABYLON, "card hammurabi").say(BABYLON, "influence syria").say(
        BABYLON, "influence susiana"
    )
    assert t.b.points == 33 - 9 - 0 - 3


@clause("lc:5.5", "lc:5.6", "lc:5.7", "lc:5.8")
def test_units_stand_in_the_capital_and_structures_on_paid_markers() -> None:
    t = layout(ROME)
    assert t.refused(ROME, "city mediolanum")
    assert t.refused(ROME, "influence illyria")
    t.say(ROME, "influence lombardy").say(ROME, "city mediolanum")
    for text in ("legion lombardy", "fortress lombardy", "trireme lombardy"):
        assert t.refused(ROME, text)
    t.say(ROME, "fortress rome")
    assert t.refused(ROME, "fortress rome")
    assert "trireme" not in layout(BABYLON).verbs(BABYLON)


@clause("lc:5.9")
def test_greece_may_raise_units_around_the_aegean() -> None:
    t = layout(GREECE)
    found = [x.split()[1] for x in t.allowed(GREECE) if x.startswith("influence")]
    assert sorted(found) == ["asia", "crete", "macedonia", "rhodes", "thrace"]
    t.say(GREECE, "influence crete").say(GREECE, "trireme crete").say(GREECE, "legion crete")
    assert t.ships_at("crete", GREECE) == 1


@clause("lc:5.11", "lc:5.12", "lc:5.13")
def test_players_lay_out_in_a_drawn_order_and_titles_are_counted_afterwards() -> None:
    t = Table.started(RULES, 3, setup_mode="advanced")
    t.fate("carthage,greece,babylon").fate("p3,p1,p2")
    t.say(2, "city babylon").say(2, "end")
    t.say(0, "city carthago").say(0, "end")
    t.say(1, "caravan greece_wine").say(1, "end")
    assert t.b.role[0] == 1
    assert t.step() == "draw_first_holder"
    assert sorted(t.allowed(-1)) == ["p1", "p3"]


# -- titles ----------------------------------------------------------------------------------------


@clause("lc:E2", "lc:6.6", "lc:6.7", "lc:6.3")
def test_rome_keeps_the_title_on_a_tie_and_loses_it_to_one_more() -> None:
    t = table().legions(ROME, "rome", 7).legions(EGYPT, "lower_egypt", 7).play(WAR)
    assert t.role("military_leader") == ROME
    t = table().legions(ROME, "rome", 7).legions(EGYPT, "lower_egypt", 8).play(WAR)
    assert t.role("military_leader") == EGYPT


@clause("lc:6.1", "lc:6.2", "lc:6.5", "lc:6.8", "lc:6.9")
def test_the_holder_names_one_of_several_claimants() -> None:
    t = table().built("athenae", "alexandria").roles(director=GREECE).play(CONSTRUCTION)
    assert t.step() == "name_lawgiver"
    assert t.allowed(ROME) == ["p3", "p4"]
    t.say(ROME, "p3")
    assert t.b.role[:2] == (GREECE, GREECE)
    assert t.step() == "name_next_builder"
    assert t.asked() == [GREECE]


@clause("lc:21.3", "lc:6.8")
def test_everybody_above_the_holder_may_be_a_claimant_as_an_option() -> None:
    t = table(title_claimants="any_exceeding").built("athenae", "alexandria", "memphis")
    t.play(CONSTRUCTION)
    assert t.allowed(ROME) == ["p3", "p4"]


@clause("lc:21.3", "lc:6.5")
@pytest.mark.parametrize(("check", "warlord"), [("own_phase", 0), ("all_titles_each_phase", 3)])
def test_all_titles_may_be_checked_in_every_phase(check: str, warlord: int) -> None:
    t = table(title_check=check).legions(EGYPT, "lower_egypt").play(CONSTRUCTION)
    assert t.role("military_leader") == warlord


@clause("lc:6.3", "lc:6.10", "lc:6.11", "lc:17.1", "lc:17.2", "lc:17.6")
def test_agamemnon_and_archimedes_add_three_solomon_two() -> None:
    t = table().cards(BABYLON, "agamemnon", "archimedes", "solomon")
    assert t.fact(BABYLON, BABYLON, "counts") == [3, 2, 3]


@clause("lc:6.4")
def test_a_seized_structure_counts_for_the_seizer() -> None:
    t = table().own(ROME, "numidia").built("numidia_grain", "market_numidia")
    t.legions(CARTHAGE, "numidia").occupied(CARTHAGE, "numidia_grain")
    assert t.fact(CARTHAGE, CARTHAGE, "counts") == [1, 0, 1]
    assert t.fact(ROME, ROME, "counts") == [1, 0, 0]


# -- income ----------------------------------------------------------------------------------------


@clause("lc:E1", "lc:7.3", "lc:7.4", "lc:7.5", "lc:7.6")
def test_income_in_carthage() -> None:
    assert table().built("carthage_fruit").play(TRADE).holds(CARTHAGE) == {"fruit": 1}
    t = table().built("carthage_fruit", "carthage_perfume", "temple_carthage").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 1, "perfume": 1}
    t = table().built("carthago", "temple_carthage", "carthage_fruit", "market_carthage")
    assert t.play(TRADE).holds(CARTHAGE) == {"tax": 2, "fruit": 2}


@clause("lc:E13", "lc:7.7", "lc:7.8", "lc:13.15", "lc:13.16")
def test_seizure_pays_structure_by_structure() -> None:
    def province(*sites: str, **options: object) -> Table:
        t = table(**options).own(BABYLON, "tripolitania").roles(BABYLON)
        t.built("leptis_magna", "temple_tripolitania", "tripolitania_oil", "tripolitania_fish")
        return t.legions(EGYPT, "tripolitania", 2).occupied(EGYPT, *sites).play(TRADE)

    t = province("leptis_magna", "temple_tripolitania")
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 2}, {"oil": 1, "fish": 1})
    t = province("leptis_magna", "tripolitania_fish")
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 1, "fish": 1}, {"oil": 1})
    t = province("temple_tripolitania")
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1, "oil": 1, "fish": 1})


@clause("lc:21.3", "lc:7.7")
def test_a_seizure_may_stop_all_income_of_the_owner_as_an_option() -> None:
    t = table(seizure_income="whole_province").own(BABYLON, "palestine")
    t.built("hierosolyma", "palestine_fruit").legions(EGYPT, "palestine")
    t.occupied(EGYPT, "hierosolyma").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 1}, {})


@clause("lc:7.9", "lc:7.10", "lc:7.11", "lc:13.2")
def test_assimilation_war_and_ruin_leave_the_income_with_the_owner() -> None:
    def palestine() -> Table:
        return table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")

    assert palestine().claimed(EGYPT, "palestine").play(TRADE).holds(BABYLON) == {"tax": 1}
    assert palestine().legions(ROME, "palestine").play(TRADE).holds(BABYLON) == {"tax": 1}
    assert palestine().play(TRADE).holds(BABYLON) == {"tax": 1}


@clause("lc:7.1", "lc:7.2", "lc:7.12", "lc:16.3", "lc:16.7", "lc:20.2")
def test_colossus_and_artemis_come_after_the_ordinary_income() -> None:
    t = table().cards(GREECE, "colossus", "temple_of_artemis").built("roma").hand(EGYPT, tax=34)
    t.play(TRADE)
    assert (t.holds(ROME), t.holds(GREECE)) == ({"tax": 1}, {})
    t.say(GREECE, "gems")
    assert t.holds(GREECE) == {"gems": 1}


@clause("lc:7.14", "lc:21.3")
def test_in_a_shortage_the_navigator_takes_all_he_is_due_first() -> None:
    def shortage(rule: str) -> Table:
        t = table(bank_shortage=rule).built("alexandria", "memphis", "athenae", "roma", "carthago")
        return t.roles(director=EGYPT).hand(GREECE, tax=32).play(TRADE)

    t = shortage("navigator_first")
    assert (t.holds(EGYPT), t.holds(ROME), t.holds(CARTHAGE)) == ({"tax": 2}, {"tax": 1}, {})
    t = shortage("nobody")
    assert (t.holds(EGYPT), t.holds(ROME)) == ({}, {})


# -- trading ---------------------------------------------------------------------------------------


def trade(number: int, *hands: str, **options: object) -> Table:
    t = table(**options)
    for seat, hand in enumerate(hands):
        for word in hand.split("+"):
            n, _, kind = word.partition(" ")
            t.hand(seat, **{kind: int(n)})
    t.play(TRADE)
    return t.say(0, str(number))


def offers(t: Table, *piles: str) -> Table:
    for seat, pile in enumerate(piles):
        t.say(seat, pile)
    return t


@clause("lc:8.1", "lc:8.2", "lc:8.3", "lc:20.3", "lc:8.19")
def test_the_navigator_calls_from_nought_to_his_hand() -> None:
    t = table().hand(ROME, wine=2).hand(GREECE, gold=1).play(TRADE)
    assert t.allowed(ROME) == ["0", "1", "2"]
    assert t.fact(GREECE, ROME, "hand_size") == 1
    assert t.say(ROME, "0").step() == ""
    assert table().play(TRADE).step() == ""


@clause("lc:8.4", "lc:8.5", "lc:8.6", "lc:8.7", "lc:19.2", "lc:19.3", "lc:21.2")
def test_offers_are_compulsory_secret_and_exact() -> None:
    t = trade(2, "2 wine", "2 oil+1 gems", "1 gold")
    assert t.asked() == [0, 1]
    assert t.refused(1, "oil")
    t.say(1, "gems+oil")
    assert "gems" not in str(t.view(0)["tracks"])
    assert trade(3, "3 wine", "2 oil").step() == ""


@clause("lc:E3", "lc:8.8", "lc:8.9", "lc:8.10", "lc:8.12", "lc:8.13")
def test_the_pair_limit() -> None:
    t = offers(trade(2, "2 wine", "2 oil", "2 gold"), "wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p2 oil").say(1, "p1 wine")
    assert t.allowed(0) == ["p3 gold"]
    assert t.why_not(0, (1, t.box.find("resource", "oil"))) == "lc:8.12"
    t.say(0, "p3 gold").say(2, "p1 wine")
    assert t.allowed(0) == ["p2 oil"]


@clause("lc:E4", "lc:8.14", "lc:8.17")
def test_two_players_left() -> None:
    t = offers(trade(2, "2 wine", "2 oil"), "wine+wine", "oil+oil")
    t.say(0, "p2 oil").say(1, "p1 wine")
    assert t.step() == ""
    assert t.holds(0) == t.holds(1) == {"wine": 1, "oil": 1}


@clause("lc:E12", "lc:8.11", "lc:8.14", "lc:8.15", "lc:8.16", "lc:8.17")
def test_compensation() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    assert t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p1 wine").step() == ""
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    assert t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").step() == "compensate"
    t = trade(2, "2 wine", "2 oil", "2 gold", "2 gems")
    offers(t, "wine+wine", "oil+oil", "gold+gold", "gems+gems")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").say(2, "p1 wine")
    t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p4 gems")
    assert t.step() == "compensate"
    t.say(0, "oil")
    assert [t.b.hand_size(s) for s in range(4)] == [2, 2, 2, 2]


@clause("lc:8.18", "lc:19.4")
def test_the_compensation_card_is_known_to_two() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").say(0, "oil")
    (told,) = t.events("compensation")
    assert [told.heard_by(s) for s in (0, 1, 2, NOBODY)] == [True, False, True, False]


@clause("lc:8.14", "lc:21.3")
def test_the_strict_stop_is_an_option() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold", trade_stop="one_holder")
    offers(t, "wine", "oil", "gold").say(0, "p2 oil").say(1, "p3 gold")
    assert t.step() == "compensate"


@clause("lc:8.20", "lc:8.21", "lc:17.5")
def test_odysseus_compels_before_the_card_is_chosen_even_the_first_time() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold")
    t.cards(2, "ulysses")
    offers(t, "wine", "oil", "gold")
    assert t.step() == "compel_take"
    t.say(2, "use")
    assert t.allowed(0) == ["p3 gold"]
    t.say(0, "p3 gold")
    assert t.asked() == [2]
    assert t.step() == "take_card"


@clause("lc:8.21", "lc:21.3")
@pytest.mark.parametrize("overrides", [False, True])
def test_odysseus_passes_the_pair_limit_only_as_an_option(overrides: bool) -> None:
    t = trade(2, "2 wine", "2 oil", odysseus_overrides_limit=overrides)
    t.cards(1, "ulysses")
    offers(t, "wine+wine", "oil+oil").say(1, "pass").say(0, "p2 oil").say(1, "p1 wine")
    assert t.step() == ("compel_take" if overrides else "")
    if overrides:
        other = t.b.copy()
        t.say(1, "use").say(0, "p2 oil")
        # The third take in a row leaves p2 to take, and the limit bars them from p1.
        assert t.step() == "compensate"
        t.b = other
        t.say(1, "pass")
        assert t.step() == ""
        assert t.holds(0) == {"wine": 1, "oil": 1}


@clause("lc:1.3", "lc:21.1", "lc:20.5")
def test_a_player_with_nothing_may_only_end_his_activation() -> None:
    t = table().play(BUILDING, ROME)
    assert t.allowed(ROME) == ["end"]


@clause("lc:8.21", "lc:21.3")
def test_odysseus_says_nothing_of_an_offer_that_is_gone() -> None:
    t = trade(1, "1 wine", "1 oil", "1 fish", odysseus_overrides_limit=True).cards(1, "ulysses")
    offers(t, "wine", "oil", "fish").say(1, "pass").say(0, "p2 oil").say(1, "p1 wine")
    assert (t.b.taker, t.b.barred_source) == (0, 1)
    assert t.step() == "take_card"
    assert t.allowed(0) == ["p3 fish"]

"""The revised edition in peace, clause by clause: box, layouts, titles, income, trade, building."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.games.mare_nostrum.four_cards.ids import CIVILIZATIONS, OUT_OF_THE_GAME, ROLES, SIDES
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import BUILDING, CONSTRUCTION, LAYOUT, TRADE, WAR
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")
GENERAL_HEROES = ("agamemnon", "archimedes", "solomon", "helen", "nebuchadnezzar", "ulysses")
WONDERS = (
    "colossus", "hanging_gardens", "temple_of_artemis", "statue_of_zeus",
    "lighthouse", "mausoleum", "pyramids",
)  # fmt: skip


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def places(t: Table, seat: int, verb: str) -> list[str]:
    return sorted([text.split()[1] for text in t.allowed(seat) if text.split()[0] == verb])


def told(t: Table, name: str) -> list[tuple[int, tuple[object, ...], str]]:
    return [(e.seat, e.facts, e.kind.clause) for e in t.events(name)]


def started() -> Table:
    return Table.started(RULES, 5).fate("rome,carthage,greece,egypt,babylon")


# -- the box -------------------------------------------------------------------------------------


@clause("lc:1.1")
def test_there_are_five_civilizations_and_each_player_rules_one() -> None:
    assert sorted(CIVILIZATIONS) == ["babylon", "carthage", "egypt", "greece", "rome"]
    assert sorted(started().b.civ) == [0, 1, 2, 3, 4]


@clause("lc:1.4")
def test_islands_are_land_provinces_without_land_borders() -> None:
    atlas = Table(RULES).box.atlas
    islands = [atlas.areas[p] for p in range(atlas.provinces) if not atlas.borders[p]]
    assert {"sicily", "sardinia", "corsica", "crete", "rhodes", "cyprus"} == set(islands)
    assert all(atlas.coasts[p] for p in range(atlas.provinces) if not atlas.borders[p])


@clause("lc:2.1")
def test_the_box_has_144_cards() -> None:
    t = Table(RULES)
    assert (len(ROLES), len(WONDERS), len(GENERAL_HEROES)) == (3, 7, 6)
    assert len(t.b.owner) == 18
    assert sum(t.b.bank) == 123
    assert sum(t.b.bank) + len(t.b.owner) + len(t.b.role) == 144


@clause("lc:2.2")
def test_there_are_35_coins_and_88_goods() -> None:
    bank = Table(RULES).b.bank
    assert bank == [35, 5, 5, 5, 5, 7, 7, 7, 7, 7, 11, 11, 11]
    assert sum(bank[1:]) == 88


@clause("lc:2.7", "lc:3.11")
def test_every_general_hero_and_wonder_is_for_sale_once() -> None:
    t = table().hand(ROME, tax=12).play(BUILDING, ROME)
    assert places(t, ROME, "card") == sorted((*GENERAL_HEROES, *WONDERS, "julius_caesar"))
    t.say(ROME, "card helen").say(ROME, "coins")
    t.hand(ROME, tax=12)
    assert "helen" not in places(t, ROME, "card")


@clause("lc:2.3", "lc:3.3")
def test_fewer_structures_are_used_by_fewer_players() -> None:
    stocks = {n: Table(RULES, n).b.stock[1:5] for n in (3, 4, 5)}
    assert stocks == {3: (8, 18, 4, 8), 4: (10, 23, 5, 10), 5: (12, 28, 6, 12)}


@clause("lc:2.4", "lc:3.1")
def test_each_colour_has_its_pieces() -> None:
    supply = Table(RULES).b.supply
    for side in range(SIDES):
        assert [supply[piece * SIDES + side] for piece in range(4)] == [12, 8, 8, 5]


@clause("lc:3.2")
def test_the_bank_is_open_to_everybody() -> None:
    t = table().hand(ROME, wine=2)
    for seat in (GREECE, -3):
        supply = t.view(seat)["supply"]
        assert (supply["wine"], supply["tax"], supply["city"]) == (5, 35, 12)


@clause("lc:20.7")
def test_cards_and_pieces_always_add_up() -> None:
    t = started()
    while t.step() != "call_number":
        t.rules.answer(t.b, t.asked()[0], t.rules.choices(t.b, t.asked()[0]).values()[0])
    totals = t.rules.conserved(t.b)
    assert totals == t.rules.conserved(table().hand(GREECE, wine=3).b)
    assert sum(t.b.bank) + sum(t.b.hands) == 123


@clause("lc:1.1", "lc:3.4")
def test_two_and_six_cannot_play() -> None:
    for players in (2, 6):
        with pytest.raises(BadData):
            RULES.box(players, {})
    four = Table.set_up(RULES, 4)
    assert {CIVILIZATIONS[c] for c in four.b.civ[:4]} == {"greece", "carthage", "rome", "egypt"}


# -- layouts -------------------------------------------------------------------------------------


@clause("lc:3.6")
def test_a_neutral_capital_has_a_legion_and_a_fortress_and_its_neighbours_a_legion() -> None:
    t = Table.set_up(RULES, 4)
    held = [t.box.atlas.areas[p] for p, side in enumerate(t.b.marker) if side == 4]
    assert sorted(held) == ["babylonia", "mesopotamia", "susiana", "syria"]
    assert [t.legions_at(slug, 4) for slug in held] == [1, 1, 1, 1]
    assert [t.b.fortresses[t.area(slug)] for slug in sorted(held)] == [1, 0, 0, 0]


@clause("lc:3.7")
def test_no_neutral_pieces_where_a_player_has_a_marker() -> None:
    t = Table.set_up(RULES, 3)
    for p in range(t.box.atlas.provinces):
        side = t.b.marker[p]
        if 0 <= side < 3:
            assert not [s for s in (3, 4) if t.b.legions[p * SIDES + s]]


@clause("lc:3.10")
def test_heroes_of_neutral_civilizations_are_out_of_the_game() -> None:
    t = Table.set_up(RULES, 3)
    assert [t.b.owner[c] == OUT_OF_THE_GAME for c in (ROME, EGYPT)] == [True, True]
    assert OUT_OF_THE_GAME not in (t.b.owner[c] for c in (CARTHAGE, GREECE, BABYLON))


@clause("lc:3.12")
def test_nobody_starts_with_cards() -> None:
    t = Table.started(RULES, 5, setup_mode="advanced")
    assert sum(t.b.hands) == 0
    assert sum(t.b.bank) == 123


@clause("lc:4.1", "lc:4.2")
def test_the_sheets_are_laid_out_with_the_heroes() -> None:
    t = started()
    assert [t.b.owner[c] for c in range(5)] == [0, 1, 2, 3, 4]
    assert sorted(told(t, "set_up")) == [(s, (s,), "lc:4.1") for s in range(5)]
    for seat, sheet in enumerate(t.box.sheets):
        assert t.owner(CAPITALS[seat]) == seat
        assert all(t.b.marker[p] == seat for p in sheet.influence)


@clause("lc:4.3")
def test_rome_carthage_and_egypt_begin_with_a_title() -> None:
    t = started()
    assert tuple(t.b.role) == (CARTHAGE, EGYPT, ROME)
    assert sorted(told(t, "role_dealt")) == [
        (ROME, (2,), "lc:4.3"),
        (CARTHAGE, (0,), "lc:4.3"),
        (EGYPT, (1,), "lc:4.3"),
    ]


@clause("lc:4.4")
def test_every_layout_is_worth_36_points() -> None:
    for sheet in Table(RULES).box.sheets:
        things = sheet.influence + sheet.sites + sheet.fortresses + sheet.legions
        assert 3 * len(things) + 9 == 36


@clause("lc:4.5")
def test_a_title_of_a_neutral_civilization_goes_to_the_highest_count() -> None:
    t = Table.set_up(RULES, 3)
    assert [CIVILIZATIONS[t.b.civ[s]] for s in t.b.role[:2]] == ["carthage", "greece"]
    assert len(set(t.b.role)) == 3


@clause("lc:4.6")
def test_carthage_and_greece_receive_a_piece_on_top() -> None:
    t = started()
    assert t.legions_at("carthage", CARTHAGE) == 1
    assert t.ships_at("greece", GREECE) == 1
    assert [t.ships_at(slug, s) for s, slug in enumerate(CAPITALS) if s != GREECE] == [0] * 4


def layout(civ: int, **options: object) -> Table:
    return Table(RULES, 5, setup_mode="advanced", **options).play(LAYOUT, civ)


@clause("lc:5.1")
def test_general_heroes_and_wonders_cannot_be_bought_before_the_game() -> None:
    t = layout(ROME)
    assert places(t, ROME, "card") == ["julius_caesar"]
    assert t.say(ROME, "card julius_caesar").b.points == 33 - 9


@clause("lc:5.3", "lc:5.4")
def test_the_capitals_marker_comes_first_and_takes_three_points() -> None:
    for civ, capital in enumerate(CAPITALS):
        t = layout(civ)
        assert t.owner(capital) == civ
        assert t.b.points == 33


@clause("lc:5.5")
def test_markers_of_the_layout_go_to_land_neighbours_once() -> None:
    t = layout(ROME)
    found = places(t, ROME, "influence")
    assert found == ["lombardy", "magna_graecia"]
    t.say(ROME, "influence lombardy")
    assert t.b.points == 30
    assert t.refused(ROME, "influence lombardy")


@clause("lc:5.6")
def test_structures_of_the_layout_need_a_paid_marker() -> None:
    t = layout(ROME)
    assert t.refused(ROME, "city mediolanum")
    t.say(ROME, "influence lombardy").say(ROME, "city mediolanum")
    assert t.b.sites[t.site("mediolanum")] == 1


@clause("lc:5.7")
def test_units_of_the_layout_stand_in_the_capital() -> None:
    t = layout(ROME).say(ROME, "influence lombardy")
    for verb in ("legion", "fortress", "trireme"):
        assert places(t, ROME, verb) == ["rome"]
    t.say(ROME, "fortress rome")
    assert "fortress" not in t.verbs(ROME)


@clause("lc:5.8")
def test_babylon_starts_without_a_fleet() -> None:
    assert "trireme" not in layout(BABYLON).verbs(BABYLON)
    for civ in (ROME, CARTHAGE, GREECE, EGYPT):
        assert "trireme" in layout(civ).verbs(civ)


# -- titles --------------------------------------------------------------------------------------


@clause("lc:6.1", "lc:6.2")
def test_each_phase_is_run_by_the_holder_of_its_title() -> None:
    t = table().roles(GREECE, EGYPT, BABYLON).hand(GREECE, wine=1).hand(ROME, oil=1)
    for seat in range(5):
        t.legions(seat, CAPITALS[seat])
    t.play(TRADE)
    assert (t.step(), t.asked()) == ("call_number", [GREECE])
    t = table().roles(GREECE, EGYPT, BABYLON).play(CONSTRUCTION)
    assert (t.step(), t.asked()) == ("name_next_builder", [EGYPT])
    t = table().roles(GREECE, EGYPT, BABYLON).legions(ROME, "arabia").legions(BABYLON, "syria")
    t.play(WAR)
    assert (t.step(), t.asked()) == ("name_next_general", [BABYLON])


@clause("lc:6.3", "lc:6.4")
def test_what_counts_for_each_title() -> None:
    t = table().built("roma", "temple_rome", "rome_metal", "market_rome").fort("rome")
    t.legions(ROME, "rome", 2).ships(ROME, "rome").ships(ROME, "mare_ionium")
    assert t.fact(ROME, GREECE, "counts") == [2, 2, 5]


@clause("lc:6.6", "lc:E2")
def test_a_title_is_kept_on_a_tie() -> None:
    t = table().legions(ROME, "rome", 7).legions(EGYPT, "lower_egypt", 7).play(WAR)
    assert t.role("military_leader") == ROME
    assert not t.events("role_passed")


@clause("lc:6.7")
def test_a_title_passes_to_the_single_player_who_exceeds_its_holder() -> None:
    t = table().legions(ROME, "rome", 2).legions(EGYPT, "lower_egypt", 3).play(WAR)
    assert told(t, "role_passed") == [(EGYPT, (ROLES.index("military_leader"),), "lc:6.7")]


@clause("lc:6.9")
def test_one_player_may_hold_several_titles() -> None:
    t = table().roles(GREECE, ROME, GREECE).built("athenae").play(CONSTRUCTION)
    assert tuple(t.b.role) == (GREECE, GREECE, GREECE)
    assert t.fact(GREECE, ROME, "roles") == list(ROLES)


@clause("lc:6.10", "lc:17.1", "lc:17.6")
def test_agamemnon_adds_three_and_solomon_two_and_nothing_else() -> None:
    t = table().cards(BABYLON, "agamemnon")
    assert t.fact(BABYLON, BABYLON, "counts") == [3, 0, 0]
    t = table().cards(BABYLON, "solomon")
    assert t.fact(BABYLON, BABYLON, "counts") == [0, 2, 0]
    assert t.play(TRADE).holds(BABYLON) == {}


@clause("lc:6.11", "lc:17.2")
def test_archimedes_counts_in_the_war_phase_of_the_same_turn() -> None:
    t = table().legions(ROME, "rome", 2).hand(EGYPT, tax=9).play(BUILDING, EGYPT)
    t.say(EGYPT, "card archimedes").say(EGYPT, "coins").say(EGYPT, "end")
    assert t.role("military_leader") == ROME
    t.play(WAR)
    assert t.role("military_leader") == EGYPT


# -- income --------------------------------------------------------------------------------------


@clause("lc:7.1", "lc:7.2")
def test_income_is_open_and_comes_after_the_title_and_before_trading() -> None:
    t = table().roles(director=GREECE).built("rome_metal").play(TRADE)
    assert t.role(ROLES[0]) == ROME
    metal = t.box.find("resource", "metal")
    assert told(t, "income")[0] == (ROME, ((metal,),), "lc:7.2")
    assert [facts for _, facts, _ in told(t, "income")[1:]] == [((),)] * 4
    assert all(event.heard_by(seat) for event in t.events("income") for seat in range(5))
    assert t.step() == "call_number"


@clause("lc:7.3")
def test_a_temple_doubles_the_city() -> None:
    assert table().built("roma").play(TRADE).holds(ROME) == {"tax": 1}
    assert table().built("roma", "temple_rome").play(TRADE).holds(ROME) == {"tax": 2}


@clause("lc:7.4")
def test_a_market_doubles_every_caravan_of_the_province() -> None:
    t = table().built("carthage_fruit", "carthage_perfume", "market_carthage").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 2, "perfume": 2}


@clause("lc:7.5", "lc:E1")
def test_a_caravan_works_only_its_own_icon() -> None:
    assert table().built("carthage_fruit").play(TRADE).holds(CARTHAGE) == {"fruit": 1}
    t = table().built("carthage_fruit", "carthage_perfume").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 1, "perfume": 1}


@clause("lc:7.6")
def test_a_market_or_temple_alone_yields_nothing() -> None:
    assert table().built("market_carthage", "temple_carthage").play(TRADE).holds(CARTHAGE) == {}


@clause("lc:7.8", "lc:13.16", "lc:E13")
def test_a_temple_doubles_only_for_whoever_controls_it() -> None:
    def income(*seized: str) -> tuple[dict[str, int], dict[str, int]]:
        t = table().own(BABYLON, "tripolitania").built("leptis_magna", "temple_tripolitania")
        t.legions(EGYPT, "tripolitania", 2).occupied(EGYPT, *seized).play(TRADE)
        return t.holds(EGYPT), t.holds(BABYLON)

    assert income("leptis_magna") == ({"tax": 1}, {})
    assert income("leptis_magna", "temple_tripolitania") == ({"tax": 2}, {})
    assert income("temple_tripolitania") == ({}, {"tax": 1})


@clause("lc:7.9")
def test_a_province_being_assimilated_pays_its_old_owner() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.claimed(EGYPT, "palestine").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1})


@clause("lc:7.11")
def test_a_garrison_in_a_ruined_province_takes_nothing() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    revised(t.b).ruined = tuple(
        1 << EGYPT if p == t.area("palestine") else 0 for p in range(t.box.atlas.provinces)
    )
    t.play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1})


@clause("lc:7.12", "lc:16.3")
def test_the_colossus_brings_a_coin_after_the_ordinary_income() -> None:
    t = table().cards(GREECE, "colossus").built("roma").play(TRADE)
    assert (t.holds(ROME), t.holds(GREECE)) == ({"tax": 1}, {"tax": 1})
    t = table().cards(GREECE, "colossus").built("roma").hand(EGYPT, tax=34).play(TRADE)
    assert (t.holds(ROME), t.holds(GREECE)) == ({"tax": 1}, {})


@clause("lc:16.7")
def test_the_temple_of_artemis_brings_a_good_the_bank_has_and_no_coin() -> None:
    t = table().cards(GREECE, "temple_of_artemis").hand(EGYPT, gems=5).play(TRADE)
    assert t.asked() == [GREECE]
    assert {"tax", "gems"}.isdisjoint(t.allowed(GREECE))
    t.say(GREECE, "gold")
    assert told(t, "extra_good") == [(GREECE, (t.box.find("resource", "gold"),), "lc:7.12")]
    assert t.fact(GREECE, GREECE, "counts") == [0, 0, 0]


@clause("lc:7.13")
def test_neutral_civilizations_receive_nothing() -> None:
    t = Table(RULES, 4).own(4, "babylonia").built("babylon").play(TRADE)
    assert sum(t.b.hands) == 0
    assert [facts for _, facts, _ in told(t, "income")] == [((),)] * 4


# -- trading -------------------------------------------------------------------------------------


def trade(number: int, *hands: str) -> Table:
    t = table()
    for seat, hand in enumerate(hands):
        for word in hand.split("+"):
            n, _, kind = word.partition(" ")
            t.hand(seat, **{kind: int(n)})
    return t.play(TRADE).say(0, str(number))


def offers(t: Table, *piles: str) -> Table:
    for seat, pile in enumerate(piles):
        t.say(seat, pile)
    return t


@clause("lc:8.1", "lc:20.3")
def test_the_navigator_calls_no_more_than_he_holds() -> None:
    t = table().hand(ROME, wine=2, tax=1).hand(GREECE, gold=4).play(TRADE)
    assert t.allowed(ROME) == ["0", "1", "2", "3"]
    assert t.why_not(ROME, 4) == "lc:8.1"
    t.say(ROME, "3")
    assert told(t, "number_called") == [(ROME, (3,), "lc:8.1")]
    assert table().hand(GREECE, gold=1).play(TRADE).step() == ""


@clause("lc:8.2")
def test_calling_nought_ends_the_trading() -> None:
    t = trade(0, "2 wine", "2 oil")
    assert t.step() == ""
    assert (t.holds(0), t.holds(1)) == ({"wine": 2}, {"oil": 2})


@clause("lc:8.3", "lc:19.2")
def test_hand_sizes_are_seen_and_hands_are_not() -> None:
    t = table().hand(GREECE, gold=2, wine=1)
    assert t.fact(GREECE, ROME, "hand_size") == 3
    assert t.view(ROME)["hand"] == []
    assert t.view(GREECE)["hand"] == [("resource", "gold", 2), ("resource", "wine", 1)]
    assert "gold" not in str(t.view(ROME)["seats"])


@clause("lc:8.4")
def test_an_offer_is_exactly_the_number_called() -> None:
    t = trade(2, "2 wine", "2 oil+1 gems")
    for pile in ("oil", "oil+oil+gems"):
        assert t.refused(1, pile)
    t.say(1, "oil+gems")
    assert told(t, "offer_laid") == [(1, (), "lc:8.4")]


@clause("lc:8.5", "lc:8.7")
def test_whoever_holds_too_few_takes_no_part() -> None:
    t = trade(2, "2 wine", "2 oil", "1 gold")
    assert t.asked() == [0, 1]
    offers(t, "wine+wine", "oil+oil")
    assert all(text.startswith("p2") for text in t.allowed(0))
    lone = trade(3, "3 wine", "2 oil")
    assert (lone.step(), lone.holds(0)) == ("", {"wine": 3})


@clause("lc:8.6", "lc:19.3")
def test_offers_are_turned_up_together() -> None:
    t = trade(1, "1 wine", "1 oil+1 gems")
    t.say(1, "gems")
    assert "gems" not in str(t.view(0)["tracks"])
    assert not t.events("offer_shown")
    t.say(0, "wine")
    gems, wine = (t.box.find("resource", slug) for slug in ("gems", "wine"))
    assert sorted(told(t, "offer_shown")) == [(0, ((wine,),), "lc:8.6"), (1, ((gems,),), "lc:8.6")]
    assert "gems" in str(t.view(4)["tracks"])


@clause("lc:8.8")
def test_the_navigator_takes_first_from_another_player() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    assert t.asked() == [0]
    assert t.allowed(0) == ["p2 oil", "p3 gold"]
    t.say(0, "p2 oil")
    assert told(t, "card_taken") == [(0, (1, t.box.find("resource", "oil")), "lc:8.8")]


@clause("lc:8.9", "lc:8.10")
def test_whoever_lost_a_card_takes_next_and_cards_taken_are_safe() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold").say(0, "p2 oil")
    assert t.asked() == [1]
    assert t.allowed(1) == ["p1 wine", "p3 gold"]
    t.say(1, "p3 gold")
    # The oil lies face down before Rome, the gold before Carthage.
    assert t.allowed(2) == ["p1 wine"]


@clause("lc:8.11")
def test_who_has_nothing_left_to_lose_still_takes() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold").say(0, "p3 gold")
    assert t.asked() == [2]
    assert t.allowed(2) == ["p1 wine", "p2 oil"]


@clause("lc:8.12", "lc:E3")
def test_no_third_take_within_one_pair() -> None:
    t = offers(trade(2, "2 wine", "2 oil", "2 gold"), "wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p2 oil").say(1, "p1 wine")
    assert t.allowed(0) == ["p3 gold"]
    assert t.why_not(0, (1, t.box.find("resource", "oil"))) == "lc:8.12"


@clause("lc:8.13")
def test_after_a_take_of_a_third_player_the_pair_is_free_again() -> None:
    t = offers(trade(2, "2 wine", "2 oil", "2 gold"), "wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").say(2, "p1 wine")
    assert t.allowed(0) == ["p2 oil"]


@clause("lc:8.15")
def test_the_last_holder_may_still_be_taken_from() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    t.say(0, "p2 oil").say(1, "p3 gold")
    assert (t.step(), t.allowed(2)) == ("take_card", ["p1 wine"])


@clause("lc:8.16", "lc:E12")
def test_the_navigator_owes_a_card_to_whoever_lost_the_last_one() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold")
    assert (t.step(), t.asked()) == ("compensate", [0])
    t.say(0, "oil")
    assert [t.b.hand_size(s) for s in range(3)] == [1, 1, 1]
    assert told(t, "compensated") == [(0, (2,), "lc:8.16")]
    round_ = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    assert round_.say(0, "p2 oil").say(1, "p3 gold").say(2, "p1 wine").step() == ""


@clause("lc:8.19")
def test_construction_offers_no_other_exchange_of_cards() -> None:
    t = table().hand(ROME, wine=5).hand(GREECE, oil=5).play(BUILDING, ROME)
    assert t.allowed(ROME) == ["end"]


# -- construction --------------------------------------------------------------------------------


@clause("lc:9.4", "lc:9.7")
def test_a_purchase_is_paid_openly_to_the_bank() -> None:
    t = table().hand(ROME, tax=3).play(BUILDING, ROME)
    before = t.b.bank[0]
    t.say(ROME, "legion rome").say(ROME, "coins")
    assert t.b.bank[0] == before + 3
    assert told(t, "paid") == [(ROME, ((0, 0, 0),), "lc:9.7")]
    ((seat, facts, cited),) = told(t, "unit_raised")
    assert (seat, facts[1], cited) == (ROME, t.area("rome"), "lc:10.1")


@clause("lc:9.6")
def test_a_set_has_exactly_the_price() -> None:
    t = table().hand(ROME, grain=1, gems=1, metal=1, wine=1).play(BUILDING, ROME)
    t.say(ROME, "legion rome")
    for goods in ("grain+gems", "grain+gems+metal+wine"):
        assert t.refused(ROME, f"goods {goods}")
    assert t.say(ROME, "goods grain+gems+metal").holds(ROME) == {"wine": 1}


@clause("lc:E5")
def test_two_legions_and_a_trireme_empty_the_hand() -> None:
    t = table().hand(ROME, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    t.play(BUILDING, ROME)
    assert {"temple", "market", "card"}.isdisjoint(t.verbs(ROME))
    t.say(ROME, "legion rome").say(ROME, "coins")
    t.say(ROME, "legion rome").say(ROME, "goods perfume+livestock+grain")
    t.say(ROME, "trireme rome").say(ROME, "goods gold+grain+slaves")
    assert (t.holds(ROME), t.legions_at("rome", ROME), t.ships_at("rome", ROME)) == ({}, 2, 1)


@clause("lc:9.9")
def test_the_list_of_prices() -> None:
    affordable = [(2, set()), (3, {"city", "legion"}), (6, {"temple", "market"}), (9, {"card"})]
    seen: set[str] = set()
    for coins, new in affordable:
        t = table().hand(ROME, tax=coins).play(BUILDING, ROME)
        verbs = t.verbs(ROME) - {"end"}
        assert new <= verbs - seen
        seen |= verbs
    assert "pyramids" not in places(table().hand(ROME, tax=11).play(BUILDING, ROME), ROME, "card")
    assert "pyramids" in places(table().hand(ROME, tax=12).play(BUILDING, ROME), ROME, "card")


@clause("lc:16.4", "lc:E10")
def test_the_mausoleum_cheapens_cities_caravans_and_markers() -> None:
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=2).play(BUILDING, ROME)
    assert t.verbs(ROME) == {"end", "city", "caravan", "influence"}
    four = table().cards(ROME, "mausoleum").hand(ROME, tax=4).play(BUILDING, ROME)
    assert {"temple", "market"}.isdisjoint(four.verbs(ROME))
    five = table().cards(ROME, "mausoleum").hand(ROME, tax=5).play(BUILDING, ROME)
    assert {"temple", "market"} <= five.verbs(ROME)


@clause("lc:18.5")
def test_caesar_cheapens_fortresses_alone() -> None:
    t = table().cards(ROME, "julius_caesar").hand(ROME, tax=2).play(BUILDING, ROME)
    assert t.verbs(ROME) == {"end", "fortress"}
    t.say(ROME, "fortress rome").say(ROME, "coins")
    assert t.holds(ROME) == {}


@clause("lc:10.1")
def test_units_abroad_give_no_right_to_build() -> None:
    t = table().own(GREECE, "macedonia").legions(ROME, "macedonia").hand(ROME, tax=6)
    t.play(BUILDING, ROME)
    assert t.refused(ROME, "city pella")
    assert places(t, ROME, "legion") == ["rome"]
    verb = RULES.box(5, {}).find("verb", "city")
    assert t.why_not(ROME, (verb, t.site("pella"))) == "lc:10.1"


@clause("lc:10.2")
def test_without_a_piece_or_token_nothing_is_sold() -> None:
    t = table().legions(ROME, "rome", 8).hand(ROME, tax=3).play(BUILDING, ROME)
    assert "legion" not in t.verbs(ROME)
    t.b.remove_legions(t.area("rome"), ROME, 1)
    assert "legion" in t.verbs(ROME)
    bare = table().hand(ROME, tax=3)
    bare.b.stock = (bare.b.stock[0], 0, *bare.b.stock[2:])
    assert "city" not in bare.play(BUILDING, ROME).verbs(ROME)


@clause("lc:10.3")
def test_no_verb_takes_back_what_stands() -> None:
    t = table().built("roma").legions(ROME, "rome", 3).hand(ROME, tax=12).play(BUILDING, ROME)
    known = {"end", "legion", "fortress", "trireme", "influence", "caravan", "temple", "market"}
    assert t.verbs(ROME) <= known | {"card", "city"}


@clause("lc:10.4", "lc:10.7")
def test_a_marker_goes_to_unmarked_land_beside_an_own_province() -> None:
    t = table().hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "influence") == ["lombardy", "magna_graecia"]
    t = table().own(GREECE, "lombardy").hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "influence") == ["magna_graecia"]
    t.say(ROME, "influence magna_graecia").say(ROME, "coins")
    assert told(t, "marker_placed") == [(ROME, (t.area("magna_graecia"),), "lc:10.4")]


@clause("lc:10.6", "lc:E7")
def test_a_province_marked_this_turn_is_no_base_for_another() -> None:
    t = table().hand(BABYLON, tax=6).play(BUILDING, BABYLON)
    t.say(BABYLON, "influence mesopotamia").say(BABYLON, "coins")
    assert places(t, BABYLON, "influence") == ["susiana", "syria"]


@clause("lc:10.11", "lc:10.12")
def test_one_icon_takes_one_structure() -> None:
    t = table().built("roma").hand(ROME, tax=3).play(BUILDING, ROME)
    assert "roma" not in places(t, ROME, "city")
    assert places(t, ROME, "caravan") == ["rome_fish", "rome_metal"]
    t.say(ROME, "caravan rome_metal").say(ROME, "coins")
    assert told(t, "built") == [(ROME, (t.site("rome_metal"),), "lc:10.1")]
    t.hand(ROME, tax=3)
    assert places(t, ROME, "caravan") == ["rome_fish"]


@clause("lc:10.18")
def test_an_occupied_province_bars_its_owner() -> None:
    t = table().own(ROME, "lombardy").legions(CARTHAGE, "lombardy").hand(ROME, tax=3)
    t.play(BUILDING, ROME)
    assert places(t, ROME, "legion") == ["rome"]
    assert "mediolanum" not in places(t, ROME, "city")


@clause("lc:10.19")
def test_in_his_own_capital_a_player_always_builds() -> None:
    t = table().legions(EGYPT, "rome").legions(ROME, "rome").hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "legion") == places(t, ROME, "fortress") == ["rome"]
    assert places(t, ROME, "city") == ["roma"]


@clause("lc:10.22", "lc:16.5")
def test_the_lighthouse_works_in_the_same_activation_and_no_longer() -> None:
    t = table().hand(ROME, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card lighthouse").say(ROME, "coins")
    lighthouse = t.box.find("card", "lighthouse")
    assert told(t, "card_bought") == [(ROME, (lighthouse,), "lc:10.22")]
    assert "nubia" in places(t, ROME, "free_influence")
    t.say(ROME, "end").play(BUILDING, ROME)
    assert t.allowed(ROME) == ["end"]


@clause("lc:10.24")
def test_a_civilizations_hero_is_sold_to_its_player_alone() -> None:
    t = table().hand(ROME, tax=9).play(BUILDING, ROME)
    heroes = {"julius_caesar", "hannibal", "pericles", "cleopatra", "hammurabi"}
    assert heroes & set(places(t, ROME, "card")) == {"julius_caesar"}


@clause("lc:9.11", "lc:16.6")
def test_zeus_gives_one_fortress_and_not_a_second() -> None:
    t = table().hand(ROME, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card statue_of_zeus").say(ROME, "coins").say(ROME, "free_fortress rome")
    assert t.b.fortresses[t.area("rome")] == 1
    assert t.allowed(ROME) == ["end"]


@clause("lc:16.5", "lc:18.4")
def test_a_far_marker_uses_the_lighthouse_and_leaves_hammurabis_gift() -> None:
    t = table().cards(BABYLON, "hammurabi").hand(BABYLON, tax=9).play(BUILDING, BABYLON)
    t.say(BABYLON, "card lighthouse").say(BABYLON, "coins")
    t.say(BABYLON, "free_influence corsica")
    assert places(t, BABYLON, "free_influence") == ["mesopotamia", "susiana", "syria"]


# -- assimilation --------------------------------------------------------------------------------


def assimilating() -> Table:
    t = table().own(ROME, "syria").built("antiochia").legions(BABYLON, "syria")
    return t.claimed(BABYLON, "syria")


@clause("lc:13.21", "lc:13.23")
def test_an_assimilated_province_changes_hands_when_it_is_paid() -> None:
    t = assimilating().hand(BABYLON, tax=3).play(BUILDING, BABYLON)
    left = t.markers_left(ROME)
    assert t.fact(ROME, ROME, "counts") == [0, 1, 0]
    t.say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert t.fact(BABYLON, BABYLON, "counts") == [0, 1, 1]
    assert (t.owner("syria"), t.markers_left(ROME), t.holds(BABYLON)) == (BABYLON, left + 1, {})
    assert told(t, "province_converted") == [(BABYLON, (t.area("syria"),), "lc:13.21")]


@clause("lc:13.22")
def test_to_replace_a_marker_one_must_be_alone_with_a_marker_in_supply() -> None:
    contested = assimilating().legions(EGYPT, "syria").hand(BABYLON, tax=3)
    assert "convert" not in contested.play(BUILDING, BABYLON).verbs(BABYLON)
    spent = assimilating().hand(BABYLON, tax=3)
    spent.b.supply[BABYLON] = 0
    assert "convert" not in spent.play(BUILDING, BABYLON).verbs(BABYLON)
    unclaimed = table().own(ROME, "syria").legions(BABYLON, "syria").hand(BABYLON, tax=3)
    assert "convert" not in unclaimed.play(BUILDING, BABYLON).verbs(BABYLON)


@clause("lc:13.25")
def test_no_free_marker_assimilates_but_the_mausoleum_cheapens_it() -> None:
    t = assimilating().cards(BABYLON, "hammurabi", "lighthouse", "mausoleum")
    revised(t.b).lighthouse_gift = True
    t.play(BUILDING, BABYLON)
    assert "syria" not in places(t, BABYLON, "free_influence")
    assert {"convert", "free_convert"}.isdisjoint(t.verbs(BABYLON))
    t.hand(BABYLON, tax=2).say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert t.owner("syria") == BABYLON


@clause("lc:13.27")
def test_a_docked_trireme_of_the_old_owner_stays() -> None:
    t = assimilating().ships(ROME, "syria").hand(BABYLON, tax=3).play(BUILDING, BABYLON)
    t.say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert (t.owner("syria"), t.ships_at("syria", ROME)) == (BABYLON, 1)


# -- the end -------------------------------------------------------------------------------------


@clause("lc:14.2", "lc:14.3")
def test_the_fourth_card_ends_the_game_in_mid_activation() -> None:
    t = table().cards(ROME, "julius_caesar", "helen", "archimedes").hand(ROME, tax=12)
    t.play(CONSTRUCTION).say(ROME, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    assert (t.b.winner, t.asked()) == (ROME, [])
    assert told(t, "won") == [(ROME, (4,), "lc:14.3")]


def contenders(*rich: int) -> Table:
    t = table().cards(ROME, "julius_caesar", "helen", "archimedes")
    t.cards(CARTHAGE, "hannibal", "colossus", "mausoleum").roles(BABYLON, BABYLON, BABYLON)
    for seat in rich:
        t.hand(seat, tax=9)
    t.built("babylon", "temple_babylonia")
    return t.play(CONSTRUCTION)


@clause("lc:14.9", "lc:19.6")
def test_nobody_is_told_that_a_phase_is_contested() -> None:
    t, calm = contenders(ROME, CARTHAGE), contenders(ROME)
    assert revised(t.b).contested
    assert not revised(calm.b).contested
    assert t.b.log is not None
    assert calm.b.log is not None
    assert [e.key() for e in t.b.log] == [e.key() for e in calm.b.log]
    assert "contested" not in str(t.view(ROME))


@clause("lc:E17", "lc:14.5")
def test_a_single_contender_wins_with_his_fourth_card() -> None:
    t = contenders(ROME).say(BABYLON, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    assert t.b.winner == ROME


@clause("lc:E16", "lc:14.6")
def test_four_against_four_goes_on() -> None:
    t = contenders(ROME, CARTHAGE)
    for seat, card in ((ROME, "agamemnon"), (CARTHAGE, "lighthouse")):
        t.say(BABYLON, f"p{seat + 1}").say(seat, f"card {card}").say(seat, "coins")
        t.say(seat, "end")
    t.say(BABYLON, "p3").say(GREECE, "end").say(BABYLON, "p4").say(EGYPT, "end")
    t.say(BABYLON, "end")
    assert t.b.winner == -1


@clause("lc:14.5")
@pytest.mark.parametrize("sold", [False, True])
def test_a_contender_needs_as_many_cards_for_sale_as_he_lacks(sold: bool) -> None:
    t = table().cards(ROME, "julius_caesar", "agamemnon", "archimedes").hand(ROME, tax=9)
    t.cards(CARTHAGE, "helen", "nebuchadnezzar", "ulysses").hand(CARTHAGE, tax=9)
    t.cards(GREECE, "colossus", "hanging_gardens", "temple_of_artemis")
    t.cards(EGYPT, "statue_of_zeus", "lighthouse", "mausoleum").roles(BABYLON, BABYLON, BABYLON)
    t.built("babylon", "temple_babylonia", "alexandria")
    # Solomon is the last card anybody could buy; Carthage has its own hero besides.
    if sold:
        t.cards(BABYLON, "solomon")
    t.play(CONSTRUCTION)
    assert revised(t.b).contested is not sold


@clause("lc:14.5")
def test_one_of_each_good_makes_a_contender_for_the_pyramids() -> None:
    every = (
        "perfume", "papyrus", "gold", "gems", "oil", "wine",
        "livestock", "fruit", "metal", "grain", "fish", "slaves",
    )  # fmt: skip
    for missing, coins in (("", 0), ("", 1), ("perfume", 1), ("slaves", 1)):
        t = table().cards(CARTHAGE, "hannibal", "colossus", "mausoleum").hand(CARTHAGE, tax=9)
        t.hand(ROME, **{good: 1 for good in every if good != missing}, tax=coins)
        t.roles(BABYLON, BABYLON, BABYLON).built("babylon").play(CONSTRUCTION)
        assert revised(t.b).contested is (missing == ""), missing


@clause("lc:1.3")
def test_a_game_under_way_has_no_result() -> None:
    t = table().hand(ROME, tax=3).play(CONSTRUCTION)
    assert RULES.result(revised(t.b)) is None

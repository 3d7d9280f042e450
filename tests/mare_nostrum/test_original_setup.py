"""The 2003 game: components, set-up, neutral civilizations, first roles."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.engine.seats import FATE
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CITY,
    CIVILIZATIONS,
    MARKET,
    OUT_OF_THE_GAME,
    SIDES,
    TEMPLE,
)
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import LAYOUT
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()


@clause("mn:1.1", "mn:2.1", "mn:2.2", "mn:2.3", "mn:2.4", "mn:2.5")
def test_the_box_holds_five_civilizations_eighteen_cards_and_three_roles() -> None:
    table = Table(RULES)
    assert len(CIVILIZATIONS) == 5
    assert len(table.b.owner) == 5 + 6 + 7
    assert sum(table.b.bank) + len(table.b.owner) + len(table.b.role) == 144
    for players in (2, 6):
        with pytest.raises(BadData):
            RULES.box(players, {})


@clause("mn:2.6", "mn:3.1.2", "mn:11.4")
def test_the_bank_has_35_coins_and_88_goods_enough_for_every_icon_doubled() -> None:
    table = Table(RULES)
    assert table.b.bank == [35, 5, 5, 5, 5, 7, 7, 7, 7, 7, 11, 11, 11]
    goods = table.box.atlas.site_good
    items = table.box.atlas.site_item
    for kind in range(1, 13):
        icons = [s for s, g in enumerate(goods) if g == kind and items[s] == CARAVAN]
        assert table.b.bank[kind] == 2 * len(icons) + 1


@clause("mn:1.2")
def test_islands_have_no_land_border_and_borders_are_mutual() -> None:
    atlas = Table(RULES).box.atlas
    assert (atlas.provinces, atlas.seas) == (33, 10)
    islands = [p for p in range(33) if not atlas.borders[p]]
    assert len(islands) == 6
    assert all(atlas.coasts[p] for p in islands)
    for p in range(33):
        assert all(atlas.borders[q] >> p & 1 for q in range(33) if atlas.borders[p] >> q & 1)


@clause("mn:2.7", "mn:3.1.3")
@pytest.mark.parametrize(
    ("players", "tokens"), [(3, (8, 18, 4, 8)), (4, (10, 23, 5, 10)), (5, (12, 28, 6, 12))]
)
def test_the_stock_of_buildings_depends_on_the_players(
    players: int, tokens: tuple[int, ...]
) -> None:
    stock = Table(RULES, players).b.stock
    assert (stock[CITY], stock[CARAVAN], stock[TEMPLE], stock[MARKET]) == tokens
    assert sum((12, 28, 6, 12)) == 58


@clause("mn:2.8", "mn:3.1.1")
def test_each_colour_has_33_pieces() -> None:
    supply = Table(RULES).b.supply
    assert [supply[piece * SIDES] for piece in range(4)] == [12, 8, 8, 5]
    assert sum([supply[piece * SIDES] for piece in range(4)]) == 33


@clause("mn:3.2.1", "mn:3.2.2", "mn:3.2.3", "mn:14.13")
def test_the_basic_start_is_worth_36_points_and_pays_23_cards() -> None:
    table = Table.set_up(RULES)
    box = table.box
    for seat in range(5):
        civ = table.b.civ[seat]
        sheet = box.sheets[civ]
        things = len(sheet.influence) + len(sheet.sites) + len(sheet.fortresses)
        assert 3 * (things + len(sheet.legions)) + box.card_prices[civ] == 36
        assert table.b.owner[civ] == seat
    sizes = {CIVILIZATIONS[table.b.civ[s]]: table.b.hand_size(s) for s in range(5)}
    assert sizes == {"rome": 4, "carthage": 5, "greece": 5, "egypt": 5, "babylon": 4}
    counts = {CIVILIZATIONS[table.b.civ[s]]: table.fact(s, s, "counts") for s in range(5)}
    assert counts["carthage"] == [4, 1, 1]
    assert counts["egypt"] == [2, 3, 1]
    assert counts["greece"] == [3, 2, 1]
    assert counts["rome"] == counts["babylon"] == [3, 1, 2]


@clause("mn:3.2.1", "mn:4.2.3", "mn:4.2.6")
def test_rome_carthage_and_egypt_start_with_the_roles_of_their_sheets() -> None:
    table = Table.set_up(RULES)
    civ = table.b.civ
    assert [CIVILIZATIONS[civ[seat]] for seat in table.b.role] == ["carthage", "egypt", "rome"]


@clause("mn:3.1.6", "mn:3.4.8", "mn:4.2.4")
def test_three_play_without_rome_and_egypt_and_everyone_leads_a_phase() -> None:
    table = Table.set_up(RULES, 3)
    civ = table.b.civ
    assert {CIVILIZATIONS[c] for c in civ[:3]} == {"greece", "carthage", "babylon"}
    assert [CIVILIZATIONS[civ[s]] for s in table.b.role] == ["carthage", "greece", "babylon"]
    assert table.b.owner[ROME] == table.b.owner[EGYPT] == OUT_OF_THE_GAME


@clause("mn:3.1.6")
def test_four_play_without_babylon_unless_they_agree_on_another_set() -> None:
    assert BABYLON not in RULES.new(RULES.box(4, {})).box.civilizations
    other = RULES.box(4, {"civilizations": "carthage-greece-egypt-babylon"})
    assert RULES.new(other).box.civilizations == [CARTHAGE, GREECE, EGYPT, BABYLON]
    with pytest.raises(BadData):
        RULES.box(4, {"civilizations": "carthage-greece-egypt"})


@clause("mn:3.1.5")
def test_players_may_choose_their_civilizations_in_an_order_drawn_by_lot() -> None:
    table = Table.started(RULES, 3, civ_assignment="choose")
    assert table.step() == "draw_choosing_order"
    table.fate("p2,p1,p3")
    assert table.asked() == [1]
    table.say(1, "carthage")
    assert table.refused(0, "carthage")
    table.say(0, "greece").say(2, "babylon")
    assert table.b.civ[:3] == (GREECE, CARTHAGE, BABYLON)


@clause("mn:3.1.5")
def test_civilizations_are_drawn_by_default() -> None:
    table = Table.started(RULES, 5)
    assert table.step() == "draw_civilizations"
    table.fate("egypt,rome,babylon,greece,carthage")
    assert table.b.civ == (EGYPT, ROME, BABYLON, GREECE, CARTHAGE)


@clause("mn:4.2.4")
def test_a_tie_for_an_unheld_role_is_drawn_among_those_without_one() -> None:
    table = Table.started(RULES, 4, civilizations="carthage-greece-egypt-babylon")
    table.fate("carthage,greece,egypt,babylon")
    # Greece and Babylon have no role; Babylon has more units and needs no lot.
    assert table.b.role[2] == 3
    table = Table.started(RULES, 3, civilizations="rome-carthage-babylon")
    table.fate("rome,carthage,babylon")
    assert table.b.role == (1, 2, 0)


# -- neutral civilizations ------------------------------------------------------------------------


@clause("mn:3.4.1", "mn:3.4.2")
def test_a_neutral_civilization_holds_its_capital_and_the_land_around_it() -> None:
    table = Table.set_up(RULES, 4)
    neutral = 4
    assert table.b.civ[neutral] == BABYLON
    held = [p for p, side in enumerate(table.b.marker) if side == neutral]
    assert held == sorted(map(table.area, ("babylonia", "mesopotamia", "susiana", "syria")))
    assert all(table.b.legions[p * SIDES + neutral] == 1 for p in held)
    assert table.b.fortresses[table.area("babylonia")] == 1
    assert table.b.fortresses[table.area("syria")] == 0


@clause("mn:3.4.2")
@pytest.mark.parametrize(("aegean", "provinces"), [(False, 2), (True, 6)])
def test_neutral_greece_may_include_the_aegean(aegean: bool, provinces: int) -> None:
    table = Table.set_up(
        RULES,
        4,
        civilizations="rome-carthage-egypt-babylon",
        neutral_greece_includes_aegean=aegean,
    )
    assert table.b.marker.count(4) == provinces


@clause("mn:3.4.7")
def test_no_neutral_piece_falls_into_a_players_start() -> None:
    for names in ("rome-carthage-greece", "greece-egypt-babylon", "carthage-egypt-babylon"):
        table = Table.set_up(RULES, 3, civilizations=names)
        for seat in range(3):
            sheet = table.box.sheets[table.b.civ[seat]]
            assert all(table.b.marker[p] == seat for p in sheet.influence)


@clause("mn:3.4.3", "mn:3.4.4", "mn:4.2.2")
def test_neutral_pieces_count_for_no_role_and_collect_nothing() -> None:
    table = Table.set_up(RULES, 3)
    assert sum(table.b.hand_size(s) for s in range(3)) == 5 + 5 + 4
    assert max(table.b.role) < 3


# -- the advanced set-up -------------------------------------------------------------------------


def layout(civ: int) -> Table:
    return Table(RULES, setup_mode="advanced").play(LAYOUT, civ)


@clause("mn:3.3.1", "mn:3.3.6")
def test_the_capital_marker_takes_three_of_the_36_points() -> None:
    table = layout(ROME)
    assert table.owner("rome") == ROME
    assert table.b.points == 33
    assert {v.split()[0] for v in table.allowed(ROME)} >= {"influence", "city", "card", "legion"}
    assert table.refused(ROME, "card colossus")
    assert table.refused(ROME, "card hannibal")


@clause("mn:3.3.2")
def test_the_own_hero_is_optional() -> None:
    table = layout(ROME).say(ROME, "card julius_caesar")
    assert table.b.points == 24
    other = layout(ROME).say(ROME, "city roma").say(ROME, "end")
    assert other.b.owner[ROME] == -1


@clause("mn:3.3.7")
def test_list_prices_apply_even_to_the_buyer_of_caesar() -> None:
    table = layout(ROME).say(ROME, "card julius_caesar").say(ROME, "legion rome")
    assert table.b.points == 24 - 3


@clause("mn:3.3.3")
def test_markers_come_before_buildings_and_may_be_built_on_at_once() -> None:
    table = layout(ROME)
    assert table.refused(ROME, "city mediolanum")
    table.say(ROME, "influence lombardy").say(ROME, "city mediolanum").say(ROME, "temple lombardy")
    assert table.b.points == 33 - 3 - 3 - 6
    assert table.refused(ROME, "influence illyria")


@clause("mn:3.3.4")
def test_legions_and_triremes_start_in_the_capital_but_fortresses_on_any_marker() -> None:
    table = layout(ROME).say(ROME, "influence lombardy")
    assert table.refused(ROME, "legion lombardy")
    assert table.refused(ROME, "trireme lombardy")
    table.say(ROME, "fortress lombardy").say(ROME, "trireme rome")
    assert table.ships_at("rome", ROME) == 1
    assert "trireme" not in layout(BABYLON).verbs(BABYLON)


@clause("mn:3.3.5", "mn:14.10")
def test_greece_may_use_the_provinces_around_the_aegean() -> None:
    found = [t.split()[1] for t in layout(GREECE).allowed(GREECE) if t.startswith("influence")]
    assert sorted(found) == ["asia", "crete", "macedonia", "rhodes", "thrace"]


@clause("mn:3.3.8")
def test_unspent_points_are_lost() -> None:
    table = layout(EGYPT).say(EGYPT, "city memphis").say(EGYPT, "end")
    assert table.b.points == 0


@clause("mn:3.3.9", "mn:3.3.10", "mn:4.2.5")
def test_players_lay_out_one_after_the_other_and_printed_roles_hold() -> None:
    table = Table.started(RULES, 3, setup_mode="advanced")
    table.fate("carthage,greece,babylon")
    assert table.step() == "draw_layout_order"
    table.fate("p3,p1,p2")
    for seat, city in ((2, "babylon"), (0, "carthago"), (1, "athenae")):
        assert table.asked() == [seat]
        table.say(seat, f"city {city}").say(seat, "end")
    # Carthage keeps the Director's card by its sheet; the other roles are drawn among the rest.
    assert table.b.role[0] == 0
    assert table.step() == "draw_first_holder"
    table.fate("p3")
    assert table.b.role == (0, 2, 1)


@clause("mn:3.3.8")
def test_who_has_a_single_point_left_is_still_asked_and_can_only_end() -> None:
    table = layout(EGYPT)
    table.b.points = 1
    assert table.asked() == [EGYPT]
    assert table.allowed(EGYPT) == ["end"]


@clause("mn:3.4.2")
@pytest.mark.parametrize("players", [3, 4])
def test_neutrals_hold_nothing_on_which_a_start_sheet_counts(players: int) -> None:
    start = Table.started(RULES, players)
    for drawn in start.rules.choices(start.b, FATE).values():
        table = Table.started(RULES, players)
        table.rules.answer(table.b, FATE, drawn)
        for seat in range(players):
            for province in table.box.sheets[table.b.civ[seat]].influence:
                assert table.b.marker[province] == seat
                assert table.b.sides_present(province) in ([], [seat])

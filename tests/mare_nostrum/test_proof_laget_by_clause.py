"""Clauses of the revised edition that could be broken where the code cites them, unnoticed."""

from pelagos.engine.seats import NOBODY, hears
from pelagos.games.mare_nostrum.four_cards.aftermath import alone_abroad
from pelagos.games.mare_nostrum.four_cards.campaign import fields_of_battle
from pelagos.games.mare_nostrum.four_cards.units import possible_foes
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.aftermath import chooser
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, TRADE, WAR
from pelagos.games.mare_nostrum.shared.tables import changed
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(players: int = 5, **options: object) -> Table:
    found = Table(RULES, players, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


@clause("lc:1.4")
def test_an_island_is_known_by_having_no_land_neighbour() -> None:
    atlas = Table(RULES).box.atlas
    alone = [p for p in range(atlas.provinces) if not atlas.neighbours[p]]
    assert atlas.islands == sum(1 << p for p in alone)
    assert len(alone) == 6


@clause("lc:3.8")
def test_a_neutral_side_has_a_legion_and_a_fortress_and_holds_no_title() -> None:
    t = Table.started(RULES, 4).fate("rome,carthage,greece,egypt")
    assert (t.owner("babylonia"), t.legions_at("babylonia", 4)) == (4, 1)
    assert t.b.fortresses[t.area("babylonia")] == 1
    counts = [t.fact(s, ROME, "counts") for s in range(4)]
    t.built("babylon")
    assert [t.fact(s, ROME, "counts") for s in range(4)] == counts
    assert all(0 <= holder < 4 for holder in t.b.role)


@clause("lc:6.6")
def test_with_an_equal_count_nobody_is_asked_who_takes_the_title() -> None:
    t = table().legions(ROME, "rome", 2).legions(EGYPT, "lower_egypt", 2).play(WAR)
    assert t.role("military_leader") == ROME
    assert t.step() == "name_next_general"
    t = table().legions(ROME, "rome", 2).legions(EGYPT, "lower_egypt", 3).play(WAR)
    assert t.role("military_leader") == EGYPT


@clause("lc:8.3")
def test_everybody_sees_his_own_hand_and_spectators_none() -> None:
    t = table().hand(ROME, gold=2, wine=1).hand(GREECE, oil=1)
    assert t.view(ROME)["hand"] == [("resource", "gold", 2), ("resource", "wine", 1)]
    assert t.view(NOBODY)["hand"] == []
    assert [t.fact(s, NOBODY, "hand_size") for s in range(5)] == [3, 0, 1, 0, 0]


# -- trade ---------------------------------------------------------------------------------------


def compensated() -> Table:
    """The Navigator has taken last and owes the last victim a card."""
    t = table().hand(0, wine=1).hand(1, oil=1).hand(2, gold=1).play(TRADE)
    t.say(0, "1").say(0, "wine").say(1, "oil").say(2, "gold")
    return t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold")


@clause("lc:8.18", "lc:19.4")
def test_the_line_of_a_compensation_is_shown_to_giver_and_receiver_alone() -> None:
    t = compensated()
    step = t.rules.step(t.b)
    assert step is not None
    assert step.name == "compensate"
    seen = step.seen_by(t.b, 0)
    assert [hears(seen, seat) for seat in (0, 1, 2, NOBODY)] == [True, False, True, False]


@clause("lc:8.19")
def test_cards_change_hands_by_call_offer_take_and_compensation_alone() -> None:
    t = table().hand(0, wine=1).hand(1, oil=1).hand(2, gold=1).play(TRADE)
    asked = []
    for seat, text in (
        (0, "1"), (0, "wine"), (1, "oil"), (2, "gold"),
        (0, "p2 oil"), (1, "p1 wine"), (0, "p3 gold"), (0, "oil"),
    ):  # fmt: skip
        asked.append(t.step())
        t.say(seat, text)
    assert list(dict.fromkeys(asked)) == ["call_number", "offer_cards", "take_card", "compensate"]
    assert t.step() == ""
    assert [t.holds(seat) for seat in range(3)] == [{"gold": 1}, {"wine": 1}, {"oil": 1}]


# -- war -----------------------------------------------------------------------------------------


def palestine() -> Table:
    return table().own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")


@clause("lc:11.14")
def test_legions_march_off_and_the_fortress_beside_them_stays() -> None:
    t = table().fort("rome").legions(ROME, "rome").play(ACTIVATION, ROME)
    t.say(ROME, "march rome > lombardy 1")
    assert (t.legions_at("rome", ROME), t.legions_at("lombardy", ROME)) == (0, 1)
    assert t.b.fortresses[t.area("rome")] == 1
    assert "march" not in t.verbs(ROME)


@clause("lc:11.19")
def test_a_legion_opens_a_battle_with_a_fortress_and_never_the_fortress_with_it() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "palestine")
    assert fields_of_battle(t.b, BABYLON) == []
    assert fields_of_battle(t.b, EGYPT) == [t.area("palestine")]


@clause("lc:12.1", "lc:12.2")
def test_ships_at_sea_fight_ships_at_sea_and_those_in_dock_nobody() -> None:
    t = table().ships(GREECE, "mare_ionium").ships(ROME, "rome").legions(ROME, "greece")
    sea, land = t.area("mare_ionium"), t.area("greece")
    assert possible_foes(t.b, sea, GREECE) == []
    assert possible_foes(t.b, land, GREECE) == [ROME]
    t.ships(ROME, "mare_ionium").ships(EGYPT, "mare_ionium")
    assert possible_foes(t.b, sea, GREECE) == [ROME, EGYPT]
    assert possible_foes(t.b, land, ROME) == []


@clause("lc:12.3")
def test_who_enters_an_empty_foreign_province_settles_it_and_is_not_pinned() -> None:
    t = palestine().legions(EGYPT, "lower_egypt", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1")
    board = revised(t.b)
    assert board.marched
    assert board.pinned == 0
    assert t.legions_at("palestine", EGYPT) == 1
    assert "settle palestine" in t.allowed(EGYPT)


@clause("lc:13.2")
def test_what_is_occupied_counts_for_the_occupier_until_the_province_is_at_war() -> None:
    t = palestine().legions(EGYPT, "palestine").occupied(EGYPT, "hierosolyma")
    assert t.b.controller(t.site("hierosolyma")) == EGYPT
    assert t.b.controller(t.site("palestine_fruit")) == BABYLON
    t.legions(ROME, "palestine")
    assert t.b.controller(t.site("hierosolyma")) == BABYLON


@clause("lc:13.4")
def test_while_both_stand_nobody_chooses_and_who_stands_alone_does() -> None:
    t = palestine().legions(BABYLON, "palestine", 2).legions(EGYPT, "palestine", 2)
    board = revised(t.b)
    board.field = t.area("palestine")
    assert chooser(board) == -1
    board.remove_legions(t.area("palestine"), BABYLON, 2)
    assert chooser(board) == EGYPT
    assert t.legions_at("palestine", EGYPT) == 2


@clause("lc:13.10")
def test_abroad_there_is_something_to_choose_at_home_and_in_free_land_nothing() -> None:
    t = palestine().legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt")
    t.legions(EGYPT, "nubia")
    found = [alone_abroad(t.b, t.area(a), EGYPT) for a in ("palestine", "lower_egypt", "nubia")]
    assert found == [True, False, False]


@clause("lc:13.16")
def test_city_and_temple_are_covered_by_a_legion_each() -> None:
    t = table().own(BABYLON, "tripolitania").built("leptis_magna", "temple_tripolitania")
    t.legions(EGYPT, "tripolitania", 2).play(ACTIVATION, EGYPT).say(EGYPT, "settle tripolitania")
    t.say(EGYPT, "occupy leptis_magna+temple_tripolitania").say(EGYPT, "end").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 2}, {})


@clause("lc:13.26")
def test_nothing_is_built_this_turn_in_a_province_just_assimilated() -> None:
    t = table().own(ROME, "syria").built("antiochia").legions(BABYLON, "syria")
    t.claimed(BABYLON, "syria").hand(BABYLON, tax=9).play(BUILDING, BABYLON)
    t.say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert t.owner("syria") == BABYLON
    assert [text for text in t.allowed(BABYLON) if text == "legion syria"] == []
    assert "legion babylonia" in t.allowed(BABYLON)


@clause("lc:13.27")
def test_an_assimilation_is_paid_whether_or_not_the_buildings_still_stand() -> None:
    t = table().own(ROME, "syria").legions(BABYLON, "syria").ships(ROME, "syria")
    t.claimed(BABYLON, "syria").hand(BABYLON, tax=3).play(BUILDING, BABYLON)
    assert "convert syria" in t.allowed(BABYLON)
    t.say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert (t.owner("syria"), t.ships_at("syria", ROME), t.holds(BABYLON)) == (BABYLON, 1, {})
    t.hand(BABYLON, tax=3)
    t.b.fresh = 0
    revised(t.b).ruined = changed(revised(t.b).ruined, t.area("syria"), 1)
    t.play(BUILDING, BABYLON).say(BABYLON, "city antiochia").say(BABYLON, "coins")
    assert revised(t.b).ruined[t.area("syria")] == 0
    poor = table().own(ROME, "syria").legions(BABYLON, "syria").claimed(BABYLON, "syria")
    poor.hand(BABYLON, tax=2).play(BUILDING, BABYLON)
    assert "convert" not in poor.verbs(BABYLON)


@clause("lc:15.8")
def test_legions_announce_their_chain_and_markers_do_not() -> None:
    def chained() -> Table:
        t = table(crossing_blockade=True).legions(GREECE, "greece").hand(GREECE, tax=3)
        t.ships(GREECE, "mare_aegaeum").ships(GREECE, "mare_aegyptium")
        return t.ships(GREECE, "mare_ionium").ships(GREECE, "mare_libycum")

    marching = chained().play(ACTIVATION, GREECE).say(GREECE, "march greece > lower_egypt 1")
    assert marching.step() == "choose_chain"
    marking = chained().play(BUILDING, GREECE).say(GREECE, "influence sicily")
    assert marking.step() != "choose_chain"
    assert marking.say(GREECE, "coins").owner("sicily") == GREECE


@clause("lc:15.12")
def test_over_the_alps_legions_have_made_their_move() -> None:
    t = table(alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    t.legions(CARTHAGE, "numidia", 3).play(ACTIVATION, CARTHAGE).say(CARTHAGE, "alps 3")
    assert (t.legions_at("numidia", CARTHAGE), t.legions_at("lombardy", CARTHAGE)) == (0, 2)
    assert "march" not in t.verbs(CARTHAGE)


# -- what is open --------------------------------------------------------------------------------


@clause("lc:19.1", "lc:19.2")
def test_everybody_sees_the_phase_the_bank_and_the_number_of_cards() -> None:
    t = table().hand(ROME, wine=2).hand(GREECE, oil=1).play(TRADE)
    view = t.view(NOBODY)
    assert (view["round"], view["phase"]) == (1, "trade")
    assert view["supply"]["wine"] == t.b.bank[t.box.find("resource", "wine")]
    assert [t.fact(s, NOBODY, "hand_size") for s in range(3)] == [2, 0, 1]
    assert t.view(ROME)["hand"] == [("resource", "wine", 2)]


@clause("lc:21.1")
def test_the_end_of_an_activation_is_asked_even_if_nothing_else_is_left() -> None:
    for phase in (BUILDING, ACTIVATION):
        t = table().legions(ROME, "rome").play(phase, ROME)
        step = t.rules.step(t.b)
        assert step is not None
        assert step.waits

"""The revised edition in rare states: rules by agreement, second battles, last cards."""

import pytest

from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.board import RANKS
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, CONSTRUCTION
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(players: int = 5, **options: object) -> Table:
    found = Table(RULES, players, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


# -- construction ----------------------------------------------------------------------------------


@clause("lc:10.18", "lc:21.3")
def test_an_occupied_capital_is_offered_once_though_two_rules_allow_a_fortress() -> None:
    t = table(fortress_under_occupation=True).legions(EGYPT, "rome").hand(ROME, tax=3)
    assert t.play(BUILDING, ROME).allowed(ROME).count("fortress rome") == 1


@clause("lc:16.6", "lc:14.2")
def test_a_statue_that_wins_the_game_gives_no_fortress() -> None:
    t = table().cards(ROME, "helen", "solomon", "archimedes").hand(ROME, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card statue_of_zeus").say(ROME, "coins")
    assert t.b.winner == ROME
    assert t.view(ROME)["more"]["gifts"] == [False, False]


@clause("lc:16.5", "lc:14.2")
def test_a_lighthouse_that_wins_the_game_gives_no_marker() -> None:
    t = table().cards(ROME, "helen", "solomon", "archimedes").hand(ROME, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card lighthouse").say(ROME, "coins")
    assert t.b.winner == ROME
    assert t.view(ROME)["more"]["gifts"] == [False, False]


@clause("lc:14.5", "lc:18.2")
@pytest.mark.parametrize(("coins", "able"), [(8, False), (9, False), (10, True)])
def test_cleopatras_exchange_costs_a_contender_the_card_that_is_given(
    coins: int, able: bool
) -> None:
    t = table().cards(EGYPT, "cleopatra", "helen").hand(CARTHAGE, tax=9)
    t.cards(CARTHAGE, "hannibal", "colossus", "mausoleum").roles(BABYLON, BABYLON, BABYLON)
    # Two more are needed: nine coins and nine goods, of which there are eight.
    t.hand(EGYPT, tax=coins, wine=2, oil=2, fish=1, grain=1, metal=1, slaves=1, fruit=1, gems=1)
    t.built("babylon").play(CONSTRUCTION)
    assert revised(t.b).contested is able


# -- marches ---------------------------------------------------------------------------------------


def two_wars() -> Table:
    """Egypt stands beside Babylon in Palestine and in Syria, and has fought in both."""
    t = table().own(BABYLON, "palestine", "syria").legions(EGYPT, "palestine", 2)
    t.legions(EGYPT, "syria").legions(BABYLON, "palestine").legions(BABYLON, "syria")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1+1")
    return t.say(EGYPT, "fight syria").fate("1+1")


@clause("lc:11.18")
def test_spent_legions_may_join_those_who_have_fought_where_they_go() -> None:
    t = two_wars()
    assert "march palestine syria 2" in t.allowed(EGYPT)
    t.say(EGYPT, "march palestine > syria 1")
    assert t.legions_at("syria", EGYPT) == 2
    assert not revised(t.b).pinned
    assert "fight syria" not in t.allowed(EGYPT)


@clause("lc:11.18")
def test_spent_legions_among_enemies_hold_back_the_one_who_can_still_fight() -> None:
    t = table().own(BABYLON, "palestine", "syria").legions(EGYPT, "palestine")
    t.legions(EGYPT, "syria", 2).legions(BABYLON, "palestine").legions(BABYLON, "syria")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1")
    t.say(EGYPT, "march palestine > syria 1")
    counts = {text for text in t.allowed(EGYPT) if text.startswith("march syria arabia")}
    assert counts == {"march syria arabia 1"}
    t.say(EGYPT, "march syria > arabia 1")
    assert not any(text.startswith("march syria") for text in t.allowed(EGYPT))
    t.say(EGYPT, "fight syria").fate("1+1")
    assert any(text.startswith("march syria arabia 1") for text in t.allowed(EGYPT))


# -- Helen -----------------------------------------------------------------------------------------


def second_battle(*, new: int) -> Table:
    """Egypt has attacked in Palestine, and attacks again with legions that have come since."""
    t = table().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt", new).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").say(BABYLON, "pass").fate("1+1")
    t.say(EGYPT, f"march lower_egypt > palestine {new}").say(BABYLON, "pass")
    return t.say(EGYPT, "fight palestine")


@clause("lc:17.3c", "lc:17.3a")
def test_a_legion_that_helen_turns_in_a_second_battle_has_moved() -> None:
    t = second_battle(new=2).say(BABYLON, "use")
    assert t.legions_at("palestine", BABYLON) == 2
    assert (revised(t.b).turned_moved, revised(t.b).turned_spent) == (True, False)
    t.fate("1+1+1").say(EGYPT, "end").play(ACTIVATION, BABYLON)
    assert {x for x in t.allowed(BABYLON) if x.startswith("march palestine arabia")} == {
        "march palestine arabia 1"
    }


@clause("lc:17.3c")
def test_of_those_that_attack_first_helen_turns_one_that_has_not_moved() -> None:
    t = table().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "fight palestine").say(BABYLON, "use").fate("1+1+1")
    # Egypt keeps the one that has come, which has moved.
    assert not any(x.startswith("march palestine") for x in t.allowed(EGYPT))
    t.say(EGYPT, "end").play(ACTIVATION, BABYLON)
    assert "march palestine arabia 2" in t.allowed(BABYLON)


@clause("lc:17.3c")
def test_a_spent_legion_that_helen_turns_on_its_way_has_moved_and_attacked() -> None:
    t = table().own(BABYLON, "palestine", "syria").cards(BABYLON, "helen")
    t.legions(EGYPT, "palestine", 2).legions(BABYLON, "palestine").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").say(BABYLON, "pass").fate("1+1+1")
    t.say(EGYPT, "march palestine > syria 2").say(BABYLON, "use")
    assert (t.legions_at("syria", EGYPT), t.legions_at("syria", BABYLON)) == (1, 1)
    assert (revised(t.b).turned_moved, revised(t.b).turned_spent) == (True, True)
    # The one that is left has attacked too, and cannot fight its former comrade.
    assert "fight" not in t.verbs(EGYPT)
    t.say(EGYPT, "end").play(ACTIVATION, BABYLON)
    assert not any(x.startswith(("march syria", "fight syria")) for x in t.allowed(BABYLON))


@clause("lc:17.3a", "lc:17.3c")
def test_a_battle_after_spent_legions_came_turns_a_legion_that_can_fight() -> None:
    t = table().own(BABYLON, "palestine", "syria").cards(BABYLON, "helen")
    t.legions(EGYPT, "palestine").legions(BABYLON, "palestine").legions(BABYLON, "syria")
    t.legions(EGYPT, "syria", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").say(BABYLON, "pass").fate("1+1")
    t.say(EGYPT, "march palestine > syria 1").say(BABYLON, "pass")
    t.say(EGYPT, "fight syria").say(BABYLON, "use")
    assert not revised(t.b).turned_spent
    assert t.b.spent[t.area("syria")] == 1


@clause("lc:17.3")
def test_helens_legion_that_falls_is_forgotten() -> None:
    t = table().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(EGYPT, "lower_egypt", 3)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 3").say(BABYLON, "use")
    t.say(EGYPT, "fight palestine").fate("5+1+1")
    assert revised(t.b).turned == -1


@clause("lc:17.3c")
def test_helen_turns_one_that_has_not_moved_on_the_first_island_of_the_map_too() -> None:
    t = table().own(BABYLON, "corsica").cards(BABYLON, "helen").legions(BABYLON, "corsica")
    assert t.area("corsica") == 0
    t.legions(EGYPT, "corsica", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight corsica").say(BABYLON, "use")
    assert not revised(t.b).turned_moved


@clause("lc:17.4")
def test_nebuchadnezzar_is_paid_for_the_first_site_of_the_map() -> None:
    t = table().own(ROME, "corsica").cards(EGYPT, "nebuchadnezzar").built("corsica_gems")
    assert t.site("corsica_gems") == 0
    t.legions(EGYPT, "corsica").play(ACTIVATION, EGYPT).say(EGYPT, "settle corsica")
    t.say(EGYPT, "pillage corsica_gems")
    assert t.holds(EGYPT) == {"gems": 1}


# -- the ferry blockade ----------------------------------------------------------------------------


def crossing(*fleets: int, own: int = 1) -> Table:
    """Greece crosses the Ionian Sea, where others lie too."""
    t = table(crossing_blockade=True).legions(GREECE, "greece", 2)
    for seat in fleets:
        t.ships(seat, "mare_ionium")
    t.ships(GREECE, "mare_ionium", own).play(ACTIVATION, GREECE)
    return t.say(GREECE, "march greece > sicily 2")


@clause("lc:15.5", "lc:15.3")
def test_a_blockading_fleet_may_be_sunk_and_the_legions_cross() -> None:
    t = crossing(ROME).say(ROME, "use").fate("1+5")
    assert (t.ships_at("mare_ionium", ROME), t.ships_at("mare_ionium", GREECE)) == (0, 1)
    assert [(e.seat, e.facts[0]) for e in t.events("units_lost")] == [(ROME, 0)]
    assert t.legions_at("sicily", GREECE) == 2
    assert not t.events("crossing_stopped")


@clause("lc:15.7", "lc:15.2")
def test_blockaders_are_asked_clockwise_and_each_once() -> None:
    t = crossing(ROME, EGYPT, BABYLON, own=2)
    asked = []
    while t.step() == "declare_blockade":
        asked += t.asked()
        t.say(t.asked()[0], "pass")
    assert asked == [EGYPT, BABYLON, ROME]
    assert t.legions_at("sicily", GREECE) == 2


@clause("lc:15.3", "lc:15.7")
def test_once_the_chain_is_broken_nobody_else_is_asked() -> None:
    t = crossing(ROME, EGYPT).say(EGYPT, "use").fate("5+1")
    assert (t.step(), t.asked()) == ("campaign", [GREECE])
    assert t.legions_at("greece", GREECE) == 2
    more = revised(t.b)
    assert (more.attempt.pieces, more.chain, more.blockades) == (0, (), ())


@clause("lc:15.7")
def test_the_chain_is_announced_where_there_are_several() -> None:
    t = table(crossing_blockade=True).legions(CARTHAGE, "carthage").ships(ROME, "mare_tyrrhenum")
    t.ships(CARTHAGE, "mare_sardoum").ships(CARTHAGE, "mare_syrticum")
    t.ships(CARTHAGE, "mare_tyrrhenum").ships(CARTHAGE, "mare_ionium").play(ACTIVATION, CARTHAGE)
    t.say(CARTHAGE, "march carthage > magna_graecia 1")
    assert t.step() == "choose_chain"
    # No chain goes round by a sea it does not need.
    chains = {frozenset(text.split("+")) for text in t.allowed(CARTHAGE)}
    assert chains == {
        frozenset(("mare_ionium", "mare_syrticum")),
        frozenset(("mare_sardoum", "mare_tyrrhenum")),
        frozenset(("mare_syrticum", "mare_tyrrhenum")),
    }
    assert len(t.allowed(CARTHAGE)) == 3
    t.say(CARTHAGE, next(x for x in t.allowed(CARTHAGE) if "mare_ionium" in x))
    # Rome's ships do not lie in it.
    assert t.step() == "campaign"
    assert t.legions_at("magna_graecia", CARTHAGE) == 1


@clause("lc:15.8")
def test_a_march_over_land_is_never_blockaded() -> None:
    t = table(crossing_blockade=True).legions(GREECE, "greece").ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium").play(ACTIVATION, GREECE).say(GREECE, "march greece > macedonia 1")
    assert t.step() == "campaign"
    assert t.legions_at("macedonia", GREECE) == 1


# -- the Alps --------------------------------------------------------------------------------------


def numidia(count: int) -> Table:
    t = table(alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    return t.legions(CARTHAGE, "numidia", count)


@clause("lc:15.11", "lc:11.18")
def test_of_those_that_have_fought_the_lost_legion_is_struck_off() -> None:
    t = numidia(3).legions(ROME, "numidia", 2).legions(CARTHAGE, "carthage")
    t.play(ACTIVATION, CARTHAGE).say(CARTHAGE, "fight numidia").fate("1+1+1+1+1").say(
        CARTHAGE, "alps 2"
    )
    assert (t.legions_at("numidia", CARTHAGE), t.legions_at("lombardy", CARTHAGE)) == (1, 1)
    t.say(CARTHAGE, "march carthage > numidia 1")
    assert "fight numidia" in t.allowed(CARTHAGE)
    t.say(CARTHAGE, "fight numidia")
    assert t.refused(-1, "1+1+1")


@clause("lc:15.11", "lc:11.10")
def test_a_single_legion_is_lost_in_the_alps_and_has_marched() -> None:
    t = numidia(1).ships(CARTHAGE, "mare_sardoum").ships(ROME, "mare_sardoum")
    t.play(ACTIVATION, CARTHAGE)
    assert "attack" in t.verbs(CARTHAGE)
    t.say(CARTHAGE, "alps 1")
    assert t.legions_at("numidia", CARTHAGE) == t.legions_at("lombardy", CARTHAGE) == 0
    assert "attack" not in t.verbs(CARTHAGE)
    assert len(t.events("legion_lost_in_alps")) == 1


@clause("lc:15.9")
@pytest.mark.parametrize("lacking", ["hannibal", "marker", "agreement"])
def test_only_hannibals_owner_crosses_from_his_own_numidia_by_agreement(lacking: str) -> None:
    t = table(alps_crossing=lacking != "agreement").legions(CARTHAGE, "numidia")
    t.cards(ROME if lacking == "hannibal" else CARTHAGE, "hannibal")
    t.own(ROME if lacking == "marker" else CARTHAGE, "numidia")
    assert "alps" not in t.play(ACTIVATION, CARTHAGE).verbs(CARTHAGE)


@clause("lc:15.9", "lc:11.4")
def test_legions_that_have_come_to_numidia_do_not_cross_the_alps() -> None:
    t = numidia(1).legions(CARTHAGE, "carthage", 2).play(ACTIVATION, CARTHAGE)
    t.say(CARTHAGE, "march carthage > numidia 2")
    assert {x for x in t.allowed(CARTHAGE) if x.startswith("alps")} == {"alps 1"}
    t.say(CARTHAGE, "alps 1")
    assert "alps" not in t.verbs(CARTHAGE)


@clause("lc:15.11", "lc:12.5")
def test_those_left_in_numidia_roll_one_die_each() -> None:
    t = numidia(3).legions(ROME, "numidia").play(ACTIVATION, CARTHAGE).say(CARTHAGE, "alps 1")
    t.say(CARTHAGE, "fight numidia")
    assert t.refused(-1, "1+1+1+1")
    assert t.fate("1+1+1").legions_at("numidia", CARTHAGE) == 2


# -- Pericles --------------------------------------------------------------------------------------


def ionian(docked: int = 1, at_sea: int = 1) -> Table:
    """Greece fights in Sicily and in Magna Graecia, with ships beside."""
    t = table().cards(GREECE, "pericles").own(ROME, "sicily", "magna_graecia")
    t.ships(GREECE, "greece", docked).ships(GREECE, "mare_ionium", at_sea)
    for province in ("sicily", "magna_graecia"):
        t.legions(ROME, province).legions(GREECE, province)
    return t.play(ACTIVATION, GREECE)


@clause("lc:18.3")
def test_of_ships_sunk_later_in_the_turn_those_that_have_supported_go_first() -> None:
    t = ionian().ships(ROME, "mare_ionium").say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "fight magna_graecia").say(GREECE, "mare_ionium:0").fate("1+1")
    t.say(GREECE, "end").play(ACTIVATION, ROME).say(ROME, "attack mare_ionium").fate("5+1+1")
    assert t.ships_at("mare_ionium", GREECE) == 1
    t.say(ROME, "fight sicily")
    assert (t.step(), t.asked()) == ("support_battle", [GREECE])
    assert t.allowed(GREECE) == ["-", "mare_ionium:1"]


@clause("lc:18.3", "lc:18.3a")
def test_a_ship_supports_once_a_turn_even_in_defence() -> None:
    t = ionian(0, 1).say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "fight magna_graecia").fate("1+1").say(GREECE, "end")
    t.play(ACTIVATION, ROME).say(ROME, "fight sicily")
    assert t.step() == "roll_dice"


@clause("lc:18.3")
def test_ships_that_have_moved_support_first_so_that_others_may_still_go() -> None:
    t = ionian().say(GREECE, "sail greece > mare_ionium 1").say(GREECE, "fight sicily")
    t.say(GREECE, "mare_ionium:1").fate("1+1").say(GREECE, "fight magna_graecia")
    t.say(GREECE, "mare_ionium:0").fate("1+1")
    # The one that stayed takes its support along.
    t.say(GREECE, "sail mare_ionium > mare_tyrrhenum 1")
    assert t.step() == "campaign"
    t.say(GREECE, "end").play(ACTIVATION, ROME).say(ROME, "fight sicily")
    assert t.allowed(GREECE) == ["-", "mare_tyrrhenum:1"]


@clause("lc:18.3", "lc:11.4")
@pytest.mark.parametrize("used", [0, 1])
def test_it_is_asked_how_many_of_the_ships_that_sail_have_supported(used: int) -> None:
    t = ionian(0, 2).say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "fight magna_graecia").say(GREECE, "mare_ionium:0").fate("1+1")
    t.say(GREECE, "sail mare_ionium > mare_tyrrhenum 1")
    assert (t.step(), t.allowed(GREECE)) == ("name_supporters", ["0", "1"])
    t.say(GREECE, str(used))
    supported = dict(zip(("mare_ionium", "mare_tyrrhenum"), (1 - used, used), strict=True))
    first = t.box.atlas.provinces
    assert {sea: revised(t.b).supported[t.area(sea) - first] for sea in supported} == supported


@clause("lc:18.3")
def test_all_ships_of_a_sea_sail_and_nothing_is_asked() -> None:
    t = ionian(0, 2).say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "fight magna_graecia").say(GREECE, "mare_ionium:0").fate("1+1")
    t.say(GREECE, "sail mare_ionium > mare_tyrrhenum 2")
    assert t.step() == "campaign"
    first = t.box.atlas.provinces
    assert revised(t.b).supported[t.area("mare_tyrrhenum") - first] == 1


@clause("lc:18.3")
def test_a_ship_that_came_and_supported_and_then_attacked_has_done_all_of_it() -> None:
    t = ionian(1, 0).ships(ROME, "mare_ionium").say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    first = (t.area("mare_ionium") - t.box.atlas.provinces) * RANKS
    assert revised(t.b).supporters[first : first + RANKS] == (0, 1, 0)
    t.say(GREECE, "attack mare_ionium").fate("1+1")
    assert revised(t.b).supporters[first : first + RANKS] == (0, 0, 1)


@clause("lc:18.3")
def test_ships_of_pericles_that_another_attacks_have_come_in_nobodys_turn() -> None:
    t = ionian(0, 1).ships(ROME, "mare_ionium").say(GREECE, "fight sicily")
    t.say(GREECE, "mare_ionium:1").fate("1+1").say(GREECE, "fight magna_graecia").fate("1+1")
    t.say(GREECE, "end").play(ACTIVATION, ROME).say(ROME, "attack mare_ionium").fate("1+1")
    first = (t.area("mare_ionium") - t.box.atlas.provinces) * RANKS
    assert revised(t.b).supporters[first : first + RANKS] == (1, 0, 0)

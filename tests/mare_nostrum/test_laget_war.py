"""The revised edition: war, ruin, seizure, assimilation, heroes at war, optional rules."""

import json

import pytest

from pelagos.games.mare_nostrum.four_cards.ids import LEGIONS, SIDES
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, WAR
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


def goals(t: Table, seat: int, verb: str, origin: str) -> set[str]:
    words = [text.split() for text in t.allowed(seat)]
    return {w[2] for w in words if w[0] == verb and w[1] == origin}


def palestine(players: int = 5, **options: object) -> Table:
    """Babylon's province, with a city and a caravan."""
    t = table(players, **options).own(BABYLON, "palestine")
    return t.built("hierosolyma", "palestine_fruit")


# -- order and movement -------------------------------------------------------------------------


@clause("lc:11.1", "lc:11.2", "lc:20.6", "lc:21.1")
def test_the_warlord_names_one_player_after_another() -> None:
    t = table().legions(ROME, "rome").play(WAR)
    assert t.step() == "name_next_general"
    t.say(ROME, "p3")
    # Greece has no unit: its activation is over at once.
    assert t.step() == "name_next_general"
    t.say(ROME, "p1")
    assert t.step() == "campaign"
    assert "end" in t.verbs(ROME)


@clause("lc:11.3", "lc:11.4", "lc:11.5", "lc:13.4")
def test_moves_and_battles_mix_and_each_unit_moves_and_attacks_once() -> None:
    t = palestine().legions(EGYPT, "lower_egypt", 3).legions(BABYLON, "palestine")
    t.ships(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 2")
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    assert t.legions_at("palestine", EGYPT) == 2
    t.say(EGYPT, "sail lower_egypt > mare_aegyptium 1")
    t.say(EGYPT, "march lower_egypt > palestine 1")
    # The fresh legion may open another battle; the first two are spent.
    t.say(EGYPT, "fight palestine")
    t.fate("5+1")
    assert t.legions_at("palestine", BABYLON) == 0


@clause("lc:11.6", "lc:11.7", "lc:11.8")
def test_triremes_leave_the_dock_and_never_return() -> None:
    t = table().ships(GREECE, "greece").ships(GREECE, "mare_ionium").play(ACTIVATION, GREECE)
    assert goals(t, GREECE, "sail", "greece") == {"mare_aegaeum", "mare_ionium"}
    assert all(goal.startswith("mare") for goal in goals(t, GREECE, "sail", "mare_ionium"))
    assert t.say(GREECE, "end").step() == ""


@clause("lc:11.9", "lc:11.10", "lc:21.3")
@pytest.mark.parametrize("late", [False, True])
def test_a_sea_battle_comes_before_the_first_legion_moves(late: bool) -> None:
    t = table(naval_attack_after_legion_move=late).ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium").legions(GREECE, "greece").play(ACTIVATION, GREECE)
    assert "attack" in t.verbs(GREECE)
    t.say(GREECE, "march greece > macedonia 1")
    assert ("attack" in t.verbs(GREECE)) is late


@clause("lc:E8", "lc:11.11", "lc:11.12", "lc:11.13")
def test_ferrying() -> None:
    t = table().legions(GREECE, "greece", 4).ships(GREECE, "mare_ionium")
    t.ships(GREECE, "mare_libycum").ships(ROME, "mare_libycum", 3).play(ACTIVATION, GREECE)
    assert "march greece lower_egypt 4" in t.allowed(GREECE)
    t = table().legions(GREECE, "greece", 4).ships(GREECE, "mare_ionium").play(ACTIVATION, GREECE)
    assert "lower_egypt" not in goals(t, GREECE, "march", "greece")


@clause("lc:11.14", "lc:11.19")
def test_a_fortress_neither_moves_nor_attacks() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "palestine").play(ACTIVATION, BABYLON)
    assert t.step() == ""


@clause("lc:11.15", "lc:11.16", "lc:11.17", "lc:13.5")
def test_a_player_must_fight_or_leave() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2)
    t.play(ACTIVATION, EGYPT)
    assert "end" not in t.verbs(EGYPT)
    left = t.b.copy()
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    assert "end" in t.verbs(EGYPT)
    # Legions that fought but have not moved may still march out.
    assert "lower_egypt" in goals(t, EGYPT, "march", "palestine")
    t.b = left
    t.say(EGYPT, "march palestine > lower_egypt 2")
    assert t.say(EGYPT, "end").step() == ""


@clause("lc:11.18")
def test_spent_legions_do_not_walk_into_enemies_alone() -> None:
    t = palestine().own(BABYLON, "syria").legions(BABYLON, "syria").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine", 2).legions(EGYPT, "arabia").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "fight palestine").fate("1+1+1")
    assert "syria" not in goals(t, EGYPT, "march", "palestine")
    t.say(EGYPT, "march arabia > syria 1")
    assert "syria" in goals(t, EGYPT, "march", "palestine")
    t.say(EGYPT, "march palestine > syria 2")
    assert "end" not in t.verbs(EGYPT)


# -- battles ---------------------------------------------------------------------------------------


@clause("lc:E9", "lc:12.4", "lc:12.7", "lc:12.8", "lc:12.9", "lc:12.10", "lc:13.12", "lc:19.7")
def test_battle_in_palestine() -> None:
    t = palestine().fort("palestine").legions(BABYLON, "palestine").legions(EGYPT, "lower_egypt", 3)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 3")
    t.say(EGYPT, "fight palestine").fate("4+2+5+5")
    assert t.legions_at("palestine", EGYPT) == 1
    assert t.step() == "settle"
    t.say(EGYPT, "pillage hierosolyma")
    assert t.owner("palestine") == BABYLON
    assert t.b.sites[t.site("hierosolyma")] == 0


@clause("lc:E11", "lc:12.6", "lc:12.11", "lc:12.12", "lc:13.1")
def test_a_fortress_alone() -> None:
    t = palestine().fort("palestine").legions(EGYPT, "lower_egypt", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 2").say(EGYPT, "fight palestine").fate("1+3")
    assert t.legions_at("palestine", EGYPT) == 1
    assert t.b.at_war(t.area("palestine"))
    assert t.b.spent[t.area("palestine")] == 1
    assert "fight" not in t.verbs(EGYPT)


@clause("lc:12.1", "lc:12.2", "lc:10.21")
def test_a_docked_trireme_takes_no_part() -> None:
    t = palestine().ships(BABYLON, "palestine").legions(EGYPT, "lower_egypt")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    assert "fight" not in t.verbs(EGYPT)
    assert not t.b.at_war(t.area("palestine"))


@clause("lc:12.5", "lc:12.13", "lc:12.14", "lc:12.16")
def test_forces_are_divided_before_any_dice() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.legions(EGYPT, "palestine", 3).play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine")
    assert t.step() == "divide_forces"
    assert t.refused(EGYPT, "rome:1")
    t.say(EGYPT, "rome:1+babylon:2").say(EGYPT, "rome").fate("1+1").fate("2+3+1")
    assert (t.legions_at("palestine", ROME), t.legions_at("palestine", BABYLON)) == (1, 0)
    assert "end" in t.verbs(EGYPT)


@clause("lc:12.6", "lc:12.13")
def test_an_attackers_fortress_joins_one_battle_a_turn() -> None:
    t = palestine().fort("palestine").legions(BABYLON, "palestine", 2).legions(ROME, "palestine")
    t.legions(EGYPT, "palestine").play(ACTIVATION, BABYLON).say(BABYLON, "fight palestine")
    t.say(BABYLON, "rome:1+egypt:1")
    assert t.step() == "divide_fortresses"
    t.say(BABYLON, "rome:1").say(BABYLON, "rome").fate("4+1")
    assert t.legions_at("palestine", ROME) == 0


@clause("lc:12.15")
def test_ships_are_divided_too() -> None:
    t = table().ships(GREECE, "mare_ionium", 2).ships(ROME, "mare_ionium")
    t.ships(CARTHAGE, "mare_ionium").play(ACTIVATION, GREECE).say(GREECE, "attack mare_ionium")
    t.say(GREECE, "rome:1+carthage:1").say(GREECE, "rome").fate("5+1").fate("5+1")
    assert t.ships_at("mare_ionium", ROME) == t.ships_at("mare_ionium", CARTHAGE) == 0


@clause("lc:12.17", "lc:3.8", "lc:3.9", "lc:2.6")
def test_neutral_legions_fall_before_the_fortress() -> None:
    t = table(4).legions(4, "babylonia").fort("babylonia").legions(EGYPT, "babylonia", 6)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight babylonia").fate("1+1+1+1+1+1+1")
    assert t.legions_at("babylonia", 4) == 0
    assert t.b.fortresses[t.area("babylonia")] == 1


@clause("lc:13.6")
def test_if_both_sides_are_destroyed_nothing_happens() -> None:
    t = palestine().legions(BABYLON, "palestine").legions(EGYPT, "palestine")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("5+5")
    assert t.step() == ""
    assert t.owner("palestine") == BABYLON


# -- one side left ---------------------------------------------------------------------------------


@clause("lc:13.7", "lc:12.3", "lc:13.8", "lc:13.11")
def test_entering_an_empty_foreign_province_forces_one_of_three_by_the_end() -> None:
    t = palestine().legions(EGYPT, "lower_egypt", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "end")
    assert t.step() == "settle"
    assert t.verbs(EGYPT) == {"occupy", "pillage", "claim"}
    t.say(EGYPT, "occupy hierosolyma+palestine_fruit")
    assert t.step() == ""


@clause("lc:13.8")
def test_a_surviving_defender_who_stands_alone_chooses_too() -> None:
    t = palestine().legions(EGYPT, "palestine", 2).legions(ROME, "syria").play(ACTIVATION, ROME)
    t.say(ROME, "march syria > palestine 1").say(ROME, "fight palestine").fate("1+4+4")
    assert t.asked() == [EGYPT]
    assert t.step() == "settle"


@clause("lc:13.8", "lc:13.17")
def test_after_a_later_battle_a_seizer_lays_his_survivors_again() -> None:
    t = palestine().legions(EGYPT, "palestine", 2).play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma")
    assert "settle" not in t.verbs(EGYPT)
    t.say(EGYPT, "end")
    t.legions(ROME, "syria").play(ACTIVATION, ROME).say(ROME, "march syria > palestine 1")
    assert t.b.sites[t.site("hierosolyma")] == 1
    t.say(ROME, "fight palestine").fate("1+4+4")
    assert t.verbs(EGYPT) == {"occupy"}


@clause("lc:13.9", "lc:13.10")
def test_with_nothing_legal_or_at_home_there_is_no_choice() -> None:
    t = table().legions(EGYPT, "babylonia").legions(EGYPT, "lower_egypt").legions(EGYPT, "nubia")
    t.play(ACTIVATION, EGYPT)
    assert "settle" not in t.verbs(EGYPT)


@clause("lc:13.13", "lc:13.14", "lc:13.12")
def test_a_ruined_province_must_be_restored_before_it_is_ruined_again() -> None:
    t = table().built("babylon", "babylonia_fruit").legions(EGYPT, "babylonia")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle babylonia").say(EGYPT, "pillage babylon")
    t.say(EGYPT, "end")
    revised(t.b).choice = (0,) * len(revised(t.b).choice)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle babylonia")
    assert t.verbs(EGYPT) == {"occupy"}
    t.say(EGYPT, "occupy babylonia_fruit").say(EGYPT, "end")
    t.hand(BABYLON, tax=3).play(BUILDING, BABYLON).say(BABYLON, "city babylon")
    t.say(BABYLON, "coins").say(BABYLON, "end")
    revised(t.b).choice = (0,) * len(revised(t.b).choice)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle babylonia")
    assert "pillage" in t.verbs(EGYPT)


@clause("lc:13.13", "lc:21.3")
@pytest.mark.parametrize(("block", "allowed"), [("province", False), ("same_player", True)])
def test_ruin_may_bar_only_the_player_who_did_it(block: str, allowed: bool) -> None:
    t = palestine(5, ruin_block=block).legions(ROME, "palestine")
    revised(t.b).ruined = changed(revised(t.b).ruined, t.area("palestine"), 1 << EGYPT)
    t.play(ACTIVATION, ROME).say(ROME, "settle palestine")
    assert ("pillage" in t.verbs(ROME)) is allowed


@clause("lc:13.15", "lc:13.18")
def test_legions_arriving_later_are_laid_on_further_structures() -> None:
    t = palestine().legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt")
    t.occupied(EGYPT, "hierosolyma").play(ACTIVATION, EGYPT)
    assert "lay" not in t.verbs(EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "lay palestine palestine_fruit")
    assert t.b.sites[t.site("palestine_fruit")] == 2 + EGYPT
    assert t.b.sites[t.site("hierosolyma")] == 2 + EGYPT


@clause("lc:13.19", "lc:13.20", "lc:13.28")
def test_a_capital_may_be_seized_but_never_assimilated() -> None:
    t = table().built("babylon").legions(EGYPT, "babylonia").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle babylonia")
    assert t.verbs(EGYPT) == {"occupy", "pillage"}


@clause("lc:13.29", "lc:21.3")
@pytest.mark.parametrize("falls", [False, True])
def test_a_neutral_capital_is_protected_too(falls: bool) -> None:
    t = table(4, neutral_capital_assimilable=falls).built("babylon").own(4, "syria")
    t.legions(EGYPT, "babylonia").legions(EGYPT, "syria").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "settle babylonia")
    assert ("claim" in t.verbs(EGYPT)) is falls
    t.say(EGYPT, "pillage babylon").say(EGYPT, "settle syria").say(EGYPT, "claim")
    assert t.b.claim[t.area("syria")] == EGYPT


# -- heroes at war ------------------------------------------------------------------------------


@clause("lc:E14", "lc:18.1")
@pytest.mark.parametrize("hannibal", [True, False])
def test_hannibal(hannibal: bool) -> None:
    t = table().own(ROME, "numidia").legions(ROME, "numidia").legions(CARTHAGE, "numidia", 2)
    if hannibal:
        t.cards(CARTHAGE, "hannibal")
    t.play(ACTIVATION, CARTHAGE).say(CARTHAGE, "fight numidia").fate("1+2+1")
    assert t.legions_at("numidia", ROME) == (0 if hannibal else 1)


@clause("lc:E15", "lc:18.3", "lc:18.3a")
def test_pericles_supports_a_land_battle_once_per_ship() -> None:
    t = table().cards(GREECE, "pericles").own(ROME, "sicily").legions(ROME, "sicily")
    t.legions(GREECE, "sicily").ships(GREECE, "mare_ionium", 2).ships(GREECE, "sicily")
    t.play(ACTIVATION, GREECE).say(GREECE, "fight sicily")
    assert t.step() == "support_battle"
    ahead = rules().battle(revised(t.b))
    assert ahead is not None
    assert (ahead.attacker.bonus, ahead.defender.dice) == (0, 1)  # as it is without the ships
    t.say(GREECE, "mare_ionium:2").fate("3+1")
    assert t.legions_at("sicily", ROME) == 0
    assert t.ships_at("mare_ionium", GREECE) == 2
    n = t.box.atlas.provinces
    assert revised(t.b).supported[t.area("mare_ionium") - n] == 2


@clause("lc:18.3a", "lc:21.3")
@pytest.mark.parametrize("walls", [False, True])
def test_pericles_supports_a_lone_fortress_only_as_an_option(walls: bool) -> None:
    t = table(5, pericles_supports_fortress_alone=walls).cards(GREECE, "pericles")
    t.own(GREECE, "sicily").fort("sicily").ships(GREECE, "mare_ionium").legions(ROME, "sicily", 2)
    t.play(ACTIVATION, ROME).say(ROME, "fight sicily")
    assert t.step() == ("support_battle" if walls else "roll_dice")


@clause("lc:17.3", "lc:17.3a", "lc:17.3b", "lc:17.3c")
def test_helen_turns_an_entering_legion_and_the_battle_is_compulsory() -> None:
    t = palestine().cards(BABYLON, "helen").legions(EGYPT, "lower_egypt", 2)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 2")
    assert t.step() == "turn_legion_on_entry"
    t.say(BABYLON, "use")
    assert t.legions_at("palestine", BABYLON) == t.legions_at("palestine", EGYPT) == 1
    assert t.verbs(EGYPT) == {"fight"}
    t.say(EGYPT, "fight palestine").fate("1+1")
    t.say(EGYPT, "end")
    # In Babylon's own activation the turned legion has already moved.
    t.play(ACTIVATION, BABYLON)
    assert "march" not in t.verbs(BABYLON)


@clause("lc:17.3a", "lc:17.3d", "lc:17.3b")
def test_helen_turns_a_standing_legion_only_when_it_attacks() -> None:
    t = palestine().cards(BABYLON, "helen").legions(EGYPT, "palestine", 2)
    t.legions(BABYLON, "palestine").play(ACTIVATION, EGYPT)
    assert t.step() == "campaign"
    t.say(EGYPT, "fight palestine")
    assert t.step() == "turn_legion_on_entry"
    t.say(BABYLON, "use")
    assert t.legions_at("palestine", EGYPT) == 1
    spare = palestine().cards(BABYLON, "helen").legions(EGYPT, "lower_egypt")
    spare.b.supply[LEGIONS * SIDES + BABYLON] = 0
    spare.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    assert spare.step() == "campaign"


@clause("lc:17.4", "lc:20.2")
def test_nebuchadnezzar_is_paid_for_every_kind_of_structure() -> None:
    def ruin(site: str) -> Table:
        t = table().own(ROME, "tripolitania").cards(EGYPT, "nebuchadnezzar")
        t.built("leptis_magna", "temple_tripolitania", "market_tripolitania", "tripolitania_oil")
        t.legions(EGYPT, "tripolitania").play(ACTIVATION, EGYPT)
        return t.say(EGYPT, "settle tripolitania").say(EGYPT, f"pillage {site}")

    assert ruin("leptis_magna").holds(EGYPT) == {"tax": 1}
    assert ruin("temple_tripolitania").holds(EGYPT) == {"tax": 1}
    assert ruin("tripolitania_oil").holds(EGYPT) == {"oil": 1}
    assert ruin("market_tripolitania").holds(EGYPT) == {"oil": 1}
    bare = table().own(ROME, "tripolitania").cards(EGYPT, "nebuchadnezzar")
    bare.built("market_tripolitania").legions(EGYPT, "tripolitania").play(ACTIVATION, EGYPT)
    bare.say(EGYPT, "settle tripolitania").say(EGYPT, "pillage market_tripolitania")
    assert bare.step() == "choose_spoils"
    assert sorted(bare.allowed(EGYPT)) == ["fish", "oil"]
    bare.say(EGYPT, "fish")
    assert bare.holds(EGYPT) == {"fish": 1}


# -- the ferry blockade -------------------------------------------------------------------------


def crossing(**ships: int) -> Table:
    """Greece ferries two legions over the Ionian Sea to Sicily."""
    t = table(5, crossing_blockade=True).legions(GREECE, "greece", 2)
    t.ships(GREECE, "mare_ionium", ships.get("own", 1)).ships(ROME, "mare_ionium")
    if "carthage" in ships:
        t.ships(CARTHAGE, "mare_ionium", ships["carthage"])
    t.play(ACTIVATION, GREECE)
    return t.say(GREECE, "march greece > sicily 2")


def test_a_crossing_saved_before_the_blockade_goes_on() -> None:
    t = crossing()
    t.b = t.rules.load(t.box, json.loads(json.dumps(t.b.state())))
    t.b.log = []
    assert (t.step(), t.asked()) == ("declare_blockade", [ROME])
    t.say(ROME, "use").fate("5+1")
    assert t.events("crossing_stopped")


@clause("lc:15.1", "lc:15.3", "lc:15.4", "lc:15.6")
def test_a_blockade_that_sinks_the_only_ship_stops_the_crossing() -> None:
    t = crossing()
    assert t.step() == "declare_blockade"
    assert t.asked() == [ROME]
    t.say(ROME, "use").fate("5+1")
    assert t.ships_at("mare_ionium", GREECE) == 0
    assert t.legions_at("greece", GREECE) == 2
    assert "march greece macedonia 2" in t.allowed(GREECE)


@clause("lc:15.3", "lc:15.5")
def test_a_crossing_that_survives_or_is_let_pass_takes_place() -> None:
    t = crossing().say(ROME, "pass")
    assert t.legions_at("sicily", GREECE) == 2
    t = crossing(own=2).say(ROME, "use").fate("5+1+1")
    assert t.ships_at("mare_ionium", GREECE) == 1
    assert t.legions_at("sicily", GREECE) == 2


@clause("lc:15.2", "lc:15.7")
def test_several_players_may_blockade_clockwise_until_the_chain_breaks() -> None:
    t = crossing(carthage=1)
    # Clockwise from Greece: Egypt and Babylon have no ships, then Rome, then Carthage.
    assert t.asked() == [ROME]
    t.say(ROME, "use").fate("1+1")
    assert t.asked() == [CARTHAGE]
    t.say(CARTHAGE, "use").fate("6+1")
    assert t.legions_at("greece", GREECE) == 2
    broken = crossing(carthage=1).say(ROME, "use").fate("5+1")
    assert broken.step() == "campaign"


@clause("lc:15.7")
def test_the_ferrying_player_announces_his_chain() -> None:
    t = table(5, crossing_blockade=True).legions(GREECE, "greece")
    t.ships(GREECE, "mare_aegaeum").ships(GREECE, "mare_aegyptium")
    t.ships(GREECE, "mare_ionium").ships(GREECE, "mare_libycum").play(ACTIVATION, GREECE)
    t.say(GREECE, "march greece > lower_egypt 1")
    assert t.step() == "choose_chain"
    assert set(t.allowed(GREECE)) == {"mare_aegaeum+mare_aegyptium", "mare_ionium+mare_libycum"}
    t.say(GREECE, t.allowed(GREECE)[0])
    assert t.legions_at("lower_egypt", GREECE) == 1


@clause("lc:15.8")
def test_a_blockade_does_not_concern_markers() -> None:
    t = table(5, crossing_blockade=True).ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium", 5)
    t.hand(GREECE, tax=3).play(BUILDING, GREECE).say(GREECE, "influence sicily")
    t.say(GREECE, "coins")
    assert t.owner("sicily") == GREECE


# -- the Alps --------------------------------------------------------------------------------------


def alps(count: int, **options: object) -> Table:
    t = table(5, alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    return t.legions(CARTHAGE, "numidia", count).play(ACTIVATION, CARTHAGE)


@clause("lc:15.9", "lc:15.10", "lc:15.11", "lc:15.12")
def test_each_march_over_the_alps_costs_one_legion() -> None:
    t = alps(3).say(CARTHAGE, "alps 3")
    assert t.legions_at("lombardy", CARTHAGE) == 2
    assert t.b.moved[t.area("lombardy")] == 2
    assert "march" not in t.verbs(CARTHAGE)
    lone = alps(1).say(CARTHAGE, "alps 1")
    assert lone.legions_at("lombardy", CARTHAGE) == 0
    twice = alps(3).say(CARTHAGE, "alps 1").say(CARTHAGE, "alps 2")
    assert twice.legions_at("lombardy", CARTHAGE) == 1


@clause("lc:15.9", "lc:15.12")
def test_the_alps_need_the_option_hannibal_and_the_marker_in_numidia() -> None:
    t = table().own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal").legions(CARTHAGE, "numidia")
    assert "alps" not in t.play(ACTIVATION, CARTHAGE).verbs(CARTHAGE)
    t = table(5, alps_crossing=True).own(ROME, "numidia").cards(CARTHAGE, "hannibal")
    t.legions(CARTHAGE, "numidia").play(ACTIVATION, CARTHAGE)
    assert "alps" not in t.verbs(CARTHAGE)
    built = table(5, alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    built.hand(CARTHAGE, tax=3).play(BUILDING, CARTHAGE)
    assert "influence lombardy" not in built.allowed(CARTHAGE)


# -- what is seen ----------------------------------------------------------------------------------


@clause("lc:19.1", "lc:21.2", "lc:12.10")
def test_losses_are_chosen_in_secret_by_both_sides() -> None:
    t = (
        palestine()
        .fort("palestine")
        .legions(BABYLON, "palestine", 2)
        .legions(EGYPT, "palestine", 4)
    )
    t.built("market_palestine").play(ACTIVATION, EGYPT)
    t.occupied(EGYPT, "hierosolyma")
    t.say(EGYPT, "fight palestine").fate("2+1+1+1+1+1")
    assert sorted(t.asked()) == [EGYPT, BABYLON]
    t.say(BABYLON, "fortress")
    assert t.view(EGYPT)["areas"] == t.view(BABYLON)["areas"]
    assert t.b.fortresses[t.area("palestine")] == 1
    t.say(EGYPT, "hierosolyma")
    assert t.b.fortresses[t.area("palestine")] == 0

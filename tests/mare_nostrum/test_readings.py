"""Both editions: sentences that can be read in two ways, and the clauses of the log."""

import pytest

from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, WAR
from pelagos.games.mare_nostrum.laget.phases import CONSTRUCTION as LAGET_CONSTRUCTION
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN, CONSTRUCTION, MILITARY
from tests.mare_nostrum.build import BABYLON, EGYPT, GREECE, ROME, Table
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def marked(t: Table) -> Table:
    for side, capital in enumerate(CAPITALS):
        t.own(side, capital)
    return t


def laget(**options: object) -> Table:
    return marked(Table(LAGET, 5, **options))


def original(**options: object) -> Table:
    return marked(Table(ORIGINAL, 5, **options))


# -- the revised edition ---------------------------------------------------------------------------


@clause("lc:10.18", "lc:21.3")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_fortress_under_occupation_needs_an_agreement(agreed: bool) -> None:
    t = laget(fortress_under_occupation=agreed).own(BABYLON, "palestine").built("hierosolyma")
    t.legions(EGYPT, "palestine").occupied(EGYPT, "hierosolyma").hand(BABYLON, tax=9)
    t.play(BUILDING, BABYLON)
    assert ("fortress palestine" in t.allowed(BABYLON)) is agreed
    assert "legion palestine" not in t.allowed(BABYLON)
    if agreed:
        t.say(BABYLON, "fortress palestine").say(BABYLON, "coins")
        assert t.b.at_war(t.area("palestine"))
        assert t.b.sites[t.site("hierosolyma")] == 1


@clause("lc:10.17", "lc:21.3")
def test_at_war_no_fortress_is_raised_even_then() -> None:
    t = laget(fortress_under_occupation=True).own(BABYLON, "palestine").hand(BABYLON, tax=9)
    t.legions(EGYPT, "palestine").legions(BABYLON, "palestine").play(BUILDING, BABYLON)
    assert "fortress palestine" not in t.allowed(BABYLON)


@clause("lc:11.7", "lc:21.3")
@pytest.mark.parametrize("agreed", [False, True])
def test_new_triremes_stay_in_dock_unless_the_table_reads_it_otherwise(agreed: bool) -> None:
    t = laget(new_triremes_must_sail=agreed).ships(GREECE, "greece", 2).play(ACTIVATION, GREECE)
    assert ("end" in t.verbs(GREECE)) is not agreed
    if agreed:
        end = t.box.find("verb", "end")
        assert t.why_not(GREECE, (end, ())) == "lc:11.7"
        t.say(GREECE, "sail greece > mare_ionium 1")
        assert "end" not in t.verbs(GREECE)
        t.say(GREECE, "sail greece > mare_aegaeum 1")
    assert t.say(GREECE, "end").step() == ""


@clause("lc:11.9", "lc:21.3")
@pytest.mark.parametrize("agreed", [False, True])
def test_ships_that_did_not_move_attack_unless_the_table_reads_it_otherwise(agreed: bool) -> None:
    t = laget(only_arriving_triremes_attack=agreed).ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium").ships(GREECE, "greece").play(ACTIVATION, GREECE)
    assert ("attack" in t.verbs(GREECE)) is not agreed
    t.say(GREECE, "sail greece > mare_ionium 1").say(GREECE, "attack mare_ionium")
    # Once one has come, all of them fight.
    assert t.fate("1+4+1").ships_at("mare_ionium", ROME) == 0


@clause("lc:18.3", "lc:21.3")
@pytest.mark.parametrize(("reading", "again"), [("per_ship", True), ("one_battle", False)])
def test_pericles_supports_once_per_ship_or_once_a_turn(reading: str, again: bool) -> None:
    t = laget(pericles_support=reading).cards(GREECE, "pericles").ships(GREECE, "mare_ionium", 2)
    t.own(ROME, "sicily", "magna_graecia").legions(ROME, "sicily").legions(ROME, "magna_graecia")
    t.legions(GREECE, "sicily").legions(GREECE, "magna_graecia").play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "fight magna_graecia")
    assert (t.step() == "support_battle") is again


@clause("lc:18.3", "lc:21.3")
@pytest.mark.parametrize("used", [0, 1])
def test_once_a_turn_stays_once_when_the_ship_that_supported_is_sunk(used: int) -> None:
    t = laget(pericles_support="one_battle").cards(GREECE, "pericles")
    t.ships(GREECE, "mare_ionium", 2).ships(ROME, "mare_ionium", 1)
    t.own(ROME, "sicily", "magna_graecia").legions(ROME, "sicily").legions(ROME, "magna_graecia")
    t.legions(GREECE, "sicily").legions(GREECE, "magna_graecia").play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sicily").say(GREECE, f"mare_ionium:{used}" if used else "-").fate("1+1")
    t.say(GREECE, "attack mare_ionium").fate("1+1+5").say(GREECE, "fight magna_graecia")
    assert (t.step() == "support_battle") is (used == 0)


@clause("lc:18.3", "lc:21.3", "lc:11.1")
def test_in_the_next_turn_the_ships_support_a_battle_again() -> None:
    t = laget(pericles_support="one_battle").cards(GREECE, "pericles").own(ROME, "sicily")
    t.ships(GREECE, "mare_ionium").legions(ROME, "sicily").legions(GREECE, "sicily")
    t.roles(military=GREECE).play(WAR)
    t.say(GREECE, "p3").say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1").fate("1+1")
    t.say(GREECE, "end").say(GREECE, "p1").say(ROME, "fight sicily").fate("1+1").say(ROME, "end")
    while t.step() == "name_next_general":
        t.say(GREECE, t.allowed(GREECE)[0])
    t.play(ACTIVATION, GREECE).say(GREECE, "fight sicily")
    assert t.step() == "support_battle"


@clause("lc:12.5", "lc:12.12")
def test_legions_that_have_attacked_roll_no_dice_in_a_second_attack() -> None:
    t = laget().own(BABYLON, "palestine").legions(BABYLON, "palestine").legions(EGYPT, "palestine")
    t.legions(EGYPT, "lower_egypt").play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine")
    t.fate("1+1").say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "fight palestine")
    assert t.refused(-1, "1+1+1")
    t.fate("1+1")
    assert t.legions_at("palestine", EGYPT) == 2


# -- 2003 ------------------------------------------------------------------------------------------


@clause("mn:7.6.5")
@pytest.mark.parametrize("alone", [True, False])
def test_a_temple_or_market_alone_is_occupied_unless_the_table_reads_it_otherwise(
    alone: bool,
) -> None:
    t = (
        original(temple_or_market_alone=alone)
        .own(BABYLON, "palestine")
        .legions(EGYPT, "palestine", 2)
    )
    t.built("hierosolyma", "temple_palestine", "palestine_fruit", "market_palestine")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert ("occupy temple_palestine" in t.allowed(EGYPT)) is alone
    assert ("occupy hierosolyma+market_palestine" in t.allowed(EGYPT)) is alone
    assert "occupy hierosolyma+temple_palestine" in t.allowed(EGYPT)
    assert "occupy palestine_fruit+market_palestine" in t.allowed(EGYPT)


@clause("mn:7.6.5", "mn:7.6.11")
def test_with_nothing_but_a_temple_there_may_be_nothing_to_occupy() -> None:
    t = original(temple_or_market_alone=False).own(BABYLON, "palestine")
    t.built("temple_palestine").legions(EGYPT, "palestine").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "halt")
    assert t.verbs(EGYPT) == {"nothing", "pillage", "claim"}


@clause("mn:7.4.4", "mn:7.1.5")
def test_with_mixed_moves_a_second_band_must_fight_too() -> None:
    t = original(interleaved_military_actions=True).own(GREECE, "illyria")
    t.legions(GREECE, "illyria", 2).legions(ROME, "lombardy", 2).play(CAMPAIGN, ROME)
    t.say(ROME, "march lombardy > illyria 1").say(ROME, "fight illyria").fate("1+1+1")
    assert "end" in t.verbs(ROME)
    t.say(ROME, "march lombardy > illyria 1")
    assert t.verbs(ROME) == {"fight"}
    t.say(ROME, "fight illyria").fate("1+1+1")
    assert t.verbs(ROME) == {"end"}


# -- the clauses of the log ------------------------------------------------------------------------


@clause("lc:9.2", "lc:11.2")
def test_the_log_says_by_which_clause_a_player_is_named() -> None:
    t = laget().legions(ROME, "rome").play(WAR).say(ROME, "p1")
    assert [e.kind.clause for e in t.events("player_named")] == ["lc:11.2"]
    t = laget().play(LAGET_CONSTRUCTION).say(ROME, "p1")
    assert [e.kind.clause for e in t.events("player_named")] == ["lc:9.2"]


@clause("mn:6.1.1", "mn:7.1.1")
def test_the_log_says_by_which_clause_an_order_is_announced() -> None:
    t = original().legions(ROME, "rome").play(MILITARY).say(ROME, "p1,p2,p3,p4,p5")
    assert [e.kind.clause for e in t.events("order_announced")] == ["mn:7.1.1"]
    t = original().play(CONSTRUCTION).say(ROME, "p1,p2,p3,p4,p5")
    assert [e.kind.clause for e in t.events("order_announced")] == ["mn:6.1.1"]
    t = original(order_declaration="stepwise").legions(ROME, "rome").play(MILITARY).say(ROME, "p1")
    assert [e.kind.clause for e in t.events("player_named")] == ["mn:7.1.1"]


@clause("mn:3.2.1", "lc:4.3")
def test_the_log_says_that_a_role_is_printed_on_the_sheet() -> None:
    found = [e.kind.clause for e in Table.set_up(ORIGINAL).events("role_dealt")]
    assert found == ["mn:3.2.1"] * 3
    found = [e.kind.clause for e in Table.set_up(LAGET).events("role_dealt")]
    assert found == ["lc:4.3"] * 3


@clause("mn:4.2.4", "lc:4.5")
def test_the_log_says_that_a_role_without_a_sheet_goes_by_count() -> None:
    found = [e.kind.clause for e in Table.set_up(ORIGINAL, 3).events("role_dealt")]
    assert "mn:4.2.4" in found
    found = [e.kind.clause for e in Table.set_up(LAGET, 3).events("role_dealt")]
    assert "lc:4.5" in found

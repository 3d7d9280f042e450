"""Both editions at the first and the last place of the board, the first seat and the last piece."""

from typing import Any

import pytest

from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.ids import MARCH, SAIL
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(rules: MareRules[Any], **options: object) -> Table:
    found = Table(rules, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def left_over(t: Table, phase: str) -> list[str]:
    """What a phase should have forgotten and has not."""
    fresh = t.rules.new(t.box)
    return [f for f in t.rules.scratch()[phase] if getattr(t.b, f) != getattr(fresh, f)]


# -- battles ---------------------------------------------------------------------------------------


@clause("lc:12.13", "lc:12.14")
@pytest.mark.parametrize("babylon", [0, 1])
def test_who_sends_all_against_one_of_two_opponents_is_not_asked_who_of_them_has_come(
    babylon: int,
) -> None:
    t = table(LAGET).own(BABYLON, "palestine").legions(EGYPT, "lower_egypt")
    t.legions(EGYPT, "palestine").legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "march lower_egypt > palestine 1")
    t.say(EGYPT, "fight palestine").say(EGYPT, f"rome:{2 - babylon}+babylon:{babylon}")
    assert t.step() == ("divide_arrivals" if babylon else "roll_dice")


@clause("mn:7.4.11")
def test_of_two_groups_of_attackers_no_more_have_come_than_came() -> None:
    t = table(ORIGINAL).own(BABYLON, "palestine").legions(EGYPT, "lower_egypt")
    t.legions(EGYPT, "palestine", 2).legions(BABYLON, "palestine").legions(ROME, "palestine")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "halt")
    t.say(EGYPT, "rome:2+babylon:1")
    assert t.step() == "choose_foe"
    assert t.view(EGYPT)["more"]["assigned"] == [2, 0, 0, 0, 1]
    assert t.view(EGYPT)["more"]["assigned_new"] == [1, 0, 0, 0, 0]


@clause("lc:15.1", "lc:12.12")
@pytest.mark.parametrize("dice", ["1+1+1", "5+1+1"])
def test_a_blockade_leaves_nothing_of_its_battle_behind(dice: str) -> None:
    t = table(LAGET, crossing_blockade=True).ships(GREECE, "mare_ionium").ships(GREECE, "greece")
    t.ships(ROME, "mare_ionium").legions(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "attack mare_ionium").fate("1+1").say(GREECE, "sail greece > mare_ionium 1")
    t.say(GREECE, "march greece > sicily 1").say(ROME, "use").fate(dice)
    if t.step() == "choose_losses":
        t.say(GREECE, "stayed")
    assert t.step() == "campaign"
    assert left_over(t, "engagement") == []
    assert left_over(t, "crossing") == []


@clause("mn:7.1.4", "lc:11.4")
@pytest.mark.parametrize(("rules", "phase"), [(ORIGINAL, CAMPAIGN), (LAGET, ACTIVATION)])
def test_a_turn_of_war_leaves_nothing_behind(rules: MareRules[Any], phase: Phase) -> None:
    t = table(rules).fort("lower_egypt").legions(EGYPT, "lower_egypt", 3).own(EGYPT, "cyprus")
    t.legions(BABYLON, "lower_egypt").ships(EGYPT, "mare_aegyptium", 2).built("hierosolyma")
    t.ships(EGYPT, "lower_egypt").ships(ROME, "mare_libycum").own(BABYLON, "palestine")
    t.play(phase, EGYPT).say(EGYPT, "sail lower_egypt > mare_libycum 1")
    t.say(EGYPT, "attack mare_libycum").fate("1+1")
    t.say(EGYPT, "march lower_egypt > cyprus 1").say(EGYPT, "march lower_egypt > palestine 1")
    if rules is ORIGINAL:
        t.say(EGYPT, "halt").say(EGYPT, "lower_egypt").fate("1+1")
    else:
        t.say(EGYPT, "fight lower_egypt").fate("1+1")
    assert {"spent", "moved", "fought", "forts_spent"} <= set(left_over(t, "military"))
    if rules is ORIGINAL:
        t.say(EGYPT, "occupy hierosolyma")
    else:
        t.say(EGYPT, "settle palestine").say(EGYPT, "occupy hierosolyma").say(EGYPT, "end")
    assert t.step() == ""
    assert [f for f in left_over(t, "military") if f != "choice"] == []


# -- moves -----------------------------------------------------------------------------------------


@clause("mn:7.1.4", "lc:11.4", "lc:11.6")
@pytest.mark.parametrize(
    ("rules", "phase", "moved", "course"),
    [(ORIGINAL, CAMPAIGN, "mn:7.1.4", "mn:7.2.2"), (LAGET, ACTIVATION, "lc:11.4", "lc:11.6")],
)
@pytest.mark.parametrize("sea", ["mare_sardoum", "pontus_euxinus"])
def test_a_fleet_is_refused_for_having_moved_when_all_its_ships_have(
    rules: MareRules[Any], phase: Phase, moved: str, course: str, sea: str
) -> None:
    t = table(rules).ships(GREECE, "mare_aegaeum").ships(CARTHAGE, "carthage").play(phase, GREECE)
    goal = t.area("mare_ionium")
    there = t.area(sea)
    t.b.sail(t.area("mare_aegaeum"), there, GREECE, 1)
    assert t.why_not(GREECE, (SAIL, (there, (goal, 2)))) == course
    t.b.moved[there] += 1
    assert t.why_not(GREECE, (SAIL, (there, (goal, 1)))) == moved
    t.b.place_trireme(there, GREECE)
    assert t.why_not(GREECE, (SAIL, (there, (goal, 9)))) == course
    assert t.why_not(GREECE, (SAIL, (t.area("mare_syrticum"), (goal, 1)))) == course


@clause("mn:7.1.4", "lc:11.4", "lc:11.11")
@pytest.mark.parametrize(
    ("rules", "phase", "moved", "way"),
    [(ORIGINAL, CAMPAIGN, "mn:7.1.4", "mn:7.3.1"), (LAGET, ACTIVATION, "lc:11.4", "lc:11.11")],
)
@pytest.mark.parametrize("province", ["corsica", "magna_graecia"])
def test_an_army_is_refused_for_having_moved_when_all_its_legions_have(
    rules: MareRules[Any], phase: Phase, moved: str, way: str, province: str
) -> None:
    t = table(rules).legions(GREECE, province).legions(GREECE, "greece").play(phase, GREECE)
    there, goal = t.area(province), t.area("nubia")
    assert t.why_not(GREECE, (MARCH, (there, (goal, 1)))) == way
    t.b.moved[there] += 1
    assert t.why_not(GREECE, (MARCH, (there, (goal, 1)))) == moved
    t.b.place_legion(there, GREECE)
    assert t.why_not(GREECE, (MARCH, (there, (goal, 1)))) == way
    assert t.why_not(GREECE, (MARCH, (t.area("crete"), (goal, 1)))) == way


@clause("mn:7.2.2", "mn:7.3.1")
def test_what_is_no_place_for_a_unit_is_refused_for_its_course() -> None:
    t = table(ORIGINAL).legions(EGYPT, "lower_egypt").ships(EGYPT, "mare_libycum")
    t.play(CAMPAIGN, EGYPT)
    sea, land, nowhere = t.area("mare_libycum"), t.area("lower_egypt"), len(t.box.atlas.areas)
    t.b.moved[sea] = t.b.moved[land] = 1
    for origin in (land, -1, nowhere, True, (sea,)):
        assert t.why_not(EGYPT, (SAIL, (origin, (sea, 1)))) == "mn:7.2.2"
    for origin in (sea, -1, nowhere, (land,)):
        assert t.why_not(EGYPT, (MARCH, (origin, (land, 1)))) == "mn:7.3.1"
    assert t.why_not(EGYPT, (SAIL, (sea, (sea, 1)))) == "mn:7.1.4"
    assert t.why_not(EGYPT, (MARCH, (land, (land, 1)))) == "mn:7.1.4"

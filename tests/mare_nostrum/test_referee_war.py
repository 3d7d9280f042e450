"""Both editions: which legions go, which are lost, and what that leaves behind."""

from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, WAR
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def original(players: int = 5, **options: object) -> Table:
    found = Table(ORIGINAL, players, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def laget(players: int = 5, **options: object) -> Table:
    found = Table(LAGET, players, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


# -- 2003 ------------------------------------------------------------------------------------------


@clause("mn:7.3.7", "mn:7.1.4")
def test_a_legion_that_has_just_come_cannot_go_in_place_of_the_occupier() -> None:
    t = original().own(GREECE, "lombardy").built("mediolanum").legions(ROME, "lombardy")
    t.occupied(ROME, "mediolanum").legions(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "march rome > lombardy 1").say(ROME, "march lombardy > illyria 1")
    # Only the legion on the city had not moved: it went, and the city is given up.
    assert t.b.sites[t.site("mediolanum")] == 1
    assert t.step() == "campaign"


@clause("mn:7.3.7", "mn:7.1.4")
def test_of_several_that_could_go_the_player_says_which_went() -> None:
    t = original().own(GREECE, "lombardy").built("mediolanum").legions(ROME, "lombardy", 2)
    t.occupied(ROME, "mediolanum").legions(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "march rome > lombardy 1").say(ROME, "march lombardy > illyria 1")
    assert sorted(t.allowed(ROME)) == ["beside", "mediolanum"]
    t.say(ROME, "beside").say(ROME, "march lombardy > illyria 1")
    assert t.b.sites[t.site("mediolanum")] == 1


@clause("mn:7.4.10", "mn:7.4.11")
def test_with_divided_forces_the_owner_still_chooses_which_legion_falls() -> None:
    t = original().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine", 2)
    t.occupied(EGYPT, "hierosolyma").legions(ROME, "palestine").legions(GREECE, "palestine")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, "rome:1+greece:1")
    t.say(EGYPT, "rome").fate("1+5")
    assert sorted(t.allowed(EGYPT)) == ["beside", "hierosolyma"]
    t.say(EGYPT, "hierosolyma")
    assert t.b.sites[t.site("hierosolyma")] == 1
    assert t.legions_at("palestine", EGYPT) == 1


@clause("mn:7.1.4", "mn:7.1.5")
def test_when_the_occupier_falls_the_legion_that_came_has_still_moved() -> None:
    t = original(interleaved_military_actions=True).own(GREECE, "lombardy").built("mediolanum")
    t.legions(ROME, "lombardy").occupied(ROME, "mediolanum").legions(ROME, "rome")
    t.legions(GREECE, "lombardy").play(CAMPAIGN, ROME).say(ROME, "march rome > lombardy 1")
    t.say(ROME, "fight lombardy").fate("1+1+5").say(ROME, "mediolanum")
    assert t.legions_at("lombardy", ROME) == 1
    assert "march" not in t.verbs(ROME)


# -- the revised edition ---------------------------------------------------------------------------


@clause("lc:15.11", "lc:13.17")
def test_a_lone_legion_dies_in_the_alps_before_it_could_bring_war() -> None:
    t = laget(alps_crossing=True).own(CARTHAGE, "numidia").cards(CARTHAGE, "hannibal")
    t.own(ROME, "lombardy").built("mediolanum").legions(EGYPT, "lombardy")
    t.occupied(EGYPT, "mediolanum").legions(CARTHAGE, "numidia", 2).play(ACTIVATION, CARTHAGE)
    t.say(CARTHAGE, "alps 1")
    assert t.legions_at("numidia", CARTHAGE) == 1
    assert t.b.sites[t.site("mediolanum")] == 2 + EGYPT
    t.say(CARTHAGE, "alps 1")
    assert t.b.supply[5 + CARTHAGE] == 8


@clause("lc:17.3c", "lc:17.3a")
def test_a_legion_turned_as_it_attacks_keeps_its_move_if_it_had_not_moved() -> None:
    t = laget().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(BABYLON, "palestine")
    t.legions(EGYPT, "palestine", 2).legions(EGYPT, "lower_egypt").roles(military=EGYPT).play(WAR)
    t.say(EGYPT, "p4").say(EGYPT, "march lower_egypt > palestine 1").say(BABYLON, "pass")
    t.say(EGYPT, "fight palestine").say(BABYLON, "use").fate("1+1+1+1")
    t.say(EGYPT, "end").say(EGYPT, "p5")
    # Two of Egypt's three attackers had been there before: Babylon turned one of those.
    assert "march palestine arabia 2" in t.allowed(BABYLON)


@clause("lc:17.3c", "lc:12.10")
def test_the_turned_legion_may_be_the_one_that_falls() -> None:
    t = laget().own(BABYLON, "palestine").cards(BABYLON, "helen").legions(BABYLON, "palestine")
    t.legions(EGYPT, "lower_egypt", 3).roles(military=EGYPT).play(WAR).say(EGYPT, "p4")
    t.say(EGYPT, "march lower_egypt > palestine 3").say(BABYLON, "use")
    t.say(EGYPT, "fight palestine").fate("4+2+1+1").say(EGYPT, "end").say(EGYPT, "p5")
    assert t.legions_at("palestine", BABYLON) == 1
    assert "march palestine arabia 1" in t.allowed(BABYLON)


@clause("lc:18.3", "lc:12.10")
def test_ships_that_have_supported_may_be_those_that_are_sunk() -> None:
    t = laget().cards(GREECE, "pericles").own(ROME, "sicily").legions(ROME, "sicily")
    t.legions(GREECE, "sicily").ships(GREECE, "mare_ionium", 2).ships(ROME, "mare_ionium")
    t.play(ACTIVATION, GREECE).say(GREECE, "fight sicily").say(GREECE, "mare_ionium:1")
    t.fate("1+1").say(GREECE, "attack mare_ionium").fate("1+1+5")
    assert t.ships_at("mare_ionium", GREECE) == 1
    n = t.box.atlas.provinces
    assert revised(t.b).supported[t.area("mare_ionium") - n] == 0

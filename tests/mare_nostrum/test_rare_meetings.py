"""Heroes, wonders and options of the revised edition that seldom meet, read from the book."""

import pytest

from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION, BUILDING, TRADE
from pelagos.games.mare_nostrum.shared.tables import changed
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(**options: object) -> Table:
    found = Table(rules(), 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def places(t: Table, seat: int, verb: str) -> set[str]:
    return {text.split()[1] for text in t.allowed(seat) if text.split()[0] == verb}


@clause("lc:16.6", "lc:10.18", "lc:9.11")
@pytest.mark.parametrize("agreed", [False, True])
def test_the_gift_of_zeus_obeys_the_same_reading_of_occupied_land(agreed: bool) -> None:
    t = table(fortress_under_occupation=agreed).own(BABYLON, "palestine").built("hierosolyma")
    t.legions(EGYPT, "palestine").occupied(EGYPT, "hierosolyma").hand(BABYLON, tax=9)
    t.play(BUILDING, BABYLON).say(BABYLON, "card statue_of_zeus").say(BABYLON, "coins")
    assert ("palestine" in places(t, BABYLON, "free_fortress")) is agreed
    if agreed:
        t.say(BABYLON, "free_fortress palestine")
        assert t.b.sites[t.site("hierosolyma")] == 1  # war, so the seizure lapses


@clause("lc:11.9", "lc:11.6")
def test_a_trireme_that_leaves_its_dock_is_one_that_arrives() -> None:
    t = table(only_arriving_triremes_attack=True).ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium").ships(GREECE, "greece").play(ACTIVATION, GREECE)
    assert "attack" not in t.verbs(GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1")
    assert places(t, GREECE, "attack") == {"mare_ionium"}


@clause("lc:11.7", "lc:12.2")
def test_where_new_triremes_must_sail_so_must_one_in_a_dock_that_was_lost() -> None:
    t = table(new_triremes_must_sail=True).own(ROME, "syria").ships(BABYLON, "syria")
    t.play(ACTIVATION, BABYLON)
    assert t.verbs(BABYLON) == {"sail"}
    sea = t.allowed(BABYLON)[0].split()[-2]
    t.say(BABYLON, f"sail syria > {sea} 1")
    assert t.ships_at("syria", BABYLON) == 0


@clause("lc:11.10", "lc:15.1", "lc:15.5")
def test_a_march_ends_ones_own_attacks_at_sea_and_not_the_blockades_of_others() -> None:
    t = table(crossing_blockade=True).legions(GREECE, "greece", 2).ships(GREECE, "mare_ionium")
    t.ships(ROME, "mare_ionium").play(ACTIVATION, GREECE)
    assert "attack" in t.verbs(GREECE)
    t.say(GREECE, "march greece > macedonia 1")
    assert "attack" not in t.verbs(GREECE)
    t.say(GREECE, "march greece > sicily 1")
    assert (t.step(), t.asked()) == ("declare_blockade", [ROME])
    t.say(ROME, "use").fate("5+1")
    assert "march greece macedonia 1" in t.allowed(GREECE)


@clause("lc:12.7", "lc:18.1", "lc:18.3")
@pytest.mark.parametrize(("ships", "fallen"), [(0, 0), (1, 1)])
def test_hannibals_legions_and_the_ships_of_pericles_add_in_one_battle(
    ships: int, fallen: int
) -> None:
    t = table().cards(CARTHAGE, "hannibal").cards(GREECE, "pericles").own(GREECE, "sicily")
    t.legions(CARTHAGE, "sicily", 2).legions(GREECE, "sicily").ships(GREECE, "mare_ionium", ships)
    t.play(ACTIVATION, CARTHAGE).say(CARTHAGE, "fight sicily")
    if ships:
        t.say(GREECE, "mare_ionium:1")
    t.fate("1+2+4")
    assert t.legions_at("sicily", GREECE) == 0  # 1 + 2 + 2
    assert t.legions_at("sicily", CARTHAGE) == 2 - fallen  # 4, and 5 with a ship


@clause("lc:12.7", "lc:12.14", "lc:18.1")
def test_hannibal_adds_for_the_legions_of_each_battle_alone() -> None:
    t = table().cards(CARTHAGE, "hannibal").own(ROME, "numidia")
    t.legions(CARTHAGE, "numidia", 3).legions(ROME, "numidia").legions(EGYPT, "numidia")
    t.play(ACTIVATION, CARTHAGE).say(CARTHAGE, "fight numidia").say(CARTHAGE, "rome:1+egypt:2")
    t.say(CARTHAGE, "rome").fate("3+1")
    assert t.legions_at("numidia", ROME) == 1  # 3 + 1
    t.fate("1+2+1")
    assert t.legions_at("numidia", EGYPT) == 0  # 1 + 2 + 2


@clause("lc:13.13", "lc:13.23")
def test_a_province_that_was_ruined_and_taken_over_is_restored_by_its_new_owner() -> None:
    t = table().own(EGYPT, "palestine").built("palestine_fruit").legions(ROME, "palestine")
    ruined = changed(revised(t.b).ruined, t.area("palestine"), 1 << EGYPT)
    revised(t.b).ruined = ruined
    before = t.b.copy()
    t.play(ACTIVATION, ROME).say(ROME, "settle palestine")
    assert "pillage" not in t.verbs(ROME)
    t.b = before
    t.b.remove_legions(t.area("palestine"), ROME, 1)
    t.hand(EGYPT, tax=3).play(BUILDING, EGYPT).say(EGYPT, "city hierosolyma").say(EGYPT, "coins")
    t.say(EGYPT, "end")
    t.legions(ROME, "palestine").play(ACTIVATION, ROME).say(ROME, "settle palestine")
    assert "pillage" in t.verbs(ROME)


@clause("lc:16.5", "lc:10.10")
def test_the_far_marker_of_the_lighthouse_is_new_like_any_other() -> None:
    t = table().hand(ROME, tax=15).play(BUILDING, ROME).say(ROME, "card lighthouse")
    t.say(ROME, "coins").say(ROME, "free_influence nubia")
    assert "nubia" not in places(t, ROME, "legion") | places(t, ROME, "fortress")
    assert places(t, ROME, "legion") == {"rome"}


@clause("lc:10.13", "lc:16.6", "lc:18.5")
def test_with_zeus_and_caesar_two_fortresses_stand_and_no_third() -> None:
    t = table().cards(ROME, "statue_of_zeus", "julius_caesar").fort("rome").hand(ROME, tax=4)
    t.play(BUILDING, ROME).say(ROME, "fortress rome").say(ROME, "coins")
    assert t.b.fortresses[t.area("rome")] == 2
    assert t.holds(ROME) == {"tax": 2}
    assert "fortress" not in t.verbs(ROME)


@clause("lc:8.20", "lc:8.21")
def test_odysseus_compels_nobody_when_his_owner_takes_himself() -> None:
    t = table().cards(ROME, "ulysses")
    for seat, good in enumerate(("wine", "oil", "gold")):
        t.hand(seat, **{good: 1})
    t.play(TRADE).say(ROME, "1")
    for seat, good in enumerate(("wine", "oil", "gold")):
        t.say(seat, good)
    assert (t.step(), t.asked()) == ("take_card", [ROME])
    t.say(ROME, "p2 oil")
    assert (t.step(), t.asked()) == ("compel_take", [ROME])
    t.say(ROME, "use")
    assert t.allowed(CARTHAGE) == ["p1 wine"]

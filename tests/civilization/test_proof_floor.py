"""With the floor of sixteen points no calamity takes more from whom it has brought below it."""

import pytest

from tests.civilization.build import RULES, Table
from tests.support import clause

FOUR = ("carthage", "thapsus", "cyrene", "tripoli")


def floored(*nations: str) -> Table:
    """Africa, Italy and Illyria, or others, with the floor."""
    chosen = nations or ("africa", "italy", "illyria")
    return Table(*chosen, calamity_floor_16=True)


@clause("civ:24.1", "civ:24.2", "civ:24.3")
@pytest.mark.parametrize(("players", "shift"), [(4, False), (5, False), (6, True), (7, True)])
def test_the_recommended_game_has_the_floor_and_from_six_players_the_shift(
    players: int, shift: bool
) -> None:
    options = RULES.box(players, {"preset": "recommended"}).options
    assert (options["calamity_floor_16"], options["africa_early_iron_shift"]) == (True, shift)


@clause("civ:24.2", "civ:22.2.12.2")
def test_tokens_go_until_sixteen_is_passed_and_no_more_at_once() -> None:
    t = floored().tokens(0, libya=18).struck(0, "famine").run("famine")
    assert t.allows(0, "tokens libya 3")
    assert t.refuses(0, "tokens libya 4")
    t.answer(0, "tokens libya 2")
    assert t.choices(0) == ["tokens libya 1"]


@clause("civ:24.2", "civ:22.2.9.1")
@pytest.mark.parametrize("floor", [True, False])
def test_disorder_takes_nothing_of_few_cities(floor: bool) -> None:
    t = Table("africa", "italy", "illyria", calamity_floor_16=floor).city(0, *FOUR[1:])
    t.struck(0, "civil_disorder", trader=1).run("civil_disorder")
    assert (t.b.cities[0], t.asked) == (3, "")


@clause("civ:24.2", "civ:22.2.10.1")
def test_iconoclasm_reduces_no_city_of_whom_the_floor_protects() -> None:
    t = floored().city(0, *FOUR[1:]).struck(0, "iconoclasm_heresy", trader=1)
    assert t.run("iconoclasm_heresy").asked == ""
    assert t.b.cities[0] == 3


@clause("civ:22.2.10.4", "civ:22.2.4.3")
def test_a_city_of_the_first_seat_can_be_named_like_any_other() -> None:
    t = Table("africa", "italy", "illyria").city(0, "roma").city(1, "etruria")
    t.struck(1, "iconoclasm_heresy", trader=2).run("iconoclasm_heresy").answer(1, "etruria")
    assert t.choices(1) == ["city roma", "none"]
    t = Table("africa", "italy", "illyria").city(0, "roma").city(1, "etruria")
    t.struck(1, "volcano_earthquake").run("volcano_earthquake").answer(1, "etruria")
    assert t.choices(1) == ["city roma", "none"]


@clause("civ:22.2.4.3")
def test_an_earthquake_strikes_once_in_the_first_area_too() -> None:
    t = Table("africa", "italy", "illyria").city(0, "germania").struck(0, "volcano_earthquake")
    t.run("volcano_earthquake").answer(0, "germania")
    assert (t.owner("germania"), t.asked) == (-1, "")


@clause("civ:24.2", "civ:22.2.4.1")
def test_a_volcano_that_leaves_sixteen_points_buries_all_at_once() -> None:
    t = floored().city(1, "neapolis").tokens(1, roma=16).struck(1, "volcano_earthquake")
    t.run("volcano_earthquake")
    assert (t.b.strength(1), t.owner("neapolis"), t.asked) == (16, -1, "")


@clause("civ:24.2", "civ:22.2.7.2")
def test_whom_the_floor_protects_has_no_part_in_the_ten_points_of_a_flood() -> None:
    t = floored("babylon", "egypt", "assyria", "asia").tokens(0, fayum=20, ur=4)
    t.tokens(1, memphis=5).tokens(2, tanis=9, susa=11).struck(0, "flood").run("flood")
    t.answer(0, "tokens fayum 9")
    assert (t.asked, t.who) == ("lose_to_flood", [2])
    t.answer(2, "tokens tanis 5")
    assert (t.b.people, t.asked) == ([15, 5, 15, 0], "")


@clause("civ:24.2", "civ:R.50", "civ:22.2.6.3")
def test_cities_change_hands_in_a_civil_war_until_sixteen_is_passed() -> None:
    t = floored().city(0, *FOUR).tokens(0, libya=10, sahara=10).tokens(1, roma=1)
    t.tokens(2, germania=1).struck(0, "civil_war").run("civil_war").answer(0, "p2")
    t.answer(0, "city carthage", "city thapsus", "city cyrene")
    t.answer(1, "city tripoli", "tokens libya 10", "tokens sahara 5").answer(0, "second")
    assert (t.b.strength(0), t.b.people[0], t.b.cities, t.asked) == (15, 5, [2, 2, 0], "")


@clause("civ:24.2", "civ:22.2.6.3")
def test_what_nobody_can_replace_vanishes_until_sixteen_is_passed() -> None:
    t = floored().tokens(0, libya=20, sahara=20).tokens(1, roma=1).tokens(2, germania=1)
    t.stock(0, 0).stock(1, 0).stock(2, 0).struck(0, "civil_war").run("civil_war")
    t.answer(0, "p2", "tokens libya 15").answer(1, "tokens sahara 20").answer(0, "second")
    assert (t.b.people, t.asked) == ([15, 1, 1], "")
    t = floored()
    land = [t.box.slug("area", a) for a in t.box.land]
    for seat in range(3):
        t.city(seat, *land[9 * seat : 9 * seat + 9])
    t.struck(0, "civil_war").run("civil_war").answer(0, "p2")
    t.answer(0, *[f"city {area}" for area in land[:3]])
    t.answer(1, *[f"city {area}" for area in land[3:7]]).answer(0, "second")
    assert (t.b.cities, t.b.strength(0), t.asked) == ([3, 9, 9], 15, "")

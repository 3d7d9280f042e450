"""Phase 4: ships."""

import pytest

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:9.1", "civ:9.2", "civ:9.6", "civ:S.4b", "civ:R.7")
def test_a_ship_costs_two_tokens_from_treasury_levy_or_one_of_each() -> None:
    t = Table("africa", "italy").tokens(0, carthage=3, sahara=4).city(0, "numidia").treasury(0, 3)
    stock = t.b.stock[0]
    t.run("ship_turn", 0)
    assert t.allows(0, "build numidia")
    assert t.refuses(0, "build_levy numidia")
    assert t.refuses(0, "build_levy sahara")
    t.answer(0, "build numidia", "build_half_levy carthage", "build_levy carthage")
    assert (t.there(0, "carthage"), t.b.treasury[0], t.b.stock[0]) == (0, 0, stock + 6)
    assert t.b.ships[:3] == [t.at("numidia"), t.at("carthage"), t.at("carthage")]


@clause("civ:9.3", "civ:S.4a", "civ:L.6", "civ:R.9")
def test_a_ship_is_kept_from_the_treasury_or_by_a_levy_in_its_area() -> None:
    t = Table("africa", "italy").tokens(0, carthage=1).treasury(0, 1)
    t.ship(0, "carthage", "numidia", "roma")
    t.run("ship_turn", 0)
    assert t.refuses(0, "maintain_by_levy numidia")
    t.answer(0, "maintain numidia", "maintain_by_levy carthage", "done")
    assert t.b.ships[:4] == [t.at("carthage"), t.at("numidia"), -1, -1]
    assert (t.b.people[0], t.b.treasury[0]) == (0, 0)


@clause("civ:9.4", "civ:R.8")
def test_a_ship_given_up_is_not_built_again_in_the_same_area() -> None:
    t = Table("africa", "italy").tokens(0, carthage=3, numidia=3).ship(0, "carthage")
    t.run("ship_turn", 0)
    t.answer(0, "give_up carthage")
    assert t.refuses(0, "build_levy carthage")
    t.answer(0, "build_levy numidia", "done")
    assert t.b.ships[0] == t.at("numidia")


@clause("civ:9.5", "civ:L.1", "civ:L.4")
def test_nobody_has_more_than_four_ships() -> None:
    t = Table("africa", "italy").tokens(0, carthage=9).ship(0, *["carthage"] * 4).treasury(0, 9)
    t.run("ship_turn", 0)
    assert "build" not in t.verbs(0)
    assert "build_levy" not in t.verbs(0)


@clause("civ:23.3")
def test_a_ship_built_between_two_waters_is_put_on_either_coast() -> None:
    t = Table("crete", "thrace", "italy").tokens(0, delphi=4)
    t.run("ship_turn", 0)
    t.answer(0, "build_levy delphi")
    assert t.asked == "choose_coast"
    t.answer(0, "euboean_gulf", "done")
    t.run("move", 0)
    west = [c for c in t.choices(0) if c.startswith("sail ship1")]
    assert "sail ship1 athens" in west


@clause("civ:S.15", "civ:31.5.2", "civ:32.5.1")
@pytest.mark.parametrize("variant", ["nomads_and_seafarers", "farmers_and_citizens"])
def test_ships_paid_by_levy_alone_may_be_planned_in_secret_too(variant: str) -> None:
    t = Table("africa", "italy", variant=variant, simultaneous_phases=True)
    t.tokens(0, carthage=3).tokens(1, roma=2).treasury(1, 4)
    t.run("levied_ships")
    assert (t.asked, t.who) == ("seal_ships", [0, 1])
    assert t.refuses(1, "seal build:roma:1")
    t.answer(1, "seal build_levy:roma:1")
    assert t.b.ships[4] == -1
    t.answer(0, "seal -")
    assert t.b.ships[4] == t.at("roma")
    assert t.there(1, "roma") == 0
    assert t.asked == ""

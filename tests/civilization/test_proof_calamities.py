"""Calamities and options to their exact number."""

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:22.2.10.4")
def test_heresy_reduces_two_foreign_cities_and_no_third() -> None:
    t = Table("africa", "italy", "illyria", players=3)
    t.city(1, "roma", "neapolis").city(2, "moesia", "dacia")
    t.struck(0, "iconoclasm_heresy").run("iconoclasm_heresy")
    left = t.b.cities[1] + t.b.cities[2]
    while t.asked:
        t.answer(0, t.choices(0)[0])
    assert left - t.b.cities[1] - t.b.cities[2] == 2


@clause("civ:30.2")
def test_a_short_line_alone_makes_the_game_short() -> None:
    assert Table(players=4, short_line=3).box.options["variant"] == "short"
    assert Table(players=4).box.options["variant"] != "short"

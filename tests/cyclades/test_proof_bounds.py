"""Bounds nobody had asked for: nothing to sell, nowhere to sail."""

from tests.cyclades.build import Table
from tests.support import clause


@clause("cy:12.6", "cy:12.1")
def test_fleets_that_are_shut_in_cannot_be_moved() -> None:
    shut = Table().own(0, "andros").fleet(0, "sea_a1").figure("polyphemus", "andros")
    assert "move_fleets" not in shut.turn("poseidon", gold=1).verbs()
    free = Table().own(0, "andros").fleet(0, "sea_a1").figure("polyphemus", "kea")
    assert "move_fleets" in free.turn("poseidon", gold=1).verbs()


@clause("cy:12.6", "cy:12.1")
def test_anothers_free_fleet_does_not_help_one_that_is_shut_in() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a1").fleet(1, "sea_k2")
    t.figure("polyphemus", "andros").turn("poseidon", gold=1)
    assert "move_fleets" not in t.verbs()


@clause("cy:18.6")
def test_nobody_sells_nought_or_more_than_he_has_to_the_sphinx() -> None:
    t = Table().own(0, "andros", armies=2).track("sphinx").turn("zeus", gold=10)
    t.say(0, "summon sphinx")
    for count in (0, 3):
        assert t.refuses(0, f"sell_units andros {count}")
    t.say(0, "sell_units andros 2")
    assert t.units("andros") == 0

"""Bounds nobody had asked for: nothing to sell, nowhere to sail."""

from pelagos.engine.spaces import Menu
from pelagos.games.cyclades.ids import MOVE_FLEETS
from tests.cyclades.build import RULES, Table
from tests.support import clause


@clause("cy:12.6", "cy:12.1")
def test_fleets_that_are_shut_in_cannot_be_moved() -> None:
    shut = Table().own(0, "andros").fleet(0, "sea_a1").figure("polyphemus", "andros")
    assert "move_fleets" not in shut.turn("poseidon", gold=1).verbs()
    menu = RULES.choices(shut.b, 0)
    assert isinstance(menu, Menu)
    assert MOVE_FLEETS not in menu.ids
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


def test_who_wins_the_first_sea_space_has_fleets_there_and_no_island() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=3).fleet(1, "sea_a1")
    t.turn("poseidon", gold=1).say(0, "move_fleets sea_a2 3 sea_a1").fate("3+0")
    assert t.at("sea_a1") == t.box.islands
    assert (t.owner("sea_a1"), t.units("sea_a1")) == (0, 3)
    assert "battle_won" in t.told()
    assert "island_taken" not in t.told()


@clause("cy:12.14", "cy:16.8")
def test_where_all_sites_are_covered_the_first_metropolis_may_spare_the_ports() -> None:
    t = Table(5).own(0, "donousa", armies=1).own(0, "naxos", "paros").own(1, "rhenea")
    t.tiles(
        rhenea_1="port", rhenea_2="port", donousa_1="temple", donousa_2="temple",
        naxos_1="university", naxos_2="university", naxos_3="fortress", naxos_4="university",
        paros_1="fortress", paros_2="university", paros_3="university",
    )  # fmt: skip
    t.track("pegasus").turn("athena", gold=6).say(0, "summon pegasus")
    assert any(c.endswith(" rhenea") for c in t.choices())


@clause("cy:18.21", "cy:13.12")
def test_the_minotaur_alone_does_not_retreat() -> None:
    def landed(armies: int) -> Table:
        t = Table(minotaur_mode="unit").own(0, "kea", armies=3).track("pegasus")
        t.own(1, "tinos", armies=armies).own(1, "andros").fleet(1, "sea_c3")
        t.figure("minotaur", "tinos", seat=1).turn("zeus", gold=9).say(0, "summon pegasus")
        return t.say(0, "kea 3 tinos").fate("0+3")

    assert landed(1).question() == "defender_retreat"
    alone = landed(0)
    assert (alone.b.battle.units, alone.question()) == (2, "roll_dice")


@clause("cy:18.22")
def test_chiron_shields_the_first_island_like_any_other() -> None:
    t = Table().own(1, "andros", "kea", armies=1).tiles(andros_1="port", kea_1="port")
    t.own(0, "tinos", armies=1).figure("chiron", "andros").track("giant", "harpy", "pegasus")
    t.turn("ares", gold=14).say(0, "summon giant")
    andros = t.at("andros")
    assert t.why_not(0, (andros, t.box.slots_of[andros][0])) == "cy:18.22"
    t.say(0, "kea kea_1", "summon harpy")
    assert t.why_not(0, andros) == "cy:18.22"
    t.say(0, "kea", "summon pegasus")
    assert t.why_not(0, (t.at("tinos"), (1, andros))) == "cy:18.22"


@clause("cy:18.28")
def test_a_figure_on_the_first_island_keeps_its_card() -> None:
    t = Table().own(0, "andros").track("minotaur").turn("ares", gold=9).say(0, "summon minotaur")
    t.say(0, "andros")
    assert t.figure_island("minotaur") == "andros"
    assert t.discards() == set()


@clause("cy:12.14", "cy:18.2")
def test_a_flight_costs_nothing_of_what_is_left_to_build_with() -> None:
    def may_fly(gold: int) -> bool:
        t = Table(last_island_proof="this_turn").own(0, "andros", armies=1).own(0, "kea")
        t.own(1, "tinos").metropolis("andros").track("pegasus")
        t.tiles(kea_1="port", kea_2="temple", tinos_1="university")
        t.turn("ares", gold=9).say(0, "summon pegasus").gold(gold, 0, 0, 0)
        return any(c.endswith(" tinos") for c in t.choices())

    assert may_fly(2)
    assert not may_fly(1)

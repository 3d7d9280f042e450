"""Metropolises: tiles, sites, what is destroyed, and when nothing is gained."""

from tests.cyclades.build import RULES, Table
from tests.support import clause


def three_types(*islands: str) -> Table:
    """Player 1 lacks a fortress and has Ares."""
    t = Table().own(0, *(islands or ("andros", "kea")))
    return t.tiles(andros_1="port", andros_2="temple", andros_3="university").turn("ares", gold=4)


@clause("cy:16.2", "cy:16.5")
def test_four_types_are_exchanged_at_once_and_the_owner_chooses_a_free_site() -> None:
    t = three_types().say(0, "build andros andros_4")
    # the four tiles have left, so the site they blocked is free
    assert t.question() == "choose_site"
    assert set(t.choices()) == {"andros", "kea"}
    t.say(0, "andros")
    assert t.has_metropolis("andros")
    assert t.b.tiles_left(0) == 10


@clause("cy:16.4")
def test_with_duplicates_the_owner_says_which_tile_goes() -> None:
    t = three_types().tiles(kea_1="port", kea_3="university").say(0, "build andros andros_4")
    assert t.question() == "discard_tile"
    assert t.choices() == ["andros_1", "kea_1"]
    t.say(0, "kea_1")
    assert t.choices() == ["andros_3", "kea_3"]
    t.say(0, "andros_3")
    # Andros is still blocked by the port, Kea is free
    assert t.has_metropolis("kea")
    assert (t.tile("andros_1"), t.tile("kea_3")) == ("port", "university")


@clause("cy:16.5", "cy:16.6")
def test_a_free_site_must_be_used_before_a_blocked_one() -> None:
    t = Table().own(0, "andros", "kea", "gyaros").turn("athena", gold=0)
    t.tiles(andros_1="port", kea_2="port")
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert t.has_metropolis("gyaros")


@clause("cy:16.6")
def test_without_a_free_site_the_buildings_under_the_chosen_one_are_destroyed() -> None:
    t = Table().own(0, "andros", "kea").turn("athena", gold=0)
    t.tiles(andros_1="port", andros_2="port", andros_3="temple", kea_2="port")
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert set(t.choices()) == {"andros", "kea"}
    t.say(0, "andros")
    assert [t.tile(f"andros_{n}") for n in (1, 2, 3)] == ["", "", "temple"]
    assert t.tile("kea_2") == "port"


@clause("cy:E13", "cy:16.7", "cy:16.8", "cy:16.3")
def test_a_single_island_with_a_metropolis_gains_nothing_from_a_fourth_philosopher() -> None:
    t = Table().own(0, "andros").metropolis("andros").turn("athena", gold=0)
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert t.b.philosophers[0] == 0
    assert t.b.metropolises_of(0) == 1
    assert "metropolis_in_vain" in t.told()


@clause("cy:16.7")
def test_four_buildings_too_are_lost_without_a_place() -> None:
    t = Table().own(0, "andros", "thera").metropolis("andros", "thera").turn("ares", gold=2)
    t.tiles(andros_3="port", andros_4="temple", thera_3="university")
    t.say(0, "build thera thera_4")
    assert t.b.metropolises_of(0) == 2
    assert set(t.b.tiles) == {-1}


@clause("cy:16.8")
def test_no_island_ever_has_two() -> None:
    t = Table().own(0, "andros", "kea").metropolis("andros").turn("athena", gold=0)
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert t.has_metropolis("kea")


@clause("cy:16.9", "cy:13.7", "cy:9.3")
def test_a_metropolis_defends_by_land_and_sea_and_serves_as_temple() -> None:
    from pelagos.games.cyclades.battles import defence_bonus

    t = Table().own(1, "andros", armies=1).fleet(1, "sea_a1").metropolis("andros")
    assert defence_bonus(t.b, t.at("andros")) == 1
    assert defence_bonus(t.b, t.at("sea_a1")) == 1
    assert len(t.b.unused_temples(1)) == 1


@clause("cy:16.10")
def test_a_metropolis_is_none_of_the_four_tiles() -> None:
    t = three_types("andros", "kea").metropolis("kea")
    t.say(0, "build kea kea_3")
    assert t.has_metropolis("andros")
    t = Table().own(0, "andros", "kea").metropolis("kea").turn("ares", gold=2)
    t.tiles(andros_1="port", andros_2="temple").say(0, "build andros andros_3")
    assert t.question() == "take_turn"
    assert t.b.metropolises_of(0) == 1


@clause("cy:16.11", "cy:18.3", "cy:12.12")
def test_a_metropolis_can_be_conquered_and_never_destroyed() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", "kea").fleet(0, "sea_c3")
    t.metropolis("tinos").track("giant").turn("ares", gold=9)
    t.say(0, "summon giant")
    assert t.question() == "take_turn"  # no building anywhere
    t.say(0, "move_armies andros 1 tinos")
    assert t.b.metropolises_of(0) == 1


@clause("cy:16.12", "cy:11.5")
def test_a_conquest_can_complete_two_sets_one_after_the_other() -> None:
    t = Table().own(0, "andros", armies=2).own(0, "kea", "milos").own(1, "tinos", "gyaros")
    t.fleet(0, "sea_c3").turn("ares", gold=1)
    t.tiles(
        andros_3="port", andros_4="temple", kea_1="university", milos_2="port",
        milos_3="temple", kea_3="university", tinos_1="fortress", tinos_2="fortress",
    )  # fmt: skip
    t.say(0, "move_armies andros 1 tinos")
    assert t.b.philosophers[0] == 0
    while t.question() != "take_turn":
        assert t.question() in ("discard_tile", "choose_site")
        t.say(0, t.choices()[0])
    assert t.b.metropolises_of(0) == 2
    assert set(t.b.tiles) == {-1}


@clause("cy:16.12")
def test_buildings_destroyed_for_the_first_site_are_missing_for_the_second_set() -> None:
    t = Table().own(0, "gyaros", "anaphe").own(0, "tinos", armies=1).own(1, "amorgos", "kea")
    t.fleet(0, "sea_c4").turn("ares", gold=1)
    t.tiles(gyaros_1="port", anaphe_1="temple", tinos_1="university", amorgos_1="fortress")
    t.tiles(tinos_2="port")
    t.say(0, "move_armies tinos 1 amorgos")
    assert t.choices() == ["tinos_2", "gyaros_1"]
    t.say(0, "tinos_2")
    assert set(t.choices()) == {"tinos", "anaphe", "amorgos"}
    t.say(0, "tinos")
    assert t.b.metropolises_of(0) == 1
    assert RULES.result(t.b) is None


@clause("cy:20.2", "cy:16.7")
def test_with_ten_metropolises_on_the_board_there_is_no_eleventh() -> None:
    t = Table(5).own(0, "andros").own(1, "tinos").turn("athena", gold=0)
    t.b.metropolis = (0,) * 3 + (1,) * 10
    t.b.holder[0] = 0
    t.b.philosophers[0] = 3
    t.say(0, "recruit")
    assert sum(t.b.metropolis) == 10
    assert t.b.philosophers[0] == 0
    assert t.question() == "take_turn"
    assert "metropolis_in_vain" in t.told()

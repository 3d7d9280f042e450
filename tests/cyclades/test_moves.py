"""Special actions: fleets and armies, the last island."""

import pytest

from tests.cyclades.build import Table
from tests.support import clause


@clause("cy:E6", "cy:12.1", "cy:12.2")
def test_fleets_pick_up_and_leave_behind_on_the_way() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a1", count=3).fleet(0, "sea_a2")
    t.turn("poseidon", gold=1)
    t.say(0, "move_fleets sea_a1 3 sea_a2")
    assert t.units("sea_a2") == 4
    t.say(0, "sail 4 sea_b3", "sail 2 sea_b4")
    assert (t.units("sea_a2"), t.units("sea_b3"), t.units("sea_b4")) == (0, 2, 2)
    assert t.b.gold[0] == 0
    assert t.question() == "take_turn"
    assert t.owner("sea_a2") == -1


@clause("cy:12.2")
def test_the_first_step_is_compulsory_and_one_may_stop_after_it() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=2).turn("poseidon", gold=2)
    assert t.refuses(0, "move_fleets sea_a2 0 sea_b3")
    assert t.refuses(0, "move_fleets sea_a2 1 sea_c4")
    t.say(0, "move_fleets sea_a2 1 sea_b3", "stop")
    assert t.question() == "take_turn"
    assert (t.units("sea_a2"), t.units("sea_b3")) == (1, 1)


@clause("cy:12.1")
def test_the_same_fleets_may_be_moved_again_for_another_gold_piece() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2").turn("poseidon", gold=2)
    t.say(0, "move_fleets sea_a2 1 sea_b3", "sail 1 sea_b4", "sail 1 sea_c4")
    assert t.question() == "take_turn"
    t.say(0, "move_fleets sea_c4 1 sea_d5", "stop")
    assert t.b.gold[0] == 0
    assert "move_fleets" not in t.verbs()


@clause("cy:12.3", "cy:12.4", "cy:13.1")
def test_entering_an_enemy_space_ends_the_movement_with_a_battle() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=3).fleet(1, "sea_b3")
    t.turn("poseidon", gold=1)
    t.say(0, "move_fleets sea_a2 2 sea_b3")
    assert t.question() == "roll_dice"
    t.fate("3+0")
    assert t.question() == "take_turn"
    assert (t.owner("sea_b3"), t.units("sea_b3")) == (0, 2)
    assert t.units("sea_a2") == 1


@clause("cy:12.5")
def test_any_number_of_own_fleets_may_share_a_space() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=4).fleet(0, "sea_b3", count=4)
    t.turn("poseidon", gold=1).say(0, "move_fleets sea_a2 4 sea_b3", "stop")
    assert t.units("sea_b3") == 8


@clause("cy:12.6", "cy:18.14", "cy:18.27")
def test_closed_sea_spaces_cannot_be_entered() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_b3").kraken("sea_a3")
    t.figure("polyphemus", "tinos").turn("poseidon", gold=1)
    ends = {c.split()[-1] for c in t.choices() if c.startswith("move_fleets")}
    assert ends == {"sea_a2", "sea_b4"}  # c3 and c4 touch Tinos


@clause("cy:12.7", "cy:12.9")
def test_armies_cross_an_unbroken_chain_of_own_fleets() -> None:
    t = Table().own(0, "andros", armies=3).fleet(0, "sea_b3", "sea_b4").turn("ares", gold=3)
    t.say(0, "move_armies andros 2 amorgos")
    assert (t.owner("amorgos"), t.units("amorgos"), t.units("andros")) == (0, 2, 1)
    assert (t.units("sea_b3"), t.units("sea_b4")) == (1, 1)
    t.say(0, "move_armies amorgos 2 andros")
    assert t.b.gold[0] == 1


@clause("cy:12.7")
def test_a_gap_in_the_chain_stops_everybody() -> None:
    t = Table().own(0, "andros", armies=3).fleet(0, "sea_b3", "sea_b5").turn("ares", gold=3)
    assert "move_armies" not in t.verbs()
    t.fleet(1, "sea_b4")
    assert "move_armies" not in t.verbs()
    assert t.why_not(0, (5, (0, (1, 1)))) == "cy:12.7"


@clause("cy:12.8")
def test_an_island_between_is_no_bridge() -> None:
    t = Table().own(0, "andros", armies=2).own(0, "tinos").fleet(0, "sea_c3", "sea_f6")
    t.turn("ares", gold=2)
    ends = {c.split()[-1] for c in t.choices() if c.startswith("move_armies")}
    assert ends == {"tinos"}
    t.say(0, "move_armies andros 2 tinos", "move_armies tinos 1 sikinos")
    assert t.owner("sikinos") == 0


@clause("cy:12.10")
def test_landing_joins_claims_takes_or_fights() -> None:
    t = Table().own(0, "andros", armies=4).own(0, "gyaros").own(1, "tinos", "kea", "milos")
    t.own(1, "amorgos", armies=1).tiles(tinos_1="fortress")
    t.fleet(0, "sea_d2", "sea_d3", "sea_c3", "sea_c4").turn("ares", gold=9)
    t.say(0, "move_armies andros 1 gyaros")
    assert t.units("gyaros") == 1
    t.say(0, "move_armies andros 1 tinos")
    assert (t.owner("tinos"), t.units("tinos"), t.question()) == (0, 1, "take_turn")
    t.say(0, "move_armies andros 2 amorgos")
    assert t.question() == "roll_dice"


@clause("cy:12.10")
def test_a_neutral_island_becomes_the_landers() -> None:
    t = Table().own(0, "andros", armies=1).fleet(0, "sea_c3").turn("ares", gold=1)
    t.say(0, "move_armies andros 1 tinos")
    assert t.owner("tinos") == 0


@clause("cy:12.11")
def test_an_emptied_island_stays_its_owners() -> None:
    t = Table().own(0, "andros", armies=1).fleet(0, "sea_c3").turn("ares", gold=1)
    t.say(0, "move_armies andros 1 tinos")
    assert (t.owner("andros"), t.units("andros")) == (0, 0)


def siege(players: int = 4, **options: object) -> Table:
    """Player 1 threatens Tinos, the only island of player 2."""
    t = Table(players, **options)
    a, b_, sea = ("andros", "tinos", "sea_c3") if players > 3 else ("kythnos", "serifos", "sea_c1")
    t.own(0, a, armies=3).own(1, b_, armies=1).fleet(0, sea)
    return t


@clause("cy:12.13", "cy:12.15")
def test_a_last_island_is_safe_from_those_who_would_not_win_with_it() -> None:
    t = siege().turn("ares", gold=1)
    assert "move_armies" not in t.verbs()
    assert t.why_not(0, (5, (t.at("andros"), (1, t.at("tinos"))))) == "cy:12.13"
    t.b.units[t.at("tinos")] = 0
    assert "move_armies" not in t.verbs()


@clause("cy:12.13")
def test_an_opponent_with_two_islands_can_lose_one() -> None:
    t = siege().own(1, "kea").turn("ares", gold=1)
    assert "move_armies" in t.verbs()


@clause("cy:E7", "cy:12.14", "cy:12.16", "cy:12.17", "cy:15.7")
def test_with_one_metropolis_one_may_attack_a_last_island_that_bears_another() -> None:
    t = siege().metropolis("andros", "tinos").turn("ares", gold=1)
    t.say(0, "move_armies andros 3 tinos").fate("3+0")
    assert t.owner("tinos") == 0
    assert t.b.alive == (0, 2, 3)
    t.own(2, "kea").own(3, "milos").say(0, "end")
    assert t.b.ending == 1


@clause("cy:E7", "cy:12.14")
def test_with_two_players_it_takes_two_metropolises_beforehand() -> None:
    t = siege(2).metropolis("kythnos", "serifos").turn("ares", gold=1)
    assert "move_armies" not in t.verbs()
    t.own(0, "thera").metropolis("thera")
    assert "move_armies" in t.verbs()


@clause("cy:12.14")
def test_captured_buildings_that_complete_a_set_count_for_the_proof() -> None:
    t = siege().own(0, "kea").metropolis("andros").turn("ares", gold=1)
    t.tiles(kea_1="port", kea_2="temple", kea_3="university")
    assert "move_armies" not in t.verbs()
    t.tiles(tinos_1="fortress")
    assert "move_armies" in t.verbs()
    t.say(0, "move_armies andros 3 tinos").fate("3+0")
    assert t.question() == "choose_site"
    t.say(0, "kea")
    assert t.b.metropolises_of(0) == 2


@clause("cy:12.14", "cy:16.7", "cy:20.2")
def test_a_set_proves_nothing_when_no_metropolis_is_left_for_it() -> None:
    def claim(elsewhere: int) -> bool:
        t = Table(5).own(0, "andros", armies=1).own(0, "kea").own(1, "naxos")
        t.tiles(andros_3="port", andros_4="temple", kea_3="university", naxos_3="fortress")
        others = [i for i in t.box.all_islands if t.b.holder[i] < 0][:elsewhere]
        t.metropolis("naxos", *[t.box.slug("region", i) for i in others])
        t.track("pegasus").turn("athena", gold=4).say(0, "summon pegasus")
        return any(c.endswith(" naxos") for c in t.choices())

    assert claim(elsewhere=8)
    assert not claim(elsewhere=9)


@clause("cy:12.14", "cy:16.12")
def test_two_sets_one_after_the_other_prove_it_if_the_first_site_spares_the_second() -> None:
    t = siege().own(0, "kea", "milos").turn("ares", gold=1)
    t.tiles(
        andros_1="port", andros_3="port", andros_2="temple", andros_4="temple",
        kea_3="university", milos_1="university", tinos_1="fortress", tinos_2="fortress",
    )  # fmt: skip
    assert "move_armies" in t.verbs()


@clause("cy:12.14")
def test_by_option_tiles_he_can_still_build_this_turn_count_too() -> None:
    def position(proof: str, gold: int) -> Table:
        t = siege(last_island_proof=proof).own(0, "kea").metropolis("andros")
        t.tiles(kea_1="port", kea_2="temple", tinos_1="university")
        return t.turn("ares", gold=gold)

    assert "move_armies" not in position("immediate", 9).verbs()
    assert "move_armies" not in position("this_turn", 2).verbs()  # 1 for the move, 2 to build
    assert "move_armies" in position("this_turn", 3).verbs()


@clause("cy:12.14")
def test_by_option_a_tile_needs_a_free_slot_and_the_gods_own_type() -> None:
    t = siege(last_island_proof="this_turn").metropolis("andros")
    t.tiles(andros_3="port", andros_4="temple", tinos_1="university", tinos_2="university")
    t.turn("ares", gold=9)
    assert "move_armies" not in t.verbs()
    t.b.tiles[t.box.find("slot", "tinos_2")] = -1
    assert "move_armies" in t.verbs()
    t.tiles(andros_4="fortress")
    assert "move_armies" not in t.verbs()


@clause("cy:12.15", "cy:18.2")
def test_the_protection_holds_against_pegasus_but_not_for_fleets_and_armies() -> None:
    t = siege().track("pegasus", "harpy").turn("zeus", gold=9).fleet(1, "sea_d3")
    t.own(2, "kea", "milos", armies=1)
    t.say(0, "summon pegasus")
    assert not any(c.endswith(" tinos") for c in t.choices())
    t.say(0, "andros 1 gyaros").say(0, "summon harpy")
    assert "tinos" in t.choices()


@clause("cy:13.16")
@pytest.mark.parametrize("die", ["3+0", "0+3"])
def test_after_a_battle_the_turn_goes_on(die: str) -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", armies=1).own(1, "kea")
    t.fleet(0, "sea_c3").turn("ares", gold=2)
    t.say(0, "move_armies andros 1 tinos").fate(die)
    assert t.question() == "take_turn"
    assert t.owner("tinos") == (0 if die == "3+0" else 1)

"""Battles: totals, losses, bonuses, retreats, odds."""

from fractions import Fraction

import pytest

from pelagos.catalogue import load
from pelagos.games.cyclades.battles import defence_bonus
from pelagos.games.cyclades.wits.odds import attack_odds, battle_odds
from pelagos.games.cyclades.wits.tools import tools
from tests.cyclades.build import Table
from tests.support import clause

RULES = load("cyclades")


def landing(attackers: int = 3, defenders: int = 1, **options: object) -> Table:
    """Player 1 on Andros is about to land on Tinos; player 2 also owns Kea."""
    t = Table(4, **options).own(0, "andros", armies=attackers)
    t.own(1, "tinos", armies=defenders).own(1, "kea").fleet(0, "sea_c3")
    return t.turn("ares", gold=5)


def invade(t: Table, count: int) -> Table:
    return t.say(0, f"move_armies andros {count} tinos")


@clause("cy:E9", "cy:13.2", "cy:13.3", "cy:13.5", "cy:13.7", "cy:13.9", "cy:16.9", "cy:16.11")
def test_a_tie_costs_both_one_and_the_survivor_takes_everything() -> None:
    t = landing(4).tiles(tinos_1="fortress").metropolis("tinos")
    invade(t, 4).fate("1+2")  # 4 + 1 against 1 + 1 + 1 + 2
    assert (t.owner("tinos"), t.units("tinos")) == (0, 3)
    assert t.has_metropolis("tinos")
    assert t.tile("tinos_1") == "fortress"
    assert t.question() == "take_turn"
    assert (t.b.armies_left[0], t.b.armies_left[1]) == (5, 8)


@clause("cy:13.3")
def test_the_lower_total_loses_one_unit() -> None:
    t = landing(3, 3)
    invade(t, 3).fate("1+2")
    assert (t.b.battle[2], t.units("tinos")) == (2, 3)
    t.say(0, "stay").fate("3+0")
    assert (t.b.battle[2], t.units("tinos")) == (2, 2)


@clause("cy:13.10")
def test_when_all_fall_the_defender_keeps_the_island() -> None:
    t = landing(1, 1).tiles(tinos_1="port")
    invade(t, 1).fate("1+1")
    assert (t.owner("tinos"), t.units("tinos")) == (1, 0)
    assert t.tile("tinos_1") == "port"
    assert "all_lost" in t.told()


@clause("cy:13.10")
def test_when_all_sink_the_sea_space_is_empty() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2").fleet(1, "sea_b3").turn("poseidon", gold=1)
    t.say(0, "move_fleets sea_a2 1 sea_b3").fate("2+2")
    assert (t.owner("sea_b3"), t.units("sea_b3")) == (-1, 0)


@clause("cy:13.6", "cy:13.7", "cy:11.4")
def test_at_sea_only_the_defenders_own_ports_nearby_help_him() -> None:
    t = Table().fleet(1, "sea_h3")  # touches Syros, Kea and Milos
    t.own(1, "syros", "kea").own(2, "milos").own(1, "andros")
    t.tiles(syros_1="port", kea_3="port", milos_1="port", andros_3="port", syros_2="fortress")
    assert defence_bonus(t.b, t.at("sea_h3")) == 2
    t.metropolis("kea", "andros")
    assert defence_bonus(t.b, t.at("sea_h3")) == 3


@clause("cy:E8", "cy:1.7", "cy:13.6")
def test_a_port_on_syros_helps_in_all_eight_spaces_around() -> None:
    t = Table().own(1, "syros").tiles(syros_1="port")
    seas = t.box.neighbours[t.at("syros")]
    assert len(seas) == 8
    for sea in seas:
        t.b.holder[sea] = 1
        assert defence_bonus(t.b, sea) == 1


@clause("cy:13.5", "cy:13.8", "cy:11.4")
def test_fortresses_help_through_all_assaults_and_never_fall() -> None:
    t = landing(4, 2).tiles(tinos_1="fortress", tinos_2="fortress")
    invade(t, 4).fate("0+1")  # 4 against 2 + 2 + 1
    assert t.b.battle[2] == 3
    assert defence_bonus(t.b, t.at("tinos")) == 2
    t.say(0, "stay").fate("3+0").say(0, "stay").fate("3+0")
    assert t.owner("tinos") == 0
    assert t.tile("tinos_2") == "fortress"


@clause("cy:13.4", "cy:22.2", "cy:22.1")
def test_after_the_first_roll_the_defender_is_asked_before_the_attacker() -> None:
    t = landing(3, 2).own(1, "gyaros").fleet(1, "sea_d3", "sea_d2")
    invade(t, 2)
    assert t.question() == "roll_dice"
    t.fate("3+0")
    assert (t.question(), t.asked()) == ("defender_retreat", [1])
    assert set(t.choices()) == {"stay", "retreat gyaros"}
    t.say(1, "stay")
    assert (t.question(), t.asked()) == ("attacker_retreat", [0])
    assert set(t.choices()) == {"stay", "retreat andros"}
    t.say(0, "stay")
    assert t.question() == "roll_dice"


@clause("cy:13.4", "cy:22.2")
def test_nobody_is_asked_who_has_nowhere_to_go() -> None:
    t = landing(3, 3)
    invade(t, 3).fate("1+1")
    # Andros, left empty, is still the attacker's; the defender has no fleets to reach Kea
    assert t.question() == "attacker_retreat"


@clause("cy:13.11", "cy:13.13")
def test_a_retreating_defender_takes_all_his_armies_to_one_island_and_yields_the_other() -> None:
    t = landing(3, 3).own(1, "gyaros").fleet(1, "sea_d3", "sea_d2")
    invade(t, 3).fate("3+0").say(1, "retreat gyaros")
    assert (t.owner("tinos"), t.units("tinos")) == (0, 3)
    assert t.units("gyaros") == 2
    assert t.question() == "take_turn"


@clause("cy:13.11")
def test_the_attacker_may_retreat_to_another_island_than_he_came_from() -> None:
    t = landing(3, 3).own(0, "amorgos").fleet(0, "sea_c4")
    invade(t, 3).fate("3+0")
    assert set(t.choices()) == {"stay", "retreat andros", "retreat amorgos"}
    t.say(0, "retreat amorgos")
    assert t.units("amorgos") == 3
    assert (t.owner("tinos"), t.units("tinos")) == (1, 2)


@clause("cy:13.12", "cy:13.14", "cy:18.14")
def test_fleets_retreat_next_door_to_free_or_own_open_water() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=2).fleet(1, "sea_b3", count=2)
    t.fleet(2, "sea_c3").fleet(1, "sea_b4").kraken("sea_a3").turn("poseidon", gold=1)
    t.say(0, "move_fleets sea_a2 2 sea_b3").fate("3+0")
    assert set(t.choices()) == {"stay", "retreat sea_a2", "retreat sea_b4", "retreat sea_c4"}
    t.say(1, "retreat sea_b4")
    assert (t.units("sea_b4"), t.owner("sea_b3"), t.units("sea_b3")) == (2, 0, 2)


@clause("cy:13.14", "cy:18.27")
def test_fleets_never_retreat_next_to_polyphemus() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=2).fleet(1, "sea_b3", count=2)
    t.figure("polyphemus", "tinos").turn("poseidon", gold=1)
    t.say(0, "move_fleets sea_a2 2 sea_b3").fate("3+0")
    assert set(t.choices()) == {"stay", "retreat sea_a2", "retreat sea_a3", "retreat sea_b4"}


@clause("cy:13.13")
def test_a_retreating_attacker_leaves_the_space_to_the_defender() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_a2", count=2).fleet(1, "sea_b3", count=2)
    t.turn("poseidon", gold=1).say(0, "move_fleets sea_a2 2 sea_b3").fate("0+3")
    t.say(1, "stay").say(0, "retreat sea_a3")
    assert (t.owner("sea_b3"), t.units("sea_b3"), t.units("sea_a3")) == (1, 2, 1)
    assert t.question() == "take_turn"


@clause("cy:13.15")
def test_who_came_on_pegasus_goes_back_over_own_fleets_only() -> None:
    def flight() -> Table:
        t = Table().own(0, "andros", armies=3).own(1, "thera", armies=3).own(1, "kea")
        return t.track("pegasus").turn("zeus", gold=5).say(0, "summon pegasus")

    t = flight().say(0, "andros 3 thera").fate("1+1")
    assert t.question() == "roll_dice"
    t = flight()
    t.fleet(0, "sea_h6").own(0, "sikinos")
    t.say(0, "andros 3 thera").fate("1+1")
    assert t.choices() == ["stay", "retreat sikinos"]


E15 = [
    (1, 1, 0, "13/36", "13/36", "10/36"),
    (2, 1, 0, "1181/1296", None, None),
    (2, 2, 0, "10439/23328", None, None),
    (3, 2, 0, "168329/186624", None, None),
    (4, 1, 0, "1", "0", "0"),
    (1, 1, 1, "5/36", None, None),
    (2, 1, 1, "893/1296", None, None),
    (3, 2, 1, "36299/62208", None, None),
]


@clause("cy:E15")
@pytest.mark.parametrize(("attackers", "defenders", "bonus", "wins", "holds", "none"), E15)
def test_the_exact_odds_of_the_rulebook_dice(
    attackers: int, defenders: int, bonus: int, wins: str, holds: str | None, none: str | None
) -> None:
    odds = battle_odds(attackers, defenders, bonus)
    assert odds.attacker == Fraction(wins)
    assert holds is None or odds.defender == Fraction(holds)
    assert none is None or odds.nobody == Fraction(none)
    assert odds.attacker + odds.defender + odds.nobody == 1
    assert sum(odds.losses(attackers, defenders).values()) == 1


@clause("cy:E15", "cy:18.21")
def test_odds_are_reckoned_from_the_board() -> None:
    t = landing(2, 1).tiles(tinos_1="fortress")
    assert attack_odds(t.b, t.at("tinos"), 2).attacker == Fraction(893, 1296)
    t.b.tiles[t.box.find("slot", "tinos_1")] = -1
    t.figure("minotaur", "tinos")
    assert attack_odds(t.b, t.at("tinos"), 2).left == battle_odds(2, 1, 2).left
    t = landing(2, 0, minotaur_mode="unit").figure("minotaur", "tinos")
    assert attack_odds(t.b, t.at("tinos"), 2).left == battle_odds(2, 1, 1).left
    t = landing(2, 0)
    assert attack_odds(t.b, t.at("tinos"), 2).attacker == 1


@clause("cy:E15", "cy:13.2", "cy:18.21")
@pytest.mark.parametrize("fights", [False, True])
def test_what_both_sides_bring_is_known_before_the_dice(fights: bool) -> None:
    t = landing(3, 1, minotaur_mode="unit" if fights else "bonus").tiles(tinos_1="fortress")
    t.figure("minotaur", "tinos")
    assert RULES.battle(t.b) is None
    odds = attack_odds(t.b, t.at("tinos"), 2)
    battle = RULES.battle(invade(t, 2).b)
    assert battle is not None
    assert battle.place == ("region", t.at("tinos"))
    assert (battle.attacker.bonus, battle.defender.bonus) == (2, 1 + 1 + 2)
    ends = tools().odds_ahead(battle).ends
    assert (ends["attacker"], ends["defender"]) == (odds.attacker, odds.defender)
    t.fate("0+0")
    assert RULES.battle(t.b) is None, "first somebody may retreat"
    t.say(0, "stay")
    again = RULES.battle(t.b)
    assert again is not None
    assert again.attacker.units == 1


def test_odds_of_no_battle_are_refused() -> None:
    with pytest.raises(ValueError, match="units on both sides"):
        battle_odds(0, 1)

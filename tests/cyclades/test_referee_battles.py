"""Battles and powers seen from outside: every roll through the referee, powers upon powers."""

from fractions import Fraction

import pytest

from tests.cyclades.build import Table
from tests.support import clause

FACES = (0, 1, 1, 2, 2, 3)
States = dict[tuple[int, int], Fraction]


def landed(attackers: int, defenders: int, fortresses: int) -> Table:
    """Armies of player 1 have come to Tinos; nobody has anywhere to retreat to."""
    t = Table().own(0, "andros", armies=attackers).own(1, "tinos", armies=defenders)
    t.own(1, "kea").track("pegasus").turn("zeus", gold=9)
    if fortresses:
        t.tiles(tinos_1="fortress")
    return t.say(0, "summon pegasus", f"andros {attackers} tinos")


def after_a_roll(attackers: int, defenders: int, fortresses: int) -> States:
    """Where one roll of both dice leads, and how often."""
    found: States = {}
    t = landed(attackers, defenders, fortresses)
    before = t.b
    for attack in FACES:
        for defence in FACES:
            t.b = before.copy()
            t.fate(f"{attack}+{defence}")
            left = (8 - t.b.armies_left[0], 8 - t.b.armies_left[1])
            found[left] = found.get(left, Fraction()) + Fraction(1, 36)
            won = left[0] > 0 and not left[1]
            assert t.question() == ("roll_dice" if all(left) else "take_turn")
            assert t.owner("tinos") == (0 if won else 1)
    return found


@clause("cy:E15", "cy:13.2", "cy:13.3", "cy:13.9", "cy:13.10", "cy:13.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "fortresses", "wins"),
    [
        (1, 1, 0, "13/36"),
        (2, 1, 0, "1181/1296"),
        (2, 2, 0, "10439/23328"),
        (3, 2, 0, "168329/186624"),
        (4, 1, 0, "1"),
        (1, 1, 1, "5/36"),
        (2, 1, 1, "893/1296"),
        (3, 2, 1, "36299/62208"),
    ],
)
def test_the_referee_rolls_by_the_exact_odds(
    attackers: int, defenders: int, fortresses: int, wins: str
) -> None:
    fighting: States = {(attackers, defenders): Fraction(1)}
    over: States = {}
    while fighting:
        (a, d), chance = fighting.popitem()
        for left, share in after_a_roll(a, d, fortresses).items():
            states = fighting if all(left) else over
            states[left] = states.get(left, Fraction()) + chance * share
    assert sum([p for (a, _), p in over.items() if a]) == Fraction(wins)
    assert sum(over.values()) == 1


@clause("cy:18.23", "cy:18.6")
def test_the_sphinx_buys_armies_even_off_medusas_island() -> None:
    t = Table().own(0, "andros", armies=2).figure("medusa", "andros")
    t.track("sphinx").turn("zeus", gold=4).say(0, "summon sphinx", "sell_units andros 2", "stop")
    assert (t.owner("andros"), t.units("andros"), t.b.gold[0]) == (0, 0, 4)


@clause("cy:18.11", "cy:16.7", "cy:20.3")
def test_a_lured_fourth_philosopher_is_spent_even_where_no_metropolis_can_stand() -> None:
    t = Table().own(0, "andros").metropolis("andros").own(1, "tinos")
    t.b.philosophers = [3, 2, 0, 0]
    t.track("satyr").turn("zeus", gold=4).say(0, "summon satyr", "p2")
    assert t.b.philosophers == [0, 1, 0, 0]
    assert t.question() == "take_turn"
    assert t.b.philosophers_left() == 16


@clause("cy:18.4", "cy:18.2", "cy:15.7")
def test_figures_of_a_player_the_copied_pegasus_put_out_are_shuffled_in() -> None:
    t = Table().own(0, "andros", armies=2).own(1, "tinos").own(2, "kea").own(3, "milos")
    t.metropolis("andros", "tinos").figure("medusa", "kea", seat=1)
    t.discarded("pegasus").track("chimera").turn("ares", gold=9)
    t.say(0, "summon chimera", "pegasus", "andros 2 tinos")
    assert t.b.alive == (0, 2, 3)
    assert t.figure_island("medusa") == ""
    assert t.discards() == set()
    assert len(t.b.deck) == 17


@clause("cy:18.7", "cy:13.12", "cy:18.27")
def test_the_sylph_keeps_off_polyphemus_and_her_steps_outlast_a_lost_battle() -> None:
    t = Table().own(0, "andros").fleet(0, "sea_b4", count=2).fleet(1, "sea_b3", count=2)
    t.figure("polyphemus", "tinos").track("sylph").turn("zeus", gold=4).say(0, "summon sylph")
    ends = {c.split()[-1] for c in t.choices() if c.startswith("sail sea_b4 1")}
    assert ends == {"sea_a3", "sea_a4", "sea_b3", "sea_b5"}  # c4 touches Tinos
    t.say(0, "sail sea_b4 1 sea_b3").fate("0+3")
    assert t.question() == "sylph_step"
    assert (t.units("sea_b4"), t.b.steps_left) == (1, 9)

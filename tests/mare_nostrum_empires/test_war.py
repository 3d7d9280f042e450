"""4. Movement and battles."""

import pytest

from pelagos.engine.contract import Roll
from pelagos.engine.errors import NotAllowed
from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    MILITARY,
    ROME,
    Table,
)
from tests.support import clause


def empty() -> Table:
    """A table without any Unit on the map."""
    t = Table()
    t.quiet()
    return t


def rolls(t: Table) -> list[Roll]:
    """What both sides rolled, the Active Player first."""
    found = [event.facts[0] for event in t.events("rolled")]
    assert all(isinstance(roll, Roll) for roll in found)
    return [roll for roll in found if isinstance(roll, Roll)]


@clause("mne:4.a")
def test_the_military_leader_names_every_active_player_in_turn() -> None:
    t = empty()
    t.leader(MILITARY, GREECE)
    t.at("war")
    assert t.asked() == [GREECE]
    t.say(GREECE, "p1")
    assert t.question() == "war_pick"
    assert not t.can(GREECE, "p1")


@clause("mne:4.b", "mne:4.1.1.a", "mne:4.1.a", "mne:X.c")
def test_triremes_move_one_sea_each_once_before_any_legion() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 2)
    t.legions("italia", ROME, 1)
    t.fortress("italia", ROME)
    t.war_turn(ROME)
    assert t.question() == "war_sail"
    assert not t.can(ROME, "sail ionian_sea black_sea")
    t.say(ROME, "sail ionian_sea aegean_sea")
    assert not t.can(ROME, "sail aegean_sea black_sea")
    t.say(ROME, "done")
    assert t.question() == "war_march"
    t.say(ROME, "done")
    assert t.question() == "war_pick"


@clause("mne:4.1.1.b", "mne:4.1.1.c", "mne:4.2.a", "mne:4.2.b", "mne:4.2.d")
def test_sea_battles_are_chosen_one_per_sea_and_lost_triremes_carry_no_more() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 2)
    t.triremes("ionian_sea", GREECE, 1)
    t.triremes("ionian_sea", EGYPT, 1)
    t.legions("italia", ROME, 1)
    t.war_turn(ROME, "war_sea_battle")
    assert sorted(t.listed(ROME)) == ["done", "fight ionian_sea p2", "fight ionian_sea p4"]
    t.say(ROME, "fight ionian_sea p2")
    t.fate("5+6+6")
    assert t.ships("ionian_sea", GREECE) == 0
    assert t.ships("ionian_sea", ROME) == 1
    assert t.question() == "war_march"
    assert t.can(ROME, "march italia athens")


@clause("mne:4.1.1.c")
def test_a_fleet_sunk_before_the_legions_move_carries_nobody() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", GREECE, 1)
    t.legions("italia", ROME, 1)
    t.war_turn(ROME, "war_sea_battle")
    t.say(ROME, "fight ionian_sea p2")
    t.fate("1+5")
    assert t.question() == "war_march"
    assert not t.can(ROME, "march italia athens")


@clause("mne:4.1.1.b")
def test_fleets_may_share_a_sea_in_peace() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", GREECE, 1)
    t.war_turn(ROME, "war_sea_battle")
    t.say(ROME, "done")
    assert t.question() == "war_pick"


@clause("mne:E.13", "mne:4.1.2.a", "mne:4.1.2.b", "mne:B.5")
@pytest.mark.parametrize("fights", [False, True])
def test_any_number_of_legions_cross_the_same_chain_of_triremes(fights: bool) -> None:
    t = empty()
    t.legions("italia", ROME, 2)
    t.legions("creta", ROME, 1)
    t.triremes("ionian_sea", ROME, 2)
    t.triremes("african_sea", EGYPT, 1)
    t.war_turn(ROME)
    t.say(ROME, "sail ionian_sea african_sea", "done")
    assert t.question() == "war_sea_battle"
    if fights:
        t.say(ROME, "fight african_sea p4")
        t.fate("4+4")
    else:
        t.say(ROME, "done")
    t.say(ROME, "march italia cyrenaica", "march italia cyrenaica", "march creta cyrenaica")
    assert t.troops("cyrenaica", ROME) == 3


@clause("mne:E.14", "mne:4.1.2.c", "mne:4.1.2.d", "mne:R.15", "mne:R.1")
def test_a_fortress_left_alone_must_fight() -> None:
    t = empty()
    t.legions("syria", BABYLON, 2)
    t.fortress("syria", BABYLON)
    t.legions("syria", EGYPT, 2)
    t.control("judea", EGYPT)
    t.fortress("judea", EGYPT)
    t.war_turn(BABYLON, "war_march")
    assert t.can(BABYLON, "march syria asia")
    t.say(BABYLON, "march syria judea", "march syria judea")
    assert t.question() == "war_land_battle"
    assert sorted(t.listed(BABYLON)) == ["judea p4", "syria p4"]
    t.say(BABYLON, "syria p4")
    t.fate("3+3")
    assert t.walls("syria") == BABYLON
    assert t.troops("syria", EGYPT) == 1


@clause("mne:4.1.2.d", "mne:X.c")
def test_battles_are_compulsory_where_both_stand() -> None:
    t = empty()
    t.legions("germania", ROME, 1)
    t.legions("germania", GREECE, 1)
    t.war_turn(ROME, "war_march")
    t.say(ROME, "done")
    assert t.question() == "war_land_battle"
    assert t.listed(ROME) == ["germania p2"]


@clause("mne:4.2.g")
def test_there_is_no_battle_where_nobody_stands() -> None:
    t = empty()
    t.legions("gallia", ROME, 1)
    t.war_turn(ROME, "war_march")
    t.say(ROME, "march gallia germania")
    assert t.question() == "war_pick"


@clause("mne:E.15", "mne:10.caesar", "mne:4.2.e", "mne:4.2.f", "mne:X.g", "mne:4.3.a")
def test_caesar_storms_cyrenaica() -> None:
    t = empty()
    t.legions("cyrenaica", ROME, 3)
    t.legions("cyrenaica", EGYPT, 1)
    t.fortress("cyrenaica", EGYPT)
    t.battle("cyrenaica", ROME, EGYPT, "5+4+3+3")
    attack, defence = t.events("rolled")
    assert attack.facts == (Roll((5, 4, 3), (("caesar", 3),), 15), 2, 1)
    assert defence.facts == (Roll((3,), (("fortress", 5),), 8), 1, 0)
    assert t.troops("cyrenaica", EGYPT) == 0
    assert t.walls("cyrenaica") == -1
    assert t.troops("cyrenaica", ROME) == 2
    assert t.question() == "war_conquest"


@clause("mne:10.pericles", "mne:R.5")
def test_pericles_helps_while_not_active_and_caesar_while_active() -> None:
    t = empty()
    t.legions("germania", ROME, 2)
    t.legions("germania", GREECE, 2)
    t.battle("germania", GREECE, ROME, "4+4+4+4")
    assert [roll.modifiers for roll in rolls(t)] == [(), ()]
    assert [roll.total for roll in rolls(t)] == [8, 8]
    t = empty()
    t.legions("germania", ROME, 2)
    t.legions("germania", GREECE, 2)
    t.battle("germania", ROME, GREECE, "4+4+4+4")
    assert [roll.modifiers for roll in rolls(t)] == [(("caesar", 2),), (("pericles", 4),)]
    assert [roll.total for roll in rolls(t)] == [10, 12]


@clause("mne:10.ramses_ii", "mne:R.25", "mne:L.6")
def test_ramses_adds_a_plain_die_even_to_a_lone_fortress() -> None:
    t = empty()
    t.own(GREECE, "ramses_ii")
    t.legions("athens", ROME, 2)
    t.fortress("athens", GREECE)
    t.battle("athens", ROME, GREECE, "1+1+6")
    attack, defence = t.events("rolled")
    assert defence.facts == (Roll((6,), (("fortress", 5),), 11), 2, 0)
    assert attack.facts == (Roll((1, 1), (("caesar", 2),), 4), 0, 0)
    assert t.troops("athens", ROME) == 0


@clause("mne:10.nebuchadnezzar")
def test_nebuchadnezzar_adds_five_in_an_own_controlled_province_only() -> None:
    for province, total in (("athens", 8), ("germania", 3)):
        t = empty()
        t.own(GREECE, "nebuchadnezzar")
        t.b.owner = (*t.b.owner[:1], -1, *t.b.owner[2:])  # without Pericles
        t.legions(province, ROME, 1)
        t.legions(province, GREECE, 1)
        t.battle(province, ROME, GREECE, "1+3")
        assert rolls(t)[1].total == total
        assert rolls(t)[1].modifiers == ((("nebuchadnezzar", 5),) if total == 8 else ())


@clause("mne:4.2.c", "mne:R.44", "mne:4.2.e")
def test_the_owner_chooses_whether_the_fortress_or_a_legion_is_lost() -> None:
    t = empty()
    t.legions("athens", CARTHAGE, 3)
    t.legions("athens", GREECE, 1)
    t.fortress("athens", GREECE)
    t.battle("athens", CARTHAGE, GREECE, "4+4+4+1")
    assert t.question() == "battle_losses"
    assert t.asked() == [GREECE]
    assert sorted(t.listed(GREECE)) == ["fortress", "free"]
    t.say(GREECE, "free")
    assert t.walls("athens") == GREECE
    assert t.troops("athens", GREECE) == 0
    assert t.question() == "war_pick"


@clause("mne:4.2.c")
def test_losses_are_simultaneous_and_go_back_to_the_stock() -> None:
    t = empty()
    t.legions("germania", CARTHAGE, 1)
    t.legions("germania", BABYLON, 1)
    military = t.levels(CARTHAGE)[2]
    t.battle("germania", CARTHAGE, BABYLON, "5+5")
    assert t.troops("germania", CARTHAGE) == t.troops("germania", BABYLON) == 0
    assert t.b.stock[CARTHAGE * 4] == 8
    assert t.levels(CARTHAGE)[2] == military - 1


@clause("mne:9.d", "mne:4.2.a", "mne:R.43", "mne:4.2.1.a")
def test_one_battle_per_province_against_one_of_several_opponents() -> None:
    t = empty()
    t.legions("germania", CARTHAGE, 1)
    t.legions("germania", GREECE, 1)
    t.legions("germania", BABYLON, 1)
    t.legions("dacia", CARTHAGE, 1)
    t.legions("dacia", GREECE, 1)
    t.war_turn(CARTHAGE, "war_march")
    t.say(CARTHAGE, "done")
    assert sorted(t.listed(CARTHAGE)) == ["dacia p2", "germania p2", "germania p3"]
    t.say(CARTHAGE, "germania p3")
    t.fate("1+1")
    assert t.listed(CARTHAGE) == ["dacia p2"]
    t.say(CARTHAGE, "dacia p2")
    t.fate("1+1")
    assert t.question() == "war_pick"
    assert t.b.at_war(t.id("province", "germania"))


@clause("mne:4.2.1.a", "mne:4.2.1.b")
def test_the_attacked_player_may_fight_back_in_the_own_turn() -> None:
    t = empty()
    t.legions("germania", CARTHAGE, 1)
    t.legions("germania", BABYLON, 1)
    t.battle("germania", CARTHAGE, BABYLON, "1+1")
    t.say(ROME, "p3")
    t.say(BABYLON, "done")
    assert t.listed(BABYLON) == ["germania p5"]


@clause("mne:11.statue_of_zeus", "mne:R.28")
def test_zeus_sends_the_opponents_legions_home_and_keeps_the_two_apart() -> None:
    t = empty()
    t.own(ROME, "statue_of_zeus")
    t.legions("gallia", GREECE, 2)
    t.legions("germania", GREECE, 1)
    t.legions("germania", ROME, 1)
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", GREECE, 1)
    t.occupied("gallia_sheep", GREECE)
    t.at("war")
    assert t.question() == "war_zeus"
    t.say(ROME, "declare p2")
    assert t.troops("athens", GREECE) == 2
    assert t.holder("gallia_sheep") == ROME
    t.say(ROME, "p2")
    t.say(GREECE, "done")
    assert t.question() == "war_march"
    assert not t.can(GREECE, "march germania gallia")
    assert t.can(GREECE, "march germania dacia")
    t.say(GREECE, "done")
    assert t.question() == "war_pick"
    t.say(ROME, "p1")
    t.say(ROME, "done")
    assert not t.can(ROME, "march germania dacia")
    t.say(ROME, "done")
    assert t.question() == "war_pick"


@clause("mne:11.statue_of_zeus")
def test_zeus_makes_no_peace_with_the_same_opponent_two_rounds_running() -> None:
    t = empty()
    t.own(ROME, "statue_of_zeus")
    t.at("war")
    t.say(ROME, "declare p2")
    t.skip_to("trade_marker")
    t.at("war")
    assert not t.can(ROME, "declare p2")
    t.say(ROME, "decline")
    t.skip_to("trade_marker")
    t.at("war")
    assert t.can(ROME, "declare p2")


@clause("mne:R.28", "mne:X.f")
def test_legions_sent_home_put_an_invaded_capital_province_at_war() -> None:
    t = empty()
    t.own(ROME, "statue_of_zeus")
    t.legions("gallia", GREECE, 1)
    t.legions("athens", ROME, 1)
    t.occupied("athens_city", ROME)
    t.legions("dacia", ROME, 1)
    t.occupied("dacia_gold", ROME)
    t.at("war")
    t.say(ROME, "declare p2")
    assert t.holder("athens_city") == GREECE
    assert t.holder("dacia_gold") == ROME


@clause("mne:4.1.2.a")
def test_a_refused_march_names_its_clause() -> None:
    t = empty()
    t.legions("italia", ROME, 1)
    t.war_turn(ROME, "war_march")
    with pytest.raises(NotAllowed) as refusal:
        t.say(ROME, "march italia athens")
    assert refusal.value.clause == "mne:4.1.2.a"


@clause("mne:E.22", "mne:8.a")
def test_no_promise_binds() -> None:
    t = empty()
    t.legions("dalmatia", ROME, 1)
    t.war_turn(ROME, "war_march")
    assert t.can(ROME, "march dalmatia dacia")


@clause("mne:4.2.c", "mne:R.44")
def test_the_active_player_chooses_too_when_he_loses_one_unit() -> None:
    t = empty()
    t.legions("athens", CARTHAGE, 3)
    t.legions("athens", GREECE, 1)
    t.fortress("athens", GREECE)
    t.battle("athens", GREECE, CARTHAGE, "1+4+4+4")
    assert (t.question(), t.asked()) == ("battle_losses", [GREECE])
    assert sorted(t.listed(GREECE)) == ["fortress", "free"]
    t.say(GREECE, "free")
    assert (t.walls("athens"), t.troops("athens", GREECE)) == (GREECE, 0)
    assert t.question() == "war_pick"  # nobody chooses twice

"""Heroes, Wonders and the Pyramids."""

import pytest

from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    CULTURE,
    EGYPT,
    GREECE,
    ROME,
    Table,
)
from tests.support import clause

CHEAP = ("hercules", "hamilcar", "ramses_ii", "spartacus")


def building(seat: int, **resources: int) -> Table:
    """The seat's build turn with exactly these Resources."""
    t = Table()
    t.strip()
    t.give(seat, **resources)
    t.build_turn(seat)
    return t


def end_building(t: Table) -> None:
    """Everybody else builds nothing; the phase ends."""
    for _ in range(12):
        if t.question() not in ("build", "build_pick", "build_perseus"):
            return
        t.skip_to("build")
        t.say(t.asked()[0], "done")


@clause("mne:3.1.3.a", "mne:R.12")
def test_the_second_to_fifth_tile_cost_seven_to_ten_and_there_is_no_sixth() -> None:
    for owned, price in enumerate((7, 8, 9, 10)):
        t = building(ROME, coin=price - 1)
        t.own(ROME, *CHEAP[:owned])
        assert "recruit" not in t.verbs(ROME)
        t.give(ROME, coin=1)
        assert "recruit" in t.verbs(ROME)
        t.say(ROME, "recruit colossus")
        assert t.b.price == price
    t = building(ROME, coin=20)
    t.own(ROME, *CHEAP)
    assert "recruit" not in t.verbs(ROME)


@clause("mne:3.1.3.b", "mne:7.b", "mne:E.12")
def test_bonus_and_ability_of_a_tile_count_at_once() -> None:
    t = building(EGYPT, coin=15)
    before = t.levels(EGYPT)
    t.say(EGYPT, "recruit circe", "coins")
    assert t.levels(EGYPT) == (before[0] + 1, before[1], before[2] + 1)
    t.say(EGYPT, "recruit spartacus", "coins")
    t.give(EGYPT, gladiators=1)
    assert "cheap_legion" in t.verbs(EGYPT)
    assert not t.can(EGYPT, "recruit circe") if "recruit" in t.verbs(EGYPT) else True


@clause("mne:E.12", "mne:10.queen_of_sheba")
def test_the_queen_of_sheba_adds_to_culture_and_military() -> None:
    t = building(EGYPT, coin=7)
    before = t.levels(EGYPT)
    t.say(EGYPT, "recruit queen_of_sheba", "coins")
    assert t.levels(EGYPT) == (before[0], before[1] + 1, before[2] + 1)


@clause("mne:10.hammurabi", "mne:G.4")
def test_hammurabi_claims_one_land_neighbour_a_round_for_nothing() -> None:
    t = building(BABYLON)
    t.triremes("phoenician_sea", BABYLON, 1)
    assert t.can(BABYLON, "claim_free judea")
    assert not t.can(BABYLON, "claim_free cyprus")
    t.say(BABYLON, "claim_free armenia")
    assert t.controls("armenia") == BABYLON
    assert t.hand(BABYLON) == {}
    assert t.verbs(BABYLON) == ["done"]


@clause("mne:10.hammurabi")
def test_hammurabi_needs_a_province_without_control_and_enemy_units() -> None:
    t = building(BABYLON)
    t.legions("judea", EGYPT, 1)
    t.control("asia", GREECE)
    assert not t.can(BABYLON, "claim_free judea")
    assert not t.can(BABYLON, "claim_free asia")


@clause("mne:10.spartacus", "mne:R.24", "mne:G.4")
def test_spartacus_raises_one_legion_a_round_for_a_coin_or_gladiators() -> None:
    t = building(ROME, coin=2, gladiators=1, legendary_gladiators=1, wine=1)
    t.own(ROME, "spartacus")
    t.say(ROME, "cheap_legion italia")
    assert sorted(t.listed(ROME)) == [
        "one_resource coin",
        "one_resource gladiators",
        "one_resource legendary_gladiators",
    ]
    t.say(ROME, "one_resource coin")
    assert t.troops("italia", ROME) == 3
    assert "cheap_legion" not in t.verbs(ROME)


@clause("mne:R.24")
def test_cleopatra_does_not_alter_a_one_resource_price() -> None:
    t = building(EGYPT, wine=2)
    t.own(EGYPT, "spartacus")
    assert t.verbs(EGYPT) == ["done"]


@clause("mne:10.gilgamesh")
def test_gilgamesh_builds_a_fortress_for_a_coin_or_marble() -> None:
    t = building(ROME, marble=1)
    t.own(ROME, "gilgamesh")
    assert not t.can(ROME, "cheap_fortress italia")
    t.say(ROME, "cheap_fortress gallia", "one_resource marble")
    assert t.walls("gallia") == ROME


@clause("mne:11.lighthouse")
def test_the_lighthouse_builds_a_trireme_for_a_coin_or_wood() -> None:
    t = building(ROME, wood=1)
    t.own(ROME, "lighthouse")
    t.say(ROME, "cheap_trireme ionian_sea", "one_resource wood")
    assert t.ships("ionian_sea", ROME) == 1


@clause("mne:10.penthesilea", "mne:R.27", "mne:L.2")
def test_penthesilea_musters_a_legion_for_each_own_province_with_enemy_legions() -> None:
    t = building(ROME)
    t.own(ROME, "penthesilea")
    assert "muster" not in t.verbs(ROME)
    t.legions("gallia", GREECE, 2)
    t.legions("dalmatia", CARTHAGE, 1)
    t.say(ROME, "muster")
    assert t.troops("italia", ROME) == 4
    assert "muster" not in t.verbs(ROME)
    t = building(ROME)
    t.own(ROME, "penthesilea")
    t.legions("italia", ROME, 8)
    t.legions("gallia", GREECE, 1)
    assert "muster" not in t.verbs(ROME)


@clause("mne:10.penthesilea", "mne:R.27")
def test_penthesilea_counts_enemy_legions_but_no_fortress_and_none_of_her_owners() -> None:
    t = building(ROME)
    t.own(ROME, "penthesilea")
    t.legions("gallia", ROME, 1)
    t.fortress("gallia", GREECE)
    assert "muster" not in t.verbs(ROME)
    t.legions("dalmatia", CARTHAGE, 1)
    t.legions("dalmatia", EGYPT, 1)
    assert [answer for answer in t.listed(ROME) if "muster" in answer] == ["muster 1"]


@clause("mne:10.penthesilea")
@pytest.mark.parametrize("count", [1, 2])
def test_penthesilea_may_muster_fewer(count: int) -> None:
    t = building(ROME)
    t.own(ROME, "penthesilea")
    t.legions("gallia", GREECE, 2)
    t.legions("dalmatia", CARTHAGE, 1)
    before = t.troops("italia", ROME)
    t.say(ROME, f"muster {count}")
    assert t.troops("italia", ROME) == before + count
    assert "muster" not in t.verbs(ROME)


@clause("mne:10.castor_pollux", "mne:R.23", "mne:7.b")
def test_castor_and_pollux_copy_a_hero_of_another_player() -> None:
    t = building(ROME, coin=7, gladiators=1)
    t.own(GREECE, "spartacus", "perseus", "colossus")
    before = t.levels(ROME)
    t.say(ROME, "recruit castor_pollux", "coins")
    assert t.question() == "build_castor"
    assert t.listed(ROME) == ["spartacus"]
    t.say(ROME, "spartacus")
    assert t.levels(ROME) == before
    t.say(ROME, "cheap_legion italia", "one_resource gladiators")
    assert t.troops("italia", ROME) == 3
    assert t.b.has(GREECE, t.id("tile", "spartacus"))


@clause("mne:R.23")
def test_castor_and_pollux_may_come_when_there_is_nobody_to_copy() -> None:
    t = building(ROME, coin=7)
    t.say(ROME, "recruit castor_pollux", "coins")
    assert t.question() == "build"
    assert t.b.tiles(ROME) == 2


@clause("mne:10.perseus", "mne:9.a", "mne:R.4", "mne:R.13")
def test_perseus_owner_may_step_before_the_first_builder_named() -> None:
    t = Table()
    t.own(ROME, "perseus")
    t.at("build")
    t.say(EGYPT, "p2")
    assert t.question() == "build_perseus"
    assert t.asked() == [ROME]
    t.say(ROME, "yes")
    assert t.b.player == ROME
    t.say(ROME, "done")
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "p3")
    assert t.question() == "build"


@clause("mne:10.perseus", "mne:R.13")
def test_perseus_is_not_asked_when_named_first_nor_later_in_the_phase() -> None:
    t = Table()
    t.own(ROME, "perseus")
    t.at("build")
    t.say(EGYPT, "p1")
    assert t.question() == "build"
    t = Table()
    t.own(ROME, "perseus")
    t.at("build")
    t.say(EGYPT, "p2")
    t.say(ROME, "no")
    t.say(GREECE, "done")
    t.say(EGYPT, "p3")
    assert t.question() == "build"


@clause("mne:6.5", "mne:R.13", "mne:10.perseus")
def test_the_fifth_tile_wins_at_once_beside_perseus() -> None:
    t = building(ROME, coin=10)
    t.own(ROME, "perseus", "hercules", "hamilcar")
    t.say(ROME, "recruit colossus", "coins")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "glory")


@clause("mne:R.13", "mne:6.2")
def test_perseus_bought_as_the_fifth_wins_only_at_the_end_of_the_phase() -> None:
    t = building(ROME, coin=10)
    t.own(ROME, "ramses_ii", "hercules", "hamilcar")
    t.say(ROME, "recruit perseus", "coins")
    assert t.result() is None
    t.say(ROME, "done")
    end_building(t)
    result = t.result()
    assert result is not None
    assert result.winners == (ROME,)


@clause("mne:6.1", "mne:3.1.3.c", "mne:11.pyramids", "mne:6.6")
def test_the_pyramids_win_at_once_whatever_others_have() -> None:
    t = building(CARTHAGE, coin=12)
    t.own(ROME, "ramses_ii", "hercules", "hamilcar", "colossus")
    assert t.b.tiles(ROME) == 5
    t.say(CARTHAGE, "pyramids", "coins")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending, result.clause) == ((CARTHAGE,), "prestige", "mne:6.1")
    assert t.b.tiles(CARTHAGE) == 1


@clause("mne:6.2", "mne:R.42")
def test_of_several_with_five_tiles_the_culture_leader_wins_alone() -> None:
    for leader, winners in ((EGYPT, (ROME, GREECE)), (GREECE, (GREECE,))):
        t = Table()
        t.own(ROME, "ramses_ii", "hercules", "hamilcar", "colossus")
        t.own(GREECE, "antigone", "circe", "gilgamesh", "lighthouse")
        t.leader(CULTURE, leader)
        t.strip()
        t.at("build")
        end_building(t)
        result = t.result()
        assert result is not None
        assert result.winners == winners
        assert result.ending == "glory"

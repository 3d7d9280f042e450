"""Where tiles, limits and wars meet that seldom meet, read from the book sentence by sentence."""

from pelagos.engine.contract import Roll
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
    t = Table()
    t.quiet()
    return t


def building(seat: int, **resources: int) -> Table:
    t = Table()
    t.strip()
    t.give(seat, **resources)
    t.build_turn(seat)
    return t


def copying(seat: int, hero: str, of: int) -> Table:
    """The seat has Castor and Pollux, with the ability of another's hero; no Unit is about."""
    t = building(seat, coin=7)
    t.quiet()
    t.own(of, hero)
    t.say(seat, "recruit castor_pollux", "coins", hero)
    return t


@clause("mne:R.23", "mne:10.nebuchadnezzar")
def test_a_copied_nebuchadnezzar_helps_in_the_copiers_own_province() -> None:
    t = copying(ROME, "nebuchadnezzar", EGYPT)
    t.say(ROME, "done")
    t.legions("gallia", ROME, 1)
    t.legions("gallia", GREECE, 2)
    t.battle("gallia", GREECE, ROME, "2+2+3")
    attack, defence = t.events("rolled")
    assert attack.facts[0] == Roll((2, 2), (), 4)
    assert defence.facts[0] == Roll((3,), (("nebuchadnezzar", 5),), 8)


@clause("mne:R.23", "mne:10.ramses_ii", "mne:R.25")
def test_a_copied_ramses_and_the_original_each_roll_a_plain_die() -> None:
    t = copying(ROME, "ramses_ii", GREECE)
    t.say(ROME, "done")
    t.legions("germania", ROME, 1)
    t.legions("germania", GREECE, 1)
    t.battle("germania", ROME, GREECE, "1+2+3+4")
    attack, defence = t.events("rolled")
    assert attack.facts[0] == Roll((1, 2), (("caesar", 1),), 4)
    assert defence.facts[0] == Roll((3, 4), (("pericles", 2),), 9)


@clause("mne:R.23", "mne:G.4", "mne:10.spartacus")
def test_original_and_copy_of_a_power_are_used_once_a_round_each() -> None:
    t = copying(ROME, "spartacus", GREECE)
    t.give(ROME, coin=2)
    t.give(GREECE, coin=2)
    t.say(ROME, "cheap_legion italia", "one_resource coin")
    assert "cheap_legion" not in t.verbs(ROME)
    t.say(ROME, "done")
    t.say(t.asked()[0], "p2")
    t.say(GREECE, "cheap_legion athens", "one_resource coin")
    assert "cheap_legion" not in t.verbs(GREECE)


@clause("mne:4.2.f", "mne:10.nebuchadnezzar", "mne:10.ramses_ii")
def test_a_lone_fortress_has_the_die_of_ramses_and_both_fives() -> None:
    t = empty()
    t.own(GREECE, "nebuchadnezzar", "ramses_ii")
    t.fortress("athens", GREECE)
    t.legions("athens", ROME, 3)
    t.battle("athens", ROME, GREECE, "1+1+1+5")
    attack, defence = t.events("rolled")
    assert attack.facts == (Roll((1, 1, 1), (("caesar", 3),), 6), 0, 1)
    fives = (("fortress", 5), ("nebuchadnezzar", 5))
    assert defence.facts[0] == Roll((5,), fives, 15)
    assert t.troops("athens", ROME) == 0
    assert t.walls("athens") == GREECE


@clause("mne:11.statue_of_zeus", "mne:R.28", "mne:4.1.2.d")
def test_beside_a_third_player_peace_holds_with_the_one_and_war_is_due_with_the_other() -> None:
    t = empty()
    t.own(ROME, "statue_of_zeus")
    for seat in (ROME, EGYPT, GREECE):
        t.legions("germania", seat, 1)
    t.at("war")
    t.say(ROME, "declare p4")
    t.say(t.b.leaders[MILITARY], "p1")
    t.skip_to("war_land_battle")
    assert t.listed(ROME) == ["germania p2"]
    t.say(ROME, "germania p2")
    t.fate("1+1")
    assert t.question() == "war_pick"
    t.say(t.b.leaders[MILITARY], "p4")
    t.skip_to("war_land_battle")
    assert t.listed(EGYPT) == ["germania p2"]


@clause("mne:11.statue_of_zeus", "mne:R.28", "mne:4.3.a")
def test_the_statues_owner_goes_on_choosing_where_he_stands_in_the_opponents_land() -> None:
    t = empty()
    t.own(ROME, "statue_of_zeus")
    t.legions("cyrenaica", ROME, 1)
    t.at("war")
    t.say(ROME, "declare p4")
    t.say(t.b.leaders[MILITARY], "p1")
    t.skip_to("war_conquest")
    assert t.can(ROME, "cyrenaica pillage cyrene")
    assert t.can(ROME, "cyrenaica seize")


@clause("mne:3.1.2.c", "mne:11.lighthouse")
def test_neither_the_lighthouse_nor_money_builds_a_sixth_trireme() -> None:
    t = building(ROME, coin=9, wood=1)
    t.own(ROME, "lighthouse")
    t.triremes("black_sea", ROME, 5 - sum(t.b.triremes[ROME :: t.box.players]))
    assert not {"trireme", "cheap_trireme"} & set(t.verbs(ROME))


@clause("mne:10.gilgamesh", "mne:3.1.1.d", "mne:R.29")
def test_gilgamesh_fortifies_the_invaded_capital_province_and_no_other() -> None:
    t = building(ROME, coin=2)
    t.quiet()
    t.own(ROME, "gilgamesh")
    t.legions("italia", EGYPT, 1)
    t.legions("gallia", EGYPT, 1)
    t.occupied("rome_city", EGYPT)
    assert set(t.listed(ROME)) == {"cheap_fortress dalmatia", "cheap_fortress italia", "done"}
    t.say(ROME, "cheap_fortress italia", "one_resource coin")
    assert EGYPT not in t.b.stand
    assert "cheap_fortress" not in t.verbs(ROME)


@clause("mne:11.colossus", "mne:L.1")
def test_the_colossus_brings_neither_coins_nor_what_has_run_out() -> None:
    t = empty()
    t.own(ROME, "colossus")
    t.give(EGYPT, ceramics=t.b.reserve[t.id("resource", "ceramics")])
    t.at("collect")
    t.skip_to("colossus")
    offered = set(t.listed(ROME))
    assert not {text for text in offered if "coin" in text or "legendary" in text}
    assert not {text for text in offered if "ceramics" in text}
    assert any("gold" in text for text in offered)


@clause("mne:R.26", "mne:4.2.1.a")
def test_circes_legion_leaves_its_work_when_its_province_goes_to_war() -> None:
    t = empty()
    t.own(ROME, "circe")
    t.legions("sardinia", ROME, 1)
    t.occupied("sardinia_oil", ROME)
    t.legions("sardinia", CARTHAGE, 1)
    t.battle("sardinia", CARTHAGE, ROME, "1+1")
    assert t.troops("sardinia", ROME) == 1
    assert t.b.stand[t.id("icon", "sardinia_oil")] == -1


@clause("mne:6.3", "mne:4.3.5.b", "mne:4.3.2.c")
def test_an_occupied_capital_counts_for_who_occupies_it_and_not_for_its_owner() -> None:
    for occupied, winners in ((False, (ROME,)), (True, None)):
        t = empty()
        t.raised("troy", "jerusalem", "syracuse")
        for province in ("asia", "judea", "sicilia"):
            t.control(province, ROME)
        if occupied:
            t.legions("italia", EGYPT, 1)
            t.occupied("rome_city", EGYPT)
        t.at("war")
        while t.result() is None and t.question().startswith("war"):
            seat = t.asked()[0]
            t.say(seat, "done" if "done" in t.listed(seat) else t.listed(seat)[0])
        result = t.result()
        assert (result.winners if result else None) == winners


@clause("mne:6.6", "mne:R.13", "mne:6.2")
def test_perseus_fifth_tile_wins_although_the_culture_leader_had_five_before() -> None:
    t = Table()
    t.strip()
    t.own(EGYPT, "ramses_ii", "hercules", "hamilcar", "colossus")
    t.own(ROME, "perseus", "circe", "gilgamesh")
    t.give(ROME, coin=10)
    t.at("build")
    t.say(EGYPT, "p4")
    t.say(ROME, "no")
    t.say(EGYPT, "done")
    t.say(EGYPT, "p1")
    t.say(ROME, "recruit lighthouse", "coins")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "glory")


@clause("mne:3.g", "mne:10.hannibal", "mne:1.2.a")
def test_hannibals_good_used_twice_may_be_once_legendary_and_only_one_is_used_twice() -> None:
    t = building(CARTHAGE, metal=1, legendary_metal=1, wood=1)
    assert t.can(CARTHAGE, "legion carthage")
    t = building(CARTHAGE, metal=2, wood=2, oil=2)
    t.say(CARTHAGE, "legion carthage")
    goods = t.listed(CARTHAGE)
    assert not [g for g in goods if g.count("metal") > 1 and g.count("wood") > 1]
    t = building(CARTHAGE, metal=3)
    assert t.verbs(CARTHAGE) == ["done"]
    t = building(BABYLON, metal=1, legendary_metal=1, wood=1)
    assert "legion" not in t.verbs(BABYLON)


@clause("mne:10.cleopatra", "mne:X.e")
def test_cleopatra_replaces_one_resource_in_a_set_and_not_two() -> None:
    for hand, able in (
        ({"coin": 2, "wine": 1}, True),
        ({"coin": 1, "wine": 1, "oil": 1}, True),
        ({"coin": 1, "wine": 2}, False),
        ({"coin": 2, "wine": 4}, True),
        ({"coin": 1, "wine": 1}, False),
    ):
        t = building(EGYPT, **hand)
        assert ("legion" in t.verbs(EGYPT)) == able, hand


@clause("mne:10.penthesilea", "mne:L.2")
def test_penthesileas_legions_are_no_more_than_there_are() -> None:
    t = building(ROME)
    t.quiet()
    t.own(ROME, "penthesilea")
    t.legions("germania", ROME, 7)
    for province in ("gallia", "dalmatia", "italia"):
        t.legions(province, EGYPT, 1)
    t.say(ROME, "muster")
    assert t.troops("italia", ROME) == 1
    assert sum(t.b.legions[ROME :: t.box.players]) == 8

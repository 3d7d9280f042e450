"""Clause by clause: moves, battles, conquest."""

import pytest

from pelagos.engine.contract import Roll
from pelagos.games.mare_nostrum.empires.conquest import provinces_at_war
from tests.mare_nostrum_empires.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause


def empty() -> Table:
    """A table without any Unit on the map."""
    t = Table()
    t.quiet()
    t.strip()
    return t


def conqueror(legions: int = 2) -> Table:
    """Rome stands alone in Egypt's Cyrenaica at the end of its turn."""
    t = empty()
    t.legions("cyrenaica", ROME, legions)
    t.war_turn(ROME, "war_conquest")
    return t


# -- moves -----------------------------------------------------------------------------------------


@clause("mne:4.b")
def test_a_turn_runs_from_conversions_over_sea_and_land_to_conquest() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 2)
    t.triremes("ionian_sea", GREECE, 1)
    t.legions("cyrenaica", ROME, 1)
    t.seized("cyrenaica", ROME)
    t.legions("aethiopia", ROME, 2)
    t.legions("aethiopia", EGYPT, 1)
    t.war_turn(ROME)
    seen = []
    for answer in (
        "done", "sail ionian_sea aegean_sea", "done", "fight ionian_sea p2", "1+1", "done",
        "aethiopia p4", "6+6+1",
    ):  # fmt: skip
        seen.append(t.question())
        t.say(t.asked()[0], answer)
    seen.append(t.question())
    assert list(dict.fromkeys(seen)) == [
        "war_convert", "war_sail", "war_sea_battle", "battle_roll", "war_march",
        "war_land_battle", "war_conquest",
    ]  # fmt: skip


@clause("mne:4.1.2.b")
def test_triremes_that_fought_and_survived_carry_legions() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", GREECE, 1)
    t.legions("italia", ROME, 1)
    t.war_turn(ROME, "war_sea_battle")
    t.say(ROME, "fight ionian_sea p2")
    t.fate("1+1")
    assert t.ships("ionian_sea", ROME) == 1
    assert t.can(ROME, "march italia athens")


@clause("mne:4.1.2.c")
def test_legions_leave_a_province_at_war() -> None:
    t = empty()
    t.legions("syria", BABYLON, 2)
    t.legions("syria", EGYPT, 3)
    t.war_turn(BABYLON, "war_march")
    t.say(BABYLON, "march syria asia", "march syria asia")
    assert (t.troops("syria", BABYLON), t.troops("asia", BABYLON)) == (0, 2)


@clause("mne:4.1.2.e")
def test_any_province_may_be_entered_and_enemies_in_free_land_are_fought() -> None:
    t = empty()
    t.legions("gallia", ROME, 2)
    t.legions("germania", GREECE, 1)
    assert t.controls("germania") == -1
    t.war_turn(ROME, "war_march")
    found = {text.split()[2] for text in t.listed(ROME) if text.startswith("march gallia ")}
    neighbours = t.b.box.land[t.id("province", "gallia")]
    assert found == {s for p, s in enumerate(t.box.names["province"]) if neighbours >> p & 1}
    t.say(ROME, "march gallia germania", "done")
    assert t.listed(ROME) == ["germania p2"]


@clause("mne:E.13")
@pytest.mark.parametrize("fights", [False, True])
def test_three_roman_legions_reach_cyrenaica_over_two_seas(fights: bool) -> None:
    t = empty()
    t.legions("italia", ROME, 2)
    t.legions("creta", ROME, 1)
    t.triremes("ionian_sea", ROME, 2)
    t.triremes("african_sea", EGYPT, 1)
    t.war_turn(ROME)
    t.say(ROME, "sail ionian_sea african_sea", "done")
    t.say(ROME, "fight african_sea p4" if fights else "done")
    t.fate("4+4") if fights else None
    t.say(ROME, "march italia cyrenaica", "march italia cyrenaica", "march creta cyrenaica")
    assert t.troops("cyrenaica", ROME) == 3


# -- battles ---------------------------------------------------------------------------------------


@clause("mne:4.2.d")
def test_legions_and_fortresses_count_nothing_at_sea_and_triremes_nothing_on_land() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", GREECE, 1)
    t.legions("athens", GREECE, 3)
    t.fortress("athens", GREECE)
    t.war_turn(ROME, "war_sea_battle")
    t.say(ROME, "fight ionian_sea p2")
    t.fate("3+4")
    assert [e.facts[0] for e in t.events("rolled")] == [Roll((3,), (), 3), Roll((4,), (), 4)]
    t = empty()
    t.triremes("ionian_sea", GREECE, 4)
    t.legions("athens", CARTHAGE, 1)
    t.legions("athens", GREECE, 1)
    t.battle("athens", CARTHAGE, GREECE, "3+1")
    assert t.events("rolled")[1].facts[0] == Roll((1,), (("pericles", 2),), 3)


@clause("mne:X.g")
@pytest.mark.parametrize(
    ("dice", "rome", "greece"),
    [
        # 2 + 1 + 2 for Caesar = 5: one hit, which the fortress takes off.
        ("2+1+1", 1, 1),
        # 6 + 2 + 2 = 10: two hits, one taken off.
        ("6+2+1", 1, 0),
    ],
)
def test_totals_are_divided_by_five_and_a_fortress_takes_off_one_hit(
    dice: str, rome: int, greece: int
) -> None:
    t = empty()
    t.legions("athens", ROME, 2)
    t.legions("athens", GREECE, 1)
    t.fortress("athens", GREECE)
    t.battle("athens", ROME, GREECE, dice)
    # 1 + 2 for Pericles + 5 for the fortress = 8: one hit.
    assert t.events("rolled")[1].facts == (Roll((1,), (("pericles", 2), ("fortress", 5)), 8), 1, 0)
    if not greece:
        assert sorted(t.listed(GREECE)) == ["fortress", "free"]
        t.say(GREECE, "free")
    assert (t.troops("athens", ROME), t.troops("athens", GREECE)) == (rome, greece)


@clause("mne:10.caesar")
@pytest.mark.parametrize(("active", "total"), [(ROME, 8), (CARTHAGE, 6)])
def test_caesar_adds_one_to_each_die_while_his_owner_is_active(active: int, total: int) -> None:
    t = empty()
    t.legions("germania", ROME, 2)
    t.legions("germania", CARTHAGE, 2)
    t.battle("germania", active, CARTHAGE if active == ROME else ROME, "3+3+3+3")
    of_rome = t.events("rolled")[0 if active == ROME else 1].facts[0]
    assert of_rome == Roll((3, 3), (("caesar", 2),) if active == ROME else (), total)


@clause("mne:E.15")
def test_cyrenaica_falls_and_two_romans_are_left() -> None:
    t = empty()
    t.legions("cyrenaica", ROME, 3)
    t.legions("cyrenaica", EGYPT, 1)
    t.fortress("cyrenaica", EGYPT)
    t.battle("cyrenaica", ROME, EGYPT, "5+4+3+3")
    assert (t.troops("cyrenaica", EGYPT), t.walls("cyrenaica")) == (0, -1)
    assert t.troops("cyrenaica", ROME) == 2
    assert t.question() == "war_conquest"


@clause("mne:9.d")
def test_of_several_opponents_in_a_province_one_is_chosen() -> None:
    t = empty()
    for seat in (CARTHAGE, GREECE, BABYLON):
        t.legions("germania", seat, 1)
    t.war_turn(CARTHAGE, "war_march")
    t.say(CARTHAGE, "done")
    assert sorted(t.listed(CARTHAGE)) == ["germania p2", "germania p3"]
    t.say(CARTHAGE, "germania p2")
    t.fate("1+1")
    assert t.question() == "war_pick"


@clause("mne:R.43")
def test_there_is_one_battle_in_each_of_any_number_of_places() -> None:
    t = empty()
    for province in ("germania", "dacia", "macedonia"):
        t.legions(province, CARTHAGE, 1)
        t.legions(province, GREECE, 1)
    t.war_turn(CARTHAGE, "war_march")
    t.say(CARTHAGE, "march dacia macedonia", "march macedonia dacia", "done")
    left = ["dacia p2", "germania p2", "macedonia p2"]
    while left:
        assert sorted(t.listed(CARTHAGE)) == left
        t.say(CARTHAGE, left[0])
        dice = 1 + t.troops(left[0].split()[0], CARTHAGE)
        t.fate("+".join("1" * dice))
        left = left[1:]
    assert t.question() == "war_pick"


# -- conquest --------------------------------------------------------------------------------------


@clause("mne:4.3.b")
def test_a_conqueror_does_exactly_one_of_four_things() -> None:
    t = conqueror()
    found = {text.split()[1] for text in t.listed(ROME)}
    assert found == {"leave", "pillage", "occupy", "seize"}
    for answer in ("leave", "pillage cyrene", "occupy cyrenaica_papyrus+cyrene", "seize"):
        t = conqueror()
        t.say(ROME, f"cyrenaica {answer}")
        assert t.question() == "war_pick"


@clause("mne:4.3.1.d", "mne:G.6")
def test_one_building_is_pillaged_and_what_it_pays_is_kept() -> None:
    t = conqueror()
    before = t.b.built.bit_count()
    assert not t.can(ROME, "cyrenaica pillage cyrene+cyrenaica_market")
    t.say(ROME, "cyrenaica pillage cyrene")
    assert t.b.built.bit_count() == before - 1
    assert t.holder("cyrene") == -1
    assert t.holder("cyrenaica_market") == t.holder("cyrenaica_papyrus") == EGYPT
    t.skip_to("trade_marker")
    assert t.hand(ROME)["coin"] >= 1


@clause("mne:E.16")
def test_a_caravan_beside_a_market_pays_one_papyrus_and_the_legion_stands_on_the_icon() -> None:
    t = conqueror()
    assert t.holder("cyrenaica_market") == EGYPT
    t.say(ROME, "cyrenaica pillage cyrenaica_papyrus")
    assert t.hand(ROME) == {"papyrus": 1}
    assert t.b.stand[t.id("icon", "cyrenaica_papyrus")] == ROME


@clause("mne:E.17", "mne:4.3.4.a")
def test_occupied_caravan_and_market_move_two_on_the_trade_track_at_once() -> None:
    t = conqueror()
    before = t.levels(ROME)[0], t.levels(EGYPT)[0]
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrenaica_market")
    assert (t.levels(ROME)[0], t.levels(EGYPT)[0]) == (before[0] + 2, before[1] - 2)
    t.strip()
    t.at("collect")
    t.rules.step(t.b)
    assert t.hand(ROME)["papyrus"] == 2
    assert "papyrus" not in t.hand(EGYPT)


@clause("mne:4.3.4.a")
def test_losses_pillage_and_conversion_move_the_tokens_of_both_at_once() -> None:
    t = empty()
    t.control("tripolitania", ROME)
    t.legions("cyrenaica", ROME, 2)
    t.legions("cyrenaica", EGYPT, 1)
    before = t.levels(ROME), t.levels(EGYPT)
    t.battle("cyrenaica", ROME, EGYPT, "4+4+5")
    assert t.levels(ROME)[2] == before[0][2] - 1
    assert t.levels(EGYPT)[2] == before[1][2] - 1
    t.say(ROME, "cyrenaica pillage cyrenaica_market")
    assert t.levels(EGYPT)[0] == before[1][0] - 1
    t.seized("cyrenaica", ROME)
    t.war_turn(ROME)
    t.say(ROME, "convert cyrenaica")
    assert t.levels(ROME)[1] == before[0][1] + 1
    assert t.levels(EGYPT)[1] == before[1][1] - 1


@clause("mne:4.3.3.a", "mne:E.18")
def test_a_legion_on_the_marker_changes_nothing_yet_and_needs_no_link() -> None:
    t = conqueror(1)
    before = t.levels(EGYPT)
    t.say(ROME, "cyrenaica seize")
    assert (t.controls("cyrenaica"), t.levels(EGYPT)) == (EGYPT, before)
    t.strip()
    t.at("collect")
    t.rules.step(t.b)
    assert t.hand(EGYPT)["papyrus"] == 2
    assert "papyrus" not in t.hand(ROME)
    t.war_turn(ROME)
    assert t.can(ROME, "convert cyrenaica")


@clause("mne:R.35")
def test_who_is_driven_out_before_his_turn_converts_nothing() -> None:
    t = conqueror(1)
    t.control("tripolitania", ROME)
    t.say(ROME, "cyrenaica seize")
    t.legions("cyrenaica", EGYPT, 2)
    t.battle("cyrenaica", EGYPT, ROME, "4+4+1")
    assert t.troops("cyrenaica", ROME) == 0
    t.war_turn(ROME)
    assert t.question() != "war_convert"
    assert t.controls("cyrenaica") == EGYPT


@clause("mne:4.2.1.a")
def test_one_player_alone_is_at_war_nowhere_not_even_in_the_first_province() -> None:
    t = empty()
    t.b.add_legions(0, ROME, 1)
    assert provinces_at_war(t.b) == 0
    t.b.add_legions(0, GREECE, 1)
    assert provinces_at_war(t.b) == 1

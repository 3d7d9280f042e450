"""Worked examples of the rulebook, piece by piece as they are told."""

import pytest

from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    CULTURE,
    EGYPT,
    GREECE,
    MILITARY,
    ROME,
    TRADE,
    Table,
)
from tests.support import clause


@clause("mne:E.14", "mne:4.1.2.d", "mne:R.15")
@pytest.mark.parametrize(("leave", "dice"), [(0, "2+2+1+1"), (1, "2+1+1")])
def test_in_syria_fortress_and_legions_that_stay_fight_together(leave: int, dice: str) -> None:
    t = Table()
    t.quiet()
    t.legions("syria", BABYLON, 2)
    t.fortress("syria", BABYLON)
    t.legions("syria", EGYPT, 2)
    t.war_turn(BABYLON, "war_march")
    for _ in range(leave):
        t.say(BABYLON, "march syria asia")
    t.say(BABYLON, "done")
    assert t.listed(BABYLON) == ["syria p4"]
    t.say(BABYLON, "syria p4")
    t.fate(dice)  # the Fortress adds 5 and cancels a hit
    assert t.troops("syria", EGYPT) == 1
    assert t.troops("syria", BABYLON) == 2 - leave


@clause("mne:E.19", "mne:5.a", "mne:5.b")
def test_rome_leads_the_trade_with_three_caravans_and_two_markets() -> None:
    t = Table()
    t.razed("gallia_sheep", "gallia_grain")
    t.razed("dacia_gold")
    t.raised("thracia_market")
    t.razed("babylonia_grain")
    t.razed("aethiopia_gold")
    t.razed("numidia_metal", "numidia_gladiators", "tripolitania_oil", "tripolitania_market")
    assert [t.levels(s)[TRADE] for s in range(5)] == [5, 4, 4, 3, 3]
    assert t.b.leaders[TRADE] == CARTHAGE
    t.leader(CULTURE, EGYPT)
    t.leader(MILITARY, GREECE)
    t.at("leadership")
    t.rules.step(t.b)
    assert t.b.leaders[TRADE] == ROME


@clause("mne:E.21", "mne:4.3.3.c", "mne:R.46")
def test_greece_loses_the_trireme_that_linked_the_province_it_takes() -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", GREECE, 1)
    t.triremes("aegean_sea", GREECE, 1)
    t.triremes("african_sea", GREECE, 1)
    t.war_turn(GREECE, "war_conquest")
    t.say(GREECE, "cyrenaica seize")
    t.triremes("african_sea", EGYPT, 2)
    t.war_turn(EGYPT, "war_sea_battle")
    t.say(EGYPT, "fight african_sea p2")
    t.fate("5+5+1")
    assert t.ships("african_sea", GREECE) == 0
    markers = t.b.stock[GREECE * 4 + 3]
    t.war_turn(GREECE)
    t.say(GREECE, "convert cyrenaica")
    assert t.controls("cyrenaica") == -1
    assert t.b.stock[GREECE * 4 + 3] == markers
    t.strip()
    t.at("collect")
    t.rules.step(t.b)
    assert not any("papyrus" in t.hand(s) for s in range(5))

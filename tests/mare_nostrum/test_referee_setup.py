"""Both editions: limits of the free set-up and the checks of roles and titles."""

from typing import Any

import pytest

from pelagos.engine.errors import BadData
from pelagos.games.mare_nostrum.four_cards.ids import LEGIONS, SIDES, TRIREMES
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import CONSTRUCTION, LAYOUT
from pelagos.games.mare_nostrum.original import rules as original_rules
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()


@clause("mn:3.3.8", "lc:5.11", "mn:11.5")
@pytest.mark.parametrize("rules", [ORIGINAL, LAGET])
def test_a_player_may_leave_all_his_points_unspent(rules: MareRules[Any]) -> None:
    t = Table.started(rules, 3, setup_mode="advanced")
    t.fate("carthage,greece,babylon").fate("p3,p1,p2")
    for seat in (2, 0, 1):
        assert "end" in t.verbs(seat)
        t.say(seat, "end")
    assert [t.b.hand_size(s) for s in range(3)] == [0, 0, 0]
    assert [t.b.marker.count(s) for s in range(3)] == [1, 1, 1]


@clause("mn:3.1.6")
@pytest.mark.parametrize("chosen", ["greece-egypt-rome", ["egypt", "rome", "greece"]])
def test_the_civilizations_of_a_table_may_be_named_in_any_order(chosen: object) -> None:
    box = ORIGINAL.box(3, {"civilizations": chosen})
    assert ORIGINAL.new(box).box.civilizations == [ROME, GREECE, EGYPT]
    assert box.options["civilizations"] == "rome-greece-egypt"
    for wrong in ("greece-egypt-egypt", "greece-egypt-troy", "greece-egypt", ["rome"], 3):
        with pytest.raises(BadData):
            ORIGINAL.box(3, {"civilizations": wrong})


def layout(civ: int, **options: object) -> Table:
    return Table(LAGET, 5, setup_mode="advanced", **options).play(LAYOUT, civ)


@clause("lc:5.10", "lc:20.1")
def test_the_free_piece_of_a_hero_is_lost_when_the_supply_has_none() -> None:
    t = layout(CARTHAGE)
    for _ in range(8):
        t.say(CARTHAGE, "legion carthage")
    t.say(CARTHAGE, "card hannibal")
    assert t.legions_at("carthage", CARTHAGE) == 8
    assert t.b.supply[LEGIONS * SIDES + CARTHAGE] == 0
    t = layout(GREECE)
    for _ in range(5):
        t.say(GREECE, "trireme greece")
    t.say(GREECE, "card pericles")
    assert t.ships_at("greece", GREECE) == 5
    assert t.b.supply[TRIREMES * SIDES + GREECE] == 0


@clause("lc:21.3")
def test_hammurabis_marker_of_the_layout_needs_no_point_left() -> None:
    t = layout(BABYLON, setup_hero_discounts=True)
    for _ in range(8):
        t.say(BABYLON, "legion babylonia")
    t.say(BABYLON, "card hammurabi")
    assert t.b.points == 0
    assert t.verbs(BABYLON) == {"influence", "end"}
    t.say(BABYLON, "influence syria")
    assert t.step() == ""
    ended = layout(BABYLON, setup_hero_discounts=True).say(BABYLON, "card hammurabi")
    assert ended.say(BABYLON, "end").step() == ""


@clause("lc:6.8", "lc:21.3")
def test_the_holder_may_prefer_a_claimant_who_is_not_first() -> None:
    t = Table(LAGET, 5, title_claimants="any_exceeding")
    t.own(GREECE, "greece").own(EGYPT, "lower_egypt").own(ROME, "rome")
    t.built("athenae", "alexandria", "memphis").play(CONSTRUCTION)
    assert t.allowed(ROME) == ["p3", "p4"]
    t.say(ROME, "p3")
    assert t.role("political_leader") == GREECE
    assert t.step() == "name_next_builder"
    assert t.asked() == [GREECE]

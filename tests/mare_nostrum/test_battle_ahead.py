"""The battle told before its dice are thrown is the one that is then fought."""

from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.original import rules as original_rules

SUPPORT = "support_battle"
BEFORE = ("roll_dice", SUPPORT)
"""Questions before which the battle is known; ships that support it are added when they do."""
ENOUGH = 25
"""Battles looked at in each edition."""


@pytest.mark.parametrize(
    "rules", [original_rules(), laget_rules()], ids=lambda rules: str(rules.title)
)
def test_what_both_sides_bring_decides_what_they_lose(rules: MareRules[Any]) -> None:
    rng, fought, added = Chance(5), 0, 0
    b = rules.start(rules.box(3, {}))
    while fought < ENOUGH:
        step = rules.step(b)
        if step is None:
            b = rules.start(rules.box(3, {}))
            continue
        seat = b.waiting[0]
        value = step.choices(b, seat).draw(rng)
        battle = rules.battle(b)
        assert (battle is not None) == (step.name in BEFORE)
        if battle is None or step.name == SUPPORT:
            rules.apply(b, seat, value)
            continue
        attack, defence = battle.attacker, battle.defender
        assert isinstance(value, tuple)
        assert len(value) == attack.dice + defence.dice
        own = sum(value[: attack.dice]) + attack.bonus
        theirs = sum(value[attack.dice :]) + defence.bonus
        rules.apply(b, seat, value)
        assert b.owed == (min(attack.units, theirs // 5), min(defence.units, own // 5))
        fought += 1
        added += attack.bonus + defence.bonus > 0
    assert added

"""Both editions: what is open, and what is not."""

from typing import Any

import pytest

from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import CONSTRUCTION as LAGET_CONSTRUCTION
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import CONSTRUCTION, TRADE
from tests.mare_nostrum.build import GREECE, ROME, Table
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()


@clause("mn:10.1", "mn:5.6.1")
def test_the_owner_of_ulysses_sees_the_take_he_may_cancel() -> None:
    t = Table(ORIGINAL).hand(0, wine=1).hand(1, oil=1).hand(2, gold=1).cards(2, "ulysses")
    t.play(TRADE).say(0, "1").say(0, "wine").say(1, "oil").say(2, "gold").say(0, "p2 oil")
    assert t.asked() == [2]
    for viewer in (0, 2, NOBODY):
        assert t.view(viewer)["more"]["wanted"] == [1, t.box.find("resource", "oil")]


@clause("mn:10.2", "mn:6.4.2", "lc:19.5")
@pytest.mark.parametrize(
    ("rules", "phase"), [(ORIGINAL, CONSTRUCTION), (LAGET, LAGET_CONSTRUCTION)]
)
def test_everybody_learns_how_many_coins_are_kept_and_nobody_which_good(
    rules: MareRules[Any], phase: Phase
) -> None:
    t = Table(rules).hand(ROME, tax=3, wine=1, oil=1).cards(ROME, "hanging_gardens")
    t.own(ROME, "rome").hand(GREECE, tax=1).play(phase)
    if t.step() == "order_builders":
        t.say(ROME, "p1,p2,p3,p4,p5")
    while t.step() != "keep_cards":
        seat = t.asked()[0]
        t.say(seat, t.allowed(seat)[0] if t.step() == "name_next_builder" else "end")
    t.say(ROME, "1 oil").say(GREECE, "1 -")
    told = [(e.seat, e.facts) for e in t.events("cards_kept")]
    assert told == [(ROME, (1, 1)), (GREECE, (1, 0))]

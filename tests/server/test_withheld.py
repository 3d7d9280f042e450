"""What lies in sight and cannot be had: a page can always be told what it would touch."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load, titles
from pelagos.engine.driver import anybody
from pelagos.engine.verbs import VerbMenu
from pelagos.research.bench import table_size
from pelagos.table.preview import touched

ANSWERS = 400


@pytest.mark.parametrize("title", titles())
def test_what_is_withheld_names_the_thing_it_would_touch(title: str) -> None:
    rules, rng = load(title), Chance(7)
    b = rules.start(rules.box(table_size(rules), {}))
    impossible = 0
    for _ in range(ANSWERS):
        step = rules.step(b)
        if step is None:
            break
        seat = anybody(b.waiting, rng)
        space = step.choices(b, seat)
        for value in step.in_sight(b, seat):
            if not space.holds(value):
                things = touched(space, value)
                assert things, (step.name, value)
                assert all(stock and n >= 0 for stock, n in step.price(b, seat, value))
                if isinstance(space, VerbMenu) and isinstance(value, tuple):
                    assert things[0] == ("verb", value[0])
                    impossible += value[0] not in space.ids
        step.answer(b, seat, space.draw(rng))
    if title == "cyclades":
        assert impossible  # menus were asked about verbs that they did not offer

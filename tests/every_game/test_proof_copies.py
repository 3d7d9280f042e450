"""A copy of a position lacks nothing, whatever has happened in the game."""

import pytest

from pelagos.bots.base import Chance
from pelagos.catalogue import load, titles


@pytest.mark.parametrize("title", titles())
def test_a_copy_holds_every_field_and_goes_its_own_way(title: str) -> None:
    rules = load(title)
    b = rules.start(rules.box(rules.players[-1], {}))
    rng = Chance(8)
    for _ in range(150):
        if rules.step(b) is None:
            break
        copy = b.copy()
        for field in type(b).fields:
            assert getattr(copy, field) == getattr(b, field), field
        before = copy.state()
        seat = rules.asked(b)[0]
        rules.answer(b, seat, rules.choices(b, seat).draw(rng))
        assert copy.state() == before

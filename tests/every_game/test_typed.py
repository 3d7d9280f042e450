"""A typed answer that is not on offer is refused for its own reason, not for its first word's."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.errors import NotAllowed
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Menu
from tests.support.shelf import PAST_DRAFT

ANSWERS = 1500


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_what_was_allowed_before_is_refused_later_by_the_clause_that_forbids_just_that(
    title: str,
) -> None:
    rules = load(title)
    b = rules.start(rules.box(3, {}))
    rng = Chance(3)
    known: dict[str, dict[int, tuple[str, object]]] = {}
    told_apart = 0
    for _ in range(ANSWERS):
        step = rules.step(b)
        if step is None:
            break
        seat = rules.asked(b)[0]
        space = rules.choices(b, seat)
        value = space.draw(rng)
        if isinstance(space, Menu) and seat != FATE:
            before = known.setdefault(step.name, {})
            for verb, (text, meant) in before.items():
                if verb in space.ids:
                    continue
                with pytest.raises(NotAllowed) as refusal:
                    rules.answer(b, seat, rules.read(b, seat, text), text)
                assert refusal.value.clause == step.why_not(b, seat, meant), text
                told_apart += refusal.value.clause != step.why_not(b, seat, (verb, ()))
            assert isinstance(value, tuple)
            before[value[0]] = (space.write(value, b.contents()), value)
        rules.apply(b, seat, value)
    assert told_apart > 0

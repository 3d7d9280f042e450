"""Words that are known but not on offer are refused in order, whatever question stands."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.errors import BadNotation, NotAllowed
from pelagos.engine.spaces import Menu
from tests.support.shelf import enough

QUESTIONS = 150


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_any_words_after_any_id_are_refused_and_change_nothing(entry: Entry) -> None:
    rules = entry.rules()
    box = rules.box(max(rules.players), {})
    b = rules.start(box)
    rng = Chance(7)
    names = [slug for slugs in box.names.values() for slug in slugs]
    names += ["p1", "p2", "1", "3", "-", "nonsense", names[0] + "+" + names[1]]
    refused = 0
    for _ in range(40 * QUESTIONS):
        if rules.over(b) or refused >= QUESTIONS:
            break
        seat = rules.asked(b)[0]
        space = rules.choices(b, seat)
        if isinstance(space, Menu) and seat >= 0:
            absent = [i for i in range(len(box.names.get(space.kind, []))) if i not in space.ids]
            for id in absent[:6]:
                words = [names[rng.below(len(names))] for _ in range(rng.below(4))]
                before = b.state()
                try:
                    value = space.read([box.slug(space.kind, id), *words], box)
                except BadNotation:
                    continue
                with pytest.raises(NotAllowed) as refusal:
                    rules.answer(b, seat, value)
                assert refusal.value.clause
                assert b.state() == before
                refused += 1
        rules.answer(b, seat, space.draw(rng))
    assert refused >= enough(entry.title, QUESTIONS, draft=0)

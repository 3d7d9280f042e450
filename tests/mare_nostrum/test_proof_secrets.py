"""What is kept in secret."""

import pytest

from pelagos.catalogue import load
from pelagos.engine.seats import only
from pelagos.engine.steps import Ask
from tests.mare_nostrum.build import GREECE
from tests.support import clause


@clause("mn:10.2", "mn:6.4.1", "lc:19.5")
@pytest.mark.parametrize("title", ["mare_nostrum", "laget_civilization"])
def test_which_cards_are_kept_is_seen_by_their_owner_alone(title: str) -> None:
    rules = load(title)
    steps = [s for phase in rules.phases.values() for s in phase.steps if s.name == "keep_cards"]
    assert steps
    b = rules.start(rules.box(5, {}))
    for step in steps:
        assert isinstance(step, Ask)
        assert step.seen_by(b, GREECE) == only(GREECE)

"""A position saved under the former names of its fields still loads."""

import json

import pytest

from pelagos.catalogue import entry
from tests.support.shelf import PAST_DRAFT


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_a_position_saved_under_former_names_loads_the_same(title: str) -> None:
    rules = entry(title).rules()
    box = rules.box(3, {})
    b = rules.start(box)
    state = b.state()
    former = {type(b).former.get(name, name): value for name, value in state.items()}
    assert set(former) != set(state)
    assert rules.load(box, json.loads(json.dumps(former))).state() == state

"""A table behaves on each kept evening as it did, answers, errors and undos included."""

import json

import pytest

from tests.table.evenings import EVENINGS, KEPT, STRETCH, Evening


@pytest.mark.parametrize(("table", "seed"), EVENINGS)
def test_an_evening_at_a_table_goes_as_it_went(table: str, seed: int) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[f"{table} {seed}"].split()
    number = 0
    for number, found in enumerate(Evening(table, seed).stretches()):
        first = number * STRETCH + 1
        assert found == kept[number], f"something has changed at deed {first} or soon after"
    assert number + 1 == len(kept)

"""Kept games ask, offer, tell, show and refuse what they did, line by line."""

import json
from pathlib import Path

import pytest

from tests.playthroughs.courses import KEPT, RECORDS, STRETCH, name_of, stretches


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in RECORDS])
def test_a_kept_game_takes_the_course_it_took(path: Path) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[name_of(path)].split()
    number = 0
    for number, found in enumerate(stretches(path)):
        assert found == kept[number], f"something has changed before line {number * STRETCH + 1}"
    assert number + 1 == len(kept)

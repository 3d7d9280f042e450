"""Citations, events, cards, views and refusals of titles past the draft stage change only when
somebody means it.

After such a change: `python -m tests.every_game.cited --write`, and read the difference.
"""

import json
from pathlib import Path

import pytest

from pelagos.catalogue import Entry, entry
from tests.every_game.cited import KEPT, RECORDS, SHOWN, cited, shown
from tests.support.shelf import PAST_DRAFT

GAMES = [path for path in RECORDS if path.parent.name in PAST_DRAFT]


@pytest.mark.parametrize("found", [pytest.param(entry(t), id=t) for t in PAST_DRAFT])
def test_a_title_cites_and_tells_what_it_did(found: Entry) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    assert found.title in kept, "python -m tests.every_game.cited --write"
    for part, rows in cited(found).items():
        assert rows == kept[found.title][part], f"the {part} of {found.title} have changed"


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in GAMES])
def test_a_kept_game_shows_and_refuses_what_it_did(path: Path) -> None:
    kept = json.loads(SHOWN.read_text("utf-8"))[f"{path.parent.name}/{path.stem}"]
    for line, parts in shown(path).items():
        for part, found in parts.items():
            assert found == kept[line][part], f"{part} has changed before line {line}"

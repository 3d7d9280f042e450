"""Citations, events, cards, views and refusals change only when somebody means it.

After such a change: `python -m tests.every_game.cited --write`, and read the difference.
"""

import json
from pathlib import Path

import pytest

from pelagos.catalogue import SHELF, Entry
from tests.every_game.cited import KEPT, RECORDS, SHOWN, cited, shown


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_a_title_cites_and_tells_what_it_did(entry: Entry) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[entry.title]
    for part, rows in cited(entry).items():
        assert rows == kept[part], f"the {part} of {entry.title} have changed"


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in RECORDS])
def test_a_kept_game_shows_and_refuses_what_it_did(path: Path) -> None:
    kept = json.loads(SHOWN.read_text("utf-8"))[f"{path.parent.name}/{path.stem}"]
    for line, parts in shown(path).items():
        for part, found in parts.items():
            assert found == kept[line][part], f"{part} has changed before line {line}"

"""Finished games kept as fixtures: they replay to the end they had, and their chance is proved."""

from pathlib import Path

import pytest

from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.record import Record, replay
from pelagos.table.chance import verify

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(FOLDER.glob("*/*.pelagos"))


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_every_way_a_title_can_end_has_a_record(entry: Entry) -> None:
    kept = {path.stem for path in RECORDS if path.parent.name == entry.title}
    endings = set(entry.rules().endings)
    assert endings
    assert endings <= kept


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in RECORDS])
def test_a_kept_game_replays_to_the_end_it_had(path: Path) -> None:
    record = Record.from_text(path.read_text("utf-8"))
    rules = load(path.parent.name)
    result = rules.result(replay(rules, record))
    assert result is not None
    assert result.ending == path.stem.partition("-")[0]
    assert verify(rules, record) > 0

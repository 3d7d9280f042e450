"""Records as a table for learning and statistics: Parquet, one row for each decision."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pelagos.catalogue import Entry, entry
from pelagos.engine.box import seat_slug
from pelagos.engine.record import Record, Replay
from pelagos.engine.spaces import UNCOUNTED
from pelagos.research.game import referee

SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("title", pa.string()),
        ("rules", pa.int32()),
        ("players", pa.int8()),
        ("line", pa.int32()),
        ("seat", pa.string()),
        ("player", pa.string()),
        ("question", pa.string()),
        ("answer", pa.string()),
        ("answers", pa.int64()),
        ("secret", pa.bool_()),
        ("won", pa.float32()),
        ("place", pa.int32()),
        ("view", pa.string()),
    ]
)
"""`answers` is how many there were (-1: not listable), `won` the seat's share of the win (null for
FATE and in games without an end), `view` what the seat saw before it answered, as JSON."""

GROUP = 20_000
"""Rows held in memory before they are written."""


def rows(
    record: Record, game: str, views: bool = False, where: Entry | None = None
) -> list[dict[str, Any]]:
    """The decisions of one record, FATE's among them."""
    rules = referee(where or entry(record.title))
    play = Replay(rules, record)
    found: list[dict[str, Any]] = []
    for number, line in enumerate(record.lines):
        space = rules.choices(play.board, line.seat)
        count = space.count()
        step = rules.step(play.board)
        assert step is not None
        person = line.seat >= 0
        view = json.dumps(rules.view(play.board, line.seat)) if views and person else None
        found.append(
            {
                "game": game,
                "title": record.title,
                "rules": record.version,
                "players": record.players,
                "line": number,
                "seat": seat_slug(line.seat),
                "player": record.seats[line.seat] if person else None,
                "question": line.step,
                "answer": line.text,
                "answers": -1 if count == UNCOUNTED else count,
                "secret": step.secret,
                "view": view,
            }
        )
        play.forward()
    result = rules.result(play.board) if rules.over(play.board) else None
    for row, line in zip(found, record.lines, strict=True):
        if result is None or line.seat < 0:
            row["won"], row["place"] = None, None
        else:
            won = line.seat in result.winners
            row["won"] = 1 / len(result.winners) if won else 0.0
            row["place"] = result.places()[line.seat]
    return found


def export(
    records: Iterable[tuple[str, Record]],
    path: Path,
    views: bool = False,
    where: Entry | None = None,
    progress: Callable[[], object] | None = None,
) -> int:
    """Writes the decisions of all records to a Parquet file; returns how many there were.

    The file is replaced only when it is complete: a record that cannot be read leaves the old one
    in place.
    """
    total = 0
    with TemporaryDirectory(dir=path.parent) as folder:
        half = Path(folder) / path.name
        with pq.ParquetWriter(half, SCHEMA, compression="zstd") as writer:
            for group in _groups(records, views, where, progress):
                writer.write_table(pa.Table.from_pylist(group, SCHEMA))
                total += len(group)
        half.replace(path)
    return total


def _groups(
    records: Iterable[tuple[str, Record]],
    views: bool,
    where: Entry | None,
    progress: Callable[[], object] | None,
) -> Iterator[list[dict[str, Any]]]:
    held: list[dict[str, Any]] = []
    for name, record in records:
        held.extend(rows(record, name, views, where))
        if progress is not None:
            progress()
        if len(held) >= GROUP:
            yield held
            held = []
    if held:
        yield held

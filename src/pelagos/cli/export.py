"""`pelagos export`: records as a table for statistics and learning."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from pelagos.cli.common import AsJson, console, print_json, read_record
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record


def export(
    sources: Annotated[list[Path], typer.Argument(help="Records, or folders with records.")],
    to: Annotated[Path, typer.Option(help="The Parquet file to write.")] = Path("games.parquet"),
    views: Annotated[
        bool, typer.Option("--views", help="Add what each seat saw, as JSON.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Write records to a Parquet file, one row for each decision."""
    try:
        from pelagos.research.dataset import export as write
    except ImportError:
        raise BadData("Parquet needs more libraries: pip install 'pelagos[research]'") from None
    files = [p for source in sources for p in _files(source)]
    if not files:
        raise BadData("there are no records there")

    def records() -> Iterator[tuple[str, Record]]:
        for path in track(files, console=console, disable=json, transient=True):
            yield path.stem, read_record(path)

    try:
        total = write(records(), to, views)
    except OSError as error:
        raise BadData(f"cannot write {to}: {error.strerror}") from None
    if json:
        print_json({"file": str(to), "games": len(files), "decisions": total})
    else:
        console.print(f"→ {to}: {len(files)} games, {total} decisions")


def _files(source: Path) -> list[Path]:
    return sorted(source.rglob("*.pelagos")) if source.is_dir() else [source]

"""`pelagos puzzles`: finds puzzles in games; `pelagos lesson`: makes a lesson of a line."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from pelagos.catalogue import entry
from pelagos.cli.common import Lang, console, read_record, write_text
from pelagos.cli.speech import say
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record
from pelagos.lessons.skeleton import skeleton
from pelagos.review.puzzles import PROOF, Finder, Found
from pelagos.words import language

Records = Annotated[
    Path, typer.Option("--from", help="A record or a folder of records, with their secrets.")
]


def puzzles(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")],
    source: Records,
    into: Annotated[
        Path | None, typer.Option(help="Write puzzles.toml and the games they are from here.")
    ] = None,
    last: Annotated[
        int, typer.Option(help="Look only at this many answers before the end; 0 = all.", min=0)
    ] = 0,
    effort: Annotated[
        int, typer.Option(help="Playouts of the search that must agree.", min=300)
    ] = PROOF,
    lang: Lang = "en",
) -> None:
    """Find puzzles in games of bots: one answer clearly better, proved by a long search."""
    where = entry(title)
    rows: list[str] = []
    for path, record in _games(where.title, source):
        finder = Finder(where, record, effort)
        begin = max(0, len(record.lines) - last) if last else 0
        name = path.stem.replace(".", "_").lower()
        found, is_whole = _searched(finder, name, begin, language(lang))
        rows += [_row(name, each) for each in found]
        if into is not None and found:
            _keep(into, name, path, where.title, rows)
        if not is_whole:
            break
    if into is None:
        typer.echo("\n".join([f'title = "{where.title}"\n', *rows]))


def _games(title: str, source: Path) -> list[tuple[Path, Record]]:
    files = sorted(source.glob("*.pelagos")) if source.is_dir() else [source]
    found = [(path, read_record(path)) for path in files]
    own = [(path, record) for path, record in found if record.title == title]
    if not own:
        raise BadData(f"there is no record of {title} in {source}")
    for path, record in own:
        if not record.secret:
            raise BadData(f"{path}: the game is not over, its secret is missing")
    return own


def _searched(finder: Finder, name: str, begin: int, lang: str) -> tuple[list[Found], bool]:
    """The puzzles of one game, with a progress bar, and whether it was searched to the end: after
    an interruption what was found is kept.
    """
    found: list[Found] = []
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[found]}"),
        console=console,
        transient=True,
    )
    with bar:
        task = bar.add_task(name, total=len(finder.record.lines), found="")
        try:
            for number, each in finder.search(begin):
                if each is not None:
                    found.append(each)
                told = say(lang, "puzzles-found", number=len(found))
                bar.update(task, completed=number + 1, found=told)
        except KeyboardInterrupt:
            console.print(say(lang, "puzzles-interrupted"), style="yellow", markup=False)
            return found, False
    return found, True


def _row(name: str, found: Found) -> str:
    return (
        f'[[puzzle]]\ngame = "{name}"\nline = {found.line}\nseat = "{found.seat}"\n'
        f'step = "{found.step}"\nanswer = {json.dumps(found.answer, ensure_ascii=False)}\n'
        f'kind = "{found.kind}"\nmargin = {found.margin}\ngrade = {found.grade}\n'
    )


def _keep(into: Path, name: str, path: Path, title: str, rows: list[str]) -> None:
    try:
        into.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadData(f"cannot write {into}: {error.strerror}") from None
    write_text(into / f"{name}.pelagos", read_record(path).to_text())
    write_text(into / "puzzles.toml", "\n".join([f'title = "{title}"\n', *rows]))


def lesson(
    file: Annotated[Path, typer.Argument(help="A record.")],
    line: Annotated[int, typer.Argument(help="How many answers were given before.", min=0)],
    seat: Annotated[str, typer.Option(help="Who learns, such as p1; who answered there.")] = "",
) -> None:
    """Print a lesson about a line of a record, ready for its texts."""
    name = file.stem.replace(".", "_").lower()
    typer.echo(skeleton(read_record(file), name, line, seat))

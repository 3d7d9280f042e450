"""`pelagos bench`: how fast the titles are, in one table."""

import platform
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from pelagos.catalogue import load, titles
from pelagos.cli.common import AsJson, Seed, console, print_json
from pelagos.research.bench import Figures, measure

ROWS = (
    ("players", "players", "{}"),
    ("decisions a game", "decisions_per_game", "{:,.0f}"),
    ("decisions/s, drawn", "drawn_per_second", "{:,.0f}"),
    ("decisions/s, listed", "listed_per_second", "{:,.0f}"),
    ("answers/s, replayed", "replayed_per_second", "{:,.0f}"),
    ("copy µs", "copy_us", "{:.1f}"),
    ("choices µs", "choices_us", "{:.1f}"),
    ("view µs", "view_us", "{:.0f}"),
    ("redeal µs", "redeal_us", "{:.0f}"),
    ("saved bytes", "saved_bytes", "{:,}"),
)


def bench(
    title: Annotated[
        str | None, typer.Argument(help="Which game; all of them if left out.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many seats (default: as the bounds are set).")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Number of interleaved runs.", min=1, max=100)] = 5,
    seconds: Annotated[float, typer.Option(help="Seconds per run.", min=0.01, max=60)] = 0.2,
    seed: Seed = 1,
    json: AsJson = False,
) -> None:
    """Time random play, copies, choices, views, redeals and replays: medians, one core."""
    wanted = titles() if title is None else [title]
    found: list[Figures] = []
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=json,
        transient=True,
    )
    with bar:
        for name in wanted:
            rules = load(name)
            task = bar.add_task(name, total=rounds)
            step = partial(bar.advance, task)
            found.append(measure(rules, players, seed, rounds, seconds, step))
    build = "compiled" if is_compiled() else "interpreted"
    if json:
        python = platform.python_version()
        rows = [f.plain() for f in found]
        print_json({"build": build, "python": python, "rounds": rounds, "titles": rows})
        return
    table = Table(title=f"{build}, medians of {rounds} runs", box=None, pad_edge=False)
    table.add_column("")
    for figures in found:
        table.add_column(figures.title, justify="right", overflow="fold")
    for heading, field, form in ROWS:
        table.add_row(heading, *[form.format(getattr(f, field)) for f in found])
    console.print(table)


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    spec = find_spec("pelagos.engine.rules")
    return spec is not None and spec.origin is not None and Path(spec.origin).suffix != ".py"

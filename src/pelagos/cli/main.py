"""The entry point: every command, and errors said in one sentence with a meaningful exit code."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from pelagos import catalogue
from pelagos.cli import (
    arena,
    bench,
    card,
    check,
    export,
    learn,
    new_title,
    plan,
    play,
    puzzles,
    records,
    review,
    rules,
    serve,
    upkeep,
    words,
)
from pelagos.cli.common import AsJson, Lang, console, print_json
from pelagos.cli.helping import asked_for, speaking, wrong
from pelagos.cli.speech import say
from pelagos.engine.errors import PelagosError
from pelagos.words import Words
from pelagos.words.refusals import refusal, remedy

app = typer.Typer(
    name="pelagos",
    help="One table for the games of the ancient Mediterranean.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command()(play.play)
app.command()(play.watch)
app.command()(learn.learn)
app.command()(learn.puzzle)
app.command()(puzzles.puzzles)
app.command()(puzzles.lesson)
app.command()(records.replay)
app.command()(records.verify)
app.command()(review.review)
app.command()(check.check)
app.command()(arena.arena)
app.command()(bench.bench)
app.command()(export.export)
app.command()(rules.rules)
app.command()(card.card)
app.command()(serve.serve)
app.command()(upkeep.bots)
app.command()(upkeep.backup)
app.command()(upkeep.restore)
app.command()(upkeep.move)
app.command()(upkeep.doctor)
app.add_typer(upkeep.admin, name="admin")
app.command()(plan.odds)
app.command()(plan.plan)
app.command()(words.words)
app.command()(new_title.new_title)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pelagos {version('pelagos')}")
        raise typer.Exit


@app.callback()
def root(
    shown: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """One table for the games of the ancient Mediterranean."""


@app.command()
def titles(lang: Lang = "en", json: AsJson = False) -> None:
    """List the games."""
    rows = []
    for entry in catalogue.SHELF:
        rules_of = entry.rules()
        words = Words(entry.title, lang, rules_of.box(rules_of.players[0], {}))
        rows.append((entry, rules_of, words))
    if json:
        print_json(
            [
                {
                    "title": e.title,
                    "name": w.text("title"),
                    "players": list(r.players),
                    "stage": e.stage,
                    "rules_version": r.version,
                    "options": {o.name: o.default for o in r.options()},
                }
                for e, r, w in rows
            ]
        )
        return
    shelf = Table(box=None, pad_edge=False)
    for heading in ("titles-id", "titles-name", "titles-players", "titles-stage"):
        shelf.add_column(say(lang, heading))
    for e, r, w in rows:
        players = f"{r.players[0]}–{r.players[-1]}"
        shelf.add_row(f"[bold]{e.title}[/]", w.text("title"), players, w.text(f"stage-{e.stage}"))
    console.print(shelf)


def main() -> None:
    """Runs the command line; exit code 0 = done, 1 = found something wrong, 2 = bad input."""
    args = sys.argv[1:]
    lang = asked_for(args)
    try:
        sys.exit(speaking(app, lang)(standalone_mode=False) or 0)
    except PelagosError as error:
        said = str(error) if lang == "en" else refusal(error, lang)
        console.print(Text(said, style="red"))
        if lang != "en" and (more := remedy(error, lang)):
            console.print(Text(more, style="red"))
        sys.exit(2)
    except typer.Abort:
        console.print(Text(say(lang, "usage-stopped"), style="red"))
        sys.exit(1)
    except typer.TyperException as error:
        wrong(error, lang, args)
        sys.exit(error.exit_code)

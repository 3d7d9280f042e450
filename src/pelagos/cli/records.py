"""`pelagos replay` and `pelagos verify`: what a record says."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from pelagos.catalogue import load
from pelagos.cli.common import AsJson, Lang, console, print_json, read_record
from pelagos.cli.screen import screen, seat_style
from pelagos.cli.speech import say
from pelagos.cli.terminal.game import own_names
from pelagos.engine.box import seat_slug
from pelagos.engine.record import Replay
from pelagos.engine.seats import NOBODY
from pelagos.table.chance import verify as verify_chance
from pelagos.words import Words, language

File = Annotated[Path, typer.Argument(help="A record.")]


def replay(
    file: File,
    to: Annotated[int | None, typer.Option(help="Stop after this many answers.", min=0)] = None,
    seat: Annotated[
        int, typer.Option(help="Whose view: a seat, from 1; 0 = a spectator.", min=0)
    ] = 0,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Replay a record as text."""
    record = read_record(file)
    rules = load(record.title)
    play = Replay(rules, record)
    words = Words(record.title, lang, play.board.contents(), own_names(record))
    viewer = seat - 1 if seat else NOBODY
    stop = len(record.lines) if to is None else min(to, len(record.lines))
    while play.at < stop:
        line = play.forward()
        if not json:
            console.print(Text(f"{play.at:5} {line}", style=f"dim {seat_style(line.seat)}"))
        words.introduce(rules.led(play.board), rules.people)
        log = play.board.log
        assert log is not None
        if not json:
            for event in log:
                if event.heard_by(viewer):
                    console.print(f"        {words.event(event)}", markup=False)
        log.clear()
    view = rules.view(play.board, viewer)
    result = rules.result(play.board)
    if json:
        winners = None if result is None else [seat_slug(s) for s in result.winners]
        asked = [seat_slug(s) for s in rules.asked(play.board)]
        print_json({"line": play.at, "view": view, "asked": asked, "winners": winners})
        return
    console.print(screen(view, words, rules.places))
    if result is not None:
        names = ", ".join(words.seat(s) for s in result.winners)
        console.print(f"[bold]{names}[/] — {words.text(f'ending-{result.ending}')}")


def verify(file: File, lang: Lang = "en", json: AsJson = False) -> None:
    """Check every roll and draw of a finished record against its revealed secret."""
    language(lang)
    record = read_record(file)
    found = verify_chance(load(record.title), record)
    if json:
        print_json({"verified": found, "lines": len(record.lines)})
        return
    console.print(Text("✓ ", "green").append(say(lang, "verified", n=found), "default"))

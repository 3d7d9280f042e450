"""`pelagos review`: a computer's look at a game."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from pelagos.catalogue import entry
from pelagos.cli.common import AsJson, Lang, Seed, console, print_json, read_record
from pelagos.cli.screen import seat_style
from pelagos.cli.speech import say
from pelagos.cli.terminal.game import own_names
from pelagos.engine.box import find_seat
from pelagos.engine.errors import BadData
from pelagos.review import BUDGET, Costly, Review, Reviewer, begin
from pelagos.words import Words, language

SLICE = 0.3
"""Seconds between two looks at the progress bar."""

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def review(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        str, typer.Option(help="Whose decisions to look at: a seat, from 1; all by default.")
    ] = "",
    seconds: Annotated[
        float, typer.Option(help="Seconds of one core to spend at most.", min=1.0, max=3600.0)
    ] = BUDGET,
    seed: Seed = 1,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Review a game: chances over time, turning points, costly decisions, luck."""
    record = read_record(file)
    where = entry(record.title)
    rules = where.rules()
    found = begin(rules, record, _seats(seat, record.players), seconds, seed)
    reviewer = Reviewer(where, rules, record, found)
    _work(reviewer, found, language(lang), quiet=json)
    if json:
        print_json(to_builtins(found))
        return
    last = reviewer.at(found.lines)
    words = Words(record.title, lang, last.contents(), own_names(record))
    words.introduce(rules.led(last), rules.people)
    _show(reviewer, found, words)


def _seats(text: str, players: int) -> list[int] | None:
    if not text:
        return None
    seat = int(text[:6]) - 1 if text.isdecimal() else find_seat(text)
    if not 0 <= seat < players:
        said = f"there are {players} seats; seat {text[:20]} is not one of them"
        raise BadData(said, about="unknown_seat", seat=text[:20], players=players)
    return [seat]


def _work(reviewer: Reviewer, found: Review, lang: str, quiet: bool) -> None:
    """Goes on until it is done; an interrupt keeps what has been found by then."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=quiet,
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=1.0)
        try:
            while not found.done:
                bar.update(
                    task,
                    completed=found.progress,
                    description=say(lang, f"review-stage-{found.stage}"),
                )
                reviewer.go_on(SLICE)
        except KeyboardInterrupt:
            return


def _show(reviewer: Reviewer, found: Review, words: Words) -> None:
    lang = words.lang
    _heading(lang, "review-chances")
    for seat in range(found.players):
        row = Text(f"{words.seat(seat):<16} ", seat_style(seat))
        row.append(_curve([m.chances[seat] for m in found.moments]))
        if found.moments:
            first, last = found.moments[0].chances[seat], found.moments[-1].chances[seat]
            row.append(f"  {first:.0%} → {last:.0%}")
        console.print(row)
    _heading(lang, "review-turning")
    for point in found.turning_points():
        facts = {"line": point.line, "until": point.until, "seat": words.seat(point.seat)}
        chances = {"before": f"{point.before:.0%}", "after": f"{point.after:.0%}"}
        console.print(say(lang, "review-turning-row", **facts, **chances), markup=False)
    _heading(lang, "review-costly")
    for seat in found.seats:
        console.print(Text(words.seat(seat), f"bold {seat_style(seat)}"))
        for costly in found.costliest(seat):
            _show_costly(reviewer, costly, words)
        if not found.costliest(seat):
            console.print(f"  {say(lang, 'review-nothing')}", markup=False)
    _heading(lang, "review-luck")
    _show_luck(found, words)
    _show_method(found, lang)


def _heading(lang: str, id: str) -> None:
    console.print(Text(f"\n{say(lang, id)}", "bold"))


def _curve(chances: list[float]) -> str:
    step = max(1, -(-len(chances) // WIDTH))
    return "".join(BARS[min(7, int(c * 8))] for c in chances[::step])


def _show_costly(reviewer: Reviewer, costly: Costly, words: Words) -> None:
    board = reviewer.at(costly.line)
    space = reviewer.rules.choices(board, costly.seat)
    given, better = (
        words.choice(space, reviewer.rules.read(board, costly.seat, text)) or text
        for text in (costly.answer, costly.better)
    )
    step = reviewer.rules.step(board)
    assert step is not None  # it was answered
    asked = words.question(costly.step, costly.seat, step.facts(board, costly.seat))
    cost = {"cost": round(100 * costly.cost), "error": round(100 * costly.error, 1)}
    console.print(
        f"  {say(words.lang, 'review-costly-row', line=costly.line + 1, question=asked)}",
        markup=False,
    )
    told = say(words.lang, "review-costly-answers", given=given, better=better, **cost)
    console.print(f"    {told}", markup=False)
    for reason in reasons(costly, words):
        console.print(f"    {reason}", markup=False)


def reasons(costly: Costly, words: Words) -> list[str]:
    """Why the better answer is better, as far as the figures tell."""
    found = []
    if costly.better_wins > costly.wins:
        wins = {"n": costly.better_wins, "m": costly.wins, "all": costly.redeals}
        found.append(say(words.lang, "review-why-wins", **wins))
    for column, (better, given) in costly.columns.items():
        if column != "victory":
            name = words.text(f"standing-{column}")
            facts = {"name": name, "better": round(better, 2), "given": round(given, 2)}
            found.append(say(words.lang, "review-why-column", **facts))
    return found or [say(words.lang, "review-why-judged")]


def _show_luck(found: Review, words: Words) -> None:
    lang = words.lang
    table = Table(box=None, pad_edge=False)
    for id in ("review-seat", "review-luck-sum", "review-play-mean"):
        table.add_column(say(lang, id))
    for seat in range(found.players):
        luck, play = found.luck[seat], found.play[seat]
        n = max(1, play.count)
        mean = f"{100 * play.total / n:.1f} ± {100 * play.error / n:.1f}"
        table.add_row(
            words.seat(seat),
            f"{100 * luck.total:+.0f} ± {100 * luck.error:.0f}",
            mean.replace(".", say(lang, "decimal")) if play.count else "–",
        )
    console.print(table)


def _show_method(found: Review, lang: str) -> None:
    figures = {"glanced": found.glanced, "decisions": found.decisions}
    spent = {"seconds": round(found.spent), "throws": found.throws}
    console.print(f"\n{say(lang, 'review-method', **figures, **spent)}", style="dim", markup=False)
    if found.stopped:
        facts = {"lines": found.lines, "recorded": found.recorded, "why": found.stopped}
        console.print(say(lang, "review-stopped", **facts), style="yellow", markup=False)
    if not found.done:
        percent = f"{found.progress:.0%}"
        console.print(say(lang, "review-unfinished", percent=percent), style="yellow")
    elif found.cut_short:
        console.print(say(lang, "review-cut-short", **figures), style="yellow", markup=False)

"""`pelagos play` and `pelagos watch`: a game at the terminal."""

import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.panel import Panel
from rich.text import Text

from pelagos import clauses
from pelagos.bots import ADVISER, Bot, Chance, Seen, bot, weigh
from pelagos.catalogue import load
from pelagos.cli.common import Lang, Options, Seed, console, parse_options, read_record, write_text
from pelagos.cli.screen import screen, seat_style
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.table import Question, Sitting
from pelagos.words import Words
from pelagos.words.advice import advice
from pelagos.words.refusals import refusal, remedy

OTHERS = "The bot in the other seats: easy, normal, hard (1 s a move), hard@3s."
SHOWN = 40
"""Choices listed by number; of more than that only the first are shown."""

Players = Annotated[int | None, typer.Option(help="How many seats the table has.")]


class Game:
    """A sitting with bots in some seats, told in words."""

    def __init__(self, sitting: Sitting, lang: str, bots: dict[int, Bot], seed: int) -> None:
        self.sitting = sitting
        box, seats = sitting.board.contents(), sitting.record.seats
        self.words = Words(sitting.rules.title, lang, box, seats)
        self.names = list(self.words.seats)
        self.bots = bots
        self.rng = Chance(seed)
        self.told = 0

    def bots_answer(self) -> bool:
        """Lets one bot answer, if one is asked."""
        for seat in self.sitting.asked():
            if seat in self.bots:
                seen = Seen(self.sitting.rules, self.sitting.board, seat)
                self.sitting.answer(seat, self.bots[seat].choose(seen, self.rng))
                return True
        return False

    def tell(self, viewer: int) -> None:
        """Prints what `viewer` has heard since the last time."""
        events, rules = self.sitting.events, self.sitting.rules
        people = self.words.people(self.sitting.view(viewer), rules.people)
        named = zip(self.names, people, strict=True)
        self.words.seats = [f"{name} ({who})" if who else name for name, who in named]
        for _, event in events[self.told :]:
            if event.heard_by(viewer):
                clause = f" [{event.kind.clause}]" if event.kind.clause else ""
                line = Text("  ")
                line.append("● ", style=seat_style(event.seat))
                line.append(self.words.event(event))
                line.append(clause, style="dim")
                console.print(line)
        self.told = len(events)

    def tell_result(self) -> None:
        """Prints who won and why."""
        result = self.sitting.result()
        assert result is not None
        names = ", ".join(self.words.seat(s) for s in result.winners)
        why = self.words.text(f"ending-{result.ending}")
        scores = "  ".join(f"{self.words.seat(s)} {n}" for s, n in enumerate(result.scores))
        console.print(Panel(f"[bold]{names}[/]\n{why}\n[dim]{scores}[/]", expand=False))


def _table(
    title: str, players: int | None, options: list[str] | None, seed: int | None
) -> tuple[Rules[Any], int, dict[str, object], bytes]:
    rules = load(title)
    count = players if players is not None else rules.players[-1]
    secret = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big")
    return rules, count, parse_options(options), secret


def play(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 1.", min=1)] = 1,
    level: Annotated[str, typer.Option("--bot", help=OTHERS)] = "easy",
    lang: Lang = "en",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Fix all chance (for trying out).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play at the terminal against bots.

    Answer by number or in notation. Also: undo, why, log, show, hint, help, save FILE, quit.
    """
    if resume is not None:
        record = read_record(resume)
        rules = load(record.title)
        if not record.secret:
            raise BadData(f"{resume}: this record has no secret; only `save` files can be resumed")
        secret, count = bytes.fromhex(record.secret), record.players
        sitting = Sitting(rules, record, secret)
    else:
        rules, count, options, secret = _table(title, players, option, seed)
        sitting = Sitting.new(rules, count, options, secret)
    me = seat - 1
    if me >= count:
        raise BadData(f"there are {count} seats; seat {seat} is not one of them")
    bots = {s: bot(level, rules.title) for s in range(count) if s != me}
    sitting.bots = frozenset(bots)
    game = Game(sitting, lang, bots, int.from_bytes(secret[-6:], "big"))
    _show(game, me)
    while not sitting.over():
        if game.bots_answer():
            game.tell(me)
            continue
        game.tell(me)
        if not _ask(game, me):
            return
    game.tell(me)
    game.tell_result()


def _show(game: Game, me: int) -> None:
    console.print(screen(game.sitting.view(me), game.words, game.sitting.rules.places))


def _ask(game: Game, me: int) -> bool:
    """Puts the question until it is answered; False = the player leaves."""
    question = game.sitting.question(me)
    step = game.sitting.rules.step(game.sitting.board)
    assert step is not None  # there is a question
    text = game.words.question(question.step, me, step.about(game.sitting.board, me))
    console.print(f"\n[bold]{text}[/] [dim]({question.clause})[/]")
    listed = _list(game, question)
    while True:
        try:
            typed = console.input("> ").strip()
        except EOFError:
            return False
        if typed in ("quit", "q"):
            return False
        try:
            if _command(game, me, question, typed):
                continue
            if typed == "undo":
                game.sitting.undo(me)
                game.told = min(game.told, len(game.sitting.events))
                return True
            if typed.isdecimal() and listed and 1 <= int(typed) <= len(listed):
                game.sitting.answer(me, listed[int(typed) - 1], question.line)
            else:
                game.sitting.answer_text(me, typed, question.line)
            return True
        except PelagosError as error:
            lang = game.words.lang
            console.print(Text(refusal(error, lang, game.words.seats), style="red"))
            if error.clause:
                console.print(Text(clauses.clause(error.clause).text[lang], style="dim"))
            if remedied := remedy(error, lang):
                console.print(Text(remedied, style="dim"))


def _list(game: Game, question: Question) -> list[object]:
    space = question.space
    values = space.listed(2000)
    if values is None:
        console.print(f"[dim]{game.sitting.rules.allowed(game.sitting.board, space)}[/]")
        return []
    for number, value in enumerate(values[:SHOWN], 1):
        notation = space.write(value, game.sitting.board.contents())
        final = " !" if game.sitting.is_final(question.seat, value) else ""
        label = game.words.choice(space, value) or notation
        console.print(f" {number:3}  {label} [dim]{notation}[/][red]{final}[/]")
    if len(values) > SHOWN:
        console.print(f"[dim]      … +{len(values) - SHOWN}[/]")
    console.print(f"[dim]{game.words.text('play-help')}[/]")
    return values


def _command(game: Game, me: int, question: Question, typed: str) -> bool:
    """Does what is not an answer; whether it was such a thing."""
    word, _, rest = typed.partition(" ")
    if word == "why":
        clause = clauses.clause(question.clause)
        console.print(f"[bold]{clause.id}[/] {clause.text[game.words.lang]}")
        if clause.ruling:
            console.print(f"[italic]{clause.ruling[game.words.lang]}[/]")
    elif word == "log":
        game.told = 0
        game.tell(me)
    elif word in ("help", "?"):
        console.print(game.words.text("play-help"))
    elif word == "show":
        _show(game, me)
    elif word == "hint":
        seen = Seen(game.sitting.rules, game.sitting.board, me)
        thought = weigh(seen, game.rng, game.sitting.rules.title, rest or ADVISER)
        console.print(f"→ {advice(game.words, question.space, *thought)}")
    elif word == "save":
        record = game.sitting.record
        record.secret = game.sitting.secret.hex()
        path = Path(rest or f"{record.title}.pelagos")
        write_text(path, record.to_text())
        record.secret = ""
        console.print(f"→ {path}")
    elif not typed:
        _list(game, question)
    else:
        return False
    return True


def watch(
    title: Annotated[str, typer.Argument(help="Which game.")] = "cyclades",
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots in seat order, by commas.")] = "greedy",
    lang: Lang = "en",
    option: Options = None,
    seed: Seed = 1,
    delay: Annotated[float, typer.Option(help="Seconds between events.", min=0, max=60)] = 0.0,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
) -> None:
    """Watch bots play, with a coloured log."""
    rules, count, options, secret = _table(title, players, option, seed)
    names = bots.split(",")
    seats = {s: bot(names[s % len(names)], title) for s in range(count)}
    sitting = Sitting.new(rules, count, options, secret)
    game = Game(sitting, lang, seats, seed)
    while not sitting.over():
        game.tell(NOBODY)
        if not game.bots_answer():
            sitting.time_is_up()
        if delay:
            time.sleep(delay)
    game.tell(NOBODY)
    game.tell_result()
    if save is not None:
        write_text(save, sitting.export(NOBODY).to_text())
        console.print(f"→ {save}")

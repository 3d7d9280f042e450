"""`pelagos play` and `pelagos watch`: a game at the terminal."""

import contextlib
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.panel import Panel
from rich.text import Text

from pelagos.bots import bot
from pelagos.catalogue import DRAFT, entry, load
from pelagos.cli.common import Lang, Options, Seed, console, parse_options, read_record, write_text
from pelagos.cli.screen import standings_table
from pelagos.cli.terminal.commands import Player
from pelagos.cli.terminal.game import Game, seat_names, seated
from pelagos.engine.errors import BadData
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.table import Sitting
from pelagos.words import language
from pelagos.words.missing import missing

OTHERS = "The bot in the other seats: easy, normal, hard (1 s a move), hard@3s."
EASY = "easy"

Players = Annotated[int | None, typer.Option(help="How many seats the table has.")]


def tell_result(game: Game) -> None:
    """Prints who won and why."""
    result = game.sitting.result()
    assert result is not None
    names = ", ".join(game.words.seat(s) for s in result.winners)
    why = game.words.text(f"ending-{result.ending}")
    console.print(Panel(Text(names, "bold").append(f"\n{why}", "not bold"), expand=False))
    places = result.places()
    order = sorted(range(len(places)), key=lambda s: places[s])
    console.print(standings_table(result.standings, game.words, order))


def _table(
    title: str, players: int | None, options: list[str] | None, seed: int | None
) -> tuple[Rules[Any], int, dict[str, object], bytes]:
    rules = load(title)
    count = players if players is not None else rules.players[-1]
    if count not in rules.players:
        numbers = f"{rules.players[0]}–{rules.players[-1]}"
        said = f"{title} is for {numbers} players, not {count}"
        raise BadData(said, about="wrong_number", numbers=numbers, players=count)
    secret = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big")
    return rules, count, parse_options(options), secret


def play(
    title: Annotated[str, typer.Argument(help="Which game; see `pelagos titles`.")] = "cyclades",
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 1.", min=1)] = None,
    level: Annotated[str | None, typer.Option("--bot", help=OTHERS)] = None,
    lang: Lang = "en",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Fixed random seed (for testing).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
) -> None:
    """Play against bots in the terminal.

    Answer by number or by name. `help` tells the rest: map, look, card, undo, save and more.
    """
    language(lang)
    sitting, me, others = _seated(title, players, seat, level, option, seed, resume)
    count, rules = sitting.record.players, sitting.rules
    _has_words(rules.title, lang)
    bots = {s: bot(others, rules.title) for s in range(count) if s != me}
    sitting.bots = frozenset(bots)
    game = Game(sitting, lang, bots, int.from_bytes(sitting.secret[-6:], "big"))
    if resume is not None:
        game.told = len(sitting.events) - len(sitting.recap(me))
    if console.is_terminal:
        _edit_lines(game)
    if Player(game, me, console, lambda prompt: console.input(prompt)).run():
        tell_result(game)


def _seated(
    title: str,
    players: int | None,
    seat: int | None,
    level: str | None,
    options: list[str] | None,
    seed: int | None,
    resume: Path | None,
) -> tuple[Sitting, int, str]:
    """The sitting, the person's seat and the bots' level: new, or as they were saved."""
    if resume is not None:
        record = read_record(resume)
        if not record.secret:
            said = f"{resume}: this record has no secret; only `save` files can be resumed"
            raise BadData(said, about="no_secret", path=str(resume))
        me, before = seated(record.seats)
        chosen = _seat(seat if seat is not None else (me or 0) + 1, record.players)
        sitting = Sitting(load(record.title), record, bytes.fromhex(record.secret))
        record.secret = ""
        return sitting, chosen, level or before or EASY
    rules, count, settings, secret = _table(title, players, options, seed)
    rules.box(count, settings)
    chosen, others = _seat(seat or 1, count), level or EASY
    names = seat_names(count, chosen, others)
    return Sitting.new(rules, count, settings, secret, names), chosen, others


def _has_words(title: str, lang: str) -> None:
    """Names all that a draft cannot say yet. Raises BadData, if there is anything."""
    if entry(title).stage == DRAFT and (ids := missing(title, lang)):
        said = f"{title} has no words in {lang} for: {', '.join(ids)}"
        raise BadData(said, about="missing_words", title=title, lang=lang, ids=", ".join(ids))


def _seat(seat: int, players: int) -> int:
    if seat > players:
        said = f"there are {players} seats; seat {seat} is not one of them"
        raise BadData(said, about="unknown_seat", seat=seat, players=players)
    return seat - 1


def _edit_lines(game: Game) -> None:
    """Line editing, history and completion of names, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline

        names = sorted({game.words.name(k, i) for k, all in game.words.box.names.items()
                        for i in range(len(all))})  # fmt: skip

        def complete(begun: str, state: int) -> str | None:
            found = [n for n in names if n.casefold().startswith(begun.casefold())]
            return found[state] if begun and state < len(found) else None

        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


def watch(
    title: Annotated[str, typer.Argument(help="Which game.")] = "cyclades",
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots in seat order, comma-separated.")] = "greedy",
    lang: Lang = "en",
    option: Options = None,
    seed: Seed = 1,
    delay: Annotated[float, typer.Option(help="Seconds between events.", min=0, max=60)] = 0.0,
    save: Annotated[Path | None, typer.Option(help="Save the record to this file.")] = None,
) -> None:
    """Watch bots play, with a coloured log."""
    rules, count, options, secret = _table(title, players, option, seed)
    _has_words(title, language(lang))
    names = bots.split(",")
    seats = {s: bot(names[s % len(names)], title) for s in range(count)}
    sitting = Sitting.new(rules, count, options, secret)
    game = Game(sitting, lang, seats, seed)
    while not sitting.over():
        _tell(game)
        if not game.bots_answer():
            sitting.time_is_up()
        if delay:
            time.sleep(delay)
    _tell(game)
    tell_result(game)
    if save is not None:
        write_text(save, sitting.export(NOBODY).to_text())
        console.print(f"→ {save}")


def _tell(game: Game) -> None:
    for line in game.news(NOBODY):
        console.print(line)

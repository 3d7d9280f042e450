"""`pelagos check`: the laws, on as many random games as you like."""

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import cache
from multiprocessing import get_context
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from pelagos.catalogue import load
from pelagos.cli.common import AsJson, Seed, console, print_json
from pelagos.conformance import Broken, check_errors_are_ours, check_fields, check_game, check_twins
from pelagos.engine.rules import Rules


class Trial(NamedTuple):
    """One random game to be tried."""

    title: str
    players: int
    options: dict[str, object]
    seed: int
    every: int


def check(
    title: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(help="Random games in all.", min=1)] = 100,
    each: Annotated[
        bool,
        typer.Option(
            "--each", help="This many for every number of players and every set of options."
        ),
    ] = False,
    players: Annotated[int | None, typer.Option(help="Only this number of players.")] = None,
    every: Annotated[
        int, typer.Option(help="Try the slow laws only at every Nth decision.", min=1)
    ] = 7,
    twins: Annotated[
        int | None,
        typer.Option(
            help="Instead: follow twin boards from N positions; no secret may show.", min=1
        ),
    ] = None,
    workers: Annotated[int, typer.Option(help="Local processes.", min=1, max=512)] = 1,
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    """Check every law of the engine on random games, for all player counts and options."""
    rules = load(title)
    if twins is not None:
        _check_twins(rules, twins, seed, json)
        return
    counts = rules.players if players is None else (players,)
    tables = [(n, options) for n in counts for options in rules.option_sets(n)]
    total = games * len(tables) if each else games
    trials = [Trial(title, *tables[n % len(tables)], seed + n, every) for n in range(total)]
    decisions = 0
    bar = _bar(json)
    try:
        check_errors_are_ours(rules)
        check_fields(rules)
        with bar, closing(_tried(trials, workers)) as tried:
            task = bar.add_task(title, total=total)
            for answers in tried:
                decisions += answers
                bar.advance(task)
    except Broken as broken:
        raise _told(title, broken, json) from None
    if json:
        print_json({"title": title, "games": total, "decisions": decisions, "broken": None})
    else:
        console.print(f"[green]✓[/] {total} games, {decisions} decisions: every law holds")
        console.print("  the rules alone: words and board have tests of their own", style="dim")


def _check_twins(rules: Rules[Any], positions: int, seed: int, json: bool) -> None:
    bar = _bar(json)
    try:
        with bar:
            task = bar.add_task(rules.title, total=positions)
            compared = check_twins(rules, positions, seed, lambda n: bar.advance(task, n))
    except Broken as broken:
        raise _told(rules.title, broken, json) from None
    if json:
        print_json({"title": rules.title, "twins": positions, "compared": compared, "broken": None})
    else:
        console.print(f"[green]✓[/] {positions} twins, compared {compared} times: all alike")


def _bar(hidden: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=hidden,
    )


def _told(title: str, broken: Broken, json: bool) -> typer.Exit:
    """Tells which law is broken; the way out."""
    if json:
        print_json({"title": title, "broken": broken.law, "detail": str(broken)})
    else:
        console.print(str(broken), style="red", markup=False)
    return typer.Exit(1)


def _tried(trials: list[Trial], workers: int) -> Generator[int, None, None]:
    """The number of decisions of each game, as they end. Raises Broken at the first that fails."""
    if workers == 1:
        yield from map(_decisions, trials)
        return
    pool = ProcessPoolExecutor(min(workers, len(trials)), mp_context=get_context("spawn"))
    try:
        for game in as_completed([pool.submit(_decisions, trial) for trial in trials]):
            yield game.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _decisions(trial: Trial) -> int:
    return check_game(_rules(trial.title), trial.players, trial.options, trial.seed, trial.every)


@cache
def _rules(title: str) -> Rules[Any]:
    """One referee a process: it holds no state of a game."""
    return load(title)

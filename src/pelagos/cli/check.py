"""`pelagos check`: the laws, on as many random games as you like."""

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from pelagos.catalogue import load
from pelagos.cli.common import AsJson, Seed, console, print_json
from pelagos.conformance import Broken, check_game


def check(
    title: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(help="Random games in all.", min=1)] = 100,
    players: Annotated[int | None, typer.Option(help="Only this number of players.")] = None,
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    """Try every law of the engine on random games, over all players and options in turn."""
    rules = load(title)
    counts = rules.players if players is None else (players,)
    tables = [(n, options) for n in counts for options in rules.option_sets(n)]
    decisions = 0
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=json,
    )
    try:
        with bar:
            task = bar.add_task(title, total=games)
            for game in range(games):
                count, options = tables[game % len(tables)]
                decisions += check_game(rules, count, options, seed + game)
                bar.advance(task)
    except Broken as broken:
        if json:
            print_json({"title": title, "broken": broken.law, "detail": str(broken)})
        else:
            console.print(f"[red]{broken}[/]", markup=True)
        raise typer.Exit(1) from None
    if json:
        print_json({"title": title, "games": games, "decisions": decisions, "broken": None})
    else:
        console.print(f"[green]✓[/] {games} games, {decisions} decisions: every law holds")

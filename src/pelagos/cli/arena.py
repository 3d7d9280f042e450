"""`pelagos arena`: which bot is stronger, and how sure that is."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from pelagos.catalogue import entry
from pelagos.cli.common import (
    AsJson,
    Options,
    Seed,
    console,
    parse_options,
    print_json,
    write_text,
)
from pelagos.engine.errors import BadData
from pelagos.research.arena import Match, Standing, role_wins, run, standings, wilson
from pelagos.research.game import Played


def arena(
    title: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(help="Bots, comma-separated, such as greedy,random.")],
    games: Annotated[int, typer.Option(help="Games, rounded up to whole rounds.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Seats; 0 = as few as the bots need.")] = 0,
    option: Options = None,
    seed: Seed = 1,
    workers: Annotated[int, typer.Option(help="Local processes.", min=1, max=512)] = 1,
    limit: Annotated[float, typer.Option(help="Seconds a bot may think.", min=0.01)] = 60.0,
    fallback: Annotated[
        str, typer.Option(help="Bot that takes over from one that fails; none = forfeit.")
    ] = "",
    cluster: Annotated[
        str, typer.Option(help="Play on Ray instead: its address, auto, or local.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="Keep games, records and report here; resumes a match.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Play bots against each other: seats rotate, seeds are paired, all seats count alike."""
    names = tuple(b.strip() for b in bots.split(",") if b.strip())
    match = Match(
        entry(title), names, games, players, parse_options(option), seed, limit, fallback
    ).settled()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=json,
        transient=True,
    )
    with bar:
        task = bar.add_task(title, total=len(match.jobs()))
        played = run(match, workers, cluster, out, lambda _: bar.advance(task))
    table = standings(played)
    if json:
        print_json(_plain(match, played, table))
    else:
        _show(match, played, table)
    if out is not None:
        _report(match, played, out / "report.html", quiet=json)


def _report(match: Match, played: list[Played], path: Path, quiet: bool) -> None:
    try:
        from pelagos.research.report import report
    except ImportError:
        raise BadData("the report needs more libraries: pip install 'pelagos[research]'") from None
    write_text(path, report(match, played))
    if not quiet:
        console.print(f"→ {path}")


def _ladder(played: list[Played]) -> list[dict[str, Any]]:
    """The ratings, where the libraries for them are there and there is anybody to rate."""
    if find_spec("scipy") is None or len({b for g in played for b in g.lineup}) < 2:
        return []
    from pelagos.research.ratings import ratings

    return [vars(r) for r in ratings(played)]


def _plain(match: Match, played: list[Played], table: list[Standing]) -> dict[str, object]:
    return {
        **match.plain(),
        "games": len(played),
        "standings": [vars(s) for s in table],
        "ratings": _ladder(played),
        "seats": [
            sum(1 / len(g.winners) for g in played if s in g.winners) / len(played)
            for s in range(match.players)
        ],
        "roles": {role: _role(played, role) for role in _roles(played)},
        "endings": {e: sum(g.ending == e for g in played) for e in _endings(played)},
        "faults": [{"game": g.number, **vars(f)} for g in played for f in g.faults],
    }


def _role(played: list[Played], role: str) -> dict[str, float]:
    """How a civilization or colour did."""
    wins, games = role_wins(played, role)
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, "rate": wins / games, "low": low, "high": high}


def _roles(played: list[Played]) -> list[str]:
    return sorted({r for g in played for r in g.roles})


def _endings(played: list[Played]) -> list[str]:
    return sorted({g.ending for g in played})


def _show(match: Match, played: list[Played], table: list[Standing]) -> None:
    heading = f"{match.entry.title}, {match.players} players, {len(played)} games"
    shown = Table(title=heading, box=None, pad_edge=False)
    shown.add_column("bot")
    elo = {str(r["bot"]): r for r in _ladder(played)}
    for column in ("games", "wins", "won", "95 %", "fair", "Elo", "ms/move", "faults"):
        shown.add_column(column, justify="right")
    for s in table:
        shown.add_row(
            s.bot,
            str(s.games),
            f"{s.wins:g}" if s.wins == int(s.wins) else f"{s.wins:.2f}",
            f"[bold]{s.rate:.1%}[/]",
            f"{s.low:.1%} – {s.high:.1%}",
            f"{s.fair:.1%}",
            "{elo:+.0f} ({low:+.0f}…{high:+.0f})".format(**elo[s.bot]) if elo else "",
            f"{s.ms:.1f}",
            str(s.faults),
        )
    console.print(shown)
    seats = [
        sum(1 / len(g.winners) for g in played if s in g.winners) / len(played)
        for s in range(match.players)
    ]
    console.print("seats: " + "  ".join(f"p{s + 1} {r:.0%}" for s, r in enumerate(seats)))
    roles = {r: _role(played, r)["rate"] for r in _roles(played)}
    if set(roles) != {f"p{s + 1}" for s in range(match.players)}:
        console.print("roles: " + "  ".join(f"{r} {rate:.0%}" for r, rate in roles.items()))
    lines = sorted(g.lines for g in played)
    endings = ", ".join(f"{e} {sum(g.ending == e for g in played)}" for e in _endings(played))
    console.print(f"answers a game: {lines[len(lines) // 2]} (median); endings: {endings}")
    for game in played:
        for fault in game.faults:
            console.print(f"[red]game {game.number}:[/] {fault}", markup=True)

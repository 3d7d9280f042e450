"""The ladder of bots and the balance of civilizations, title by title, as Markdown tables.

    python benchmarks/ladder.py strength out --games 24 --workers 2
    python benchmarks/ladder.py search out --games 12 --workers 2
    python benchmarks/ladder.py balance out --games 40 --workers 2 --titles mare_nostrum

`strength` is planner against greedy, `search` is search@1s, or the bot that `--search` names,
against planner, each at the smallest table of the title, seats rotated and seeds paired; `balance`
is planner in all of five seats, or of as many as `--players` says. Every game is kept in the
folder, so that a run that was broken off goes on, and one with more games adds to it.
With `--processor` the games are played in this process, and bots that go by the clock count its
processor time: a busy machine then takes nothing from them.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from unittest.mock import patch

from pelagos.catalogue import entry, titles
from pelagos.research.arena import Match, role_wins, run, standings, wilson

MATCHES = {
    "strength": ("planner", "greedy"),
    "balance": ("planner",),
}


def duel(title: str, bots: tuple[str, ...], args: argparse.Namespace) -> str:
    """A row: the first bot's share of the wins against the second's."""
    match = Match(entry(title), bots, args.games, seed=args.seed).settled()
    games = run(match, args.workers, folder=args.folder / f"{args.what}-{title}")
    first = next(s for s in standings(games) if s.bot == bots[0])
    share = f"{first.rate:.0%} | {first.low:.0%} to {first.high:.0%} | {first.fair:.0%}"
    return f"| {title} | {match.players} | {first.games} | {share} | {first.faults} |"


def balance(title: str, bots: tuple[str, ...], args: argparse.Namespace) -> str:
    """Rows: each civilization's share of the wins of the games it took part in."""
    match = Match(entry(title), bots, args.games, args.players, seed=args.seed).settled()
    games = run(match, args.workers, folder=args.folder / f"{args.what}-{title}")
    rows = []
    for role in sorted({role for g in games for role in g.roles}):
        wins, played = role_wins(games, role)
        low, high = wilson(wins, played)
        share = f"{wins / played:.0%} | {low:.0%} to {high:.0%}"
        rows.append(f"| {title} | {role} | {played} | {wins:g} | {share} |")
    return "\n".join(rows)


def main(argv: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("what", choices=[*MATCHES, "search"])
    asked.add_argument("folder", type=Path)
    asked.add_argument("--titles", nargs="*", default=titles())
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--players", type=int, default=5, help="seats at which balance is measured")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--search", default="search@1s", help="the bot that meets planner")
    asked.add_argument("--processor", action="store_true", help="seconds of processor time")
    args = asked.parse_args(argv)
    if args.processor:
        args.workers = 0
        for module in ("planner", "search"):
            patch(f"pelagos.bots.{module}.perf_counter", process_time).start()
    row = balance if args.what == "balance" else duel
    bots = MATCHES.get(args.what, (args.search, "planner"))
    for title in args.titles:
        sys.stdout.write(row(title, bots, args) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

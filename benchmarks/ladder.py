"""The ladder of bots and the balance of civilizations, title by title, as Markdown tables.

    python benchmarks/ladder.py strength out --games 24 --workers 2
    python benchmarks/ladder.py search out --games 12 --workers 2
    python benchmarks/ladder.py balance out --games 40 --workers 2 --titles mare_nostrum

`strength` is planner against greedy, `search` is search@1s against planner, each at the smallest
table of the title, seats rotated and seeds paired; `balance` is planner in all of the most seats
that have a civilization each. Every game is kept in the folder, so that a run that was broken off
goes on, and one with more games adds to it.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from pelagos.catalogue import entry, titles
from pelagos.research.arena import Match, role_wins, run, standings, wilson

MATCHES = {
    "strength": ("planner", "greedy"),
    "search": ("search@1s", "planner"),
    "balance": ("planner",),
}
BALANCED_AT = 5
"""Seats at which balance is measured: each of the Mare Nostrum editions has five civilizations."""


def duel(title: str, bots: tuple[str, ...], args: argparse.Namespace) -> str:
    """A row: the first bot's share of the wins against the second's."""
    match = Match(entry(title), bots, args.games, seed=args.seed).settled()
    games = run(match, args.workers, folder=args.folder / f"{args.what}-{title}")
    first = next(s for s in standings(games) if s.bot == bots[0])
    share = f"{first.rate:.0%} | {first.low:.0%} to {first.high:.0%} | {first.fair:.0%}"
    return f"| {title} | {match.players} | {first.games} | {share} | {first.faults} |"


def balance(title: str, bots: tuple[str, ...], args: argparse.Namespace) -> str:
    """Rows: each civilization's share of the wins of the games it took part in."""
    match = Match(entry(title), bots, args.games, BALANCED_AT, seed=args.seed).settled()
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
    asked.add_argument("what", choices=list(MATCHES))
    asked.add_argument("folder", type=Path)
    asked.add_argument("--titles", nargs="*", default=titles())
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    args = asked.parse_args(argv)
    row = balance if args.what == "balance" else duel
    for title in args.titles:
        sys.stdout.write(row(title, MATCHES[args.what], args) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

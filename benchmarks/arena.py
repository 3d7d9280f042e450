"""How much faster the arena is on two processes than on one, and what the machine allows.

    python benchmarks/arena.py --games 600 --rounds 3

Three runs by turns: all games on one process; all games on two; and two arenas at once, each with
half of the games on one process, which share nothing: about what the machine allows. Start and
ratings are included, twice where there are two arenas, so few games say more about these.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from time import perf_counter

COMMAND = [sys.executable, "-c", "from pelagos.cli import command; command()", "arena"]


def seconds(arenas: int, games: int, workers: int, title: str) -> float:
    """How long this many arenas take that run at once."""
    match = [title, "--bots", "greedy,random", "--games", str(games), "--workers", str(workers)]
    begun = perf_counter()
    runs = [
        subprocess.Popen([*COMMAND, *match, "--seed", str(seed), "--json"], stdout=subprocess.PIPE)
        for seed in range(1, arenas + 1)
    ]
    for run in runs:
        run.communicate()
        if run.returncode:
            raise SystemExit(f"the arena ended with code {run.returncode}")
    return perf_counter() - begun


def main(argv: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--title", default="cyclades")
    asked.add_argument("--games", type=int, default=600)
    asked.add_argument("--rounds", type=int, default=3)
    args = asked.parse_args(argv)
    one: list[float] = []
    two: list[float] = []
    apart: list[float] = []
    for _ in range(args.rounds):
        one.append(seconds(1, args.games, 1, args.title))
        two.append(seconds(1, args.games, 2, args.title))
        apart.append(seconds(2, args.games // 2, 1, args.title))
    alone = median(one)
    sys.stdout.write(
        f"one process {alone:.1f} s, two {median(two):.1f} s: {alone / median(two):.2f} times\n"
        f"two arenas apart {median(apart):.1f} s: {alone / median(apart):.2f} times\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])

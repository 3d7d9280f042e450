"""The same random games of one title on two source trees, in turn: processor time a decision.

python benchmarks/side_by_side.py TITLE FOLDER OTHER_FOLDER [--rounds 2]

A folder holds the package `pelagos`: `src` of a worktree, or its `build/compiled`.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
from time import process_time
from typing import Any

COPIES = 3000
RUNS = 3


def measured(title: str, games: int) -> dict[str, float]:
    """Microseconds of a decision drawn and listed, and of a copy: the least of some runs."""
    from pelagos import catalogue
    from pelagos.bots.base import Chance
    from pelagos.engine.playout import play_by_chance
    from pelagos.research.bench import LISTED, table_size

    rules: Any = catalogue.load(title)
    box = rules.box(table_size(rules), {})

    def start() -> Any:
        b = rules.new(box)
        b.call(rules.main)
        return b

    def play(listing: int) -> float:
        begun, given = process_time(), 0
        for seed in range(games):
            given += play_by_chance(rules, start(), Chance(seed), listing)
        return (process_time() - begun) / given * 1e6

    def copy() -> float:
        b, begun = start(), process_time()
        for _ in range(COPIES):
            b.copy()
        return (process_time() - begun) / COPIES * 1e6

    gc.disable()
    return {
        "drawn": min(play(0) for _ in range(RUNS)),
        "listed": min(play(LISTED) for _ in range(RUNS)),
        "copy": min(copy() for _ in range(RUNS)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("folders", nargs="*", help="two; none: measure here, as JSON")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args()
    if not given.folders:
        print(json.dumps(measured(given.title, given.games)))
        return
    best: dict[str, dict[str, float]] = {folder: {} for folder in given.folders}
    command = [sys.executable, __file__, given.title, "--games", str(given.games)]
    for _ in range(given.rounds):
        for folder, found in best.items():
            env = {**os.environ, "PYTHONPATH": os.path.abspath(folder), "PYTHONHASHSEED": "0"}
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
            for name, value in json.loads(done.stdout).items():
                found[name] = min(found.get(name, value), value)
    for folder, found in best.items():
        print(folder, "  ".join(f"{name} {value:.2f} µs" for name, value in found.items()))


if __name__ == "__main__":
    main()

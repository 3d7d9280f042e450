"""Break a title's rules and see whether its tests notice.

scripts/mutate laget_civilization --sample 100 --seed 3 --write
scripts/mutate civilization --clause civ:17.8
scripts/mutate --changed HEAD~1 --sample 12 --seconds 60 --least 80
"""

import argparse
import math
import os
import subprocess
import sys
import time

from .campaign import Verdict, drawn, wage
from .mutants import SCOPES, files_of
from .report import score, section, write


def changed_files(base: str) -> set[str]:
    """The modules that differ from a commit, by path below the package."""
    said = subprocess.run(
        ["git", "diff", "--name-only", "--diff-filter=d", base, "--", "src/pelagos"],
        check=True,
        capture_output=True,
        text=True,
    )
    return {line.removeprefix("src/pelagos/") for line in said.stdout.split()}


def attack(title: str, files: list[str], given: argparse.Namespace) -> list[Verdict]:
    """One campaign, told on the terminal and, where wanted, on the page."""
    mutants = drawn(title, files, given.clause, given.sample, given.seed)
    if not mutants:
        return []
    verdicts = wage(title, mutants, given.clause, given.seconds, given.jobs)
    how = f"A sample of {len(verdicts)} mutants, seed {given.seed}."
    if not given.sample:
        how = f"All {len(verdicts)} mutants."
    text = section(title, verdicts, how)
    sys.stdout.write(text)
    if given.write and verdicts:
        write(title, text)
    return verdicts


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title", nargs="?", choices=sorted(SCOPES))
    parser.add_argument("--clause", default="", help="only code that cites it, only its tests")
    parser.add_argument("--changed", metavar="COMMIT", help="only files that differ from it")
    parser.add_argument("--file", action="append", default=[], help="only this file (repeatable)")
    parser.add_argument("--sample", type=int, default=0, help="how many mutants, drawn by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time")
    parser.add_argument("--jobs", type=int, default=2, help="trials side by side (2)")
    parser.add_argument("--least", type=float, default=0, help="fail below this score, in percent")
    parser.add_argument("--write", action="store_true", help="renew docs/rules/proof.md")
    given = parser.parse_args()
    if not given.title and given.changed is None:
        parser.error("name a title, or --changed COMMIT")
    os.environ.update(CI="1", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONDONTWRITEBYTECODE="1")
    sys.dont_write_bytecode = True
    verdicts: list[Verdict] = []
    end = time.monotonic() + given.seconds
    for title in [given.title] if given.title else sorted(SCOPES):
        files: list[str] = given.file
        if given.changed is not None:
            files = sorted(changed_files(given.changed) & set(files_of(title)))
            if not files:
                continue
        given.seconds = end - time.monotonic()
        if given.seconds > 0:
            verdicts += attack(title, files, given)
    found = score(verdicts)
    sys.stdout.write(f"{len(verdicts)} mutants, score {found:.0f} %\n")
    return 1 if found < given.least else 0


if __name__ == "__main__":
    sys.exit(main())

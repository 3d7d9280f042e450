"""Break a title's rules and see whether its tests notice.

scripts/mutate laget_civilization --sample 100 --seed 3 --write
scripts/mutate civilization --clause civ:17.8
scripts/mutate --changed HEAD~1 --sample 12 --seconds 60 --least 80
scripts/mutate --stale
"""

import argparse
import math
import os
import random
import subprocess
import sys

from pelagos.catalogue import SHELF

from .campaign import Verdict, drawn, wage
from .ledger import complaints, demanded, stale
from .mutants import SCOPES, files_of
from .proving import prove
from .report import score, section, write

COMMITS = 20
"""How many commits count as current work when neither a branch nor a release says."""


def base() -> str:
    """Where the current work began: the branch, the last release, or some commits ago."""
    head = _git("rev-parse", "HEAD")
    for question in (
        ("merge-base", "HEAD", "origin/main"),
        ("merge-base", "HEAD", "main"),
        ("describe", "--tags", "--abbrev=0", "HEAD~1"),
    ):
        found = _git(*question)
        if found and _git("rev-parse", f"{found}^{{commit}}") != head:
            return found
    known = int(_git("rev-list", "--count", "--first-parent", "HEAD"))
    return f"HEAD~{min(COMMITS, known - 1)}"


def _git(*words: str) -> str:
    """What git says, or nothing where it cannot tell."""
    return subprocess.run(["git", *words], capture_output=True, text=True).stdout.strip()


def changed_files(since: str) -> set[str]:
    """The modules that differ from a commit, by path below the package."""
    said = subprocess.run(
        ["git", "diff", "--name-only", "--diff-filter=d", since, "--", "src/pelagos"],
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
    if len(mutants) < given.sample or not given.sample:
        how = f"All {len(verdicts)} mutants."
    text = section(title, verdicts, how)
    sys.stdout.write(text)
    if given.write and verdicts:
        write(title, text)
    return verdicts


def campaigns(given: argparse.Namespace) -> int:
    """Breaks one title, or whatever has changed, and scores it."""
    targets: dict[str, list[str]] = {given.title: given.file}
    if given.changed is not None:
        since = given.changed or base()
        sys.stdout.write(f"what has changed since {since}, seed {given.seed}\n")
        changed = changed_files(since)
        titles = [given.title] if given.title else sorted(SCOPES)
        targets = {t: files for t in titles if (files := sorted(changed & set(files_of(t))))}
        if given.sample:
            targets = one_of(targets, given.seed)
    verdicts = [found for title, files in targets.items() for found in attack(title, files, given)]
    found = score(verdicts)
    sys.stdout.write(f"{len(verdicts)} mutants, score {found:.0f} %\n")
    return 1 if found < given.least else 0


def one_of(targets: dict[str, list[str]], seed: int) -> dict[str, list[str]]:
    """One title by chance, the more of it has changed the likelier: to learn what the tests of a
    title reach takes longer than a sample.
    """
    weights = {t: len(drawn(t, files, "", 0, seed)) for t, files in targets.items()}
    if not any(weights.values()):
        return {}
    [title] = random.Random(seed).choices(list(weights), list(weights.values()))
    return {title: targets[title]}


def proofs(given: argparse.Namespace) -> int:
    """Brings the ledger of proof up to date, and tells which clauses are not proved."""
    missing = 0
    for on_shelf in SHELF:
        title = on_shelf.title
        if given.title not in (None, title):
            continue
        prove(title, stale(title) if given.stale else demanded(title), given.jobs)
        wrong = complaints(title)
        missing += len(wrong)
        for id, what in wrong.items():
            sys.stdout.write(f"{id}: {what}\n")
    sys.stdout.write(f"{missing} clauses not proved\n")
    return 1 if missing else 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="scripts/mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    found.add_argument("title", nargs="?", choices=sorted(SCOPES))
    found.add_argument("--clause", default="", help="only code that cites it, only its tests")
    found.add_argument(
        "--changed",
        metavar="COMMIT",
        nargs="?",
        const="",
        help="only files that differ from it, or from where the current work began; with\n"
        "--sample those of one title, drawn by chance",
    )
    found.add_argument("--file", action="append", default=[], help="only this file (repeatable)")
    found.add_argument("--sample", type=int, default=0, help="how many mutants, drawn by chance")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--seconds", type=float, default=math.inf, help="try mutants for this long")
    found.add_argument("--jobs", type=int, default=2, help="trials side by side (2)")
    found.add_argument("--least", type=float, default=0, help="fail below this score, in percent")
    found.add_argument("--write", action="store_true", help="renew docs/rules/proof.md")
    found.add_argument("--clauses", action="store_true", help="prove every clause of the title")
    found.add_argument("--stale", action="store_true", help="prove clauses that have changed")
    return found


def main() -> int:
    asking = parser()
    given = asking.parse_args()
    ledger = given.clauses or given.stale
    if given.title and ledger and given.title not in [e.title for e in SHELF]:
        asking.error(f"{given.title} has no clauses")
    if not given.title and not given.stale and given.changed is None:
        asking.error("name a title, --changed or --stale")
    os.environ.update(CI="1", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONDONTWRITEBYTECODE="1")
    sys.dont_write_bytecode = True
    return proofs(given) if ledger else campaigns(given)


if __name__ == "__main__":
    sys.exit(main())

"""A campaign against one title: learn what its tests reach, then try mutant after mutant."""

import random
import sys
import time
from dataclasses import dataclass

from .mutants import SCOPES, Mutant, files_of, foreign_titles, mutants_of
from .trial import Listener, run

KILLED, ENDLESS, SURVIVED = "killed", "endless", "survived"
LEARNING_SECONDS = 900.0
TEST_SECONDS = 25.0
"""So many seconds of tests are put to one mutant, the clause's own first, then the quickest."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the test that fell, and whether it carries the code's clause."""

    mutant: Mutant
    outcome: str
    test: str = ""
    by_clause: bool = False


class Campaign:
    """Knows how long each test of a title takes, what it reaches and which clauses it carries."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.tests = SCOPES[title].tests
        listener = Listener(traced=True, without=tuple(foreign_titles(title)))
        found = run(self.tests, listener, None, LEARNING_SECONDS)
        if found is None or found["status"] != 0:
            why = found["failed"] or f"status {found['status']}" if found else "they take too long"
            raise SystemExit(f"the tests of {title} must pass before they can be tried: {why}")
        self.seconds: dict[str, float] = found["seconds"]
        self.carried: dict[str, set[str]] = {t: set(ids) for t, ids in found["carried"].items()}
        self.reaching: dict[str, list[str]] = {}
        for test, places in found["reached"].items():
            for place in places:
                self.reaching.setdefault(place, []).append(test)

    def tests_for(self, mutant: Mutant, clause: str = "") -> list[str]:
        """The tests for a mutant: those of its clauses, then others that reach the function."""
        if clause:
            return [test for test, ids in self.carried.items() if clause in ids]
        known = self.reaching.get(f"{mutant.file}:{mutant.first_line}")
        # What runs while modules are imported is reached by every test.
        reached = known if known else list(self.seconds)
        own = {test for test in reached if self.carried[test] & mutant.clauses}
        queue = sorted(reached, key=lambda test: (test not in own, self.seconds[test]))
        total = 0.0
        chosen: list[str] = []
        for test in queue:
            total += self.seconds[test]
            if total > TEST_SECONDS and chosen:
                break
            chosen.append(test)
        return chosen

    def verdict(self, mutant: Mutant, clause: str = "") -> Verdict:
        """Runs the tests on a mutant."""
        chosen = self.tests_for(mutant, clause)
        if not chosen:
            return Verdict(mutant, SURVIVED)
        files = sorted({test.partition("::")[0] for test in chosen})
        limit = 20.0 + 4 * sum(self.seconds[test] for test in chosen)
        found = run(files, Listener(wanted=chosen), mutant, limit)
        if found is None:
            return Verdict(mutant, ENDLESS)
        if not found["failed"] and found["status"] == 0:
            return Verdict(mutant, SURVIVED)
        by_clause = bool(self.carried.get(found["failed"], set()) & mutant.clauses)
        return Verdict(mutant, KILLED, found["failed"], by_clause)


def drawn(title: str, files: list[str], clause: str, sample: int, seed: int) -> list[Mutant]:
    """The mutants to try, a sample of them when one is asked for."""
    found = [m for file in files or files_of(title) for m in mutants_of(file)]
    if clause:
        found = [m for m in found if clause in m.clauses]
    if 0 < sample < len(found):
        # In the order drawn: a campaign cut short is a sample of the whole still.
        found = random.Random(seed).sample(found, sample)
    return found


def wage(title: str, mutants: list[Mutant], clause: str, seconds: float) -> list[Verdict]:
    """Tries mutant after mutant and tells how it goes, until the time is up."""
    end = time.monotonic() + seconds
    campaign = Campaign(title)
    verdicts: list[Verdict] = []
    for at, mutant in enumerate(mutants, 1):
        if time.monotonic() > end:
            sys.stderr.write(f"\ntime is up after {at - 1} of {len(mutants)} mutants\n")
            break
        verdicts.append(campaign.verdict(mutant, clause))
        alive = sum(v.outcome == SURVIVED for v in verdicts)
        sys.stderr.write(f"\r{title}: {at}/{len(mutants)} mutants, {alive} survived ")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return verdicts

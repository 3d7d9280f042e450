"""A campaign against one title: learn what its tests reach, then try mutant after mutant."""

import gc
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .mutants import SCOPES, Mutant, files_of, foreign_titles, mutants_of
from .trial import Collected, Found, Functions, Lanes, anew, forget, swapped

KILLED, ENDLESS, SURVIVED = "killed", "endless", "survived"
LEARNING_SECONDS = 1800.0
TEST_SECONDS = 25.0
"""How many seconds of tests each mutant gets, the clause's own first, then the quickest
and those that have noticed others."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the test that fell, and whether it carries the code's clause."""

    mutant: Mutant
    outcome: str
    test: str = ""
    by_clause: bool = False


class Campaign:
    """Knows how long each test of a title takes, what it reaches and which clauses it carries."""

    def __init__(self, title: str, session: Collected, jobs: int) -> None:
        self.title = title
        self.session = session
        self.functions = Functions(session.early)
        self.lanes = Lanes(jobs)
        self.carried = {test: set(ids) for test, ids in session.carried().items()}
        self.seconds: dict[str, float] = {}
        self.fallen: Counter[str] = Counter()
        self.reaching: dict[str, list[str]] = {}
        names = list(session.items)
        for at in range(jobs):
            learning = partial(session.learn, names[at::jobs])
            self.lanes.start(learning, LEARNING_SECONDS, self._learned)
        self.lanes.wait()

    def _learned(self, found: Found | None) -> None:
        if found is None or found["failed"]:
            why = found["failed"] if found else "they take too long"
            raise SystemExit(f"the tests of {self.title} must pass before they can be tried: {why}")
        self.seconds.update(found["seconds"])
        for test, places in found["reached"].items():
            for place in places:
                self.reaching.setdefault(place, []).append(test)

    def tests_for(self, mutant: Mutant, clause: str = "") -> list[str]:
        """The tests for a mutant: those of its clauses, then others that reach the function."""
        where = f"{mutant.file}:{mutant.first_line}"
        reached = self.reaching.get(where, [])
        if not mutant.first_line or where in self.functions.early:
            # What runs while modules are imported is reached by every test.
            reached = list(self.seconds)
        if clause:
            # What is made once and kept was reached by the first test that needed it: try all.
            mine = [test for test in self.seconds if clause in self.carried[test]]
            reached = [test for test in mine if test in reached] or mine
        own = {test for test in reached if self.carried[test] & mutant.clauses}
        queue = sorted(reached, key=lambda test: (test not in own, self._worth(test)))
        if queue and not clause:
            # What is made once and kept was reached by the first test alone: others follow.
            queue += sorted(set(self.seconds) - set(queue), key=self._worth)
        total = 0.0
        chosen: list[str] = []
        for test in queue:
            total += self.seconds[test]
            if total > TEST_SECONDS and chosen:
                break
            chosen.append(test)
        return chosen

    def _worth(self, test: str) -> float:
        """Quick tests come first, and those that have noticed much before."""
        return self.seconds[test] / (1 + self.fallen[test])

    def put(
        self, mutant: Mutant, clause: str, done: Callable[[Verdict], None], afresh: bool = False
    ) -> None:
        """Runs the tests on a mutant in a lane; `done` hears the verdict."""
        chosen = self.tests_for(mutant, clause)
        if not chosen:
            done(Verdict(mutant, SURVIVED))
            return
        usual = {test: self.seconds[test] for test in chosen}
        limit = 4.0 + 2 * sum(usual.values())
        if not afresh and self.functions.swaps(mutant):
            work = partial(swapped, self.session, self.functions, mutant, usual)
        else:
            work = partial(anew, mutant, usual)
            limit += 8.0
        self.lanes.start(work, limit, lambda found: done(self._verdict(mutant, found)))

    def _verdict(self, mutant: Mutant, found: Found | None) -> Verdict:
        if found is None:
            return Verdict(mutant, ENDLESS)
        test = str(found["failed"])
        if not test:
            return Verdict(mutant, SURVIVED)
        self.fallen[test] += 1
        return Verdict(mutant, KILLED, test, bool(self.carried.get(test, set()) & mutant.clauses))


def drawn(title: str, files: list[str], clause: str, sample: int, seed: int) -> list[Mutant]:
    """The mutants to try, a sample of them when one is asked for."""
    found = [m for file in files or files_of(title) for m in mutants_of(file)]
    if clause:
        found = [m for m in found if clause in m.clauses]
    if 0 < sample < len(found):
        # In the order drawn: a campaign cut short is a sample of the whole still.
        found = random.Random(seed).sample(found, sample)
    return found


def wage(
    title: str,
    mutants: list[Mutant],
    clause: str = "",
    seconds: float = float("inf"),
    jobs: int = 1,
    afresh: bool = False,
) -> list[Verdict]:
    """Tries mutant after mutant and tells how it goes, until the time is up.

    `afresh` imports and collects again for every mutant, which is slow and never wrong.
    """
    verdicts: list[Verdict] = []

    def note(verdict: Verdict) -> None:
        verdicts.append(verdict)
        alive = sum(v.outcome == SURVIVED for v in verdicts)
        if verdict.outcome == SURVIVED:
            broken = verdict.mutant
            sys.stderr.write(f"\n{broken.file}:{broken.line} {broken.before} -> {broken.after}\n")
        sys.stderr.write(f"\r{title}: {len(verdicts)}/{len(mutants)} mutants, {alive} survived ")
        sys.stderr.flush()

    def attack(session: Collected) -> None:
        campaign = Campaign(title, session, jobs)
        gc.freeze()
        end = time.monotonic() + seconds
        for at, mutant in enumerate(mutants):
            if time.monotonic() > end:
                sys.stderr.write(f"\ntime is up after {at} of {len(mutants)} mutants")
                break
            campaign.put(mutant, clause, note, afresh)
        campaign.lanes.wait()
        sys.stderr.write("\n")

    forget()
    session = Collected(attack, without=tuple(foreign_titles(title)))
    session.run(SCOPES[title].tests, watched=True)
    if session.failed:
        raise SystemExit(f"the tests of {title} cannot be run: {session.failed}")
    return verdicts

"""Clause after clause: is there a broken line of its code that its own tests notice?"""

import gc
import sys
from collections.abc import Callable

from pelagos.conformance.proofs import proving

from .campaign import ENDLESS, KILLED, Campaign, Verdict
from .ledger import TESTS, Row, code_of, read, state_of, write
from .mutants import RULES, Mutant, mutants_of
from .trial import Collected, forget

GAMES = "games"
SAVED_EVERY = 10
OUTSIDE = 6
"""How many mutants outside functions are tried for a clause: each imports everything anew."""


def tests_of(id: str) -> list[str]:
    """The tests that prove a clause, as pytest names them; parameters are left out."""
    return [f"{TESTS}/{proof.test}" for proof in proving(id, TESTS)]


class Prover:
    """Breaks the code of one clause after another until a test of the clause falls."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.known: dict[str, list[Mutant]] = {}

    def row(self, id: str, before: Row | None) -> Row:
        """What becomes of a clause: its first mutant that falls, or that all of them survive.

        What fell before is tried first.
        """
        tried: list[Verdict] = []
        mutants = self._mutants(id)
        if before is not None:
            mutants.sort(key=lambda mutant: _what(mutant) != before.broken)
        for mutant in mutants:
            self.campaign.put(mutant, id, tried.append)
            self.campaign.lanes.wait()
            if self._is_noticed(tried[-1]):
                by = tried[-1].test.removeprefix(f"{TESTS}/").partition("[")[0]
                return Row(*state_of(id), len(tried), 1, _what(mutant), by or "it never ends")
        return Row(*state_of(id), len(tried), 0, "", "")

    def _is_noticed(self, verdict: Verdict) -> bool:
        """A test fell or never ended; code that cannot even be imported proves nothing."""
        if verdict.outcome == KILLED:
            return verdict.test in self.campaign.carried
        return verdict.outcome == ENDLESS

    def _mutants(self, id: str) -> list[Mutant]:
        """What can be broken in a clause's code: rules before words, the nearest first."""
        found: dict[tuple[str, int], tuple[bool, int, Mutant]] = {}
        for span in code_of(id):
            file = f"{GAMES}/{span.file}"
            if file not in self.known:
                self.known[file] = mutants_of(file)
            for mutant in self.known[file]:
                if span.first <= mutant.line <= span.last:
                    away = abs(mutant.line - span.cited)
                    found[file, mutant.number] = (mutant.kind != RULES, away, mutant)
        near = [m for *_, m in sorted(found.values(), key=lambda f: f[:2])]
        near.sort(key=lambda m: f"{m.file}:{m.first_line}" not in self.campaign.reaching)
        outside = [m for m in near if not m.first_line]
        return [m for m in near if m.first_line] + outside[:OUTSIDE]


def _what(mutant: Mutant) -> str:
    return f"{mutant.file.removeprefix(GAMES + '/')} {mutant.function}: {mutant.operator}"


def prove(title: str, ids: list[str], jobs: int) -> None:
    """Tries clauses of a title, tells how it goes, and keeps what was found."""
    rows = read(title)
    wanted = {test for id in ids for test in tests_of(id)}

    def attack(session: Collected) -> None:
        session.items = {n: i for n, i in session.items.items() if n.partition("[")[0] in wanted}
        prover = Prover(Campaign(title, session, jobs))
        gc.freeze()
        for at, id in enumerate(ids, 1):
            rows[id] = prover.row(id, rows.get(id))
            holes = sum(not rows[i].killed for i in ids[:at])
            sys.stderr.write(f"\r{title}: {at}/{len(ids)} clauses, {holes} not proved ")
            sys.stderr.flush()
            if at % SAVED_EVERY == 0:
                write(title, rows)
        sys.stderr.write("\n")

    if ids:
        _collected(title, attack, sorted({test.partition("::")[0] for test in wanted}))
    write(title, rows)


def _collected(title: str, attack: Callable[[Collected], None], files: list[str]) -> None:
    forget()
    session = Collected(attack)
    session.run(files, watched=True)
    if session.failed:
        raise SystemExit(f"the tests of {title} cannot be run: {session.failed}")

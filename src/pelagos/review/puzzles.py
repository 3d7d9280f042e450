"""Finding puzzles in games of bots: positions with one answer clearly better than all others."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pelagos.bots.base import PLAYED, Chance, Seen
from pelagos.bots.mind import WON, Mind, candidates
from pelagos.bots.planner import Planner
from pelagos.bots.search import Search
from pelagos.catalogue import Entry
from pelagos.engine.box import seat_slug
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.spaces import forced

MARGIN = 0.05
"""By how much of a win the best answer must be better than the next, in every look."""

GLANCED = 16
"""Answers a first glance compares, on as many redeals as `GLANCES`."""

GLANCES = 2
LOOK_EFFORT, LOOK_REDEALS = 6000, 24
"""Simulated answers for the planner's look at what passed the glance."""

PROOF = 3000
"""Playouts of the search that must agree: ten times its usual effort."""

PROOFS = 2
"""How often it must agree, with other chance each time: once may be luck."""

WIN, BEST = "win", "best"
EASY, MEDIUM, HARD = 1, 2, 3


class Found(Struct):
    """A position, its only good answer, by how much it is better, and how hard it is to find.

    `grade` is 1 where a rule of thumb finds it, 2 where the planner does with its usual effort,
    whatever the chance it meets, and 3 otherwise.
    """

    line: int
    seat: str
    step: str
    answer: str
    kind: str
    margin: float
    grade: int


class Finder:
    """Looks through one record."""

    def __init__(self, where: Entry, record: Record, proof: int = PROOF) -> None:
        self.rules: Rules[Any] = where.rules()
        self.record = record.like(record.lines[:])
        self.record.version = self.rules.version
        self.judgement = where.judgement()
        self.mind = Mind(self.rules, self.judgement)
        self.planner = Planner(self.judgement)
        self.proof = proof
        self.box = self.rules.box(record.players, dict(record.options))

    def search(self, begin: int = 0) -> Iterator[tuple[int, Found | None]]:
        """Every line, with the puzzle found there, if there is one; looked for from `begin` on."""
        play = Replay(self.rules, self.record)
        for number, line in enumerate(self.record.lines):
            found = None
            if number >= begin and line.seat >= 0 and play.board.waiting == [line.seat]:
                seen = Seen(self.rules, play.board, line.seat)
                if not forced(seen.space):
                    found = self._at(number, seen)
            yield number, found
            play.forward()

    def _at(self, line: int, seen: Seen) -> Found | None:
        rng = Chance(line + 1)
        if not self._promising(seen, rng):
            return None
        patient = Planner(self.judgement, LOOK_EFFORT, LOOK_REDEALS, patient=True)
        looked = patient.think(seen, rng).weighed
        if len(looked) < 3 or not clear(looked):
            return None
        weighed = looked
        for number in range(PROOFS):
            proved = self._proved(line + 1 + number * 100_000, seen, looked[0][0])
            if proved is None:
                return None
            weighed = proved
        return self._found(line, seen, weighed, rng)

    def _proved(self, seed: int, seen: Seen, best: object) -> list[tuple[object, float]] | None:
        """What the search thinks of the answers; None where it does not agree on the best."""
        found = Search(self.judgement, self.proof).think(seen, Chance(seed))
        agrees = found.how == PLAYED and found.weighed[0][0] == best and clear(found.weighed)
        return found.weighed if agrees else None

    def _promising(self, seen: Seen, rng: Chance) -> bool:
        """A glance: is one of some answers much better than the others?"""
        tried = candidates(seen.space, rng, GLANCED)
        if len(tried) < 3:
            return False
        sums, lead = dict.fromkeys(tried, 0.0), 0.0
        for _ in range(GLANCES):
            world, seed = seen.redeal(rng), rng.below(1 << 30)
            for answer in tried:
                trial = world.copy()
                self.planner.play_ahead(self.mind, trial, seen.seat, answer, seed)
                sums[answer] += self.mind.worth(trial, seen.seat) / GLANCES
            first, second = sorted(sums.values(), reverse=True)[:2]
            lead = first - second
            if lead < MARGIN * WON / GLANCES:
                return False  # most positions show nothing on the first redeal
        return lead >= MARGIN * WON

    def _found(
        self, line: int, seen: Seen, proved: list[tuple[object, float]], rng: Chance
    ) -> Found:
        best = proved[0][0]
        text = seen.space.write(best, self.box)
        margin = (proved[0][1] - proved[1][1]) / WON
        return Found(
            line,
            seat_slug(seen.seat),
            seen.step,
            text,
            WIN if self._wins(seen, best, rng) else BEST,
            round(margin, 3),
            self._grade(seen, best, rng),
        )

    def _wins(self, seen: Seen, best: object, rng: Chance) -> bool:
        """Whether it wins before the next round, whatever the seat does not know."""
        for _ in range(8):
            trial = seen.redeal(rng)
            self.planner.play_ahead(self.mind, trial, seen.seat, best, rng.below(1 << 30))
            result = self.rules.result(trial) if self.rules.over(trial) else None
            if result is None or seen.seat not in result.winners:
                return False
        return True

    def _grade(self, seen: Seen, best: object, rng: Chance) -> int:
        thumb = self.judgement.hint(seen.redeal(rng), seen.seat, seen.step, seen.space, rng)
        if thumb == best:
            return EASY
        usual = [Planner(self.judgement).choose(seen, rng) for _ in range(3)]
        return MEDIUM if usual == [best] * 3 else HARD


def clear(weighed: list[tuple[object, float]]) -> bool:
    """Whether the first answer is better than every other by the margin."""
    first = weighed[0][1]
    return all(first - worth >= MARGIN * WON for _, worth in weighed[1:])

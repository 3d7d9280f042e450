"""The bot that thinks its turn through."""

from time import perf_counter
from typing import Any

from pelagos.bots.base import THUMB, Chance, Seen, Thought
from pelagos.bots.mind import Mind, candidates, error
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position

EFFORT = 1200
"""Simulated answers for each real one."""

WORLDS = 5
"""Redeals the best answers are compared on."""

SURE = 3.0
"""The standard errors by which the last two answers must differ for the planner to stop early."""


class Planner:
    """Weighs each answer by how the next round would begin, over several redeals and rolls.

    All answers are tried on the same redeals, meeting the same chance; after every two the better
    half goes on, until two are left or the effort is spent. A patient planner has effort to spare
    and spends an equal part of it on each halving.
    """

    name = "planner"
    most_tried = 60
    """Answers weighed; a larger space is sampled."""
    turn = 24
    """Answers looked ahead within a turn."""
    tried = 8
    """Answers tried at each of the later questions of the turn."""
    rounds = 1
    """New ages looked at after the turn has passed: boards of the same age are compared."""
    beyond = 120
    """Answers of everybody looked at after the turn has passed."""
    custom = 3
    """Answers tried then where there is no rule of thumb."""
    trust = 2.0
    """How much more an answer must promise to replace the title's rule of thumb, in thousandths of
    a win: a rule of thumb looks further ahead than one turn.
    """

    doubt = 1.0
    """By how many standard errors it must be better, too."""

    def __init__(
        self,
        judgement: Judgement[Any],
        effort: int = EFFORT,
        worlds: int = WORLDS,
        *,
        patient: bool = False,
    ) -> None:
        self.judgement = judgement
        self.patient = patient
        self.effort = effort
        self.worlds = worlds
        self.decisions = 0

    def choose(self, seen: Seen, rng: Chance) -> object:
        return self.think(seen, rng).weighed[0][0]

    def think(self, seen: Seen, rng: Chance, until: float | None = None) -> Thought:
        """The answers with the chance to win they promise, in thousandths, best first.

        `until` is a time of the clock at which to stop, in place of the effort.
        """
        mind = Mind(seen.rules, self.judgement)
        first = seen.redeal(rng)
        thumb = self.judgement.hint(first, seen.seat, seen.step, seen.space, rng)
        sound = thumb is not None and seen.space.holds(thumb)
        if sound and seen.step in self.judgement.routine:
            return Thought([(thumb, mind.worth(first, seen.seat))], THUMB)
        tried = candidates(seen.space, rng, self.most_tried)
        if sound:
            tried = [thumb, *[a for a in tried if a != thumb]]
        if len(tried) == 1:
            return Thought([(tried[0], mind.worth(first, seen.seat))])
        tried, affordable = self._affordable(mind, first, seen.seat, tried, rng, until)
        outcomes: dict[object, list[float]] = {answer: [] for answer in tried}
        field = tried[:]
        often, since = affordable if self.patient else 0.0, 0
        halvings = (len(tried) - 1).bit_length()
        for n in range(self.worlds):
            if n and (mind.decisions >= self.effort if until is None else perf_counter() >= until):
                break
            seed = rng.below(1 << 30)
            world = seen.redeal(rng)
            for answer in field:
                found = self._outcome(mind, world.copy(), seen.seat, answer, seed)
                outcomes[answer].append(found)
            field.sort(key=lambda a: sum(outcomes[a]), reverse=True)
            since += 1
            if since >= redeals(often, halvings, len(field), 2):
                since = 0
                field = field[: max(2, (len(field) + 1) // 2)]
                if thumb in outcomes and thumb not in field:
                    field.append(thumb)
            if n % 2 and len(field) == 2 and settled(*[outcomes[a] for a in field]):
                break
        self.decisions += mind.decisions
        means = {a: sum(found) / len(found) for a, found in outcomes.items()}
        order = sorted(tried, key=lambda a: (len(outcomes[a]), means[a]), reverse=True)
        if thumb in outcomes and order[0] != thumb:
            doubt = self.doubt * error(outcomes[order[0]], outcomes[thumb])
            if means[order[0]] - means[thumb] < max(self.trust, doubt):
                order.remove(thumb)
                order.insert(0, thumb)
        return Thought([(a, means[a]) for a in order])

    def _affordable(
        self,
        mind: Mind,
        b: Position,
        seat: int,
        tried: list[object],
        rng: Chance,
        until: float | None,
    ) -> tuple[list[object], float]:
        """As many answers as can be tried on three redeals, by what trying the first one costs;
        and how often one can be tried."""
        begun = perf_counter()
        self._outcome(mind, b, seat, tried[0], rng.below(1 << 30))
        often = self.effort / mind.decisions
        if until is not None:
            often = (until - begun) / (perf_counter() - begun)
        most = max(3, int(often / 3))
        others = tried[1:]
        rng.shuffle(others)
        return [tried[0], *others[: most - 1]], often

    def _outcome(self, mind: Mind, b: Position, seat: int, answer: object, seed: int) -> float:
        self.play_ahead(mind, b, seat, answer, seed)
        return mind.worth(b, seat)

    def play_ahead(self, mind: Mind, b: Position, seat: int, answer: object, seed: int) -> None:
        """Gives an answer and lets the game go on to where the next round begins."""
        rng = Chance(seed)
        mind.apply(b, seat, answer)
        mind.finish_turn(b, seat, rng, self.turn, self.tried)
        mind.play_on(b, rng, self.rounds, self.beyond, self.custom)


def redeals(often: float, halvings: int, answers: int, least: int) -> int:
    """On how many redeals to try that many answers before the worse half is given up: an equal part
    of all trials that can be afforded goes to each halving.

    >>> [redeals(480, 4, answers, 2) for answers in (16, 8, 4, 2)]
    [7, 15, 30, 60]
    """
    return max(least, int(often / (halvings * answers)))


def settled(ours: list[float], theirs: list[float]) -> bool:
    """Whether it is clear which of two answers is better, or that they come to the same."""
    if len(ours) < 8:
        return False
    return abs(sum(ours) - sum(theirs)) / len(ours) >= SURE * error(ours, theirs)

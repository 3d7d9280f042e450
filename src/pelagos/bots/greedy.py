"""The bot that looks one answer ahead."""

from typing import Any

from pelagos.bots.base import THUMB, Chance, Seen, Thought
from pelagos.bots.mind import candidates
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE

MOST_TRIED = 120
"""Answers looked at; a larger space is sampled."""


class Greedy:
    """Takes the title's rule of thumb, or else the answer whose outcome is judged best."""

    name = "greedy"

    def __init__(self, judgement: Judgement[Any]) -> None:
        self.judgement = judgement

    def choose(self, seen: Seen, rng: Chance) -> object:
        return self.think(seen, rng).weighed[0][0]

    def think(self, seen: Seen, rng: Chance) -> Thought:
        """The answer by rule of thumb; or those looked at, best first."""
        b = seen.redeal(rng)
        thumb = self.judgement.hint(b, seen.seat, seen.step, seen.space, rng)
        if thumb is not None and seen.space.holds(thumb):
            return Thought([(thumb, 0.0)], THUMB)
        weighed: list[tuple[object, float]] = []
        for answer in candidates(seen.space, rng, MOST_TRIED):
            trial = b.copy()
            seen.rules.apply(trial, seen.seat, answer)
            settle_fate(seen.rules, trial, rng)
            value = self.judgement.value(trial, seen.seat) + rng.random() * 1e-3
            weighed.append((answer, value))
        return Thought(sorted(weighed, key=lambda pair: -pair[1]))


def settle_fate(rules: Rules[Any], b: Position, rng: Chance, most: int = 12) -> None:
    """Lets FATE answer its questions, at most this often."""
    for _ in range(most):
        if FATE not in rules.asked(b):
            return
        rules.apply(b, FATE, rules.choices(b, FATE).draw(rng))
    rules.step(b)

"""What thinking bots share: judging boards, quick answers, simulated play."""

from math import exp, sqrt
from typing import Any

from pelagos.bots.base import Chance
from pelagos.engine.driver import first_of
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask

WON = 1000.0
"""What a win is worth."""


class Mind:
    """The rules and a title's judgement, applied to boards that a seat could believe in."""

    def __init__(self, rules: Rules[Any], judgement: Judgement[Any]) -> None:
        self.rules = rules
        self.judgement = judgement
        self.decisions = 0
        """Simulated answers so far: the measure of effort."""

    def worth(self, b: Position, seat: int) -> float:
        """The chance that `seat` wins, in thousandths: as judged, or by the result at the end."""
        result = self.rules.result(b) if self.rules.over(b) else None
        if result is not None:
            return WON / len(result.winners) if seat in result.winners else 0.0
        value, scale = self.judgement.value, self.judgement.scale
        own = value(b, seat)
        rivals = [s for s in range(b.contents().players) if s != seat]
        return WON / (1.0 + sum([exp(min(50.0, (value(b, s) - own) / scale)) for s in rivals]))

    def apply(self, b: Position, seat: int, answer: object) -> None:
        """Gives an answer on a simulated board."""
        self.rules.apply(b, seat, answer)
        self.decisions += 1

    def careful(
        self, b: Position, step: Ask[Any, object], seat: int, rng: Chance, most: int
    ) -> object:
        """The rule of thumb, or else the best of a few answers by their immediate outcome."""
        space = step.choices(b, seat)
        thumb = self.judgement.hint(b, seat, step.name, space, rng)
        if thumb is not None and space.holds(thumb):
            return thumb
        tried = candidates(space, rng, most)
        if len(tried) == 1:
            return tried[0]
        best, best_value = tried[0], float("-inf")
        for answer in tried:
            trial = b.copy()
            self.apply(trial, seat, answer)
            self.rules.step(trial)
            value = self.judgement.value(trial, seat)
            if value > best_value:
                best, best_value = answer, value
        return best

    def finish_turn(self, b: Position, seat: int, rng: Chance, most: int, tried: int) -> None:
        """Lets `seat` and FATE answer, at most this often, until it is another seat's turn.

        At each answer this many are tried.
        """
        for _ in range(most):
            step = self.rules.step(b)
            if step is None:
                return
            asked = b.waiting
            if FATE in asked:
                self.apply(b, FATE, step.choices(b, FATE).draw(rng))
            elif asked == [seat]:
                self.apply(b, seat, self.careful(b, step, seat, rng, tried))
            else:
                return

    def play_on(self, b: Position, rng: Chance, rounds: int, most: int, tried: int) -> None:
        """Lets everybody answer until this many new ages have begun, within a limit."""
        judgement, rules = self.judgement, self.rules
        until = judgement.age(b) + rounds
        for _ in range(most):
            step = rules.step(b)
            if step is None or judgement.age(b) >= until:
                return
            seat = first_of(b.waiting)
            if seat < 0:
                self.apply(b, seat, step.choices(b, seat).draw(rng))
            else:
                self.apply(b, seat, self.careful(b, step, seat, rng, tried))


def candidates(space: Space[object], rng: Chance, most: int) -> list[object]:
    """The answers of a space: all of them when they are few, else a random selection."""
    values = space.listed(most)
    if values is not None:
        return values
    return list(dict.fromkeys([space.draw(rng) for _ in range(most)]))


def error(ours: list[float], theirs: list[float]) -> float:
    """The standard error of the mean difference of rewards on the same redeals."""
    differences = [a - b for a, b in zip(ours, theirs, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    return sqrt(sum([(d - mean) ** 2 for d in differences]) / max(1, n - 1) / n)

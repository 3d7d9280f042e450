"""A bot of one's own: it takes the answer whose worst outcome, over a few redeals, is best.

pelagos arena cyclades --bots examples.careful_bot:Careful,greedy --games 20
"""

from typing import Any

from pelagos.bots import Chance, Seen
from pelagos.engine.judgement import Judgement


class Careful:
    """Expects the worst."""

    name = "careful"

    def __init__(self, judgement: Judgement[Any]) -> None:
        self.judgement = judgement

    def choose(self, seen: Seen, rng: Chance) -> object:
        answers = seen.space.listed(40) or [seen.space.draw(rng) for _ in range(40)]
        worlds = [seen.redeal(rng) for _ in range(3)]
        return max(answers, key=lambda answer: self.worst(seen, worlds, answer))

    def worst(self, seen: Seen, worlds: list[Any], answer: object) -> float:
        """The lowest value of the board after `answer`, over the redeals."""
        found = []
        for world in worlds:
            trial = world.copy()
            seen.rules.answer(trial, seen.seat, answer)
            found.append(self.judgement.value(trial, seen.seat))
        return min(found)

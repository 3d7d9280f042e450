"""The bot that answers by chance."""

from pelagos.bots.base import Chance, Seen


class Randomly:
    """Any legal answer, without a thought."""

    name = "random"

    def choose(self, seen: Seen, rng: Chance) -> object:
        return seen.space.draw(rng)

"""The bot that answers at random."""

from pelagos.bots.base import CHANCE, Chance, Seen, Thought


class Randomly:
    """Any legal answer."""

    name = "random"

    def choose(self, seen: Seen, rng: Chance) -> object:
        return seen.space.draw(rng)

    def think(self, seen: Seen, rng: Chance) -> Thought:
        return Thought([(self.choose(seen, rng), 0.0)], CHANCE)

"""Advice for a person: what a bot would think in that seat."""

from pelagos.bots.base import Chance, Seen, Thought
from pelagos.bots.ladder import bot
from pelagos.catalogue import Entry
from pelagos.engine.errors import BadData

ADVISER = "planner"


def weigh(seen: Seen, rng: Chance, title: str | Entry, name: str = ADVISER) -> Thought:
    """What the bot `name` thinks of the question a seat is asked.

    Its first answer is the hint; `pelagos.words.advice` makes the sentence that explains it.
    """
    adviser = bot(name, title)
    think = getattr(adviser, "think", None)
    if think is None:
        raise BadData(f"{name[:80]} keeps its thoughts to itself: it has no method `think`")
    (best, *others), how, times = think(seen, rng)
    return Thought([best, *sorted(others, key=lambda pair: -pair[1])], how, times)

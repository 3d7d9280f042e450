"""Advice for a person: what a bot would weigh in that seat."""

from pelagos.bots.base import Chance, Seen
from pelagos.bots.planner import Planner
from pelagos.catalogue import Entry, entry


def weigh(seen: Seen, rng: Chance, title: str | Entry) -> list[tuple[object, float]]:
    """The answers a seat has, with their judged worth, best first.

    The first is the hint; `pelagos.words.advice` makes the sentence that explains it.
    """
    where = title if isinstance(title, Entry) else entry(title)
    weighed = Planner(where.judgement()).weigh(seen, rng)
    best = weighed[0]
    return [best, *sorted(weighed[1:], key=lambda pair: -pair[1])]

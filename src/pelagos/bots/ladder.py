"""The bots there are, by name, for a title."""

from pelagos.bots.base import Bot
from pelagos.bots.greedy import Greedy
from pelagos.bots.randomly import Randomly
from pelagos.catalogue import entry
from pelagos.engine.errors import BadData

LEVELS = ("random", "greedy")


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    return list(LEVELS)


def bot(name: str, title: str) -> Bot:
    """The bot `name` for `title`. Raises BadData naming the bots there are."""
    if name == "random":
        return Randomly()
    if name == "greedy":
        return Greedy(entry(title).judgement())
    raise BadData(f"there is no bot {name[:40]!r}; there are: {', '.join(LEVELS)}")

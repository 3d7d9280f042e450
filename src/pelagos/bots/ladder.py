"""The bots there are, by name, for a title."""

import re
from importlib import import_module

from pelagos.bots.base import Bot
from pelagos.bots.greedy import Greedy
from pelagos.bots.planner import Planner
from pelagos.bots.randomly import Randomly
from pelagos.bots.search import Search
from pelagos.catalogue import Entry, entry
from pelagos.engine.errors import BadData

LEVELS = ("random", "greedy", "planner", "search")

SHOWN = {"easy": "greedy", "normal": "planner", "hard": "search@1s"}
"""The levels as players see them."""

OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""A bot of one's own: `package.module:Class`, made with the title's judgement."""

BUDGET = re.compile(r"(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s")
"""What may follow `search@`: playouts, or seconds a move."""


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    return list(LEVELS)


def bot(name: str, title: str | Entry) -> Bot:
    """The bot `name` for `title`: a level, `search@400` or `search@1.5s`, or one's own.

    Raises BadData naming the bots there are.
    """
    where = title if isinstance(title, Entry) else entry(title)
    name = SHOWN.get(name, name)
    if OWN.fullmatch(name):
        return _own(name, where)
    level, at, budget = name.partition("@")
    if level == "search":
        return _search(where, budget) if at else Search(where.judgement())
    if name == "random":
        return Randomly()
    if name == "greedy":
        return Greedy(where.judgement())
    if name == "planner":
        return Planner(where.judgement())
    raise BadData(
        f"there is no bot {name[:40]!r}; there are: {', '.join(LEVELS)},"
        " or one of your own as package.module:Class"
    )


def _search(where: Entry, budget: str) -> Search:
    found = BUDGET.fullmatch(budget)
    playouts = int(found[1] or 0) if found else 0
    seconds = float(found[2] or 0) if found else 0.0
    if not playouts and not seconds:
        raise BadData(
            f"search cannot work with {budget[:20]!r}; give it playouts or seconds a move,"
            " such as search@400 or search@1.5s"
        )
    return Search(where.judgement(), playouts, seconds or None)


def _own(name: str, where: Entry) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)(where.judgement())
    except (ImportError, AttributeError, TypeError) as error:
        raise BadData(f"cannot make the bot {name[:80]}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise BadData(f"{name[:80]} is no bot: it has no method `choose`")
    found: Bot = made
    return found

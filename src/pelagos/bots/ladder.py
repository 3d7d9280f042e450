"""The bots of a title, by name."""

import re
from importlib import import_module
from typing import NamedTuple

from pelagos.bots.base import Bot
from pelagos.bots.greedy import Greedy
from pelagos.bots.planner import Planner
from pelagos.bots.randomly import Randomly
from pelagos.bots.search import Search
from pelagos.catalogue import Entry, entry
from pelagos.engine.errors import BadData

LEVELS = ("random", "greedy", "planner", "search")

SHOWN = {"easy": "greedy", "normal": "planner", "hard": "search"}
"""The levels as players see them."""

HARD = (1, 3, 10)
"""Seconds per move that players may give a hard bot; the first is the default."""

OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""Your own bot: `package.module:Class`, made with the title's judgement."""

BUDGET = re.compile(r"(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s")
"""What may follow `search@`: playouts, or seconds a move."""


class Level(NamedTuple):
    """A bot as players choose it: its name, and the seconds it takes for a move; 0 = at once."""

    name: str
    seconds: int = 0


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    return list(LEVELS)


def offered() -> list[Level]:
    """The levels that players may choose from, weakest first."""
    hard = [Level(f"hard@{seconds}s", seconds) for seconds in HARD[1:]]
    return [Level("random"), Level("easy"), Level("normal"), Level("hard", HARD[0]), *hard]


def bot(name: str, title: str | Entry) -> Bot:
    """The bot `name` for `title`: of the ladder, a player's level, or your own.

    `search@400` has 400 playouts a move, `search@1.5s` and `hard@3s` the seconds they name.

    Raises BadData naming the bots there are.
    """
    where = title if isinstance(title, Entry) else entry(title)
    if OWN.fullmatch(name):
        return _own(name, where)
    level, at, budget = name.partition("@")
    if level == "hard" and not at:
        at, budget = "@", f"{HARD[0]}s"
    level = SHOWN.get(level, level)
    if level == "search":
        return _search(where, budget) if at else Search(where.judgement())
    if not at:
        if level == "random":
            return Randomly()
        if level == "greedy":
            return Greedy(where.judgement())
        if level == "planner":
            return Planner(where.judgement())
    raise BadData(
        f"there is no bot {name[:40]!r}; there are: {', '.join([*LEVELS, *SHOWN])},"
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

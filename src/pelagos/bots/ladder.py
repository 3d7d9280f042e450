"""The bots there are, by name, for a title."""

import re
from importlib import import_module

from pelagos.bots.base import Bot
from pelagos.bots.greedy import Greedy
from pelagos.bots.randomly import Randomly
from pelagos.catalogue import Entry, entry
from pelagos.engine.errors import BadData

LEVELS = ("random", "greedy")

OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
"""A bot of one's own: `package.module:Class`, made with the title's judgement."""


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    return list(LEVELS)


def bot(name: str, title: str | Entry) -> Bot:
    """The bot `name` for `title`. Raises BadData naming the bots there are."""
    where = title if isinstance(title, Entry) else entry(title)
    if OWN.fullmatch(name):
        return _own(name, where)
    if name == "random":
        return Randomly()
    if name == "greedy":
        return Greedy(where.judgement())
    raise BadData(
        f"there is no bot {name[:40]!r}; there are: {', '.join(LEVELS)},"
        " or one of your own as package.module:Class"
    )


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

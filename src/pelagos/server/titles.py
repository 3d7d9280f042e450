"""The titles a server offers, behind one door, so that a test can offer its own."""

from functools import cache
from typing import Any

from pelagos import bots, catalogue, clauses
from pelagos.bots import ADVISER, Bot, Chance, Level, Seen, Thought
from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.engine.rules import Rules
from pelagos.engine.tools import Tools
from pelagos.server.errors import Refused
from pelagos.words import LANGUAGES, Words

USUAL = "easy"
"""A bot that plays well and at once."""


@cache
def _rules(title: str) -> Rules[Any]:
    return catalogue.load(title)


class Titles:
    """The catalogue, its words, its clauses and its bots. Holds no state: it can be pickled."""

    def names(self) -> list[str]:
        """The titles that can be played; one still being written is left out."""
        return [title for title in catalogue.titles() if _is_there(title)]

    def stage(self, title: str) -> str:
        """How far the referee can be trusted."""
        return catalogue.entry(title).stage

    def rules(self, title: str) -> Rules[Any]:
        """The referee, one for all tables: it has no state."""
        return _rules(title)

    def tools(self, title: str) -> Tools:
        """What players may work out beforehand."""
        return _tools(title)

    def words(self, title: str, lang: str, box: Box, seats: list[str] | None = None) -> Words:
        """The words of a title."""
        return Words(title, lang, box, seats)

    def clause_text(self, id: str, lang: str) -> str:
        """Our sentence of a clause; nothing for an id without one."""
        try:
            return clauses.clause(id).text[lang]
        except BadData:
            return ""

    def levels(self) -> list[Level]:
        """The bots that players may choose from, weakest first."""
        return bots.offered()

    def level(self, name: str | None) -> str:
        """The bot that is meant: the usual one if none is named. Refused if players may not
        choose it."""
        names = [level.name for level in self.levels()]
        if name is None:
            return USUAL if USUAL in names else names[0]
        if name not in names:
            raise Refused(400, "bad_data", "no_bot", bot=name, bots=", ".join(names))
        return name

    def weigh(self, seen: Seen, rng: Chance, title: str, name: str = ADVISER) -> Thought:
        """What a bot thinks of the question a seat is asked."""
        return bots.weigh(seen, rng, title, name)

    def bot(self, name: str, title: str) -> Bot:
        """A bot for a title."""
        return bots.bot(name, title)


@cache
def _tools(title: str) -> Tools:
    return catalogue.entry(title).tools() if title in catalogue.titles() else Tools()


@cache
def _is_there(title: str) -> bool:
    """Whether a title has its referee and its words; a draft may lack them."""
    try:
        rules = _rules(title)
        box = rules.box(rules.players[0], {})
        return all(Words(title, lang, box).has("blurb") for lang in LANGUAGES)
    except (ImportError, AttributeError, FileNotFoundError, BadData):
        return False

"""The list of titles, each loaded when somebody asks for it."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pelagos.engine.errors import BadData
from pelagos.engine.judgement import Judgement
from pelagos.engine.rules import Rules

DRAFT, BETA, SETTLED = "draft", "beta", "settled"


@dataclass(frozen=True)
class Entry:
    """A title on the shelf. `stage` says honestly how far its referee can be trusted."""

    title: str
    package: str
    prefix: str
    stage: str

    def rules(self) -> Rules[Any]:
        """A referee for this title."""
        found = import_module(self.package).rules()
        assert isinstance(found, Rules)
        return found

    def judgement(self) -> Judgement[Any]:
        """What bots may know about value in this title."""
        found = import_module(f"{self.package}.judgement").judgement()
        assert isinstance(found, Judgement)
        return found


SHELF = (
    Entry("cyclades", "pelagos.games.cyclades", "cy", BETA),
    Entry("mare_nostrum", "pelagos.games.mare_nostrum.original", "mn", BETA),
    Entry("laget_civilization", "pelagos.games.mare_nostrum.laget", "lc", BETA),
    Entry("mare_nostrum_empires", "pelagos.games.mare_nostrum.empires", "mne", BETA),
    Entry("civilization", "pelagos.games.civilization", "civ", BETA),
)


def titles() -> list[str]:
    """The titles on the shelf, in its order."""
    return [entry.title for entry in SHELF]


def entry(title: str) -> Entry:
    """The entry of a title. Raises BadData naming the titles there are."""
    for found in SHELF:
        if found.title == title:
            return found
    raise BadData(f"there is no title {title[:40]!r}; there are: {', '.join(titles())}")


def load(title: str) -> Rules[Any]:
    """The referee of a title."""
    return entry(title).rules()

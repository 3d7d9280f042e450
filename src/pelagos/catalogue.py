"""The list of titles, each loaded on demand."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pelagos.engine.errors import BadData
from pelagos.engine.judgement import Judgement
from pelagos.engine.rules import Rules
from pelagos.engine.tools import Tools

DRAFT, BETA, SETTLED = "draft", "beta", "settled"


@dataclass(frozen=True)
class Entry:
    """A title on the shelf. `stage` says how far its referee can be trusted."""

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
        if not self._has("wits.judgement"):
            raise BadData(
                f"{self.title} has no judgement: bots need {self.package}/wits/judgement.py"
                " with a function judgement(); see docs/guide/add-a-title.md"
            )
        found = import_module(f"{self.package}.wits.judgement").judgement()
        assert isinstance(found, Judgement)
        return found

    def tools(self) -> Tools:
        """What players may work out beforehand; a title without wits/tools.py has none."""
        if not self._has("wits.tools"):
            return Tools()
        found = import_module(f"{self.package}.wits.tools").tools()
        assert isinstance(found, Tools)
        return found

    def _has(self, module: str) -> bool:
        try:
            return find_spec(f"{self.package}.{module}") is not None
        except ModuleNotFoundError:  # not even the package in which it would be
            return False


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
    known = ", ".join(titles())
    said = f"there is no title {title[:40]!r}; there are: {known}"
    raise BadData(said, about="unknown_title", title=title[:40], titles=known)


def load(title: str) -> Rules[Any]:
    """The referee of a title."""
    return entry(title).rules()

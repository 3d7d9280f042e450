"""The clause tables: every paragraph of every rulebook in our words, in three languages."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from pelagos.catalogue import SHELF, Entry, entry
from pelagos.engine.errors import BadData

RULE, DEFINITION, EXAMPLE = "rule", "definition", "example"


@dataclass(frozen=True)
class Chapter:
    """A chapter heading, by language."""

    id: str
    heading: dict[str, str]


@dataclass(frozen=True)
class Clause:
    """One numbered paragraph: our sentences, and our ruling where the rulebook left a gap."""

    id: str
    chapter: str
    kind: str
    topic: str
    text: dict[str, str]
    ruling: dict[str, str] = field(default_factory=dict)
    reason: str = ""


@dataclass(frozen=True)
class ClauseTable:
    """All chapters and clauses of one title, in rulebook order."""

    title: str
    chapters: tuple[Chapter, ...]
    clauses: tuple[Clause, ...]

    def find(self, id: str) -> Clause:
        """A clause by its id, with or without the title's prefix."""
        for clause in self.clauses:
            if clause.id == id or clause.id.partition(":")[2] == id:
                return clause
        some = ", ".join(c.id for c in self.clauses[:6])
        said = f"{self.title} has no clause {id[:40]!r}; its clauses begin: {some}"
        raise BadData(said, about="unknown_clause", asked=id[:40], some=some)


LANGUAGES = ("en", "ru", "pl")


@cache
def table(title: str) -> ClauseTable:
    """The clause table of a title."""
    return _read(entry(title))


def _read(found: Entry) -> ClauseTable:
    text = files(found.package).joinpath("clauses.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    chapters = tuple(
        Chapter(str(c["id"]), {lang: c[lang] for lang in LANGUAGES}) for c in data["chapter"]
    )
    clauses = tuple(
        Clause(
            c["id"],
            str(c["chapter"]),
            c["kind"],
            c["topic"],
            {lang: c[lang] for lang in LANGUAGES},
            dict(c.get("ruling", {})),
            c.get("reason", ""),
        )
        for c in data["clause"]
    )
    return ClauseTable(found.title, chapters, clauses)


def clause(id: str) -> Clause:
    """A clause by its full id, whatever the title: `clause("cy:7.5")`."""
    prefix = id.partition(":")[0]
    for found in SHELF:
        if found.prefix == prefix:
            return table(found.title).find(id)
    prefixes = ", ".join(f"{e.prefix}:" for e in SHELF)
    said = f"no title has clauses like {id[:40]!r}; prefixes are {prefixes}"
    raise BadData(said, about="unknown_clause", asked=id[:40], some=prefixes)


def lens(titles: list[str], topic: str = "") -> dict[str, dict[str, list[Clause]]]:
    """Topic by topic, what each of the titles says: editions side by side.

    Raises BadData naming the topics there are when `topic` is unknown.
    """
    found: dict[str, dict[str, list[Clause]]] = {}
    for title in titles:
        for c in table(title).clauses:
            row = found.setdefault(c.topic, {t: [] for t in titles})
            row[title].append(c)
    if not topic:
        return found
    if topic not in found:
        known = ", ".join(found)
        said = f"no topic {topic[:40]!r}; topics are {known}"
        raise BadData(said, about="unknown_topic", topic=topic[:40], topics=known)
    return {topic: found[topic]}

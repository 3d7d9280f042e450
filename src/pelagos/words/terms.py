"""The words every text of a title keeps to: for each thing the word its players know.

The lists are data beside the messages, `words/terms.toml`; those in this package hold for all
titles. Look there before writing a message, a clause, a card or a lesson.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pelagos.catalogue import entry
from pelagos.words import LANGUAGES


@dataclass(frozen=True)
class Term:
    """One thing in one language."""

    thing: str
    word: str
    forms: tuple[str, ...]
    never: tuple[str, ...]
    """Words that must not stand for it; `*` stands for any ending."""
    names: tuple[str, ...]
    """Messages that must say exactly this word, or one of its forms."""
    exempt: frozenset[str]
    """Texts in which a forbidden word means something else."""


@dataclass(frozen=True)
class Offence:
    """A text that uses a forbidden word."""

    id: str
    found: str
    instead: str


def terms(title: str, lang: str) -> tuple[Term, ...]:
    """The words of a title, and those all titles share. Without a title: only the shared ones."""
    own = _read(entry(title).package, lang) if title else ()
    return own + _read(__package__, lang)


@cache
def _read(package: str, lang: str) -> tuple[Term, ...]:
    folder = files(package)
    if package != __package__:
        folder = folder.joinpath("words")
    data = tomllib.loads(folder.joinpath("terms.toml").read_text(encoding="utf-8"))
    assert lang in LANGUAGES
    return tuple(
        Term(
            thing,
            row[lang]["word"],
            tuple(row[lang].get("forms", ())),
            tuple(row[lang].get("never", ())),
            tuple(row.get("names", ())),
            frozenset(row.get("except", ())),
        )
        for thing, row in data.items()
    )


def offences(title: str, lang: str, texts: Iterable[tuple[str, str]]) -> list[Offence]:
    """Where texts, given with their ids, use a word that the list forbids."""
    rules = [(term, pattern(word)) for term in terms(title, lang) for word in term.never]
    found = []
    for id, text in texts:
        plain = _plain(text)
        for term, rule in rules:
            hit = rule.search(plain)
            if hit and id not in term.exempt:
                found.append(Offence(id, hit.group(), term.word))
    return found


@cache
def pattern(word: str) -> re.Pattern[str]:
    """What finds a forbidden word in a text made plain."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in _plain(word).split()]
    return re.compile(r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)")


def _plain(text: str) -> str:
    """Small letters, and ё as е: Russian texts write either."""
    return text.casefold().replace("ё", "е")

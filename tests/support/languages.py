"""Which words of a text belong to another language: for tests that read what a player sees."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pelagos
from pelagos.catalogue import SHELF
from pelagos.clauses import table

SOURCES = Path(pelagos.__file__).parent
NAMES = {
    "Pelagos", "PELAGOS", "Mare", "Nostrum", "Empires", "English", "Polski",
    "MIT", "QR", "SVG", "JSON", "HTTPS", "ntfy", "iPhone", "II", "III", "VI", "XV",
}  # fmt: skip
"""What is written in Latin letters in every language."""
CLAUSE = re.compile(rf"[\[(]?\b(?:{'|'.join(e.prefix for e in SHELF)}):[\w.]+[\])]?")
ADDRESS = re.compile(r"\bhttps?://\S+")
SEA = re.compile(r"\b[A-K]\d{1,2}\b")
"""The sea spaces of Cyclades are called so in every language."""


def foreign(text: str, lang: str, allowed: set[str] = NAMES) -> set[str]:
    """The words of a Russian or Polish text that are not of its language, and ids."""
    plain = SEA.sub("", CLAUSE.sub("", ADDRESS.sub("", text)))
    if lang == "ru":
        return set(re.findall(r"[A-Za-z_]{2}[\w’'-]*", plain)) - allowed
    words = set(re.findall(r"[^\W\d]\w+", plain)) - allowed
    return {word for word in words if "_" in word or word.lower() in english_only()}


@cache
def english_only() -> frozenset[str]:
    """Words of our English texts that no Polish text of ours has."""
    return frozenset(_words("en") - _words("pl"))


def _words(lang: str) -> set[str]:
    return {word for text in _texts(lang) for word in re.findall(r"[^\W\d_]{3,}", text.lower())}


def _texts(lang: str) -> Iterator[str]:
    pages = SOURCES.parents[1] / "web/src/words"
    for path in [*SOURCES.rglob(f"words/{lang}.ftl"), pages / f"{lang}.ftl"]:
        for line in path.read_text("utf-8").splitlines():
            said = line.partition("=")[2] if re.match(r"[\w.\s-]+=", line) else line
            yield re.sub(r"\[\w+\]|\{[^}]*\}?", " ", said)
    for found in SHELF:
        yield from (clause.text[lang] for clause in table(found.title).clauses)

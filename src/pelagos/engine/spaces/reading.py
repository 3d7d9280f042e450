"""How single words of an answer are read."""

from typing import Final

from pelagos.engine.box import Box
from pelagos.engine.errors import BadNotation

MOST_NAMED: Final = 12
"""A refusal names this many of the choices."""


def next_word(words: list[str], expected: str, **facts: object) -> str:
    if not words:
        raise BadNotation("", expected, **facts)
    return words.pop(0)


def next_name(words: list[str], box: Box, kind: str, ids: list[int]) -> str:
    """The next word, which should be the name of one of these."""
    if not words:
        names = [box.slug(kind, id) for id in ids[:MOST_NAMED]]
        if len(ids) > MOST_NAMED:
            names.append("...")
        raise BadNotation("", "one_of", names=", ".join(names))
    return words.pop(0)


def next_int(words: list[str], expected: str, **facts: object) -> int:
    word = next_word(words, expected, **facts)
    if len(word) > 12 or not word.lstrip("-").isdecimal():
        raise BadNotation(word, expected, **facts)
    return int(word)

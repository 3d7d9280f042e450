"""What games say in Russian and Polish is Russian and Polish, and shows no ids."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
)

import pelagos
from pelagos.catalogue import SHELF
from pelagos.conformance.reading import Heard, listen
from pelagos.words import LANGUAGES
from tests.support.shelf import enough

TITLES = [found.title for found in SHELF]
LATIN = {"Mare", "Nostrum", "II"}
"""Latin words a Russian text may have."""
ENGLISH = {
    "the",
    "and",
    "of",
    "with",
    "your",
    "you",
    "player",
    "cards",
    "none",
    "turn",
    "for",
    "by",
}
"""Words no Polish text has."""


@cache
def heard(title: str) -> Heard:
    found = Heard(most=40)
    for seed in range(2):
        listen(title, seed, 700, found)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_left_in_english_and_nothing_shows_an_id(title: str) -> None:
    said = [(id, texts) for id, kept in heard(title).said.items() for texts in kept]
    assert len(said) > enough(title, 150)
    for id, texts in said:
        strange = set(re.findall(r"[A-Za-z]{2,}", texts["ru"])) - LATIN
        assert not strange, (id, texts["ru"])
        assert not set(re.findall(r"\w+", texts["pl"].lower())) & ENGLISH, (id, texts["pl"])
        shown = [texts[lang] for lang in LANGUAGES]
        assert not [text for text in shown if re.search(r"\w_\w|[{}]", text)], (id, shown)


SOURCES = Path(pelagos.__file__).parent
SHARED = {
    "common": SOURCES / "words",
    "server": SOURCES / "server/present/words",
    "terminal": SOURCES / "cli/terminal/words",
    "pages": SOURCES.parents[1] / "web/src/words",
}


@pytest.mark.parametrize("place", SHARED)
def test_shared_messages_are_the_same_in_three_languages(place: str) -> None:
    keys = []
    for lang in LANGUAGES:
        text = (SHARED[place] / f"{lang}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        keys.append([part.id.name for part in body if isinstance(part, Message)])
        assert len(keys[-1]) == len(set(keys[-1]))
    assert set(keys[0]) == set(keys[1]) == set(keys[2])

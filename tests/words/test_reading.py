"""What games say in Russian and Polish is Russian and Polish, and every form of a message works."""

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import pelagos
from pelagos.catalogue import SHELF
from pelagos.conformance.reading import Heard, listen, written
from pelagos.words import LANGUAGES, Words
from tests.support.shelf import enough

TITLES = [found.title for found in SHELF]
LATIN = {"Mare", "Nostrum", "II"}
"""Latin words a Russian text may have."""
COUNTS = {"one": 1, "few": 3, "many": 5, "other": 21}


@cache
def heard(title: str) -> Heard:
    found = Heard(most=40)
    for seed in range(2):
        listen(title, seed, 700, found)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_russian_has_no_latin_words_and_nothing_shows_an_id(title: str) -> None:
    said = [(id, texts) for id, kept in heard(title).said.items() for texts in kept]
    assert len(said) > enough(title, 150)
    for id, texts in said:
        strange = set(re.findall(r"[A-Za-z]{2,}", texts["ru"])) - LATIN
        assert not strange, (id, texts["ru"])
        shown = [texts[lang] for lang in LANGUAGES]
        assert not [text for text in shown if re.search(r"\w_\w|[{}]", text)], (id, shown)


class Forms(Visitor):
    """The variables of a message and the values that lead to each of its variants."""

    def __init__(self) -> None:
        self.values: dict[str, set[Any]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, VariableReference)
        found = self.values.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            if isinstance(variant.key, NumberLiteral):
                found.add(int(variant.key.value))
            elif isinstance(variant.key, Identifier):
                found.add(COUNTS.get(variant.key.name, variant.key.name))
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_form_of_every_message_can_be_said(title: str, lang: str) -> None:
    [found] = [each for each in SHELF if each.title == title]
    rules = found.rules()
    words = Words(title, lang, rules.box(rules.players[0], {}))
    forms = 0
    for id, text in written(title, lang).items():
        [message] = FluentParser().parse(f"{id} = {text}\n").body
        assert isinstance(message, Message)
        wanted = Forms()
        wanted.visit(message)
        inner = {"gold": {0, 1, 3, 5}, "count": {1, 3, 5}} if title == "cyclades" else {}
        values = {**inner, **{name: found or {1} for name, found in wanted.values.items()}}
        for row in product(*(sorted(values[name], key=str) for name in values)):
            said = words.text(id, **dict(zip(values, row, strict=True)))
            assert said.strip()
            assert "{" not in said
            forms += 1
    assert forms > enough(title, 400)


SOURCES = Path(pelagos.__file__).parent
SHARED = {
    "common": SOURCES / "words",
    "server": SOURCES / "server/present/words",
    "terminal": SOURCES / "cli/terminal/words",
    "pages": SOURCES.parents[1] / "web/src/words",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", SHARED)
def test_every_form_of_every_shared_message_can_be_said(place: str, lang: str) -> None:
    text = (SHARED[place] / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    messages = [part for part in FluentParser().parse(text).body if isinstance(part, Message)]
    assert len(messages) > 50
    for message in messages:
        wanted = Forms()
        wanted.visit(message)
        names = list(wanted.values)
        for row in product(*(sorted(wanted.values[n] or {1}, key=str) for n in names)):
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, dict(zip(names, row, strict=True)))
            assert not errors, message.id.name
            assert str(said).strip(), message.id.name


@pytest.mark.parametrize("place", SHARED)
def test_shared_messages_are_the_same_in_three_languages(place: str) -> None:
    keys = []
    for lang in LANGUAGES:
        text = (SHARED[place] / f"{lang}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        keys.append([part.id.name for part in body if isinstance(part, Message)])
        assert len(keys[-1]) == len(set(keys[-1]))
    assert set(keys[0]) == set(keys[1]) == set(keys[2])

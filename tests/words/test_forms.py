"""Every form of every message is said: each plural, each gender, each case that it has."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Resource,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
    Variant,
)

import pelagos
from pelagos.catalogue import DRAFT, SHELF, load
from pelagos.words import LANGUAGES, Words

SOURCES = Path(pelagos.__file__).parent
FOLDERS = {
    "common": SOURCES / "words",
    "server": SOURCES / "server/present/words",
    "terminal": SOURCES / "cli/terminal/words",
    "pages": SOURCES.parents[1] / "web/src/words",
    **{found.title: SOURCES.joinpath(*found.package.split(".")[1:], "words") for found in SHELF},
}
DRAFTS = [found.title for found in SHELF if found.stage == DRAFT]
PLURALS = {"one", "two", "few", "many", "other"}
NUMBERS = range(130)
"""Among these every plural of every language is found."""
NAME = "Анна"
MARK = "⟦said⟧"
SHOWN = (1, 2, 5, 21, 22, 25)

TWO_FORMS = {
    "ru": {"advice-even", "advice-played", "expected-length", "luck-of", "waiting-for-me"},
    "pl": {"advice-even", "advice-played", "cup-needs", "cup-of", "luck-of"},
}
"""Messages whose sentence needs no third form: after a preposition, or of a verb."""

Wanted = tuple[tuple[str, SelectExpression, Variant], ...]
"""Variants that must be chosen together, with the variable that chooses each."""


@cache
def resource(place: str, lang: str) -> Resource:
    text = (FOLDERS[place] / f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def patterns(place: str, lang: str) -> Iterator[tuple[str, Pattern]]:
    """The text of every message and private term, and every case of a name."""
    for part in resource(place, lang).body:
        if isinstance(part, (Message, Term)):
            if part.value is not None:
                yield part.id.name, part.value
            for case in part.attributes:
                yield f"{part.id.name}-{case.id.name}", case.value


def selects(node: BaseNode, above: Wanted = ()) -> Iterator[tuple[SelectExpression, Wanted]]:
    """Every choice of a pattern, with the variants that lead to it."""
    for inner in children(node):
        if isinstance(inner, SelectExpression):
            assert isinstance(inner.selector, VariableReference)
            yield inner, above
            for variant in inner.variants:
                led = (*above, (inner.selector.id.name, inner, variant))
                yield from selects(variant.value, led)
        else:
            yield from selects(inner, above)


def children(node: BaseNode) -> Iterator[BaseNode]:
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, BaseNode):
                yield each


def key(variant: Variant) -> str | int:
    if isinstance(variant.key, NumberLiteral):
        return int(variant.key.value)
    assert isinstance(variant.key, Identifier)
    return variant.key.name


def chosen(choice: SelectExpression, value: str | int, lang: str) -> Variant:
    """The variant a value leads to."""
    names = {value} if isinstance(value, str) else {value, Locale(lang).plural_form(value)}
    for variant in choice.variants:
        if key(variant) in names:
            return variant
    [default] = [variant for variant in choice.variants if variant.default]
    return default


def values(wanted: Wanted, lang: str) -> dict[str, str | int]:
    """What the variables must be for these variants. Fails when nothing leads to them."""
    found: dict[str, str | int] = {}
    for name in dict.fromkeys(name for name, _, _ in wanted):
        mine = [(choice, variant) for each, choice, variant in wanted if each == name]
        keys = [k for choice, _ in mine for k in map(key, choice.variants)]
        words = [k for k in keys if isinstance(k, str) and k not in PLURALS]
        tried: list[str | int] = [*words, NAME] if words else [*NUMBERS]
        fits = (v for v in tried if all(chosen(c, v, lang) is variant for c, variant in mine))
        value = next(fits, None)
        assert value is not None, f"nothing leads to {[key(variant) for _, variant in mine]}"
        found[name] = value
    return found


def variables(node: BaseNode, place: str, lang: str) -> dict[str, str | int]:
    """A value for every variable of a pattern, and of the messages it is made of."""
    found: dict[str, str | int] = {}
    if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
        found |= values(((node.selector.id.name, node, node.variants[0]),), lang)
    if isinstance(node, (MessageReference, TermReference)):
        known = dict(patterns(place, lang))
        found |= variables(known[node.id.name], place, lang)
    for inner in children(node):
        found = {**variables(inner, place, lang), **found}
    if isinstance(node, VariableReference):
        found.setdefault(node.id.name, NAME)
    return found


def every_form(place: str, lang: str) -> list[tuple[str, Pattern, dict[str, str | int]]]:
    """Every form of every message, its chosen variant marked, with what leads to it."""
    found = []
    for id, pattern in patterns(place, lang):
        others = variables(pattern, place, lang)
        forms: list[Wanted] = [()]
        for choice, above in selects(pattern):
            assert isinstance(choice.selector, VariableReference)
            name = choice.selector.id.name
            forms += [(*above, (name, choice, variant)) for variant in choice.variants]
        for wanted in forms:
            marked = pattern
            if wanted:
                *_, (_, _, last) = wanted
                last.value.elements.append(TextElement(MARK))
                marked = deepcopy(pattern)
                last.value.elements.pop()
            found.append((id, marked, {**others, **values(wanted, lang)}))
    return found


CASES = [pytest.param(place, lang, id=f"{place}-{lang}") for place in FOLDERS for lang in LANGUAGES]


@pytest.mark.parametrize(("place", "lang"), CASES)
def test_every_form_of_every_message_is_said(place: str, lang: str) -> None:
    forms = every_form(place, lang)
    assert len(forms) > (0 if place in DRAFTS else 50)
    messages = [Message(Identifier(f"form-{n}"), marked) for n, (_, marked, _) in enumerate(forms)]
    bundle = FluentBundle([lang], use_isolating=False)
    for each in (resource(place, lang), Resource([*messages])):
        bundle.add_resource(FluentResource(FluentSerializer().serialize(each)))
    for n, (id, marked, facts) in enumerate(forms):
        value = bundle.get_message(f"form-{n}").value
        assert value is not None
        said, errors = bundle.format_pattern(value, facts)
        assert not errors, (id, facts, errors)
        assert str(said).strip(), id
        if MARK in FluentSerializer().serialize_entry(Message(Identifier("x"), marked)):
            assert MARK in str(said), (id, facts)


@pytest.mark.parametrize(("place", "lang"), CASES)
def test_no_plural_is_missing(place: str, lang: str) -> None:
    """A message that tells one from several has all forms of the language."""
    count = 3 if lang != "en" else 2
    lacking = set()
    for id, pattern in patterns(place, lang):
        for choice, _ in selects(pattern):
            if set(map(key, choice.variants)) & (PLURALS - {"other"}):
                reached = {key(chosen(choice, n, lang)) for n in SHOWN}
                if len(reached) < count:
                    lacking.add(id)
    allowed = TWO_FORMS.get(lang, set()) & {id for id, _ in patterns(place, lang)}
    assert lacking == allowed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_that_no_number_leads_to_is_noticed(lang: str) -> None:
    text = "x = { $n ->\n    [one] a\n    [few] b\n   *[other] c\n}\n"
    [message] = FluentParser().parse(text).body
    assert isinstance(message, Message)
    assert message.value is not None
    [(choice, _)] = selects(message.value)
    few = (("n", choice, choice.variants[1]),)
    if lang == "en":
        with pytest.raises(AssertionError, match="nothing leads to"):
            values(few, lang)
    else:
        assert values(few, lang) == {"n": 2}


def test_a_seat_without_a_name_is_called_by_the_people_it_leads() -> None:
    box = load("cyclades").box(3, {})
    words = Words("cyclades", "pl", box, ["", "p2", "Anna"])
    assert words.seats == ["Gracz 1", "Gracz 2", "Anna"]
    words.introduce(["sparta", "athens", "corinth"], "city")
    assert words.seats == ["Sparta", "Miasto Ateny", "Anna"], "a singular for the verb"
    assert [words.player(seat) for seat in range(3)] == ["Gracz 1", "Gracz 2", "Anna"]
    words.introduce(["", "athens", ""], "city")
    assert words.seats == ["Gracz 1", "Miasto Ateny", "Anna"]

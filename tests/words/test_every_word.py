"""Everything a player can read has a text in every language."""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from pelagos.catalogue import SHELF, Entry
from pelagos.engine.events import EventKind
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from pelagos.words import LANGUAGES, Words

CASES = [
    pytest.param(entry, lang, id=f"{entry.title}-{lang}") for entry in SHELF for lang in LANGUAGES
]


def event_kinds(package: str) -> dict[str, EventKind]:
    """Every event kind in a title's own modules and in the shared ones that these make use of."""
    modules = modules_of(package)
    common = package.rpartition(".")[0] + ".common"
    found: dict[str, EventKind] = {}
    for module in modules:  # grows while we go through it
        for value in vars(module).values():
            home = str(getattr(value, "__module__", ""))
            if home.startswith(common) and import_module(home) not in modules:
                modules.append(import_module(home))
            if isinstance(value, EventKind):
                found[value.name] = value
    return found


def modules_of(package: str) -> list[ModuleType]:
    top = import_module(package)
    inner = pkgutil.walk_packages(top.__path__, package + ".")
    return [top, *(import_module(m.name) for m in inner)]


def questions(rules: Rules[Any]) -> set[str]:
    return {
        step.name
        for phase in rules.phases.values()
        for step in phase.steps
        if isinstance(step, Ask)
    }


def words_of(entry: Entry, lang: str) -> tuple[Rules[Any], Words]:
    rules = entry.rules()
    return rules, Words(entry.title, lang, rules.box(rules.players[0], {}))


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_thing_has_a_name(entry: Entry, lang: str) -> None:
    rules = entry.rules()
    for players in rules.players:
        box = rules.box(players, {})
        words = Words(entry.title, lang, box)
        wanted = [f"name-{kind}-{slug}" for kind, slugs in box.names.items() for slug in slugs]
        assert [w for w in wanted if not words.has(w)] == []
        assert all(words.text(w).strip() for w in wanted)


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_question_and_phase_has_a_text(entry: Entry, lang: str) -> None:
    rules, words = words_of(entry, lang)
    wanted = [f"ask-{name}" for name in sorted(questions(rules))]
    wanted += ["title", "blurb"]
    assert [w for w in wanted if not words.has(w)] == []


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_event_has_a_text_that_takes_its_facts(entry: Entry, lang: str) -> None:
    _, words = words_of(entry, lang)
    missing = [n for n in event_kinds(entry.package) if not words.has(f"event-{n}")]
    assert missing == []
    for name, kind in event_kinds(entry.package).items():
        facts: dict[str, object] = {"seat": "Anna"}
        for field in kind.fields:
            key, _, sort = field.partition(":")
            facts[key] = 2 if sort == "number" else "thing"
        text = words.text(f"event-{name}", **facts)
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_option_and_value_is_explained(entry: Entry, lang: str) -> None:
    rules, words = words_of(entry, lang)
    wanted = []
    for option in rules.options():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        for value in option.values:
            slug = str(value).lower() if isinstance(value, bool) else str(value)
            if value is not None:
                wanted.append(f"value-{option.name}-{slug}")
    assert [w for w in wanted if not words.has(w)] == []


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_the_three_languages_have_the_same_messages(entry: Entry) -> None:
    folder = import_module(entry.package).__path__[0]
    keys = []
    for lang in LANGUAGES:
        with open(f"{folder}/words/{lang}.ftl", encoding="utf-8") as file:
            keys.append(
                {line.split(" =")[0] for line in file if line[:1].isalpha() and " =" in line}
            )
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["1 gold", "3 gold", "5 gold", "21 gold"]),
        ("ru", ["1 монета", "3 монеты", "5 монет", "21 монета"]),
        ("pl", ["1 moneta", "3 monety", "5 monet", "21 monet"]),
    ],
)
def test_plural_forms_are_right(lang: str, forms: list[str]) -> None:
    entry = SHELF[0]
    _, words = words_of(entry, lang)
    assert [words.common("unit-gold", n=n) for n in (1, 3, 5, 21)] == forms

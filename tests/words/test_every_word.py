"""Everything a player can read has a text in every language."""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from pelagos import words as all_words
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.events import Event, EventKind
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
        facts: dict[str, object] = {
            "seat": "Anna",
            "player": "Anna",
            "teller": "seat",
            "pairs": "Anna — 2",
        }
        for field in kind.fields:
            key, _, sort = field.partition(":")
            facts[key] = 2 if sort == "number" else "thing"
            facts |= {f"{key}_n": 2, f"{key}_id": "thing", f"{key}_sort": "thing"}
            facts |= {f"{key}_{case}": "thing" for case in all_words.CASES}
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
        ("en", ["1 token", "3 tokens", "5 tokens", "21 tokens"]),
        ("ru", ["1 жетон", "3 жетона", "5 жетонов", "21 жетон"]),
        ("pl", ["1 żeton", "3 żetony", "5 żetonów", "21 żetonów"]),
    ],
)
def test_plural_forms_are_right(lang: str, forms: list[str]) -> None:
    [civilization] = [entry for entry in SHELF if entry.title == "civilization"]
    _, words = words_of(civilization, lang)
    assert [words.text("unit-tokens", n=n) for n in (1, 3, 5, 21)] == forms


def test_names_are_inflected_where_a_sentence_needs_it() -> None:
    [cyclades] = [entry for entry in SHELF if entry.title == "cyclades"]
    kinds = event_kinds(cyclades.package)
    said = []
    for lang in LANGUAGES:
        rules, words = words_of(cyclades, lang)
        box = rules.box(rules.players[0], {})
        god, medusa = box.names["god"].index("zeus"), box.names["creature"].index("medusa")
        said.append(words.event(Event(kinds["summoned"], 0, (medusa, 2))))
        said.append(words.event(Event(kinds["offered"], 0, (god, 3))))
    assert said == [
        "Player 1 summons Medusa for 2 GP.",
        "Player 1 offers 3 GP to Zeus.",
        "Игрок 1 вызывает Медузу за 2 ЗМ.",
        "Игрок 1 приносит Зевсу 3 ЗМ.",
        "Gracz 1 przyzywa Meduzę za 2 monety.",
        "Gracz 1 składa Zeusowi w ofierze 3 monety.",
    ]


def test_an_order_of_players_is_told_as_it_is() -> None:
    [cyclades] = [entry for entry in SHELF if entry.title == "cyclades"]
    order = event_kinds(cyclades.package)["order_set"]
    _, words = words_of(cyclades, "en")
    told = words.event(Event(order, 0, ((1, 0, 0, 1),)))
    assert told == "Turn order: Player 2, Player 1, Player 1, Player 2."

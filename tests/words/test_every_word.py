"""Everything a player can read has a text in every language."""

from importlib import import_module
from typing import Any

import pytest

from pelagos import words as all_words
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.events import Event
from pelagos.engine.rules import Rules
from pelagos.words import LANGUAGES, Words
from pelagos.words.missing import event_kinds, missing, names, options, questions

CASES = [
    pytest.param(entry, lang, id=f"{entry.title}-{lang}") for entry in SHELF for lang in LANGUAGES
]


def words_of(entry: Entry, lang: str) -> tuple[Rules[Any], Words]:
    rules = entry.rules()
    return rules, Words(entry.title, lang, rules.box(rules.players[0], {}))


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_thing_has_a_name(entry: Entry, lang: str) -> None:
    rules = entry.rules()
    for players in rules.players:
        box = rules.box(players, {})
        words = Words(entry.title, lang, box)
        wanted = names(box.names)
        assert [w for w in wanted if not words.has(w)] == []
        assert all(words.text(w).strip() for w in wanted)


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_question_and_phase_has_a_text(entry: Entry, lang: str) -> None:
    rules, words = words_of(entry, lang)
    wanted = [f"ask-{name}" for name in questions(rules)]
    wanted += ["title", "blurb"]
    assert [w for w in wanted if not words.has(w)] == []


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_every_event_has_a_text_that_takes_its_facts(entry: Entry, lang: str) -> None:
    _, words = words_of(entry, lang)
    assert [n for n in event_kinds(entry.package) if not words.has(f"event-{n}")] == []
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
    assert [w for w in options(rules) if not words.has(w)] == []


@pytest.mark.parametrize(("entry", "lang"), CASES)
def test_no_message_is_missing(entry: Entry, lang: str) -> None:
    assert missing(entry.title, lang) == []


def test_all_that_is_missing_is_listed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    event = next(iter(event_kinds("pelagos.games.cyclades")))
    gone = ["name-god-zeus", "ask-take_turn", f"event-{event}", "card-god-zeus", "standing-gold"]
    whole = Words.has
    monkeypatch.setattr(Words, "has", lambda self, id: id not in gone and whole(self, id))
    assert sorted(missing("cyclades", "pl")) == sorted(gone)


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

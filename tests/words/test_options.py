"""A clause that speaks of an option calls it as the switch is called, so that it can be found."""

import re

import pytest

from pelagos.catalogue import SHELF, load
from pelagos.clauses import table
from pelagos.words import LANGUAGES, Words

QUOTED = {"en": "“([^”]+)”", "ru": "«([^»]+)»", "pl": "„([^”]+)”"}
SPOKEN = {
    "en": r"\boptions? (?=“)",
    "ru": r"\b(?:вариант\w* правил|если задан|в значении) (?=«)",
    "pl": r"\b(?:wariant\w* zasad|ustawiono) (?=„)",
}
"""What stands before the name of an option."""
UNNAMED = {
    "en": r"\b(?:an|as an|the|by) option\b(?! “)",
    "ru": r"\b(?:опци\w+|вариант\w* правил\b(?! «))",
    "pl": r"\b(?:opcj\w+|wariant\w* zasad\b(?! „))",
}
"""An option whose name is left out."""
MANY = {"cy:18.29", "cy:22.1", "lc:21.3"}
"""Clauses that sum up; the options are named where they belong."""
CASES = [
    pytest.param(found.title, lang, id=f"{found.title}-{lang}")
    for found in SHELF
    for lang in LANGUAGES
]


def switches(title: str, lang: str) -> set[str]:
    """The options as the lobby shows them: alone, and with each of their values."""
    rules = load(title)
    words = Words(title, lang, rules.box(rules.players[-1], {}))
    found = set()
    for option in rules.options():
        name = words.text(f"option-{option.name}")
        found.add(name)
        for value in option.values:
            slug = str(value).lower() if isinstance(value, bool) else str(value)
            if value is not None:
                found.add(f"{name}: {words.text(f'value-{option.name}-{slug}')}")
    return found


@pytest.mark.parametrize(("title", "lang"), CASES)
def test_a_clause_calls_an_option_as_the_lobby_does(title: str, lang: str) -> None:
    known = switches(title, lang)
    for clause in table(title).clauses:
        text = f"{clause.text[lang]} {clause.ruling.get(lang, '')}"
        for spoken in re.finditer(SPOKEN[lang], text, re.IGNORECASE):
            quoted = re.compile(QUOTED[lang]).match(text, spoken.end())
            assert quoted, (clause.id, text)
            assert quoted[1] in known, clause.id


@pytest.mark.parametrize(("title", "lang"), CASES)
def test_a_clause_names_the_option_it_speaks_of(title: str, lang: str) -> None:
    spoken = re.compile(UNNAMED[lang], re.IGNORECASE)
    rulings = {clause.ruling.get(lang) for clause in table(title).clauses}
    unnamed = [
        (clause.id, clause.text[lang])
        for clause in table(title).clauses
        if spoken.search(clause.text[lang])
        and clause.text[lang] not in rulings
        and clause.id not in MANY
    ]
    assert unnamed == []

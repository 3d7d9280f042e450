"""Every clause table is complete in three languages and can be cited without doubt."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(__file__).parents[2] / "src" / "pelagos" / "games"
TABLES = sorted(GAMES.rglob("clauses.toml"))
LANGUAGES = ("en", "ru", "pl")
KINDS = {"rule", "definition", "example"}
KEYS = {"id", "chapter", "kind", "topic", *LANGUAGES}
CLAUSE_ID = re.compile(r"[a-z]+:[0-9A-Za-z_]+(\.[0-9A-Za-z_]+)*")
CITED = re.compile(r"\b[a-z]{2,3}:[0-9A-Z][0-9A-Za-z_]*(?:\.[0-9A-Za-z_]+)*")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
QUOTED = re.compile("«[^»]*»")

Table = dict[str, list[dict[str, Any]]]


def name(path: Path) -> str:
    return "-".join(path.parent.relative_to(GAMES).parts)


@pytest.fixture(params=TABLES, ids=name)
def table(request: pytest.FixtureRequest) -> Table:
    path: Path = request.param
    return tomllib.loads(path.read_text(encoding="utf-8"))


def wordings(table: Table) -> list[tuple[str, dict[str, str]]]:
    """Whatever a player reads: chapter names, clauses and rulings."""
    chapters = [(f"chapter {c['id']}", c) for c in table["chapter"]]
    clauses = [(c["id"], c) for c in table["clause"]]
    rulings = [(f"ruling of {c['id']}", c["ruling"]) for c in table["clause"] if "ruling" in c]
    return chapters + clauses + rulings


def test_some_title_has_a_clause_table() -> None:
    assert TABLES


def test_every_clause_has_exactly_the_known_keys(table: Table) -> None:
    wrong = {
        c.get("id", "?"): sorted(KEYS ^ (c.keys() - {"ruling", "reason"}))
        for c in table["clause"]
        if c.keys() - {"ruling", "reason"} != KEYS
    }
    assert wrong == {}


def test_no_clause_or_chapter_is_told_twice(table: Table) -> None:
    for group in ("chapter", "clause"):
        counts = Counter(entry["id"] for entry in table[group])
        assert [key for key, count in counts.items() if count > 1] == []


def test_clause_ids_are_well_formed_and_share_one_prefix(table: Table) -> None:
    ids = [c["id"] for c in table["clause"]]
    assert [i for i in ids if not CLAUSE_ID.fullmatch(i)] == []
    assert len({i.split(":")[0] for i in ids}) == 1


def test_clauses_stand_in_the_order_of_their_chapters(table: Table) -> None:
    chapters = [c["id"] for c in table["chapter"]]
    places = [chapters.index(c["chapter"]) for c in table["clause"]]
    assert places == sorted(places)
    assert set(places) == set(range(len(chapters))), "a chapter without clauses"


def test_kinds_and_topics_are_valid(table: Table) -> None:
    assert {c["kind"] for c in table["clause"]} <= KINDS
    assert [c["id"] for c in table["clause"] if not re.fullmatch("[a-z_]+", c["topic"])] == []


def test_a_definition_and_only_a_definition_gives_its_reason(table: Table) -> None:
    wrong = [
        c["id"]
        for c in table["clause"]
        if (c["kind"] == "definition") != bool(str(c.get("reason", "")).strip())
    ]
    assert wrong == []


def test_every_wording_exists_in_three_languages(table: Table) -> None:
    missing = [
        (where, language)
        for where, words in wordings(table)
        for language in LANGUAGES
        if not str(words.get(language, "")).strip()
    ]
    assert missing == []


def test_russian_is_cyrillic_and_the_others_are_not(table: Table) -> None:
    """Except that a ruling quotes a Russian rulebook in Russian, between guillemets."""
    wrong = [
        (where, language)
        for where, words in wordings(table)
        for language in LANGUAGES
        if bool(CYRILLIC.search(QUOTED.sub("", words[language]))) != (language == "ru")
    ]
    assert wrong == []


def test_a_clause_is_translated_and_not_repeated(table: Table) -> None:
    assert [c["id"] for c in table["clause"] if c["en"] == c["pl"]] == []


def test_citations_lead_to_clauses_of_the_table(table: Table) -> None:
    ids = {c["id"] for c in table["clause"]}
    prefix = next(iter(ids)).split(":")[0] + ":"
    # A citation may also name a whole section: the prefix of civ:31.1 stands for all its kin.
    sections = {i[:end] for i in ids for end in range(len(i)) if i[end] == "."}
    lost = [
        (where, cited)
        for where, words in wordings(table)
        for language in LANGUAGES
        for cited in CITED.findall(words[language])
        if cited.startswith(prefix) and cited not in ids and cited not in sections
    ]
    assert lost == []


def test_numbers_agree_between_the_languages(table: Table) -> None:
    """One language may spell a small number out, but figures never contradict each other."""
    wrong = []
    for clause in table["clause"]:
        found = [{int(n) for n in re.findall(r"\d+", clause[lang])} for lang in LANGUAGES]
        large = [{n for n in numbers if n > 9} for numbers in found]
        richest = max(found, key=len)
        if any(not numbers <= richest for numbers in found) or large != [large[0]] * 3:
            wrong.append((clause["id"], found))
    assert wrong == []

"""Messages and clauses speak the words of the editions."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.ast import Term as Private
from fluent.syntax.serializer import FluentSerializer

import pelagos
from pelagos.catalogue import SHELF, Entry, entry
from pelagos.clauses import table
from pelagos.words import LANGUAGES
from pelagos.words.terms import offences, pattern, terms
from tests.support.shelf import PAST_DRAFT, enough

SOURCES = Path(pelagos.__file__).parent
PAGES = SOURCES.parents[1] / "web/src/words"

CASES = [
    pytest.param(entry, lang, id=f"{entry.title}-{lang}") for entry in SHELF for lang in LANGUAGES
]
TAUGHT = [
    pytest.param(entry(title), lang, id=f"{title}-{lang}")
    for title in PAST_DRAFT
    for lang in LANGUAGES
]


def messages(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Every message of a Fluent file, and every case of a name: its id, and its text without
    variables and references."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    for part in resource.body:
        if isinstance(part, (Message, Private)):
            cases, part.attributes = part.attributes, []
            yield part.id.name, plain(FluentSerializer().serialize_entry(part).partition(" =")[2])
            for case in cases:
                part.value = case.value
                written = FluentSerializer().serialize_entry(part).partition(" =")[2]
                yield f"{part.id.name}.{case.id.name}", plain(written)


def plain(written: str) -> str:
    return re.sub(r"\$[\w-]+|\[\w+\]|{ [a-z][\w-]+ }", "", written).strip()


def folder_of(found: Entry) -> Path:
    return SOURCES.joinpath(*found.package.split(".")[1:], "words")


def clauses(title: str, lang: str) -> Iterator[tuple[str, str]]:
    for chapter in table(title).chapters:
        yield f"chapter {chapter.id}", chapter.heading[lang]
    for clause in table(title).clauses:
        yield clause.id, " ".join([clause.text[lang], clause.ruling.get(lang, "")])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["", *(found.title for found in SHELF)])
def test_no_list_forbids_its_own_words(title: str, lang: str) -> None:
    listed = terms(title, lang)
    assert len({term.thing for term in listed}) > 5
    for term in listed:
        ours = [(term.thing, form) for form in (term.word, *term.forms)]
        assert offences(title, lang, ours) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("found", SHELF, ids=lambda found: found.title)
def test_what_a_list_names_exists(found: Entry, lang: str) -> None:
    known = dict(messages(folder_of(found), lang))
    listed = [id for term in terms(found.title, lang) for id in term.names]
    assert [id for id in listed if id not in known] == []


def test_a_forbidden_word_is_found_in_every_form_and_nowhere_else() -> None:
    rule = pattern("разор*")
    assert rule.search("город разорён")
    assert not rule.search("узор")
    assert [o.instead for o in offences("cyclades", "ru", [("x", "Битва — Наксос")])] == [
        "сражение"
    ]
    assert offences("cyclades", "ru", [("x", "Сражение — Наксос")]) == []


@pytest.mark.parametrize(("found", "lang"), CASES)
def test_messages_and_clauses_use_no_forbidden_word(found: Entry, lang: str) -> None:
    texts = [*messages(folder_of(found), lang), *clauses(found.title, lang)]
    assert len(texts) > enough(found.title, 400)
    assert offences(found.title, lang, texts) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "folder",
    [
        SOURCES / "words",
        SOURCES / "server/present/words",
        SOURCES / "cli/terminal/words",
        PAGES,
    ],
    ids=["shared", "server", "terminal", "pages"],
)
def test_pages_and_server_use_no_forbidden_word(folder: Path, lang: str) -> None:
    assert offences("", lang, messages(folder, lang)) == []


@pytest.mark.parametrize(("found", "lang"), CASES)
def test_things_are_named_by_their_term(found: Entry, lang: str) -> None:
    known = dict(messages(folder_of(found), lang))
    for term in terms(found.title, lang):
        allowed = {word.casefold() for word in (term.word, *term.forms)}
        named = [known[id] for id in term.names if known[id].casefold() not in allowed]
        assert named == [], term.thing


TARGET = re.compile(r"\]\([^)]*\)")
"""Where a link leads, which nobody reads."""


def spoken(data: object, lang: str) -> Iterator[str]:
    """Every text in one language of a tree of data."""
    if isinstance(data, dict):
        if isinstance(data.get(lang), str):
            yield TARGET.sub("]", data[lang])
        for inner in data.values():
            yield from spoken(inner, lang)
    elif isinstance(data, list):
        for inner in data:
            yield from spoken(inner, lang)


@pytest.mark.parametrize(("found", "lang"), TAUGHT)
def test_lessons_use_no_forbidden_word(found: Entry, lang: str) -> None:
    texts = []
    for path in sorted((SOURCES / "lessons" / found.title).glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        texts += [(path.name, text) for text in spoken(data, lang)]
    assert len(texts) > 40
    assert offences(found.title, lang, texts) == []

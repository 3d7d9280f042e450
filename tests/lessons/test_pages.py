"""How-to-play pages: the same parts for every title, in three languages, with boards that stand."""

import re

import pytest

from pelagos import clauses
from pelagos.catalogue import load
from pelagos.lessons import Text
from pelagos.lessons.pages import SECTIONS, how_to_play
from pelagos.words import LANGUAGES, Words
from pelagos.words.cards import box_of, described
from pelagos.words.terms import offences
from tests.support.shelf import PAST_DRAFT

EDITIONS = ("mare_nostrum", "laget_civilization", "mare_nostrum_empires")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
CARD = re.compile(r"[a-z_]+/[a-z_]+")
MOST_WORDS = 1000
"""What is read in five minutes."""


def texts(title: str) -> list[tuple[str, Text]]:
    page = how_to_play(title)
    found = [("lead", page.lead)]
    for section in page.sections:
        told = [text for text in (section.text, section.caption) if text is not None]
        said = [section.heading, *told, *section.items]
        found.extend((f"{section.name}-{n}", text) for n, text in enumerate(said))
    return found


def links(text: Text, lang: str) -> list[str]:
    """Where the links of a text lead."""
    return [target for _, target in LINK.findall(text.in_language(lang))]


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_a_page_tells_goal_round_actions_winning_and_five_mistakes(title: str) -> None:
    names = [section.name for section in how_to_play(title).sections]
    assert names == (["edition"] if title in EDITIONS else []) + list(SECTIONS)
    assert len(how_to_play(title).sections[-1].items) == 5


@pytest.mark.parametrize("title", PAST_DRAFT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_short_and_in_the_words_of_the_edition(title: str, lang: str) -> None:
    said = [(id, LINK.sub(r"\1", text.in_language(lang))) for id, text in texts(title)]
    assert all(text.strip() for _, text in said)
    assert sum(len(text.split()) for _, text in said) <= MOST_WORDS
    assert offences(title, lang, said) == []


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_links_lead_to_clauses_and_pages_that_exist(title: str) -> None:
    for _, text in texts(title):
        found = [links(text, lang) for lang in LANGUAGES]
        assert found[0] == found[1] == found[2]
        for link in found[0]:
            if not CARD.fullmatch(link):
                assert link == "/rules/compare" or clauses.clause(link).id == link


@pytest.mark.parametrize("title", PAST_DRAFT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_links_to_clauses_and_to_cards_that_have_something_to_say(
    title: str, lang: str
) -> None:
    words = Words(title, lang, box_of(title))
    cards = {f"{card.kind}/{card.slug}": card for card in load(title).cards(words.box)}
    found = [link for _, text in texts(title) for link in links(text, lang)]
    named = [link for link in found if CARD.fullmatch(link)]
    assert len(named) == len(set(named)) >= 5, "each thing is linked where it is first named"
    assert all(described(cards[link], words).text for link in named)
    assert [link for link in found if ":" in link]


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_little_boards_stand_and_light_places_of_the_board(title: str) -> None:
    page = how_to_play(title)
    with_boards = [section for section in page.sections if section.board]
    assert len(with_boards) >= 2
    for section in with_boards:
        sitting = page.board(section)
        assert section.board is not None
        assert section.caption is not None, "a board says what is to be seen"
        for thing in section.board.look:
            kind, _, slug = thing.partition("/")
            assert slug in sitting.board.contents().ids[kind]
            assert slug in sitting.view(section.board.viewer)["areas"]

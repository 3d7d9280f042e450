"""How-to-play pages: the same parts for every title, in three languages, with boards that stand."""

import re

import pytest

from pelagos import clauses
from pelagos.lessons import Text
from pelagos.lessons.pages import SECTIONS, how_to_play
from pelagos.words import LANGUAGES
from pelagos.words.terms import offences
from tests.support.shelf import PAST_DRAFT

EDITIONS = ("mare_nostrum", "laget_civilization", "mare_nostrum_empires")
LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
MOST_WORDS = 1000
"""What is read in five minutes."""


def texts(title: str) -> list[tuple[str, Text]]:
    page = how_to_play(title)
    found = [("lead", page.lead)]
    for section in page.sections:
        said = [section.heading, *([section.text] if section.text else []), *section.items]
        found.extend((f"{section.name}-{n}", text) for n, text in enumerate(said))
    return found


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_a_page_tells_goal_round_actions_winning_and_five_mistakes(title: str) -> None:
    names = [section.name for section in how_to_play(title).sections]
    assert names == (["edition"] if title in EDITIONS else []) + list(SECTIONS)
    assert len(how_to_play(title).sections[-1].items) == 5


@pytest.mark.parametrize("title", PAST_DRAFT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_short_and_in_the_words_of_the_edition(title: str, lang: str) -> None:
    said = [(id, text.in_language(lang)) for id, text in texts(title)]
    assert all(text.strip() for _, text in said)
    assert sum(len(text.split()) for _, text in said) <= MOST_WORDS
    assert offences(title, lang, said) == []


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_links_lead_to_clauses_and_pages_that_exist(title: str) -> None:
    for _, text in texts(title):
        found = [LINK.findall(text.in_language(lang)) for lang in LANGUAGES]
        assert found[0] == found[1] == found[2]
        for link in found[0]:
            assert link == "/rules/compare" or clauses.clause(link).id == link


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_little_boards_stand_and_light_places_of_the_board(title: str) -> None:
    page = how_to_play(title)
    with_boards = [section for section in page.sections if section.board]
    assert len(with_boards) >= 2
    for section in with_boards:
        sitting = page.board(section)
        assert section.board is not None
        for thing in section.board.look:
            kind, _, slug = thing.partition("/")
            assert slug in sitting.board.contents().ids[kind]
            assert slug in sitting.view(section.board.viewer)["areas"]

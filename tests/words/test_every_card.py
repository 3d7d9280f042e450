"""Every card of every title can be asked for."""

import pytest
from typer.testing import CliRunner

from pelagos.catalogue import load, titles
from pelagos.cli.main import app
from pelagos.words import LANGUAGES, Words
from pelagos.words.cards import box_of, described, find


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_card_has_a_name_and_a_text(title: str, lang: str) -> None:
    words = Words(title, lang, box_of(title))
    found = [described(card, words) for card in load(title).cards(words.box)]
    assert found
    assert [each.card for each in found if not each.name.strip() or not each.text.strip()] == []


@pytest.mark.parametrize("title", titles())
def test_every_card_is_found_by_its_slug(title: str) -> None:
    for card in load(title).cards(box_of(title)):
        assert (card.slug, card.clauses) in [(c.slug, c.clauses) for c in find(title, card.slug)]


def test_a_unit_that_is_bought_and_stands_on_the_map_is_one_card() -> None:
    said = CliRunner().invoke(app, ["card", "mare_nostrum_empires", "trireme"])
    assert said.exit_code == 0
    assert "rolls a die in sea battles" in said.stdout

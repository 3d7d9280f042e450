"""Cards are found by any of their names."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from pelagos import catalogue
from pelagos.cli.main import app
from pelagos.conformance.cards import missing
from pelagos.engine.box import Box
from pelagos.engine.contract import Card
from pelagos.engine.rules import Rules
from pelagos.words.cards import NoCard, find

CARDS = [Card("god", slug, ("cy:10.6",), (("gold", 2),)) for slug in ("ares", "athena", "zeus")]


@pytest.fixture(autouse=True)
def three_gods(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cyclades with three cards, whatever the title tells by itself."""

    def cards(self: Rules[Any], box: Box) -> list[Card]:
        return CARDS

    monkeypatch.setattr(type(catalogue.load("cyclades")), "cards", cards)


@pytest.mark.parametrize("name", ["ares", "Ares", "АРЕС", "are"])
def test_a_slug_a_name_in_any_language_or_a_part_finds_a_card(name: str) -> None:
    assert [card.slug for card in find("cyclades", name)] == ["ares"]


def test_a_part_that_several_have_finds_them_all() -> None:
    assert [card.slug for card in find("cyclades", "a")] == ["ares", "athena"]


def test_an_unknown_name_is_answered_with_those_near_it() -> None:
    with pytest.raises(NoCard, match="near it: athena"):
        find("cyclades", "athene")


def test_the_command_prints_one_card_with_its_clauses() -> None:
    said = CliRunner().invoke(app, ["card", "cyclades", "ares", "--lang", "ru", "--json"])
    assert said.exit_code == 0
    [card] = json.loads(said.stdout)
    assert (card["slug"], card["name"], card["price"]) == ("ares", "Арес", {"gold": 2})
    assert card["clauses"]["cy:10.6"]


def test_the_command_lists_several_hits() -> None:
    said = CliRunner().invoke(app, ["card", "cyclades", "a"])
    assert [row.split()[-1] for row in said.stdout.splitlines()] == ["ares", "athena"]


def test_what_lacks_a_card_is_listed() -> None:
    others = frozenset(catalogue.load("cyclades").box(2, {}).names) - {"god"}
    lacking = missing("cyclades", others)
    assert "god poseidon" in lacking
    assert "god ares" not in lacking

"""The laws of the conformance room on the toy title and on every title of the shelf."""

import os

import pytest

from pelagos.catalogue import SHELF
from pelagos.conformance import Broken, check
from pelagos.engine.rules import View
from tests.support.haven import HavenRules
from tests.support.haven.board import Board

GAMES = int(os.environ.get("PELAGOS_LAW_GAMES", "1"))
"""Games for each number of players and set of options; raise it for a deep run."""

TABLES = [(e.title, n) for e in SHELF for n in e.rules().players]


def test_the_toy_title_keeps_every_law() -> None:
    assert check(HavenRules(), games=20, every=1) > 1000


class Leaky(HavenRules):
    """Shows everybody's hands."""

    def view(self, b: Board, seat: int) -> View:
        return {**super().view(b, seat), "hands": list(b.hands)}


class Wasteful(HavenRules):
    """Loses count of the cards that were sold."""

    def conserved(self, b: Board) -> dict[str, int]:
        return {"cards": sum(b.deck) + sum(b.hands)}


def test_a_view_that_leaks_a_hand_is_caught() -> None:
    with pytest.raises(Broken, match="looks the same"):
        check(Leaky(), games=5, every=1)


def test_a_lost_card_is_caught() -> None:
    with pytest.raises(Broken, match="somewhere"):
        check(Wasteful(), games=20, every=1)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_title_keeps_every_law(title: str, players: int) -> None:
    rules = next(e for e in SHELF if e.title == title).rules()
    assert check(rules, games=GAMES, players=(players,)) > 0

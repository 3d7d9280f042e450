"""When an answer is promised to win, in games told as a tree: nobody is promised too much."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from pelagos.engine.contract import Standings
from pelagos.engine.rules import Result, Rules
from pelagos.engine.spaces import OneOf, Space
from pelagos.table.preview import outlooks, wins_now
from tests.table.test_sitting import Chance

NO_STANDINGS: Standings = {"columns": [], "rows": []}
Place = tuple[list[int], dict[int, str]] | tuple[int, ...] | None


@dataclass
class Spot:
    """A position: the name of a place in the tree."""

    at: str

    def copy(self) -> "Spot":
        return Spot(self.at)


class Tree:
    """A place says who is asked and where each answer leads; or who has won; or nothing at all."""

    def __init__(self, **places: Place) -> None:
        self.places = places
        self.worlds = 0
        self.other_world = ""
        """Where the twelfth world is, instead of the place at hand."""

    def redeal(self, b: Spot, seat: int, rng: object) -> Spot:
        self.worlds += 1
        return Spot(self.other_world) if self.other_world and self.worlds == 12 else b.copy()

    def asked(self, b: Spot) -> list[int]:
        place = self.places[b.at]
        return place[0] if place and isinstance(place[0], list) else []

    def answer(self, b: Spot, seat: int, value: int) -> None:
        place = self.places[b.at]
        assert place
        assert isinstance(place[1], dict)
        assert seat in self.asked(b)
        b.at = place[1][value]

    def choices(self, b: Spot, seat: int) -> Space[int]:
        place = self.places[b.at]
        assert place
        assert isinstance(place[1], dict)
        return OneOf("seat", list(place[1]))

    def result(self, b: Spot) -> Result | None:
        place = self.places[b.at]
        if place is None:
            return None
        return Result(tuple(n for n in place if isinstance(n, int)), NO_STANDINGS, "won")

    def view(self, b: Spot, seat: int) -> dict[str, object]:
        return {"at": b.at}

    def step(self, b: Spot) -> None:
        return None

    def battle(self, b: Spot) -> str:
        return f"at {b.at}"

    def wins(self) -> bool:
        rules = cast("Rules[Any]", self)
        return wins_now(rules, cast("Any", Spot("here")), 0, 0, Chance(1))


def foreseen(tree: Tree, worlds: int) -> str:
    """The battle an answer leads to, in this many worlds."""
    rules, spot = cast("Rules[Any]", tree), cast("Any", Spot("here"))
    return str(outlooks(rules, spot, 0, 0, Chance(1), worlds).battle)


def ways(number: int, to: str) -> dict[int, str]:
    return dict.fromkeys(range(number), to)


HERE: Place = ([0], {0: "next"})


@pytest.mark.parametrize(
    ("wins", "places"),
    [
        (True, {"next": (0,)}),
        (True, {"next": (0, 1)}),
        (False, {"next": (1, 2)}),
        (False, {"next": None}),
        (False, {"next": ([1], {0: "won"}), "won": (0,)}),
        (False, {"next": ([0, 1], {0: "won"}), "won": (0,)}),
        (True, {"next": ([0], ways(2, "won")), "won": (0,)}),
        (False, {"next": ([0], {0: "won", 1: "lost"}), "won": (0,), "lost": (1,)}),
        (False, {"next": ([0], {0: "lost", 1: "won"}), "won": (0,), "lost": (1,)}),
        (True, {"next": ([0], ways(6, "won")), "won": (0,)}),
        (False, {"next": ([0], ways(7, "won")), "won": (0,)}),
        (True, {"next": ([0], {0: "then"}), "then": ([0], {0: "won"}), "won": (0,)}),
        (
            False,
            {
                "next": ([0], {0: "then"}),
                "then": ([0], {0: "at_last"}),
                "at_last": ([0], {0: "won"}),
                "won": (0,),
            },
        ),
    ],
)
def test_an_answer_wins_if_every_way_on_wins_and_nobody_else_has_a_say(
    wins: bool, places: dict[str, Place]
) -> None:
    assert Tree(here=HERE, **places).wins() is wins


def test_one_world_in_twelve_is_enough_to_promise_nothing() -> None:
    tree = Tree(here=HERE, next=(0,), there=([0], {0: "lost"}), lost=(1,))
    assert tree.wins()
    assert tree.worlds == 12
    tree.worlds = 0
    tree.other_world = "there"
    assert not tree.wins()


def test_a_battle_is_foreseen_in_one_world_and_in_several_only_if_it_is_the_same() -> None:
    tree = Tree(here=HERE, next=([1], {}), there=([0], {0: "elsewhere"}), elsewhere=([1], {}))
    assert foreseen(tree, 1) == foreseen(tree, 3) == "at next"
    tree.worlds, tree.other_world = 9, "there"
    assert foreseen(tree, 3) == "None"

"""Spaces to the last answer: what they hold, list, draw and touch, on piles small enough to see."""

import pytest

from pelagos.engine.spaces import NOTHING, UNCOUNTED, Allot, Menu, Number, OneOf, SomeOf, Space
from tests.support.haven.rules import Swap


class Highest:
    """Chance that always throws the highest number."""

    def below(self, n: int) -> int:
        return n - 1


def test_out_of_a_pile_one_takes_no_fewer_no_more_and_none_twice() -> None:
    pile = SomeOf("thing", [0, 1, 1], 2, 2)
    assert pile.holds((0, 1))
    assert pile.holds((1, 1))
    assert not pile.holds((0, 0))
    assert not pile.holds((1,))
    assert not pile.holds((0, 1, 1))
    assert not pile.holds([0, 1])


def test_a_pile_of_many_equals_lists_each_choice_once() -> None:
    pile = SomeOf("thing", [0] * 6 + [1] * 6, 3, 3)
    assert pile.count() == 4
    assert sorted(map(str, pile.values())) == ["(0, 0, 0)", "(0, 0, 1)", "(0, 1, 1)", "(1, 1, 1)"]


@pytest.mark.parametrize(
    ("space", "most"),
    [(SomeOf("thing", [0, 1, 2], 1, 3), (0, 1, 2)), (Allot("thing", [0, 1], [1, 2], 1, 3), (1, 2))],
    ids=["some_of", "allot"],
)
def test_the_highest_draw_takes_all_that_may_be_taken(space: Space, most: object) -> None:
    assert space.draw(Highest()) == most


def test_a_number_touches_itself_and_a_split_the_places_that_get_something() -> None:
    assert Number(0, 5).things(3) == [("number", 3)]
    split = Allot("thing", [4, 5, 6], [2, 2, 2], 0, 6)
    assert split.things((2, 0, 1)) == [("thing", 4), ("number", 2), ("thing", 6), ("number", 1)]


class Orders(Number):
    """A number after which another space follows."""

    def follow(self, begun: object) -> Space | None:
        return NOTHING if begun == 2 else None


def test_a_menu_goes_on_with_what_was_begun_in_it_and_with_nothing_else() -> None:
    menu = Menu("verb", [3, 5], [Orders(0, 9), OneOf("thing", [1])])
    assert menu.follow((3, 2)) is NOTHING
    assert menu.follow((5, 1)) is None
    for other in ((4, 2), (3, 2, 2), (3,), 3, [3, 2]):
        assert menu.follow(other) is None


def test_a_space_that_is_never_listed_makes_every_menu_with_it_uncounted() -> None:
    deal = Swap([1], 4)
    assert deal.count() == UNCOUNTED == -1
    assert Menu("verb", [3, 5], [OneOf("thing", [1]), deal]).count() == UNCOUNTED

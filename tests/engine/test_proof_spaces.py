"""Spaces to the last answer: what they hold, list, draw and touch, on piles small enough to see."""

from itertools import combinations

import pytest

from pelagos.engine.box import Box
from pelagos.engine.errors import BadNotation
from pelagos.engine.spaces import (
    NOTHING,
    UNCOUNTED,
    Allot,
    Dice,
    Form,
    Menu,
    Number,
    OneOf,
    Order,
    SomeOf,
    Space,
    both,
    forced,
)
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
def test_the_highest_draw_takes_all_that_may_be_taken(space: Space[object], most: object) -> None:
    assert space.draw(Highest()) == most


def test_a_number_touches_itself_and_a_split_the_places_that_get_something() -> None:
    assert Number(0, 5).things(3) == [("number", 3)]
    split = Allot("thing", [4, 5, 6], [2, 2, 2], 0, 6)
    assert split.things((2, 0, 1)) == [("thing", 4), ("number", 2), ("thing", 6), ("number", 1)]


class Orders(Number):
    """A number after which another space follows."""

    def follow(self, begun: object) -> Space[object] | None:
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


def test_a_choice_is_forced_when_there_is_exactly_one() -> None:
    assert forced(NOTHING)
    assert forced(OneOf("thing", [3, 3]))
    assert not forced(OneOf("thing", [3, 4]))
    assert not forced(OneOf("thing", []))


LETTERS = Box(2, {}, {"thing": list("abcdefghijklmno")})


@pytest.mark.parametrize(
    ("known", "named"), [(12, ", ".join("abcdefghijkl")), (13, ", ".join("abcdefghijkl") + ", ...")]
)
def test_who_says_nothing_is_told_twelve_of_the_choices(known: int, named: str) -> None:
    with pytest.raises(BadNotation) as found:
        OneOf("thing", list(range(known))).read([], LETTERS)
    assert found.value.details["names"] == named


def test_a_number_has_at_most_twelve_digits() -> None:
    assert Number(0, 9).read(["123456789012"], LETTERS) == 123456789012
    with pytest.raises(BadNotation):
        Number(0, 9).read(["1234567890123"], LETTERS)
    menu = Menu("thing", [0], [NOTHING])
    assert menu.read(["b", "123456789012"], LETTERS) == (1, 123456789012)
    assert menu.read(["b", "1234567890123"], LETTERS) == (1, "1234567890123")


def test_answers_of_several_parts_are_told_written_and_touched_part_by_part() -> None:
    menu = Menu("verb", [3, 5], [OneOf("thing", [1]), NOTHING])
    assert menu.things((3, 1)) == [("verb", 3), ("thing", 1)]
    form: Form[object] = Form(["a", "b", "c"], [OneOf("thing", [0, 1]), NOTHING, Number(4, 6)])
    assert form.count() == 6
    assert form.things((1, (), 5)) == [("thing", 1), ("number", 5)]
    assert form.write((1, (), 5), LETTERS) == "b 5"
    assert form.listed(5) is None
    assert form.listed(6) == [(thing, (), n) for thing in (0, 1) for n in (4, 5, 6)]
    pair = both(("x", "y"), Number(0, 1), Number(2, 3))
    assert pair.values() == [(0, 2), (0, 3), (1, 2), (1, 3)]
    assert pair.shape()["fields"] == [
        {"name": "x", "then": Number(0, 1).shape()},
        {"name": "y", "then": Number(2, 3).shape()},
    ]


def test_a_form_with_a_part_that_is_never_listed_is_uncounted() -> None:
    parts: list[Space[object]] = [Number(0, 1), Swap([1], 4)]
    form: Form[object] = Form(["a", "b"], parts)
    assert form.count() == UNCOUNTED
    assert form.listed(99) is None


def test_the_highest_number_can_be_drawn() -> None:
    assert Number(2, 7).draw(Highest()) == 7


def test_what_is_taken_is_named_in_order() -> None:
    pile = SomeOf("thing", [1, 0, 1], 0, 3)
    assert not pile.holds((1, 0))
    assert pile.read(["b+a"], LETTERS) == (0, 1)
    assert pile.read(["-"], LETTERS) == ()
    assert pile.write((), LETTERS) == "-"
    assert pile.things((0, 1)) == [("thing", 0), ("thing", 1)]


def test_many_equals_are_listed_by_their_number() -> None:
    for low, high in ((0, 9), (2, 5), (9, 9), (7, 9)):
        pile = SomeOf("thing", [0, 0, 0, 1, 1, 1, 2, 2, 2], low, high)
        every = {tuple(sorted(v)) for n in range(low, high + 1) for v in combinations(pile.pile, n)}
        listed = pile.values()
        assert len(listed) == pile.count() == len(every)
        assert set(listed) == every


def test_answers_are_told_in_a_shape_when_they_are_at_most_four_thousand() -> None:
    most = SomeOf("thing", [0] * 19 + [1] * 19 + [2] * 9, 0, 47)
    told = most.narrowed()["answers"]
    assert isinstance(told, list)
    assert len(told) == most.count() == 4000
    more = SomeOf("thing", [0] * 28 + [1] * 22 + [2] * 2 + [3], 1, 53)
    assert more.count() == 4001
    assert more.narrowed()["answers"] is None


def test_a_split_gives_each_place_what_it_can_take() -> None:
    split = Allot("thing", [4, 5, 6], [2, 2, 2], 1, 3)
    assert split.holds((2, 0, 1))
    for wrong in ((3, 0, 0), (0, -1, 2), (0, 0, 0), (2, 2, 0), (True, 0, 0), (1.0, 0, 0), (1, 0)):
        assert not split.holds(wrong)
    assert split.write((2, 0, 1), LETTERS) == "e:2+g:1"
    assert split.count() == len(split.values()) == 16
    assert split.listed(15) is None


def test_an_order_holds_each_thing_once_and_touches_it() -> None:
    order = Order("thing", [0, 1, 2])
    assert order.holds((2, 0, 1))
    for wrong in ((0, 0, 1), (0, 1, 3), (0, True, 2), (0, 1, 2.0)):
        assert not order.holds(wrong)
    assert order.things((2, 0, 1)) == [("thing", 2), ("thing", 0), ("thing", 1)]


def test_dice_touch_what_they_show() -> None:
    assert Dice([1, 2, 3], 2).things((3, 1)) == [("number", 3), ("number", 1)]

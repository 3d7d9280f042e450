"""Every space lists, counts, checks, samples, writes and reads the same set of answers."""

import json
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.bots.base import Chance
from pelagos.conformance.widgets import fill
from pelagos.engine.box import Box
from pelagos.engine.contract import SomeOfShape
from pelagos.engine.errors import BadData, BadNotation
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
    Ways,
    freeze,
)
from tests.support.haven.rules import Swap

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"]
BOX = Box(2, {}, {"thing": NAMES, "verb": NAMES})


class Drawn(NamedTuple):
    """A space in a tuple: hypothesis refers weakly to what it draws, and a weak reference to an
    object that mypyc compiled is counted wrongly when the object dies, so that the next garbage
    collection crashes. To a tuple nothing can refer weakly."""

    space: Space[object]


ids = st.integers(0, 5)
piles = st.lists(ids, min_size=1, max_size=8)


def ranged(low: int, more: int) -> Drawn:
    return Drawn(Number(low, low + more))


@st.composite
def some_of(draw: st.DrawFn) -> Drawn:
    pile = draw(st.lists(ids, max_size=6))
    low = draw(st.integers(0, len(pile)))
    return Drawn(SomeOf("thing", pile, low, draw(st.integers(low, len(pile)))))


@st.composite
def allot(draw: st.DrawFn) -> Drawn:
    places = draw(st.lists(ids, min_size=1, max_size=4, unique=True))
    caps = draw(st.lists(st.integers(0, 3), min_size=len(places), max_size=len(places)))
    low = draw(st.integers(0, sum(caps)))
    return Drawn(Allot("thing", places, caps, low, draw(st.integers(low, sum(caps)))))


one_of = piles.map(lambda ids: Drawn(OneOf("thing", ids)))
number = st.builds(ranged, st.integers(-5, 5), st.integers(0, 9))
order = st.lists(ids, min_size=1, max_size=5).map(lambda ids: Drawn(Order("thing", ids)))
throws = st.lists(st.integers(0, 6), min_size=1, max_size=6)
dice = st.builds(lambda faces, number: Drawn(Dice(faces, number)), throws, st.integers(0, 3))
leaf = st.one_of(one_of, number, some_of(), allot(), order, dice, st.just(Drawn(NOTHING)))


@st.composite
def menu(draw: st.DrawFn) -> Drawn:
    verbs = draw(st.lists(ids, min_size=1, max_size=3, unique=True))
    inner = draw(st.lists(leaf, min_size=len(verbs), max_size=len(verbs)))
    return Drawn(Menu("verb", verbs, [drawn.space for drawn in inner]))


class Roads(Ways):
    """From a thing to those next to it."""

    def __init__(self, leads: dict[int, list[int]]) -> None:
        super().__init__("thing", [*leads], "thing")
        self.leads = leads

    def goals(self, id: int) -> list[int]:
        return self.leads[id]


goals = st.lists(ids, min_size=1, max_size=4, unique=True)
ways = st.dictionaries(ids, goals, min_size=1, max_size=4).map(lambda leads: Drawn(Roads(leads)))


@st.composite
def form(draw: st.DrawFn) -> Drawn:
    fields = [drawn.space for drawn in draw(st.lists(leaf, min_size=1, max_size=2))]
    return Drawn(Form([f"f{i}" for i in range(len(fields))], fields))


spaces = st.one_of(leaf, menu(), ways, form())


@given(spaces)
def test_a_space_lists_exactly_what_it_counts_and_holds(drawn: Drawn) -> None:
    space = drawn.space
    n = space.count()
    if n > 3000:
        return
    listed = space.values()
    assert len(listed) == len(set(listed)) == n
    assert all(space.holds(v) for v in listed)
    assert space.listed(n) == listed
    assert space.listed(n - 1) is None


@given(spaces, st.integers(0, 1000))
def test_a_drawn_answer_is_held_and_read_back_as_written(drawn: Drawn, seed: int) -> None:
    space = drawn.space
    value = space.draw(Chance(seed))
    assert space.holds(value)
    words = space.write(value, BOX).split()
    assert space.read(words, BOX) == value
    assert not words


@given(spaces, st.integers(0, 1000))
def test_an_answer_survives_json(drawn: Drawn, seed: int) -> None:
    space = drawn.space
    value = space.draw(Chance(seed))
    assert freeze(json.loads(json.dumps(value))) == value
    shape = space.shape()
    assert json.loads(json.dumps(shape)) == shape


@given(spaces, st.integers(0, 1000))
def test_what_its_shape_lets_one_fill_in_is_held(drawn: Drawn, seed: int) -> None:
    space = drawn.space
    assert space.holds(fill(space.shape(), Chance(seed)))


class NoEquals(SomeOf):
    """Holds only different things."""

    def holds(self, value: object) -> bool:
        return super().holds(value) and isinstance(value, tuple) and len(set(value)) == len(value)

    def listed(self, most: int) -> list[tuple[int, ...]] | None:
        found = [v for v in super().listed(100) or [] if self.holds(v)]
        return found if len(found) <= most else None

    def shape(self) -> SomeOfShape:
        return self.narrowed()


def test_a_narrowed_choice_tells_its_answers_unless_they_are_too_many() -> None:
    assert NoEquals("thing", [0, 0, 1], 2, 2).shape()["answers"] == [[0, 1]]
    assert SomeOf("thing", [0, 0, 1], 2, 2).narrowed()["answers"] == [[0, 0], [0, 1]]
    assert SomeOf("thing", range(16), 8, 8).narrowed()["answers"] is None


@given(spaces)
def test_what_is_not_an_answer_is_not_held(drawn: Drawn) -> None:
    space = drawn.space
    for wrong in (None, "alpha", 10**9, -(10**9), 1.5, [0], (0, 0, 0, 0, 0, 0, 0, 0), True):
        assert not space.holds(wrong)


def test_a_word_that_is_known_but_not_on_offer_is_read_and_then_refused() -> None:
    space = Menu("verb", [0, 1], [NOTHING, Number(1, 3)])
    words = ["gamma", "7"]
    assert space.read(words, BOX) == (2, 7)
    assert space.read(["gamma"], BOX) == (2, ())
    assert space.read(["gamma", "alpha", "p2", "nonsense"], BOX) == (2, (0, (1, "nonsense")))
    assert space.read(["gamma", "beta+alpha", "-"], BOX) == (2, ((1, 0), ()))
    assert not words
    assert not space.holds((2, ()))


def test_one_of_draws_a_repeated_id_more_often() -> None:
    weighted = OneOf("thing", [0, 1, 1, 1])
    rng = Chance(7)
    ones = sum(weighted.draw(rng) == 1 for _ in range(4000))
    assert 2850 < ones < 3150
    assert weighted.count() == 2


def test_a_deal_is_checked_and_sampled_but_never_listed() -> None:
    deal = Swap([1, 2], 5)
    assert deal.count() == UNCOUNTED
    assert deal.holds(deal.draw(Chance(1)))
    with pytest.raises(BadData, match="sampled"):
        deal.values()
    assert Menu("verb", [0], [deal]).count() == UNCOUNTED


@pytest.mark.parametrize(
    ("space", "text", "expected"),
    [
        (OneOf("thing", [0]), "omega", "a name of kind thing"),
        (OneOf("thing", [0]), "", "one of: alpha"),
        (Number(1, 3), "many", "a number from 1 to 3"),
        (Number(1, 3), "9" * 500, "a number"),
        (Menu("verb", [1], [NOTHING]), "", "one of: beta"),
        (Menu("verb", [1], [NOTHING]), "omega", "a name of kind verb"),
        (Allot("thing", [0], [2], 0, 2), "beta:1", "place:count"),
    ],
)
def test_unreadable_text_is_answered_with_what_was_expected(
    space: Space[object], text: str, expected: str
) -> None:
    with pytest.raises(BadNotation, match=expected):
        space.read(text.split(), BOX)

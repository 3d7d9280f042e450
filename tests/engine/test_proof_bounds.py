"""The engine to the last letter: names, options, and what holds where nothing is said."""

import pytest

from pelagos.engine.box import Box, find_seat, seat_slug
from pelagos.engine.contract import FREE, Route, Strength
from pelagos.engine.errors import BadData, BadNotation
from pelagos.engine.events import Event, EventKind
from pelagos.engine.judgement import Judgement
from pelagos.engine.options import Option, settle_options
from pelagos.engine.seats import CLOCK, FATE, NOBODY, only
from tests.engine.test_rules import board
from tests.support.haven.board import Board

SEATS = {FATE: "fate", CLOCK: "clock", NOBODY: "nobody", 0: "p1", 8: "p9"}


@pytest.mark.parametrize(("seat", "slug"), list(SEATS.items()))
def test_every_seat_has_a_name_by_which_it_is_found(seat: int, slug: str) -> None:
    assert seat_slug(seat) == slug
    assert find_seat(slug) == seat


@pytest.mark.parametrize("slug", ["", "p", "p0", "p10", "q1", "1", "px", "3p", "12", "fated"])
def test_no_other_name_is_that_of_a_seat(slug: str) -> None:
    with pytest.raises(BadNotation, match="a seat"):
        find_seat(slug)


def test_an_unknown_name_is_answered_with_twelve_known_ones() -> None:
    box = Box(2, {}, {"thing": [f"n{i}" for i in range(20)]})
    with pytest.raises(BadNotation) as found:
        box.find("thing", "other")
    assert found.value.details["some"] == ", ".join([f"n{i}" for i in range(12)])


def test_a_route_proposes_and_a_side_cancels_nothing_unless_they_say_so() -> None:
    assert not Route(("end",), (), FREE).proposed
    assert Strength(("seat", 0), 1, 0, 1).cancels == 0


def test_an_event_is_heard_by_its_audience() -> None:
    event = Event(EventKind("whisper"), 0, (), only(1))
    assert [event.heard_by(seat) for seat in (0, 1, NOBODY)] == [False, True, False]


def test_a_judgement_looks_two_ages_ahead_unless_it_says_so() -> None:
    judgement: Judgement[Board] = Judgement()
    assert (judgement.horizon, judgement.age(board())) == (2, 0)


LIMIT = Option("limit", 5, low=1, high=9)


def test_a_whole_number_may_be_the_lowest_and_the_highest() -> None:
    assert [LIMIT.check(n) for n in (1, 9)] == [1, 9]
    for wrong in (0, 10, 5.0, "5", None):
        with pytest.raises(BadData, match="from 1 to 9"):
            LIMIT.check(wrong)


def test_what_was_set_is_quoted_to_its_fortieth_letter() -> None:
    with pytest.raises(BadData) as value:
        LIMIT.check("v" * 50)
    assert value.value.details["value"] == "v" * 40
    with pytest.raises(BadData) as name:
        settle_options("haven", [LIMIT], {"n" * 50: 1})
    assert name.value.details["option"] == "n" * 40
    assert str(name.value) == f"haven has no option {'n' * 40!r}; it has: limit"

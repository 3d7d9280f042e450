"""The referee on the toy title: who is asked, what is refused, where phases lead."""

import json

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, NotNow
from pelagos.engine.options import Option, settle_options
from pelagos.engine.seats import FATE
from pelagos.engine.steps import Call, Phase, Step
from tests.support.haven import HavenRules
from tests.support.haven.board import Board

RULES = HavenRules()


def board(players: int = 2) -> Board:
    b = RULES.start(RULES.box(players, {}))
    RULES.step(b)
    return b


def test_the_first_question_is_put_to_fate() -> None:
    b = board()
    assert RULES.asked(b) == [FATE]
    RULES.answer(b, FATE, (2,))
    assert RULES.asked(b) == [0, 1]


def test_an_answer_must_come_from_who_is_asked() -> None:
    b = board()
    with pytest.raises(NotAsked, match="p1 is not asked now; fate must answer"):
        RULES.answer(b, 0, 3)


def test_an_answer_must_be_among_the_choices_and_the_error_lists_them() -> None:
    b = board()
    before = b.state()
    with pytest.raises(NotAllowed, match=r"hv:1\.1.*allowed: 1, 2, 3"):
        RULES.answer(b, FATE, (9,))
    assert b.state() == before


def test_each_seat_takes_its_turn_in_the_order_read_when_the_loop_began() -> None:
    b = board(3)
    turns = []
    rng = Chance(3)
    while b.round == 1:
        seat = RULES.asked(b)[0]
        if RULES.step(b) is not None and b.phases[-1].name == "turn":
            assert b.active == seat
            turns.append(seat)
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    assert list(dict.fromkeys(turns)) == [1, 2, 0]
    assert b.active != 0


def test_a_position_saved_in_the_middle_of_a_turn_goes_on_alike() -> None:
    b = board(3)
    rng = Chance(5)
    for _ in range(9):
        seat = RULES.asked(b)[0]
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    twin = RULES.load(b.contents(), json.loads(json.dumps(b.state())))
    assert twin.state() == b.state()
    assert twin.active == b.active
    for _ in range(9):
        seat = RULES.asked(b)[0]
        value = RULES.choices(b, seat).draw(rng)
        RULES.answer(b, seat, value)
        RULES.answer(twin, seat, value)
    assert twin.state() == b.state()


def test_nobody_is_asked_when_the_game_is_over() -> None:
    b = board()
    b.stop()
    assert RULES.asked(b) == []
    with pytest.raises(NotNow):
        RULES.choices(b, 0)


def test_breaking_off_a_phase_goes_on_after_it_with_the_outer_turn_restored() -> None:
    b = board(3)
    rng = Chance(1)
    while b.phases[-1].name != "turn":
        seat = RULES.asked(b)[0]
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    turn = b.phases[-1]
    inner = Phase("inner", [])
    b.call(inner)
    assert b.inside(inner)
    b.leave(inner)
    assert b.phases[-1] is turn
    assert b.active >= 0


def test_two_phases_of_one_name_are_refused() -> None:
    twin = Phase("game", [])
    with pytest.raises(BadData, match="two phases"):
        Doubled(Phase("game", [Call(twin)]))


class Doubled(HavenRules):
    def __init__(self, main: Phase) -> None:
        super(HavenRules, self).__init__(main)


def test_a_step_that_neither_asks_nor_does_anything_is_refused() -> None:
    class Idle(Step[Board]):
        pass

    with pytest.raises(BadData, match="Idle in 'day' neither asks nor does anything"):
        Phase("day", [Idle()])


@pytest.mark.parametrize("text", ["", "nonsense", "3 4", "x" * 5000, "-", "0x1"])
def test_unreadable_notation_is_refused(text: str) -> None:
    b = board()
    RULES.answer(b, FATE, (2,))
    with pytest.raises(BadNotation):
        RULES.read(b, 0, text)


@pytest.mark.parametrize(
    ("state", "message"),
    [
        ({}, "agenda"),
        ({"agenda": []}, "needs 'round'"),
    ],
)
def test_a_damaged_saved_position_is_refused(state: dict[str, object], message: str) -> None:
    with pytest.raises(BadData, match=message):
        RULES.load(RULES.box(2, {}), state)


OPTIONS = [
    Option("mode", "a", ("a", "b")),
    Option("limit", None, low=1, high=9),
    Option("on", True, (True, False)),
]


def test_options_left_out_take_their_defaults() -> None:
    settled = settle_options("haven", OPTIONS, {"mode": "b"})
    assert settled == {"mode": "b", "limit": None, "on": True}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "c"}, "option mode may be a, b; not c"),
        ({"limit": 10}, "a whole number from 1 to 9"),
        ({"limit": True}, "not true"),
        ({"on": 1}, "true, false"),
        ({"colour": "red"}, "it has: mode, limit, on"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(
    given: dict[str, object], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        settle_options("haven", OPTIONS, given)

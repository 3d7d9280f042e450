"""The referee to the last word: prices, reasons, places, audiences, phases broken off."""

from typing import Any

import pytest

from pelagos.engine.contract import Cost
from pelagos.engine.errors import BadData, NotAllowed, PelagosError
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Result
from pelagos.engine.seats import EVERYONE, FATE, NOBODY, hears, only
from pelagos.engine.spaces import Number, Space
from pelagos.engine.steps import Phase
from pelagos.engine.verbs import Actions, Verb
from tests.engine.test_record import played
from tests.engine.test_rules import RULES, board
from tests.support.haven.board import Board


def test_an_audience_of_one_is_heard_by_that_seat_alone() -> None:
    assert [hears(only(2), s) for s in (0, 1, 2, 3, NOBODY)] == [False, False, True, False, False]
    assert hears(EVERYONE, NOBODY)


def test_places_count_from_one_and_equals_share_theirs() -> None:
    rows: list[list[int | None]] = [[3], [5], [3], [1]]
    result = Result((1,), {"columns": ["points"], "rows": rows}, "end")
    assert result.places() == [2, 1, 2, 4]


def test_an_error_is_about_the_only_answer_until_it_says_which() -> None:
    assert PelagosError("no").part == 0


def test_a_refusal_quotes_what_was_said_or_else_the_answer() -> None:
    b = board()
    with pytest.raises(NotAllowed) as unsaid:
        RULES.answer(b, FATE, (9,))
    assert unsaid.value.given == "(9,)"
    with pytest.raises(NotAllowed) as said:
        RULES.answer(b, FATE, (9,), "nine")
    assert said.value.given == "nine"


class Sail(Verb[Board, int]):
    clause = "hv:5.1"

    def __init__(self, id: int) -> None:
        self.id = id

    def possible(self, b: Board, seat: int) -> bool:
        return True

    def offer(self, b: Board, seat: int) -> Space:
        return Number(0, 3)

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("gold", 10 * self.id + value),)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return f"hv:{self.id}.{value}"


class Turn(Actions[Board]):
    clause = "hv:4.1"


def test_price_and_reason_are_those_of_the_verb_that_was_named() -> None:
    b = board()
    verbs: list[Verb[Board, Any]] = [Sail(1), Sail(2)]
    turn = Turn(verbs)
    assert turn.price(b, 0, (2, 1)) == (("gold", 21),)
    assert turn.why_not(b, 0, (2, 1)) == "hv:2.1"
    assert turn.why_not(b, 0, (1, "far")) == "hv:1.far"
    for unknown in ((3, 1), ("sail", 1), (1, 2, 3), 1):
        assert turn.why_not(b, 0, unknown) == "hv:4.1"


def test_a_phase_broken_off_leaves_the_agenda_as_it_was() -> None:
    b = board(3)
    b.turns[-1] = 0x13  # as inside a loop over seats, at the third of them
    b.restore_active()
    assert b.active == 2
    before = b.state()
    outer, inner = Phase("outer", []), Phase("inner", [])
    b.call(outer)
    b.call(inner)
    b.leave(outer)
    assert not b.inside(outer)
    assert b.state() == before
    assert (len(b.phases), len(b.steps), len(b.turns)) == (2, 2, 2)


@pytest.mark.parametrize("branch", [-1, "1", 1.0, True, None])
def test_a_branch_is_a_number_of_lines(branch: object) -> None:
    with pytest.raises(BadData, match="branch"):
        Record.from_json({**played(2).to_json(), "branch": branch})


def test_a_record_without_a_branch_begins_at_the_beginning() -> None:
    again = Record.from_json(played(2).to_json())
    assert (again.branch, again.origin, again.position) == (0, "", None)


def test_a_replay_stands_at_the_first_question_before_its_first_line() -> None:
    replay = Replay(RULES, played(2))
    assert replay.at == 0
    assert replay.board.state() == board().state()
    assert replay.board.waiting == [FATE]

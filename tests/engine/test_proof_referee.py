"""The referee to the last word: prices, reasons, places, audiences, phases broken off."""

from typing import Any

import pytest

from pelagos.engine.contract import Cost, Standings
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, PelagosError
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Result, Rules, best
from pelagos.engine.seats import EVERYONE, FATE, NOBODY, hears, only
from pelagos.engine.spaces import NOTHING, Number, OneOf, SomeOf, Space
from pelagos.engine.steps import Call, Do, Phase, While
from pelagos.engine.verbs import Actions, Verb
from tests.engine.test_record import played
from tests.engine.test_rules import RULES, board
from tests.support.haven.board import Board
from tests.support.haven.rules import STORM


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

    def offer(self, b: Board, seat: int) -> Space[int]:
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


def test_a_copy_stands_where_the_position_stands_and_goes_its_own_way() -> None:
    b = board(3)
    b.turns[-1] = 0x13
    b.restore_active()
    copy = b.copy()
    assert (copy.phases, copy.steps, copy.turns, copy.active) == (b.phases, b.steps, b.turns, 2)
    copy.stop()
    assert len(b.phases) == len(b.steps) == len(b.turns) == 2


def test_what_happens_is_told_to_its_audience_where_somebody_listens() -> None:
    b = board()
    b.tell(STORM, NOBODY, 3)
    b.tell_only(only(1), STORM, 0, 2)
    assert b.log is None
    b.log = []
    b.tell(STORM, NOBODY, 3)
    b.tell_only(only(1), STORM, 0, 2)
    assert [event.key() for event in b.log] == [
        ("storm", NOBODY, (3,), EVERYONE),
        ("storm", 0, (2,), only(1)),
    ]
    assert b.copy().log is None


def test_who_was_active_is_so_again_when_a_loop_inside_is_broken_off() -> None:
    b = board(3)
    b.turns[-1] = 0x13
    inner = Phase("inner", [])
    b.call(inner)
    b.turns[-1] = 0x1
    b.restore_active()
    assert b.active == 0
    b.leave(inner)
    assert b.active == 2


def test_winners_come_first_and_what_is_hidden_counts_nothing() -> None:
    rows: list[list[int | None]] = [[3], [5], [None], [0], [1]]
    standings: Standings = {"columns": ["points"], "rows": rows}
    assert Result((0,), standings, "end").places() == [1, 2, 4, 4, 3]
    assert best(standings) == (1,)
    assert best({"columns": ["points"], "rows": rows[2:4]}) == (0, 1)


def test_a_title_begins_with_its_first_version() -> None:
    rules: Rules[Board] = Rules(Phase("main", []))
    assert (rules.version, rules.title, rules.players) == (1, "", ())


class Lead(Do[Board]):
    """Does a phase of its own."""

    calls = (Phase("own", []),)


def test_the_phases_of_a_title_are_all_its_steps_lead_to() -> None:
    loop: While[Board] = While(lambda b: False, Phase("again", [Call(Phase("deep", []))]))
    rules: Rules[Board] = Rules(Phase("main", [loop, Lead()]))
    assert list(rules.phases) == ["main", "again", "deep", "own"]


def test_an_answer_has_at_most_four_thousand_letters() -> None:
    b = board()
    text = "2" + " " * 3999
    assert RULES.read(b, FATE, text) == (2,)
    with pytest.raises(BadNotation, match="at most 4000"):
        RULES.read(b, FATE, text + " ")
    assert RULES.read(b, FATE, "> 2") == (2,)


def test_a_refusal_lists_twelve_of_at_most_two_thousand_choices() -> None:
    b = board()
    listed = ", ".join(map(str, range(12)))
    assert RULES.allowed(b, Number(0, 11)) == listed
    assert RULES.allowed(b, Number(0, 12)) == f"{listed} and 1 more"
    assert RULES.allowed(b, Number(0, 1999)) == f"{listed} and 1988 more"
    assert RULES.allowed(b, Number(0, 2000)).startswith("anything of the form {'shape'")
    assert RULES.allowed(b, OneOf("good", [0, 2]), 1) == "wine and 1 more"
    assert RULES.allowed(b, NOTHING) == "-"
    assert len(RULES.allowed(b, SomeOf("good", [0, 1, 2] * 80, 0, 240))) == 300


def test_a_refusal_quotes_eighty_letters() -> None:
    with pytest.raises(NotAllowed) as found:
        RULES.answer(board(), FATE, (9,), "9" * 90)
    assert found.value.given == "9" * 80

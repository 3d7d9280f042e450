"""A sitting's promises: no undo past dice, orders given once, events under their lines."""

import pytest

from pelagos.catalogue import load
from pelagos.engine.errors import NotNow
from pelagos.engine.record import Record
from pelagos.engine.seats import CLOCK, FATE, NOBODY
from pelagos.table import Sitting
from pelagos.table.sitting import StandingOrder
from tests.support.haven import HavenRules
from tests.table.test_sitting import SECRET, Chance, play_out, table


@pytest.mark.parametrize("title", ["cyclades", "mare_nostrum"])
def test_nobody_goes_back_past_an_answer_of_chance(title: str) -> None:
    sitting = Sitting.new(load(title), 3, {}, SECRET)
    rng = Chance(5)
    rolled = 0
    for _ in range(500):
        if sitting.over():
            break
        seat = sitting.asked()[0]
        began = sitting.line
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
        lines = sitting.record.lines
        if any(line.seat == FATE for line in lines[began:]):
            rolled += 1
            last = max(n for n, line in enumerate(lines) if line.seat == FATE)
            for player in range(3):
                assert all(n > last for n in sitting.undoable(player))
    assert rolled > 3


def test_what_is_taken_back_leaves_the_log_as_well() -> None:
    sitting = Sitting.new(load("cyclades"), 2, {}, SECRET)
    rng = Chance(2)
    undone = 0
    for _ in range(200):
        seat = sitting.asked()[0]
        before = [(n, e.key()) for n, e in sitting.events]
        state, line = sitting.board.state(), sitting.line
        value = sitting.question(seat).space.draw(rng)
        sitting.answer(seat, value)
        told = len(sitting.events) > len(before)
        if told and line in sitting.undoable(seat):
            sitting.undo(seat, line)
            assert [(n, e.key()) for n, e in sitting.events] == before
            assert (sitting.board.state(), sitting.line) == (state, line)
            sitting.answer(seat, value)
            undone += 1
        if sitting.over():
            break
    assert undone > 5


def test_a_resumed_table_files_events_under_the_lines_that_caused_them() -> None:
    sitting = play_out(table())
    again = Sitting(HavenRules(), Record.from_text(sitting.record.to_text()), SECRET)
    assert again.events
    assert [(n, e.key()) for n, e in again.events] == [(n, e.key()) for n, e in sitting.events]
    assert len({n for n, _ in again.events}) > 3


@pytest.mark.parametrize(("again", "bids"), [(False, 1), (True, 2)])
def test_a_standing_order_is_given_once_unless_it_says_again(again: bool, bids: int) -> None:
    sitting = table(2)
    order = StandingOrder("bid", ("0",), again) if again else StandingOrder("bid", ("0",))
    sitting.order(1, order)
    rng = Chance(3)
    while sum(line.seat == 0 and line.step == "bid" for line in sitting.record.lines) < 2:
        seat = 0 if 0 in sitting.asked() else sitting.asked()[0]
        if seat == 1 and sitting.question(1).step == "bid":
            break
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    given = [line for line in sitting.record.lines if line.seat == 1 and line.step == "bid"]
    assert len(given) >= bids
    assert bool(sitting.orders.get(1)) is again


def test_an_answer_in_notation_is_given() -> None:
    sitting = table()
    sitting.answer_text(0, "4")
    assert str(sitting.record.lines[-1]) == "p1 bid 4"
    assert 0 not in sitting.asked()


def test_whoever_goes_back_too_far_is_told_how_far_he_may() -> None:
    sitting = table()
    with pytest.raises(NotNow, match="p1 has nothing that can be taken back"):
        sitting.undo(0)
    sitting.answer(0, 4)
    with pytest.raises(NotNow, match="p1 can go back to line 1 at the earliest"):
        sitting.undo(0, 0)
    assert sitting.line == 2


def test_fate_clock_and_spectators_are_three() -> None:
    assert len({FATE, CLOCK, NOBODY}) == 3
    assert all(seat < 0 for seat in (FATE, CLOCK, NOBODY))


def test_of_what_was_taken_back_no_board_is_kept() -> None:
    sitting = Sitting.new(load("cyclades"), 2, {}, SECRET)
    rng = Chance(2)
    seat = 0
    while len(sitting.undoable(seat)) < 2:
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    line, back = sitting.line, sitting.undoable(seat)[-1]
    assert all(sitting.before(n) is not None for n in range(back, line))
    sitting.undo(seat, back)
    assert sitting.before(back) is sitting.board
    assert all(sitting.before(n) is None for n in range(back + 1, line + 1))


def test_an_answer_is_final_where_bots_and_the_clock_alone_may_answer_next() -> None:
    sitting = Sitting.new(load("civilization"), 5, {"trade_form": "live"}, SECRET)
    rng = Chance(4)
    while not (CLOCK in sitting.asked() and len(sitting.asked()) > 2):
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    seat, *others = [s for s in sitting.asked() if s != CLOCK]
    ready = sitting.rules.read(sitting.board, seat, "ready")
    sitting.bots = frozenset(others)
    assert sitting.is_final(seat, ready)
    sitting.bots = frozenset(others[1:])
    assert not sitting.is_final(seat, ready)

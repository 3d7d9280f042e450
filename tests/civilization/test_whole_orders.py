"""A whole order of movement in one go: the same record as step by step, or nothing at all."""

import pytest

from pelagos.engine.errors import NotAllowed, PelagosError
from pelagos.games.civilization.board import Board
from pelagos.table import Sitting
from tests.civilization.build import RULES
from tests.support import clause

SECRET = b"0123456789abcdef"


def at_sea_and_on_land() -> Sitting:
    """Africa has moved; Italy is about to, with people in Etruria, and a ship and more people in
    Sicily."""
    sitting = Sitting.new(RULES, 2, {}, SECRET)
    while sitting.question(sitting.asked()[0]).step != "tend_ships":
        seat = sitting.asked()[0]
        taken = any("italy" in line.text for line in sitting.record.lines)
        sitting.answer_text(seat, "africa tunisia" if taken else "italy etruria")
    while sitting.question(sitting.asked()[0]).step == "tend_ships":
        sitting.answer_text(sitting.asked()[0], "done")
    sitting.answer_text(sitting.asked()[0], "done")
    seat = sitting.asked()[0]
    b = board(sitting)
    b.place(seat, b.box.find("area", "etruria"), 4)
    b.place(seat, b.box.find("area", "syracuse"), 3)
    b.ships[seat * 4] = b.box.find("area", "syracuse")
    return sitting


def board(sitting: Sitting) -> Board:
    assert isinstance(sitting.board, Board)
    return sitting.board


def lines(sitting: Sitting) -> list[str]:
    return [str(line) for line in sitting.record.lines]


STEPS = ["march etruria > roma 2", "march etruria > rubicon 1", "ferry ship1 > milazzo 1", "done"]


@clause("civ:10.1", "civ:S.5")
def test_a_whole_order_is_the_same_record_as_its_steps() -> None:
    at_once, one_by_one = at_sea_and_on_land(), at_sea_and_on_land()
    seat, start = at_once.asked()[0], at_once.line
    at_once.answer_text(seat, "; ".join(STEPS))
    for step in STEPS:
        one_by_one.answer_text(seat, step)
    assert lines(at_once) == lines(one_by_one)
    assert at_once.board.state() == one_by_one.board.state()
    assert lines(at_once)[start : start + 4] == [
        f"p{seat + 1} move march etruria roma 2",
        f"p{seat + 1} move march etruria rubicon 1",
        f"p{seat + 1} move ferry ship1 milazzo 1",
        f"p{seat + 1} move done",
    ]


@clause("civ:10.2")
def test_one_illegal_part_refuses_the_whole_order_and_says_which_it_was() -> None:
    sitting = at_sea_and_on_land()
    seat = sitting.asked()[0]
    before, written = sitting.board.state(), lines(sitting)
    with pytest.raises(NotAllowed, match="part 2 ") as refused:
        sitting.answer_text(seat, "march etruria > roma 2; march etruria > rubicon 9; done")
    assert (refused.value.part, refused.value.clause) == (2, "civ:10.2")
    assert (sitting.board.state(), lines(sitting)) == (before, written)
    with pytest.raises(PelagosError, match="part 3"):
        sitting.answer_text(seat, "march etruria > roma 2; march etruria > rubicon 1; swim")
    assert (sitting.board.state(), lines(sitting)) == (before, written)


@clause("civ:10.1")
def test_one_undo_takes_back_the_whole_order() -> None:
    sitting = at_sea_and_on_land()
    seat, start = sitting.asked()[0], sitting.line
    sitting.answer_text(seat, "march etruria > roma 1")
    before = sitting.board.state()
    sitting.answer_text(seat, "march etruria > roma 1; ferry ship1 > milazzo 1")
    sitting.undo(seat)
    assert sitting.board.state() == before
    sitting.undo(seat)
    assert sitting.line == start


@clause("civ:10.6", "civ:10.8")
def test_orders_may_be_short_and_ships_have_routes() -> None:
    short, long = at_sea_and_on_land(), at_sea_and_on_land()
    seat = short.asked()[0]
    short.answer_text(
        seat, "2 etruria > roma; ship syracuse > milazzo with 1; sail ship1 > syracuse > milazzo"
    )
    for step in (*STEPS[:1], STEPS[2], "sail ship1 > syracuse", "sail ship1 > milazzo"):
        long.answer_text(seat, step)
    assert lines(short) == lines(long)


@clause("civ:10.2")
def test_a_done_that_the_table_says_by_itself_may_end_an_order() -> None:
    sitting = at_sea_and_on_land()
    seat, start = sitting.asked()[0], sitting.line
    b = board(sitting)
    b.ships[seat * 4] = -1
    for area in ("etruria", "syracuse"):
        here = b.box.find("area", area)
        b.remove(seat, here, b.tokens_at(seat, here) - 1)
    sitting.answer_text(seat, "1 etruria > roma; 1 syracuse > milazzo; done")
    assert lines(sitting)[start + 2] == f"p{seat + 1} move done"
    assert board(sitting).round == 2

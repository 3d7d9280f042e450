"""What moved: the moves told lead from the view before to the view after."""

from collections import Counter

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load, titles
from pelagos.engine.seats import NOBODY
from pelagos.table import Sitting
from pelagos.table.motion import SUPPLY, Move, moves, pieces


@pytest.mark.parametrize("title", titles())
def test_moves_applied_to_the_view_before_give_the_view_after(title: str) -> None:
    rules, rng = load(title), Chance(5)
    board = rules.start(rules.box(rules.players[-1], {}))
    board.log = None
    moved = 0
    for _ in range(250):
        asked = rules.asked(board)
        if not asked:
            break
        before = rules.view(board, NOBODY)
        rules.answer(board, asked[0], rules.choices(board, asked[0]).draw(rng))
        after = rules.view(board, NOBODY)
        found = moves(before, after)
        assert _applied(pieces(before), found) == pieces(after)
        assert all(m.number > 0 and m.origin != m.target for m in found)
        moved += len(found)
    assert moved > 0


def _applied(
    stood: Counter[tuple[str, int, str]], found: list[Move]
) -> Counter[tuple[str, int, str]]:
    for move in found:
        for place, change in ((move.origin, -move.number), (move.target, move.number)):
            if place != SUPPLY:
                stood[move.piece, move.owner, place] += change
    return +stood


def test_a_table_tells_what_moved_at_its_latest_lines_and_forgets_what_was_taken_back() -> None:
    rules, rng = load("cyclades"), Chance(2)
    sitting = Sitting.new(rules, 3, {}, bytes(32))
    for _ in range(60):
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    line = sitting.line
    assert sitting.moved(line) is None, "nothing has been answered there yet"
    assert sitting.moved(0) is None, "too long ago"
    for past in range(line - 5, line):
        before, after = sitting.before(past), sitting.before(past + 1)
        assert before is not None
        assert after is not None
        told = sitting.moved(past)
        assert told == moves(rules.view(before, NOBODY), rules.view(after, NOBODY))
        assert sitting.moved(past) is told

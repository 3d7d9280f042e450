"""What errors tell of lines, batches with a line, and a recap for who has not answered yet."""

import hmac

import pytest

from pelagos.catalogue import load
from pelagos.engine.errors import BadData
from pelagos.table import Sitting
from pelagos.table.chance import LineChance
from pelagos.table.sitting import Stale, TooFarBack
from tests.support.haven import HavenRules
from tests.table.test_sitting import SECRET, Chance, table


def test_the_errors_say_which_line_it_is_and_how_far_one_can_go_back() -> None:
    sitting = table()
    with pytest.raises(Stale) as stale:
        sitting.answer(0, 1, 0)
    assert stale.value.facts() == {"line": sitting.line}
    sitting.answer(0, 4)
    with pytest.raises(TooFarBack) as far:
        sitting.undo(0, 0)
    assert far.value.facts() == {"line": 1}


def test_a_record_is_opened_with_its_own_secret_only() -> None:
    with pytest.raises(BadData, match="not the one the record committed to"):
        Sitting(HavenRules(), table().record, b"another secret")


def test_a_recap_for_who_has_not_answered_yet_begins_at_the_beginning() -> None:
    sitting = table()
    assert sitting.events[0][0] == 0
    assert sitting.recap(2) == sitting.heard(2)


def test_every_number_below_the_last_whole_multiple_counts() -> None:
    n = 3 << 62

    def number(line: int) -> int:
        return int.from_bytes(hmac.digest(SECRET, f"{line}:0".encode(), "sha256")[:8], "big")

    line = next(line for line in range(99) if 1 << 63 <= number(line) < n)
    assert LineChance(SECRET, line).below(n) == number(line)


def batch() -> tuple[Sitting, int, list[str]]:
    """A table of Cyclades, and two answers that one seat can give in one go."""
    sitting = Sitting.new(load("cyclades"), 2, {}, SECRET)
    rng = Chance(11)
    for _ in range(300):
        seat = sitting.asked()[0]
        question = sitting.question(seat)
        if question.step == "take_turn":
            box = sitting.board.contents()
            texts = [question.space.write(v, box) for v in question.space.values()]
            built = [text for text in texts if text.startswith("build")]
            if built and len(texts) > 3:
                return sitting, seat, [built[0], "end"]
        sitting.answer(seat, question.space.draw(rng))
    raise AssertionError("nobody could build")


def test_a_batch_is_given_at_the_line_of_its_first_answer() -> None:
    sitting, seat, texts = batch()
    line = sitting.line
    with pytest.raises(Stale):
        sitting.answer_all(seat, texts, line - 1)
    assert sitting.line == line
    sitting.answer_all(seat, texts, line)
    own = [x.text for x in sitting.record.lines[line:] if x.seat == seat]
    assert own[:2] == texts

"""The checker of histories finds what it is there to find."""

from pelagos.engine.seats import FATE
from pelagos.server.storage.rows import AnswerRow
from tests.server.histories import UNKNOWN, History, Read, Write, violation

STORM = AnswerRow(FATE, "roll_storm", "2")
ANNA, BORIS = AnswerRow(0, "bid", "3"), AnswerRow(1, "bid", "1")
BACK = AnswerRow(0, "", "", 1)

ANNA_BIDS = Write(1.0, 2.0, 0, 1, "3")
BORIS_BIDS = Write(3.0, 4.0, 1, 2, "1")
ANNA_TAKES_BACK = Write(5.0, 6.0, 0, 1, None)
ANNA_BIDS_AGAIN = Write(7.0, 8.0, 0, 1, "3")

AT_FIRST = ("fate roll_storm 2",)
AFTER_ANNA = ("fate roll_storm 2", "p1 bid 3")


def check(rows: list[AnswerRow], *did: Write | Read) -> str:
    writes = [x for x in did if isinstance(x, Write)]
    reads = [x for x in did if isinstance(x, Read)]
    return violation(History(writes, reads), [[STORM], *([row] for row in rows)])


def test_what_happened_in_order_is_possible() -> None:
    seen = Read(2.5, 2.6, ("fate roll_storm 2", "p1 bid ?"))
    assert not check([ANNA, BORIS], ANNA_BIDS, BORIS_BIDS, Read(0.1, 0.2, AT_FIRST), seen)
    assert not check([ANNA, BACK, ANNA], ANNA_BIDS, ANNA_TAKES_BACK, ANNA_BIDS_AGAIN)


def test_what_the_referee_answers_by_itself_is_seen_together_with_the_answer_before() -> None:
    forced = AnswerRow(1, "store_or_sell", "pass")
    batches = [[STORM], [ANNA, forced]]
    whole = Read(1.5, 1.6, (*AFTER_ANNA, "p2 store_or_sell pass"))
    assert not violation(History([ANNA_BIDS], [whole]), batches)
    assert violation(History([ANNA_BIDS], [Read(1.5, 1.6, AFTER_ANNA)]), batches)


def test_an_answer_acknowledged_and_not_stored_is_lost() -> None:
    assert "lost" in check([ANNA], ANNA_BIDS, BORIS_BIDS)


def test_an_answer_stored_twice_is_noticed() -> None:
    assert "nobody can have written" in check([ANNA, BACK, ANNA], ANNA_BIDS, ANNA_TAKES_BACK)


def test_an_answer_that_was_refused_and_stored_is_noticed() -> None:
    assert "nobody can have written" in check([ANNA, BORIS], ANNA_BIDS)


def test_what_nobody_heard_of_again_may_have_happened_or_not() -> None:
    cut_off = Write(3.0, UNKNOWN, 1, 2, "1")
    assert not check([ANNA], ANNA_BIDS, cut_off)
    assert not check([ANNA, BORIS], ANNA_BIDS, cut_off)
    first = Write(1.0, UNKNOWN, 0, 1, "3")
    assert not check([ANNA, BACK, ANNA], first, ANNA_TAKES_BACK, ANNA_BIDS_AGAIN)


def test_what_was_read_tells_which_of_two_equal_answers_was_stored_first() -> None:
    cut_off = Write(0.5, UNKNOWN, 0, 1, "3")
    seen = Read(0.6, 0.7, AFTER_ANNA)
    rows = [ANNA, BACK, ANNA]
    assert not check(rows, cut_off, Write(0.8, 0.9, 0, 1, None), ANNA_BIDS, seen)
    too_late = Write(0.8, UNKNOWN, 0, 1, "3")
    assert "not so" in check(rows, too_late, Write(0.8, 0.9, 0, 1, None), ANNA_BIDS, seen)


def test_rows_in_an_order_that_time_forbids_are_noticed() -> None:
    boris_first = Write(3.0, 4.0, 1, 1, "1")
    assert "nobody can have written" in check([BORIS, ANNA], ANNA_BIDS, boris_first)


def test_a_read_behind_what_was_acknowledged_is_stale() -> None:
    assert not check([ANNA], ANNA_BIDS, Read(1.5, 1.6, AT_FIRST), Read(1.7, 1.8, AFTER_ANNA))
    assert "not so at that time" in check([ANNA], ANNA_BIDS, Read(2.1, 2.2, AT_FIRST))


def test_time_does_not_run_backwards_for_readers() -> None:
    backwards = Read(1.1, 1.2, AFTER_ANNA), Read(1.5, 1.6, AT_FIRST)
    assert "not so at that time" in check([ANNA], ANNA_BIDS, *backwards)


def test_a_read_of_what_was_never_so_is_noticed() -> None:
    torn = Read(2.1, 2.2, ("fate roll_storm 2", "p1 bid 1"))
    assert "never so" in check([ANNA], ANNA_BIDS, torn)

"""A sitting on the toy title: stale answers, undo, sealed orders, provable chance, resuming."""

import random

import pytest

from pelagos.catalogue import load
from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, NotNow, PelagosError
from pelagos.engine.record import Record
from pelagos.engine.seats import NOBODY
from pelagos.games.civilization.ids import DONE
from pelagos.table import Sitting, Stale
from pelagos.table.chance import LineChance, verify
from pelagos.table.sitting import StandingOrder
from tests.support.haven import HavenRules

SECRET = b"0123456789abcdef"


class Chance(random.Random):
    def below(self, n: int) -> int:
        return int(self.random() * n)


def table(players: int = 3) -> Sitting:
    return Sitting.new(HavenRules(), players, {}, SECRET)


def written(sitting: Sitting, value: object) -> str:
    return sitting.question(0).space.write(value, sitting.board.contents())


def play_out(sitting: Sitting, seed: int = 1) -> Sitting:
    rng = Chance(seed)
    while not sitting.over():
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    return sitting


def test_fate_has_answered_before_the_first_player_is_asked() -> None:
    sitting = table()
    assert sitting.record.lines[0].step == "roll_storm"
    assert sitting.asked() == [0, 1, 2]


def test_a_bid_is_sealed_from_the_others_until_the_bids_are_shown() -> None:
    sitting = table()
    sitting.answer(0, 4)
    assert str(sitting.export(1).lines[-1]) == "p1 bid ?"
    assert str(sitting.export(0).lines[-1]) == "p1 bid 4"
    assert str(sitting.export(NOBODY).lines[-1]) == "p1 bid ?"


def test_an_answer_given_twice_is_stale() -> None:
    sitting = table()
    line = sitting.line
    sitting.answer(0, 4, line)
    with pytest.raises(Stale, match="line 1"):
        sitting.answer(0, 5, line)
    assert sitting.line == 2


def test_simultaneous_answers_to_the_same_line_are_both_taken() -> None:
    sitting = table()
    line = sitting.line
    sitting.answer(0, 4, line)
    sitting.answer(1, 3, line)
    assert [x.seat for x in sitting.record.lines[1:]] == [0, 1]


def test_a_refused_answer_changes_nothing_and_says_what_is_allowed() -> None:
    sitting = table()
    before = sitting.board.state()
    with pytest.raises(NotAllowed, match=r"hv:2\.1.*allowed: 0, 1"):
        sitting.answer(0, 99)
    assert sitting.board.state() == before
    assert sitting.line == 1
    with pytest.raises(NotAsked):
        sitting.answer(-1, 0)


def test_the_own_bid_can_be_taken_back_until_somebody_else_answers() -> None:
    sitting = table()
    before = sitting.board.state()
    sitting.answer(0, 4)
    assert sitting.undoable(0) == [1]
    assert sitting.undoable(1) == []
    sitting.undo(0)
    assert sitting.board.state() == before
    sitting.answer(0, 2)
    sitting.answer(1, 2)
    assert sitting.undoable(0) == []
    with pytest.raises(NotNow):
        sitting.undo(0)


def test_an_answer_is_final_when_the_table_ends_the_turn_itself_and_a_bot_goes_on() -> None:
    sitting = Sitting.new(load("civilization"), 2, {}, SECRET, bots=frozenset([1]))
    while (seat := sitting.asked()[0]) == 1 or sitting.question(seat).step != "move":
        space = sitting.question(seat).space
        done = [v for v in space.values() if isinstance(v, tuple) and v[0] == DONE]
        sitting.answer(seat, done[0] if done else space.values()[0])
    marches = sitting.question(0).space.values()
    both = [v for v in marches if written(sitting, v).endswith(" 2")]
    one = [v for v in marches if written(sitting, v).endswith(" 1")]
    assert sitting.is_final(0, both[0])  # nobody is left to move, and the other seat is a bot's
    assert not sitting.is_final(0, one[0])


def test_a_single_answer_is_given_by_the_table_except_where_a_rule_wants_the_end_asked() -> None:
    sitting = Sitting.new(load("laget_civilization"), 3, {}, SECRET)
    rng = Chance(7)
    single: set[str] = set()
    for _ in range(400):
        seat = sitting.asked()[0]
        question = sitting.question(seat)
        if question.space.listed(1) is not None:
            single.add(question.step)
        sitting.answer(seat, question.space.draw(rng))
    # lc:21.1, and where the number of answers tells of a hand. lc:19.5
    assert single == {"build", "campaign", "pay", "keep_cards"}


def test_the_bid_that_opens_all_bids_is_final_and_known_to_be_so_beforehand() -> None:
    sitting = table(2)
    assert not sitting.is_final(0, 4)
    sitting.answer(0, 4)
    assert sitting.is_final(1, 5)
    sitting.answer(1, 5)
    assert sitting.undoable(1) == []


def test_every_answer_of_fate_can_be_verified_and_a_changed_one_is_found() -> None:
    sitting = play_out(table())
    record = Record.from_text(sitting.export(0).to_text())
    fates = [n for n, line in enumerate(record.lines) if line.seat == -1]
    assert verify(HavenRules(), record) == len(fates)
    forged = record.to_text().replace(record.secret, SECRET[::-1].hex())
    with pytest.raises(BadData, match="edited"):
        Record.from_text(forged)
    record.secret = SECRET[::-1].hex()
    with pytest.raises(BadData, match="does not match"):
        verify(HavenRules(), record)


def test_a_running_record_does_not_reveal_its_secret() -> None:
    sitting = table()
    assert SECRET.hex() not in sitting.export(0).to_text()
    with pytest.raises(BadData, match="still running"):
        verify(HavenRules(), sitting.export(0))


def test_a_saved_game_resumes_where_it_was() -> None:
    sitting = table()
    sitting.answer(0, 4)
    saved = Record.from_text(sitting.record.to_text())
    again = Sitting(HavenRules(), saved, SECRET)
    assert again.board.state() == sitting.board.state()
    assert again.asked() == [1, 2]


def test_a_standing_order_answers_with_the_first_legal_wish_and_is_in_no_export() -> None:
    sitting = table()
    sitting.order(1, StandingOrder("bid", ("77", "nonsense", "3")))
    assert [str(x) for x in sitting.record.lines[1:]] == ["p2 bid 3"]
    assert "77" not in sitting.export(0).to_text()


def test_a_recap_tells_what_happened_since_the_own_last_answer() -> None:
    sitting = table(2)
    sitting.answer(0, 5)
    sitting.answer(1, 1)
    kinds = [e.kind.name for _, e in sitting.recap(0)]
    assert "bids_shown" in kinds
    assert "card_drawn" in kinds
    assert "card_drawn" not in [e.kind.name for _, e in sitting.recap(1)]


def test_a_paused_table_takes_no_answers() -> None:
    sitting = table()
    sitting.paused = True
    with pytest.raises(NotNow, match="paused"):
        sitting.answer(0, 1)


def test_chance_of_a_line_is_uniform_enough() -> None:
    counts = [0] * 6
    for line in range(6000):
        counts[LineChance(SECRET, line).below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_several_answers_may_be_given_together_only_while_they_can_be_taken_back() -> None:
    sitting = table(2)
    sitting.answer(0, 4)
    before = sitting.board.state()
    with pytest.raises(NotNow, match=r"part 2 .*cannot be taken back"):
        sitting.answer_text(1, "5; 1")
    assert sitting.board.state() == before
    assert sitting.undoable(0) == [1]
    with pytest.raises(BadData, match="at most 100"):
        sitting.answer_text(1, ";" * 100)


def outbid_with(gold: int, text: str) -> tuple[str, list[int], list[int]]:
    """A player who has so much gold is outbid: the error, who is asked, what can be taken back."""
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    assert sitting.board.contents().options["hidden_gold"]
    victim = sitting.asked()[0]
    sitting.answer_text(victim, "ares 1" if "ares" in offered(sitting) else "poseidon 1")
    sitting.board.gold[victim] = gold  # type: ignore[attr-defined] # a board of Cyclades
    bidder = sitting.asked()[0]
    assert bidder != victim
    error = ""
    try:
        god = "ares" if "ares" in offered(sitting) else "poseidon"
        sitting.answer_text(bidder, text.replace("ares", god))
    except PelagosError as refused:
        error = str(refused)
        assert sitting.asked() == [bidder]
    else:
        assert sitting.asked() == [victim]
    return error, sitting.asked(), sitting.undoable(bidder)


def offered(sitting: Sitting) -> str:
    seat = sitting.asked()[0]
    return sitting.rules.allowed(sitting.board, sitting.question(seat).space, 99)


def test_an_outbid_purse_shows_neither_in_an_undo_nor_in_a_failing_batch() -> None:
    assert outbid_with(0, "ares 2") == outbid_with(5, "ares 2")
    error, _, _ = outbid_with(0, "ares 2; foo")
    assert error == outbid_with(5, "ares 2; foo")[0] != ""
    assert len(outbid_with(0, "ares 2")[2]) == 1


def test_a_failing_batch_does_not_tell_of_a_sealed_order() -> None:
    errors = []
    for orders in ([], [StandingOrder("bid", ("3",))]):
        sitting = table(2)
        sitting.orders[1] = orders
        with pytest.raises(NotAsked) as refused:
            sitting.answer_text(0, "2; 1")
        errors.append(str(refused.value))
        assert sitting.line == 1
        assert sitting.orders[1] == orders
    assert errors[0] == errors[1]


def test_an_order_in_words_that_the_game_does_not_know_is_refused() -> None:
    sitting = table()
    with pytest.raises(BadNotation, match="words of this game"):
        sitting.order(0, StandingOrder("bid", ("fly to the moon",)))
    assert not sitting.orders.get(0)


def test_a_table_restored_after_an_undo_stands_where_it_stood() -> None:
    """Two servers that show one table must not differ by an answer the table gives itself."""
    undone = 0
    for seed in range(40):
        sitting, rng = table(2), Chance(seed)
        while not sitting.over():
            seat = sitting.asked()[0]
            sitting.answer(seat, sitting.question(seat).space.draw(rng))
            seat = next((s for s in range(2) if sitting.undoable(s)), NOBODY)
            if seat != NOBODY and rng.below(3) == 0:
                sitting.undo(seat, rng.choice(sitting.undoable(seat)))
                undone += 1
                record = Record.from_text(sitting.record.to_text())
                assert Sitting(HavenRules(), record, SECRET).line == sitting.line
    assert undone > 100

"""The table's own rules, one by one: chance, moves, batches, orders, undo, versions."""

import hashlib
import hmac
from typing import cast

import pytest

from pelagos.catalogue import load
from pelagos.engine.contract import View
from pelagos.engine.errors import BadData, NotAllowed, NotNow, PelagosError
from pelagos.engine.events import Event, EventKind
from pelagos.engine.record import Record
from pelagos.engine.seats import CLOCK, EVERYONE, FATE, only
from pelagos.table import Sitting, Stale
from pelagos.table.chance import LineChance, verify
from pelagos.table.motion import Move, moves
from pelagos.table.preview import outlooks
from pelagos.table.sitting import FRAMES, MOST_ORDERS, StandingOrder, _gives_away
from pelagos.table.versions import carry_over, sealed_from, up_to
from tests.support.haven import HavenRules
from tests.table.test_sitting import SECRET, Chance, play_out, table

# -- chance and motion -----------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 6, 52])
def test_chance_is_what_anybody_can_work_out_from_the_secret(n: int) -> None:
    rng = LineChance(SECRET, 9)
    for counter in range(20):
        digest = hmac.new(SECRET, f"9:{counter}".encode(), hashlib.sha256).digest()
        assert rng.below(n) == int.from_bytes(digest[:8], "big") % n


def test_numbers_beyond_the_last_whole_multiple_are_thrown_again() -> None:
    n = (1 << 63) + 1

    def number(line: int, counter: int) -> int:
        return int.from_bytes(hmac.digest(SECRET, f"{line}:{counter}".encode(), "sha256")[:8])

    line = next(line for line in range(99) if number(line, 0) >= n > number(line, 1))
    assert LineChance(SECRET, line).below(n) == number(line, 1)


def seen(**areas: list[tuple[str, int, int]]) -> View:
    return cast(View, {"areas": {name: {"pieces": pieces} for name, pieces in areas.items()}})


def test_moves_pair_what_left_with_what_came_and_the_rest_with_the_supply() -> None:
    before = seen(a=[("army", 0, 3)], b=[("army", 0, 1)], c=[("army", 1, 2)], d=[])
    after = seen(a=[("army", 0, 1)], b=[("army", 0, 2)], c=[("army", 1, 2)], d=[("army", 0, 3)])
    assert set(moves(before, after)) == {
        Move("army", 0, "a", "b", 1),
        Move("army", 0, "a", "d", 1),
        Move("army", 0, "", "d", 2),
    }
    assert moves(after, after) == []


def test_what_goes_back_to_the_supply_and_several_piles_of_a_kind() -> None:
    before = seen(a=[("army", 0, 2), ("army", 0, 2)], b=[("fleet", 1, 1)])
    after = seen(a=[("army", 0, 1)], b=[])
    found = moves(before, after)
    assert set(found) == {Move("army", 0, "a", "", 3), Move("fleet", 1, "b", "", 1)}


def test_one_goal_is_filled_from_several_places_in_order() -> None:
    before = seen(a=[("army", 0, 1)], b=[("army", 0, 2)], c=[])
    after = seen(a=[], b=[], c=[("army", 0, 2)], d=[("army", 0, 1)])
    assert moves(before, after) == [
        Move("army", 0, "a", "c", 1),
        Move("army", 0, "b", "c", 1),
        Move("army", 0, "b", "d", 1),
    ]


# -- what can be taken back ------------------------------------------------------------------------


def test_an_event_gives_something_away_if_it_reveals_or_others_alone_hear_it() -> None:
    plain, reveals = EventKind("plain"), EventKind("shown", reveals=True)
    assert not _gives_away(Event(plain, 0, ()), 0)
    assert not _gives_away(Event(plain, 0, (), only(0)), 0)
    assert _gives_away(Event(plain, 0, (), only(1)), 0)
    assert _gives_away(Event(plain, 0, (), only(0) | only(1)), 0)
    assert _gives_away(Event(reveals, 0, (), EVERYONE), 0)


def returning() -> tuple[Sitting, int]:
    """Civilization, where somebody is about to return cards for the hand limit."""
    sitting = Sitting.new(load("civilization"), 2, {}, SECRET)
    rng = Chance(4)
    while True:
        seat = sitting.asked()[0]
        question = sitting.question(seat)
        returns = question.step == "return_trade_cards" and question.space.count() > 1
        if returns and sitting.undoable(seat):
            return sitting, seat
        sitting.answer(seat, question.space.draw(rng))


def test_what_shows_in_public_cannot_be_taken_back_and_what_does_not_can() -> None:
    sitting, seat = returning()
    cards = [v for v in sitting.question(seat).space.values() if v]
    assert sitting.is_final(seat, cards[-1])
    sitting.answer(seat, cards[-1])
    assert sitting.undoable(seat) == []


def test_whether_an_answer_is_final_hangs_on_who_is_next() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    rng = Chance(6)
    followed = 0
    for _ in range(80):
        seat = sitting.asked()[0]
        value = sitting.question(seat).space.draw(rng)
        trial = sitting.board.copy()
        sitting.rules.answer(trial, seat, value)
        if seat and sitting.rules.asked(trial) == [0]:
            sitting.bots = frozenset()
            final = sitting.is_final(seat, value)
            sitting.answer(seat, value)
            assert final is (not sitting.undoable(seat))
            followed += not final
        else:
            sitting.answer(seat, value)
    assert followed > 3


def test_after_an_undo_the_question_is_that_of_its_line() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    seat, line = sitting.asked()[0], sitting.line
    values = sitting.question(seat).space.values()
    sitting.answer(seat, values[0], line)
    sitting.undo(seat)
    sitting.answer(seat, values[1], line)
    assert sitting.record.lines[line].seat == seat


def test_so_it_is_when_the_answer_had_led_to_another_question() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    rng = Chance(6)
    taken_back = 0
    for _ in range(200):
        seat, line = sitting.asked()[0], sitting.line
        question = sitting.question(seat)
        value = question.space.draw(rng)
        sitting.answer(seat, value, line)
        following = sitting.asked()
        if line in sitting.undoable(seat) and sitting.question(following[0]).step != question.step:
            sitting.undo(seat, line)
            sitting.answer(seat, value, line)
            taken_back += 1
    assert taken_back > 3


def test_an_answer_by_order_ends_the_undo_of_the_one_before() -> None:
    sitting = table(3)
    sitting.orders[1] = [StandingOrder("bid", ("0",))]
    sitting.answer(0, 1)
    assert [line.seat for line in sitting.record.lines[-2:]] == [0, 1]
    assert sitting.undoable(0) == []


def test_a_game_that_is_over_has_no_question() -> None:
    with pytest.raises(NotNow, match="the game is over"):
        play_out(table()).question(0)


def test_a_battle_that_would_follow_is_foreseen() -> None:
    rules = load("mare_nostrum")
    rng = Chance(5)
    for seed in range(20):
        b = rules.start(rules.box(3, {}))
        for _ in range(600):
            step = rules.step(b)
            if step is None:
                break
            seat = rules.asked(b)[0]
            value = rules.choices(b, seat).draw(rng)
            trial = b.copy()
            rules.answer(trial, seat, value)
            battle = rules.battle(trial) if seat >= 0 and rules.asked(trial) == [FATE] else None
            if battle is not None:
                assert outlooks(rules, b, seat, value, Chance(seed)).battle == battle
                return
            b = trial
    raise AssertionError("nobody fought")


def test_a_question_cannot_be_answered_as_of_before_it_was_put() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    rng = Chance(8)
    refused = 0
    for _ in range(120):
        step = sitting.question(sitting.asked()[0]).step
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
        following = sitting.asked()[0]
        question = sitting.question(following)
        if question.step != step:
            with pytest.raises(Stale):
                sitting.answer(following, question.space.draw(rng), sitting.line - 1)
            refused += 1
    assert refused > 5


def test_a_recap_begins_after_the_own_last_answer() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    rng = Chance(3)
    for _ in range(60):
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    for seat in range(3):
        mine = [n for n, line in enumerate(sitting.record.lines) if line.seat == seat]
        assert len(mine) > 2
        lines = [n for n, _ in sitting.recap(seat)]
        assert lines == [n for n, e in sitting.events if n > mine[-1] and e.heard_by(seat)]


def test_only_the_latest_boards_are_kept() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, SECRET)
    rng = Chance(3)
    for _ in range(3 * FRAMES):
        sitting.moved(sitting.line - 1)
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    assert sitting.before(sitting.line - FRAMES) is not None
    assert sitting.before(sitting.line - FRAMES - 1) is None
    assert len(sitting._moved) <= FRAMES


# -- several answers and orders --------------------------------------------------------------------


def test_so_many_answers_and_orders_are_taken_and_no_more() -> None:
    sitting = table(2)
    with pytest.raises(PelagosError, match="part 2"):
        sitting.answer_text(1, "; ".join(["5"] * 100))
    order = StandingOrder("no_such_step", ("0",) * MOST_ORDERS)
    for _ in range(MOST_ORDERS):
        sitting.order(0, order)
    with pytest.raises(PelagosError, match="at most 20 standing orders"):
        sitting.order(0, order)
    with pytest.raises(PelagosError, match="at most 20 standing orders"):
        sitting.order(1, StandingOrder("bid", ("0",) * (MOST_ORDERS + 1)))


def test_one_answer_is_no_batch_and_after_a_batch_chance_goes_on() -> None:
    sitting = table(2)
    with pytest.raises(PelagosError) as refused:
        sitting.answer_text(0, "999")
    assert refused.value.part == 0
    sitting.answer(0, 4)
    sitting.answer_all(1, ["5"])
    assert FATE not in sitting.asked()


def test_after_an_order_chance_and_the_others_go_on() -> None:
    sitting = table(2)
    sitting.orders[1] = [StandingOrder("bid", ("0",))]
    sitting.answer(0, 1)
    assert FATE not in sitting.asked()
    assert sum(line.step == "bid" for line in sitting.record.lines) == 2


def obvious() -> tuple[Sitting, int, str, str]:
    """A table where, after an answer, the table gives the same seat's next one by itself."""
    for seed in range(40):
        sitting = Sitting.new(load("mare_nostrum"), 3, {}, SECRET)
        rng = Chance(seed)
        for _ in range(300):
            if sitting.over():
                break
            seat = sitting.asked()[0]
            text = sitting.question(seat).space.write(
                sitting.question(seat).space.draw(rng), sitting.board.contents()
            )
            record = sitting.record.like(sitting.record.lines[:])
            line = sitting.line
            sitting.answer_text(seat, text)
            later = sitting.record.lines[line + 1 :]
            if later and later[0].seat == seat and text != later[0].text:
                return Sitting(sitting.rules, record, SECRET), seat, text, later[0].text
    raise AssertionError("no such answer was found")


def test_what_the_table_answers_by_itself_may_be_said_or_left_out() -> None:
    sitting, seat, first, forced = obvious()
    record = sitting.record.like(sitting.record.lines[:])
    sitting.answer_all(seat, [first])
    said = Sitting(sitting.rules, record, SECRET)
    said.answer_all(seat, [first, forced])
    assert said.record.lines == sitting.record.lines
    assert said.undoable(seat) == sitting.undoable(seat)


def test_one_undo_takes_back_a_whole_batch() -> None:
    sitting = Sitting.new(load("cyclades"), 2, {}, SECRET)
    rng = Chance(11)
    taken_back = 0
    for _ in range(400):
        if sitting.over() or taken_back > 2:
            break
        seat, line = sitting.asked()[0], sitting.line
        state = sitting.board.state()
        texts = []
        trial = Sitting(sitting.rules, sitting.record.like(sitting.record.lines[:]), SECRET)
        for _ in range(2):
            if trial.over() or trial.asked()[0] != seat:
                break
            space = trial.question(seat).space
            texts.append(space.write(space.draw(rng), trial.board.contents()))
            trial.answer_text(seat, texts[-1])
        if len(texts) == 2 and line in trial.undoable(seat):
            sitting.answer_all(seat, texts)
            assert sitting.undoable(seat)[0] == line
            sitting.undo(seat)
            assert (sitting.line, sitting.board.state()) == (line, state)
            taken_back += 1
        sitting.answer_text(seat, texts[0])
    assert taken_back > 2


def test_the_clock_closes_a_live_trade() -> None:
    sitting = Sitting.new(load("civilization"), 3, {"trade_form": "live"}, SECRET)
    rng = Chance(2)
    while CLOCK not in sitting.asked():
        seat = next(s for s in sitting.asked() if s >= 0)
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    sitting.time_is_up()
    assert sitting.record.lines[-1].seat == CLOCK or CLOCK not in sitting.asked()
    assert sitting.undoable(CLOCK) == []


# -- versions --------------------------------------------------------------------------------------


class Renewed(HavenRules):
    """The same rules under another number."""

    version = 2


def old_record() -> Record:
    return Record.from_text(play_out(table()).record.to_text())


def test_a_record_that_holds_goes_over_and_one_that_does_not_stays() -> None:
    record = old_record()
    assert carry_over(Renewed(), record, over=True) is None
    assert record.version == 2
    broken = old_record()
    del broken.lines[-1]
    found = carry_over(Renewed(), broken, over=True)
    assert found is not None
    assert (found.line, found.was, found.now) == (len(broken.lines), 1, 2)
    assert "over by then" in found.why
    assert broken.version == 1
    assert carry_over(Renewed(), broken, over=False) is None


def test_the_part_that_fits_is_shown_as_played_and_the_rest_only_to_who_gave_it() -> None:
    record = old_record()
    del record.lines[5]
    found = carry_over(Renewed(), record, over=True)
    assert found is not None
    part = up_to(record, found)
    assert part.version == 2
    assert part.lines == record.lines[: found.line]
    whole = sealed_from(record, part)
    assert [str(x) for x in whole.lines] == [str(x) for x in record.lines]
    rest = whole.lines[found.line :]
    assert rest
    assert all(x.audience == only(x.seat) for x in rest)


def test_a_refused_answer_is_no_line() -> None:
    sitting = table()
    with pytest.raises(NotAllowed):
        sitting.answer(0, 10**6)
    assert sitting.line == 1


def test_an_answer_of_fate_that_the_secret_does_not_give_is_found() -> None:
    record = play_out(table()).export(0)
    first = next(n for n, line in enumerate(record.lines) if line.seat == FATE)
    line = record.lines[first]
    record.lines[first] = type(line)(line.seat, line.step, "2" if line.text != "2" else "3")
    with pytest.raises(BadData, match=f"answer {first + 1}: fate says"):
        verify(HavenRules(), record)

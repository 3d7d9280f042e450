"""A computer's look at a game."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pelagos.bots import Chance
from pelagos.catalogue import entry, load
from pelagos.engine.record import SEALED, Line, Record
from pelagos.review import Costly, Review, Reviewer, begin
from pelagos.review.data import CLOSER, DONE, GLANCE, LUCK, Suspect

RECORDS = Path("records")
SHORT = RECORDS / "civilization" / "finish_line.pelagos"
SECRETS = RECORDS / "civilization" / "most_areas.pelagos"
BATTLES = RECORDS / "cyclades" / "last_survivor.pelagos"
MISSED = RECORDS / "mare_nostrum_empires" / "glory.pelagos"


def read(path: Path) -> Record:
    return Record.from_text(path.read_text("utf-8"))


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by as much each time somebody looks at it."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


def reviewed(path: Path, budget: float = 1e9, step: float = 1.0, slice: float = 1e9) -> Review:
    record = read(path)
    rules = load(record.title)
    found = begin(rules, record, budget=budget)
    while not found.done:
        Reviewer(entry(record.title), rules, record, found, ticking(step)).go_on(slice)
        found = msgspec.json.decode(msgspec.json.encode(found), type=Review)
    return found


@pytest.fixture(scope="module")
def whole() -> Review:
    return reviewed(SHORT)


def test_the_chances_make_a_whole_and_end_with_the_result(whole: Review) -> None:
    record = read(SHORT)
    assert whole.moments[0].line == 0
    assert whole.moments[-1].line == len(record.lines)
    for moment in whole.moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.01)
    assert set(whole.moments[-1].chances) <= {0.0, 1.0, 0.5}


def test_every_decision_is_glanced_at_and_none_that_was_forced(whole: Review) -> None:
    assert 0 < whole.glanced == whole.decisions < len(read(SHORT).lines)
    assert sum(play.count for play in whole.play) == whole.decisions
    assert not whole.cut_short


def test_the_named_decisions_cost_something_beyond_doubt(whole: Review) -> None:
    for seat in whole.seats:
        named = whole.costliest(seat)
        assert len(named) <= 3
        assert [c.cost for c in named] == sorted([c.cost for c in named], reverse=True)
        assert all(c.cost >= 0.01 and c.cost >= 2 * c.error for c in named)
        assert all(c.better != c.answer for c in named)


def test_what_luck_gives_to_one_it_takes_from_the_others() -> None:
    record = read(BATTLES)
    rules = load(record.title)
    found = begin(rules, record)
    found.stage = LUCK
    Reviewer(entry(record.title), rules, record, found, ticking(1.0)).go_on(30.0)
    assert found.at > 5
    assert sum(luck.total for luck in found.luck) == pytest.approx(0.0, abs=0.01)
    assert any(abs(luck.total) > 0.01 for luck in found.luck)
    assert found.strokes[0].luck == max(
        [s.luck for s in found.strokes], key=lambda x: max(map(abs, x))
    )


def test_a_review_taken_up_again_from_what_was_stored_finds_the_same(whole: Review) -> None:
    pieces = reviewed(SHORT, slice=40.0)
    pieces.spent = whole.spent
    assert pieces == whole


def test_a_spent_budget_ends_it_and_says_how_far_it_came() -> None:
    found = reviewed(SHORT, budget=60.0)
    assert found.stage == DONE
    assert found.cut_short
    assert 0 < found.glanced < found.decisions
    assert found.spent <= 60.0 + 3.0


def test_a_sealed_record_is_reviewed_as_far_as_it_can_be_read() -> None:
    record = read(SHORT)
    at = next(n for n, x in enumerate(record.lines) if n > 20 and x.seat >= 0)
    record.lines[at] = Line(record.lines[at].seat, record.lines[at].step, SEALED)
    found = begin(load(record.title), record)
    assert (found.lines, found.recorded) == (at, len(record.lines))
    assert "sealed" in found.stopped


def closer_look(line: int, seat: int) -> list[Costly]:
    record = read(MISSED)
    rules = load(record.title)
    found = begin(rules, record, [seat])
    found.stage, found.suspects = CLOSER, [Suspect(line, seat, 0.5)]
    Reviewer(entry(record.title), rules, record, found).go_on(60.0)
    return found.costly


def test_a_win_that_was_passed_by_is_found() -> None:
    record = read(MISSED)
    line = next(
        n
        for n, x in enumerate(record.lines)
        if n > 1700 and x.seat == 1 and str(x).endswith("done")
    )
    (costly,) = closer_look(line, 1)
    assert costly.better == "recruit penthesilea"
    assert (costly.better_wins, costly.wins) == (costly.redeals, 0)
    assert costly.is_sure


def glanced(seat: int, hidden: int | None, monkeypatch: pytest.MonkeyPatch) -> Review:
    """A glance at a seat's first decisions; what it cannot see is dealt anew first, if wanted."""
    record = read(SECRETS)
    rules = load(record.title)
    found = begin(rules, record, [seat])
    found.stage = GLANCE
    reviewer = Reviewer(entry(record.title), rules, record, found, ticking(1.0))
    at = reviewer.at
    if hidden is not None:
        monkeypatch.setattr(
            reviewer, "at", lambda line: rules.redeal(at(line), seat, Chance(hidden))
        )
    reviewer.go_on(30.0)
    return found


def test_what_a_seat_could_not_know_does_not_sway_the_verdict(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = glanced(0, None, monkeypatch)
    assert true.suspects
    assert true.suspects == glanced(0, 7, monkeypatch).suspects


def test_chances_are_judged_between_turns_not_in_the_midst_of_a_purchase() -> None:
    """A hand dealt anew could not pay for what its owner has chosen already."""
    text = Path("src/pelagos/lessons/civilization/crete.pelagos").read_text("utf-8")
    record, where = Record.from_text(text), entry("civilization")
    bought = next(n for n, x in enumerate(record.lines) if x.text.startswith("acquire "))
    record = record.like(record.lines[: bought + 2])
    rules = where.rules()
    review = begin(rules, record, [0], budget=1.0)
    reviewer = Reviewer(where, rules, record, review)
    while review.stage == "chances":
        reviewer.go_on(0.5)
    for moment in review.moments[1:]:
        before, after = record.lines[moment.line - 1 : moment.line + 1]
        assert before.seat != after.seat
    assert len(review.moments) > 20

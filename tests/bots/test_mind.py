"""What thinking bots share: chances that add up, rounds that are counted, fair comparisons."""

import pytest

from pelagos.bots import Chance
from pelagos.bots.mind import Mind, error
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.judgement import Judgement
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from tests.support.bots import HAVEN

ENTRIES = [HAVEN, *SHELF]


def played(rules: Rules[Position], answers: int) -> Position:
    """A board after this many answers by chance."""
    b = rules.start(rules.box(rules.players[0], {}))
    rng = Chance(answers)
    for _ in range(answers):
        asked = rules.asked(b)
        if not asked:
            break
        rules.apply(b, asked[0], rules.choices(b, asked[0]).draw(rng))
    rules.step(b)
    return b


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.title)
@pytest.mark.parametrize("answers", [12, 90])
def test_the_chances_of_all_seats_add_up(entry: Entry, answers: int) -> None:
    rules = entry.rules()
    b = played(rules, answers)
    mind = Mind(rules, entry.judgement())
    chances = [mind.worth(b, seat) for seat in range(b.contents().players)]
    assert sum(chances) == pytest.approx(1000)
    assert min(chances) >= 0


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.title)
def test_playing_on_stops_at_the_first_question_of_the_next_age(
    entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, judgement = entry.rules(), entry.judgement()
    b = played(rules, 12)
    age = type(judgement).age
    ages: list[int] = []

    def noted(self: Judgement[Position], board: Position) -> int:
        ages.append(age(self, board))
        return ages[-1]

    monkeypatch.setattr(type(judgement), "age", noted)
    Mind(rules, judgement).play_on(b, Chance(1), rounds=1, most=400, tried=2)
    assert set(ages[:-1]) == {ages[0]}
    assert rules.over(b) or ages[-1] > ages[0]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.title)
def test_routine_questions_are_questions_of_the_title(entry: Entry) -> None:
    steps = [s for phase in entry.rules().phases.values() for s in phase.steps]
    asked = {s.name for s in steps if isinstance(s, Ask)}
    assert entry.judgement().routine <= asked


def test_a_steady_difference_has_no_error() -> None:
    assert error([3.0, 5.0, 9.0], [1.0, 3.0, 7.0]) == 0
    assert error([3.0, 1.0], [1.0, 3.0]) == pytest.approx(2.0)

"""The ladder: names, budgets, and each rung above the one below at the toy title."""

from itertools import count

import pytest

from pelagos.bots import Chance, Planner, Seen, bot, levels, offered
from pelagos.bots.search import Search
from pelagos.engine.errors import BadData
from pelagos.engine.seats import FATE
from pelagos.research.arena import Match, run, standings
from tests.support.bots import HAVEN


@pytest.mark.parametrize("name", [*levels(), "easy", "normal", "hard"])
def test_every_level_has_a_bot(name: str) -> None:
    assert bot(name, HAVEN).name in levels()


def test_players_choose_by_level_and_a_hard_bot_has_a_time_for_each_move() -> None:
    made = [(level, bot(level.name, HAVEN)) for level in offered()]
    assert [each.name for _, each in made[:4]] == levels()
    hard = [(level.seconds, each.seconds) for level, each in made if isinstance(each, Search)]
    assert hard == [(1, 1.0), (3, 3.0), (10, 10.0)]
    assert not any(level.seconds for level, each in made if not isinstance(each, Search))


@pytest.mark.parametrize(
    "name",
    ["", "search@", "search@0", "search@-1s", "search@x", "search@1h", "planner@3", "easy@3s", "Ω"],
)
def test_an_unknown_bot_or_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(BadData, match=r"there is no bot|search cannot work"):
        bot(name, HAVEN)


@pytest.mark.parametrize(("better", "worse"), [("planner", "greedy"), ("search@60", "random")])
def test_a_higher_level_beats_a_lower_one(better: str, worse: str) -> None:
    table = standings(run(Match(HAVEN, (worse, better), 12, 2), workers=0))
    assert table[0].bot == better
    assert table[0].low > 0.5
    assert not table[0].faults


def test_a_search_by_the_clock_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    for module in ("planner", "search"):  # a millisecond passes at every look at the clock
        clock = f"pelagos.bots.{module}.perf_counter"
        monkeypatch.setattr(clock, lambda: next(looks) / 1000)
    rules = HAVEN.rules()
    b = rules.start(rules.box(3, {}))
    rules.answer(b, FATE, (2,))
    player = bot("search@0.05s", HAVEN)
    assert isinstance(player, Search)
    assert rules.choices(b, 0).holds(player.choose(Seen(rules, b, 0), Chance(1)))
    assert player.decisions > 50
    assert 10 < next(looks) <= 53


def test_a_patient_planner_compares_longer_before_it_gives_an_answer_up() -> None:
    rules = HAVEN.rules()
    b = rules.start(rules.box(3, {}))
    rules.answer(b, FATE, (2,))
    hasty = Planner(HAVEN.judgement(), 3000, 400)
    patient = Planner(HAVEN.judgement(), 3000, 400, patient=True)
    for planner in (hasty, patient):
        assert rules.choices(b, 0).holds(planner.choose(Seen(rules, b, 0), Chance(1)))
    assert patient.decisions > hasty.decisions

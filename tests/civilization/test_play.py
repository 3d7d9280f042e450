"""Whole games: the laws, the rules of thumb, and how fast it goes."""

import pytest

from pelagos.bots.base import Chance
from pelagos.conformance.laws import check_game
from pelagos.engine.rules import Result
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.wits.judgement import judgement
from tests.civilization.build import RULES
from tests.support import clause

JUDGE = judgement()


@clause("civ:L.1", "civ:L.2", "civ:L.3", "civ:5.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_the_laws_hold_in_a_random_game(players: int) -> None:
    assert check_game(RULES, players, {"round_limit": 25}, seed=players, every=17) > 50


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "short", "short_line": 1},
        {"variant": "nomads_and_seafarers"},
        {"variant": "farmers_and_citizens"},
        {"trade_form": "live", "round_limit": 20},
        {"simultaneous_phases": True, "calamity_floor_16": True, "round_limit": 20},
    ],
)
def test_the_laws_hold_in_every_variant(options: dict[str, object]) -> None:
    assert check_game(RULES, 4, options, seed=3, every=13) > 50


def decide(b: Board, seat: int, rng: Chance) -> object:
    """A rule of thumb, or the best of a few answers looked at."""
    step = RULES.step(b)
    assert step is not None
    space = step.choices(b, seat)
    guess = RULES.redeal(b, seat, rng)
    hint = JUDGE.hint(guess, seat, step.name, step.choices(guess, seat), rng)
    if hint is not None:
        return hint
    count = space.count()
    values = space.values() if 0 < count <= 60 else [space.draw(rng) for _ in range(6)]
    best, worth = values[0], -1e9
    for value in values if len(values) > 1 else []:
        trial = guess.copy()
        RULES.apply(trial, seat, value)
        RULES.step(trial)
        found = JUDGE.value(trial, seat)
        if found > worth:
            best, worth = value, found
    return best


def play(players: int, options: dict[str, object], thoughtful: list[int], seed: int) -> Result:
    rng = Chance(seed)
    b = RULES.start(RULES.box(players, options))
    totals = RULES.conserved(b)
    while asked := RULES.asked(b):
        seat = asked[0]
        value = decide(b, seat, rng) if seat in thoughtful else RULES.choices(b, seat).draw(rng)
        RULES.answer(b, seat, value)
    assert RULES.conserved(b) == totals
    result = RULES.result(b)
    assert result is not None
    return result


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_rules_of_thumb_bring_a_full_game_to_its_finish(players: int, seed: int) -> None:
    assert play(players, {}, list(range(players)), seed).ending == "finish"


@pytest.mark.parametrize("seed", range(4))
def test_rules_of_thumb_beat_three_players_by_chance(seed: int) -> None:
    assert play(4, {"round_limit": 30}, [seed], seed).winners == (seed,)


@pytest.mark.parametrize("variant", ["nomads_and_seafarers", "farmers_and_citizens", "short"])
def test_rules_of_thumb_know_every_variant(variant: str) -> None:
    assert play(3, {"variant": variant}, [0, 1, 2], seed=2).winners

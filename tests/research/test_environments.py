"""PettingZoo's and Gymnasium's own tests, for every title, and what we promise beyond them."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from pelagos.bots import Chance
from pelagos.catalogue import SHELF, Entry
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, replay
from pelagos.research.encoding import WAIT, Encoding, nearest
from pelagos.research.simulator import Simulator
from pelagos.research.solo import Solo
from pelagos.research.zoo import AllSeats, SeatByTurn
from tests.support.bots import HAVEN

ENTRIES = [HAVEN, *SHELF]
every_title = pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.title)

# PettingZoo looks at its own examples by name and warns about masks it does not know.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_title
def test_a_title_passes_the_turn_based_api_test(entry: Entry) -> None:
    api_test(SeatByTurn(entry), num_cycles=200)


@every_title
def test_a_title_passes_the_parallel_api_test(entry: Entry) -> None:
    parallel_api_test(AllSeats(entry), num_cycles=200)


@every_title
def test_a_seed_fixes_everything(entry: Entry) -> None:
    seed_test(lambda: SeatByTurn(entry), num_cycles=40)
    parallel_seed_test(lambda: AllSeats(entry), num_cycles=40)


@every_title
def test_a_seat_against_bots_passes_gymnasiums_check(entry: Entry) -> None:
    check_env(Solo(entry, opponents=("random",), limit=400), skip_render_check=True)


def play_by_mask(env: SeatByTurn, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for _ in env.agent_iter():
        observation, _, over, broken_off, _ = env.last()
        if over or broken_off:
            env.step(None)
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(rng.choice(legal)))
        for name, reward in env.rewards.items():
            earned[name] += reward
    return earned


def test_rewards_sum_to_zero_and_the_record_replays() -> None:
    env = SeatByTurn(HAVEN, players=3)
    earned = play_by_mask(env, 5)
    assert abs(sum(earned.values())) < 1e-9
    assert max(earned.values()) >= 0
    again = replay(env.simulator.rules, Record.from_text(env.render()))
    assert again.state() == env.simulator.board.state()


def test_an_answer_keeps_its_number_in_every_game() -> None:
    numbers: dict[str, set[int]] = {}
    for seed in range(20):
        simulator = Simulator(HAVEN, players=4)
        simulator.begin(seed)
        rng = Chance(seed)
        while simulator.asked:
            seat = simulator.asked[0]
            legend = simulator.legend(seat)
            for number, text in legend.items():
                numbers.setdefault(f"{simulator.step} {text}", set()).add(number)
            simulator.act(seat, list(legend)[rng.below(len(legend))])
    moved = [text for text, found in numbers.items() if len(found) > 1]
    assert len(numbers) > 40
    assert len(moved) < len(numbers) * 0.1


def test_answers_that_collide_get_numbers_of_their_own() -> None:
    simulator = Simulator(HAVEN, players=2, encoding=Encoding(size=9, cells=16, offered=8))
    seat = simulator.asked[0]
    assert len(simulator.actions(seat)) == len(simulator.legend(seat)) == 7
    assert simulator.mask(seat).sum() == 7
    assert simulator.mask(seat)[WAIT] == 0


def test_who_is_not_asked_can_only_wait() -> None:
    env = AllSeats(HAVEN, players=2)
    env.reset(seed=1)
    observations, *_ = env.step({"p1": 1, "p2": 1})
    for agent, observation in observations.items():
        asked = env.seat(agent) in env.simulator.asked
        assert (observation["action_mask"][WAIT] == 1) is not asked


def test_an_illegal_action_is_refused_or_moved_to_the_next_legal_one() -> None:
    env = SeatByTurn(HAVEN)
    env.reset(seed=1)
    with pytest.raises(BadData, match="cannot take action 0"):
        env.step(WAIT)
    mask = np.array([0, 1, 0, 1, 0], dtype=np.int8)
    assert [nearest(mask, a) for a in range(5)] == [1, 1, 3, 3, 1]


def test_an_observation_does_not_show_what_the_seat_cannot_see() -> None:
    simulator = Simulator(HAVEN, players=3)
    simulator.begin(4)
    for _ in range(12):
        seat = simulator.asked[0]
        simulator.act(seat, next(iter(simulator.actions(seat))))
    twin = Simulator(HAVEN, players=3)
    twin.board = simulator.rules.redeal(simulator.board, 0, simulator.fate)
    assert np.array_equal(simulator.vector(0), twin.vector(0))


def test_a_game_that_is_too_long_is_broken_off() -> None:
    env = Solo(HAVEN, opponents=("random",), limit=10)
    env.reset(seed=3)
    for _ in range(10):
        _, reward, over, broken_off, _ = env.step(0)
        assert not over
        assert reward == 0.0
        if broken_off:
            return
    pytest.fail("the game went on")

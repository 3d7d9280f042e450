"""The examples do what they say."""

import numpy as np
import pytest

from examples.careful_bot import Careful
from examples.learn_haven import CELLS, SIZE, Policy, play, strength
from pelagos.research.arena import Match, run
from pelagos.research.encoding import Encoding
from pelagos.research.solo import Solo
from tests.support.bots import HAVEN


def test_a_bot_of_ones_own_plays_whole_games() -> None:
    match = Match(HAVEN, ("examples.careful_bot:Careful", "random"), 4, 2)
    for game in run(match, workers=0):
        assert not game.faults
        assert Careful.name == "careful"


def test_a_policy_learns_to_beat_greedy_at_the_toy_title() -> None:
    encoding = Encoding(size=SIZE, cells=CELLS, offered=120)
    env = Solo(HAVEN, opponents=("greedy",), seat=None, players=2, encoding=encoding)
    policy = Policy(np.random.default_rng(1))
    for game in range(300):
        done, reward = play(env, policy, game, best=False)
        policy.learn(done, reward)
    assert strength(env, policy, 60, 900_000) > 0.65


@pytest.mark.parametrize("name", ["zoo_loop", "take_a_seat", "openings"])
def test_an_example_can_be_imported(name: str) -> None:
    __import__(f"examples.{name}")

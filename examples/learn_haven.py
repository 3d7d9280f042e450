"""Learns to beat `greedy` at Haven, the toy title, by policy gradient with NumPy alone.

The policy is linear: a score for each action from the observation array, made probabilities by
softmax over the legal ones. After each game the answers of a won game become likelier, those of a
lost one less likely (REINFORCE with a running mean as baseline).

    python examples/learn_haven.py [games]
"""

import sys
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from pelagos.research.encoding import Encoding
from pelagos.research.solo import Solo
from tests.support.bots import HAVEN

SIZE, CELLS = 160, 96
RATE = 0.08
FADE = 0.98

Array = NDArray[np.float64]


class Policy:
    """A score for each action, linear in what is seen."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights: Array = np.zeros((SIZE, CELLS + 1))
        self.rng = rng

    def act(self, seen: Array, mask: Array, best: bool) -> tuple[int, Array]:
        """An action and the probabilities it was drawn from."""
        scores = np.where(mask > 0, self.weights @ seen, -np.inf)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = int(chances.argmax()) if best else int(self.rng.choice(SIZE, p=chances))
        return action, chances

    def learn(self, game: list[tuple[Array, int, Array]], advantage: float) -> None:
        """Makes the answers of a game likelier, or less likely."""
        for seen, action, chances in game:
            slope = -chances
            slope[action] += 1
            self.weights += RATE * advantage * np.outer(slope, seen) / (seen @ seen)


def play(
    env: Solo, policy: Policy, seed: int, best: bool
) -> tuple[list[tuple[Array, int, Array]], float]:
    """One game: what was done, and what came of it."""
    observation, _ = env.reset(seed=seed)
    done: list[tuple[Array, int, Array]] = []
    while True:
        seen = np.append(observation["observation"], 1.0).astype(float)
        action, chances = policy.act(seen, observation["action_mask"], best)
        done.append((seen, action, chances))
        observation, reward, over, broken_off, _ = env.step(action)
        if over or broken_off:
            return done, float(reward)


def strength(env: Solo, policy: Policy, games: int, first: int) -> float:
    """The share of games won by the policy at its best; a shared win counts half."""
    rewards = [play(env, policy, first + g, True)[1] for g in range(games)]
    return float(np.mean([(r + 1) / 2 for r in rewards]))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    encoding = Encoding(size=SIZE, cells=CELLS, offered=120)
    env = Solo(HAVEN, opponents=("greedy",), seat=None, players=2, encoding=encoding)
    policy = Policy(np.random.default_rng(1))
    began = perf_counter()
    mean = 0.0
    sys.stdout.write(f"before: {strength(env, policy, 100, 900_000):.0%} won\n")
    for game in range(1, games + 1):
        done, reward = play(env, policy, game, False)
        policy.learn(done, reward - mean)
        mean = FADE * mean + (1 - FADE) * reward
        if game % (games // 4) == 0:
            share = strength(env, policy, 100, 900_000)
            seconds = perf_counter() - began
            sys.stdout.write(f"{game} games, {seconds:.0f} s: {share:.0%} won\n")


if __name__ == "__main__":
    main()

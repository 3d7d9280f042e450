"""One game of Cyclades through PettingZoo, every seat by chance among its legal actions."""

import sys

import numpy as np

from pelagos.research.zoo import SeatByTurn


def main() -> None:
    env = SeatByTurn("cyclades", players=4)
    env.reset(seed=7)
    rng = np.random.default_rng(7)
    total = dict.fromkeys(env.possible_agents, 0.0)
    answers = 0
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        total[agent] += reward
        if over or broken_off:
            env.step(None)
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        action = int(rng.choice(legal))
        if answers < 5:
            sys.stdout.write(f"{agent}: {env.legend(agent)[action]}\n")
        env.step(action)
        answers += 1
    sys.stdout.write(f"{answers} answers; rewards {total}\n")


if __name__ == "__main__":
    main()

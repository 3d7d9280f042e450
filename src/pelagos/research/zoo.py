"""PettingZoo environments: one seat at a time (AEC), or all at once (parallel)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from pelagos.catalogue import Entry
from pelagos.engine.contract import View
from pelagos.research.encoding import WAIT, Encoding, nearest
from pelagos.research.simulator import Observation, Simulator


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The space of observations: an array and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encoding.cells,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.size,), np.int8),
        }
    )


class _Zoo:
    """What both kinds of environment share: a simulator and spaces for each of its seats."""

    def _prepare(self, simulator: Simulator) -> None:
        self.simulator = simulator
        self.metadata: dict[str, Any] = {
            "name": f"pelagos_{simulator.rules.title}_v{simulator.rules.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents: list[str] = list(simulator.seats)
        self.agents: list[str] = []
        self.render_mode = "ansi"
        self._observations = {a: observation_space(simulator.encoding) for a in simulator.seats}
        self._actions = {a: spaces.Discrete(simulator.encoding.size) for a in simulator.seats}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.simulator.begin(int(self._seeds.integers(1 << 31)))
        self.agents = list(self.possible_agents)

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> View:
        """What the agent sees as plain data, for those who want more than an array."""
        return self.simulator.rules.view(self.simulator.board, self.seat(agent))

    def legend(self, agent: str) -> dict[int, str]:
        """The agent's legal actions in notation."""
        return self.simulator.legend(self.seat(agent))

    def render(self) -> str:
        """The record so far."""
        return self.simulator.record.to_text()

    def close(self) -> None:
        """Nothing to close."""

    def _info(self, agent: str) -> dict[str, Any]:
        return {"step": self.simulator.step if self.seat(agent) in self.simulator.asked else ""}


class SeatByTurn(_Zoo, AECEnv[str, Observation, int]):  # type: ignore[misc] # it has no types
    """A title as an agent-environment cycle. Illegal actions raise BadData; use the mask."""

    def __init__(
        self,
        title: str | Entry,
        players: int | None = None,
        options: dict[str, object] | None = None,
        encoding: Encoding | None = None,
        limit: int | None = None,
    ) -> None:
        AECEnv.__init__(self)
        self._prepare(Simulator(title, players, options, encoding, limit))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {a: self._info(a) for a in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        asked = self.simulator.asked
        return self.possible_agents[asked[0]] if asked else self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.simulator.observe(self.seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.simulator.act(self.seat(agent), int(action))
        over, broken_off = self.simulator.over, self.simulator.broken_off
        earned = self.simulator.rewards()
        self.rewards = {a: earned[self.seat(a)] for a in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self.infos = {a: self._info(a) for a in self.agents}
        self.agent_selection = self._next()
        self._accumulate_rewards()


class AllSeats(_Zoo, ParallelEnv[str, Observation, int]):  # type: ignore[misc] # nor has it
    """A title as a parallel environment: who is not asked takes WAIT.

    Seats asked at the same time answer together. An action that is not legal counts as the next
    legal one; where the first answers leave others nothing to answer, theirs are dropped.
    """

    def __init__(
        self,
        title: str | Entry,
        players: int | None = None,
        options: dict[str, object] | None = None,
        encoding: Encoding | None = None,
        limit: int | None = None,
    ) -> None:
        self._prepare(Simulator(title, players, options, encoding, limit))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observed(), {a: self._info(a) for a in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {a: self.simulator.observe(self.seat(a)) for a in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        simulator = self.simulator
        question, asked = simulator.step, simulator.asked
        chosen = [
            (seat, simulator.actions(seat)[nearest(simulator.mask(seat), int(actions[agent]))])
            for agent, seat in ((self.possible_agents[s], s) for s in asked)
        ]
        for seat, answer in chosen:
            if simulator.step != question or seat not in simulator.asked:
                continue
            if simulator.rules.choices(simulator.board, seat).holds(answer):
                simulator.answer(seat, answer)
        earned = simulator.rewards()
        observed = self._observed()
        rewards = {a: earned[self.seat(a)] for a in self.agents}
        terminations = dict.fromkeys(self.agents, simulator.over)
        truncations = dict.fromkeys(self.agents, simulator.broken_off)
        infos = {a: self._info(a) for a in self.agents}
        if simulator.over or simulator.broken_off:
            self.agents = []
        return observed, rewards, terminations, truncations, infos


__all__ = ["WAIT", "AllSeats", "SeatByTurn"]

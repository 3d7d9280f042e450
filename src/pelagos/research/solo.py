"""A Gymnasium environment: one seat against bots."""

from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

from pelagos.bots import Bot, Chance, bot
from pelagos.catalogue import Entry
from pelagos.engine.errors import BadData
from pelagos.research.encoding import Encoding, nearest
from pelagos.research.simulator import Observation, Simulator
from pelagos.research.zoo import observation_space


class Solo(gymnasium.Env[Observation, Any]):
    """One seat of a title; fixed bots in the others. The reward comes at the end.

    `seat` None = another seat each game. An action whose mask is 0 counts as the next legal one,
    so that any policy can begin to learn; `info["legal"]` says whether it was.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        title: str | Entry,
        opponents: tuple[str, ...] = ("greedy",),
        seat: int | None = 0,
        players: int | None = None,
        options: dict[str, object] | None = None,
        encoding: Encoding | None = None,
        limit: int | None = None,
    ) -> None:
        self.simulator = Simulator(title, players, options, encoding, limit)
        if seat is not None and not 0 <= seat < self.simulator.players:
            raise BadData(
                f"there are {self.simulator.players} seats; seat {seat} is not one of them"
            )
        self.fixed = seat
        self.opponents = opponents
        self.render_mode = "ansi"
        self.observation_space = observation_space(self.simulator.encoding)
        self.action_space = spaces.Discrete(self.simulator.encoding.size)
        self.me = seat or 0
        self._bots: dict[int, Bot] = {}
        self._rng = Chance(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self._rng = Chance(number)
        simulator = self.simulator
        simulator.begin(number)
        self.me = self._rng.below(simulator.players) if self.fixed is None else self.fixed
        others = [s for s in range(simulator.players) if s != self.me]
        names = self.opponents
        self._bots = {s: bot(names[i % len(names)], simulator.entry) for i, s in enumerate(others)}
        self._let_bots_play()
        return simulator.observe(self.me), self._info(True)

    def _let_bots_play(self) -> None:
        while (asked := self.simulator.asked) and self.me not in asked:
            seat = asked[0]
            self.simulator.answer(
                seat, self._bots[seat].choose(self.simulator.seen(seat), self._rng)
            )

    def _info(self, legal: bool) -> dict[str, Any]:
        return {"step": self.simulator.step, "seat": self.me, "legal": legal}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        simulator, me = self.simulator, self.me
        mask = simulator.mask(me)
        taken = nearest(mask, int(action))
        simulator.act(me, taken)
        self._let_bots_play()
        info = self._info(taken == action)
        reward = simulator.rewards()[me]
        return simulator.observe(me), reward, simulator.over, simulator.broken_off, info

    def action_masks(self) -> Any:
        """The mask, by the name that maskable learners look for."""
        return self.simulator.mask(self.me).astype(bool)

    def render(self) -> str:
        """The record so far."""
        return self.simulator.record.to_text()


def vector(count: int, title: str | Entry, **settings: Any) -> AsyncVectorEnv:
    """A number of solo environments, each in a process of its own."""

    def make() -> Solo:
        return Solo(title, **settings)

    return AsyncVectorEnv([make] * count)

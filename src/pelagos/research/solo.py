"""A Gymnasium environment: one seat against bots."""

from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

from pelagos.bots import Bot, Chance, bot
from pelagos.catalogue import Entry
from pelagos.engine.errors import BadData
from pelagos.research.course import Course, Observation
from pelagos.research.encoding import Encoding, nearest
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
        self.course = Course(title, players, options, encoding, limit)
        if seat is not None and not 0 <= seat < self.course.players:
            raise BadData(f"there are {self.course.players} seats; seat {seat} is not one of them")
        self.fixed = seat
        self.opponents = opponents
        self.render_mode = "ansi"
        self.observation_space = observation_space(self.course.encoding)
        self.action_space = spaces.Discrete(self.course.encoding.size)
        self.me = seat or 0
        self._bots: dict[int, Bot] = {}
        self._rng = Chance(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self._rng = Chance(number)
        course = self.course
        course.begin(number)
        self.me = self._rng.below(course.players) if self.fixed is None else self.fixed
        others = [s for s in range(course.players) if s != self.me]
        names = self.opponents
        self._bots = {s: bot(names[i % len(names)], course.entry) for i, s in enumerate(others)}
        self._let_bots_play()
        return course.observe(self.me), self._info(True)

    def _let_bots_play(self) -> None:
        while (asked := self.course.asked) and self.me not in asked:
            seat = asked[0]
            self.course.answer(seat, self._bots[seat].choose(self.course.seen(seat), self._rng))

    def _info(self, legal: bool) -> dict[str, Any]:
        return {"step": self.course.step, "seat": self.me, "legal": legal}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        course, me = self.course, self.me
        mask = course.mask(me)
        taken = nearest(mask, int(action))
        course.act(me, taken)
        self._let_bots_play()
        info = self._info(taken == action)
        reward = course.rewards()[me]
        return course.observe(me), reward, course.over, course.broken_off, info

    def action_masks(self) -> Any:
        """The mask, by the name that maskable learners look for."""
        return self.course.mask(self.me).astype(bool)

    def render(self) -> str:
        """The record so far."""
        return self.course.record.to_text()


def vector(count: int, title: str | Entry, **settings: Any) -> AsyncVectorEnv:
    """A number of solo environments, each in a process of its own."""

    def make() -> Solo:
        return Solo(title, **settings)

    return AsyncVectorEnv([make] * count)

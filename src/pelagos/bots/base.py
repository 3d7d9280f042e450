"""What a bot is given, and what it must do."""

import random
from math import floor
from typing import Any, NamedTuple, Protocol

from pelagos.engine.contract import View
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space


class Chance(random.Random):
    """A seeded source of chance for bots, playouts and tests."""

    def below(self, n: int) -> int:
        """An integer in range(n)."""
        return floor(self.random() * n)


class Seen:
    """The game through the eyes of one seat that is asked something."""

    def __init__(self, rules: Rules[Any], board: Position, seat: int) -> None:
        step = rules.step(board)
        assert step is not None
        self.rules = rules
        self.seat = seat
        self.step = step.name
        self.space: Space[object] = step.choices(board, seat)
        self.__board = board

    @property
    def view(self) -> View:
        """What the seat may see, as plain data."""
        return self.rules.view(self.__board, self.seat)

    def redeal(self, rng: Rng) -> Position:
        """A board consistent with what the seat knows; a new one each time, free to be changed."""
        redealt: Position = self.rules.redeal(self.__board, self.seat, rng)
        return redealt


JUDGED, THUMB, PLAYED, CHANCE = "judged", "thumb", "played", "chance"
"""How a bot decided: by judging boards, by a rule of thumb, by playouts, or at random."""


class Thought(NamedTuple):
    """What a bot thinks of a question, for its choice and for the sentence that explains it."""

    weighed: list[tuple[object, float]]
    """Answers with what they promise; the first is the bot's choice."""
    how: str = JUDGED
    times: int = 0
    """How many playouts each of the best answers had."""


class Bot(Protocol):
    """A player. `choose` must depend only on what is seen and on `rng`."""

    name: str

    def choose(self, seen: Seen, rng: Chance) -> object:
        """One of `seen.space`."""

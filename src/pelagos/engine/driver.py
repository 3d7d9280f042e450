"""Who answers next: written once for tables, arenas, environments, laws and random play."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, FATE, Rng
from pelagos.engine.spaces import Space, forced
from pelagos.engine.steps import Ask

B = TypeVar("B", bound=Position)

TALKS: Final = 60
"""Answers to one question with a clock, for each seat, before the clock says that time is up."""

ENDLESS: Final = 1 << 60

Note = Callable[[Ask[Any, object], int, Space[object], object], None]
"""Told of each answer before it is applied: the question, the seat, its choices, the answer."""


def thinking(asked: list[int]) -> list[int]:
    """Those who are asked and have to think; the clock only when nobody else is."""
    return [s for s in asked if s != CLOCK] or asked


def first_of(asked: list[int]) -> int:
    """The first of those asked; the clock only when nobody else is."""
    return asked[0] if asked[0] != CLOCK or len(asked) == 1 else asked[1]


def anybody(asked: list[int], rng: Rng) -> int:
    """One of those asked; the clock only when nobody else is."""
    found = thinking(asked)
    return found[rng.below(len(found))]


def time_is_up(asked: list[int], talk: int, players: int) -> bool:
    """Whether the clock answers: nobody else is asked, or enough has been said."""
    return CLOCK in asked and (len(asked) == 1 or talk > TALKS * players)


class Driver(Generic[B]):
    """Runs a game on to the next real decision. FATE answers from a source, the clock when enough
    has been said, and a seat with a single answer at once. `talk` counts the answers to the
    question that stands.
    """

    def __init__(self, rules: Rules[B], b: B, fate: Rng | None, note: Note | None = None) -> None:
        self.rules: Final = rules
        self.board: Final = b
        self.fate: Final = fate
        """Without a source, FATE's questions are left to the caller."""
        self.note: Final = note
        self.answers = 0
        self.talk = 0

    def give(self, seat: int, value: object) -> None:
        """Applies a legal answer."""
        b = self.board
        step = self.rules.step(b)
        assert step is not None
        if self.note is not None:
            self.note(step, seat, step.choices(b, seat), value)
        self.rules.apply(b, seat, value)
        self.answers += 1
        self.talk = self.talk + 1 if self.rules.step(b) is step else 0

    def run(self, most: int = ENDLESS) -> list[int]:
        """Gives all answers that need no decision, up to `most` in total; returns who is asked
        then.
        """
        rules, b = self.rules, self.board
        players = b.contents().players
        while True:
            asked = rules.asked(b)
            if not asked or self.answers >= most:
                return asked
            if FATE in asked:
                if self.fate is None:
                    return asked
                self.give(FATE, rules.choices(b, FATE).draw(self.fate))
                continue
            late = time_is_up(asked, self.talk, players)
            seat = CLOCK if late else first_of(asked)
            space = rules.choices(b, seat)
            if not late and not forced(space):
                return asked
            self.give(seat, space.values()[0])

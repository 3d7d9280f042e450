"""The table of contents: phases, each an ordered list of small stateless steps.

A step either asks (`Ask`) or does something (`Do`), such as to begin another phase (`Call`,
`While`, `ForEachSeat`). An `Ask` stands until there is nobody left to ask: after each answer its
`who` is called again, so the open question is always derived from the board and never stored.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import FREE, Cost, Fact, Seat
from pelagos.engine.errors import BadData
from pelagos.engine.position import Position
from pelagos.engine.seats import EVERYONE, only
from pelagos.engine.spaces import Space

B = TypeVar("B", bound=Position)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[B]):
    """One line of a phase. `clause` names the paragraph it enforces."""

    name: str = ""
    clause: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step[B]):
    """Something that happens by itself."""

    def do(self, b: B) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[B], Generic[B, V]):
    """A question. `name` is its key in word files and in records."""

    secret: bool = False
    waits: bool = False
    """Whether a table asks even when one answer is left, for instance to end a turn."""
    pays_later: bool = False
    """Whether the price of an answer is paid after it: in a question of its own, or a debt."""

    def who(self, b: B) -> list[int]:
        """The seats that must answer now; none = the step is done."""
        raise NotImplementedError

    def may(self, b: B) -> list[int]:
        """The seats that may speak up too, though nothing waits for them."""
        return []

    def choices(self, b: B, seat: Seat) -> Space[V]:
        """What `seat` may answer."""
        raise NotImplementedError

    def betrays(self, b: B, seat: Seat) -> bool:
        """Whether an answer given at once, because it is the only one, would betray a secret.

        It would where the number of answers depends on what only `seat` can know; a table then asks
        even when one answer is left. Must follow from what everybody knows.
        """
        return False

    def facts(self, b: B, seat: Seat) -> list[Fact]:
        """What the question is about: places, opponents, numbers due. Its text uses them."""
        return []

    def price(self, b: B, seat: Seat, value: V) -> Cost:
        """What `seat` would pay for this answer now. For front ends; never asked in random play."""
        return FREE

    def in_sight(self, b: B, seat: Seat) -> list[V]:
        """What lies on the table and could be meant, legal or not; front ends ask why not."""
        return []

    def answer(self, b: B, seat: Seat, value: V) -> None:
        """What the answer does. It has been checked and must not fail."""
        raise NotImplementedError

    def seen_by(self, b: B, seat: Seat) -> int:
        """The audience that may see the answer `seat` is about to give."""
        return only(seat) if self.secret else EVERYONE

    def why_not(self, b: B, seat: Seat, value: object) -> str:
        """The clause that forbids `value`, if there is a better one than the step's own."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """A step where it stands in its phase: a question or a deed; behind the last one neither."""

    def __init__(self, at: int, ask: Ask[Any, object] | None, deed: Do[Any] | None) -> None:
        self.at: Final = at
        self.ask: Final = ask
        self.deed: Final = deed
        self.after: Line = self


class Phase:
    """A named list of steps, in rulebook order."""

    def __init__(self, name: str, steps: list[Step[Any]]) -> None:
        for step in steps:
            if not isinstance(step, (Ask, Do)):
                raise BadData(f"{type(step).__name__} in {name!r} neither asks nor does anything")
        self.name: Final = name
        self.steps: Final = steps
        self.length: Final = len(steps)
        self.lines: Final = [
            *[
                Line(
                    at,
                    step if isinstance(step, Ask) else None,
                    step if isinstance(step, Do) else None,
                )
                for at, step in enumerate(steps)
            ],
            Line(len(steps), None, None),
        ]
        for at, line in enumerate(self.lines[1:]):
            self.lines[at].after = line

    def __repr__(self) -> str:
        return f"Phase({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Do[B]):
    """Do a phase once."""

    def __init__(self, phase: Phase) -> None:
        self.phase: Final = phase

    def do(self, b: B) -> None:
        b.call(self.phase)


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Do[B]):
    """Do a phase again and again as long as `test(b)` holds before it."""

    def __init__(self, test: Callable[[B], bool], phase: Phase) -> None:
        self.test: Final = test
        self.phase: Final = phase

    def do(self, b: B) -> None:
        if self.test(b):
            b.steps[-1] -= 1  # after the phase comes the test again
            b.call(self.phase)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEachSeat(Do[B]):
    """Do a phase once for each seat of `order(b)`, read when the loop begins; `b.active` is it."""

    def __init__(self, order: Callable[[B], list[int]], phase: Phase) -> None:
        self.order: Final = order
        self.phase: Final = phase

    def do(self, b: B) -> None:
        order = self.order(b)
        if order:
            b.call(self.phase)
            b.turns[-1] = packed(order)
            b.active = order[0]


def packed(order: list[int]) -> int:
    """The seats still to visit, as `Position.turns` has them."""
    turns = 0
    for seat in reversed(order):
        turns = turns << 4 | (seat + 1)
    return turns

"""The table of contents: phases, each an ordered list of small stateless steps.

A step either does something (`Do`), or asks (`Ask`), or leads to another phase (`Call`, `While`,
`ForEachSeat`). An `Ask` stands until it asks nobody any more: after each answer its `who` is
looked at again, so the open question is always derived from the board and never stored.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import FREE, Cost, Fact
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
    """Whether a table asks even when one answer is left, as when it ends somebody's turn."""

    def who(self, b: B) -> list[int]:
        """The seats that must answer now; none = the step is done."""
        raise NotImplementedError

    def may(self, b: B) -> list[int]:
        """The seats that may speak up too, though nothing waits for them."""
        return []

    def choices(self, b: B, seat: int) -> Space:
        """What `seat` may answer."""
        raise NotImplementedError

    def betrays(self, b: B, seat: int) -> bool:
        """Whether an answer given at once, because it is the only one, would betray a secret.

        It would where the number of answers hangs on what only `seat` can know; a table asks then
        even when one answer is left. Must be told from what everybody knows.
        """
        return False

    def facts(self, b: B, seat: int) -> list[Fact]:
        """What the question is about: places, opponents, numbers due. Its text uses them."""
        return []

    def price(self, b: B, seat: int, value: V) -> Cost:
        """What `seat` would pay for this answer now. For faces; never asked in random play."""
        return FREE

    def in_sight(self, b: B, seat: int) -> list[V]:
        """What lies on the table and could be meant, legal or not; faces ask why not."""
        return []

    def answer(self, b: B, seat: int, value: V) -> None:
        """What the answer does. It has been checked and must not fail."""
        raise NotImplementedError

    def seen_by(self, b: B, seat: int) -> int:
        """The audience that may see the answer `seat` is about to give."""
        return only(seat) if self.secret else EVERYONE

    def why_not(self, b: B, seat: int, value: object) -> str:
        """The clause that forbids `value`, if it can be told better than by the step's own."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A named list of steps, in rulebook order."""

    def __init__(self, name: str, steps: list[Step[Any]]) -> None:
        self.name: Final = name
        self.steps: Final = steps
        self.length: Final = len(steps)
        self.asks: Final = [step if isinstance(step, Ask) else None for step in steps]
        self.deeds: Final = [step if isinstance(step, Do) else None for step in steps]

    def __repr__(self) -> str:
        return f"Phase({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Step[B]):
    """Do a phase once."""

    def __init__(self, phase: Phase) -> None:
        self.phase: Final = phase


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Step[B]):
    """Do a phase again and again as long as `test(b)` holds before it."""

    def __init__(self, test: Callable[[B], bool], phase: Phase) -> None:
        self.test: Final = test
        self.phase: Final = phase


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEachSeat(Step[B]):
    """Do a phase once for each seat of `order(b)`, read when the loop begins; `b.active` is it."""

    def __init__(self, order: Callable[[B], list[int]], phase: Phase) -> None:
        self.order: Final = order
        self.phase: Final = phase

"""Verbs: what a player may do in a turn, each written once, in the chapter of its rulebook."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import FREE, Cost
from pelagos.engine.position import Position
from pelagos.engine.spaces import Menu, Space
from pelagos.engine.steps import Ask

B = TypeVar("B", bound=Position)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[B, V]):
    """Something a player may do: what is on offer, what it costs, what it does, and why not.

    `id` is its number among the verbs of the box, `clause` the paragraph that grants it.
    """

    id: int = -1
    clause: str = ""

    def possible(self, b: B, seat: int) -> bool:
        """Whether there is anything to offer; asked at every decision, so it should be quick."""
        raise NotImplementedError

    def offer(self, b: B, seat: int) -> Space:
        """The legal ways to do it. Called only when it is possible."""
        raise NotImplementedError

    def carry_out(self, b: B, seat: int, value: V) -> None:
        """What it does. The value has been checked and must not fail."""
        raise NotImplementedError

    def price(self, b: B, seat: int, value: V) -> Cost:
        """What this seat would pay now. For faces and planners; never asked in random play."""
        return FREE

    def in_sight(self, b: B, seat: int) -> list[V]:
        """What lies on the table and could be meant, legal or not; faces ask why not."""
        return []

    def why_not(self, b: B, seat: int, value: object) -> str:
        """The clause that forbids it."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbMenu(Menu):
    """The verbs that are possible now; the ways to do each only when somebody looks."""

    def __init__(self, b: Any, seat: int, verbs: list[Verb[Any, Any]]) -> None:
        self.kind = "verb"
        self.board = b
        self.seat = seat
        self.verbs = verbs
        self.ids: list[int] = []
        for verb in verbs:
            if verb.possible(b, seat):
                self.ids.append(verb.id)

    def then(self, id: int) -> Space:
        """Also of a verb that is not possible now: faces ask what it would touch."""
        for verb in self.verbs:
            if verb.id == id:
                return verb.offer(self.board, self.seat)
        raise KeyError(id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions(Ask[B, tuple[int, object]]):
    """A question answered by one of several verbs. Subclass it with a name, a clause and `who`."""

    def __init__(self, verbs: list[Verb[B, Any]]) -> None:
        self.verbs: Final = verbs
        self.by_id: Final = {verb.id: verb for verb in verbs}

    def choices(self, b: B, seat: int) -> Space:
        return VerbMenu(b, seat, self.verbs)

    def answer(self, b: B, seat: int, value: tuple[int, object]) -> None:
        self.by_id[value[0]].carry_out(b, seat, value[1])

    def price(self, b: B, seat: int, value: tuple[int, object]) -> Cost:
        return self.by_id[value[0]].price(b, seat, value[1])

    def in_sight(self, b: B, seat: int) -> list[tuple[int, object]]:
        return [(verb.id, value) for verb in self.verbs for value in verb.in_sight(b, seat)]

    def why_not(self, b: B, seat: int, value: object) -> str:
        if isinstance(value, tuple) and len(value) == 2 and type(value[0]) is int:
            verb = self.by_id.get(value[0])
            if verb is not None:
                return verb.why_not(b, seat, value[1])
        return self.clause

"""Verbs: what a player may do in a turn, each written once, in the chapter of its rulebook."""

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import FREE, Cost, Seat
from pelagos.engine.position import Position
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Nothing, Space, pair
from pelagos.engine.steps import Ask

B = TypeVar("B", bound=Position)
V = TypeVar("V")

LATER: Final = Nothing()
"""Stands for an offer that is worked out only on demand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[B, V]):
    """Something a player may do: what is on offer, what it costs, what it does, and why not.

    `id` is its number among the verbs of the box, `clause` the paragraph that grants it.
    """

    id: int = -1
    clause: str = ""

    def possible(self, b: B, seat: Seat) -> bool:
        """Whether there is anything to offer; called at every decision, so it should be quick."""
        return self.now(b, seat) is not None

    def offer(self, b: B, seat: Seat) -> Space[V]:
        """The legal ways to do it; front ends ask also when it is not possible."""
        raise NotImplementedError

    def now(self, b: B, seat: Seat) -> Space[Any] | None:
        """The offer, or None; LATER if there is one that can wait until it is asked for. A verb
        that must work out its offer to know overrides this; any other overrides `possible`.
        """
        return LATER if self.possible(b, seat) else None

    def carry_out(self, b: B, seat: Seat, value: V) -> None:
        """What it does. The value has been checked and must not fail."""
        raise NotImplementedError

    def price(self, b: B, seat: Seat, value: V) -> Cost:
        """What this seat would pay now. For front ends and planners; never asked in random play."""
        return FREE

    def in_sight(self, b: B, seat: Seat) -> list[V]:
        """What lies on the table and could be meant, legal or not; front ends ask why not."""
        return []

    def why_not(self, b: B, seat: Seat, value: object) -> str:
        """The clause that forbids it."""
        return self.clause


Verbs = dict[int, Verb[Any, Any]]
"""Verbs by their ids, in the order in which they are offered."""


def by_id(verbs: Iterable[Verb[Any, Any]]) -> Verbs:
    """The verbs of a menu."""
    return {verb.id: verb for verb in verbs}


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbMenu(Menu[object]):
    """The verbs that are possible now; the ways to do each are worked out only on demand."""

    kind = "verb"

    def __init__(self, b: Any, seat: Seat, verbs: Verbs) -> None:
        self.board = b
        self.seat = seat
        self.verbs = verbs
        ids: list[int] = []
        spaces: list[Space[object]] = []
        for id, verb in verbs.items():
            space = verb.now(b, seat)
            if space is not None:
                ids.append(id)
                spaces.append(space)
        self.ids = ids
        self.spaces = spaces

    def then(self, id: int) -> Space[object]:
        """Also of a verb that is not possible now: front ends ask what it would touch."""
        if id in self.ids:
            return self.space(self.ids.index(id))
        return self.verbs[id].offer(self.board, self.seat)

    def space(self, at: int) -> Space[object]:
        """The ways to do the verb with this place in the menu."""
        space = self.spaces[at]
        if space is LATER:
            return self.verbs[self.ids[at]].offer(self.board, self.seat)
        return space

    def draw(self, rng: Rng) -> tuple[int, object]:
        at = rng.below(len(self.ids))
        return (self.ids[at], self.space(at).draw(rng))

    def listed(self, most: int) -> list[tuple[int, object]] | None:
        found: list[tuple[int, object]] = []
        for at, id in enumerate(self.ids):
            answers = self.space(at).listed(most - len(found))
            if answers is None:
                return None
            for answer in answers:
                found.append((id, answer))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PreparedMenu(VerbMenu):
    """Verbs whose offers were worked out together; those that are not possible are asked."""

    def __init__(
        self,
        b: Any,
        seat: Seat,
        verbs: Verbs,
        ids: list[int],
        spaces: list[Space[object]],
    ) -> None:
        self.board = b
        self.seat = seat
        self.verbs = verbs
        self.ids = ids
        self.spaces = spaces


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions(Ask[B, tuple[int, object]]):
    """A question answered by one of several verbs. Subclass it with a name, a clause and `who`."""

    def __init__(self, verbs: list[Verb[B, Any]]) -> None:
        self.verbs: Final = verbs
        self.by_id: Final = by_id(verbs)

    def choices(self, b: B, seat: Seat) -> Space[tuple[int, object]]:
        return VerbMenu(b, seat, self.by_id)

    def answer(self, b: B, seat: Seat, value: tuple[int, object]) -> None:
        verb, how = value
        self.by_id[verb].carry_out(b, seat, how)

    def price(self, b: B, seat: Seat, value: tuple[int, object]) -> Cost:
        verb, how = value
        return self.by_id[verb].price(b, seat, how)

    def in_sight(self, b: B, seat: Seat) -> list[tuple[int, object]]:
        return [(verb.id, value) for verb in self.verbs for value in verb.in_sight(b, seat)]

    def why_not(self, b: B, seat: Seat, value: object) -> str:
        id, how = pair(value)
        verb = self.by_id.get(id) if isinstance(id, int) else None
        return self.clause if verb is None else verb.why_not(b, seat, how)

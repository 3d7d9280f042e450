"""The position: everything that changes. Titles subclass it as their Board."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box
from pelagos.engine.contract import Seat
from pelagos.engine.events import Event, EventKind
from pelagos.engine.seats import EVERYONE, NOBODY

if TYPE_CHECKING:
    from pelagos.engine.steps import Phase


NOBODY_WAITS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Where the game is in the table of contents; titles add everything else.

    The agenda is a stack: `phases[-1].steps[steps[-1]]` is the step at hand. `turns` holds, for
    each level, the seats a ForEachSeat still has to visit, packed in nibbles (seat + 1, the
    present one lowest), so that a copy stays cheap. `active` is the present one of the innermost
    such loop. `waiting` is what the referee found when it last asked who must answer; it is no
    part of the state.

    A Board lists the names of its attributes in `fields`. Its constructor takes the box and,
    for a copy, the board to be like: `Board(box)` is fresh, `Board(box, b)` takes over every
    number and copies every list of `b`, so that `copy()` builds nothing twice.

    `records` names the fields that hold a named tuple of some kind, several of them, or none
    (None or empty), so that a saved position gets them back. `former` tells what fields were
    called in positions saved by earlier versions.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    records: ClassVar[dict[str, Any]] = {}
    former: ClassVar[dict[str, str]] = {}
    __slots__ = ("active", "log", "phases", "steps", "turns", "waiting")

    def __init__(self, like: "Position | None" = None) -> None:
        self.log: list[Event] | None = None
        self.waiting: list[int] = NOBODY_WAITS
        if like is None:
            self.phases: list[Phase] = []
            self.steps: list[int] = []
            self.turns: list[int] = []
            self.active: int = NOBODY
        else:
            self.phases = like.phases.copy()
            self.steps = like.steps.copy()
            self.turns = like.turns.copy()
            self.active = like.active

    def contents(self) -> Box:
        """The box of this game."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An equal position that shares nothing mutable with this one and tells nobody."""
        raise NotImplementedError

    # -- telling ------------------------------------------------------------------------------

    def tell(self, kind: EventKind, seat: Seat, *facts: object) -> None:
        """Tells everyone."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, EVERYONE))

    def tell_only(self, audience: int, kind: EventKind, seat: Seat, *facts: object) -> None:
        """Tells only the seats in `audience` (a bit mask, see `only`)."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, audience))

    # -- flow ---------------------------------------------------------------------------------

    def call(self, phase: "Phase") -> None:
        """Does `phase` next, then comes back to where we are."""
        self.phases.append(phase)
        self.steps.append(0)
        self.turns.append(0)

    def leave(self, phase: "Phase") -> None:
        """Breaks off `phase` and everything called from it; goes on after it."""
        while self.phases:
            left = self.phases.pop()
            self.steps.pop()
            if self.turns.pop():
                self.restore_active()
            if left is phase:
                return

    def stop(self) -> None:
        """The game is over: nothing more is on the agenda."""
        self.phases.clear()
        self.steps.clear()
        self.turns.clear()
        self.active = NOBODY

    def phase_name(self) -> str:
        """The name of the phase at hand; nothing once the game is over."""
        return self.phases[-1].name if self.phases else ""

    def inside(self, phase: "Phase") -> bool:
        """Whether `phase` is under way."""
        return phase in self.phases

    def restore_active(self) -> None:
        """Derives `active` from the agenda."""
        self.active = NOBODY
        for packed in reversed(self.turns):
            if packed:
                self.active = (packed & 15) - 1
                return

    def derive(self) -> None:
        """After loading: works out what follows from the fields and is not saved."""

    # -- comparing ----------------------------------------------------------------------------

    def state(self) -> dict[str, object]:
        """Everything that changes, as plain data; equal states are equal positions."""
        found: dict[str, object] = {
            "agenda": [
                [p.name, s, t] for p, s, t in zip(self.phases, self.steps, self.turns, strict=True)
            ]
        }
        for name in type(self).fields:
            value = getattr(self, name)
            found[name] = value[:] if isinstance(value, list) else value
        return found

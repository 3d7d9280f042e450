"""What happened, as typed facts with an audience. Words are made from them later, elsewhere."""

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.engine.seats import EVERYONE, hears


class EventKind:
    """A kind of event: its name, its facts, its clause.

    `fields` are "name:kind" pairs, for instance ("god:god", "amount:number"). A kind is one of
    the box's kinds, or number, text, roll (a `Roll`), or a plural form such as "islands" = a tuple
    of ids, written "island*". `reveals` marks an event that shows what was secret before: no
    undo goes past it.
    """

    def __init__(self, name: str, *fields: str, clause: str = "", reveals: bool = False) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.clause: Final = clause
        self.reveals: Final = reveals

    def __repr__(self) -> str:
        return f"EventKind({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """`seat` did or suffered `kind`, with `facts` in the order of the kind's fields."""

    def __init__(
        self, kind: EventKind, seat: int, facts: tuple[object, ...], audience: int = EVERYONE
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts
        self.audience: Final = audience

    def heard_by(self, seat: int) -> bool:
        """Whether `seat` (or NOBODY, a spectator) may know of it."""
        return hears(self.audience, seat)

    def key(self) -> tuple[object, ...]:
        """Everything about it as a plain tuple, for comparing and storing."""
        return (self.kind.name, self.seat, self.facts, self.audience)

    def __repr__(self) -> str:
        return f"Event{self.key()!r}"

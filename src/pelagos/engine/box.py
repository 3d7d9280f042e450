"""The box: what a title's players find in it. Immutable, shared by all positions of a game."""

from mypy_extensions import mypyc_attr

from pelagos.engine.errors import BadNotation
from pelagos.engine.seats import CLOCK, FATE, NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The number of players, the options, and the names of everything that can be named.

    `names[kind][id]` is the slug that stands for an id in notation, records and word files.
    Titles subclass it and add their maps, cards and tables.
    """

    def __init__(
        self, players: int, options: dict[str, object], names: dict[str, list[str]]
    ) -> None:
        self.players = players
        self.options = options
        self.names = names
        self.ids: dict[str, dict[str, int]] = {
            kind: {slug: id for id, slug in enumerate(slugs)} for kind, slugs in names.items()
        }

    def slug(self, kind: str, id: int) -> str:
        """The short name of an id: `box.slug("god", 1)` is "ares"."""
        if kind == "seat":
            return seat_slug(id)
        return self.names[kind][id]

    def find(self, kind: str, slug: str) -> int:
        """The id of a short name. Raises BadNotation when there is none of that kind."""
        if kind == "seat":
            return find_seat(slug)
        known = self.ids[kind]
        id = known.get(slug.lower())
        if id is None:
            some = ", ".join(list(known)[:12])
            raise BadNotation(slug, "name", kind=kind, some=some)
        return id


def seat_slug(seat: int) -> str:
    """How a seat is written: p1, p2, ... fate, clock.

    >>> seat_slug(0), seat_slug(FATE)
    ('p1', 'fate')
    """
    if seat == FATE:
        return "fate"
    if seat == CLOCK:
        return "clock"
    if seat == NOBODY:
        return "nobody"
    return f"p{seat + 1}"


def find_seat(slug: str) -> int:
    """The seat a text names.

    >>> find_seat("p3"), find_seat("fate")
    (2, -1)
    """
    if slug == "fate":
        return FATE
    if slug == "clock":
        return CLOCK
    if slug == "nobody":
        return NOBODY
    if len(slug) == 2 and slug[0] == "p" and slug[1] in "123456789":
        return int(slug[1]) - 1
    raise BadNotation(slug, "seat")

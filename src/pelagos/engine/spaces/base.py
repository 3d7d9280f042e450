"""What every space can do, and the space that asks for nothing."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box
from pelagos.engine.contract import NothingShape, Shape, Thing
from pelagos.engine.errors import BadData
from pelagos.engine.seats import Rng

V = TypeVar("V", covariant=True)

UNCOUNTED: Final = -1
"""The count of a space that is checked and sampled but never listed."""

LIST_LIMIT: Final = 100_000
"""More answers than this are not listed for anybody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(Generic[V]):
    """The set of legal answers, each a V, to one question put to one seat.

    `things` and `write` are asked about answers that it holds; a subclass says their type.
    """

    def holds(self, value: object) -> bool:
        """Whether `value` is a legal answer."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> V:
        """A random legal answer."""
        raise NotImplementedError

    def count(self) -> int:
        """How many different answers there are, or UNCOUNTED."""
        raise NotImplementedError

    def listed(self, most: int) -> list[V] | None:
        """All different answers, or None when there are more than `most`.

        It gives up as soon as there are too many, so there is no need to count first.
        """
        raise NotImplementedError

    def values(self) -> list[V]:
        """All different answers. Raises BadData when there are too many to list."""
        found = self.listed(LIST_LIMIT)
        if found is None:
            raise BadData("these choices are checked and sampled, not listed")
        return found

    def follow(self, begun: object) -> "Space[object] | None":
        """What may come next, for answers made of one order after another; otherwise nothing."""
        return None

    def shape(self) -> Shape:
        """A plain description from which a client draws its widget."""
        raise NotImplementedError

    def things(self, value: Any) -> list[Thing]:
        """What a legal answer touches, in order: kinds and ids. Faces find it on the table."""
        raise NotImplementedError

    def write(self, value: Any, box: Box) -> str:
        """The notation of a legal answer."""
        raise NotImplementedError

    def read(self, words: list[str], box: Box) -> object:
        """Takes the words of one answer off the front of `words`. Legality is not checked here."""
        raise NotImplementedError


def forced(space: Space[object]) -> bool:
    """Whether there is exactly one answer."""
    return space.count() == 1


def freeze(value: object) -> object:
    """A value read from JSON, with its lists made tuples.

    >>> freeze([1, [2, 3]])
    (1, (2, 3))
    """
    if isinstance(value, (list, tuple)):
        return tuple([freeze(v) for v in value])
    return value


def pair(value: object) -> tuple[object, object]:
    """The two halves of what somebody took for an answer of a menu; of anything else, nothing.

    >>> pair((4, (1, 2))), pair(7)
    ((4, (1, 2)), (None, None))
    """
    if isinstance(value, tuple) and len(value) == 2:
        first, rest = value
        return first, rest
    return None, None


def is_int(value: object) -> bool:
    """Whether it is an int and not a bool; asked before `isinstance`, after which compiled code
    takes True for 1.
    """
    return type(value) is int


@mypyc_attr(allow_interpreted_subclasses=True)
class Nothing(Space[tuple[()]]):
    """The space of a verb that needs nothing more; its only value is ()."""

    def holds(self, value: object) -> bool:
        return value == ()

    def draw(self, rng: Rng) -> tuple[()]:
        return ()

    def count(self) -> int:
        return 1

    def listed(self, most: int) -> list[tuple[()]] | None:
        return [()] if most >= 1 else None

    def shape(self) -> NothingShape:
        return {"shape": "nothing"}

    def things(self, value: tuple[()]) -> list[Thing]:
        return []

    def write(self, value: tuple[()], box: Box) -> str:
        return ""

    def read(self, words: list[str], box: Box) -> object:
        return ()


NOTHING: Final = Nothing()

"""The forms of an answer, from which a client draws its widget: one type for each kind of space."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class ItemInfo(Struct, omit_defaults=True):
    """One of the things to choose among; `place` is the area of the map it stands for, if any."""

    id: int
    slug: str
    label: str
    place: str | UnsetType = UNSET


class Shaped(Struct, tag_field="shape", omit_defaults=True):
    """What all forms have in common: which one it is."""


class NothingShape(Shaped, tag="nothing"):
    """No more need be said."""


class OneOfShape(Shaped, tag="one_of"):
    """One of these."""

    kind: str
    ids: list[int]
    items: list[ItemInfo]


class OrderShape(Shaped, tag="order"):
    """All of these, in some order."""

    kind: str
    ids: list[int]
    items: list[ItemInfo]


class NumberShape(Shaped, tag="number"):
    """A number of something."""

    low: int
    high: int
    unit: str


class SomeOfShape(Shaped, tag="some_of"):
    """Some of a pile.

    `answers` are all that is legal, where not every choice is; None when they are too many. With
    `least`, sets must be worth so much together; `worth` is the value of each card.
    """

    kind: str
    pile: list[int]
    items: list[ItemInfo]
    low: int
    high: int
    answers: list[list[int]] | UnsetType | None = UNSET
    least: int | UnsetType = UNSET
    worth: list[int] | UnsetType = UNSET


class AllotShape(Shaped, tag="allot"):
    """A number for each place, at most its cap, and so many in all."""

    kind: str
    places: list[int]
    items: list[ItemInfo]
    caps: list[int]
    low: int
    high: int


class DiceShape(Shaped, tag="dice"):
    """A throw."""

    faces: list[int]
    number: int


class OptionShape(Struct, omit_defaults=True):
    """One of the things of a menu, and what must be said of it next."""

    id: int
    slug: str
    label: str
    then: "ShapeInfo"
    place: str | UnsetType = UNSET


class MenuShape(Shaped, tag="menu"):
    """One of these, then its own answer."""

    kind: str
    options: list[OptionShape]


class FieldShape(Struct):
    """One of several answers given at once."""

    name: str
    label: str
    then: "ShapeInfo"


class FormShape(Shaped, tag="form"):
    """Several answers at once."""

    fields: list[FieldShape]


class SplitShape(Struct):
    """The area with two coasts, and the verbs that must say on which."""

    area: int
    verbs: list[int]


class DealShape(Shaped, tag="deal"):
    """What is too large to be listed; `form` says which of the others there are.

    Packages and postings are put together from a `pile`, with at least `low` cards of such `worth`
    and a `remark` of so many characters at most, and are offered to `others`; a plan of ships is
    given step by step, from the `first` on.
    """

    form: str
    kind: str | UnsetType = UNSET
    pile: list[int] | UnsetType = UNSET
    items: list[ItemInfo] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    worth: list[int] | UnsetType = UNSET
    remark: int | UnsetType = UNSET
    others: list[int] | UnsetType = UNSET
    first: "ShapeInfo | UnsetType" = UNSET
    split: SplitShape | UnsetType = UNSET
    more: dict[str, Any] | UnsetType = UNSET
    """What else a title says of a form of its own."""


ShapeInfo = (
    NothingShape
    | OneOfShape
    | OrderShape
    | NumberShape
    | SomeOfShape
    | AllotShape
    | DiceShape
    | MenuShape
    | FormShape
    | DealShape
)

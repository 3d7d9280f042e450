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
    """Nothing more need be said."""


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
    """Some of a pile. `answers` lists the legal choices where not every choice is legal; None = too
    many to list. Where a sum must be reached, `least` is that sum and `worth` the value of each
    card.
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
    """A number for each place, up to its cap; from `low` to `high` in total."""

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
    """An answer too large to list; `form` says which widget it needs. Packages are put together
    from a `pile`: at least `low` cards, each of its `worth`, with a `remark` of at most that many
    characters; a posting is addressed to one of `others`. A plan of ships is made step by step from
    `first`.
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

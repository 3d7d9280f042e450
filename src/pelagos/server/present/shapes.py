"""The form of an answer, its ids also given by slug, label and place."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET, UnsetType, convert

from pelagos.server.types.shapes import (
    AllotShape,
    DealShape,
    DiceShape,
    FieldShape,
    FormShape,
    ItemInfo,
    MenuShape,
    NothingShape,
    NumberShape,
    OneOfShape,
    OptionShape,
    OrderShape,
    ShapeInfo,
    SomeOfShape,
)
from pelagos.words import Words

PLAIN: Final[dict[str, Any]] = {
    "nothing": NothingShape,
    "number": NumberShape,
    "dice": DiceShape,
    "one_of": OneOfShape,
    "order": OrderShape,
    "some_of": SomeOfShape,
    "allot": AllotShape,
}
"""Forms that have no others inside."""

LISTS: Final = ("ids", "pile", "places")
"""Where a form has its ids."""


class Dresser:
    """Puts the form of an answer into words."""

    def __init__(self, words: Words, places: tuple[str, ...]) -> None:
        self.words = words
        self.places = places

    def dressed(self, shape: Mapping[str, Any]) -> ShapeInfo:
        """A form as it is sent. Raises ValidationError where a title has put in something else."""
        match shape["shape"]:
            case "menu":
                kind, aspect = shape["kind"], shape.get("aspect", "")
                return MenuShape(kind, [self._option(kind, o, aspect) for o in shape["options"]])
            case "form":
                return FormShape([self._field(field) for field in shape["fields"]])
            case "deal":
                first = shape.get("first")
                inner = {} if first is None else {"first": self.dressed(first)}
                return self._plain({**shape, **inner}, DealShape)
            case plain:
                return self._plain(shape, PLAIN[plain])

    def _plain(self, shape: Mapping[str, Any], kind: Any) -> ShapeInfo:
        items = self._items(shape)
        made: ShapeInfo = convert(shape if items is None else {**shape, "items": items}, kind)
        return made

    def _items(self, shape: Mapping[str, Any]) -> list[ItemInfo] | None:
        for name in LISTS:
            if name in shape:
                return [self._item(shape["kind"], id) for id in shape[name]]
        return None

    def _item(self, kind: str, id: int) -> ItemInfo:
        slug, label, place = self._named(kind, id)
        return ItemInfo(id, slug, label, place)

    def _option(self, kind: str, option: dict[str, Any], aspect: str) -> OptionShape:
        slug, label, place = self._named(kind, option["id"], aspect)
        return OptionShape(option["id"], slug, label, self.dressed(option["then"]), place)

    def _field(self, field: dict[str, Any]) -> FieldShape:
        name = field["name"]
        return FieldShape(name, self.words.text(f"part-{name}"), self.dressed(field["then"]))

    def _named(self, kind: str, id: int, aspect: str = "") -> tuple[str, str, str | UnsetType]:
        words = self.words
        slug = str(id) if kind == "number" else words.box.slug(kind, id)
        label = words.form(kind, id, aspect) if aspect else words.name(kind, id)
        return slug, label, slug if kind in self.places else UNSET

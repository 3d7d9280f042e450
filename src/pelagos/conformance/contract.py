"""What front ends receive has the types of `engine.contract`, whatever a title puts in it."""

from typing import Any, Final, get_args, get_type_hints

from msgspec import ValidationError, convert
from msgspec.json import decode, encode

from pelagos.conformance.watched import Game
from pelagos.engine.box import Box
from pelagos.engine.contract import Cost, Fact, FieldShape, OptionShape, Roll, Route, Shape, View
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Ask

SHAPES: Final[dict[str, Any]] = {
    get_args(get_type_hints(form)["shape"])[0]: form for form in get_args(Shape)
}
"""The types of shapes by what their `shape` says."""

NESTED: Final = {"options": OptionShape, "fields": FieldShape}
"""Lists in a shape whose entries have a shape of their own, in `then`."""


def contract_laws(
    game: Game, step: Ask[Any, object], seat: int, value: object, views: list[View]
) -> None:
    """Views, the question and its routes are what the contract says."""
    rules, b = game.rules, game.b
    for view in views:
        _typed(game, "view", View, view)
        if unknown := set(view) - set(View.__annotations__):
            raise game.fail("a view holds what the contract has, the rest in `more`", unknown)
        columns, rows = view["standings"]["columns"], view["standings"]["rows"]
        if [len(row) for row in rows] != [len(columns)] * b.contents().players:
            raise game.fail("standings have a row for each seat", view["standings"])
    if fault := misshapen(step.choices(b, seat).shape()):
        raise game.fail("a shape has the form of the contract", fault)
    facts = step.facts(b, seat)
    _typed(game, "list of facts", list[Fact], facts)
    for fact in facts:
        if not is_of_kind(b.contents(), fact.kind, fact.value):
            raise game.fail("a fact is of the kind it says", fact)
    _typed(game, "price", Cost, step.price(b, seat, value))
    _typed(game, "list of routes", list[Route], rules.routes(b, seat))


def event_laws(game: Game) -> None:
    """Events told since the last question have the facts that their kinds promise."""
    box = game.b.contents()
    for event in game.b.log or []:
        kinds = [field.partition(":")[2] for field in event.kind.fields]
        if len(kinds) != len(event.facts):
            raise game.fail("an event has a fact for each of its fields", event)
        if not is_of_kind(box, "seat", event.seat):
            raise game.fail("an event is told of a seat", event)
        for kind, fact in zip(kinds, event.facts, strict=True):
            if not is_of_kind(box, kind, fact):
                raise game.fail("a fact is of the kind it says", f"{event}: {fact!r} is no {kind}")


def is_of_kind(box: Box, kind: str, value: object) -> bool:
    """Whether a fact of a question or an event is what its kind says: see `contract.Fact`."""
    match kind:
        case "number":
            return type(value) is int
        case "text":
            return isinstance(value, str)
        case "roll":
            return isinstance(value, Roll)
        case "thing":
            return isinstance(value, tuple) and len(value) == 2 and is_of_kind(box, *value)
        case "orders":
            return isinstance(value, tuple) and all(is_of_kind(box, "thing*", v) for v in value)
        case "seat":
            return type(value) is int and NOBODY <= value < box.players
    if kind.endswith("*"):
        return isinstance(value, tuple) and all(is_of_kind(box, kind[:-1], v) for v in value)
    return kind in box.names and type(value) is int and 0 <= value < len(box.names[kind])


def misshapen(shape: Any, where: str = "$") -> str:
    """What is wrong with a shape, and where in it; nothing if it has the form of the contract."""
    form = SHAPES.get(shape.get("shape"))
    if form is None:
        return f"{where}.shape is {shape.get('shape')!r}"
    if fault := _misfit(shape, form, where):
        return fault
    for field, entry in NESTED.items():
        for n, part in enumerate(shape.get(field, ())):
            at = f"{where}.{field}[{n}]"
            if fault := _misfit(part, entry, at) or misshapen(part["then"], f"{at}.then"):
                return fault
    return misshapen(shape["first"], f"{where}.first") if "first" in shape else ""


def _misfit(told: dict[str, Any], form: Any, where: str) -> str:
    """The keys and values of one dictionary, not looking into the shapes inside it."""
    if missing := form.__required_keys__ - set(told):
        return f"{where} has no {sorted(missing)}"
    kinds = get_type_hints(form)
    if unknown := set(told) - set(kinds):
        return f"{where} has {sorted(unknown)}, which the contract does not know"
    for field, value in told.items():
        if field in NESTED or field in ("then", "first"):
            continue
        try:
            convert(value, kinds[field])
        except ValidationError as error:
            return f"{where}.{field}: {error}"
    return ""


def _typed(game: Game, what: str, kind: Any, told: object) -> None:
    try:
        decode(encode(told), type=kind)
    except (ValidationError, TypeError) as error:
        raise game.fail(f"a {what} has the form of the contract", error) from None

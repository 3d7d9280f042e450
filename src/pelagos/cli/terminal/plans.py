"""Several orders in one answer, as people give them: "build by levy Ionia, give up ship Gaza"."""

from collections.abc import Callable
from typing import TypeGuard

from pelagos.cli.terminal.names import Lexicon
from pelagos.cli.terminal.reading import NONE, Reader
from pelagos.engine.spaces import Deal, Menu, Nothing, Space


def is_plan(space: Space[object]) -> TypeGuard[Deal[object]]:
    """Whether an answer is a plan: one order follows another."""
    return isinstance(space, Deal) and space.follow(()) is not None


def plan(space: Space[object], names: Lexicon, text: str) -> str:
    """The notation of a plan from its orders with commas between them."""
    parts = [] if text.strip().casefold() in NONE else text.split(",")
    said: list[str] = []
    for part in parts:
        after = space.follow(space.read(["+".join(said) or "-"], names.box))
        if after is None:  # an order cannot be carried out: the rules will say why
            break
        words = part.split()
        coast = words.pop() if len(words) > 1 and words[-1].isdecimal() else "1"
        verb, *place = Reader(names).notation(after, " ".join(words)).split()
        said.append(":".join([verb, *place, coast]))
    return "+".join(said) or "-"


def in_orders(
    space: Deal[object], value: object, say: Callable[[Space[object], object], str]
) -> str:
    """A plan as it may be typed; `say` puts an order into words."""
    said: list[str] = []
    begun: tuple[object, ...] = ()
    assert isinstance(value, tuple)
    for verb, area, coast in value:
        after = space.follow(begun)
        assert after is not None
        said.append(say(after, (verb, area)) + (f" {coast + 1}" if coast else ""))
        begun = (*begun, (verb, area, coast))
    return ", ".join(said) or "-"


def first_orders(space: Deal[object]) -> tuple[str, list[int]]:
    """What a plan may begin with: the kind, and the verbs."""
    menu = space.follow(())
    assert isinstance(menu, Menu)
    return menu.kind, [id for id in menu.ids if not isinstance(menu.then(id), Nothing)]

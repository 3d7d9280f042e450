"""What moved: the pieces that changed place between two views, so that front ends can draw it."""

from collections import Counter
from typing import NamedTuple

from pelagos.engine.contract import View

SUPPLY = ""
"""Where pieces that are not on the map come from and go to."""

Pile = tuple[str, int]
"""Equal pieces: their kind and their owner."""


class Move(NamedTuple):
    """Equal pieces of one owner that went from one place to another; "" is the supply."""

    piece: str
    owner: int
    origin: str
    target: str
    number: int


def pieces(view: View) -> Counter[tuple[str, int, str]]:
    """How many pieces of each kind and owner stand in each place."""
    found: Counter[tuple[str, int, str]] = Counter()
    for area, contents in view["areas"].items():
        for kind, owner, number in contents["pieces"]:
            found[kind, owner, area] += number
    return found


def moves(before: View, after: View) -> list[Move]:
    """What went where: what left is paired with what arrived, the rest with the supply."""
    was, now = pieces(before), pieces(after)
    left: dict[Pile, list[tuple[str, int]]] = {}
    come: dict[Pile, list[tuple[str, int]]] = {}
    for key in {**was, **now}:
        kind, owner, area = key
        change = now[key] - was[key]
        if change:
            side = come if change > 0 else left
            side.setdefault((kind, owner), []).append((area, abs(change)))
    return [
        Move(kind, owner, *way)
        for kind, owner in {**left, **come}
        for way in _paired(left.get((kind, owner), []), come.get((kind, owner), []))
    ]


def _paired(left: list[tuple[str, int]], come: list[tuple[str, int]]) -> list[tuple[str, str, int]]:
    """Ways from the places left to the places reached, in order."""
    ways: list[tuple[str, str, int]] = []
    arriving = list(come)
    for origin, leaving in left:
        rest = leaving
        while rest and arriving:
            target, wanted = arriving.pop(0)
            number = min(rest, wanted)
            ways.append((origin, target, number))
            rest -= number
            if wanted > number:
                arriving.insert(0, (target, wanted - number))
        if rest:
            ways.append((origin, SUPPLY, rest))
    return ways + [(SUPPLY, target, number) for target, number in arriving]

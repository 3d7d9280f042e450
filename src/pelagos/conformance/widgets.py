"""A client that knows nothing but a shape, and fills it in at random as its widget allows."""

from collections.abc import Mapping
from typing import Any

from pelagos.engine.seats import Rng

Shape = Mapping[str, Any]
"""As a client gets it: plain data, its keys known only by the form it names."""


def fill(shape: Shape, rng: Rng) -> object:
    """An answer made from the shape alone, or None if that is impossible."""
    match shape["shape"]:
        case "nothing":
            return ()
        case "one_of":
            return _one(shape["ids"], rng)
        case "number":
            return shape["low"] + rng.below(shape["high"] - shape["low"] + 1)
        case "order":
            left = list(shape["ids"])
            return tuple([left.pop(rng.below(len(left))) for _ in shape["ids"]])
        case "dice":
            return tuple([_one(shape["faces"], rng) for _ in range(shape["number"])])
        case "some_of":
            return _some(shape, rng)
        case "allot":
            return _allotted(shape, rng)
        case "menu":
            option: Any = _one(shape["options"], rng)
            then = fill(option["then"], rng)
            return None if then is None else (option["id"], then)
        case "form":
            parts = [fill(field["then"], rng) for field in shape["fields"]]
            return None if None in parts else tuple(parts)
    return None


def _one(things: list[object], rng: Rng) -> object:
    return things[rng.below(len(things))]


def _some(shape: Shape, rng: Rng) -> object:
    if "answers" in shape:
        answers = shape["answers"]
        return None if answers is None else tuple(answers[rng.below(len(answers))])
    pile = list(shape["pile"])
    most = min(shape["high"], len(pile))
    if "least" in shape:  # a price to be reached: all of it reaches it
        return tuple(sorted(pile))
    size = shape["low"] + rng.below(most - shape["low"] + 1)
    return tuple(sorted([pile.pop(rng.below(len(pile))) for _ in range(size)]))


def _allotted(shape: Shape, rng: Rng) -> object:
    counts = [0] * len(shape["caps"])
    most = min(shape["high"], sum(shape["caps"]))
    for _ in range(shape["low"] + rng.below(most - shape["low"] + 1)):
        room = [n for n, cap in enumerate(shape["caps"]) if counts[n] < cap]
        counts[room[rng.below(len(room))]] += 1
    return tuple(counts)

"""One thing, a number, some of a pile, a division, an order, a throw."""

from collections.abc import Sequence
from itertools import combinations, permutations, product
from math import comb
from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box
from pelagos.engine.contract import (
    AllotShape,
    DiceShape,
    NumberShape,
    OneOfShape,
    OrderShape,
    SomeOfShape,
    Thing,
)
from pelagos.engine.errors import BadNotation
from pelagos.engine.seats import Rng
from pelagos.engine.spaces.base import Space, is_int
from pelagos.engine.spaces.reading import next_int, next_name, next_word

Ints = tuple[int, ...]

MOST_TOLD: Final = 4_000
"""A shape lists no more answers than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Space[int]):
    """One of a list of ids. For FATE the list may repeat an id: that makes it likelier."""

    def __init__(self, kind: str, ids: list[int]) -> None:
        self.kind = kind
        self.ids = ids

    def holds(self, value: object) -> bool:
        return type(value) is int and value in self.ids

    def draw(self, rng: Rng) -> int:
        return self.ids[rng.below(len(self.ids))]

    def count(self) -> int:
        return len(set(self.ids))

    def listed(self, most: int) -> list[int] | None:
        ids = self.ids
        if len(ids) > 1 and len(set(ids)) < len(ids):
            ids = list(dict.fromkeys(ids))
        return ids[:] if len(ids) <= most else None

    def shape(self) -> OneOfShape:
        return {"shape": "one_of", "kind": self.kind, "ids": self.values()}

    def things(self, value: int) -> list[Thing]:
        return [(self.kind, value)]

    def write(self, value: int, box: Box) -> str:
        return box.slug(self.kind, value)

    def read(self, words: list[str], box: Box) -> object:
        return box.find(self.kind, next_name(words, box, self.kind, self.ids))


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Space[int]):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int, unit: str = "number") -> None:
        self.low = low
        self.high = high
        self.unit = unit

    def holds(self, value: object) -> bool:
        return is_int(value) and isinstance(value, int) and self.low <= value <= self.high

    def draw(self, rng: Rng) -> int:
        return self.low + rng.below(self.high - self.low + 1)

    def count(self) -> int:
        return self.high - self.low + 1

    def listed(self, most: int) -> list[int] | None:
        if self.high - self.low >= most:
            return None
        return list(range(self.low, self.high + 1))

    def shape(self) -> NumberShape:
        return {"shape": "number", "low": self.low, "high": self.high, "unit": self.unit}

    def things(self, value: int) -> list[Thing]:
        return [("number", value)]

    def write(self, value: int, box: Box) -> str:
        return str(value)

    def read(self, words: list[str], box: Box) -> object:
        return next_int(words, "number", low=self.low, high=self.high)


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeOf(Space[Ints]):
    """Between `low` and `high` things from a pile, which may hold duplicates; a sorted tuple of
    ids. A subclass that allows only some of them tells the client which: see `narrowed`.
    """

    def __init__(self, kind: str, pile: Sequence[int], low: int, high: int) -> None:
        self.kind = kind
        self.pile = sorted(pile)
        self.low = low
        self.high = high

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        left = list(self.pile)
        before: int | None = None
        for v in value:
            if not is_int(v) or not isinstance(v, int) or v not in left:
                return False
            if before is not None and v < before:
                return False
            left.remove(v)
            before = v
        return True

    def draw(self, rng: Rng) -> Ints:
        size = self.low + rng.below(min(self.high, len(self.pile)) - self.low + 1)
        left = list(self.pile)
        taken = [left.pop(rng.below(len(left))) for _ in range(size)]
        taken.sort()
        return tuple(taken)

    def _stock(self) -> dict[int, int]:
        stock: dict[int, int] = {}
        for v in self.pile:
            stock[v] = stock.get(v, 0) + 1
        return stock

    def count(self) -> int:
        # A polynomial in x = 2**width: the digit of x**size counts the choices of that size. No
        # digit overflows, for a pile has at most 2**len(pile) choices in all, and the sum of some
        # digits is what is left when they are divided by x - 1.
        width = len(self.pile) + 2
        top = (1 << width) - 1
        ways = 1
        for n in self._stock().values():
            ways *= ((1 << width * (n + 1)) - 1) // top  # 1 + x + ... + x**n
        wanted = ways >> width * self.low & (1 << width * (self.high - self.low + 1)) - 1
        return wanted % top

    def listed(self, most: int) -> list[Ints] | None:
        total = self.count()
        if total > most:
            return None
        size_of_pile = len(self.pile)
        high = min(self.high, size_of_pile)
        found: list[Ints] = []
        if sum([comb(size_of_pile, size) for size in range(self.low, high + 1)]) <= 8 * total:
            for size in range(self.low, high + 1):  # so few equals that all may be tried
                found += dict.fromkeys(combinations(self.pile, size))
            return found
        by_size: list[list[tuple[int, ...]]] = [[()], *[[] for _ in range(high)]]
        later = size_of_pile
        for id, n in self._stock().items():
            later -= n
            for size in range(high, 0, -1):  # downwards: the shorter ones are still without `id`
                for k in range(1, min(n, size) + 1):
                    if by_size[size - k]:
                        more = (id,) * k
                        by_size[size] += [head + more for head in by_size[size - k]]
            for size in range(self.low - later):
                by_size[size] = []  # what is left cannot make them long enough
        for size in range(self.low, high + 1):
            found += by_size[size]
        return found

    def shape(self) -> SomeOfShape:
        return {
            "shape": "some_of",
            "kind": self.kind,
            "pile": list(self.pile),
            "low": self.low,
            "high": self.high,
        }

    def narrowed(self) -> SomeOfShape:
        """The shape together with all legal answers, unless there are too many of them."""
        answers = self.listed(MOST_TOLD)
        told = None if answers is None else [list(a) for a in answers]
        return {**SomeOf.shape(self), "answers": told}

    def things(self, value: Ints) -> list[Thing]:
        return [(self.kind, id) for id in value]

    def write(self, value: Ints, box: Box) -> str:
        return "+".join([box.slug(self.kind, v) for v in value]) or "-"

    def read(self, words: list[str], box: Box) -> object:
        word = next_word(words, "names", kind=self.kind)
        if word == "-":
            return ()
        return tuple(sorted([box.find(self.kind, w) for w in word.split("+")]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Allot(Space[Ints]):
    """Split between `low` and `high` pieces over places, at most `caps[i]` in the i-th.

    The value is a tuple of counts, one per place.
    """

    def __init__(self, kind: str, places: list[int], caps: list[int], low: int, high: int) -> None:
        self.kind = kind
        self.places = places
        self.caps = caps
        self.low = low
        self.high = high

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.places):
            return False
        total = 0
        for n, cap in zip(value, self.caps, strict=True):
            if not is_int(n) or not isinstance(n, int) or not 0 <= n <= cap:
                return False
            total += n
        return self.low <= total <= self.high

    def draw(self, rng: Rng) -> Ints:
        counts = [0] * len(self.places)
        room = [i for i, cap in enumerate(self.caps) for _ in range(cap)]
        total = self.low + rng.below(min(self.high, len(room)) - self.low + 1)
        for _ in range(total):
            counts[room.pop(rng.below(len(room)))] += 1
        return tuple(counts)

    def count(self) -> int:
        ways = [1] + [0] * self.high
        for cap in self.caps:
            ways = [sum(ways[max(0, t - cap) : t + 1]) for t in range(self.high + 1)]
        return sum(ways[self.low :])

    def listed(self, most: int) -> list[Ints] | None:
        found: list[tuple[int, ...]] = [()]
        later = sum(self.caps)
        for cap in self.caps:
            later -= cap
            longer: list[tuple[int, ...]] = []
            for head in found:
                used = sum(head)
                for n in range(min(cap, self.high - used) + 1):
                    if used + n + later >= self.low:
                        longer.append((*head, n))
            if len(longer) > most:  # each of them can be completed
                return None
            found = longer
        return list(found) if len(found) <= most else None

    def shape(self) -> AllotShape:
        return {
            "shape": "allot",
            "kind": self.kind,
            "places": list(self.places),
            "caps": list(self.caps),
            "low": self.low,
            "high": self.high,
        }

    def things(self, value: Ints) -> list[Thing]:
        """Each place that gets something, and how much."""
        found: list[Thing] = []
        for place, n in zip(self.places, value, strict=True):
            if n:
                found += [(self.kind, place), ("number", n)]
        return found

    def write(self, value: Ints, box: Box) -> str:
        pairs = [(p, n) for p, n in zip(self.places, value, strict=True) if n]
        return "+".join([f"{box.slug(self.kind, p)}:{n}" for p, n in pairs]) or "-"

    def read(self, words: list[str], box: Box) -> object:
        word = next_word(words, "counts", kind=self.kind)
        counts = [0] * len(self.places)
        for part in [] if word == "-" else word.split("+"):
            name, _, n = part.partition(":")
            place = box.find(self.kind, name)
            if place not in self.places:
                raise BadNotation(part, "counts", kind=self.kind)
            counts[self.places.index(place)] += next_int([n or "1"], "counts", kind=self.kind)
        return tuple(counts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Space[Ints]):
    """All of `ids`, in any order."""

    def __init__(self, kind: str, ids: list[int]) -> None:
        self.kind = kind
        self.ids = ids

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.ids):
            return False
        return all([is_int(v) for v in value]) and sorted(value) == sorted(self.ids)

    def draw(self, rng: Rng) -> Ints:
        left = list(self.ids)
        return tuple([left.pop(rng.below(len(left))) for _ in range(len(left))])

    def count(self) -> int:
        n = 1
        stock: dict[int, int] = {}
        for size, v in enumerate(self.ids, 1):
            stock[v] = stock.get(v, 0) + 1
            n = n * size // stock[v]
        return n

    def listed(self, most: int) -> list[Ints] | None:
        if self.count() > most:
            return None
        return list(dict.fromkeys(permutations(self.ids)))

    def shape(self) -> OrderShape:
        return {"shape": "order", "kind": self.kind, "ids": list(self.ids)}

    def things(self, value: Ints) -> list[Thing]:
        return [(self.kind, id) for id in value]

    def write(self, value: Ints, box: Box) -> str:
        return ",".join([box.slug(self.kind, v) for v in value])

    def read(self, words: list[str], box: Box) -> object:
        word = next_word(words, "order", kind=self.kind)
        return tuple([box.find(self.kind, w) for w in word.split(",")])


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Space[Ints]):
    """`number` dice with the given faces; the value is a tuple of what they show."""

    def __init__(self, faces: list[int], number: int) -> None:
        self.faces = faces
        self.number = number

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.number:
            return False
        return all([is_int(v) and v in self.faces for v in value])

    def draw(self, rng: Rng) -> Ints:
        return tuple([self.faces[rng.below(len(self.faces))] for _ in range(self.number)])

    def count(self) -> int:
        n: int = len(set(self.faces)) ** self.number
        return n

    def listed(self, most: int) -> list[Ints] | None:
        if self.count() > most:
            return None
        return list(product(list(dict.fromkeys(self.faces)), repeat=self.number))

    def shape(self) -> DiceShape:
        return {"shape": "dice", "faces": list(self.faces), "number": self.number}

    def things(self, value: Ints) -> list[Thing]:
        return [("number", face) for face in value]

    def write(self, value: Ints, box: Box) -> str:
        return "+".join([str(v) for v in value]) or "-"

    def read(self, words: list[str], box: Box) -> object:
        word = next_word(words, "dice", number=self.number)
        parts = [] if word == "-" else word.split("+")
        return tuple([next_int([p], "dice", number=self.number) for p in parts])

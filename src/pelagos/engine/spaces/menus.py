"""Answers made of parts: a verb and what it needs, several fields, a bargain."""

from itertools import product

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box
from pelagos.engine.contract import Thing
from pelagos.engine.errors import BadNotation
from pelagos.engine.seats import Rng
from pelagos.engine.spaces.base import UNCOUNTED, Space
from pelagos.engine.spaces.reading import next_name


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Space):
    """First an id (a verb, a god, a place), then an answer from that id's own space.

    The value is (id, answer). Subclass, set `kind` and `ids` and override `then` to build the inner
    spaces only when somebody looks at them; every id listed must have at least one answer.
    """

    def __init__(self, kind: str, ids: list[int], spaces: list[Space]) -> None:
        self.kind = kind
        self.ids = ids
        self.spaces = spaces

    def then(self, id: int) -> Space:
        """The space that follows the choice of `id`, which must be one of `ids`."""
        return self.spaces[self.ids.index(id)]

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2:
            return False
        first = value[0]
        return type(first) is int and first in self.ids and self.then(first).holds(value[1])

    def draw(self, rng: Rng) -> object:
        id = self.ids[rng.below(len(self.ids))]
        return (id, self.then(id).draw(rng))

    def count(self) -> int:
        total = 0
        for id in self.ids:
            n = self.then(id).count()
            if n == UNCOUNTED:
                return UNCOUNTED
            total += n
        return total

    def listed(self, most: int) -> list[object] | None:
        found: list[object] = []
        for id in self.ids:
            answers = self.then(id).listed(most - len(found))
            if answers is None:
                return None
            for answer in answers:
                found.append((id, answer))
        return found

    def follow(self, begun: object) -> Space | None:
        if not isinstance(begun, tuple) or len(begun) != 2 or begun[0] not in self.ids:
            return None
        return self.then(begun[0]).follow(begun[1])

    def shape(self) -> dict[str, object]:
        options = [{"id": id, "then": self.then(id).shape()} for id in self.ids]
        return {"shape": "menu", "kind": self.kind, "options": options}

    def things(self, value: object) -> list[Thing]:
        assert isinstance(value, tuple)
        id = value[0]
        assert isinstance(id, int)
        return [(self.kind, id), *self.then(id).things(value[1])]

    def write(self, value: object, box: Box) -> str:
        assert isinstance(value, tuple)
        id = value[0]
        assert isinstance(id, int)
        return f"{box.slug(self.kind, id)} {self.then(id).write(value[1], box)}".rstrip()

    def read(self, words: list[str], box: Box) -> object:
        id = box.find(self.kind, next_name(words, box, self.kind, self.ids))
        if id not in self.ids:
            return (id, _as_typed(words, box))
        return (id, self.then(id).read(words, box))


def _as_typed(words: list[str], box: Box) -> object:
    """What follows an id that is not on offer, so that a refusal can speak of it: no space says
    what should follow, so the words are taken for a path through menus, each by its name."""
    meant = [_meant(word, box) for word in words]
    words.clear()
    value: object = meant.pop() if meant else ()
    while meant:
        value = (meant.pop(), value)
    return value


def _meant(word: str, box: Box) -> object:
    """The number, the seat or the thing a word names; several where it joins them; else itself."""
    if word == "-":
        return ()
    for mark in "+,":
        if mark in word:
            return tuple([_meant(part, box) for part in word.split(mark)])
    if len(word) <= 12 and word.lstrip("-").isdecimal():
        return int(word)
    for known in box.ids.values():
        if word.lower() in known:
            return known[word.lower()]
    try:
        return box.find("seat", word)
    except BadNotation:
        return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Space):
    """Several independent answers at once; the value is a tuple, one item per field."""

    def __init__(self, names: list[str], fields: list[Space]) -> None:
        self.names = names
        self.fields = fields

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.fields):
            return False
        return all([f.holds(v) for f, v in zip(self.fields, value, strict=True)])

    def draw(self, rng: Rng) -> object:
        return tuple([f.draw(rng) for f in self.fields])

    def count(self) -> int:
        total = 1
        for f in self.fields:
            n = f.count()
            if n == UNCOUNTED:
                return UNCOUNTED
            total *= n
        return total

    def listed(self, most: int) -> list[object] | None:
        parts: list[list[object]] = []
        total = 1
        for field in self.fields:
            answers = field.listed(most)
            if answers is None:
                return None
            total *= len(answers)
            parts.append(answers)
        return list(product(*parts)) if total <= most else None

    def shape(self) -> dict[str, object]:
        fields = [
            {"name": n, "then": f.shape()} for n, f in zip(self.names, self.fields, strict=True)
        ]
        return {"shape": "form", "fields": fields}

    def things(self, value: object) -> list[Thing]:
        assert isinstance(value, tuple)
        return [t for f, v in zip(self.fields, value, strict=True) for t in f.things(v)]

    def write(self, value: object, box: Box) -> str:
        assert isinstance(value, tuple)
        parts = [f.write(v, box) for f, v in zip(self.fields, value, strict=True)]
        return " ".join([p for p in parts if p])

    def read(self, words: list[str], box: Box) -> object:
        return tuple([f.read(words, box) for f in self.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Space):
    """A form too large to list: it is checked and sampled. A title writes its own subclass."""

    def count(self) -> int:
        return UNCOUNTED

    def listed(self, most: int) -> list[object] | None:
        return None

    def things(self, value: object) -> list[Thing]:
        return []

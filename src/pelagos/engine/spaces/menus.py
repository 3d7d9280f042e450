"""Answers made of parts: a verb and what it needs, several fields, a bargain."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.box import Box
from pelagos.engine.contract import (
    DealShape,
    Fact,
    FieldShape,
    FormShape,
    MenuShape,
    OptionShape,
    Thing,
)
from pelagos.engine.errors import BadNotation
from pelagos.engine.seats import Rng
from pelagos.engine.spaces.base import UNCOUNTED, Space, pair
from pelagos.engine.spaces.choices import OneOf
from pelagos.engine.spaces.reading import next_name

V = TypeVar("V", covariant=True)
W = TypeVar("W", covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Space[tuple[int, W]], Generic[W]):
    """First an id (a verb, a god, a place), then an answer from that id's own space.

    The value is (id, answer). Subclass, set `kind` and `ids` and override `then` to build the inner
    spaces only when somebody looks at them; every id listed must have at least one answer.
    """

    def __init__(self, kind: str, ids: list[int], spaces: list[Space[W]]) -> None:
        self.kind = kind
        self.ids = ids
        self.spaces = spaces

    @property
    def aspect(self) -> str:
        """What the whole menu is about, where names depend on it: what is built at a god."""
        return ""

    def then(self, id: int) -> Space[W]:
        """The space that follows the choice of `id`, which must be one of `ids`."""
        return self.spaces[self.ids.index(id)]

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2:
            return False
        first, rest = value
        return type(first) is int and first in self.ids and self.then(first).holds(rest)

    def draw(self, rng: Rng) -> tuple[int, W]:
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

    def listed(self, most: int) -> list[tuple[int, W]] | None:
        found: list[tuple[int, W]] = []
        for id in self.ids:
            answers = self.then(id).listed(most - len(found))
            if answers is None:
                return None
            for answer in answers:
                found.append((id, answer))
        return found

    def follow(self, begun: object) -> Space[object] | None:
        first, rest = pair(begun)
        if not isinstance(first, int) or first not in self.ids:
            return None
        return self.then(first).follow(rest)

    def shape(self) -> MenuShape:
        options: list[OptionShape] = [{"id": id, "then": self.then(id).shape()} for id in self.ids]
        shape: MenuShape = {"shape": "menu", "kind": self.kind, "options": options}
        if aspect := self.aspect:
            shape["aspect"] = aspect
        return shape

    def things(self, value: tuple[int, object]) -> list[Thing]:
        id, rest = value
        return [(self.kind, id), *self.then(id).things(rest)]

    def write(self, value: tuple[int, object], box: Box) -> str:
        id, rest = value
        return f"{box.slug(self.kind, id)} {self.then(id).write(rest, box)}".rstrip()

    def read(self, words: list[str], box: Box) -> object:
        id = box.find(self.kind, next_name(words, box, self.kind, self.ids))
        if id not in self.ids:
            return (id, _as_typed(words, box))
        return (id, self.then(id).read(words, box))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ways(Menu[int]):
    """First an id, then one of those it leads to: from where and where to, a place and an opponent.

    Subclass it with `goals`, which must not be empty or hold a goal twice.
    """

    def __init__(self, kind: str, ids: list[int], goal: str) -> None:
        self.kind = kind
        self.ids = ids
        self.goal = goal

    def goals(self, id: int) -> Sequence[int]:
        """Where one of `ids` leads: ids of the kind `goal`."""
        raise NotImplementedError

    def then(self, id: int) -> Space[int]:
        return OneOf(self.goal, list(self.goals(id)))

    def draw(self, rng: Rng) -> tuple[int, int]:
        id = self.ids[rng.below(len(self.ids))]
        goals = self.goals(id)
        return (id, goals[rng.below(len(goals))])

    def listed(self, most: int) -> list[tuple[int, int]] | None:
        found: list[tuple[int, int]] = []
        for id in self.ids:
            for goal in self.goals(id):
                found.append((id, goal))
        return found if len(found) <= most else None


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
    """The number, seat or thing a word names, or a tuple of several; else the word itself."""
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
class Form(Space[V]):
    """Several independent answers at once; the value is a tuple, one item per field.

    `both` makes one of two fields and knows the type of its answers.
    """

    def __init__(self, names: list[str], fields: list[Space[object]]) -> None:
        self.names = names
        self.fields = fields

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.fields):
            return False
        return all([f.holds(v) for f, v in zip(self.fields, value, strict=True)])

    def draw(self, rng: Rng) -> Any:
        return tuple([f.draw(rng) for f in self.fields])

    def count(self) -> int:
        total = 1
        for f in self.fields:
            n = f.count()
            if n == UNCOUNTED:
                return UNCOUNTED
            total *= n
        return total

    def listed(self, most: int) -> list[Any] | None:
        parts: list[list[object]] = []
        total = 1
        for field in self.fields:
            answers = field.listed(most)
            if answers is None:
                return None
            total *= len(answers)
            parts.append(answers)
        return list(product(*parts)) if total <= most else None

    def shape(self) -> FormShape:
        fields: list[FieldShape] = [
            {"name": n, "then": f.shape()} for n, f in zip(self.names, self.fields, strict=True)
        ]
        return {"shape": "form", "fields": fields}

    def things(self, value: tuple[object, ...]) -> list[Thing]:
        return [t for f, v in zip(self.fields, value, strict=True) for t in f.things(v)]

    def write(self, value: tuple[object, ...], box: Box) -> str:
        parts = [f.write(v, box) for f, v in zip(self.fields, value, strict=True)]
        return " ".join([p for p in parts if p])

    def read(self, words: list[str], box: Box) -> object:
        return tuple([f.read(words, box) for f in self.fields])


def both(names: tuple[str, str], first: Space[V], second: Space[W]) -> Form[tuple[V, W]]:
    """Two answers at once."""
    return Form([*names], [first, second])


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Space[V]):
    """A form too large to list: it is checked and sampled. A title writes its own subclass.

    The message `answer-<form>` says an answer of it; it uses its facts by their names.
    """

    form: str = ""

    def shape(self) -> DealShape:
        raise NotImplementedError

    def count(self) -> int:
        return UNCOUNTED

    def listed(self, most: int) -> list[V] | None:
        return None

    def things(self, value: Any) -> list[Thing]:
        return []

    def facts(self, value: Any) -> list[Fact]:
        """What there is to say of an answer."""
        raise NotImplementedError

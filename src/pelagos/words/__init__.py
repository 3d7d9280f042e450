"""Words for everything a player can read, in English, Russian and Polish.

A title's messages are Fluent files beside its code; this room formats them. Message ids follow
one pattern: `name-<kind>-<slug>`, `ask-<question>` and, when it names what it is about,
`ask-<question>-for`, `event-<event>`, `phase-<phase>`, `ending-<ending>`, `option-<name>`,
`value-<option>-<value>`, `unit-<unit>`, `piece-<kind>`, `fact-<fact>`, `track-<name>`,
`mark-<kind>`.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pelagos.catalogue import entry
from pelagos.engine.box import Box, seat_slug
from pelagos.engine.errors import BadData
from pelagos.engine.events import Event
from pelagos.engine.seats import CLOCK, FATE
from pelagos.engine.spaces import (
    Allot,
    Dice,
    Form,
    Menu,
    Nothing,
    Number,
    OneOf,
    Order,
    SomeOf,
    Space,
)

LANGUAGES = ("en", "ru", "pl")


def language(text: str) -> str:
    """A language we speak. Raises BadData otherwise."""
    if text not in LANGUAGES:
        raise BadData(f"no words in {text[:20]!r}; languages are {', '.join(LANGUAGES)}")
    return text


@cache
def bundle_of(package: str, lang: str) -> FluentBundle:
    """The messages beside a package, in one language."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(package)
    if package != __name__:
        folder = folder.joinpath("words")
    text = folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def formatted(bundle: FluentBundle, lang: str, id: str, facts: dict[str, Any]) -> str:
    """The message `id` with its variables filled in. Raises BadData where that fails."""
    if not bundle.has_message(id):
        raise BadData(f"there is no message {id!r} in {lang}")
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise BadData(f"message {id} ({lang}): {errors[0]}")
    return str(text)


class Words:
    """The words of one title in one language, at a table whose seats have these names."""

    def __init__(self, title: str, lang: str, box: Box, seats: list[str] | None = None) -> None:
        self.lang = language(lang)
        self.box = box
        self._own = bundle_of(entry(title).package, self.lang)
        self._common = bundle_of(__name__, self.lang)
        self._names: dict[tuple[str, int], str] = {}
        plain = [seat_slug(s) for s in range(box.players)]
        if seats and seats != plain:
            self.seats = seats
        else:
            self.seats = [self.text("seat", number=s + 1) for s in range(box.players)]

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._own.has_message(id) or self._common.has_message(id))

    def text(self, id: str, **facts: Any) -> str:
        """The message `id` with its variables filled in: the title's own, else the common one."""
        bundle = self._own if self._own.has_message(id) else self._common
        return formatted(bundle, self.lang, id, facts)

    def common(self, id: str, **facts: Any) -> str:
        """A message that every title shares."""
        return formatted(self._common, self.lang, id, facts)

    def name(self, kind: str, id: int) -> str:
        """The name of a thing."""
        if kind == "seat":
            return self.seat(id)
        if kind == "number":
            return str(id)
        known = self._names.get((kind, id))
        if known is None:
            known = self.text(f"name-{kind}-{self.box.slug(kind, id)}")
            self._names[kind, id] = known
        return known

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if seat == FATE:
            return self.text("fate")
        if seat == CLOCK:
            return self.text("clock")
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.text("nobody")

    def people(self, view: dict[str, Any], kind: str) -> list[str]:
        """The people each seat leads, as far as the view says so; else nothing."""
        slugs = [row.get("name") for row in view.get("seats", [])]
        return [self.text(f"name-{kind}-{slug}") if slug else "" for slug in slugs]

    def question(self, step: str, seat: int, about: Sequence[tuple[str, int]] = ()) -> str:
        """The question a step puts to a seat, and the things it is about, if it names any."""
        if not about:
            return self.text(f"ask-{step}", seat=self.seat(seat))
        things = [self.name(kind, id) for kind, id in about if kind != "number"]
        number = sum([id for kind, id in about if kind == "number"])
        return self.text(f"ask-{step}-for", number=number, things=self.listed(things))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts: dict[str, Any] = {"seat": self.seat(event.seat)}
        for field, fact in zip(event.kind.fields, event.facts, strict=True):
            name, _, kind = field.partition(":")
            facts[name] = self._fact(kind, fact)
        return self.text(f"event-{event.kind.name}", **facts)

    def _fact(self, kind: str, fact: object) -> object:
        if kind.endswith("*"):
            assert isinstance(fact, (tuple, list))
            return self.listed([str(self._fact(kind[:-1], v)) for v in fact])
        if kind in ("number", "text"):
            return fact
        assert isinstance(fact, int)
        return self.name(kind, fact)

    def listed(self, items: list[str]) -> str:
        """Several names in one phrase."""
        return ", ".join(items) if items else self.text("none")

    def choice(self, space: Space, value: Any) -> str:
        """One answer of a space, as a person would read it."""
        if isinstance(space, Nothing):
            return ""
        if isinstance(space, Menu):
            inner = space.then(value[0])
            rest = self.choice(inner, value[1])
            head = self.name(space.kind, value[0])
            return f"{head}: {rest}" if rest else head
        if isinstance(space, Form):
            parts = [self.choice(f, v) for f, v in zip(space.fields, value, strict=True)]
            return "; ".join(p for p in parts if p)
        if isinstance(space, OneOf):
            return self.name(space.kind, value)
        if isinstance(space, Number):
            unit = f"unit-{space.unit}"
            return self.text(unit, n=value) if self.has(unit) else str(value)
        if isinstance(space, SomeOf):
            counted = [(v, value.count(v)) for v in dict.fromkeys(value)]
            names = [self.name(space.kind, v) + (f" ×{n}" if n > 1 else "") for v, n in counted]
            return self.listed(names)
        if isinstance(space, Allot):
            pairs = zip(space.places, value, strict=True)
            return self.listed([f"{self.name(space.kind, p)} ×{n}" for p, n in pairs if n])
        if isinstance(space, Order):
            return " → ".join(self.name(space.kind, v) for v in value)
        if isinstance(space, Dice):
            return " + ".join(str(v) for v in value)
        return space.write(value, self.box)

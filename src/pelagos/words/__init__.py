"""Words for everything a player can read, in English, Russian and Polish.

A title's messages are Fluent files beside its code; this package formats them. Message ids follow
one pattern: `name-<kind>-<slug>`, `card-<kind>-<slug>`, `ask-<question>` with the question's facts
as variables, `answer-<form>`, `part-<field>`, `event-<event>`, `phase-<phase>`, `ending-<ending>`,
`option-<name>`, `value-<option>-<value>`, `unit-<unit>`, `stock-<stock>`, `piece-<kind>`,
`fact-<fact>`, `standing-<column>`, `modifier-<source>`, `track-<name>`, `mark-<kind>`,
`printed-<kind>`. A title's own message overrides a common one, such as `round`, which some titles
call a turn.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from pelagos.catalogue import entry
from pelagos.engine.box import Box, seat_slug
from pelagos.engine.contract import Fact, Roll, Thing
from pelagos.engine.errors import BadData
from pelagos.engine.events import Event
from pelagos.engine.seats import CLOCK, FATE
from pelagos.engine.spaces import (
    Allot,
    Deal,
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
CASES = ("acc", "dat")
"""The cases a name may have beside the nominative, as attributes of its message."""


def language(text: str) -> str:
    """A language we have. Raises BadData for any other."""
    if text not in LANGUAGES:
        said = f"no words in {text[:20]!r}; languages are {', '.join(LANGUAGES)}"
        raise BadData(said, about="unknown_language", lang=text[:20])
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


class _Variables(Visitor):
    """Finds the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


class Words:
    """The words of one title in one language, at a table whose seats have these names."""

    def __init__(self, title: str, lang: str, box: Box, seats: list[str] | None = None) -> None:
        self.title = title
        self.lang = language(lang)
        self.box = box
        self._own = bundle_of(entry(title).package, self.lang)
        self._common = bundle_of(__name__, self.lang)
        self._names: dict[tuple[str, int], str] = {}
        self._plain: dict[str, str] = {}
        given = [
            "" if name == seat_slug(seat) else name
            for seat, name in enumerate(seats or [""] * box.players)
        ]
        self.players = [name or self.text("seat", number=n) for n, name in enumerate(given, 1)]
        """Who sits there; without a name of their own they go by the number of the seat."""
        self.seats = self.players[:]
        """The same, once a seat leads a people: see `introduce`."""
        self.named = [bool(name) for name in given]

    def introduce(self, peoples: Sequence[str], kind: str) -> None:
        """A seat without a name of its own is called by the people it leads, given by its slug."""
        leads = zip(self.players, self.named, peoples, strict=True)
        self.seats = [
            self._leader(kind, people) if people and not named else player
            for player, named, people in leads
        ]

    def _leader(self, kind: str, people: str) -> str:
        """What a people is called that does something: a singular, as all messages need it."""
        return self.form(kind, self.box.ids[kind][people], "seat")

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._own.has_message(id) or self._common.has_message(id))

    def text(self, id: str, **facts: Any) -> str:
        """The message `id` with its variables filled in: the title's own, else the common one."""
        if facts:
            return formatted(self._bundle(id), self.lang, id, facts)
        known = self._plain.get(id)
        if known is None:
            known = self._plain[id] = formatted(self._bundle(id), self.lang, id, {})
        return known

    def _bundle(self, id: str) -> FluentBundle:
        return self._own if self._own.has_message(id) else self._common

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

    def form(self, kind: str, id: int, case: str) -> str:
        """The name of a thing in a case, if the language needs it: an attribute of its message."""
        known = self._names.get((f"{kind}.{case}", id))
        if known is None:
            message = f"name-{kind}-{self.box.slug(kind, id)}"
            pattern = self._bundle(message).get_message(message).attributes.get(case)
            if pattern is None:
                known = self.name(kind, id)
            else:
                known = str(self._bundle(message).format_pattern(pattern)[0])
            self._names[f"{kind}.{case}", id] = known
        return known

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if seat == FATE:
            return self.text("fate")
        if seat == CLOCK:
            return self.text("clock")
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.text("nobody")

    def player(self, seat: int) -> str:
        """Who sits there, by their own name or by number."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.seat(seat)

    def people(self, peoples: Sequence[str], kind: str) -> list[str]:
        """The names of the peoples the seats lead, given by their slugs; else nothing."""
        return [self.text(f"name-{kind}-{slug}") if slug else "" for slug in peoples]

    def option(self, menu: Menu[object], id: int) -> str:
        """The name of one way on from a menu, in what the whole menu is about."""
        return self.form(menu.kind, id, menu.aspect) if menu.aspect else self.name(menu.kind, id)

    def forms(self, kind: str, id: int) -> list[str]:
        """All other forms of the name of a thing: its cases, and what it is called in a menu."""
        message = f"name-{kind}-{self.box.slug(kind, id)}"
        cases = self._bundle(message).get_message(message).attributes
        return [self.form(kind, id, case) for case in cases]

    def question(self, step: str, seat: int, facts: Sequence[Fact] = ()) -> str:
        """The question a step puts to a seat; its text uses the facts by their names."""
        named = {fact.name: self.fact(fact.kind, fact.value) for fact in facts}
        return self.text(f"ask-{step}", seat=self.seat(seat), **named)

    def any_question(self, step: str) -> str:
        """The question of a step as it may come again, its facts left open."""
        id = f"ask-{step}"
        used = _Variables()
        if self.has(id):
            used.visit(self._bundle(id).get_message(id).value)
        return self.text(id, **dict.fromkeys(used.names, "…"))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.text(f"event-{event.kind.name}", **self.facts(event))

    def facts(self, event: Event) -> dict[str, Any]:
        """What the message of an event may use.

        Beside each fact `x`: `x_n`, how many there are in a list; `x_id` and `x_sort`, the slug of
        a thing and its first part, for a choice of words that depends on it; `x_acc` and `x_dat`,
        its name in the accusative and the dative. `player` is who sits at `seat`, whatever people
        the seat leads. `teller` is `seat`, or `nobody` where none has a part in it. An event with
        a list of seats and a list of numbers has `pairs`: who, and how much, without the zeroes.
        """
        found: dict[str, Any] = {
            "seat": self.seat(event.seat),
            "player": self.player(event.seat),
            "teller": "seat" if 0 <= event.seat < len(self.seats) else "nobody",
        }
        seats: list[int] = []
        numbers: list[int] = []
        for field, fact in zip(event.kind.fields, event.facts, strict=True):
            name, _, kind = field.partition(":")
            found[name] = self.fact(kind, fact)
            if isinstance(fact, (tuple, list)):
                found[f"{name}_n"] = len(fact)
                seats = list(fact) if kind == "seat*" else seats
                numbers = list(fact) if kind == "number*" else numbers
                if kind[:-1] in self.box.names:
                    for case in CASES:
                        found[f"{name}_{case}"] = self.several(kind[:-1], fact, case)
            elif kind in self.box.names and isinstance(fact, int):
                slug = self.box.slug(kind, fact)
                found[f"{name}_id"], found[f"{name}_sort"] = slug, slug.partition("_")[0]
                for case in CASES:
                    found[f"{name}_{case}"] = self.form(kind, fact, case)
        if seats:
            told = [f"{self.seat(s)} — {n}" for s, n in zip(seats, numbers, strict=False) if n]
            found["pairs"] = self.listed(told)
        return found

    def fact(self, kind: str, fact: object) -> object:
        """A fact as texts use it: a name, names in a list, or a number as it is."""
        if kind.endswith("*"):
            assert isinstance(fact, (tuple, list))
            told = [str(self.fact(kind[:-1], v)) for v in fact]
            if kind in ("number*", "seat*"):  # in their order, even where one comes twice
                return self.listed(told)
            if kind == "thing*" and told[1:] and fact[0][0] == "verb":  # "Build a trireme (Nubia)"
                return f"{told[0]} ({self.listed(told[1:])})"
            if kind[:-1] in self.box.names:
                return self.several(kind[:-1], fact)
            return self.counted(told)
        if kind in ("number", "text"):
            return fact
        if kind == "roll":
            assert isinstance(fact, Roll)
            return self.roll(fact)
        if kind == "orders":
            assert isinstance(fact, tuple)
            return "; ".join([self._order(order) for order in fact]) or self.text("none")
        if kind == "thing":
            assert isinstance(fact, tuple)
            return self.name(*fact)
        assert isinstance(fact, int)
        return self.name(kind, fact)

    def roll(self, roll: Roll) -> str:
        """Each die, each modifier with its source, and the sum: "[2] + 3 (armies) = 5"."""
        dice = " ".join([f"[{face}]" for face in roll.dice])
        added = [
            f" {'+' if n >= 0 else '−'} {abs(n)} ({self.modifier(s, n)})" for s, n in roll.modifiers
        ]
        if not added and len(roll.dice) == 1:
            return str(roll.total)
        return f"{dice}{''.join(added)}".lstrip(" +") + f" = {roll.total}"

    def modifier(self, source: str, number: int) -> str:
        """What adds to a roll, or takes from it."""
        return self.text(f"modifier-{source}", number=abs(number))

    def stock(self, stock: str, n: int) -> str:
        """The name of what is paid with, as it follows the number `n`."""
        id = f"stock-{stock}"
        return self.text(id, n=n) if self.has(id) else stock.replace("_", " ")

    def counted(self, items: list[str]) -> str:
        """Several names in one phrase, equal ones told once and counted."""
        counts = {item: items.count(item) for item in dict.fromkeys(items)}
        return self.listed([f"{item} ×{n}" if n > 1 else item for item, n in counts.items()])

    def several(self, kind: str, ids: Sequence[int], case: str = "") -> str:
        """Several things in one phrase; equal ones together, "3 coins" where a unit says so."""
        told = []
        for id in dict.fromkeys(ids):
            n, unit = ids.count(id), f"unit-{self.box.slug(kind, id)}"
            name = self.form(kind, id, case) if case else self.name(kind, id)
            counted = self.text(unit, n=n) if n > 1 and self.has(unit) else f"{name} ×{n}"
            told.append(counted if n > 1 else name)
        return self.listed(told)

    def listed(self, items: list[str]) -> str:
        """Several names in one phrase, with semicolons where a name has a comma of its own."""
        comma = "; " if any("," in item for item in items) else ", "
        return comma.join(items) if items else self.text("none")

    def choice(self, space: Space[object], value: Any) -> str:
        """One answer of a space, as a person would read it."""
        if isinstance(space, Nothing):
            return ""
        if isinstance(space, Menu):
            return self._path(space, value)
        if isinstance(space, Form):
            return self._fields(space, value)
        if isinstance(space, OneOf):
            return self.name(space.kind, value)
        if isinstance(space, Number):
            unit = f"unit-{space.unit}"
            return self.text(unit, n=value) if self.has(unit) else str(value)
        if isinstance(space, SomeOf):
            return self.counted([self.name(space.kind, v) for v in value])
        if isinstance(space, Allot):
            pairs = zip(space.places, value, strict=True)
            return self.listed([f"{self.name(space.kind, p)} ×{n}" for p, n in pairs if n])
        if isinstance(space, Order):
            return " → ".join(self.name(space.kind, v) for v in value)
        if isinstance(space, Dice):
            return " + ".join(str(v) for v in value)
        if isinstance(space, Deal):
            facts = {fact.name: self.fact(fact.kind, fact.value) for fact in space.facts(value)}
            return self.text(f"answer-{space.form}", **facts)
        return space.write(value, self.box)

    def _fields(self, form: Form[object], value: Any) -> str:
        """The answers of all fields in one phrase."""
        return ", ".join([said for _, said in self._parts(form, value)]) or self.text("none")

    def _parts(self, space: Space[object], value: Any) -> list[tuple[str, str]]:
        """What an answer is made of: the kind of each thing, and what is said of it. A field left
        empty is not told beside others."""
        if isinstance(space, Form):
            fields = zip(space.fields, value, strict=True)
            return [
                part
                for f, v in fields
                if v != () or isinstance(f, Form)
                for part in self._parts(f, v)
            ]
        said = self.choice(space, value)
        return [(space.kind if isinstance(space, OneOf) else "", said)] if said else []

    def _order(self, order: tuple[Thing, ...]) -> str:
        """What is done, and to what: "Build from the treasury: Rome"."""
        verb, *rest = [self.name(kind, id) for kind, id in order]
        return f"{verb}: {', '.join(rest)}"

    def _path(self, menu: Menu[object], value: Any) -> str:
        """A way through menus: what is done, then where and with what.

        Two things of one kind in a row are a way from one to the other; a place that a later name
        repeats is mentioned once.
        """
        space: Space[object] = menu
        path: list[tuple[str, str]] = []
        while isinstance(space, Menu):
            path.append((space.kind, self.option(space, value[0])))
            space, value = space.then(value[0]), value[1]
        kind, _ = path[-1]
        path += sorted(self._parts(space, value), key=lambda part: part[0] != kind)
        (kind, told), *rest = path
        last, names, joint = told, [told], ": "
        for of, name in rest:
            if name.startswith(f"{last}, "):
                told = told.removesuffix(last) + name
            else:
                known = next((n for n in names if name.startswith(f"{n}, ")), "")
                told += (" → " if of == kind else joint) + name.removeprefix(f"{known}, ")
            kind, last, joint = of, name, ", "
            names.append(name)
        return told

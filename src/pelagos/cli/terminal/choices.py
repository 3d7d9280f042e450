"""What may be answered, as lists a person can survey: by verb, in pages, by search."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pelagos.cli.terminal.called import price
from pelagos.cli.terminal.names import plain
from pelagos.engine.position import Position
from pelagos.engine.spaces import Menu, Nothing, Number, OneOf, Order, Space
from pelagos.engine.steps import Ask
from pelagos.words import Words

PAGE = 14
"""How many answers are listed at once; more are asked for step by step, or in pages."""
SEARCHED = 5000
FEW_ORDERS = 6
ENDINGS = {
    "done", "end", "halt", "pass", "ready", "stop", "nothing", "decline", "leave", "stay", "none",
}  # fmt: skip
"""Verbs that end something; they are always number 0."""
FINISHING = {"done", "end", "halt"}
"""Those that end a turn and are asked about once more."""


@dataclass(frozen=True)
class Row:
    """A line of a list: an answer, or the way to the answers that begin with it."""

    label: str
    group: str
    price: str
    value: object = None
    deeper: tuple[int, ...] = ()
    closes: bool = False
    """Whether it is the way out: done, end, pass, nothing."""


class Choices:
    """The answers of a question that begin with `path`, the ids picked so far in its menus."""

    def __init__(
        self, step: Ask[Any, Any], b: Position, seat: int, space: Space[object], words: Words
    ) -> None:
        self.step = step
        self.b = b
        self.seat = seat
        self.whole = space
        self.words = words
        self.path: list[int] = []
        self.page = 0
        self.found: list[Row] | None = None
        """What a search has found, if there was one."""
        self._rows: list[Row] | None = None
        if space.listed(PAGE) is None:
            self._pass_through()

    # -- where we are -------------------------------------------------------------------------

    def space(self) -> Space[object]:
        """What may follow the path."""
        at = self.whole
        for id in self.path:
            assert isinstance(at, Menu)
            at = at.then(id)
        return at

    def go(self, ids: Sequence[int]) -> None:
        """Picks ids of the current menu and those below; menus with one way on are passed."""
        self.path += ids
        self._reset()
        self._pass_through()

    def _pass_through(self) -> None:
        while isinstance(at := self.space(), Menu) and len(at.ids) == 1:
            self.path.append(at.ids[0])

    def follow(self, slugs: list[str]) -> bool:
        """Goes as deep as these words of the notation name menus; whether that is anywhere."""
        self.home()
        for slug in slugs:
            at = self.space()
            found = [] if not isinstance(at, Menu) else [
                id for id in at.ids if self.words.box.slug(at.kind, id) == slug
            ]  # fmt: skip
            if not found:
                break
            self.path += found
        self._reset()
        return bool(self.path)

    def back(self) -> bool:
        """One step back on the path, or out of a search; whether there was one."""
        if self.found is None and not self.path:
            return False
        if self.found is None:
            self.path.pop()
        self._reset()
        return True

    def home(self) -> None:
        """Back to the whole question."""
        self.path.clear()
        self._reset()

    def _reset(self) -> None:
        self.page = 0
        self.found = None
        self._rows = None

    def trail(self) -> str:
        """The path in words."""
        at, said = self.whole, []
        for id in self.path:
            assert isinstance(at, Menu)
            said.append(self.words.option(at, id))
            at = at.then(id)
        return " › ".join(said)

    def wrapped(self, value: object) -> object:
        """An answer of the current space as an answer to the whole question."""
        for id in reversed(self.path):
            value = (id, value)
        return value

    # -- lists --------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """The current list; none when the answer is a number or must be put into words."""
        if self.found is not None:
            return self.found
        if self._rows is None:
            self._rows = self._listed()
        return self._rows

    def _listed(self) -> list[Row]:
        space = self.space()
        if isinstance(space, Order) and space.count() > FEW_ORDERS:
            return []
        if isinstance(space, Number) and (self.path or space.count() > PAGE):
            return []
        values = space.listed(PAGE)
        if values is not None:
            return [self._row(v) for v in values]
        if isinstance(space, Menu):
            return self._ways(space)
        if isinstance(space, OneOf):
            return [self._row(v) for v in space.values()]
        return []

    def _row(self, value: object) -> Row:
        space, whole = self.space(), self.wrapped(value)
        label = self.words.choice(space, value) or space.write(value, self.words.box)
        group = ""
        if isinstance(space, Menu) and isinstance(value, tuple):
            group = self.words.option(space, value[0])
            label = label.removeprefix(f"{group}: ").removeprefix(f"{group} → ")
        cost = price(self.words, self.step.price(self.b, self.seat, whole))
        return Row(label, group, cost, whole, closes=self.ends(space, value))

    def ends(self, space: Space[object], value: object) -> bool:
        """Whether an answer is the way out."""
        if isinstance(space, Menu) and isinstance(value, tuple):
            named = self.words.box.slug(space.kind, value[0])
            return named in ENDINGS and isinstance(space.then(value[0]), Nothing)
        return value == () and not isinstance(space, Nothing)

    def _ways(self, space: Menu[object]) -> list[Row]:
        """The ways on; where but one has many answers, those behind it too."""
        rows = [self._way(space, id) for id in space.ids]
        wide = [n for n, row in enumerate(rows) if row.deeper]
        inner = space.then(space.ids[wide[0]]) if len(wide) == 1 else None
        if isinstance(inner, Menu) and len(inner.ids) <= PAGE:
            behind = [self._way_behind(space, space.ids[wide[0]], id) for id in inner.ids]
            rows[wide[0] : wide[0] + 1] = behind
        return rows

    def _way_behind(self, space: Menu[object], id: int, next: int) -> Row:
        """The way to the answers that begin with two ids, headed by the first."""
        inner = space.then(id)
        assert isinstance(inner, Menu)
        only = inner.then(next).listed(1)
        if only:
            return self._row((id, (next, only[0])))
        return Row(self._wide(inner, next), self.words.option(space, id), "", deeper=(id, next))

    def _way(self, space: Menu[object], id: int) -> Row:
        inner = space.then(id)
        only = inner.listed(1)
        if only:
            row = self._row((id, only[0]))
            label = row.label if row.label == row.group else f"{row.group}: {row.label}"
            return Row(label, "", row.price, row.value, closes=row.closes)
        return Row(self._wide(space, id), "", "", deeper=(id,))

    def _wide(self, space: Menu[object], id: int) -> str:
        """What an id of a menu is called, and how many answers begin with it."""
        name, answers = self.words.option(space, id), space.then(id).listed(SEARCHED)
        return f"{name} …" if answers is None else f"{name} … ({len(answers)})"

    def ending(self) -> Row | None:
        """The row that is number 0."""
        return next((row for row in self.rows() if row.closes), None)

    def numbered(self) -> dict[int, Row]:
        """The other rows by their numbers: from 1 on, but numbers stand for themselves."""
        rows = [row for row in self.rows() if not row.closes]
        space = self.space()
        if isinstance(space, Number) and self.found is None:
            return dict(enumerate(rows, space.low))
        if all(row.label.isdecimal() for row in rows):
            return {int(row.label): row for row in rows}
        return dict(enumerate(rows, 1))

    def search(self, word: str) -> int:
        """Lists the answers with these words in them; how many there are."""
        wanted = plain(word).split()
        values = self.space().listed(SEARCHED) or []
        self._reset()
        said = [(v, plain(self.words.choice(self.space(), v))) for v in values]
        rows = [self._row(v) for v, text in said if all(each in text for each in wanted)]
        self.found = [Row(self._full(r), "", r.price, r.value, closes=r.closes) for r in rows]
        return len(self.found)

    def _full(self, row: Row) -> str:
        return row.label if row.group in ("", row.label) else f"{row.group}: {row.label}"

    def touching(self, thing: tuple[str, int], slug: str) -> list[Row]:
        """The answers that touch a place or stand on a site of it."""
        kind, id = thing
        found: list[Row] = []
        at, self.path = self.path, []
        for value in self.whole.listed(SEARCHED) or []:
            things = self.whole.things(value)
            names = [
                self.words.box.slug(k, i) for k, i in things if k not in ("number", "seat", kind)
            ]
            if (kind, id) in things or any(n.startswith(f"{slug}_") for n in names):
                row = self._row(value)
                found.append(Row(self._full(row), "", row.price, row.value))
        self.path = at
        return found

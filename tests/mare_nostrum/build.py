"""Positions of both editions by hand, and games told in notation."""

from typing import Any

from pelagos.engine.contract import View
from pelagos.engine.errors import NotAllowed, PelagosError
from pelagos.engine.events import Event
from pelagos.engine.seats import FATE
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.ids import (
    CIVILIZATIONS,
    FORTRESSES,
    KINDS,
    MARKERS,
    RESOURCES,
    ROLES,
    SIDES,
)
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.shared.tables import changed

ROME, CARTHAGE, GREECE, EGYPT, BABYLON = range(5)


class Table:
    """An empty map on which seats hold the civilizations in their usual order."""

    def __init__(self, rules: MareRules[Any], players: int = 5, **options: object) -> None:
        self.rules = rules
        box = rules.box(players, options)
        assert isinstance(box, MareBox)
        self.box = box
        self.b: Board = rules.new(box)
        self.b.log = []
        self.b.round = 1
        self.b.civ = tuple(range(SIDES))
        self.b.role = (0, 0, 0)

    @classmethod
    def started(cls, rules: MareRules[Any], players: int = 5, **options: object) -> "Table":
        """A game from the very beginning."""
        table = cls(rules, players, **options)
        table.b = rules.start(table.box)
        table.b.log = []
        return table

    @classmethod
    def set_up(cls, rules: MareRules[Any], players: int = 5, **options: object) -> "Table":
        """A basic game on the point of its first call, civilizations in the order of the box."""
        table = cls.started(rules, players, **options)
        while table.step() != "call_number":
            seat = table.asked()[0]
            assert seat == FATE, table.step()
            table.rules.answer(table.b, seat, table.rules.choices(table.b, seat).values()[0])
        return table

    # -- setting up ---------------------------------------------------------------------------

    def area(self, slug: str) -> int:
        return self.box.find("area", slug)

    def site(self, slug: str) -> int:
        return self.box.find("site", slug)

    def own(self, side: int, *areas: str) -> "Table":
        for slug in areas:
            self.b.place_marker(self.area(slug), side)
        return self

    def legions(self, side: int, slug: str, count: int = 1) -> "Table":
        for _ in range(count):
            self.b.place_legion(self.area(slug), side)
        return self

    def ships(self, side: int, slug: str, count: int = 1) -> "Table":
        for _ in range(count):
            self.b.place_trireme(self.area(slug), side)
        return self

    def fort(self, slug: str, count: int = 1) -> "Table":
        for _ in range(count):
            self.b.place_fortress(self.area(slug), self.b.marker[self.area(slug)])
        return self

    def built(self, *sites: str) -> "Table":
        for slug in sites:
            self.b.build_on(self.site(slug))
        return self

    def occupied(self, side: int, *sites: str) -> "Table":
        for slug in sites:
            self.b.sites = changed(self.b.sites, self.site(slug), 2 + side)
        return self

    def claimed(self, side: int, slug: str) -> "Table":
        self.b.claim = changed(self.b.claim, self.area(slug), side)
        return self

    def cards(self, seat: int, *slugs: str) -> "Table":
        for slug in slugs:
            self.b.owner = changed(self.b.owner, self.box.find("card", slug), seat)
        return self

    def hand(self, seat: int, **counts: int) -> "Table":
        for slug, n in counts.items():
            self.b.draw_from_bank(seat, RESOURCES.index(slug), n)
        return self

    def roles(self, director: int = 0, political: int = 0, military: int = 0) -> "Table":
        self.b.role = (director, political, military)
        return self

    def play(self, phase: Phase, seat: int = -1) -> "Table":
        """Opens a phase; with a seat, as that player's turn in it."""
        self.b.call(phase)
        if seat >= 0:
            self.b.turns[-1] = seat + 1
            self.b.restore_active()
        self.rules.step(self.b)
        return self

    # -- playing --------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        return self.rules.asked(self.b)

    def step(self) -> str:
        step = self.rules.step(self.b)
        return step.name if step else ""

    def say(self, seat: int, text: str) -> "Table":
        self.rules.answer(self.b, seat, self.rules.read(self.b, seat, text))
        return self

    def fate(self, text: str) -> "Table":
        return self.say(FATE, text)

    def refused(self, seat: int, text: str) -> bool:
        """Whether the referee will not have it."""
        before = self.b.state()
        try:
            self.say(seat, text)
        except NotAllowed:
            assert self.b.state() == before
            return True
        except PelagosError:
            return True
        return False

    def why_not(self, seat: int, value: object) -> str:
        """The clause by which the referee refuses an answer."""
        try:
            self.rules.answer(self.b, seat, value)
        except NotAllowed as refusal:
            return refusal.clause
        raise AssertionError(f"{value!r} was allowed")

    def allowed(self, seat: int) -> list[str]:
        space = self.rules.choices(self.b, seat)
        return [space.write(v, self.box) for v in space.values()]

    def verbs(self, seat: int) -> set[str]:
        return {text.split()[0] for text in self.allowed(seat)}

    def forced_through(self, *until: str) -> "Table":
        """Answers whatever has a single answer, until one of these questions stands."""
        while self.step() not in until:
            seat = self.asked()[0]
            space = self.rules.choices(self.b, seat)
            assert space.count() == 1, (self.step(), self.allowed(seat)[:9])
            self.rules.answer(self.b, seat, space.values()[0])
        return self

    # -- looking --------------------------------------------------------------------------------

    def holds(self, seat: int) -> dict[str, int]:
        first = seat * KINDS
        return {RESOURCES[k]: n for k in range(KINDS) if (n := self.b.hands[first + k])}

    def legions_at(self, slug: str, side: int) -> int:
        return self.b.legions[self.area(slug) * SIDES + side]

    def ships_at(self, slug: str, side: int) -> int:
        return self.b.triremes[self.area(slug) * SIDES + side]

    def owner(self, slug: str) -> int:
        return self.b.marker[self.area(slug)]

    def role(self, slug: str) -> int:
        return self.b.role[ROLES.index(slug)]

    def markers_left(self, side: int) -> int:
        return self.b.supply[MARKERS * SIDES + side]

    def forts_left(self, side: int) -> int:
        return self.b.supply[FORTRESSES * SIDES + side]

    def events(self, name: str) -> list[Event]:
        assert self.b.log is not None
        return [e for e in self.b.log if e.kind.name == name]

    def view(self, seat: int) -> View:
        return self.rules.view(self.b, seat)

    def fact(self, seat: int, viewer: int, fact: str) -> object:
        return self.view(viewer)["seats"][seat][fact]


def civilization(slug: str) -> int:
    return CIVILIZATIONS.index(slug)


def revised(b: Board) -> LagetBoard:
    """The same board, known to be of the revised edition."""
    assert isinstance(b, LagetBoard)
    return b

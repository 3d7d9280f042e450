"""Prices and payments: what a builder has, the verbs that build, and a set for each object."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import Cost, Fact, Thing
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, OneOf, Space, pair
from pelagos.engine.steps import Ask, Phase
from pelagos.engine.verbs import Verb, VerbMenu
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import PAID
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD,
    CLEOPATRA,
    COIN,
    COINS_AND_GOOD,
    COINS_ONLY,
    GOODS_AND_COIN,
    GOODS_ONE_TWICE,
    GOODS_ONLY,
    HANNIBAL,
    LEGENDARY,
    NONE,
    ONE_RESOURCE,
    PIECES,
    RECRUIT,
    RESOURCES,
    Mask,
    Tile,
)
from pelagos.games.mare_nostrum.empires.sets import (
    Paid,
    Payment,
    Purse,
    kind_of,
    resources,
    tiles_paid,
)
from pelagos.games.mare_nostrum.empires.where_to_build import builders_ground
from pelagos.games.mare_nostrum.shared.tables import ids_in

V = TypeVar("V")

PRICE: Final = "mne:3.d"
"""The clause that refuses a player who has the place and the piece, but no set that pays."""


def hand_of(b: Board, seat: int) -> list[int]:
    """The counts of the seat's Resources."""
    return b.hand[seat * RESOURCES : seat * RESOURCES + RESOURCES]


def purse_of(b: Board, seat: int, tiles: list[int]) -> Purse:
    """The purse of these tiles for a seat, whose Heroes may change what makes a set."""
    return Purse(tiles, b.owner[CLEOPATRA] == seat, b.owner[HANNIBAL] == seat)


def power_unused(b: Board, seat: int, tile: Tile) -> bool:
    """Whether the seat has a once-per-round power it has not used. A copy and its original are used
    separately.
    """  # mne:G.4
    if b.owner[tile] != seat and b.copied != tile:
        return False
    return b.has(seat, tile) and not b.used[seat] >> tile & 1


def is_in(places: Mask, at: object) -> bool:
    """Whether a place is in a set of places."""
    return type(at) is int and at >= 0 and places >> at & 1 == 1


class Builder:
    """What somebody has to build with: Resources and the size of the largest set they make, pieces
    in stock, ground."""

    def __init__(self, b: Board, seat: int) -> None:
        self.b = b
        self.seat = seat
        self.tiles = hand_of(b, seat)
        self.reach = purse_of(b, seat, self.tiles).reach
        self.ground = builders_ground(b, seat)
        self.stock = b.stock[seat * PIECES : seat * PIECES + PIECES]


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildVerb(Verb[Board, V], Generic[V]):
    """Something a builder may do. `kind` is that of what is named with it; "" = nothing is. `power`
    is the tile whose owner alone may do it; NONE = everybody may."""

    kind: str = ""
    power: Tile = NONE
    takes_set: bool = False
    """Whether it is paid for with a set."""

    def places(self, who: Builder) -> int:
        """What may be named with it, a bit for each id; 0 = it is not possible now."""
        raise NotImplementedError

    def possible(self, b: Board, seat: int) -> bool:
        return self.places(Builder(b, seat)) != 0

    def offer(self, b: Board, seat: int) -> Space[V]:
        return self.space(self.places(Builder(b, seat)))

    def space(self, places: Mask) -> Space[Any]:
        """The choice among these places."""
        return OneOf(self.kind, list(ids_in(places))) if self.kind else NOTHING

    def listed(self, places: Mask) -> Sequence[object]:
        """All answers of that choice."""
        return ids_in(places) if self.kind else ((),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase(BuildVerb[V], Generic[V]):
    """A verb that must be paid for: the object is placed once the set lies on the table."""

    takes_set = True

    def size(self, b: Board, seat: int, value: V) -> int:
        """How many Resources it takes."""  # mne:3.c
        raise NotImplementedError

    def singles(self, tiles: list[int]) -> list[int]:
        """The Resources of a hand of which one alone pays; none = a set pays."""
        return []

    def put(self, b: Board, seat: int, what: int) -> None:
        """Puts the object paid for in its place."""
        raise NotImplementedError

    def price(self, b: Board, seat: int, value: V) -> Cost:
        return resources(self.size(b, seat, value))

    def carry_out(self, b: Board, seat: int, value: V) -> None:
        b.buying = self.id
        b.object = value if isinstance(value, int) else NONE
        b.price = self.size(b, seat, value)

    def payments(self, b: Board, seat: int, tiles: list[int], number: int) -> Payment:
        """The sets among these tiles that pay: only coins or only different goods, unless a Hero
        allows more.
        """
        single = self.singles(tiles)
        if single:
            return Payment(tiles, number, [ONE_RESOURCE], single)
        return Payment(tiles, number, purse_of(b, seat, tiles).ways(number), single)


class BuildMenu(VerbMenu):
    """The verbs that are possible, found with one look at what the builder has."""

    def __init__(self, b: Board, seat: int, builds: list[BuildVerb[Any]]) -> None:
        self.builds = builds
        self.ids = []
        self.ready: list[BuildVerb[Any]] = []
        self.places: list[int] = []
        who = Builder(b, seat)
        owner, copied, poor = b.owner, b.copied, who.reach < b.box.smallest_set
        for verb in builds:
            tile = verb.power
            if poor and verb.takes_set:
                continue
            if tile >= 0 and owner[tile] != seat and copied != tile:
                continue
            places = verb.places(who)
            if places:
                self.ids.append(verb.id)
                self.ready.append(verb)
                self.places.append(places)

    def then(self, id: int) -> Space[object]:
        if id in self.ids:
            at = self.ids.index(id)
            return self.ready[at].space(self.places[at])
        for verb in self.builds:
            if verb.id == id:
                return verb.space(0)
        raise KeyError(id)

    def draw(self, rng: Rng) -> tuple[int, object]:
        at = rng.below(len(self.ids))
        return (self.ids[at], self.ready[at].space(self.places[at]).draw(rng))

    def listed(self, most: int) -> list[tuple[int, object]] | None:
        found: list[tuple[int, object]] = []
        for id, verb, places in zip(self.ids, self.ready, self.places, strict=True):
            for answer in verb.listed(places):
                found.append((id, answer))
        return found if len(found) <= most else None


WAYS_OF_HEROES: Final = {
    GOODS_AND_COIN: "mne:10.cleopatra",
    COINS_AND_GOOD: "mne:10.cleopatra",
    GOODS_ONE_TWICE: "mne:10.hannibal",
}


class Pay(Ask[Board, tuple[int, Paid]]):
    """The exact price: only coins or only different goods, unless a Hero allows more."""

    # mne:3.d mne:3.g

    name = "pay"
    clause = "mne:3.d"

    def __init__(self, purchases: list[Purchase[Any]], calls: list[Phase]) -> None:
        self.by_id: Final = {verb.id: verb for verb in purchases}
        self.calls: Final = calls

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.price else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, Paid]]:
        return self.payments(b, seat, hand_of(b, seat))

    def payments(self, b: Board, seat: int, tiles: list[int]) -> Payment:
        """The sets among these tiles that pay for what the seat is buying."""
        return self.by_id[b.buying].payments(b, seat, tiles, b.price)

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hides(seat)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        kind = self.by_id[b.buying].kind
        things: list[Thing] = []
        if b.buying not in (BUILD, RECRUIT):  # their objects have names that say it all
            things.append(("verb", b.buying))
        if kind:
            things.append((kind, b.object))
        return [Fact("price", "number", b.price), Fact("things", "thing*", tuple(things))]

    def price(self, b: Board, seat: int, value: tuple[int, Paid]) -> Cost:
        return resources(b.price)

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, Paid]]:
        """Coins alone, and one of each good at hand."""
        tiles = hand_of(b, seat)
        goods = [r for r in range(RESOURCES) if tiles[r] and r != COIN]
        kinds = {kind_of(r): r for r in reversed(goods)}  # an ordinary tile before a legendary one
        return [(COINS_ONLY, ()), (GOODS_ONLY, tuple(sorted(kinds.values())))]

    def answer(self, b: Board, seat: int, value: tuple[int, Paid]) -> None:
        way, chosen = value
        paid = tiles_paid(way, chosen, b.price)
        for r in paid:
            b.give_back(seat, r)
        b.tell(PAID, seat, paid)
        self.complete(b, seat)

    def complete(self, b: Board, seat: int) -> None:
        """The object paid for is put in its place."""
        verb, what = self.by_id[b.buying], b.object
        b.buying, b.object, b.price = NONE, NONE, 0
        verb.put(b, seat, what)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: the way of paying needs a Hero, a good is taken both as an ordinary and
        as a legendary tile, the set itself.
        """  # mne:1.2.a
        way, chosen = pair(value)
        if not isinstance(way, int):
            return self.clause
        if way in WAYS_OF_HEROES and way not in self.payments(b, seat, hand_of(b, seat)).ids:
            return WAYS_OF_HEROES[way]
        if isinstance(chosen, tuple):
            goods = [r for r in chosen if type(r) is int and 0 <= r < COIN]
            if any([LEGENDARY + good in chosen for good in goods]):
                return "mne:1.2.a"
        return self.clause

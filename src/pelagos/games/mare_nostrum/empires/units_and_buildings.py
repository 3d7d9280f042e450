"""3.1.2 Units and Buildings, and the tiles that make Units cheap."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.engine.box import Box
from pelagos.engine.spaces import Number, Space
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import BUILT, MUSTERED, TRIREME_BUILT, UNIT_RAISED
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD,
    COIN,
    FORTRESS,
    GILGAMESH,
    GLADIATORS,
    LEGENDARY,
    LEGION,
    LIGHTHOUSE,
    MARBLE,
    MUSTER,
    NONE,
    PENTHESILEA,
    PIECES,
    SPARTACUS,
    TRIREME,
    WOOD,
    Mask,
    Tile,
)
from pelagos.games.mare_nostrum.empires.payment import (
    PRICE,
    Builder,
    BuildVerb,
    Purchase,
    is_in,
    power_unused,
)
from pelagos.games.mare_nostrum.empires.where_to_build import (
    builders_ground,
    empty_icons,
    harbours,
    open_ground,
    reinforcements,
)
from pelagos.games.mare_nostrum.shared.tables import ids_in


def own_provinces(b: Board, seat: int) -> int:
    """Where the seat might build: the provinces it controls, and its Capital Province."""
    return b.domain[seat] | 1 << b.capital(seat)


def land_refusal(b: Board, seat: int, province: object) -> str:
    """Nothing is built where an enemy Unit stands; elsewhere only the Controlling Player builds."""
    return "mne:3.1.1.d" if is_in(b.domain[seat], province) else "mne:3.1.1.c"


class Discount(NamedTuple):
    """A tile by which a Unit costs one Resource once per round: a coin, or the tile's good."""

    # mne:10.spartacus mne:10.gilgamesh mne:11.lighthouse mne:3.1.2.f mne:R.24

    tile: Tile
    good: int
    clause: str

    def singles(self, tiles: list[int]) -> list[int]:
        """The Resources of a hand that pay."""
        return [r for r in (self.good, COIN, LEGENDARY + self.good) if tiles[r]]


class RaiseUnit(Purchase[int]):
    """A Unit for a set or, thanks to a tile, for one Resource."""

    unit: int = NONE

    def __init__(self, id: int, discount: Discount | None = None) -> None:
        self.id = id
        self.discount = discount
        self.power = NONE if discount is None else discount.tile
        self.takes_set = discount is None

    def sites(self, b: Board, ground: Mask) -> int:
        """Where on the builder's ground, or off its coast, the Unit may stand."""
        raise NotImplementedError

    def stand(self, b: Board, seat: int, at: int) -> None:
        """Takes the Unit from the stock."""
        raise NotImplementedError

    def site_refusal(self, b: Board, seat: int, at: object) -> str:
        """Why it cannot stand there; "" = it can."""
        raise NotImplementedError

    def places(self, who: Builder) -> int:
        if not who.stock[self.unit]:  # mne:3.1.2.c mne:9.b mne:L.2
            return 0
        b, by = who.b, self.discount
        if by is None:
            return self.sites(b, who.ground) if who.reach >= b.box.unit_price[self.unit] else 0
        if not power_unused(b, who.seat, by.tile) or not by.singles(who.tiles):
            return 0
        return self.sites(b, who.ground)

    def size(self, b: Board, seat: int, value: int) -> int:
        return b.box.unit_price[self.unit] if self.discount is None else 1

    def singles(self, tiles: list[int]) -> list[int]:
        return [] if self.discount is None else self.discount.singles(tiles)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        if self.discount is not None and not b.has(seat, self.discount.tile):
            return []
        near = own_provinces(b, seat)
        return list(ids_in(near if self.kind == "province" else harbours(b, near)))

    def put(self, b: Board, seat: int, what: int) -> None:
        if self.discount is not None:
            b.use(seat, self.discount.tile)
        self.stand(b, seat, what)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: the power, the place, the piece, the price."""
        by = self.discount
        if by is not None and not power_unused(b, seat, by.tile):
            return "mne:G.4" if b.has(seat, by.tile) else by.clause
        why = self.site_refusal(b, seat, value)
        if why:
            return why
        if not b.stock[seat * PIECES + self.unit]:
            return "mne:3.1.2.c"
        return PRICE if by is None else by.clause


class RaiseLegion(RaiseUnit):
    """Any number in a province one may build in."""

    clause = "mne:3.1.2.a"
    kind = "province"
    unit = LEGION

    def sites(self, b: Board, ground: Mask) -> int:
        return ground

    def stand(self, b: Board, seat: int, at: int) -> None:
        b.add_legions(at, seat, 1)
        b.settle(at)  # mne:R.29
        b.tell(UNIT_RAISED, seat, LEGION, at)

    def site_refusal(self, b: Board, seat: int, at: object) -> str:
        return "" if is_in(builders_ground(b, seat), at) else land_refusal(b, seat, at)


class RaiseFortress(RaiseUnit):
    """At most one in a province one may build in."""

    clause = "mne:3.1.2.a"
    kind = "province"
    unit = FORTRESS

    def sites(self, b: Board, ground: Mask) -> int:
        return open_ground(b, ground)

    def stand(self, b: Board, seat: int, at: int) -> None:
        b.add_fortress(at, seat)
        b.settle(at)  # mne:R.29
        b.tell(UNIT_RAISED, seat, FORTRESS, at)

    def site_refusal(self, b: Board, seat: int, at: object) -> str:
        ground = builders_ground(b, seat)
        if not is_in(ground, at):
            return land_refusal(b, seat, at)
        return "" if is_in(open_ground(b, ground), at) else self.clause


class RaiseTrireme(RaiseUnit):
    """Any number in a sea by a province one may build in."""

    clause = "mne:3.1.2.b"
    kind = "sea"
    unit = TRIREME

    def sites(self, b: Board, ground: Mask) -> int:
        return harbours(b, ground)

    def stand(self, b: Board, seat: int, at: int) -> None:
        b.add_triremes(at, seat, 1)
        b.tell(TRIREME_BUILT, seat, at)

    def site_refusal(self, b: Board, seat: int, at: object) -> str:
        return "" if is_in(harbours(b, builders_ground(b, seat)), at) else self.clause


class Build(Purchase[int]):
    """A Building on an empty icon of a province one may build in."""  # mne:3.1.2.d

    id = BUILD
    clause = "mne:3.1.2.d"
    kind = "icon"

    def places(self, who: Builder) -> int:
        box = who.b.box
        if who.reach < box.cheapest_icon:
            return 0
        icons = empty_icons(who.b, who.ground)
        return icons if who.reach >= box.dear_price else icons & box.cheap_icons

    def size(self, b: Board, seat: int, value: int) -> int:
        return b.box.icon_price[b.box.icon_sort[value]]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """Every empty icon of the map."""
        return list(ids_in(empty_icons(b, b.box.in_play)))

    def put(self, b: Board, seat: int, what: int) -> None:
        b.raise_building(what)
        b.tell(BUILT, seat, what, b.box.icon_province[what])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not isinstance(value, int) or not is_in(empty_icons(b, b.box.in_play), value):
            return self.clause
        province = b.box.icon_province[value]
        if is_in(builders_ground(b, seat), province):
            return PRICE
        return land_refusal(b, seat, province)


BY_SPARTACUS: Final = Discount(SPARTACUS, GLADIATORS, "mne:10.spartacus")
BY_GILGAMESH: Final = Discount(GILGAMESH, MARBLE, "mne:10.gilgamesh")
BY_LIGHTHOUSE: Final = Discount(LIGHTHOUSE, WOOD, "mne:11.lighthouse")


class UpTo(Number):
    """A number from 1; without one, the greatest is meant."""

    def __init__(self, high: int, unit: str) -> None:
        super().__init__(1, high, unit)

    def read(self, words: list[str], box: Box) -> object:
        return super().read(words, box) if words else self.high


class Muster(BuildVerb[int]):
    """Penthesilea: once per round, free Legions at home: up to one for each of the owner's
    provinces that holds an enemy Legion.
    """  # mne:R.27

    id = MUSTER
    clause = "mne:10.penthesilea"
    power = PENTHESILEA

    def places(self, who: Builder) -> int:
        """The most that may be raised."""
        return reinforcements(who.b, who.seat) if power_unused(who.b, who.seat, PENTHESILEA) else 0

    def space(self, places: Mask) -> Space[object]:
        return UpTo(places, "legion")

    def listed(self, places: Mask) -> Sequence[object]:
        return range(1, places + 1)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [1] if b.has(seat, PENTHESILEA) else []

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.use(seat, PENTHESILEA)
        home = b.capital(seat)
        b.add_legions(home, seat, value)
        b.settle(home)
        b.tell(MUSTERED, seat, value, home)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.has(seat, PENTHESILEA):
            if not power_unused(b, seat, PENTHESILEA):
                return "mne:G.4"
            if not b.stock[seat * PIECES + LEGION]:
                return "mne:L.2"
        return self.clause

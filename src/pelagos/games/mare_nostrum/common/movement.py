"""Where ships and legions may go: seas, borders, and chains of one's own triremes."""

from functools import lru_cache

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Number, Space
from pelagos.games.mare_nostrum.common.atlas import Atlas
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import LEGIONS, SIDES
from pelagos.games.mare_nostrum.common.tables import bits


def fleets(b: Board, side: int) -> tuple[int, ...]:
    """For each unbroken group of seas with own triremes, the provinces it joins (a mask).

    Docked triremes join nothing; other players' triremes do not matter.
    """  # mn:6.5.8 mn:7.3.3 mn:7.3.5 mn:7.2.5 lc:10.5 lc:11.12
    atlas = b.box.atlas
    return joined_shores(atlas, b.sailed[side] >> atlas.provinces)


@lru_cache(1 << 12)  # ships stay where they are for most of a game
def joined_shores(atlas: Atlas, sailed: int) -> tuple[int, ...]:
    """For each unbroken group of some seas (a mask), the provinces it joins."""
    first = atlas.provinces
    groups: list[int] = []
    while sailed:
        shores = 0
        group = sailed & -sailed
        while group:
            low = group & -group
            sailed ^= low
            sea = low.bit_length() - 1
            shores |= atlas.sea_shores[sea]
            group = (group | atlas.sea_masks[sea] >> first) & sailed
        groups.append(shores)
    return tuple(groups)


def reach(b: Board, province: int, groups: tuple[int, ...]) -> list[int]:
    """The provinces next to one, over land or a chain of ships."""  # mn:7.3.1 lc:11.11
    atlas = b.box.atlas
    by_ship = 0
    for shores in groups:
        if shores >> province & 1:
            by_ship |= shores
    if not by_ship:
        return atlas.neighbours[province]
    return list(bits((atlas.borders[province] | by_ship) & ~(1 << province)))


class Moves(Menu):
    """From an area with pieces that may still go: where to, and how many of them.

    Where to is worked out only for the origins somebody looks at.
    """

    kind = "area"
    unit: str = ""

    def __init__(self, b: Board, side: int) -> None:
        self.b = b
        self.side = side
        self.ids = self.origins()

    def origins(self) -> list[int]:
        """The areas that pieces may leave."""
        raise NotImplementedError

    def able(self, origin: int) -> int:
        """How many pieces may leave an area."""
        raise NotImplementedError

    def goals(self, origin: int) -> list[int]:
        """The areas to which they may go."""
        raise NotImplementedError

    def then(self, id: int) -> Space:
        goals = self.goals(id)
        return Menu("area", goals, [Number(1, self.able(id), self.unit)] * len(goals))

    def draw(self, rng: Rng) -> object:
        origin = self.ids[rng.below(len(self.ids))]
        goals = self.goals(origin)
        goal = goals[rng.below(len(goals))]
        return (origin, (goal, 1 + rng.below(self.able(origin))))

    def count(self) -> int:
        return sum([len(self.goals(origin)) * self.able(origin) for origin in self.ids])

    def listed(self, most: int) -> list[object] | None:
        found: list[object] = []
        for origin in self.ids:
            goals, able = self.goals(origin), self.able(origin)
            if len(found) + len(goals) * able > most:
                return None
            counts = range(1, able + 1)
            found += [(origin, (goal, count)) for goal in goals for count in counts]
        return found


class Sailings(Moves):
    """From every area with ships that have not moved to the seas next to it."""

    unit = "trireme"

    def origins(self) -> list[int]:  # mn:7.2.1 mn:7.2.2 lc:11.6
        b, side = self.b, self.side
        moved, triremes, docks = b.moved, b.triremes, b.box.atlas.provinces
        found: list[int] = []
        for area in bits(b.sailed[side]):
            if area < docks or triremes[area * SIDES + side] > moved[area]:
                found.append(area)
        return found

    def able(self, origin: int) -> int:
        """All that are docked; of those at sea, the ones that have not moved."""
        b = self.b
        ships = b.triremes[origin * SIDES + self.side]
        return ships if origin < b.box.atlas.provinces else ships - b.moved[origin]

    def goals(self, origin: int) -> list[int]:
        atlas = self.b.box.atlas
        first_sea = atlas.provinces
        return atlas.coasts[origin] if origin < first_sea else atlas.sea_borders[origin - first_sea]


class Marches(Moves):
    """From every province with legions that have not moved to those within reach.

    Fortresses never move.
    """  # mn:7.1.6 lc:11.14

    unit = "legion"
    groups: tuple[int, ...] | None = None

    def origins(self) -> list[int]:
        b, side = self.b, self.side
        legions, moved, doubtful = b.legions, b.moved, self.doubtful()
        found: list[int] = []
        for p in bits(b.armed[side]):
            plain = not doubtful >> p & 1
            if legions[p * SIDES + side] > moved[p] and (plain or self.may_leave(p)):
                found.append(p)
        return found

    def may_leave(self, origin: int) -> bool:
        """Whether legions that have not moved can go anywhere."""
        return self.able(origin) > 0 and len(self.goals(origin)) > 0

    def able(self, origin: int) -> int:
        return self.b.legions[origin * SIDES + self.side] - self.b.moved[origin]

    def doubtful(self) -> int:
        """The provinces that legions may be unable to leave though they have not moved (a mask)."""
        return self.b.box.atlas.islands

    def goals(self, origin: int) -> list[int]:
        if self.groups is None:
            self.groups = fleets(self.b, self.side)
        return reach(self.b, origin, self.groups)


def have_moved(b: Board, side: int, value: object, at_sea: bool) -> bool:
    """Whether a move, as it was given, fails because the units of its origin have all moved."""
    if not isinstance(value, tuple) or not value or type(value[0]) is not int:
        return False
    origin, atlas = value[0], b.box.atlas
    if not 0 <= origin < len(atlas.areas) or (origin >= atlas.provinces) != at_sea:
        return False
    pieces = b.triremes if at_sea else b.legions
    return 0 < pieces[origin * SIDES + side] <= b.moved[origin]


def has_legions(b: Board, side: int) -> bool:
    """Whether any legion of a side is on the board."""
    return b.supply[LEGIONS * SIDES + side] < b.box.pieces[LEGIONS]


def seas_to_attack(b: Board, side: int) -> list[int]:
    """The seas where a side has ships that have not attacked, beside ships of another."""
    first = b.box.atlas.provinces
    own = b.sailed[side] >> first
    if not own:
        return []
    others = 0
    for other, where in enumerate(b.sailed):
        if other != side:
            others |= where
    shared = own & others >> first
    if not shared:
        return []
    return [sea for sea in bits(shared << first) if b.triremes[sea * SIDES + side] > b.spent[sea]]

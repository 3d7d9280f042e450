"""Where ships and legions may go: seas, borders, and chains of one's own triremes."""

from pelagos.engine.spaces import Menu, Number, OneOf, Space
from pelagos.games.mare_nostrum.common.atlas import bits
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import LEGIONS, SIDES, TRIREMES


def fleets(b: Board, side: int) -> list[int]:
    """For each unbroken group of seas with own triremes, the provinces it joins (a mask).

    Docked triremes join nothing; other players' triremes do not matter.
    """  # mn:6.5.8 mn:7.3.3 mn:7.3.5 mn:7.2.5 lc:10.5 lc:11.12
    box = b.box
    if b.supply[TRIREMES * SIDES + side] == box.pieces[TRIREMES]:
        return []
    atlas = box.atlas
    first = atlas.provinces
    sailed = list(b.triremes[first * SIDES + side :: SIDES])
    groups: list[int] = []
    if not any(sailed):
        return groups
    for start in range(atlas.seas):
        if not sailed[start]:
            continue
        shores = 0
        group = [start]
        sailed[start] = 0
        while group:
            sea = group.pop()
            shores |= atlas.sea_shores[sea]
            for area in atlas.sea_borders[sea]:
                if sailed[area - first]:
                    sailed[area - first] = 0
                    group.append(area - first)
        groups.append(shores)
    return groups


def reach(b: Board, province: int, groups: list[int]) -> int:
    """The provinces next to one, over land or a chain of ships (a mask)."""  # mn:7.3.1 lc:11.11
    here = 1 << province
    found = b.box.atlas.borders[province]
    for shores in groups:
        if shores & here:
            found |= shores
    return found & ~here


def garrisons(b: Board, side: int) -> list[int]:
    """The provinces where a side has legions."""
    return [p for p, count in enumerate(b.legions[side::SIDES]) if count]


class Sailings(Menu):
    """From an area with ships that have not moved: a sea next to it, and how many."""

    def __init__(self, b: Board, side: int) -> None:
        self.b = b
        self.side = side
        first_sea = b.box.atlas.provinces
        moved = b.moved
        origins = [
            area
            for area, ships in enumerate(b.triremes[side::SIDES])
            if ships and (area < first_sea or ships > moved[area])
        ]
        super().__init__("area", origins, [])

    def then(self, id: int) -> Space:
        b = self.b
        atlas = b.box.atlas
        n = atlas.provinces
        ready = b.triremes[id * SIDES + self.side]
        # mn:7.2.1 mn:7.2.2 lc:11.6
        if id < n:
            seas = atlas.coasts[id]
        else:
            seas = atlas.sea_borders[id - n]
            ready -= b.moved[id]
        return Menu("area", seas, [Number(1, ready, "trireme")] * len(seas))


class Marches(Menu):
    """From a province with legions that have not moved: where to, and how many.

    Fortresses never move.
    """  # mn:7.1.6 lc:11.14

    def __init__(self, b: Board, side: int, garrisons: list[int]) -> None:
        self.b = b
        self.side = side
        self.groups = fleets(b, side)
        origins = [p for p in garrisons if self.ready(p) > 0 and self.targets(p)]
        super().__init__("area", origins, [])

    def ready(self, origin: int) -> int:
        """How many legions may leave a province."""
        return self.b.legions[origin * SIDES + self.side] - self.b.moved[origin]

    def targets(self, origin: int) -> int:
        """Where legions of one province may go (a mask)."""
        return reach(self.b, origin, self.groups)

    def then(self, id: int) -> Space:
        found = bits(self.targets(id))
        return Menu("area", found, [Number(1, self.ready(id), "legion")] * len(found))


def has_ships(b: Board, side: int) -> bool:
    """Whether any trireme of a side is on the board."""
    return b.supply[TRIREMES * SIDES + side] < b.box.pieces[TRIREMES]


def has_legions(b: Board, side: int) -> bool:
    """Whether any legion of a side is on the board."""
    return b.supply[LEGIONS * SIDES + side] < b.box.pieces[LEGIONS]


class SeasToAttack(OneOf):
    """The seas where a side has ships that have not attacked, beside ships of another."""

    def __init__(self, b: Board, side: int) -> None:
        found = []
        n = b.box.atlas.provinces
        for area in range(n, len(b.box.atlas.areas)):
            first = area * SIDES
            here = b.triremes[first : first + SIDES]
            own = here[side]
            if own > b.spent[area] and sum(here) > own:
                found.append(area)
        super().__init__("area", found)

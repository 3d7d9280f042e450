"""What may be ordered in movement: who may enter where, marches over land, voyages of ships."""

from typing import Final, TypeVar

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, Menu, Number, OneOf, Space
from pelagos.engine.verbs import PreparedMenu, Verbs
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.census import afloat
from pelagos.games.civilization.ids import (
    ASTRONOMY,
    CLOTH_MAKING,
    DISEMBARK,
    DONE,
    EMBARK,
    FERRY,
    HOLD,
    LAND,
    MARCH,
    SAIL,
    SHIPS,
    Area,
    Berth,
    Ship,
)
from pelagos.games.civilization.waters import Way, is_sea

RANGE: Final = 4


class Passage:
    """What a variant lets ships and tokens do."""

    everywhere: bool = True
    """Whether no area is ever closed."""

    def open_sea(self, b: Board, seat: int) -> bool:
        """Whether the seat's ships may cross open sea."""  # civ:10.7 civ:22.3.8
        return b.holds(seat, ASTRONOMY)

    def may_enter(self, b: Board, seat: int, area: Area) -> bool:
        """Whether tokens may go there: they may, whoever lives there."""  # civ:10.3 civ:10.4
        return True

    def entries(self, b: Board, seat: int, area: Area) -> list[int]:
        """The neighbours over land that tokens may enter."""  # civ:10.2
        return b.box.land_borders[area]

    def fresh_areas(self, b: Board, seat: int) -> list[int]:
        """Where tokens are that have not moved and can march."""  # civ:10.2
        first = seat * LAND
        tokens, moved, borders = b.tokens, b.moved, b.box.land_borders
        return [a for a in b.homes[seat] if tokens[first + a] > moved[a] and borders[a]]


class FarmersPassage(Passage):
    """Everybody's ships cross open sea."""  # civ:32.5.1

    def open_sea(self, b: Board, seat: int) -> bool:
        return True


class NomadsPassage(FarmersPassage):
    """Areas with tokens of others are closed."""  # civ:31.5.1 civ:31.5.3

    everywhere: bool = False

    def may_enter(self, b: Board, seat: int, area: Area) -> bool:
        return b.crowd[area] == b.tokens[seat * LAND + area]

    def entries(self, b: Board, seat: int, area: Area) -> list[int]:
        first = seat * LAND
        crowd, tokens = b.crowd, b.tokens
        return [n for n in b.box.land_borders[area] if crowd[n] == tokens[first + n]]

    def fresh_areas(self, b: Board, seat: int) -> list[int]:
        return [a for a in super().fresh_areas(b, seat) if self.entries(b, seat, a)]


# -- where a ship may go ----------------------------------------------------------------------


def ship_range(b: Board, seat: int) -> int:
    """How many water areas a ship may go; one more with Cloth Making."""  # civ:10.6 civ:22.3.3
    return RANGE + (1 if b.holds(seat, CLOTH_MAKING) else 0)


def departures(b: Board, seat: int, ship: Ship) -> list[int]:
    """The berths a ship may leave from: either coast at the start of its move, if the owner has a
    unit in the area. Loaded tokens count.
    """  # civ:23.3 civ:R.55
    berth = b.ships[seat * SHIPS + ship]
    waters = b.box.waters
    if waters.area_of[berth] != waters.split or b.range_left[ship] != ship_range(b, seat):
        return [berth]
    if b.has_unit(seat, waters.split) or b.aboard[ship]:
        return waters.berths(waters.split)
    return [berth]


def ports(b: Board, seat: int, sea: int, ship: Ship) -> list[int]:
    """The areas within the ship's range, nearest first; `sea` is 1 if it may cross open sea."""
    # civ:10.6 civ:10.10
    waters = b.box.waters
    berth = b.ships[seat * SHIPS + ship]
    if waters.area_of[berth] != waters.split:
        return waters.ports[sea][b.range_left[ship]][berth]
    return [area for area, _, _ in voyages(b, seat, sea, ship)]


def voyages(b: Board, seat: int, sea: int, ship: Ship) -> list[Way]:
    """The shortest ways to those areas."""
    left = b.range_left[ship]
    nearest: dict[int, Way] = {}
    for start in departures(b, seat, ship):
        for way in b.box.waters.ways[sea][start]:
            area, _, steps = way
            if steps <= left and (area not in nearest or steps < _steps(nearest[area])):
                nearest[area] = way
    return sorted(nearest.values(), key=_steps)


def _steps(way: Way) -> int:
    """How many steps a way takes."""
    _, _, steps = way
    return steps


def next_areas(b: Board, seat: int, passage: Passage, sea: int, ship: Ship) -> list[int]:
    """The areas one step away."""
    waters = b.box.waters
    berth = b.ships[seat * SHIPS + ship]
    free = passage.everywhere or not b.aboard[ship]
    if free and waters.area_of[berth] != waters.split:
        return waters.next_areas[sea if b.range_left[ship] > 1 else 0][berth]
    return [waters.area_of[n] for n in sailing(b, seat, passage, sea, ship)]


def sailing(b: Board, seat: int, passage: Passage, sea: int, ship: Ship) -> list[int]:
    """The berths one step away. Into open sea only with range left to reach land again, and with
    a cargo only where it can still be landed.
    """  # civ:10.7 civ:10.11
    left = b.range_left[ship] - 1
    waters = b.box.waters
    borders = waters.borders if left and sea else waters.shores
    found = [n for start in departures(b, seat, ship) for n in borders[start]]
    if passage.everywhere or not b.aboard[ship]:
        return found
    return [n for n in found if _can_land(b, seat, passage, n, left)]


def _can_land(b: Board, seat: int, passage: Passage, berth: Berth, left: int) -> bool:
    """Whether a cargo can be landed at a berth, or somewhere within the steps left."""
    waters = b.box.waters
    if not is_sea(berth) and passage.may_enter(b, seat, waters.area_of[berth]):
        return True
    for area, _, steps in waters.ways[1 if passage.open_sea(b, seat) else 0][berth]:
        if steps <= left and passage.may_enter(b, seat, area):
            return True
    return False


# -- orders -----------------------------------------------------------------------------------


W = TypeVar("W", covariant=True)


class Orders(Menu[W]):
    """One verb of movement: an area or a ship, and what is to be done with it. `sea` is 1 if ships
    may cross open sea."""

    def __init__(
        self, kind: str, b: Board, seat: int, passage: Passage, sea: int, ids: list[int]
    ) -> None:
        super().__init__(kind, ids, [])
        self.b = b
        self.seat = seat
        self.passage = passage
        self.sea = sea

    def fresh(self, area: Area) -> int:
        """Tokens there that have not moved yet."""
        return self.b.tokens[self.seat * LAND + area] - self.b.moved[area]

    def area(self, ship: Ship) -> int:
        """Where a ship is."""
        return self.b.box.waters.area_of[self.b.ships[self.seat * SHIPS + ship]]


class March(Orders[tuple[int, int]]):
    """From an area with fresh tokens, over a land border, this many."""  # civ:10.2

    def then(self, id: int) -> Space[tuple[int, int]]:
        targets = self.passage.entries(self.b, self.seat, id)
        number = Number(1, self.fresh(id), "tokens")
        return Menu("area", targets, [number] * len(targets))

    def draw(self, rng: Rng) -> tuple[int, tuple[int, int]]:
        area = self.ids[rng.below(len(self.ids))]
        targets = self.passage.entries(self.b, self.seat, area)
        return (area, (targets[rng.below(len(targets))], 1 + rng.below(self.fresh(area))))

    def spelled_out(self) -> list[tuple[int, object]]:
        """Every such order, its verb included, where no area is closed."""
        first = self.seat * LAND
        tokens, moved, roads = self.b.tokens, self.b.moved, self.b.box.roads
        found: list[tuple[int, object]] = []
        for area in self.ids:
            found += roads.orders(area, tokens[first + area] - moved[area])
        return found


class Ferry(Orders[tuple[int, int]]):
    """A ship takes tokens aboard, sails to a coast within its range and lands them all there; or
    it sails empty.
    """  # civ:10.5 civ:10.6 civ:10.8 civ:10.10

    def load(self, ship: Ship) -> int:
        """Tokens the ship could take aboard where it is."""
        area = self.area(ship)
        return 0 if is_sea(area) else min(HOLD, self.fresh(area))

    def most(self, load: int, area: Area) -> int:
        """Of such a load, what may be landed in an area."""
        return load if self.passage.may_enter(self.b, self.seat, area) else 0

    def then(self, id: int) -> Space[tuple[int, int]]:
        load = self.load(id)
        targets = ports(self.b, self.seat, self.sea, id)
        spaces: list[Space[int]] = [Number(0, self.most(load, a), "tokens") for a in targets]
        return Menu("area", targets, spaces)

    def draw(self, rng: Rng) -> tuple[int, tuple[int, int]]:
        ship = self.ids[rng.below(len(self.ids))]
        targets = ports(self.b, self.seat, self.sea, ship)
        area = targets[rng.below(len(targets))]
        return (ship, (area, rng.below(self.most(self.load(ship), area) + 1)))

    def spelled_out(self) -> list[tuple[int, object]]:
        """Every such order, its verb included, where no area is closed."""
        found: list[tuple[int, object]] = []
        for ship in self.ids:
            targets = ports(self.b, self.seat, self.sea, ship)
            load = self.load(ship)
            if load:
                loads = range(load + 1)
                found += [(FERRY, (ship, (area, n))) for area in targets for n in loads]
            else:
                found += [(FERRY, (ship, (area, 0))) for area in targets]
        return found


class Embark(Orders[int]):
    """Fresh tokens go aboard a ship in their area, at most five."""  # civ:10.5

    def then(self, id: int) -> Space[int]:
        room = HOLD - self.b.aboard[id]
        return Number(1, min(room, self.fresh(self.area(id))), "tokens")


class Sail(Orders[int]):
    """One step."""  # civ:10.6 civ:10.7

    def areas(self, ship: Ship) -> list[int]:
        """The areas a ship can reach with one step."""
        return next_areas(self.b, self.seat, self.passage, self.sea, ship)

    def then(self, id: int) -> Space[int]:
        return OneOf("area", self.areas(id))

    def spelled_out(self) -> list[tuple[int, object]]:
        """Every such order, its verb included, where no area is closed."""
        return [(SAIL, (ship, area)) for ship in self.ids for area in self.areas(ship)]


class Disembark(Orders[int]):
    """Tokens go ashore and are spent."""  # civ:10.9

    def then(self, id: int) -> Space[int]:
        return Number(1, self.b.aboard[id], "tokens")


class Turn(PreparedMenu):
    """The verbs of movement."""

    def listed(self, most: int) -> list[tuple[int, object]] | None:
        found: list[tuple[int, object]] = []
        for id, space in zip(self.ids, self.spaces, strict=True):
            if isinstance(space, (March, Ferry, Sail)) and space.passage.everywhere:
                found += space.spelled_out()
            else:
                answers = space.listed(most)
                if answers is None:
                    return None
                found += [(id, answer) for answer in answers]
            if len(found) > most:
                return None
        return found


def orders(b: Board, seat: int, passage: Passage, verbs: Verbs) -> Turn:
    """All orders a seat may give next; `done` when nobody is at sea."""  # civ:10.11
    ids: list[int] = []
    spaces: list[Space[object]] = []
    areas = passage.fresh_areas(b, seat)
    if areas:
        ids.append(MARCH)
        spaces.append(March("area", b, seat, passage, 0, areas))
    if not afloat(b, seat) or _ship_orders(b, seat, passage, ids, spaces):
        ids.append(DONE)
        spaces.append(NOTHING)
    return Turn(b, seat, verbs, ids, spaces)


def _ship_orders(
    b: Board, seat: int, passage: Passage, ids: list[int], spaces: list[Space[object]]
) -> bool:
    """Adds what ships can do; returns whether they may stay where they are."""
    area_of = b.box.waters.area_of
    sea = 1 if passage.open_sea(b, seat) else 0
    done = True
    ferry: list[int] = []
    embark: list[int] = []
    sail: list[int] = []
    land: list[int] = []
    tokens, moved, aboard, range_left = b.tokens, b.moved, b.aboard, b.range_left
    for i, berth in enumerate(b.ships[seat * SHIPS : seat * SHIPS + SHIPS]):
        if berth < 0:
            continue
        cargo = aboard[i]
        area = area_of[berth]
        if is_sea(area):
            done = False
        else:
            if cargo < HOLD and tokens[seat * LAND + area] > moved[area]:
                embark.append(i)
            if cargo:
                done = False
                if passage.may_enter(b, seat, area):
                    land.append(i)
        if range_left[i]:
            if cargo:
                if next_areas(b, seat, passage, sea, i):
                    sail.append(i)
            elif ports(b, seat, sea, i):  # a ship that can take a first step can get somewhere
                ferry.append(i)
                sail.append(i)
    if ferry:
        ids.append(FERRY)
        spaces.append(Ferry("ship", b, seat, passage, sea, ferry))
    if embark:
        ids.append(EMBARK)
        spaces.append(Embark("ship", b, seat, passage, sea, embark))
    if sail:
        ids.append(SAIL)
        spaces.append(Sail("ship", b, seat, passage, sea, sail))
    if land:
        ids.append(DISEMBARK)
        spaces.append(Disembark("ship", b, seat, passage, sea, land))
    return done

"""Phase 5: movement over land and by ship, one order at a time."""

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, Menu, Number, OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.expansion import afloat
from pelagos.games.civilization.things import (
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
)
from pelagos.games.civilization.waters import is_sea

MARCHED = EventKind("marched", "count:number", "origin:area", "area:area", clause="civ:10.2")
EMBARKED = EventKind("embarked", "count:number", "area:area", clause="civ:10.5")
SAILED = EventKind("sailed", "origin:area", "area:area", clause="civ:10.6")
LANDED = EventKind("landed", "count:number", "area:area", clause="civ:10.9")

RANGE = 4


class Passage:
    """What a variant lets ships and tokens do."""

    def open_sea(self, b: Board, seat: int) -> bool:
        """Whether the seat's ships may cross open sea. civ:10.7 civ:22.3.8"""
        return b.holds(seat, ASTRONOMY)

    def may_enter(self, b: Board, seat: int, area: int) -> bool:
        """Whether tokens may go there: anybody may, whoever lives there. civ:10.3 civ:10.4"""
        return True

    def with_way_out(self, b: Board, seat: int, areas: list[int]) -> list[int]:
        """Of areas with land borders those that tokens can leave."""
        return areas


class FarmersPassage(Passage):
    """Everybody's ships cross open sea. civ:32.5.1"""

    def open_sea(self, b: Board, seat: int) -> bool:
        return True


class NomadsPassage(FarmersPassage):
    """Areas with tokens of others are closed. civ:31.5.1 civ:31.5.3"""

    def may_enter(self, b: Board, seat: int, area: int) -> bool:
        return sum(b.tokens[area::LAND]) == b.tokens[seat * LAND + area]

    def with_way_out(self, b: Board, seat: int, areas: list[int]) -> list[int]:
        return [a for a in areas if open_borders(b, seat, self, a)]


# -- what may be ordered ----------------------------------------------------------------------


def departures(b: Board, seat: int, ship: int) -> list[int]:
    """The berths a ship may leave from: either coast at the start of its move, if the owner has a
    unit in the area. Loaded tokens count. civ:23.3 civ:R.55"""
    berth = b.ships[seat * SHIPS + ship]
    waters = b.box.waters
    if waters.area(berth) != waters.split or b.range_left[ship] != ship_range(b, seat):
        return [berth]
    if b.has_unit(seat, waters.split) or b.aboard[ship]:
        return waters.berths(waters.split)
    return [berth]


def ship_range(b: Board, seat: int) -> int:
    """civ:10.6 civ:22.3.3"""
    return RANGE + (1 if b.holds(seat, CLOTH_MAKING) else 0)


class March(Menu):
    """From an area with fresh tokens, over a land border, so many. civ:10.2"""

    def __init__(self, b: Board, seat: int, passage: Passage, areas: list[int]) -> None:
        super().__init__("area", areas, [])
        self.b = b
        self.seat = seat
        self.passage = passage

    def then(self, id: int) -> Space:
        b = self.b
        fresh = b.tokens[self.seat * LAND + id] - b.moved[id]
        targets = open_borders(b, self.seat, self.passage, id)
        number = Number(1, fresh, "tokens")
        return Menu("area", targets, [number] * len(targets))


def open_borders(b: Board, seat: int, passage: Passage, area: int) -> list[int]:
    return [n for n in b.box.land_borders[area] if passage.may_enter(b, seat, n)]


class Ferry(Menu):
    """A ship takes tokens aboard, sails to a coast within its range and lands them all there; or
    it sails empty. civ:10.5 civ:10.6 civ:10.8 civ:10.10"""

    def __init__(self, b: Board, seat: int, passage: Passage, ships: list[int]) -> None:
        super().__init__("ship", ships, [])
        self.b = b
        self.seat = seat
        self.passage = passage

    def then(self, id: int) -> Space:
        b, seat = self.b, self.seat
        berth = b.ships[seat * SHIPS + id]
        area = b.box.waters.area(berth)
        fresh = 0 if is_sea(berth) else b.tokens[seat * LAND + area] - b.moved[area]
        load = min(HOLD, fresh)
        targets = sorted({b.box.waters.area(n) for n, _ in voyages(b, seat, self.passage, id)})
        spaces: list[Space] = [
            Number(0, load if self.passage.may_enter(b, seat, a) else 0, "tokens") for a in targets
        ]
        return Menu("area", targets, spaces)


def voyages(b: Board, seat: int, passage: Passage, ship: int) -> list[tuple[int, int]]:
    """Berths within the ship's range, with the steps they cost, nearest first."""
    left = b.range_left[ship]
    reach = b.box.waters.reach[1 if passage.open_sea(b, seat) else 0]
    found = [p for n in departures(b, seat, ship) for p in reach[n] if p[1] <= left]
    found.sort(key=_steps)
    here = b.box.waters.area(b.ships[seat * SHIPS + ship])
    return [p for p in found if b.box.waters.area(p[0]) != here]


def _steps(voyage: tuple[int, int]) -> int:
    return voyage[1]


def sailing(b: Board, seat: int, passage: Passage, ship: int) -> list[int]:
    """The berths one step away. Into open sea only with range left to reach land again, and with
    a cargo only where it can still be landed. civ:10.7 civ:10.11"""
    left = b.range_left[ship] - 1
    if left < 0:
        return []
    open_sea = passage.open_sea(b, seat)
    waters = b.box.waters
    borders = waters.borders if open_sea else waters.coastal
    found: list[int] = []
    for start in departures(b, seat, ship):
        for n in borders[start]:
            if is_sea(n) and left == 0:
                continue
            if b.aboard[ship] and not _can_land(b, seat, passage, n, left):
                continue
            found.append(n)
    return found


def _can_land(b: Board, seat: int, passage: Passage, berth: int, left: int) -> bool:
    waters = b.box.waters
    if not is_sea(berth) and passage.may_enter(b, seat, waters.area(berth)):
        return True
    for n, steps in waters.reach[1 if passage.open_sea(b, seat) else 0][berth]:
        if steps <= left and passage.may_enter(b, seat, waters.area(n)):
            return True
    return False


class Move(Ask[Board, tuple[int, object]]):
    """Any number of orders, then `done`. A token crosses one land border or uses one ship; what
    has moved is spent. civ:10.1 civ:10.2 civ:10.9 civ:10.11 civ:R.11 civ:S.5"""

    name = "move"
    clause = "civ:10.2"

    def __init__(self, passage: Passage) -> None:
        self.passage = passage

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        passage = self.passage
        first = seat * LAND
        tokens, moved, borders = b.tokens, b.moved, b.box.land_borders
        row = tokens[first : first + LAND]
        areas = [a for a, n in enumerate(row) if n and n > moved[a] and borders[a]]
        areas = passage.with_way_out(b, seat, areas)
        ids: list[int] = []
        spaces: list[Space] = []
        if areas:
            ids.append(MARCH)
            spaces.append(March(b, seat, passage, areas))
        if not afloat(b, seat):
            return Menu("verb", [*ids, DONE], [*spaces, NOTHING])
        done = True
        ferry: list[int] = []
        embark: list[int] = []
        loads: list[Space] = []
        sail: list[int] = []
        berths: list[Space] = []
        land: list[int] = []
        cargoes: list[Space] = []
        for i in range(SHIPS):
            berth = b.ships[seat * SHIPS + i]
            if berth < 0:
                continue
            at_sea = is_sea(berth)
            cargo = b.aboard[i]
            area = b.box.waters.area(berth)
            if at_sea or cargo:
                done = False
            if not cargo and b.range_left[i] and voyages(b, seat, passage, i):
                ferry.append(i)
            if not at_sea:
                fresh = min(HOLD - cargo, tokens[first + area] - moved[area])
                if fresh > 0:
                    embark.append(i)
                    loads.append(Number(1, fresh, "tokens"))
                if cargo and passage.may_enter(b, seat, area):
                    land.append(i)
                    cargoes.append(Number(1, cargo, "tokens"))
            steps = sailing(b, seat, passage, i)
            if steps:
                sail.append(i)
                berths.append(OneOf("area", [b.box.waters.area(n) for n in steps]))
        if ferry:
            ids.append(FERRY)
            spaces.append(Ferry(b, seat, passage, ferry))
        if embark:
            ids.append(EMBARK)
            spaces.append(Menu("ship", embark, loads))
        if sail:
            ids.append(SAIL)
            spaces.append(Menu("ship", sail, berths))
        if land:
            ids.append(DISEMBARK)
            spaces.append(Menu("ship", land, cargoes))
        if done:
            ids.append(DONE)
            spaces.append(NOTHING)
        return Menu("verb", ids, spaces)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """The paragraph on what was tried."""
        verb = value[0] if isinstance(value, tuple) and value else None
        if verb == EMBARK:
            return "civ:10.5"
        if verb in (SAIL, FERRY):
            return "civ:10.6" if self.passage.open_sea(b, seat) else "civ:10.7"
        return "civ:10.9" if verb in (DONE, DISEMBARK) else self.clause

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, order = value
        if verb == DONE:
            b.acted = True
            return
        assert isinstance(order, tuple)
        if verb == MARCH:
            origin, (area, count) = order
            march(b, seat, origin, area, count)
        elif verb == FERRY:
            ship, (area, count) = order
            self._ferry(b, seat, ship, area, count)
        elif verb == EMBARK:
            ship, count = order
            embark(b, seat, ship, count)
        elif verb == SAIL:
            ship, area = order
            for n in sailing(b, seat, self.passage, ship):
                if b.box.waters.area(n) == area:
                    sail(b, seat, ship, n, 1)
                    return
        else:
            ship, count = order
            disembark(b, seat, ship, count)

    def _ferry(self, b: Board, seat: int, ship: int, area: int, count: int) -> None:
        for berth, steps in voyages(b, seat, self.passage, ship):
            if b.box.waters.area(berth) == area:
                if count:
                    embark(b, seat, ship, count)
                sail(b, seat, ship, berth, steps)
                if count:
                    disembark(b, seat, ship, count)
                return


def march(b: Board, seat: int, origin: int, area: int, count: int) -> None:
    b.tokens[seat * LAND + origin] -= count
    b.tokens[seat * LAND + area] += count
    b.moved[area] += count
    b.tell(MARCHED, seat, count, origin, area)


def embark(b: Board, seat: int, ship: int, count: int) -> None:
    area = b.box.waters.area(b.ships[seat * SHIPS + ship])
    b.tokens[seat * LAND + area] -= count
    b.aboard = changed(b.aboard, ship, b.aboard[ship] + count)
    b.tell(EMBARKED, seat, count, area)


def sail(b: Board, seat: int, ship: int, berth: int, steps: int) -> None:
    origin = b.box.waters.area(b.ships[seat * SHIPS + ship])
    b.ships[seat * SHIPS + ship] = berth
    b.range_left = changed(b.range_left, ship, b.range_left[ship] - steps)
    b.tell(SAILED, seat, origin, b.box.waters.area(berth))


def disembark(b: Board, seat: int, ship: int, count: int) -> None:
    area = b.box.waters.area(b.ships[seat * SHIPS + ship])
    b.tokens[seat * LAND + area] += count
    b.moved[area] += count
    b.aboard = changed(b.aboard, ship, b.aboard[ship] - count)
    b.tell(LANDED, seat, count, area)


class BeginMove(Do[Board]):
    def do(self, b: Board) -> None:
        b.moved = [0] * LAND
        b.range_left = (ship_range(b, b.active),) * SHIPS
        b.aboard = (0,) * SHIPS


class EndMove(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = False
        b.moved = []
        b.range_left = b.aboard = ()


class EndMovement(Do[Board]):
    def do(self, b: Board) -> None:
        b.movers = ()

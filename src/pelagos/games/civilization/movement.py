"""Phase 5: movement over land and by ship, one order at a time.

Where tokens and ships may go, and who may enter an area, is in movement_orders.
"""

from typing import Final, TypeVar

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, Space
from pelagos.engine.steps import Do
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.civilization.answer_parts import first, number, second
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.ids import (
    AREAS,
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
from pelagos.games.civilization.movement_orders import (
    Disembark,
    Embark,
    Ferry,
    March,
    Passage,
    Sail,
    departures,
    orders,
    sailing,
    ship_range,
    voyages,
)
from pelagos.games.civilization.surplus_population import surplus_if_all_stay
from pelagos.games.civilization.waters import FARTHEST, OPEN_SEA, is_sea

V = TypeVar("V")

MARCHED: Final = EventKind("marched", "count:number", "origin:area", "area:area", clause="civ:10.2")
EMBARKED: Final = EventKind("embarked", "count:number", "area:area", clause="civ:10.5")
SAILED: Final = EventKind("sailed", "origin:area", "area:area", clause="civ:10.6")
LANDED: Final = EventKind("landed", "count:number", "area:area", clause="civ:10.9")


class Order(Verb[Board, V]):
    """One order of movement; the passage says what ships and tokens may do in this game. `orders`
    works out all offers at once, so a single verb is asked for its offer only when it has none.
    """

    def __init__(self, passage: Passage) -> None:
        self.passage: Final = passage

    def possible(self, b: Board, seat: int) -> bool:
        return self.id in orders(b, seat, self.passage, {}).ids

    def sea(self, b: Board, seat: int) -> int:
        """1 if the seat's ships may cross open sea."""
        return 1 if self.passage.open_sea(b, seat) else 0


class MarchOver(Order[tuple[int, tuple[int, int]]]):
    """Tokens cross one land border."""  # civ:10.2

    id = MARCH
    clause = "civ:10.2"

    def offer(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, int]]]:
        return March("area", b, seat, self.passage, 0, [])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, int]]]:
        """To every neighbour, over land or water."""
        fresh = self.passage.fresh_areas(b, seat)
        return [(a, (n, 1)) for a in fresh for n in b.box.neighbours[a]]

    def carry_out(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        origin, (area, count) = value
        march(b, seat, origin, area, count)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: another's tokens, a closed area; no land border, or they have moved."""
        origin, area = number(first(value)), number(first(second(value)))
        if 0 <= origin < LAND and not b.tokens_at(seat, origin) and b.crowd[origin]:
            return "civ:10.1"
        barred = 0 <= area < LAND and not self.passage.may_enter(b, seat, area)
        return "civ:31.5.1" if barred else self.clause


class ByShip(Order[V]):
    """An order to one of the seat's ships."""

    def ships(self, b: Board, seat: int) -> list[int]:
        """The ships a seat has on the board."""
        return [i for i in range(SHIPS) if b.ships[seat * SHIPS + i] >= 0]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        ship = number(first(value))
        if ship not in self.ships(b, seat):
            return "civ:10.1"
        return self.why_not_ship(b, seat, ship, second(value))

    def why_not_ship(self, b: Board, seat: int, ship: Ship, value: object) -> str:
        """The clause that forbids the order to this ship."""
        return self.clause

    def too_far(self, b: Board, seat: int, ship: Ship, area: Area, steps: int) -> str:
        """Open sea, the other coast, an all-land border, or the range; nothing, if the area is
        within this many steps."""
        waters = b.box.waters
        berth = b.ships[seat * SHIPS + ship]
        here = waters.area_of[berth]
        sea = self.passage.open_sea(b, seat)
        if not 0 <= area < AREAS or not b.range_left[ship]:
            return "civ:10.6"
        if is_sea(area):
            last = sea and steps == 1 and area in waters.borders[berth]
            return "civ:10.11" if last else "civ:10.7"
        starts = departures(b, seat, ship)
        if any([_within(b, start, area, steps, sea) for start in starts]):
            return "civ:31.5.1" if steps == 1 and not self.passage.everywhere else ""
        if any([_within(b, start, area, steps, sea) for start in waters.berths(here)]):
            return "civ:23.3"
        if any([_within(b, start, area, steps, True) for start in starts]):
            return "civ:10.7"
        land_only = here < LAND and area in b.box.land_borders[here]
        if land_only and not _within(b, berth, area, FARTHEST, sea):
            return "civ:10.10"
        return "civ:10.6"


def _within(b: Board, start: int, area: Area, steps: int, sea: bool) -> bool:
    """Whether an area is at most that many steps by water from a berth."""
    ways = b.box.waters.ways[OPEN_SEA if sea else 0][start]
    return any([near == area and far <= steps for near, _, far in ways])


class FerryAcross(ByShip[tuple[int, tuple[int, int]]]):
    """A ship embarks tokens, sails within its range and lands them all."""  # civ:10.5 civ:10.6

    id = FERRY
    clause = "civ:10.5"

    def offer(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, int]]]:
        return Ferry("ship", b, seat, self.passage, self.sea(b, seat), [])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, int]]]:
        """Every coast that a ship with all its range could reach across open sea."""
        found: list[tuple[int, tuple[int, int]]] = []
        for ship in self.ships(b, seat):
            ways = b.box.waters.ways[OPEN_SEA][b.ships[seat * SHIPS + ship]]
            found += [(ship, (area, 0)) for area, _, _ in ways]
        return found

    def carry_out(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        ship, (area, count) = value
        for port, berth, steps in voyages(b, seat, self.sea(b, seat), ship):
            if port == area:
                if count:
                    embark(b, seat, ship, count)
                sail(b, seat, ship, berth, steps)
                if count:
                    disembark(b, seat, ship, count)
                return

    def why_not_ship(self, b: Board, seat: int, ship: Ship, value: object) -> str:
        area, count = number(first(value)), number(second(value))
        if count > HOLD:
            return "civ:10.5"
        if 0 <= area < LAND and count > 0 and not self.passage.may_enter(b, seat, area):
            return "civ:31.5.1"
        return self.too_far(b, seat, ship, area, b.range_left[ship]) or self.clause


class GoAboard(ByShip[tuple[int, int]]):
    """Tokens that have not moved go aboard a ship in their area."""  # civ:10.5

    id = EMBARK
    clause = "civ:10.5"

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Embark("ship", b, seat, self.passage, self.sea(b, seat), [])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        return [(ship, 1) for ship in self.ships(b, seat)]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        ship, count = value
        embark(b, seat, ship, count)


class SailOn(ByShip[tuple[int, int]]):
    """A ship takes one step."""  # civ:10.6 civ:10.7

    id = SAIL
    clause = "civ:10.6"

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Sail("ship", b, seat, self.passage, self.sea(b, seat), [])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        waters = b.box.waters
        found: list[tuple[int, int]] = []
        for ship in self.ships(b, seat):
            for berth in waters.berths(waters.area_of[b.ships[seat * SHIPS + ship]]):
                found += [(ship, waters.area_of[n]) for n in waters.borders[berth]]
        return found

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        ship, area = value
        for n in sailing(b, seat, self.passage, self.sea(b, seat), ship):
            if b.box.waters.area_of[n] == area:
                sail(b, seat, ship, n, 1)
                return

    def why_not_ship(self, b: Board, seat: int, ship: Ship, value: object) -> str:
        return self.too_far(b, seat, ship, number(value), 1) or self.clause


class GoAshore(ByShip[tuple[int, int]]):
    """Tokens land where the ship is, and are spent."""  # civ:10.9

    id = DISEMBARK
    clause = "civ:10.9"

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Disembark("ship", b, seat, self.passage, self.sea(b, seat), [])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        return [(ship, b.aboard[ship]) for ship in self.ships(b, seat) if b.aboard[ship]]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        ship, count = value
        disembark(b, seat, ship, count)

    def why_not_ship(self, b: Board, seat: int, ship: Ship, value: object) -> str:
        here = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
        barred = here < LAND and not self.passage.may_enter(b, seat, here)
        return "civ:31.5.1" if barred else self.clause


class EndOrders(Order[object]):
    """Nothing is aboard, and no ship on open sea."""  # civ:10.11

    id = DONE
    clause = "civ:10.9"

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def in_sight(self, b: Board, seat: int) -> list[object]:
        return [()]

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.decided = True

    def why_not(self, b: Board, seat: int, value: object) -> str:
        at_sea = [n for n in b.ships[seat * SHIPS : seat * SHIPS + SHIPS] if is_sea(n)]
        return "civ:10.7" if at_sea else self.clause


class Move(Actions[Board]):
    """Any number of orders, then `done`. A token crosses one land border or uses one ship; what
    has moved is spent.
    """  # civ:10.1 civ:10.2 civ:10.9 civ:10.11 civ:R.11 civ:S.5

    name = "move"
    clause = "civ:10.2"

    def __init__(self, passage: Passage) -> None:
        self.passage: Final = passage
        super().__init__(
            [
                MarchOver(passage),
                FerryAcross(passage),
                GoAboard(passage),
                SailOn(passage),
                GoAshore(passage),
                EndOrders(passage),
            ]
        )

    def who(self, b: Board) -> list[int]:
        return [] if b.decided else [b.active]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        return orders(b, seat, self.passage, self.by_id)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        """What would be lost if the seat's movement ended now."""  # civ:13.1
        lost = surplus_if_all_stay(b, seat)
        return [Fact("surplus", "number", len(lost)), Fact("areas", "area*", lost)]


def march(b: Board, seat: int, origin: int, area: Area, count: int) -> None:
    """Tokens cross one land border; they have moved."""
    b.leave_area(seat, origin, count)
    b.enter_area(seat, area, count)
    b.moved[area] += count
    b.tell(MARCHED, seat, count, origin, area)


def embark(b: Board, seat: int, ship: Ship, count: int) -> None:
    """Tokens go aboard a ship in their area."""
    area = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.leave_area(seat, area, count)
    b.aboard = changed(b.aboard, ship, b.aboard[ship] + count)
    b.tell(EMBARKED, seat, count, area)


def sail(b: Board, seat: int, ship: Ship, berth: Berth, steps: int) -> None:
    """A ship sails to a berth and uses up those steps of its range."""
    origin = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.ships[seat * SHIPS + ship] = berth
    b.range_left = changed(b.range_left, ship, b.range_left[ship] - steps)
    b.tell(SAILED, seat, origin, b.box.waters.area_of[berth])


def disembark(b: Board, seat: int, ship: Ship, count: int) -> None:
    """Tokens go ashore where the ship is; they have moved."""
    area = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.enter_area(seat, area, count)
    b.moved[area] += count
    b.aboard = changed(b.aboard, ship, b.aboard[ship] - count)
    b.tell(LANDED, seat, count, area)


class BeginMove(Do[Board]):
    """No token has moved yet, and every ship has its whole range."""

    def do(self, b: Board) -> None:
        b.moved = [0] * LAND
        b.range_left = (ship_range(b, b.active),) * SHIPS
        b.aboard = (0,) * SHIPS


class EndMove(Do[Board]):
    """The player's movement is over."""

    def do(self, b: Board) -> None:
        b.decided = False
        b.moved = []
        b.range_left = b.aboard = ()


class EndMovement(Do[Board]):
    """Everybody has moved."""

    def do(self, b: Board) -> None:
        b.movers = ()

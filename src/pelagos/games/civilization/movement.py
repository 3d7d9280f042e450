"""Phase 5: movement over land and by ship, one order at a time."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.orders import Passage, orders, sailing, ship_range, voyages
from pelagos.games.civilization.refused_moves import move_refusal
from pelagos.games.civilization.things import (
    DONE,
    EMBARK,
    FERRY,
    LAND,
    MARCH,
    SAIL,
    SHIPS,
)

MARCHED: Final = EventKind("marched", "count:number", "origin:area", "area:area", clause="civ:10.2")
EMBARKED: Final = EventKind("embarked", "count:number", "area:area", clause="civ:10.5")
SAILED: Final = EventKind("sailed", "origin:area", "area:area", clause="civ:10.6")
LANDED: Final = EventKind("landed", "count:number", "area:area", clause="civ:10.9")


class Move(Ask[Board, tuple[int, object]]):
    """Any number of orders, then `done`. A token crosses one land border or uses one ship; what
    has moved is spent. civ:10.1 civ:10.2 civ:10.9 civ:10.11 civ:R.11 civ:S.5"""

    name = "move"
    clause = "civ:10.2"

    def __init__(self, passage: Passage) -> None:
        self.passage: Final = passage

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        return orders(b, seat, self.passage)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return move_refusal(b, seat, value, self.passage)

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
            for n in sailing(b, seat, self.passage, self._sea(b, seat), ship):
                if b.box.waters.area_of[n] == area:
                    sail(b, seat, ship, n, 1)
                    return
        else:
            ship, count = order
            disembark(b, seat, ship, count)

    def _sea(self, b: Board, seat: int) -> int:
        return 1 if self.passage.open_sea(b, seat) else 0

    def _ferry(self, b: Board, seat: int, ship: int, area: int, count: int) -> None:
        for port, berth, steps in voyages(b, seat, self._sea(b, seat), ship):
            if port == area:
                if count:
                    embark(b, seat, ship, count)
                sail(b, seat, ship, berth, steps)
                if count:
                    disembark(b, seat, ship, count)
                return


def march(b: Board, seat: int, origin: int, area: int, count: int) -> None:
    b.leave_area(seat, origin, count)
    b.enter_area(seat, area, count)
    b.moved[area] += count
    b.tell(MARCHED, seat, count, origin, area)


def embark(b: Board, seat: int, ship: int, count: int) -> None:
    area = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.leave_area(seat, area, count)
    b.aboard = changed(b.aboard, ship, b.aboard[ship] + count)
    b.tell(EMBARKED, seat, count, area)


def sail(b: Board, seat: int, ship: int, berth: int, steps: int) -> None:
    origin = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.ships[seat * SHIPS + ship] = berth
    b.range_left = changed(b.range_left, ship, b.range_left[ship] - steps)
    b.tell(SAILED, seat, origin, b.box.waters.area_of[berth])


def disembark(b: Board, seat: int, ship: int, count: int) -> None:
    area = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    b.enter_area(seat, area, count)
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

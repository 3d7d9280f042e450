"""Moving fleets with Poseidon: up to three steps for one gold piece."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Form, Menu, Number, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.battle import fight
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import SAILED
from pelagos.games.cyclades.ids import SAIL, STOP, UNITS_EACH
from pelagos.games.cyclades.journeys import Journey

STEPS: Final = 3


def can_sail(b: Board, seat: int) -> bool:
    """Whether a fleet has somewhere to go for the price. cy:12.1 cy:12.6"""
    if b.gold[seat] < b.box.special_price or b.fleets_left[seat] == UNITS_EACH:
        return False
    if not b.closed_seas():
        return True
    holder = b.holder
    return any(b.open_neighbours(sea) for sea in b.box.all_seas if holder[sea] == seat)


def sail_space(b: Board, seat: int) -> Space:
    """From where, how many, and the first step, which is compulsory. cy:12.2"""
    starts: list[int] = []
    counts: list[int] = []
    ends: list[list[int]] = []
    closed = b.closed_seas()
    for sea in b.fleet_seas(seat):
        near = b.box.neighbours[sea]
        if closed:  # cy:12.6
            near = [s for s in near if s not in closed]
        if near:
            starts.append(sea)
            counts.append(b.units[sea])
            ends.append(near)
    return Journey(starts, counts, ends)


def step(b: Board, seat: int, origin: int, count: int, to: int) -> bool:
    """One step of a group; whether it may go on. Enemies end the movement. cy:12.3 cy:12.5"""
    b.take_units(origin, count)
    b.tell(SAILED, seat, count, origin, to)
    if b.holder[to] >= 0 and b.holder[to] != seat:
        fight(b, seat, to, count)
        return False
    b.place_units(to, seat, count)
    return True


def sail(b: Board, seat: int, origin: int, count: int, to: int) -> None:
    b.call(SAILING)
    if step(b, seat, origin, count, to) and b.open_neighbours(to):
        b.at = to
        b.steps_left = STEPS - 1


class SailOn(Ask[Board, tuple[int, object]]):
    """After each step: stop, or say how many of the fleets here go on, and where. cy:12.2"""

    name = "sail_on"
    clause = "cy:12.2"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.steps_left else []

    def choices(self, b: Board, seat: int) -> Space:
        number = Number(1, b.units[b.at], "fleet")  # picked up and left behind as he likes
        near = OneOf("region", b.open_neighbours(b.at))
        return Menu("verb", [SAIL, STOP], [Form(["count", "to"], [number, near]), NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        how = value[1]
        if not isinstance(how, tuple) or value[0] == STOP:
            b.steps_left = 0
            return
        count, to = how
        left = b.steps_left - 1
        b.steps_left = 0
        if step(b, seat, b.at, count, to) and b.open_neighbours(to):
            b.at = to
            b.steps_left = left

    def why_not(self, b: Board, seat: int, value: object) -> str:
        how = value[1] if isinstance(value, tuple) and len(value) == 2 else ()
        to = how[1] if isinstance(how, tuple) and len(how) == 2 else -1
        at_sea = type(to) is int and b.box.islands <= to < b.box.regions
        return "cy:12.6" if at_sea and to in b.closed_seas() else self.clause


class Anchor(Do[Board]):
    clause = "cy:12.2"

    def do(self, b: Board) -> None:
        b.at = -1


SAILING: Final = Phase("sailing", [SailOn(), Anchor()])

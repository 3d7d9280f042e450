"""Moving fleets with Poseidon: up to three steps for one gold piece."""

from typing import Any, Final

from pelagos.engine.contract import Cost, Fact
from pelagos.engine.spaces import NOTHING, Menu, Number, OneOf, Space, both, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import LATER, Verb
from pelagos.games.cyclades.battles import fight
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import SAILED
from pelagos.games.cyclades.ids import (
    MOVE_FLEETS,
    POSEIDON,
    SAIL,
    STOP,
    UNITS_EACH,
    Region,
)
from pelagos.games.cyclades.spaces import Journey, target

STEPS: Final = 3


def step(b: Board, seat: int, origin: Region, count: int, to: Region) -> bool:
    """One step of a group; whether it may go on. Enemies end the movement."""  # cy:12.3 cy:12.5
    b.take_units(origin, count)
    b.tell(SAILED, seat, count, origin, to)
    if b.holder[to] >= 0 and b.holder[to] != seat:
        fight(b, seat, to, count)
        return False
    b.place_units(to, seat, count)
    return True


class MoveFleets(Verb[Board, tuple[int, tuple[int, int]]]):
    """Poseidon: a group of fleets sails up to three steps for a price, as often as it is paid."""

    # cy:12.1

    id = MOVE_FLEETS
    clause = "cy:12.1"

    def now(self, b: Board, seat: int) -> Space[Any] | None:
        """Whether a fleet has somewhere to go for the price."""  # cy:12.6
        if b.god != POSEIDON or b.gold[seat] < b.box.special_price:
            return None
        if b.fleets_left[seat] == UNITS_EACH:
            return None
        if not b.closed_seas():
            return LATER
        journey = self.offer(b, seat)
        return journey if journey.ids else None

    def offer(self, b: Board, seat: int) -> Journey:
        """From where, how many, and the first step, which is compulsory."""  # cy:12.2
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
        return Journey("fleet", starts, counts, ends)

    def price(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> Cost:
        return (("gold", b.box.special_price),)

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, int]]]:
        if b.god != POSEIDON:
            return []
        return [(s, (1, to)) for s in b.fleet_seas(seat) for to in b.box.neighbours[s]]

    def carry_out(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        origin, (count, to) = value
        b.gold[seat] -= b.box.special_price
        b.call(SAILING)
        if step(b, seat, origin, count, to) and b.open_neighbours(to):
            b.fleets_at = to
            b.steps_left = STEPS - 1

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.god != POSEIDON:
            return "cy:8.2"
        if target(value) in b.closed_seas():
            return "cy:12.6"
        return "cy:8.3" if b.gold[seat] < b.box.special_price else "cy:12.1"


class SailOn(Ask[Board, tuple[int, tuple[int, int] | tuple[()]]]):
    """After each step: stop, or say how many of the fleets here go on, and where."""  # cy:12.2

    name = "sail_on"
    clause = "cy:12.2"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.steps_left else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("region", "region", b.fleets_at), Fact("steps", "number", b.steps_left)]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, int] | tuple[()]]]:
        number = Number(1, b.units[b.fleets_at], "fleet")  # picked up and left behind as they like
        near = OneOf("region", b.open_neighbours(b.fleets_at))
        return Menu("verb", [SAIL, STOP], [both(("count", "to"), number, near), NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, int] | tuple[()]]) -> None:
        _, how = value
        if not how:
            b.steps_left = 0
            return
        count, to = how
        left = b.steps_left - 1
        b.steps_left = 0
        if step(b, seat, b.fleets_at, count, to) and b.open_neighbours(to):
            b.fleets_at = to
            b.steps_left = left

    def why_not(self, b: Board, seat: int, value: object) -> str:
        _, how = pair(value)
        _, to = pair(how)
        return "cy:12.6" if to in b.closed_seas() else self.clause


class Anchor(Do[Board]):
    """The fleets stay where they have come."""

    clause = "cy:12.2"

    def do(self, b: Board) -> None:
        b.fleets_at = -1


SAILING: Final = Phase("sailing", [SailOn(), Anchor()])

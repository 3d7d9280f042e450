"""Moving armies: over a chain of fleets with Ares; Pegasus flies by the same rules of landing."""

from pelagos.engine.contract import Cost
from pelagos.engine.spaces import Space, pair
from pelagos.engine.verbs import Verb
from pelagos.games.cyclades.battles import fight, is_defended, linked_islands
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.conquest import take_island
from pelagos.games.cyclades.events import MARCHED
from pelagos.games.cyclades.ids import (
    ARES,
    MEDUSA,
    MOVE_ARMIES,
    UNITS_EACH,
    Island,
    Region,
)
from pelagos.games.cyclades.spaces import Journey, target
from pelagos.games.cyclades.special_actions.last_island import is_protected


def origins(b: Board, seat: int) -> list[int]:
    """The player's islands with armies; nobody may leave Medusa's."""  # cy:18.23
    holder, units = b.holder, b.units
    held = b.figure_island(MEDUSA)
    return [i for i in b.box.all_islands if holder[i] == seat and units[i] and i != held]


def may_land(b: Board, seat: int, island: Island, cost: int) -> bool:
    """Whether armies may land there by a move that costs `cost`: not on an opponent's last island,
    unless that would win.
    """
    owner = b.holder[island]
    return owner < 0 or owner == seat or not is_protected(b, seat, island, cost)


class MoveArmies(Verb[Board, tuple[int, tuple[int, int]]]):
    """Ares: armies cross a chain of your own fleets."""  # cy:12.7

    id = MOVE_ARMIES
    clause = "cy:12.7"

    def now(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, int]]] | None:
        """Armies need somewhere to go, and the price."""
        price = b.box.special_price
        if b.god != ARES or b.gold[seat] < price or b.fleets_left[seat] == UNITS_EACH:
            return None
        journey = self.offer(b, seat)
        return journey if journey.ids else None

    def offer(self, b: Board, seat: int) -> Journey:
        price = b.box.special_price
        starts: list[int] = []
        counts: list[int] = []
        ends: list[list[int]] = []
        stands = origins(b, seat)
        chains = b.islands_by_chain(seat) if stands else []
        for origin in stands:
            linked = linked_islands(chains, origin)
            if not linked:
                continue
            found = [
                i for i in b.box.all_islands if linked >> i & 1 and may_land(b, seat, i, price)
            ]
            if found:
                starts.append(origin)
                counts.append(b.units[origin])
                ends.append(found)
        return Journey("army", starts, counts, ends)

    def price(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> Cost:
        return (("gold", b.box.special_price),)

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, int]]]:
        if b.god != ARES:
            return []
        stands = [i for i in b.islands_of(seat) if b.units[i]]
        return [(i, (1, to)) for i in stands for to in b.box.all_islands if to != i]

    def carry_out(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        origin, (count, to) = value
        b.gold[seat] -= b.box.special_price
        march(b, seat, origin, count, to)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.god != ARES:
            return "cy:8.2"
        price = b.box.special_price
        broke = "cy:8.3" if b.gold[seat] < price else self.clause
        return landing_refusal(b, seat, value, price) or broke


def landing_refusal(b: Board, seat: int, move: object, cost: int) -> str:
    """What keeps armies from leaving or from landing, on foot or in the air, if anything."""
    to = target(move)
    origin, _ = pair(move)
    if origin == b.figure_island(MEDUSA) >= 0:
        return "cy:18.23"
    if 0 <= to < b.box.islands and not may_land(b, seat, to, cost):
        return "cy:12.13"
    return ""


def march(b: Board, seat: int, origin: Region, count: int, to: Region) -> None:
    """Armies leave; they join, claim, take or fight. The fleets they crossed stay as they are."""
    # cy:12.9 cy:12.10 cy:12.11
    b.take_units(origin, count)
    b.tell(MARCHED, seat, count, origin, to)
    if b.holder[to] >= 0 and b.holder[to] != seat and is_defended(b, to):
        fight(b, seat, to, count)
    else:
        take_island(b, seat, to, count)

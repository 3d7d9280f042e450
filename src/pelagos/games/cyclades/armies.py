"""Moving armies: over a chain of fleets with Ares; Pegasus flies by the same rules of landing."""

from pelagos.games.cyclades.battle import fight, is_defended
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.conquest import take_island
from pelagos.games.cyclades.events import MARCHED
from pelagos.games.cyclades.ids import CHIRON, MEDUSA, UNITS_EACH
from pelagos.games.cyclades.journeys import NO_JOURNEY, Journey
from pelagos.games.cyclades.proof import is_protected


def origins(b: Board, seat: int) -> list[int]:
    """Own islands with armies; Medusa lets nobody leave hers. cy:18.23"""
    holder, units = b.holder, b.units
    held = b.figure_island(MEDUSA)
    return [i for i in b.box.all_islands if holder[i] == seat and units[i] and i != held]


def may_land(b: Board, seat: int, island: int, cost: int) -> bool:
    owner = b.holder[island]
    return owner < 0 or owner == seat or not is_protected(b, seat, island, cost)


def linked_islands(links: list[int], island: int) -> int:
    """The islands that one chain of fleets joins to `island`, as bits. cy:12.7 cy:12.8"""
    found = 0
    for coast in links:
        if coast >> island & 1:
            found |= coast
    return found & ~(1 << island)


def march_ends(b: Board, seat: int, linked: int) -> list[int]:
    price = b.box.special_price
    return [i for i in b.box.all_islands if linked >> i & 1 and may_land(b, seat, i, price)]


def march_space(b: Board, seat: int) -> Journey:
    """All marches that can be paid, perhaps none. cy:12.7 cy:12.9"""
    if b.gold[seat] < b.box.special_price or b.fleets_left[seat] == UNITS_EACH:
        return NO_JOURNEY
    links = b.links(seat)
    starts: list[int] = []
    counts: list[int] = []
    ends: list[list[int]] = []
    for origin in origins(b, seat):
        linked = linked_islands(links, origin)
        found = march_ends(b, seat, linked) if linked else []
        if found:
            starts.append(origin)
            counts.append(b.units[origin])
            ends.append(found)
    return Journey(starts, counts, ends)


def flight_ends(b: Board, seat: int) -> list[int]:
    """Where Pegasus may land: not on Chiron's island, unless it is one's own. cy:18.2 cy:18.22"""
    shielded = b.figure_island(CHIRON)
    return [
        i
        for i in b.box.all_islands
        if (i != shielded or b.holder[i] == seat) and may_land(b, seat, i, 0)
    ]


def flight_space(b: Board, seat: int) -> Journey:
    everywhere = flight_ends(b, seat)
    starts: list[int] = []
    counts: list[int] = []
    ends: list[list[int]] = []
    for origin in origins(b, seat):
        found = [i for i in everywhere if i != origin]
        if found:
            starts.append(origin)
            counts.append(b.units[origin])
            ends.append(found)
    return Journey(starts, counts, ends)


def march(b: Board, seat: int, origin: int, count: int, to: int) -> None:
    """Armies leave; they join, claim, take or fight. cy:12.10 cy:12.11"""
    b.take_units(origin, count)
    b.tell(MARCHED, seat, count, origin, to)
    if b.holder[to] >= 0 and b.holder[to] != seat and is_defended(b, to):
        fight(b, seat, to, count)
    else:
        take_island(b, seat, to, count)

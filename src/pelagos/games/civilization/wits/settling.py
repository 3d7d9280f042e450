"""Rules of thumb for people: where to spread, where to gather for a city, when to build."""

from pelagos.engine.spaces import Menu, SomeOf
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.city_support import SUPPORT
from pelagos.games.civilization.ids import (
    CITIES,
    DONE,
    FERRY,
    HOLD,
    LAND,
    MARCH,
    SHIPS,
    Area,
)
from pelagos.games.civilization.movement_orders import Ferry, ports
from pelagos.games.civilization.options import NOMADS

TAX = 2
FEW = 14
"""People beyond those that support the cities: fewer than that, and a nation must grow."""

MARGIN = 3
"""People beyond the support of the cities that should be left when one more is founded."""


def order(b: Board, seat: int, space: Menu[object]) -> object:
    """The next order: gather for a city, else spread the surplus, else done."""
    if MARCH in space.ids:
        found = _gather(b, seat) or _spread(b, seat)
        if found is not None:
            return (MARCH, found)
    if FERRY in space.ids:
        ferry = _ferry(b, seat, space)
        if ferry is not None:
            return (FERRY, ferry)
    if DONE in space.ids:
        return (DONE, ())
    return space.values()[0]


def _foreigners(b: Board, seat: int, area: Area) -> int:
    return b.crowd[area] - b.tokens[seat * LAND + area]


def _sites(b: Board, seat: int) -> list[int]:
    """Areas without a city where the seat lives or next to where it lives, nobody else there;
    city sites first."""
    tokens, first = b.tokens, seat * LAND
    box, city, crowd = b.box, b.city, b.crowd
    if b.box.variant == NOMADS:
        return []
    homes = b.homes[seat]
    near = {n for a in homes for n in box.land_borders[a]}.union(homes)
    free = [a for a in near if city[a] < 0 and crowd[a] == tokens[first + a]]
    return sorted(free, key=lambda a: (box.city_cost[a], a))


def _gather(b: Board, seat: int) -> tuple[int, tuple[int, int]] | None:
    """Six tokens on a site, if enough people are left to support one city more."""
    first = seat * LAND
    tokens, moved = b.tokens, b.moved
    planned = b.cities[seat]
    people = b.people[seat]
    sites = _sites(b, seat)
    for site in sites:
        if tokens[first + site] >= b.box.city_cost[site]:
            planned += 1
            people -= tokens[first + site]
    chosen = origin = least = -1
    for site in sites:
        cost = b.box.city_cost[site]
        have = tokens[first + site]
        if have >= cost or planned >= CITIES:
            continue
        if people - cost < SUPPORT * (planned + 1) + MARGIN:
            break
        helpers = [
            (tokens[first + n] - moved[n], n)
            for n in b.box.land_borders[site]
            if tokens[first + n] > moved[n] and tokens[first + n] < b.box.city_cost[n]
        ]
        within = have + sum([n for n, _ in helpers])
        if within >= cost and helpers:
            lack = cost - have
            if chosen < 0 or lack < least:
                chosen, least = site, lack
                _, origin = max(helpers)
    if chosen < 0:
        return None
    return (origin, (chosen, min(least, tokens[first + origin] - moved[origin])))


def _reserved(b: Board, seat: int, area: Area) -> bool:
    """Whether the tokens there are to become a city."""
    return b.city[area] < 0 and b.tokens_at(seat, area) >= b.box.city_cost[area]


def _spread(b: Board, seat: int) -> tuple[int, tuple[int, int]] | None:
    """From an area with more than it can hold, or more than two beside empty land."""
    if crowded(b, seat):
        return None
    first = seat * LAND
    tokens, moved, limit = b.tokens, b.moved, b.box.limit
    for area in b.homes[seat]:
        fresh = tokens[first + area] - moved[area]
        if fresh <= 0 or _reserved(b, seat, area):
            continue
        have = tokens[first + area]
        over = have - (0 if b.city[area] >= 0 else b.capacity(seat, area))
        best, room = -1, 0
        for n in b.box.land_borders[area]:
            if b.city[n] >= 0 or _foreigners(b, seat, n):
                continue
            space = limit[n] - tokens[first + n]
            if tokens[first + n] == 0:
                space += 10
            if space > room:
                best, room = n, space
        if best < 0:
            continue
        empty = room > 10
        if empty:
            room -= 10
        if over > 0:
            return (area, (best, min(fresh, over, max(1, room))))
        if empty and have > 2:
            return (area, (best, min(fresh, have - 2, 2, room)))
    return None


def crowded(b: Board, seat: int) -> bool:
    """Whether too many tokens are on the board for the next taxes to be paid: then what
    is too much for an area had better return to stock.
    """  # civ:6.2
    cities = b.cities[seat]
    if b.people[seat] <= FEW + SUPPORT * cities:
        return False
    return b.people[seat] > b.box.tokens - b.treasury[seat] - TAX * (cities + 1)


def land_room(b: Board, seat: int) -> bool:
    """Whether free land lies next to the seat's areas."""
    for area, n in enumerate(b.row(seat)):
        if n:
            for other in b.box.land_borders[area]:
                if not b.crowd[other] and b.city[other] < 0:
                    return True
    return False


def _ferry(b: Board, seat: int, space: Menu[object]) -> tuple[int, tuple[int, int]] | None:
    """Surplus people go by ship to an empty coast."""
    ships = space.then(FERRY)
    if not isinstance(ships, Ferry):
        return None
    for ship in ships.ids:
        area = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
        if area >= LAND or _reserved(b, seat, area):
            continue
        fresh = b.tokens_at(seat, area) - b.moved[area]
        over = b.tokens_at(seat, area) - min(2, b.box.limit[area])
        load = min(fresh, over, HOLD)
        if load <= 0:
            continue
        free = [a for a in ports(b, seat, ships.sea, ship) if not b.crowd[a] and b.city[a] < 0]
        if free:
            best = max(free, key=lambda a: b.box.limit[a])
            count = min(load, ships.most(ships.load(ship), best), b.box.limit[best])
            if count > 0:
                return (ship, (best, count))
    return None


def worthy_cities(b: Board, seat: int, space: SomeOf) -> tuple[int, ...]:
    """Cities that will be supported, those that cost fewest people first."""
    chosen: list[int] = []
    people, cities = b.people[seat], b.cities[seat]
    for area in sorted(set(space.pile), key=lambda a: b.tokens_at(seat, a)):
        people -= b.tokens_at(seat, area)
        cities += 1
        if people < SUPPORT * cities + 1 or len(chosen) == space.high:
            break
        chosen.append(area)
    chosen.sort()
    return tuple(chosen)

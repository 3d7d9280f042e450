"""Recruiting: fleets, armies, priests and philosophers."""

from pelagos.engine.spaces import NOTHING, OneOf, Space
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import (
    ARMY_RECRUITED,
    FLEET_RECRUITED,
    PHILOSOPHER_RECRUITED,
    PRIEST_RECRUITED,
)
from pelagos.games.cyclades.ids import ARES, POSEIDON, ZEUS
from pelagos.games.cyclades.metropolis import develop


def can_recruit(b: Board, seat: int) -> bool:
    """Cap of the turn, price, supply and a place. cy:10.1 cy:10.3 cy:10.4 cy:10.5 cy:10.7"""
    god = b.god
    costs = b.box.recruit_costs[god]
    if b.recruited >= len(costs) or costs[b.recruited] > b.gold[seat]:
        return False
    if god == POSEIDON:
        return b.fleets_left[seat] > 0 and has_fleet_place(b, seat)
    if god == ARES:
        return b.armies_left[seat] > 0
    return (b.priests_left() if god == ZEUS else b.philosophers_left()) > 0  # cy:20.3


def has_fleet_place(b: Board, seat: int) -> bool:
    holder, neighbours, closed = b.holder, b.box.neighbours, b.closed_seas()
    for island in b.box.all_islands:
        if holder[island] == seat:
            for sea in neighbours[island]:
                other = holder[sea]
                if (other == -1 or other == seat) and sea not in closed:
                    return True
    return False


def fleet_places(b: Board, seat: int) -> list[int]:
    """Sea spaces next to an own island, empty or with own fleets, not closed. cy:10.2"""
    holder, neighbours, closed = b.holder, b.box.neighbours, b.closed_seas()
    found: list[int] = []
    for island in b.box.all_islands:
        if holder[island] == seat:
            for sea in neighbours[island]:
                other = holder[sea]
                if (other == -1 or other == seat) and sea not in found and sea not in closed:
                    found.append(sea)
    return found


def recruit_space(b: Board, seat: int) -> Space:
    if b.god == POSEIDON:
        return OneOf("region", fleet_places(b, seat))
    if b.god == ARES:
        return OneOf("region", b.islands_of(seat))
    return NOTHING


def recruit(b: Board, seat: int, place: object) -> None:
    """The first of the turn is free. The recruit is there at once. cy:10.6 cy:10.9 cy:10.10"""
    god = b.god
    cost = b.box.recruit_costs[god][b.recruited]
    b.gold[seat] -= cost  # cy:8.3
    b.recruited += 1
    if isinstance(place, int):
        b.place_units(place, seat, 1)
        if god == POSEIDON:
            b.fleets_left[seat] -= 1
            b.tell(FLEET_RECRUITED, seat, place, cost)
        else:
            b.armies_left[seat] -= 1
            b.tell(ARMY_RECRUITED, seat, place, cost)
    elif god == ZEUS:
        b.priests[seat] += 1
        b.tell(PRIEST_RECRUITED, seat, cost)
    else:
        b.philosophers[seat] += 1
        b.tell(PHILOSOPHER_RECRUITED, seat, cost)
        develop(b, seat)  # cy:10.8

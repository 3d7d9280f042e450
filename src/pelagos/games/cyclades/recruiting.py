"""Recruiting: fleets, armies, priests and philosophers."""

from typing import Any, Final

from pelagos.engine.contract import Cost
from pelagos.engine.spaces import NOTHING, OneOf, Space
from pelagos.engine.verbs import LATER, Verb
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import (
    ARMY_RECRUITED,
    FLEET_RECRUITED,
    PHILOSOPHER_RECRUITED,
    PRIEST_RECRUITED,
)
from pelagos.games.cyclades.ids import ARES, POSEIDON, RECRUIT, ZEUS
from pelagos.games.cyclades.metropolises import found_if_due

CAPS: Final = ["cy:10.1", "cy:10.3", "cy:10.5", "cy:10.7"]
"""How many may be recruited in a turn, by god."""


class Recruit(Verb[Board, int | tuple[()]]):
    """Fleets with Poseidon, armies with Ares, a priest with Zeus, a philosopher with Athena."""

    id = RECRUIT
    clause = "cy:10.9"

    def now(self, b: Board, seat: int) -> Space[Any] | None:
        """Whether one more can be recruited this turn: a piece is left, has a place and can be paid
        for. The costs in data/gods.toml are those of the first, second, ... of a turn: four fleets
        or armies, two priests or philosophers, the first of them free.
        """  # cy:10.1 cy:10.3 cy:10.5 cy:10.7
        costs = b.box.recruit_costs[b.god]
        if b.recruited >= len(costs) or costs[b.recruited] > b.gold[seat]:
            return None
        if not pieces_left(b, seat) or (b.god == POSEIDON and not has_fleet_place(b, seat)):
            return None
        return LATER

    def offer(self, b: Board, seat: int) -> Space[int | tuple[()]]:
        if b.god == POSEIDON:
            return OneOf("region", fleet_places(b, seat))
        if b.god == ARES:
            return OneOf("region", b.islands_of(seat))
        return NOTHING

    def price(self, b: Board, seat: int, value: int | tuple[()]) -> Cost:
        costs = b.box.recruit_costs[b.god]
        return (("gold", costs[b.recruited]),) if b.recruited < len(costs) else ()

    def in_sight(self, b: Board, seat: int) -> list[int | tuple[()]]:
        if b.god == POSEIDON:
            near = [s for i in b.islands_of(seat) for s in b.box.neighbours[i]]
            return list(dict.fromkeys(near))
        return list(b.islands_of(seat)) if b.god == ARES else [()]

    def carry_out(self, b: Board, seat: int, value: int | tuple[()]) -> None:
        """The recruit is paid for, the first of a turn is free, and serves at once: a priest lowers
        the offerings (offerings.price), the last philosopher needed founds a metropolis.
        """
        # cy:10.6 cy:10.10
        god = b.god
        cost = b.box.recruit_costs[god][b.recruited]
        b.gold[seat] -= cost  # cy:8.3
        b.recruited += 1
        if isinstance(value, int):
            b.place_units(value, seat, 1)
            if god == POSEIDON:
                b.fleets_left[seat] -= 1
                b.tell(FLEET_RECRUITED, seat, value, cost)
            else:
                b.armies_left[seat] -= 1
                b.tell(ARMY_RECRUITED, seat, value, cost)
        elif god == ZEUS:
            b.priests[seat] += 1
            b.tell(PRIEST_RECRUITED, seat, cost)
        else:
            b.philosophers[seat] += 1
            b.tell(PHILOSOPHER_RECRUITED, seat, cost)
            found_if_due(b, seat)  # cy:10.8

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: the cap, the supply, the price, the place."""  # cy:10.2 cy:10.3
        costs = b.box.recruit_costs[b.god]
        if b.recruited >= len(costs):
            return CAPS[b.god]
        if not pieces_left(b, seat):
            return "cy:10.4" if b.god in (POSEIDON, ARES) else "cy:20.3"
        if costs[b.recruited] > b.gold[seat]:
            return "cy:8.3"
        return "cy:10.2" if b.god == POSEIDON else CAPS[b.god]


def pieces_left(b: Board, seat: int) -> bool:
    """Whether a piece of the god's kind is left to recruit."""  # cy:10.4 cy:20.3
    if b.god == POSEIDON:
        return b.fleets_left[seat] > 0
    if b.god == ARES:
        return b.armies_left[seat] > 0
    return (b.priests_left() if b.god == ZEUS else b.philosophers_left()) > 0


def has_fleet_place(b: Board, seat: int) -> bool:
    """Whether there is a sea space for a recruited fleet."""
    holder, neighbours, closed = b.holder, b.box.neighbours, b.closed_seas()
    for island in b.box.all_islands:
        if holder[island] == seat:
            for sea in neighbours[island]:
                other = holder[sea]
                if (other == -1 or other == seat) and sea not in closed:
                    return True
    return False


def fleet_places(b: Board, seat: int) -> list[int]:
    """Where a fleet may be recruited: sea spaces next to the player's islands, empty or with their
    fleets, and not closed by a creature.
    """  # cy:10.2
    holder, neighbours, closed = b.holder, b.box.neighbours, b.closed_seas()
    found: list[int] = []
    for island in b.box.all_islands:
        if holder[island] == seat:
            for sea in neighbours[island]:
                other = holder[sea]
                if (other == -1 or other == seat) and sea not in found and sea not in closed:
                    found.append(sea)
    return found

"""Why an action is refused: the clause that names the reason best."""

from typing import Final

from pelagos.games.cyclades.armies import may_land
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.building import build_space
from pelagos.games.cyclades.ids import (
    ARES,
    BUILD,
    CHIRON,
    EXCHANGE,
    MEDUSA,
    MOVE_ARMIES,
    MOVE_FLEETS,
    POSEIDON,
    RECRUIT,
    SUMMON,
    ZEUS,
)

NO_CREDIT: Final = "cy:8.3"
SPECIAL: Final = {MOVE_FLEETS: POSEIDON, MOVE_ARMIES: ARES, EXCHANGE: ZEUS}
"""The god of each special action."""
CAPS: Final = ["cy:10.1", "cy:10.3", "cy:10.5", "cy:10.7"]
"""How many may be recruited in a turn, by god."""


def turn_refusal(b: Board, seat: int, verb: int, what: object) -> str:
    """The clause that forbids an action; the price is looked at last."""
    if verb == SUMMON:
        return NO_CREDIT if what in b.track and what != -1 else "cy:9.1"
    if verb == RECRUIT:
        return recruit_refusal(b, seat)
    if verb == BUILD:
        if not build_space(b, seat).holds(what):
            return "cy:11.3"
        return NO_CREDIT if b.tiles_left(b.god) else "cy:20.2"
    if verb not in SPECIAL or b.god != SPECIAL[verb]:
        return "cy:8.2"
    broke = b.gold[seat] < b.box.special_price
    if verb == EXCHANGE:
        return NO_CREDIT if broke and what in b.track and what != -1 else "cy:12.19"
    if verb == MOVE_FLEETS:
        to = target(what)
        if b.box.islands <= to < b.box.regions and to in b.closed_seas():
            return "cy:12.6"
        return NO_CREDIT if broke else "cy:12.1"
    why = landing_refusal(b, seat, what, b.box.special_price)
    if why:
        return why
    return NO_CREDIT if broke else "cy:12.7"


def recruit_refusal(b: Board, seat: int) -> str:
    """Cap, pieces, price; otherwise it is the place. cy:10.2 cy:10.3"""
    god = b.god
    costs = b.box.recruit_costs[god]
    if b.recruited >= len(costs):
        return CAPS[god]
    if god in (POSEIDON, ARES):
        if not (b.fleets_left if god == POSEIDON else b.armies_left)[seat]:
            return "cy:10.4"
    elif not (b.priests_left() if god == ZEUS else b.philosophers_left()):
        return "cy:20.3"
    if costs[b.recruited] > b.gold[seat]:
        return NO_CREDIT
    return "cy:10.2" if god == POSEIDON else CAPS[god]


def landing_refusal(b: Board, seat: int, move: object, cost: int) -> str:
    """What keeps armies from leaving or from landing, on foot or in the air, if anything."""
    to = target(move)
    if isinstance(move, tuple) and move and move[0] == b.figure_island(MEDUSA) >= 0:
        return "cy:18.23"
    if 0 <= to < b.box.islands and not may_land(b, seat, to, cost):
        return "cy:12.13"
    return ""


def flight_refusal(b: Board, seat: int, move: object) -> str:
    """The clause that forbids a flight of Pegasus."""
    to = target(move)
    if to == b.figure_island(CHIRON) >= 0 and b.holder[to] != seat:
        return "cy:18.22"
    return landing_refusal(b, seat, move, 0) or "cy:18.2"


def target(move: object) -> int:
    """Where a move (origin, (count, to)) goes, or -1 when it is none."""
    if isinstance(move, tuple) and len(move) == 2:
        how = move[1]
        if isinstance(how, tuple) and len(how) == 2 and type(how[1]) is int:
            return how[1]
    return -1

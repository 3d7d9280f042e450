"""Why an order of movement is refused: the clause that names the reason best."""

from pelagos.games.civilization.board import Board
from pelagos.games.civilization.orders import Passage, departures
from pelagos.games.civilization.refusals import first, number, second
from pelagos.games.civilization.things import (
    AREAS,
    DISEMBARK,
    EMBARK,
    FERRY,
    HOLD,
    LAND,
    MARCH,
    SAIL,
    SHIPS,
)
from pelagos.games.civilization.waters import FARTHEST, is_sea


def move_refusal(b: Board, seat: int, value: object, passage: Passage) -> str:
    """The paragraph on what was tried."""
    verb, order = number(first(value)), second(value)
    if verb == MARCH:
        return _march(b, seat, order, passage)
    if verb not in (EMBARK, SAIL, FERRY, DISEMBARK):
        at_sea = [n for n in b.ships[seat * SHIPS : seat * SHIPS + SHIPS] if is_sea(n)]
        return "civ:10.7" if at_sea else "civ:10.9"
    ship = number(first(order))
    if not 0 <= ship < SHIPS or b.ships[seat * SHIPS + ship] < 0:
        return "civ:10.1"
    if verb == EMBARK:
        return "civ:10.5"
    here = b.box.waters.area_of[b.ships[seat * SHIPS + ship]]
    if verb == DISEMBARK:
        barred = here < LAND and not passage.may_enter(b, seat, here)
        return "civ:31.5.1" if barred else "civ:10.9"
    if verb == SAIL:
        return _sail(b, seat, ship, number(second(order)), passage)
    area, count = number(first(second(order))), number(second(second(order)))
    if count > HOLD:
        return "civ:10.5"
    if 0 <= area < LAND and count > 0 and not passage.may_enter(b, seat, area):
        return "civ:31.5.1"
    return _sail(b, seat, ship, area, passage, b.range_left[ship]) or "civ:10.5"


def _march(b: Board, seat: int, order: object, passage: Passage) -> str:
    """Another's tokens, no land border, a closed area; otherwise the tokens have moved."""
    origin, area = number(first(order)), number(first(second(order)))
    if 0 <= origin < LAND and not b.tokens_at(seat, origin) and b.crowd[origin]:
        return "civ:10.1"
    barred = 0 <= area < LAND and not passage.may_enter(b, seat, area)
    return "civ:31.5.1" if barred else "civ:10.2"


def _sail(b: Board, seat: int, ship: int, area: int, passage: Passage, steps: int = 1) -> str:
    """Open sea, the other coast, an all-land border, or the range; nothing, if it is within so
    many steps."""
    waters = b.box.waters
    berth = b.ships[seat * SHIPS + ship]
    here = waters.area_of[berth]
    sea = passage.open_sea(b, seat)
    if not 0 <= area < AREAS or not b.range_left[ship]:
        return "civ:10.6"
    if is_sea(area):
        return "civ:10.11" if sea and steps == 1 and area in waters.borders[berth] else "civ:10.7"
    starts = departures(b, seat, ship)
    if any([_within(b, start, area, steps, sea) for start in starts]):
        return "civ:31.5.1" if steps == 1 and not passage.everywhere else ""
    if any([_within(b, start, area, steps, sea) for start in waters.berths(here)]):
        return "civ:23.3"
    if any([_within(b, start, area, steps, True) for start in starts]):
        return "civ:10.7"
    land_only = here < LAND and area in b.box.land_borders[here]
    if land_only and not _within(b, berth, area, FARTHEST, sea):
        return "civ:10.10"
    return "civ:10.6"


def _within(b: Board, start: int, area: int, steps: int, sea: bool) -> bool:
    ways = b.box.waters.ways[1 if sea else 0][start]
    return any([way[0] == area and way[2] <= steps for way in ways])

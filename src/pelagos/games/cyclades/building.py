"""Building: one tile of the god's type in a free slot."""

from pelagos.engine.spaces import Space
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import BUILT
from pelagos.games.cyclades.journeys import Slots
from pelagos.games.cyclades.metropolis import develop


def can_build(b: Board, seat: int) -> bool:
    """Price, supply, and a free slot. cy:11.1 cy:11.2 cy:20.2"""
    if b.gold[seat] < b.box.building_price or not b.tiles_left(b.god):
        return False
    holder, tiles, built = b.holder, b.tiles, b.metropolis
    under = b.box.under_site
    for slot, island in enumerate(b.box.slot_island):
        if tiles[slot] < 0 and holder[island] == seat and not (built[island] and under[slot]):
            return True
    return False


def build_space(b: Board, seat: int) -> Space:
    """Any free slot of an island the player owns. cy:11.3"""
    holder, tiles, built = b.holder, b.tiles, b.metropolis
    under = b.box.under_site
    found: list[int] = []
    for slot, island in enumerate(b.box.slot_island):
        if tiles[slot] < 0 and holder[island] == seat and not (built[island] and under[slot]):
            found.append(slot)
    return Slots(found, b)


def build(b: Board, seat: int, slot: int) -> None:
    b.gold[seat] -= b.box.building_price
    b.tiles[slot] = b.god  # each god builds his own type
    b.tell(BUILT, seat, b.god, b.box.slot_island[slot], b.box.building_price)
    develop(b, seat)  # cy:11.5

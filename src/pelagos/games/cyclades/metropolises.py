"""Metropolises: forced as soon as they are due; the owner chooses tiles and site."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase, While
from pelagos.games.cyclades.board import (
    NO_FOUNDING,
    NO_SITE,
    TO_BE_CHOSEN,
    Board,
    Founding,
    changed,
)
from pelagos.games.cyclades.events import (
    METROPOLIS_FOUNDED,
    METROPOLIS_IN_VAIN,
    SCHOOL_COMPLETED,
    SET_COMPLETED,
    TILE_REMOVED,
)
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    PHILOSOPHERS_NEEDED,
    Building,
    Slot,
)


def has_set(b: Board, seat: int) -> bool:
    """Whether a player owns all four types of building tile."""  # cy:16.2 cy:16.10
    found = 0
    holder, where = b.holder, b.box.slot_island
    for slot, tile in enumerate(b.tiles):
        if tile >= 0 and holder[where[slot]] == seat:
            found |= 1 << tile
    return found == (1 << BUILDING_TYPES) - 1


def is_due(b: Board, seat: int) -> bool:
    """Whether a player has four philosophers or a set of buildings."""
    return b.philosophers[seat] >= PHILOSOPHERS_NEEDED or has_set(b, seat)


def found_if_due(b: Board, seat: int) -> None:
    """After every event that may complete a set: a metropolis comes at once."""  # cy:11.5 cy:16.1
    if is_due(b, seat):
        b.founding = Founding(seat, 0, TO_BE_CHOSEN)
        b.call(METROPOLIS)


def sites(b: Board, seat: int) -> list[int]:
    """Where a player's metropolis may stand: islands of theirs without one, whose site is free of
    buildings; if there are none, those where buildings stand on it.
    """  # cy:16.5 cy:16.6 cy:16.8
    if not b.metropolises_left():
        return []  # cy:20.2
    holder, tiles, built = b.holder, b.tiles, b.metropolis
    without = [i for i in b.box.all_islands if holder[i] == seat and not built[i]]
    free = [i for i in without if all([tiles[s] < 0 for s in b.box.site_slots[i]])]
    return free or without


def discard_then_find_site(b: Board, seat: int, building: Building) -> None:
    """Discards one tile of each type, from `building` on, until the owner must choose between two
    of a type; once all four are gone, looks for a site.
    """  # cy:16.4
    while building < BUILDING_TYPES:
        slots = b.tiles_of(seat, building)
        if len(slots) > 1:
            b.founding = Founding(seat, building, TO_BE_CHOSEN)
            return
        discard(b, seat, slots[0])
        building += 1
    choice = sites(b, seat)
    site = choice[0] if choice else NO_SITE
    b.founding = Founding(seat, BUILDING_TYPES, TO_BE_CHOSEN if len(choice) > 1 else site)


def discard(b: Board, seat: int, slot: Slot) -> None:
    """A building tile returns to the supply."""
    b.tell(TILE_REMOVED, seat, b.tiles[slot], b.box.slot_island[slot])
    b.remove_tile(slot)


class GiveUpPrice(Do[Board]):
    """Four philosophers, or one tile of each type."""  # cy:10.8 cy:16.2 cy:16.3

    clause = "cy:16.2"

    def do(self, b: Board) -> None:
        seat = b.founding.seat
        if b.philosophers[seat] >= PHILOSOPHERS_NEEDED:
            b.philosophers[seat] -= PHILOSOPHERS_NEEDED
            b.tell(SCHOOL_COMPLETED, seat)
            discard_then_find_site(b, seat, BUILDING_TYPES)
        else:
            b.tell(SET_COMPLETED, seat)
            discard_then_find_site(b, seat, 0)


class DiscardTile(Ask[Board, int]):
    """With duplicates of a type the owner says which tile goes."""  # cy:16.4

    name = "discard_tile"
    clause = "cy:16.4"

    def who(self, b: Board) -> list[int]:
        return [b.founding.seat] if b.founding.building < BUILDING_TYPES else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("building", "building", b.founding.building)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("slot", b.tiles_of(seat, b.founding.building))

    def answer(self, b: Board, seat: int, value: int) -> None:
        building = b.founding.building
        discard(b, seat, value)
        discard_then_find_site(b, seat, building + 1)


class ChooseSite(Ask[Board, int]):
    """With several sites the owner chooses."""  # cy:16.5 cy:16.6

    name = "choose_site"
    clause = "cy:16.5"

    def who(self, b: Board) -> list[int]:
        return [b.founding.seat] if b.founding.site == TO_BE_CHOSEN else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", sites(b, seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.founding = Founding(seat, BUILDING_TYPES, value)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        taken = value in [i for i, there in enumerate(b.metropolis) if there]
        return "cy:16.8" if taken else self.clause


class PlaceMetropolis(Do[Board]):
    """The metropolis is placed on its site, and buildings there are destroyed; without an island
    for it the price is lost.
    """  # cy:16.6 cy:16.7

    clause = "cy:16.5"

    def do(self, b: Board) -> None:
        seat, _, site = b.founding
        if site == NO_SITE:
            b.tell(METROPOLIS_IN_VAIN, seat)  # cy:16.7
            return
        for slot in b.box.site_slots[site]:
            if b.tiles[slot] >= 0:
                discard(b, seat, slot)
        b.metropolis = changed(b.metropolis, site, 1)
        b.tell(METROPOLIS_FOUNDED, seat, site)


class EndFounding(Do[Board]):
    """No set is left."""

    clause = "cy:16.12"

    def do(self, b: Board) -> None:
        b.founding = NO_FOUNDING


def still_due(b: Board) -> bool:
    """One at a time, until no set is left."""  # cy:16.12
    return is_due(b, b.founding.seat)


FOUNDING: Final = Phase("founding", [GiveUpPrice(), DiscardTile(), ChooseSite(), PlaceMetropolis()])
METROPOLIS: Final = Phase("metropolis", [While(still_due, FOUNDING), EndFounding()])

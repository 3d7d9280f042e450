"""Building: one tile of the god's type in a free slot."""

from typing import Any

from pelagos.engine.contract import Cost
from pelagos.engine.spaces import Space
from pelagos.engine.verbs import LATER, Verb
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import BUILT
from pelagos.games.cyclades.ids import BUILD
from pelagos.games.cyclades.metropolises import found_if_due
from pelagos.games.cyclades.spaces import Slots


class Build(Verb[Board, tuple[int, int]]):
    """A tile of the god's type in a free slot of one of your islands."""  # cy:11.1

    id = BUILD
    clause = "cy:11.1"

    def now(self, b: Board, seat: int) -> Space[Any] | None:
        """Price, supply, and a free slot."""  # cy:11.2 cy:20.2
        if b.gold[seat] < b.box.building_price or not b.tiles_left(b.god):
            return None
        holder, tiles, built = b.holder, b.tiles, b.metropolis
        under = b.box.under_site
        for slot, island in enumerate(b.box.slot_island):
            if tiles[slot] < 0 and holder[island] == seat and not (built[island] and under[slot]):
                return LATER
        return None

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        """Any free slot of an island the player owns."""  # cy:11.3
        holder, tiles, built = b.holder, b.tiles, b.metropolis
        under = b.box.under_site
        found: list[int] = []
        for slot, island in enumerate(b.box.slot_island):
            if tiles[slot] < 0 and holder[island] == seat and not (built[island] and under[slot]):
                found.append(slot)
        return Slots(found, b)

    def price(self, b: Board, seat: int, value: tuple[int, int]) -> Cost:
        return (("gold", b.box.building_price),)

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        return [(i, slot) for i in b.islands_of(seat) for slot in b.box.slots_of[i]]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        island, slot = value
        b.gold[seat] -= b.box.building_price
        b.tiles[slot] = b.god  # each god builds their own type
        b.tell(BUILT, seat, b.god, island, b.box.building_price)
        found_if_due(b, seat)  # cy:11.5

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not self.offer(b, seat).holds(value):
            return "cy:11.3"
        return "cy:8.3" if b.tiles_left(b.god) else "cy:20.2"

"""The Sphinx buys units, priests and philosophers. cy:18.6"""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, Number, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
    AlwaysHasTarget,
)
from pelagos.games.cyclades.events import (
    PHILOSOPHERS_SOLD,
    PRIESTS_SOLD,
    UNITS_SOLD,
)
from pelagos.games.cyclades.ids import SELL_PHILOSOPHERS, SELL_PRIESTS, SELL_UNITS, STOP

SPHINX_PAYS: Final = 2

Sold = int | tuple[int, int] | tuple[()]
"""A number of people, a number of units in a region, or nothing more."""


class Stacks(Menu[int]):
    """A region where the player has units, and how many of them: (region, count)."""

    def __init__(self, regions: list[int], b: Board) -> None:
        super().__init__("region", regions, [])
        self.counts = [b.units[r] for r in regions]

    def then(self, id: int) -> Space[int]:
        return Number(1, self.counts[self.ids.index(id)], "unit")


class Sell(Ask[Board, tuple[int, Sold]]):
    """The Sphinx buys armies, fleets, priests and philosophers, any number of them."""  # cy:18.6

    name = "sphinx_sale"
    clause = "cy:18.6"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, Sold]]:
        verbs = [STOP]
        spaces: list[Space[Sold]] = [NOTHING]
        holder, units = b.holder, b.units
        held = [r for r in range(b.box.regions) if holder[r] == seat and units[r]]
        if held:
            verbs.append(SELL_UNITS)
            spaces.append(Stacks(held, b))
        if b.priests[seat]:
            verbs.append(SELL_PRIESTS)
            spaces.append(Number(1, b.priests[seat], "priest"))
        if b.philosophers[seat]:
            verbs.append(SELL_PHILOSOPHERS)
            spaces.append(Number(1, b.philosophers[seat], "philosopher"))
        return Menu("verb", verbs, spaces)

    def answer(self, b: Board, seat: int, value: tuple[int, Sold]) -> None:
        verb, what = value
        if isinstance(what, int):
            count = what
            if verb == SELL_PRIESTS:
                b.priests[seat] -= count
                b.tell(PRIESTS_SOLD, seat, count)
            else:
                b.philosophers[seat] -= count
                b.tell(PHILOSOPHERS_SOLD, seat, count)
            b.gold[seat] += SPHINX_PAYS * count
        elif what:
            region, count = what
            b.tell(UNITS_SOLD, seat, count, region)
            b.lose_units(region, count)
            b.gold[seat] += SPHINX_PAYS * count
        else:
            b.open_decision = NONE_OPEN


SPHINX_POWER: Final = Phase("sphinx", [AlwaysHasTarget(), Sell()])

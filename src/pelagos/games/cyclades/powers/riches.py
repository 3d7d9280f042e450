"""Sphinx, Griffon, Moirae, Satyr, Dryad."""

from typing import Final

from pelagos.engine.seats import only
from pelagos.engine.spaces import NOTHING, Menu, Number, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import (
    INCOME,
    PHILOSOPHER_LURED,
    PHILOSOPHERS_SOLD,
    PRIEST_LURED,
    PRIESTS_SOLD,
    ROBBED,
    ROBBED_OF,
    UNITS_SOLD,
)
from pelagos.games.cyclades.ids import SELL_PHILOSOPHERS, SELL_PRIESTS, SELL_UNITS, STOP
from pelagos.games.cyclades.metropolis import develop
from pelagos.games.cyclades.powers.stages import (
    FIRST,
    NONE_OPEN,
    Always,
    open_first,
    opponents,
)

SPHINX_PAYS: Final = 2


class Stacks(Menu):
    """A region with own units, and how many of them: (region, count)."""

    def __init__(self, regions: list[int], b: Board) -> None:
        super().__init__("region", regions, [])
        self.counts = [b.units[r] for r in regions]

    def then(self, id: int) -> Space:
        return Number(1, self.counts[self.ids.index(id)], "unit")


class Sell(Ask[Board, tuple[int, object]]):
    """The Sphinx buys armies, fleets, priests and philosophers, as many as one likes. cy:18.6"""

    name = "sphinx_sale"
    clause = "cy:18.6"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        verbs = [STOP]
        spaces: list[Space] = [NOTHING]
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

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
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
        elif verb == SELL_UNITS:
            assert isinstance(what, tuple)
            region, count = what
            b.tell(UNITS_SOLD, seat, count, region)
            b.lose_units(region, count)
            b.gold[seat] += SPHINX_PAYS * count
        else:
            b.stage = NONE_OPEN


class BeginGriffon(Do[Board]):
    """The last survivor has nobody to rob."""

    clause = "cy:18.9"

    def do(self, b: Board) -> None:
        open_first(b, len(opponents(b)) > 0)


class Rob(Ask[Board, int]):
    """The Griffon takes half of an opponent's gold, rounded down. cy:18.9 cy:19.4"""

    name = "griffon_target"
    clause = "cy:18.9"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", opponents(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        gold = b.gold[value] // 2
        b.gold[value] -= gold
        b.gold[seat] += gold
        b.tell(ROBBED, seat, value)
        if b.box.hidden_gold:
            b.tell_only(only(seat) | only(value), ROBBED_OF, seat, value, gold)
        else:
            b.tell(ROBBED_OF, seat, value, gold)


class IncomeAgain(Do[Board]):
    """The Moirae pay the summoner's income once more. cy:18.10"""

    clause = "cy:18.10"

    def do(self, b: Board) -> None:
        seat = b.seat
        gold = b.incomes[seat] if b.box.moirae_as_paid else b.income(seat)
        b.gold[seat] += gold
        b.tell(INCOME, seat, gold)


class BeginSatyr(Do[Board]):
    clause = "cy:18.11"

    def do(self, b: Board) -> None:
        open_first(b, any([b.philosophers[s] for s in opponents(b)]))


class LurePhilosopher(Ask[Board, int]):
    """The Satyr takes a philosopher; a fourth founds a metropolis. cy:18.11"""

    name = "satyr_target"
    clause = "cy:18.11"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", [s for s in opponents(b) if b.philosophers[s]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        b.philosophers[value] -= 1
        b.philosophers[seat] += 1
        b.tell(PHILOSOPHER_LURED, seat, value)
        develop(b, seat)


class BeginDryad(Do[Board]):
    clause = "cy:18.12"

    def do(self, b: Board) -> None:
        open_first(b, any([b.priests[s] for s in opponents(b)]))


class LurePriest(Ask[Board, int]):
    """The Dryad takes a priest. cy:18.12"""

    name = "dryad_target"
    clause = "cy:18.12"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", [s for s in opponents(b) if b.priests[s]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        b.priests[value] -= 1
        b.priests[seat] += 1
        b.tell(PRIEST_LURED, seat, value)


SPHINX_POWER: Final = Phase("sphinx", [Always(), Sell()])
GRIFFON_POWER: Final = Phase("griffon", [BeginGriffon(), Rob()])
MOIRAE_POWER: Final = Phase("moirae", [IncomeAgain()])
SATYR_POWER: Final = Phase("satyr", [BeginSatyr(), LurePhilosopher()])
DRYAD_POWER: Final = Phase("dryad", [BeginDryad(), LurePriest()])

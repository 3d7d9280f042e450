"""The Kraken: no fleet where it rises. cy:18.13"""

from typing import Final

from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
    SECOND,
    AlwaysHasTarget,
)
from pelagos.games.cyclades.events import FLEETS_DESTROYED, KRAKEN_LEFT, KRAKEN_ROSE
from pelagos.games.cyclades.ids import (
    SAIL,
    STOP,
    Sea,
)

KRAKEN_STEP: Final = 1


class PlaceKraken(Ask[Board, int]):
    """The Kraken rises in any sea space, from wherever it was."""  # cy:18.13

    name = "place_kraken"
    clause = "cy:18.13"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", b.box.all_seas)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.open_decision = SECOND
        swallow(b, seat, value)


class MoveKraken(Ask[Board, tuple[int, int | tuple[()]]]):
    """It moves on, one paid step at a time. Polyphemus does not stop it."""

    # cy:18.13

    name = "move_kraken"
    clause = "cy:18.13"

    def who(self, b: Board) -> list[int]:
        return (
            [b.seat] if b.open_decision == SECOND else []
        )  # even without gold: nobody may learn that

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        if b.gold[seat] < KRAKEN_STEP:
            return Menu("verb", [STOP], [NOTHING])
        near = OneOf("region", b.box.neighbours[b.kraken])
        return Menu("verb", [SAIL, STOP], [near, NOTHING])

    def betrays(self, b: Board, seat: int) -> bool:
        return b.box.hidden_gold  # cy:19.1

    def answer(self, b: Board, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        _, to = value
        if isinstance(to, int):
            b.gold[seat] -= KRAKEN_STEP
            swallow(b, seat, to)
        else:
            b.open_decision = NONE_OPEN  # cy:18.15: the figure stays where it stopped


def swallow(b: Board, seat: int, sea: Sea) -> None:
    """All fleets in the Kraken's space go back to their reserves."""
    b.kraken = sea
    b.tell(KRAKEN_ROSE, seat, sea)
    count = b.units[sea]
    if count:
        b.tell(FLEETS_DESTROYED, b.holder[sea], count, sea)
        b.lose_units(sea, count)


def leave_if_due(b: Board) -> None:
    """It leaves the board when its card is turned up again, unless by an option it stays until it
    is summoned again.
    """  # cy:18.16
    if b.kraken >= 0 and b.box.kraken_flees:
        b.tell(KRAKEN_LEFT, NOBODY, b.kraken)
        b.kraken = -1


KRAKEN_POWER: Final = Phase("kraken", [AlwaysHasTarget(), PlaceKraken(), MoveKraken()])

"""Famine (3, red)."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Number, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.calamities.common import (
    EndCalamity,
    Exposure,
    LoseUnits,
    OrderLosses,
    SettleLosses,
    Strike,
    owed_by,
)
from pelagos.games.civilization.ids import FAMINE, GRAIN, KINDS, POTTERY

GRAIN_SHOWN: Final = EventKind("grain_shown", "count:number", clause="civ:22.2.5.c", reveals=True)

OWN_LOSS: Final = 9
OTHERS_TOTAL: Final = 20
OTHERS_EACH: Final = 11
RELIEF: Final = 4


class BeginFamine(Do[Board]):
    """The victim loses 9 points."""  # civ:22.2.5.a

    def do(self, b: Board) -> None:
        b.to_lose = owed_by(b, b.victims[FAMINE], OWN_LOSS)
        b.shown = (-1,) * b.box.players


class ShowGrain(Ask[Board, int]):
    """Any loser with Pottery may show Grain, 4 points less for each card. Every holder is asked,
    so that nobody learns who has none.
    """  # civ:22.2.5.c civ:22.3.4 civ:R.31 civ:H.5

    name = "show_grain"
    clause = "civ:22.2.5.c"

    def who(self, b: Board) -> list[int]:
        for seat in b.ast:
            if (
                b.to_lose[seat]
                and b.shown[seat] < 0
                and b.holds(seat, POTTERY)
                and b.hand_size(seat)
            ):
                return [seat]
        return []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return Number(0, b.hands[seat * KINDS + GRAIN], "cards")

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("points", "number", b.to_lose[seat])]

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > 0  # civ:H.1

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.shown = changed(b.shown, seat, value)
        b.to_lose = changed(b.to_lose, seat, max(0, b.to_lose[seat] - RELIEF * value))
        if value:
            b.tell(GRAIN_SHOWN, seat, value)


class OrderFamine(OrderLosses):
    """Up to 20 points in all, at most 11 from any one player, even more than they have, which
    counts where Pottery lowers the loss.
    """  # civ:22.2.5.b civ:22.2.5.c

    def cap(self, b: Board, seat: int) -> int:
        return OTHERS_EACH if b.strength(seat) else 0


ANYTHING = Exposure()
FAMINE_STRIKES = Phase(
    "famine",
    [
        Strike(FAMINE),
        BeginFamine(),
        ShowGrain(),
        SettleLosses(ANYTHING),
        LoseUnits("lose_to_famine", ANYTHING),
        OrderFamine("order_famine", "civ:22.2.5.b", FAMINE, OTHERS_TOTAL),
        ShowGrain(),
        SettleLosses(ANYTHING),
        LoseUnits("lose_to_famine", ANYTHING),
        EndCalamity(FAMINE),
    ],
)

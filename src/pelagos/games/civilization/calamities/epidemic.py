"""Epidemic (6, brown)."""

from typing import Final

from pelagos.engine.steps import Do, Phase
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.common import (
    EndCalamity,
    Exposure,
    LoseUnits,
    OrderLosses,
    SettleLosses,
    Strike,
    owed_by,
)
from pelagos.games.civilization.ids import (
    EPIDEMIC,
    MEDICINE,
    Area,
)

OWN_LOSS: Final = 16
OWN_LOSS_MEDICINE: Final = 11
OTHERS_TOTAL: Final = 25
OTHERS_EACH: Final = 10
OTHERS_LOSS_MEDICINE: Final = 5


class NoAreaEmptied(Exposure):
    """One token stays in every area; a lost city leaves a token from stock and counts 4."""

    # civ:22.2.8.2 civ:R.36

    city_points: int = 4
    clause: str = "civ:22.2.8.2"

    def tokens(self, b: Board, seat: int) -> list[tuple[int, int]]:
        return [(a, n - 1) for a, n in enumerate(b.row(seat)) if n > 1]

    def spare(self, b: Board, seat: int) -> int:
        return b.stock[seat]

    def lose_city(self, b: Board, seat: int, area: Area) -> None:
        b.lose_city(area)
        b.place(seat, area, 1)


SURVIVORS = NoAreaEmptied()


class BeginEpidemic(Do[Board]):
    """The victim loses 16 points, 11 with Medicine."""  # civ:22.2.8.1 civ:22.2.8.3 civ:22.3.14

    def do(self, b: Board) -> None:
        victim = b.victims[EPIDEMIC]
        loss = OWN_LOSS_MEDICINE if b.holds(victim, MEDICINE) else OWN_LOSS
        b.to_lose = owed_by(b, victim, loss)


class OrderEpidemic(OrderLosses):
    """Up to 25 points in all, at most 10 from any one player, with or without Medicine, and none
    from the player who traded the card. A player who cannot lose that much loses less.
    """  # civ:22.2.8.1 civ:22.2.8.2

    def cap(self, b: Board, seat: int) -> int:
        return OTHERS_EACH if b.strength(seat) and seat != b.traders[EPIDEMIC] else 0


class MedicineHelps(Do[Board]):
    """Whatever was ordered, a holder of Medicine loses no more than 5."""

    # civ:22.2.8.3 civ:22.3.14

    clause = "civ:22.2.8.3"

    def do(self, b: Board) -> None:
        b.to_lose = tuple(
            [
                min(loss, OTHERS_LOSS_MEDICINE) if b.holds(seat, MEDICINE) else loss
                for seat, loss in enumerate(b.to_lose)
            ]
        )


EPIDEMIC_STRIKES = Phase(
    "epidemic",
    [
        Strike(EPIDEMIC),
        BeginEpidemic(),
        SettleLosses(SURVIVORS),
        LoseUnits("lose_to_epidemic", SURVIVORS),
        OrderEpidemic("order_epidemic", "civ:22.2.8.1", EPIDEMIC, OTHERS_TOTAL),
        MedicineHelps(),
        SettleLosses(SURVIVORS),
        LoseUnits("lose_to_epidemic", SURVIVORS),
        EndCalamity(EPIDEMIC),
    ],
)

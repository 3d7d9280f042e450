"""The Moirae pay an income once more. cy:18.10"""

from typing import Final

from pelagos.engine.steps import Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import (
    INCOME,
)
from pelagos.games.cyclades.income import income


class IncomeAgain(Do[Board]):
    """The summoner receives an income once more, as things stand now; by an option the sum paid at
    the beginning of the round.
    """  # cy:18.10

    clause = "cy:18.10"

    def do(self, b: Board) -> None:
        seat = b.seat
        gold = b.incomes[seat] if b.box.moirae_as_paid else income(b, seat)
        b.gold[seat] += gold
        b.tell(INCOME, seat, gold)


MOIRAE_POWER: Final = Phase("moirae", [IncomeAgain()])

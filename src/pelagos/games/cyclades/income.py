"""Phase 3: income."""

from pelagos.engine.steps import Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import INCOME


class CollectIncome(Do[Board]):
    """Everyone is paid for what he holds; neutral islands pay nobody. cy:6.1 cy:6.4"""

    clause = "cy:6.1"

    def do(self, b: Board) -> None:
        earnings = b.earnings()
        incomes = [0] * b.box.players
        for seat in b.alive:
            incomes[seat] = earnings[seat]
            b.gold[seat] += incomes[seat]
            b.tell(INCOME, seat, incomes[seat])
        b.incomes = tuple(incomes)

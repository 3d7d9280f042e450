"""Phase 3: income."""

from pelagos.engine.steps import Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import INCOME


def earnings(b: Board) -> list[int]:
    """Everyone's income: one gold piece for each prosperity symbol and marker on their islands, and
    one for each trade space with their fleets.
    """
    # cy:6.1
    holder, box = b.holder, b.box
    printed, placed = box.prosperity, b.prosperity
    found = [0] * (
        box.players + 1
    )  # The last entry is nobody's: neutral islands pay no one. cy:6.4
    for i in box.all_islands:  # With or without armies. cy:6.2
        found[holder[i]] += printed[i] + placed[i]
    for s in box.trade_seas:  # A trade space pays once, however many fleets lie there. cy:6.3
        found[holder[s]] += 1
    return found


def income(b: Board, seat: int) -> int:
    """What a player would receive now."""
    return earnings(b)[seat]


class CollectIncome(Do[Board]):
    """Everyone is paid at once."""

    clause = "cy:6.1"

    def do(self, b: Board) -> None:
        earned = earnings(b)
        incomes = [0] * b.box.players
        for seat in b.alive:
            incomes[seat] = earned[seat]
            b.gold[seat] += incomes[seat]
            b.tell(INCOME, seat, incomes[seat])
        b.incomes = tuple(incomes)

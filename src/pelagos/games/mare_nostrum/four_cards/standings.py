"""What counts at the end, and how everybody stands before it."""

from pelagos.engine.contract import Standings
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import PYRAMIDS


def standings(b: Board, incomes: list[int]) -> Standings:
    """The Pyramids win by themselves; then come heroes and wonders, income and markers. `incomes`
    are the cards each seat would be paid now.
    """  # mn:8.1 mn:8.4 lc:14.1 lc:14.2
    rows: list[list[int | None]] = [
        [int(b.owner[PYRAMIDS] == s), b.cards_of(s), incomes[s], b.marker.count(s)]
        for s in b.box.seats
    ]
    return {"columns": ["pyramids", "cards", "income", "markers"], "rows": rows}

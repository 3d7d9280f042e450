"""What counts at the end, and how everybody stands before it."""

from pelagos.engine.contract import Standings
from pelagos.games.cyclades.board import Board


def sees_gold(b: Board, viewer: int, seat: int) -> bool:
    """Gold is hidden from the others until the game is over."""  # cy:19.1 cy:19.3
    return viewer == seat or not b.box.hidden_gold or b.ending > 0


def standings(b: Board, viewer: int) -> Standings:
    """As many metropolises as are needed, then gold, then all of them; or all of them before
    gold, by the option.
    """  # cy:15.3 cy:15.5
    rows: list[list[int | None]] = []
    for seat in range(b.box.players):
        alive, built = int(seat in b.alive), b.metropolises_of(seat)
        gold = b.gold[seat] if sees_gold(b, viewer, seat) else None
        if b.box.metropolises_first:
            rows.append([alive, built, gold])
        else:  # Metropolises beyond those needed count only after gold. cy:15.4 cy:15.5
            enough = min(built, b.box.to_win)
            rows.append([alive, enough, gold, built])
    if b.box.metropolises_first:
        return {"columns": ["alive", "metropolises", "gold"], "rows": rows}
    return {"columns": ["alive", "goal", "gold", "metropolises"], "rows": rows}

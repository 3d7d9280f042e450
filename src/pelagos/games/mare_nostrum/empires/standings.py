"""What counts at the end, and how everybody stands before it."""

from pelagos.engine.contract import Standings
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.victory import prizes


def standings(b: Board) -> Standings:
    """Who has won, then the progress towards each victory: tiles, prizes, titles. Players who have
    won together rank equal.
    """
    # mne:6.1 mne:6.2 mne:6.3 mne:6.4
    if 1 < b.winners.bit_count() < b.box.players:
        return {
            "columns": ["victory"],
            "rows": [[b.winners >> s & 1] for s in range(b.box.players)],
        }
    rows: list[list[int | None]] = [
        [b.winners >> s & 1, b.tiles(s), prizes(b, s), b.leaders.count(s)]
        for s in range(b.box.players)
    ]
    return {"columns": ["victory", "tiles", "prizes", "titles"], "rows": rows}

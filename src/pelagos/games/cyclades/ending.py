"""Phase 6: the end of a round, and of the game."""

from typing import Final

from pelagos.engine.rules import Result, best
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import GAME_OVER
from pelagos.games.cyclades.standings import standings

GOES_ON: Final = 0
BY_METROPOLISES: Final = 1
BY_SURVIVAL: Final = 2
BY_ROUNDS: Final = 3

ENDINGS: Final = ["", "metropolises", "last_survivor", "round_limit"]
CLAUSES: Final = ["", "cy:15.3", "cy:15.8", "cy:15.2"]


def ending(b: Board) -> int:
    """Whether and how the game ends now, at the end of a round: somebody owns 2 metropolises (3
    with two players), only one player is left, or the option of a last round says so.
    """  # cy:15.2 cy:15.6 cy:0.3
    enough = b.box.to_win
    if sum(b.metropolis) >= enough and any([b.metropolises_of(s) >= enough for s in b.alive]):
        return BY_METROPOLISES  # cy:17.8: three with two players
    if len(b.alive) == 1:
        return BY_SURVIVAL  # cy:15.8
    if b.box.round_limit and b.round >= b.box.round_limit:
        return BY_ROUNDS
    return GOES_ON


def result_of(b: Board) -> Result:
    """The players highest in `standings`; those equal in every column share the victory."""
    # cy:15.5
    final = standings(b, NOBODY)
    return Result(best(final), final, ENDINGS[b.ending], CLAUSES[b.ending])


class CheckEnd(Do[Board]):
    """Once, when every marker is back on the turn track."""  # cy:15.1 cy:15.2

    clause = "cy:15.2"

    def do(self, b: Board) -> None:
        b.ending = ending(b)
        if b.ending:  # cy:19.3: all gold is shown
            b.tell(GAME_OVER, NOBODY, result_of(b).winners, tuple(b.gold))


def undecided(b: Board) -> bool:
    """Whether the game goes on."""
    return b.ending == GOES_ON

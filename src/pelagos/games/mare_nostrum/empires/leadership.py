"""5. Leadership: the titles, the last of the victories, the end of a round."""

from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.common.tables import put
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import LEADER, NEW_ROUND, WON
from pelagos.games.mare_nostrum.empires.terms import LEADERSHIP, ROUNDS_OVER, TRADE


class NewRound(Do[Board]):
    """Powers that may be used once per round are fresh again."""  # mne:O.4, mne:G.4

    clause = "mne:O.4"

    def do(self, b: Board) -> None:
        b.round += 1
        b.used = (0,) * b.box.players
        b.tell(NEW_ROUND, NOBODY, b.round)


def highest(b: Board, track: int) -> list[int]:
    """The players with the highest value on a track."""
    seats = b.box.players
    levels = b.track[track * seats : track * seats + seats]
    top = max(levels)
    return [s for s in range(seats) if levels[s] == top]


def give_title(b: Board, track: int, seat: int) -> None:
    """mne:5.b, mne:5.e, mne:2.1.a, mne:R.36: a new Trade Leader gets all markers, unplayed."""
    if b.leaders[track] != seat:
        b.leaders = put(b.leaders, track, seat)
        if track == TRADE:
            b.played = 0
        b.tell(LEADER, seat, track)


class SettleTitles(Ask[Board, int]):
    """Trade, Culture, Military: the highest leads; the last holder decides a tie."""

    # mne:5.b, mne:5.c, mne:5.f, mne:R.20

    clause = "mne:5.c"

    def __init__(self, track: int, name: str) -> None:
        self.track = track
        self.name = name

    def who(self, b: Board) -> list[int]:
        if b.settled > self.track or len(highest(b, self.track)) < 2:
            return []
        return [b.leaders[self.track]]

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", highest(b, self.track))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.settled = self.track + 1
        give_title(b, self.track, value)


class TitleOfHighest(Do[Board]):
    """Nobody else as high: the title is given without a decision."""

    clause = "mne:5.b"

    def __init__(self, track: int) -> None:
        self.track = track

    def do(self, b: Board) -> None:
        if b.settled <= self.track:
            b.settled = self.track + 1
            give_title(b, self.track, highest(b, self.track)[0])


class CheckLeadership(Do[Board]):
    """Three titles in one hand win at the end of the phase."""  # mne:6.4

    clause = "mne:6.4"

    def do(self, b: Board) -> None:
        b.settled = 0
        first = b.leaders[0]
        if b.leaders.count(first) == 3:
            b.tell(WON, first)
            b.win(1 << first, LEADERSHIP)
        elif b.round == b.box.round_limit:
            # mne:V.6: undecided, so nobody is set above the others.
            b.win((1 << b.box.players) - 1, ROUNDS_OVER)

"""5. Leadership: the titles at the end of a round."""

from pelagos.engine.contract import Fact
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import LEADER, NEW_ROUND
from pelagos.games.mare_nostrum.empires.ids import TRADE, Track
from pelagos.games.mare_nostrum.shared.tables import changed


class NewRound(Do[Board]):
    """Powers limited to once per round may be used again."""  # mne:O.4 mne:G.4

    clause = "mne:O.4"

    def do(self, b: Board) -> None:
        b.round += 1
        b.used = (0,) * b.box.players
        b.tell(NEW_ROUND, NOBODY, b.round)


def highest(b: Board, track: Track) -> list[int]:
    """The players with the highest value on a track."""
    seats = b.box.players
    levels = b.track[track * seats : track * seats + seats]
    top = max(levels)
    return [s for s in range(seats) if levels[s] == top]


def give_title(b: Board, track: Track, seat: int) -> None:
    """A player becomes Leader on a track, for the next round. A new Trade Leader gets all exchange
    markers, unplayed.
    """  # mne:5.b mne:5.e mne:2.1.a mne:2.1.c mne:R.36
    if b.leaders[track] != seat:
        b.leaders = changed(b.leaders, track, seat)
        if track == TRADE:
            b.played = 0
        b.tell(LEADER, seat, track)


class SettleTitles(Ask[Board, int]):
    """If several are tied at the top of a track, the holder of the title decides which of them
    leads; a tied holder may keep it. First Trade, then Culture, then Military.
    """

    # mne:5.b mne:5.c mne:5.f mne:R.20

    clause = "mne:5.c"

    def __init__(self, track: Track, name: str) -> None:
        self.track = track
        self.name = name

    def who(self, b: Board) -> list[int]:
        if b.titles_given > self.track or len(highest(b, self.track)) < 2:
            return []
        return [b.leaders[self.track]]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        tied = highest(b, self.track)
        level = b.track[self.track * b.box.players + tied[0]]
        return [Fact("level", "number", level), Fact("players", "seat*", tuple(tied))]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", highest(b, self.track))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.titles_given = self.track + 1
        give_title(b, self.track, value)


class TitleOfHighest(Do[Board]):
    """The player alone at the top of a track becomes its Leader."""

    clause = "mne:5.b"

    def __init__(self, track: Track) -> None:
        self.track = track

    def do(self, b: Board) -> None:
        if b.titles_given <= self.track:
            b.titles_given = self.track + 1
            give_title(b, self.track, highest(b, self.track)[0])

"""6. Victory: the four ways to win."""

from pelagos.engine.steps import Do
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import WON
from pelagos.games.mare_nostrum.empires.ids import (
    CONQUEST,
    CULTURE,
    GLORY,
    LEADERSHIP,
    MILITARY,
    NONE,
    PRIZES_TO_WIN,
    ROUNDS_OVER,
    TILES_TO_WIN,
)
from pelagos.games.mare_nostrum.shared.tables import ids_in


def win(b: Board, winners: int, ending: int) -> None:
    """The first victory established ends the game; `winners` is a set of seats."""  # mne:6.6
    b.winners = winners
    b.ending = ending
    b.claimed = False
    b.sources = 0
    b.stop()


def win_at_once(b: Board, seat: int, ending: int) -> None:
    """The Pyramids, the fifth tile of Perseus' owner, three titles in one hand."""
    # mne:6.1 mne:6.4 mne:6.5
    b.tell(WON, seat)
    win(b, 1 << seat, ending)


def win_together(b: Board, seats: list[int], leader: int, ending: int) -> None:
    """Of several at once the Leader of the phase wins, otherwise all of them."""  # mne:6.6
    winners = 0
    for seat in [leader] if leader in seats else seats:
        winners |= 1 << seat
        b.tell(WON, seat)
    win(b, winners, ending)


def prizes(b: Board, seat: int) -> int:
    """How many Capitals and Legendary Cities the seat controls; occupied ones count."""
    n = 0
    for icon in ids_in(b.built & b.box.prizes):  # A pillaged Capital does not count. mne:R.38
        if b.controller(icon) == seat:
            n += 1
    return n


class CheckConquest(Do[Board]):
    """Four built Capitals and/or Legendary Cities, owned or occupied, win at the end of phase 4: of
    several who have them the Military Leader, otherwise all.
    """

    # mne:6.3 mne:R.21 mne:4.3.5.b

    clause = "mne:6.3"

    def do(self, b: Board) -> None:
        b.had_turn = 0
        b.zeus_last = b.zeus_foe
        b.zeus_foe = NONE
        four = [s for s in range(b.box.players) if prizes(b, s) >= PRIZES_TO_WIN]
        if four:
            win_together(b, four, b.leaders[MILITARY], CONQUEST)


class CheckGlory(Do[Board]):
    """Five Heroes and Wonders win at the end of phase 3: of several who have them the Culture
    Leader, otherwise all.
    """  # mne:6.2 mne:R.42

    clause = "mne:6.2"

    def do(self, b: Board) -> None:
        b.had_turn = 0
        b.claimed = False
        five = [s for s in range(b.box.players) if b.tiles(s) >= TILES_TO_WIN]
        if five:
            win_together(b, five, b.leaders[CULTURE], GLORY)


class CheckLeadership(Do[Board]):
    """Trade, Culture and Military Leadership in one hand win at the end of phase 5."""  # mne:6.4

    clause = "mne:6.4"

    def do(self, b: Board) -> None:
        b.titles_given = 0
        trade, culture, military = b.leaders
        if trade == culture == military:
            win_at_once(b, trade, LEADERSHIP)
        elif b.round == b.box.round_limit:
            # A draw: nobody ranks above the others. mne:V.6
            win(b, (1 << b.box.players) - 1, ROUNDS_OVER)

"""3.1.3 Buying Heroes and Wonders, including the Pyramids. What they do stands where they act."""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import COPIED, RECRUITED
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD_PYRAMIDS,
    CASTOR_POLLUX,
    CULTURE,
    FIRST_FURTHER_HERO,
    FIRST_WONDER,
    GLORY,
    MILITARY,
    PERSEUS,
    PRESTIGE,
    PYRAMIDS,
    RECRUIT,
    TILES_TO_WIN,
    TRADE,
)
from pelagos.games.mare_nostrum.empires.payment import PRICE, Builder, Purchase, is_in
from pelagos.games.mare_nostrum.empires.victory import win_at_once
from pelagos.games.mare_nostrum.empires.where_to_build import recruits
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in


def copyable(b: Board, seat: int) -> list[int]:
    """Whom Castor and Pollux may copy: a Hero that another player owns now, except starting Heroes
    and Perseus; never a Wonder.
    """  # mne:10.castor_pollux
    return [
        tile
        for tile in range(FIRST_FURTHER_HERO, FIRST_WONDER)
        if tile != PERSEUS and b.owner[tile] >= 0 and b.owner[tile] != seat
    ]


class CopyHero(Ask[Board, int]):
    """Castor and Pollux copy one Hero's ability for the rest of the game."""  # mne:R.23

    name = "build_castor"
    clause = "mne:10.castor_pollux"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.copied < 0 and copyable(b, b.player) else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("tile", copyable(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [tile for tile, owner in enumerate(b.owner) if owner >= 0 and owner != seat]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.copied = value
        b.tell(COPIED, seat, value)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "mne:10.perseus" if value == PERSEUS else self.clause


COPY: Final = Phase("copy", [CopyHero()])


class Recruit(Purchase[int]):
    """A face-up tile, for a price that grows with each one owned; nobody has a sixth."""

    # mne:3.1.3.a mne:3.1.3.b mne:R.12

    id = RECRUIT
    clause = "mne:3.1.3.b"
    kind = "tile"

    def places(self, who: Builder) -> int:
        owned = who.b.tiles(who.seat)
        if owned >= TILES_TO_WIN or who.reach < who.b.box.tile_price[owned]:
            return 0
        return recruits(who.b)

    def size(self, b: Board, seat: int, value: int) -> int:
        prices = b.box.tile_price
        return prices[min(b.tiles(seat), len(prices) - 1)]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(ids_in(recruits(b)))

    def put(self, b: Board, seat: int, what: int) -> None:
        """The tile is the player's for good; its ability, and its bonus on the tracks, count at
        once.
        """  # mne:7.b
        perseus = b.owner[PERSEUS] == seat
        b.face_up &= ~(1 << what)
        b.owner = changed(b.owner, what, seat)
        trade, culture, military = b.box.bonus[what]
        b.shift(TRADE, seat, trade)
        b.shift(CULTURE, seat, culture)
        b.shift(MILITARY, seat, military)
        b.tell(RECRUITED, seat, what)
        if perseus and b.tiles(seat) >= TILES_TO_WIN:  # mne:6.5 mne:R.13
            win_at_once(b, seat, GLORY)
        elif what == CASTOR_POLLUX:
            b.call(COPY)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.tiles(seat) >= TILES_TO_WIN:
            return "mne:3.1.3.a"
        return PRICE if is_in(recruits(b), value) else self.clause


class BuildPyramids(Purchase[tuple[()]]):
    """The Pyramids win at once; their price never changes, and they are not one of the five."""

    # mne:3.1.3.c

    id = BUILD_PYRAMIDS
    clause = "mne:3.1.3.c"

    def places(self, who: Builder) -> int:
        return int(who.reach >= who.b.box.pyramids_price)

    def size(self, b: Board, seat: int, value: tuple[()]) -> int:
        return b.box.pyramids_price

    def in_sight(self, b: Board, seat: int) -> list[tuple[()]]:
        return [()]

    def put(self, b: Board, seat: int, what: int) -> None:
        b.owner = changed(b.owner, PYRAMIDS, seat)
        b.tell(RECRUITED, seat, PYRAMIDS)
        win_at_once(b, seat, PRESTIGE)  # mne:6.1 mne:11.pyramids

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return PRICE if value == () else self.clause

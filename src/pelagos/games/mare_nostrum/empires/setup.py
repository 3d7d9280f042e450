"""Set-up: empires, start pieces, the display of Heroes and Wonders."""

from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import OneOf, Order, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import EMPIRE, LEADER, TILE_TURNED
from pelagos.games.mare_nostrum.empires.ids import (
    FIRST_FURTHER_HERO,
    MARKER,
    NONE,
    PIECES,
    PYRAMIDS,
    TILES_SHOWN,
)
from pelagos.games.mare_nostrum.shared.tables import changed


class DealEmpires(Ask[Board, tuple[int, ...]]):
    """Empires are dealt at random unless the players choose."""  # mne:S.1 mne:V.2

    name = "deal_empires"
    clause = "mne:S.1"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.empire[0] < 0 and not b.box.chosen else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("empire", b.box.empires)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.empire = value
        for s, empire in enumerate(value):
            b.tell(EMPIRE, s, empire)


class ChooseEmpire(Ask[Board, int]):
    """The players choose their empires in the order of the seats."""  # mne:S.1 mne:V.2

    name = "choose_empire"
    clause = "mne:S.1"

    def who(self, b: Board) -> list[int]:
        return [b.empire.index(NONE)] if NONE in b.empire else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("empire", [e for e in b.box.empires if e not in b.empire])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.empire = changed(b.empire, seat, value)
        b.tell(EMPIRE, seat, value)


class PlacePieces(Do[Board]):
    """What data/empires.toml has for each empire: provinces, Units, Buildings, the first nine
    Resources and the starting Hero; and the first Leaders.
    """

    clause = "mne:S.4"

    def do(self, b: Board) -> None:
        box = b.box
        for seat, empire in enumerate(b.empire):
            for at, province in enumerate(box.home[empire]):
                b.set_control(province, seat)  # mne:B.6
                if at == 0:
                    # The capital province needs no marker, its control is printed. mne:S.4
                    b.stock[seat * PIECES + MARKER] += 1
                if box.start_forts[empire][at]:
                    b.add_fortress(province, seat)
                b.add_legions(province, seat, box.start_legions[empire][at])
            for icon in box.start_icons[empire]:
                b.raise_building(icon)
            for resource, n in box.start_resources[empire]:
                b.gain(seat, resource, n)  # These are the yield of the first phase 1. mne:S.5
            b.owner = changed(b.owner, box.hero[empire], seat)  # mne:S.10
        for track, empire in enumerate(box.first_leaders):
            b.leaders = changed(b.leaders, track, b.empire.index(empire))  # mne:S.7 mne:S.9
            b.tell(LEADER, b.leaders[track], track)
        b.trade_since = tuple(range(box.players))
        b.trade_arrivals = box.players
        b.face_up = 1 << PYRAMIDS
        if box.all_open:
            for tile in range(FIRST_FURTHER_HERO, PYRAMIDS):
                b.face_up |= 1 << tile


def face_down(b: Board) -> list[int]:
    """The tiles that lie face down."""
    return [
        tile
        for tile in range(FIRST_FURTHER_HERO, PYRAMIDS)
        if b.owner[tile] < 0 and not b.face_up >> tile & 1
    ]


class TurnUpTile(Ask[Board, int]):
    """Tiles are turned up until five are open or none is left."""  # mne:S.6 mne:L.4 mne:V.1

    name = "turn_up_tile"
    clause = "mne:S.6"

    def who(self, b: Board) -> list[int]:
        # The Pyramids are always face up besides the five.
        if b.box.all_open or b.face_up.bit_count() > TILES_SHOWN:
            return []
        return [FATE] if face_down(b) else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("tile", face_down(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.face_up |= 1 << value
        b.tell(TILE_TURNED, NOBODY, value)

"""Where one may build, claim and raise Units. Sets of places are masks."""

from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import LEGION, PIECES, PYRAMIDS, Mask
from pelagos.games.mare_nostrum.shared.tables import bits


def builders_ground(b: Board, seat: int) -> int:
    """Where one may build: own provinces without enemy Units, always the Capital Province."""
    # mne:3.1.1.c mne:3.1.1.d mne:4.2.1.c mne:4.3.5.a mne:R.29
    return b.domain[seat] & ~b.enemies(seat) | 1 << b.capital(seat)


def unclaimed(b: Board, seat: int) -> int:
    """Provinces without control and without enemy Units."""  # mne:3.1.1.a mne:3.1.1.f
    taken = b.enemies(seat)
    for mask in b.domain:
        taken |= mask
    return b.box.in_play & ~taken


def claims(b: Board, seat: int) -> int:
    """Where control can be bought: next to an old province or connected to one."""  # mne:3.1.1.a
    box, fleet, sources = b.box, b.fleet(seat), b.sources
    near = box.around(sources)
    for sea in bits(fleet):
        if box.shore[sea] & sources:
            near |= box.voyages[fleet * box.seas + sea]
    return near & unclaimed(b, seat)


def free_claims(b: Board, seat: int) -> int:
    """Where the free control marker can go: next to an old province by land."""  # mne:10.hammurabi
    return b.box.around(b.sources) & unclaimed(b, seat)


def harbours(b: Board, ground: Mask) -> int:
    """The seas where Triremes can be built."""  # mne:3.1.2.b mne:R.34
    found = 0
    for sea, shore in enumerate(b.box.shore):
        if shore & ground:
            found |= 1 << sea
    return found


def open_ground(b: Board, ground: Mask) -> int:
    """Where a Fortress can be built: at most one in a province."""  # mne:3.1.2.a
    for province in bits(ground):
        if b.fort[province] >= 0:
            ground &= ~(1 << province)
    return ground


def empty_icons(b: Board, ground: Mask) -> int:
    """The empty icons one may build on."""  # mne:3.1.2.d mne:3.1.2.e mne:B.2 mne:L.3
    found = 0
    for province in bits(ground):
        found |= b.box.icon_mask[province]
    return found & ~b.built


def recruits(b: Board) -> int:
    """The tiles that can be bought."""  # mne:3.1.3.b
    return b.face_up & ~(1 << PYRAMIDS)


def reinforcements(b: Board, seat: int) -> int:
    """A Legion for each own province with an enemy Legion, as far as they go."""
    # mne:10.penthesilea mne:R.27 mne:L.2
    n, seats = 0, b.box.players
    for province in bits(b.domain[seat] & b.enemies(seat)):
        for s in range(seats):
            if s != seat and b.legions[province * seats + s]:
                n += 1
                break
    return min(n, b.stock[seat * PIECES + LEGION])

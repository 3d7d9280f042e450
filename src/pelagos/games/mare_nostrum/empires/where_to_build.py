"""Where one may build, claim and raise Units. Sets of places are masks."""

from functools import lru_cache

from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.box import EmpiresBox
from pelagos.games.mare_nostrum.empires.ids import LEGION, PIECES, PYRAMIDS, Mask
from pelagos.games.mare_nostrum.shared.tables import ids_in


def builders_ground(b: Board, seat: int) -> int:
    """Where a player may build: in the provinces they control, with or without Units there, unless
    enemy Units stand there or it is at war; always in their Capital Province.
    """  # mne:3.1.1.c mne:3.1.1.d mne:4.2.1.c
    own_without_enemies = b.domain[seat] & ~b.enemies(seat)
    # The capital's owner builds there whatever stands in it. mne:4.3.5.a mne:R.29
    return own_without_enemies | (1 << b.capital(seat))


def unclaimed(b: Board, seat: int) -> int:
    """Provinces that nobody controls and where no enemy Unit stands."""  # mne:3.1.1.a mne:3.1.1.f
    taken = b.enemies(seat)
    for controlled in b.domain:
        taken |= controlled
    return b.box.in_play & ~taken


def claims(b: Board, seat: int) -> int:
    """Where control can be bought: in an unclaimed province adjacent, or connected by Triremes, to
    one that the player has controlled since the start of the turn (`sources`).
    """  # mne:3.1.1.a
    box, fleet, sources = b.box, b.fleet(seat), b.sources
    near = box.around(sources)
    for sea in ids_in(fleet):
        if box.shore[sea] & sources:
            near |= box.voyages[fleet * box.seas + sea]
    return near & unclaimed(b, seat)


def free_claims(b: Board, seat: int) -> int:
    """Where Hammurabi's free control marker can go: in an unclaimed province that borders by land
    on one the player has controlled since the start of the turn.
    """  # mne:10.hammurabi
    return b.box.around(b.sources) & unclaimed(b, seat)


def harbours(b: Board, ground: Mask) -> int:
    """The seas where Triremes can be built: any number off a province open to building, whoever
    else lies there.
    """  # mne:3.1.2.b mne:R.34
    return coasts(b.box, ground)


@lru_cache(1 << 12)  # grounds change slowly
def coasts(box: EmpiresBox, ground: Mask) -> int:
    """The seas off a set of provinces."""
    found = 0
    for sea, shore in enumerate(box.shore):
        if shore & ground:
            found |= 1 << sea
    return found


def open_ground(b: Board, ground: Mask) -> int:
    """Where a Fortress can be built: at most one in a province. Of Legions any number can."""
    # mne:3.1.2.a
    for province in ids_in(ground):
        if b.fort[province] >= 0:
            ground &= ~(1 << province)
    return ground


def empty_icons(b: Board, ground: Mask) -> int:
    """The empty icons open to building: one Building of the icon's kind each, a Market or Temple
    even without anything else there. So tiles never run out.
    """  # mne:3.1.2.d mne:3.1.2.e mne:B.2 mne:L.3
    return icons_in(b.box, ground) & ~b.built


@lru_cache(1 << 12)
def icons_in(box: EmpiresBox, ground: Mask) -> int:
    """The icons in a set of provinces."""
    found = 0
    for province in ids_in(ground):
        found |= box.icon_mask[province]
    return found


def recruits(b: Board) -> int:
    """The Heroes and Wonders that can be bought: those face up; the Pyramids are built."""
    # mne:3.1.3.b
    return b.face_up & ~(1 << PYRAMIDS)


def reinforcements(b: Board, seat: int) -> int:
    """Penthesilea's free Legions: one for each of her owner's provinces with an enemy Legion, as
    far as the stock goes.
    """  # mne:10.penthesilea mne:R.27 mne:L.2
    n = 0
    others = [s for s in range(b.box.players) if s != seat]
    for province in ids_in(b.domain[seat] & b.enemies(seat)):
        if any([b.legions_in(province, s) for s in others]):
            n += 1
    return min(n, b.stock[seat * PIECES + LEGION])

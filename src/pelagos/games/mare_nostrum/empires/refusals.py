"""Why a build is refused: the clause that names the reason best."""

from typing import Final

from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ground import (
    builders_ground,
    claims,
    harbours,
    open_ground,
    recruits,
)
from pelagos.games.mare_nostrum.empires.terms import (
    BUILD,
    BUILD_PYRAMIDS,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CLAIM,
    CLAIM_FREE,
    FORTRESS,
    LEGION,
    MARKER,
    MUSTER,
    PIECES,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    TILES_TO_WIN,
    TRIREME,
)

PRICE: Final = "mne:3.d"
POWERS: Final = {
    CLAIM_FREE: "mne:10.hammurabi",
    CHEAP_LEGION: "mne:10.spartacus",
    CHEAP_FORTRESS: "mne:10.gilgamesh",
    CHEAP_TRIREME: "mne:11.lighthouse",
    MUSTER: "mne:10.penthesilea",
}


def build_refusal(b: Board, seat: int, verb: int, at: int) -> str:
    """The place comes first, then the pieces; whoever has both cannot pay."""
    if verb in POWERS:
        return POWERS[verb]
    stock = b.stock[seat * PIECES : seat * PIECES + PIECES]
    ground = builders_ground(b, seat)
    if verb == CLAIM:
        if not on(claims(b, seat), at):
            return "mne:3.1.1.a"
        return PRICE if stock[MARKER] else "mne:L.2"
    if verb in (RAISE_LEGION, RAISE_FORTRESS):
        if not on(ground, at):
            return site_refusal(b, seat, at)
        if verb == RAISE_FORTRESS and not on(open_ground(b, ground), at):
            return "mne:3.1.2.a"
        return PRICE if stock[LEGION if verb == RAISE_LEGION else FORTRESS] else "mne:3.1.2.c"
    if verb == RAISE_TRIREME:
        if not on(harbours(b, ground), at):
            return "mne:3.1.2.b"
        return PRICE if stock[TRIREME] else "mne:3.1.2.c"
    if verb == BUILD:
        if not 0 <= at < b.box.icons or on(b.built, at):
            return "mne:3.1.2.d"
        province = b.box.icon_province[at]
        return PRICE if on(ground, province) else site_refusal(b, seat, province)
    if verb == RECRUIT:
        if b.tiles(seat) >= TILES_TO_WIN:
            return "mne:3.1.3.a"
        return PRICE if on(recruits(b), at) else "mne:3.1.3.b"
    return PRICE if verb == BUILD_PYRAMIDS else "mne:3.b"


def site_refusal(b: Board, seat: int, province: int) -> str:
    """Beside an enemy Unit nothing is built; elsewhere only the Controlling Player builds."""
    return "mne:3.1.1.d" if on(b.domain[seat], province) else "mne:3.1.1.c"


def on(places: int, at: int) -> bool:
    """Whether a place is in a set of places."""
    return at >= 0 and places >> at & 1 == 1

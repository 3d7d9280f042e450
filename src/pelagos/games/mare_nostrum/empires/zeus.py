"""The Statue of Zeus: peace with one opponent for a phase.

Movement and battles ask `partner_in_peace` whom a player may not march on or fight.
"""

from typing import Any

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.verbs import LATER, Actions, Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import PEACE, SENT_HOME
from pelagos.games.mare_nostrum.empires.ids import DECLARE, NONE, STATUE_OF_ZEUS
from pelagos.games.mare_nostrum.empires.passing import DeclineTile
from pelagos.games.mare_nostrum.shared.tables import ids_in


class Declare(Verb[Board, int]):
    """Peace with one opponent, never the same in two rounds running."""

    id = DECLARE
    clause = "mne:11.statue_of_zeus"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in range(b.box.players) if s not in (seat, b.zeus_last)])

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [s for s in range(b.box.players) if s != seat]

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.use(seat, STATUE_OF_ZEUS)
        b.zeus_foe = value
        b.tell(PEACE, seat, value)
        send_home(b, seat, value)


class DeclarePeace(Actions[Board]):
    """At the start of the phase the owner of the Statue of Zeus may declare peace with an opponent,
    never the same one in two rounds running.
    """  # mne:11.statue_of_zeus

    name = "war_zeus"
    clause = "mne:11.statue_of_zeus"

    def __init__(self) -> None:
        super().__init__([Declare(), DeclineTile(STATUE_OF_ZEUS)])

    def who(self, b: Board) -> list[int]:
        owner = b.owner[STATUE_OF_ZEUS]
        if owner < 0 or b.used[owner] >> STATUE_OF_ZEUS & 1:
            return []
        return [owner]


def send_home(b: Board, owner: int, foe: int) -> None:
    """The opponent's Legions leave the owner's provinces for their Capital Province."""  # mne:R.28
    home = b.capital(foe)
    for province in ids_in(b.domain[owner] & b.presence[foe]):
        n = b.legions_in(province, foe)
        for icon in b.box.icons_at[province]:
            if b.stand[icon] == foe:
                b.stand_on(icon, NONE)
        if b.siege[province] == foe:
            b.stand_on_marker(province, NONE)
        b.change_legions(province, foe, -n)
        b.change_legions(home, foe, n)
        if n:
            b.tell(SENT_HOME, foe, n, province, home)
    b.settle(home)


def partner_in_peace(b: Board, seat: int) -> int:
    """The seat that is at peace with this one, or NONE: neither may march on or fight the other."""
    # mne:11.statue_of_zeus
    if b.zeus_foe < 0:
        return NONE
    owner = b.owner[STATUE_OF_ZEUS]
    if seat == owner:
        return b.zeus_foe
    return owner if seat == b.zeus_foe else NONE

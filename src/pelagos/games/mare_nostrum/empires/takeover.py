"""4.3.3 Taking over control: a marker occupied by a Legion is removed at the start of the next
turn.
"""

from typing import Any

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.verbs import LATER, Actions, Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import CONVERTED, FREED
from pelagos.games.mare_nostrum.empires.ids import CONVERT, MARKER, NONE, PIECES, Province
from pelagos.games.mare_nostrum.empires.passing import Done


def convertible(b: Board, seat: int) -> list[int]:
    """The provinces whose control marker, under a Legion of the seat, can be removed now."""
    # mne:4.3.3.b
    if seat not in b.siege:
        return []
    has_marker = b.stock[seat * PIECES + MARKER] > 0  # mne:L.5
    # Next to another of the player's provinces, or connected to one, a marker of theirs must
    # replace it; elsewhere none is needed. mne:4.3.3.e mne:4.3.3.c mne:R.10 mne:R.46
    return [
        p
        for p, occupant in enumerate(b.siege)
        if occupant == seat and (has_marker or not b.linked(p, seat))
    ]


def convert(b: Board, province: Province, seat: int) -> None:
    """The enemy control marker returns to its owner. If the province is adjacent or connected to
    one of the conqueror's, their marker replaces it, and all Buildings there are theirs.
    """
    b.stand_on_marker(province, NONE)
    if b.linked(province, seat):
        for icon in b.box.icons_at[province]:
            if b.is_built(icon) and b.stand[icon] >= 0:
                b.stand_on(icon, NONE)
        b.set_control(province, seat)
        b.tell(CONVERTED, seat, province)
    else:
        b.set_control(province, NONE)  # Nobody controls it now. mne:R.33 mne:9.e
        b.tell(FREED, seat, province)


class ConvertMarker(Verb[Board, int]):
    """A control marker that the player's Legion has occupied since an earlier turn is replaced,
    free of charge.
    """  # mne:4.3.3.b

    id = CONVERT
    clause = "mne:4.3.3.b"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("province", convertible(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [p for p, holder in enumerate(b.siege) if holder == seat]

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        convert(b, value, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Someone on a marker fails to convert only for lack of one in stock."""
        return "mne:4.3.3.e" if value in self.in_sight(b, seat) else self.clause


class Convert(Actions[Board]):
    """At the start of the turn occupied control markers may be replaced, in any order."""

    # mne:4.3.3.b mne:R.35

    name = "war_convert"
    clause = "mne:4.3.3.b"

    def __init__(self) -> None:
        super().__init__([ConvertMarker(), Done()])

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and convertible(b, b.player) else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("provinces", "province*", tuple(convertible(b, seat)))]

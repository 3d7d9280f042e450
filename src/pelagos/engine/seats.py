"""Who can be asked: the seats of a table, and three that no player sits in."""

from typing import Final, Protocol

FATE: Final = -1
"""Dice and decks. A table answers from its secret, a replay from the record, a test as it likes."""

CLOCK: Final = -2
"""Says that time is up where a rule has a clock."""

NOBODY: Final = -3
"""Nobody in particular; also the spectator's seat when a view is asked for."""

EVERYONE: Final = -1
"""An audience (a bit mask over seats) that holds all seats and the spectators."""


def only(seat: int) -> int:
    """The audience of one seat.

    >>> only(2)
    4
    """
    return 1 << seat if seat >= 0 else 0


def hears(audience: int, seat: int) -> bool:
    """Whether `seat` belongs to `audience`; spectators belong to EVERYONE alone.

    >>> hears(only(2), 2), hears(only(2), 1), hears(EVERYONE, NOBODY), hears(only(2), NOBODY)
    (True, False, True, False)
    """
    return audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1 == 1)


class Rng(Protocol):
    """A source of chance handed in from outside; the engine has none of its own."""

    def below(self, n: int) -> int:
        """An integer in range(n), all equally likely."""

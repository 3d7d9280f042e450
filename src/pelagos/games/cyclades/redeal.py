"""A fair guess of what a seat cannot see: the purses of the others. cy:19.4"""

from typing import Final

from pelagos.engine.seats import Rng
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.income import income
from pelagos.games.cyclades.offerings import committed
from pelagos.games.cyclades.standings import sees_gold

SPARE_GOLD: Final = 4
"""How much a player may have, in a guess, beyond their income of two rounds."""


def redeal(b: Board, seat: int, rng: Rng) -> Board:
    """The same board with other purses, each able to pay its offering. Guessed from open facts
    alone: the offering, the income, and a random amount.
    """  # cy:19.4
    new = b.copy()
    for s in b.alive:
        if not sees_gold(b, seat, s):
            owed = committed(b, s, but_on=-1) if b.order or b.displaced >= 0 else 0
            new.gold[s] = owed + rng.below(2 * income(b, s) + SPARE_GOLD + 1)
    return new

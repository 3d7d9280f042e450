"""The order of a summoning: pay, decide, carry out, put the card away. Chimera copies."""

from typing import Final

from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import COPIED, DECK_RENEWED
from pelagos.games.cyclades.ids import CHIMERA, MINOTAUR, NO_CARD
from pelagos.games.cyclades.powers.figures import FIGURE_POWER
from pelagos.games.cyclades.powers.land import (
    CYCLOPS_POWER,
    GIANT_POWER,
    HARPY_POWER,
    PEGASUS_POWER,
)
from pelagos.games.cyclades.powers.riches import (
    DRYAD_POWER,
    GRIFFON_POWER,
    MOIRAE_POWER,
    SATYR_POWER,
    SPHINX_POWER,
)
from pelagos.games.cyclades.powers.sea import KRAKEN_POWER, SIREN_POWER, SYLPH_POWER
from pelagos.games.cyclades.powers.stages import FIRST, NONE_OPEN, open_first
from pelagos.games.cyclades.summoning import pay_for


class BeginChimera(Do[Board]):
    clause = "cy:18.4"

    def do(self, b: Board) -> None:
        open_first(b, len(b.discards) > 0)


class ChooseDiscarded(Ask[Board, int]):
    """The Chimera uses the power of a discarded creature at no further price. cy:18.4"""

    name = "chimera_copy"
    clause = "cy:18.4"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("creature", list(b.discards))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = NONE_OPEN
        b.copied = value
        b.discards = tuple([c for c in b.discards if c != value])
        b.tell(COPIED, seat, value)
        b.call(POWERS[value])


CHIMERA_POWER: Final = Phase("chimera", [BeginChimera(), ChooseDiscarded()])

POWERS: list[Phase] = [
    SIREN_POWER,
    PEGASUS_POWER,
    GIANT_POWER,
    CHIMERA_POWER,
    CYCLOPS_POWER,
    SPHINX_POWER,
    SYLPH_POWER,
    HARPY_POWER,
    GRIFFON_POWER,
    MOIRAE_POWER,
    SATYR_POWER,
    DRYAD_POWER,
    KRAKEN_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
    FIGURE_POWER,
]
"""By creature. cy:18.29"""


class UsePower(Do[Board]):
    """The power must be used at once. cy:9.5 cy:18.28"""

    clause = "cy:9.5"

    def __init__(self) -> None:
        self.calls = POWERS

    def do(self, b: Board) -> None:
        b.call(POWERS[b.card])


class PutAway(Do[Board]):
    """Discards the card, unless its figure now stands on an island. cy:18.28 cy:18.19

    After the Chimera, deck and discard pile become one new deck. cy:18.4
    """

    clause = "cy:18.28"

    def do(self, b: Board) -> None:
        for card in (b.copied, b.card):
            if card >= 0 and not (card >= MINOTAUR and b.figure_island(card) >= 0):
                b.discards = (*b.discards, card)
        if b.card == CHIMERA:
            b.deck = tuple(sorted((*b.deck, *b.discards)))
            b.discards = ()
            b.tell(DECK_RENEWED, NOBODY)
        b.card = b.copied = NO_CARD


SUMMONING: Final = Phase("summoning", [UsePower(), PutAway()])


def summon(b: Board, seat: int, creature: int) -> None:
    pay_for(b, seat, creature)
    b.card = creature
    b.call(SUMMONING)

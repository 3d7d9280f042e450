"""Phase 1: the creature track. A card is drawn only when it is turned up, so no order is hidden."""

from typing import Final

from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.kraken import leave_if_due
from pelagos.games.cyclades.events import (
    CARD_DISCARDED,
    CARD_REVEALED,
    DECK_RENEWED,
    ROUND_BEGAN,
)
from pelagos.games.cyclades.ids import BUILDING_TYPES, KRAKEN, NO_CARD

LAST_SPACE: Final = 2


class NewRound(Do[Board]):
    """A round begins: temples serve again, offerings are lifted."""  # cy:3.1 cy:9.8

    clause = "cy:3.1"

    def do(self, b: Board) -> None:
        b.round += 1
        b.temples_used = 0
        b.standing = (-1,) * BUILDING_TYPES
        b.offers = (0,) * BUILDING_TYPES
        b.apollo = ()
        b.tell(ROUND_BEGAN, NOBODY, b.round)


def spaces_in_use(b: Board) -> int:
    """One space in round 1, two in round 2, then all three."""  # cy:4.4 cy:4.5
    return min(b.round, LAST_SPACE + 1)


def next_gap(b: Board) -> int:
    """The leftmost empty space that must be filled, or -1."""  # cy:4.3
    for space in range(spaces_in_use(b)):
        if b.track[space] < 0:
            return space
    return -1


class MoveCreatures(Do[Board]):
    """The oldest card goes, the others move right without a gap."""  # cy:4.2

    clause = "cy:4.2"

    def do(self, b: Board) -> None:
        oldest = b.track[LAST_SPACE]
        if oldest >= 0:
            b.discards = (*b.discards, oldest)
            b.tell(CARD_DISCARDED, NOBODY, oldest)
        cards = [c for c in b.track[:LAST_SPACE] if c >= 0]
        used = spaces_in_use(b)
        row = [NO_CARD] * (used - len(cards)) + cards + [NO_CARD] * (LAST_SPACE + 1 - used)
        b.track = tuple(row)
        b.drawing = next_gap(b)


class TurnUpCreature(Ask[Board, int]):
    """FATE turns up the next card, from the reshuffled discard pile once the deck is empty. Zeus'
    exchange uses the same step.
    """  # cy:4.6 cy:12.18 cy:12.19

    name = "turn_up_creature"
    clause = "cy:4.2"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.drawing >= 0 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("creature", list(b.deck or b.discards))

    def answer(self, b: Board, seat: int, value: int) -> None:
        if not b.deck:
            b.deck, b.discards = b.discards, ()
            b.tell(DECK_RENEWED, NOBODY)
        b.deck = tuple([c for c in b.deck if c != value])
        space = b.drawing
        b.track = (*b.track[:space], value, *b.track[space + 1 :])
        b.tell(CARD_REVEALED, NOBODY, value, b.box.track[space])
        if value == KRAKEN:
            leave_if_due(b)
        b.drawing = -1 if b.acting else next_gap(b)  # cy:4.7: a turn leaves gaps

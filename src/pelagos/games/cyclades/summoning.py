"""Summoning creatures: the price, then the power at once, then the card is put away."""

from typing import Final

from pelagos.engine.contract import Cost
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Do, Phase
from pelagos.engine.verbs import Verb
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.chimera import POWERS
from pelagos.games.cyclades.events import DECK_RENEWED, SUMMONED
from pelagos.games.cyclades.ids import (
    CHIMERA,
    MINOTAUR,
    NO_CARD,
    SUMMON,
    Creature,
)


def affordable(b: Board, seat: int) -> list[int]:
    """The face-up creatures a player can pay: one less for each temple not used yet."""
    # cy:9.1 cy:9.2 cy:9.4
    gold = b.gold[seat]
    if not gold:
        return []  # cy:9.2: at least 1 each
    prices = b.box.track
    if gold < prices[0]:
        gold += len(b.unused_temples(seat))
    found: list[int] = []
    for space, creature in enumerate(b.track):
        if creature >= 0 and prices[space] <= gold:
            found.append(creature)
    return found


def face_up(b: Board) -> list[int]:
    """The creatures on the track."""
    return [c for c in b.track if c >= 0]


def temples_for(b: Board, seat: int, creature: Creature) -> list[int]:
    """The temples, then metropolises, to use: each takes 1 off the price, which never drops below
    1.
    """
    # cy:9.4 cy:9.8
    return b.unused_temples(seat)[: b.box.track[b.track.index(creature)] - 1]


def price_of(b: Board, seat: int, creature: Creature) -> int:
    """What a face-up creature costs this player now."""  # cy:9.2
    printed = b.box.track[b.track.index(creature)]
    return printed - len(temples_for(b, seat, creature))


def pay_for(b: Board, seat: int, creature: Creature) -> None:
    """The card leaves the track; its space stays empty until the next refresh."""
    # cy:9.7 cy:18.28
    space = b.track.index(creature)
    temples = temples_for(b, seat, creature)
    price = b.box.track[space] - len(temples)
    for mark in temples:
        b.temples_used |= 1 << mark
    b.gold[seat] -= price
    b.track = (*b.track[:space], NO_CARD, *b.track[space + 1 :])
    b.tell(SUMMONED, seat, creature, price)


class UsePower(Do[Board]):
    """The power must be used at once."""  # cy:9.5 cy:18.28

    clause = "cy:9.5"

    def __init__(self) -> None:
        self.calls = POWERS

    def do(self, b: Board) -> None:
        b.call(POWERS[b.card])


class PutAway(Do[Board]):
    """Discards the card, unless its figure now stands on an island.

    After the Chimera, deck and discard pile become one new deck.
    """  # cy:18.28 cy:18.19 cy:18.4

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


class Summon(Verb[Board, int]):
    """A face-up creature for its price; its power is used at once."""  # cy:9.1

    id = SUMMON
    clause = "cy:9.1"

    def now(self, b: Board, seat: int) -> Space[int] | None:
        found = affordable(b, seat)  # cy:9.2 cy:9.4
        return OneOf("creature", found) if found else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("creature", affordable(b, seat))

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("gold", price_of(b, seat, value)),)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return face_up(b)

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        pay_for(b, seat, value)
        b.card = value
        b.call(SUMMONING)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "cy:8.3" if value in face_up(b) else "cy:9.1"

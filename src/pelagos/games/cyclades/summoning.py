"""Summoning creatures, and Zeus' exchange."""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import EXCHANGED, SUMMONED
from pelagos.games.cyclades.ids import NO_CARD
from pelagos.games.cyclades.refresh import TurnUpCreature


def affordable(b: Board, seat: int) -> list[int]:
    """The face-up creatures a player can pay: one less for each temple not used yet.

    cy:9.1 cy:9.2 cy:9.4
    """
    gold = b.gold[seat]
    if not gold:
        return []  # cy:9.2: at least 1 each
    prices = b.box.track
    if gold < prices[0]:
        gold += len(b.unused_temples(seat))
    found: list[int] = []
    for price, creature in zip(prices, b.track, strict=True):
        if creature >= 0 and price <= gold:
            found.append(creature)
    return found


def pay_for(b: Board, seat: int, creature: int) -> None:
    """Temples first, then metropolises, as fully as useful; the card leaves the track.

    cy:9.4 cy:9.7 cy:9.8 cy:18.28
    """
    space = b.track.index(creature)
    price = b.box.track[space]
    for mark in b.unused_temples(seat)[: price - 1]:
        b.temples_used |= 1 << mark
        price -= 1
    b.gold[seat] -= price
    b.track = (*b.track[:space], NO_CARD, *b.track[space + 1 :])
    b.tell(SUMMONED, seat, creature, price)


def exchange_space(b: Board) -> Space:
    return OneOf("creature", [c for c in b.track if c >= 0])


def can_exchange(b: Board, seat: int) -> bool:
    """cy:12.18 cy:12.19"""
    return b.gold[seat] >= b.box.special_price and max(b.track) >= 0


def exchange(b: Board, seat: int, creature: int) -> None:
    """The old card is discarded first, then the new one is turned up on its space. cy:12.19"""
    b.gold[seat] -= b.box.special_price
    space = b.track.index(creature)
    b.track = (*b.track[:space], NO_CARD, *b.track[space + 1 :])
    b.discards = (*b.discards, creature)
    b.tell(EXCHANGED, seat, creature, b.box.special_price)
    b.drawing = space
    b.call(REPLACEMENT)


REPLACEMENT: Final = Phase("replacement", [TurnUpCreature()])

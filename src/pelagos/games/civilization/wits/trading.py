"""Rules of thumb for the bazaar: trade single cards for the set being collected."""

from typing import Any

from pelagos.engine.spaces import Menu
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.ids import (
    ACCEPT,
    COMMODITIES,
    COUNTER,
    KINDS,
    PASS,
    POST,
    READY,
)
from pelagos.games.civilization.trade import open_to
from pelagos.games.civilization.trade_offers import EVERYBODY, FEWEST_CARDS, Claimed
from pelagos.games.civilization.trade_remarks import SILENCE

POSTS_A_ROUND = 1
PACKAGES_A_ROUND = 4


def action(b: Board, seat: int, space: Menu[Any]) -> object:
    """Accept what gains, counter what tempts, post once or twice, then rest."""
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    if ACCEPT in space.ids:
        for number in space.then(ACCEPT).values():
            offer = b.offer(number)
            if gain(b, hand, offer, b.offer(offer.answers).cards) > 0:
                return (ACCEPT, number)
    if COUNTER in space.ids and b.packages[seat] < PACKAGES_A_ROUND:
        answered = [o.answers for o in b.offers if o.seat == seat]
        for number in open_to(b, seat):
            if number in answered:
                continue
            answer = tempting(b, hand, b.offer(number))
            if answer is not None:
                return (COUNTER, (number, answer))
    if POST in space.ids and b.packages[seat] < POSTS_A_ROUND:
        package = junk(b, hand, FEWEST_CARDS)
        if package is not None:
            wish = max(range(COMMODITIES), key=lambda k: hand[k] * b.box.value[k])
            return (POST, (claim(b, package), EVERYBODY, len(package), wish))
    return (PASS if PASS in space.ids else READY, ())


def gain(b: Board, hand: list[int], offer: Offer, package: Ints) -> float:
    """What a deal is worth: the stated total, more if the named commodity is one we collect,
    against what leaves our sets."""
    value = b.box.value
    left = list(hand)
    for k in package:
        left[k] -= 1
    loss = sum([(hand[k] ** 2 - left[k] ** 2) * value[k] for k in range(COMMODITIES)])
    named = offer.named
    return offer.total + 2.0 * left[named] * value[named] - loss


def tempting(b: Board, hand: list[int], offer: Offer) -> Claimed | None:
    """An answer to an offer that gains, with as much of what was wished for as we can spare."""
    size, wish = max(FEWEST_CARDS, len(offer.cards)), offer.wish
    for count in range(min(hand[wish], size) if wish >= 0 else 0, -1, -1):
        package = junk(b, hand, size, wish, count)
        if package is not None and gain(b, hand, offer, package) > 0:
            return claim(b, package, wish if count else -1)
    return None


def junk(b: Board, hand: list[int], size: int, wish: int = -1, count: int = 0) -> Ints | None:
    """As many cards as somebody wants, and the cards we miss least: calamities first, with
    at least one commodity."""
    value = b.box.value
    cards = [k for k in range(KINDS) for _ in range(hand[k])]
    if len(cards) < size:
        return None
    left = list(hand)
    chosen: list[int] = [wish] * count
    if count:
        left[wish] -= count
    for k in range(COMMODITIES, KINDS):
        if left[k] and len(chosen) < size - 1:
            chosen.append(k)
            left[k] -= 1
    while len(chosen) < size:
        kinds = [k for k in range(COMMODITIES) if left[k]]
        if not kinds:
            return None
        k = min(kinds, key=lambda k: (2 * left[k] - 1) * value[k])
        chosen.append(k)
        left[k] -= 1
    chosen.sort()
    return tuple(chosen)


def claim(b: Board, package: Ints, wish: int = -1) -> Claimed:
    """The three true statements; the commodity wished for is named, or else the most valuable."""
    named = wish
    if named < 0:
        named = max([k for k in package if k < COMMODITIES], key=lambda k: b.box.value[k])
    return (package, len(package), b.set_value(package), named, SILENCE)

"""A board consistent with what a seat knows: what it cannot see is redealt."""

from pelagos.engine.seats import Rng
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.civilization_cards import basket_price
from pelagos.games.civilization.ids import (
    BATCH,
    COMMODITIES,
    FIRST_BROWN,
    KINDS,
    STACKS,
)
from pelagos.games.civilization.redeal_hands import claim_of, guessed_hands, package_from, shuffle
from pelagos.games.civilization.simultaneous import SealDecision

FIRST_RED = COMMODITIES
LAST_RED = COMMODITIES + FIRST_BROWN


TRIES = 500
"""Deals until one lets a buyer pay for what they have chosen; a hand rarer than that is kept."""


def redeal(b: Board, seat: int, rng: Rng) -> Board:
    """Hands of the others and stacks are pooled and dealt again, with the sizes everybody sees;
    packages on the table keep their claims, and a buyer can pay.
    """  # civ:H.1 civ:H.2 civ:15.6
    if not b.basket or b.active == seat:
        return _dealt(b, seat, (), rng)
    for _ in range(TRIES):
        new = _dealt(b, seat, (), rng)
        if new.hand_value(b.active) + b.treasury[b.active] >= basket_price(b, b.active):
            return new
    return _dealt(b, seat, (b.active,), rng)


def _dealt(b: Board, seat: int, kept: Ints, rng: Rng) -> Board:
    """One deal; the seats in `kept` have the hands they have."""
    new = b.copy()
    box = b.box
    others = [s for s in range(box.players) if s != seat and s not in kept]
    unseen = _unseen(b, [s for s in range(box.players) if s not in others])
    in_hands = [-b.stack_size(s) for s in range(STACKS)]
    for k in range(KINDS):
        in_hands[box.stack_of[k]] += unseen[k]
    sizes = [b.hand_size(s) for s in range(box.players)]
    step = b.phases[-1].steps[b.steps[-1]] if b.sealed else None
    if isinstance(step, SealDecision):
        new.sealed = tuple([(s, v if s == seat else step.guess(b, s, rng)) for s, v in b.sealed])
    left = list(unseen)
    claims = list(dict.fromkeys([claim_of(o) for o in b.offers if o.seat != seat]))
    dealt = guessed_hands(b, claims, sizes, left, in_hands, rng)
    for s in others:
        new.hands[s * KINDS : s * KINDS + KINDS] = dealt[s * KINDS : s * KINDS + KINDS]
        for k in range(KINDS):
            n = new.hands[s * KINDS + k]
            left[k] -= n
            in_hands[box.stack_of[k]] -= n
            sizes[s] -= n
    _redeal_rest(new, others, sizes, left, in_hands, rng)
    if claims:
        new.offers = tuple([o if o.seat == seat else _sealed_anew(new, o, rng) for o in b.offers])
    return new


def _sealed_anew(new: Board, offer: Offer, rng: Rng) -> Offer:
    """An offer with other cards of which its claim is true."""
    return offer._replace(cards=package_from(new, claim_of(offer), rng))


def _unseen(b: Board, known: list[int]) -> list[int]:
    """How many cards of each kind are in none of the hands known."""
    unseen = list(b.box.copies)
    for calamity, victim in enumerate(b.victims):
        if victim >= 0:
            unseen[COMMODITIES + calamity] = 0
    for seat in known:
        for k in range(KINDS):
            unseen[k] -= b.hands[seat * KINDS + k]
    return unseen


def _redeal_rest(
    new: Board, others: list[int], sizes: list[int], left: list[int], in_hands: list[int], rng: Rng
) -> None:
    pool: list[int] = []
    for stack in range(STACKS):
        kinds = [k for k in range(KINDS) if new.box.stack_of[k] == stack]
        cards = [k for k in kinds for _ in range(left[k]) if not FIRST_RED <= k < LAST_RED]
        red = [k for k in kinds if FIRST_RED <= k < LAST_RED and left[k]]
        for _ in range(in_hands[stack]):
            pool.append(cards.pop(rng.below(len(cards))))
        shuffle(cards, rng)
        if red:
            on_top = new.red_on_top(stack)
            at = 0 if on_top else 1 + rng.below(len(cards))
            cards.insert(at, red[0])
        row: list[int] = []
        for k in cards:
            row.append(k)
            row.append(BATCH)
        new.stacks[stack] = tuple(row[:-1])
    shuffle(pool, rng)
    at = 0
    for s in others:
        for _ in range(sizes[s]):
            new.hands[s * KINDS + pool[at]] += 1
            at += 1

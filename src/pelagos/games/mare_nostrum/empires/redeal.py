"""A fair guess of what a seat cannot see."""

from pelagos.engine.seats import Rng
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import PAY
from pelagos.games.mare_nostrum.empires.ids import (
    GOODS,
    HANGING_GARDENS,
    LEGENDARY,
    NONE,
    RESOURCES,
)
from pelagos.games.mare_nostrum.empires.sets import Kept, tiles_paid
from pelagos.games.mare_nostrum.empires.view import sealed


def redeal(b: Board, viewer: int, rng: Rng) -> Board:
    """The same table with everything dealt anew that `viewer` cannot see."""
    new = b.copy()
    closed = sealed(b)
    others = [s for s in range(b.box.players) if s != viewer]
    pool: list[int] = []
    legendary = [LEGENDARY + g for g in range(GOODS) if (b.pile | b.discard) >> g & 1]
    tiles: list[list[int]] = []
    unknown: list[int] = []
    for s in others:
        known_tiles: list[int] = []
        missing = 0
        at = s * RESOURCES
        for r in range(RESOURCES):
            n = b.hand[at + r] + (b.offer[at + r] if closed else 0)
            if not b.box.screened and b.known(r):
                known_tiles += [r] * n
                continue
            missing += n
            if r < LEGENDARY:
                pool += [r] * n
            else:
                legendary += [r] * n
        tiles.append(known_tiles)
        unknown.append(missing)
    legendary.sort()
    if b.price and b.player != viewer:
        payer = others.index(b.player)
        unknown[payer] -= deal_payment(b, tiles[payer], pool, legendary, unknown[payer], rng)
    new.pile = deal_mask(legendary, b.pile.bit_count(), rng)
    new.discard = deal_mask(legendary, b.discard.bit_count(), rng)
    # A legendary good that changes hands in the guess has been shown by nobody else.
    pool += legendary
    pool.sort()
    for s, dealt, missing in zip(others, tiles, unknown, strict=True):
        for _ in range(missing):
            dealt.append(pool.pop(rng.below(len(pool))))
        dealt.sort()
        lay_out(new, b, s, dealt, closed, rng)
    return new


def deal_payment(
    b: Board, known: list[int], pool: list[int], legendary: list[int], most: int, rng: Rng
) -> int:
    """Gives the payer a set that pays, of known tiles and at most `most` others; how many."""
    tiles = [0] * RESOURCES
    for r in [*known, *pool, *legendary]:
        tiles[r] += 1
    sets = PAY.payments(b, b.player, tiles)
    in_hands = len(legendary) - b.pile.bit_count() - b.discard.bit_count()
    while True:
        way, chosen = sets.draw(rng)
        hidden = list(tiles_paid(way, chosen, b.price))
        for r in known:
            if r in hidden:
                hidden.remove(r)
        if len(hidden) <= most and sum([r >= LEGENDARY for r in hidden]) <= in_hands:
            break  # it comes to that, for the payer has such a set
    for r in hidden:
        (pool if r < LEGENDARY else legendary).remove(r)
    known += hidden
    return len(hidden)


def deal_mask(legendary: list[int], number: int, rng: Rng) -> int:
    """Takes a number of legendary goods off the list, as a set."""
    found = 0
    for _ in range(number):
        found |= 1 << (legendary.pop(rng.below(len(legendary))) - LEGENDARY)
    return found


def lay_out(new: Board, b: Board, seat: int, dealt: list[int], closed: bool, rng: Rng) -> None:
    """Gives a seat its guessed tiles: behind the screen, and face down as its offer."""
    at = seat * RESOURCES
    size = sum(b.offer[at : at + RESOURCES]) if closed else 0
    new.hand[at : at + RESOURCES] = [0] * RESOURCES
    if closed:
        new.offer[at : at + RESOURCES] = [0] * RESOURCES
    for _ in range(size):
        new.offer[at + dealt.pop(rng.below(len(dealt)))] += 1
    for r in dealt:
        new.hand[at + r] += 1
    if b.kept[seat] != (NONE,):
        guess = Kept(new.hand[at : at + RESOURCES], b.owner[HANGING_GARDENS] == seat).draw(rng)
        new.kept = (*new.kept[:seat], guess, *new.kept[seat + 1 :])

"""A board that a seat could believe in: what it cannot see is dealt anew."""

from collections.abc import Iterator

from pelagos.engine.seats import Rng
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.things import (
    BATCH,
    COMMODITIES,
    FIRST_BROWN,
    KINDS,
    STACKS,
)

FIRST_RED = COMMODITIES
LAST_RED = COMMODITIES + FIRST_BROWN


def redealt(b: Board, seat: int, rng: Rng) -> Board:
    """Hands of the others and stacks are pooled and dealt again, with the sizes everybody sees;
    packages on the table keep their claims. civ:H.1 civ:H.2 civ:15.6"""
    new = b.copy()
    box = b.box
    others = [s for s in range(box.players) if s != seat]
    unseen = _unseen(b, seat)
    in_hands = [-b.stack_size(s) for s in range(STACKS)]
    for k in range(KINDS):
        in_hands[box.stack_of[k]] += unseen[k]
    sizes = [b.hand_size(s) for s in range(box.players)]
    for s in others:
        new.hands[s * KINDS : s * KINDS + KINDS] = [0] * KINDS
    left = list(unseen)
    if b.offers:
        _redeal_packages(b, new, others, sizes, left, in_hands, rng)
    for s in others:
        for k in range(KINDS):
            n = new.hands[s * KINDS + k]
            left[k] -= n
            in_hands[box.stack_of[k]] -= n
            sizes[s] -= n
    _redeal_rest(new, others, sizes, left, in_hands, rng)
    return new


def _unseen(b: Board, seat: int) -> list[int]:
    """How many cards of each kind the seat cannot see."""
    unseen = list(b.box.copies)
    for calamity, victim in enumerate(b.victims):
        if victim >= 0:
            unseen[COMMODITIES + calamity] = 0
    if seat >= 0:
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
        _shuffle(cards, rng)
        if red:
            on_top = new.red_on_top(stack)
            at = 0 if on_top else 1 + rng.below(len(cards))
            cards.insert(at, red[0])
        row: list[int] = []
        for k in cards:
            row.append(k)
            row.append(BATCH)
        new.stacks[stack] = tuple(row[:-1])
    _shuffle(pool, rng)
    at = 0
    for s in others:
        for _ in range(sizes[s]):
            new.hands[s * KINDS + pool[at]] += 1
            at += 1


def _shuffle(cards: list[int], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


# -- packages on the table -------------------------------------------------------------------------


def _redeal_packages(
    b: Board,
    new: Board,
    others: list[int],
    sizes: list[int],
    left: list[int],
    in_hands: list[int],
    rng: Rng,
) -> None:
    """Finds cards for every sealed package of the others so that its claim is true. What lies in
    several packages of a seat may be the same card. civ:T.3 civ:T.7"""
    sealed = [o for o in b.offers if o[1] in others]
    hands = [0] * len(new.hands)
    for packages in _fill(b, sealed, 0, hands, sizes, left, in_hands, rng):
        new.hands = [
            h if i // KINDS in others else n
            for i, (h, n) in enumerate(zip(packages[0], new.hands, strict=True))
        ]
        chosen = dict(packages[1])
        new.offers = tuple(
            [_with_cards(o, chosen[o[0]]) if o[0] in chosen else o for o in b.offers]
        )
        return
    raise AssertionError("the true cards are one solution")


def _with_cards(o: Offer, cards: Ints) -> Offer:
    return (o[0], o[1], o[2], o[3], cards, o[5], o[6], o[7], o[8])


def _fill(
    b: Board,
    sealed: list[Offer],
    at: int,
    hands: list[int],
    sizes: list[int],
    left: list[int],
    in_hands: list[int],
    rng: Rng,
) -> Iterator[tuple[list[int], list[tuple[int, Ints]]]]:
    """All ways to give the packages from `at` on cards; `hands` holds what is given so far."""
    if at == len(sealed):
        yield hands, []
        return
    o = sealed[at]
    seat = o[1]
    kinds = [o[6], *_shuffled([k for k in range(KINDS) if k != o[6]], rng)]
    caps = [left[k] - sum(hands[k::KINDS]) + hands[seat * KINDS + k] for k in kinds]
    for counts in _packages(b, kinds, caps, o, rng):
        more = hands[:]
        for k, n in zip(kinds, counts, strict=True):
            more[seat * KINDS + k] = max(more[seat * KINDS + k], n)
        if sum(more[seat * KINDS : seat * KINDS + KINDS]) > sizes[seat]:
            continue
        if not _stacks_allow(b, more, in_hands):
            continue
        cards = tuple(sorted([k for k, n in zip(kinds, counts, strict=True) for _ in range(n)]))
        for final, rest in _fill(b, sealed, at + 1, more, sizes, left, in_hands, rng):
            yield final, [(o[0], cards), *rest]


def _shuffled(kinds: list[int], rng: Rng) -> list[int]:
    _shuffle(kinds, rng)
    return kinds


def _stacks_allow(b: Board, hands: list[int], in_hands: list[int]) -> bool:
    used = [0] * STACKS
    for i, n in enumerate(hands):
        if n:
            used[b.box.stack_of[i % KINDS]] += n
    return all([u <= most for u, most in zip(used, in_hands, strict=True)])


def _packages(
    b: Board, kinds: list[int], caps: list[int], o: Offer, rng: Rng
) -> Iterator[list[int]]:
    """Counts per kind that make the claim true, the named commodity first."""
    worth = [b.box.value[k] for k in kinds]
    caps = [0 if FIRST_RED <= k < LAST_RED else c for k, c in zip(kinds, caps, strict=True)]
    dead: set[tuple[int, int, int]] = set()
    yield from _counts(worth, caps, 0, len(o[4]), o[5], dead, rng)


def _counts(
    worth: list[int],
    caps: list[int],
    at: int,
    number: int,
    total: int,
    dead: set[tuple[int, int, int]],
    rng: Rng,
) -> Iterator[list[int]]:
    if at == len(worth):
        if number == 0 and total == 0:
            yield []
        return
    if (at, number, total) in dead:
        return
    found = False
    least = 1 if at == 0 else 0
    choices = [n for n in range(least, min(caps[at], number) + 1) if n * n * worth[at] <= total]
    for n in _shuffled(choices, rng):
        for rest in _counts(worth, caps, at + 1, number - n, total - n * n * worth[at], dead, rng):
            found = True
            yield [n, *rest]
    if not found:
        dead.add((at, number, total))

"""A board that a seat could believe in: what it cannot see is dealt anew."""

from collections.abc import Iterator
from typing import TypeVar

from pelagos.engine.seats import Rng
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.sealed import SealDecision
from pelagos.games.civilization.things import (
    BATCH,
    COMMODITIES,
    FIRST_BROWN,
    KINDS,
    STACKS,
)

T = TypeVar("T")

FIRST_RED = COMMODITIES
LAST_RED = COMMODITIES + FIRST_BROWN
PATIENCE = 60
"""Packages tried before a search for their cards begins anew."""
GOODS_AND_BROWN = (*range(COMMODITIES - 1, -1, -1), *range(LAST_RED, KINDS))


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
    if b.sealed:
        step = b.phases[-1].steps[b.steps[-1]]
        assert isinstance(step, SealDecision)
        new.sealed = tuple([(s, v if s == seat else step.guess(b, s, rng)) for s, v in b.sealed])
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


def _shuffle(things: list[T], rng: Rng) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = rng.below(i + 1)
        things[i], things[j] = things[j], things[i]


# -- packages on the table ------------------------------------------------------------------------


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
    several packages of a seat may be the same card; equal claims of a seat get the same cards.
    civ:T.3 civ:T.7"""
    sealed = list({_claim(o): o for o in b.offers if o[1] in others}.values())
    search = _Packages(b, sealed, sizes, left, in_hands, rng)
    while not search.fill(0):  # an unlucky beginning: another one, with more patience
        _shuffle(sealed, rng)
        search = _Packages(b, sealed, sizes, left, in_hands, rng, 2 * search.patience)
    for s in others:
        new.hands[s * KINDS : s * KINDS + KINDS] = search.hands[s * KINDS : s * KINDS + KINDS]
    chosen = {_claim(o): cards for o, cards in zip(sealed, search.cards, strict=True)}
    new.offers = tuple([_with_cards(o, chosen.get(_claim(o), o[4])) for o in b.offers])


def _claim(o: Offer) -> tuple[int, int, int, int]:
    """Who stated what: seat, number of cards, total, named commodity."""
    return (o[1], len(o[4]), o[5], o[6])


def _with_cards(o: Offer, cards: Ints) -> Offer:
    return (o[0], o[1], o[2], o[3], cards, o[5], o[6], o[7], o[8], o[9])


class _Packages:
    """A search with second thoughts: gives package after package cards that fit its claim."""

    def __init__(
        self,
        b: Board,
        sealed: list[Offer],
        sizes: list[int],
        left: list[int],
        in_hands: list[int],
        rng: Rng,
        patience: int = PATIENCE,
    ) -> None:
        self.b = b
        self.patience = patience
        self.tries = 0
        self.sealed = sealed
        self.rng = rng
        self.hands = [0] * (b.box.players * KINDS)
        self.cards: list[Ints] = [() for _ in sealed]
        self.room = list(sizes)
        self.kinds = list(left)
        self.stacks = list(in_hands)

    def fill(self, at: int) -> bool:
        """Whether the packages from `at` on can be given cards; then they have them."""
        if at == len(self.sealed):
            return True
        self.tries += 1
        o = self.sealed[at]
        kinds, caps = self._at_hand(o)
        worth = [self.b.box.value[k] for k in kinds]
        for counts in _counts(worth, caps, 0, len(o[4]), o[5], set(), self.rng):
            new = self._take(o[1], kinds, counts)
            if self.tries <= self.patience and self._fits(o[1], new) and self.fill(at + 1):
                cards = [k for k, n in zip(kinds, counts, strict=True) for _ in range(n)]
                self.cards[at] = tuple(sorted(cards))
                return True
            for k, n in new:
                self._move(o[1], k, -n)
            if self.tries > self.patience:
                return False
        if at == 0:
            raise AssertionError("the true cards are one solution")
        return False

    def _at_hand(self, o: Offer) -> tuple[list[int], list[int]]:
        """Kinds that may lie in a package, the named one first, then dear ones before cheap ones;
        and how many of each."""
        stack_of = self.b.box.stack_of
        named = o[6]
        kinds: list[int] = []
        caps: list[int] = []
        for k in (named, *GOODS_AND_BROWN):
            if k != named or not kinds:
                free = min(self.kinds[k], self.stacks[stack_of[k]])
                cap = self.hands[o[1] * KINDS + k] + max(0, free)
                if cap > 0:
                    kinds.append(k)
                    caps.append(cap)
        return kinds, caps

    def _take(self, seat: int, kinds: list[int], counts: list[int]) -> list[tuple[int, int]]:
        """Puts into the hand what the package needs beyond what the hand has."""
        new: list[tuple[int, int]] = []
        for k, n in zip(kinds, counts, strict=True):
            lack = n - self.hands[seat * KINDS + k]
            if lack > 0:
                new.append((k, lack))
                self._move(seat, k, lack)
        return new

    def _move(self, seat: int, kind: int, count: int) -> None:
        self.hands[seat * KINDS + kind] += count
        self.room[seat] -= count
        self.kinds[kind] -= count
        self.stacks[self.b.box.stack_of[kind]] -= count

    def _fits(self, seat: int, new: list[tuple[int, int]]) -> bool:
        stack_of = self.b.box.stack_of
        return self.room[seat] >= 0 and all([self.stacks[stack_of[k]] >= 0 for k, _ in new])


def _counts(
    worth: list[int],
    caps: list[int],
    at: int,
    number: int,
    total: int,
    dead: set[tuple[int, int, int]],
    rng: Rng,
) -> Iterator[list[int]]:
    """Counts per kind that make the claim true: at least one of the first kind."""
    if number == 0:
        if total == 0:
            yield [0] * (len(worth) - at)
        return
    if at == len(worth) or (at, number, total) in dead:
        return
    found = False
    most = min(caps[at], number)
    choices = [n for n in range(0 if at else 1, most + 1) if n * n * worth[at] <= total]
    _shuffle(choices, rng)
    for n in choices:
        for rest in _counts(worth, caps, at + 1, number - n, total - n * n * worth[at], dead, rng):
            found = True
            yield [n, *rest]
    if not found:
        dead.add((at, number, total))

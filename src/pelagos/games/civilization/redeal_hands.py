"""Hands that others may hold, in which everything they truly said of their packages is true."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from pelagos.engine.seats import Rng
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.ids import (
    COMMODITIES,
    FIRST_BROWN,
    KINDS,
    TradeCard,
)

T = TypeVar("T")

PATIENCE: Final = 60
"""Hands tried before the first search starts over."""
IMPATIENCE: Final = 2
"""By how much patience grows with one hand before others must give back cards."""
GOODS_AND_BROWN: Final = (
    *range(COMMODITIES - 1, -1, -1),
    *range(COMMODITIES + FIRST_BROWN, KINDS),
)


class Claim(NamedTuple):
    """What its owner has truly stated about a package."""

    seat: int
    number: int
    """of cards"""
    total: int
    named: int
    """the commodity"""


def claim_of(offer: Offer) -> Claim:
    """What is claimed of a package."""
    return Claim(offer.seat, len(offer.cards), offer.total, offer.named)


def shuffle(things: list[T], rng: Rng) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = rng.below(i + 1)
        things[i], things[j] = things[j], things[i]


def package_from(b: Board, claim: Claim, rng: Rng) -> Ints:
    """Cards of the hand that make a claim true of it."""
    hand = b.hands[claim.seat * KINDS : claim.seat * KINDS + KINDS]
    for cards in Ways(b, claim, hand, hand).some(0, rng):
        return tuple(sorted(cards))
    raise AssertionError("the claim is true of the hand")


def _largest_first(claim: Claim) -> int:
    return -claim.number


class Ways:
    """The ways to make one claim true with cards of a hand and, where they do not suffice, some
    that are still to be had."""

    def __init__(self, b: Board, claim: Claim, hand: list[int], most: list[int]) -> None:
        """`most[k]` cards of a kind can be in the hand, of which it has `hand[k]`."""
        _, number, total, named = claim
        self.number: Final = number
        self.total: Final = total
        self.kinds: Final = [named, *[k for k in GOODS_AND_BROWN if most[k] and k != named]]
        self.worth: Final = [b.box.value[k] for k in self.kinds]
        self.have: Final = [hand[k] for k in self.kinds]
        self.most: Final = [most[k] for k in self.kinds]
        self.known: Final[dict[tuple[int, int, int, int], bool]] = {}

    def any(self, room: int) -> bool:
        """Whether there is a way with at most `room` new cards."""
        return self._any(0, self.number, self.total, room)

    def _any(self, at: int, number: int, total: int, room: int) -> bool:
        """The same for this many cards of the kinds from `at` on, worth this much."""
        if number == 0:
            return total == 0
        if at == len(self.kinds) or (at and total > number * number * self.worth[at]):
            return False  # all the kinds that follow are cheaper still
        key = (at, number, total, room)
        found = self.known.get(key)
        if found is None:
            found = False
            worth, have = self.worth[at], self.have[at]
            for n in range(0 if at else 1, min(self.most[at], number, have + room) + 1):
                left = total - n * n * worth
                if left < 0:
                    break
                if self._any(at + 1, number - n, left, room - (n - have if n > have else 0)):
                    found = True
                    break
            self.known[key] = found
        return found

    def some(self, room: int, rng: Rng) -> Iterator[Ints]:
        """Packages with at most `room` new cards, in random order."""
        return self._some(0, self.number, self.total, room, rng)

    def _some(self, at: int, number: int, total: int, room: int, rng: Rng) -> Iterator[Ints]:
        if number == 0:
            yield ()
            return
        worth, have = self.worth[at], self.have[at]
        counts = list(range(0 if at else 1, min(self.most[at], number, have + room) + 1))
        shuffle(counts, rng)
        for n in counts:
            left = total - n * n * worth
            new = n - have if n > have else 0
            if left >= 0 and self._any(at + 1, number - n, left, room - new):
                for cards in self._some(at + 1, number - n, left, room - new, rng):
                    yield (*([self.kinds[at]] * n), *cards)


class Search:
    """A search with second thoughts, hand by hand. A hand grows by what its packages lack. A claim
    that is true of a hand stays true when the hand grows, so only those not yet true need be looked
    at; and where one of them lacks more cards than there is room for, the way is a wrong one."""

    def __init__(
        self, b: Board, sizes: list[int], left: list[int], in_hands: list[int], rng: Rng
    ) -> None:
        self.b: Final = b
        self.rng: Final = rng
        self.patience = 0
        self.tries = 0
        self.hands: Final = [0] * (b.box.players * KINDS)
        self.room: Final = list(sizes)
        self.kinds: Final = list(left)
        self.stacks: Final = list(in_hands)
        self.failed: Final[set[Ints]] = set()

    def satisfied(self, claims: list[Claim], patience: int) -> bool:
        """Whether cards were found for a seat that make all its claims true."""
        for seat, _, _, named in claims:
            if not self.hands[seat * KINDS + named]:  # what is named must be there in any case
                if not self.kinds[named] or not self.stacks[self.b.box.stack_of[named]]:
                    return False
                self._move(seat, named, 1)
        claims = sorted(claims, key=_largest_first)
        self.patience = patience
        while self.patience <= IMPATIENCE * patience:
            self.tries = 0
            if self._grown(claims):
                return True
            if self.tries <= self.patience:
                return False  # all was tried
            self.patience *= 2  # an unlucky beginning: another one
        return False

    def clear(self, seat: int) -> None:
        """Takes all cards from a hand."""
        for k in range(KINDS):
            self._move(seat, k, -self.hands[seat * KINDS + k])

    def _grown(self, claims: list[Claim]) -> bool:
        """Whether the hand can grow until all claims are true of it; then it has."""
        self.tries += 1
        wanting: list[Claim] = []
        first: Ways | None = None
        seat = -1
        for claim in claims:
            ways = self._ways(claim)
            if ways.any(0):
                continue
            if not ways.any(self.room[claim.seat]):
                return False
            if first is None:
                first, seat = ways, claim.seat
            wanting.append(claim)
        if first is None:
            return True
        before = tuple(self.hands)
        if before in self.failed:
            return False
        for cards in first.some(self.room[seat], self.rng):
            new = self._take(seat, cards)
            if min(self.stacks) >= 0 and self._grown(wanting):
                return True
            for k in new:
                self._move(seat, k, -1)
            if self.tries > self.patience:
                return False
        self.failed.add(before)
        return False

    def _ways(self, claim: Claim) -> Ways:
        first = claim.seat * KINDS
        hand = self.hands[first : first + KINDS]
        stack_of, stacks, kinds = self.b.box.stack_of, self.stacks, self.kinds
        most = [n + min(kinds[k], stacks[stack_of[k]]) for k, n in enumerate(hand)]
        return Ways(self.b, claim, hand, most)

    def _take(self, seat: int, cards: Ints) -> list[int]:
        """Puts into the hand what the package needs beyond what the hand has."""
        new: list[int] = []
        for k in dict.fromkeys(cards):
            lack = cards.count(k) - self.hands[seat * KINDS + k]
            for _ in range(lack):
                new.append(k)
                self._move(seat, k, 1)
        return new

    def _move(self, seat: int, kind: TradeCard, count: int) -> None:
        self.hands[seat * KINDS + kind] += count
        self.room[seat] -= count
        self.kinds[kind] -= count
        self.stacks[self.b.box.stack_of[kind]] -= count


def guessed_hands(
    b: Board, claims: list[Claim], sizes: list[int], left: list[int], in_hands: list[int], rng: Rng
) -> list[int]:
    """Cards for the hands of others of which all claims are true: at most `sizes` by seat, `left`
    by kind and `in_hands` by stack."""
    search = Search(b, sizes, left, in_hands, rng)
    waiting = list(dict.fromkeys([claim.seat for claim in claims]))
    done: list[int] = []
    patience = PATIENCE
    while waiting:
        seat = waiting[0]
        if search.satisfied([claim for claim in claims if claim.seat == seat], patience):
            done.append(waiting.pop(0))
        else:  # somebody else gives back what may be wanted here
            search.clear(seat)
            if done:
                waiting.append(done.pop(rng.below(len(done))))
                search.clear(waiting[-1])
            else:
                patience *= 2
    return search.hands

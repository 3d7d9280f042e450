"""A second referee of the bazaar and of victory, written from the clauses in the plainest way."""

from collections import Counter

from pelagos.games.civilization.board import Board, Offer
from tests.civilization import oracle

GOODS = 11
CALAMITIES = 8


def hand(b: Board, seat: int) -> Counter[int]:
    kinds = len(b.box.value)
    return Counter({k: n for k, n in enumerate(b.hands[seat * kinds : (seat + 1) * kinds]) if n})


def worth(b: Board, cards: tuple[int, ...]) -> int:
    """civ:16.3a civ:T.3: calamities are worth nothing."""
    return sum(n * n * b.box.value[k] for k, n in Counter(cards).items() if k < GOODS)


def is_sound(b: Board, offer: Offer) -> bool:
    """civ:16.3 civ:T.2 civ:T.3 civ:T.5: whether a package may lie on the table."""
    posts = [o for o in b.offers if o.number == offer.answers]
    answers = offer.answers < 0 or (
        len(posts) == 1 and posts[0].seat == offer.to and posts[0].to in (-1, offer.seat)
    )
    return (
        len(offer.cards) >= 3
        and not Counter(offer.cards) - hand(b, offer.seat)
        and offer.named in offer.cards
        and offer.named < GOODS
        and offer.total == worth(b, offer.cards)
        and answers
        and offer.to != offer.seat
    )


class Deal:
    """What an acceptance should lead to. civ:T.6 civ:T.7 civ:T.8"""

    def __init__(self, b: Board, poster: int, number: int) -> None:
        (counter,) = [o for o in b.offers if o.number == number]
        (post,) = [o for o in b.offers if o.number == counter.answers]
        assert (post.seat, counter.to) == (poster, poster)
        self.hands = [hand(b, seat) for seat in range(b.box.players)]
        self.victims, self.traders = list(b.victims), list(b.traders)
        self.hands[poster] -= Counter(post.cards)
        self.hands[counter.seat] -= Counter(counter.cards)
        lapsed = {
            o.number
            for o in b.offers
            if o.number in (post.number, number) or Counter(o.cards) - self.hands[o.seat]
        }
        self.left = [o for o in b.offers if not {o.number, o.answers} & lapsed]
        self.receive(poster, counter.cards, counter.seat)
        self.receive(counter.seat, post.cards, poster)

    def receive(self, seat: int, cards: tuple[int, ...], giver: int) -> None:
        for card in cards:
            if card < GOODS:
                self.hands[seat][card] += 1
            else:
                self.victims[card - GOODS] = seat
                self.traders[card - GOODS] = giver


def winners(b: Board) -> set[int]:
    """civ:21.1 civ:21.2 civ:R.44: of those who finished, or else stand farthest, the richest."""
    first = set(b.finished) or set(range(b.box.players))
    if not b.finished:
        first = {s for s in first if b.marker[s] == max(b.marker)}
    most = max(oracle.total(b, s) for s in first)
    return {s for s in first if oracle.total(b, s) == most}

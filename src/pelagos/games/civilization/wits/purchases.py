"""The best purchase of civilization cards for a hand, a treasury and the credits at hand.

An exact search: no legal purchase has more points. Among equals the cheaper one wins, and of the
ways to pay for it the one that leaves most behind.
"""

from itertools import compress, product

from pelagos.games.civilization.board import Ints
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.civilization_cards import prices
from pelagos.games.civilization.hand_limit import HAND_LIMIT
from pelagos.games.civilization.ids import CARDS, COMMODITIES, KINDS, MOST_CARDS


class Purchase:
    """Cards to take, what they cost after credits, and how to pay for them."""

    def __init__(self, cards: Ints, points: int, cost: int, spent: Ints, tokens: int) -> None:
        self.cards = cards
        self.points = points
        self.cost = cost
        self.spent = spent
        self.tokens = tokens


def hand_value(box: CivilizationBox, hand: list[int]) -> int:
    """Set values of a hand given as counts per kind."""  # civ:17.4.1
    return sum([n * n * box.value[k] for k, n in enumerate(hand)])


def best_cards(
    box: CivilizationBox,
    owned: int,
    supply: list[int],
    budget: int,
    goal: int = 0,
) -> tuple[Ints, int, int]:
    """The cards with most points for a budget, their points, and what they cost. With a `goal`,
    only cards after which eleven cards can still reach that many points.
    """  # civ:17.18
    ready = [
        k
        for k in range(CARDS)
        if supply[k] and not owned >> k & 1 and box.requires[k] & owned == box.requires[k]
    ]
    ready.sort(key=lambda k: -box.price[k])
    cost_of = prices(box, owned)
    costs = [cost_of[k] for k in ready]
    search = _Search(box, owned, supply, ready, costs, goal)
    search.go(0, 0, 0, 0, budget)
    chosen = search.best
    cards = tuple(sorted([k for k in ready if chosen >> k & 1]))
    return cards, search.points, sum([cost_of[k] for k in cards])


def best_purchase(
    box: CivilizationBox,
    owned: int,
    supply: list[int],
    hand: list[int],
    treasury: int,
    goal: int = 0,
) -> Purchase:
    """The purchase with most points that a hand and a treasury can pay, and how to pay for it."""
    budget = hand_value(box, hand) + treasury
    cards, points, cost = best_cards(box, owned, supply, budget, goal)
    spent = best_payment(box, hand, treasury, cost)
    paid = hand_value(box, [spent.count(k) for k in range(KINDS)])
    return Purchase(cards, points, cost, spent, max(0, cost - paid))


class _Search:
    """Depth first over the cards, most expensive first, cut off where the rest cannot catch up."""

    def __init__(
        self,
        box: CivilizationBox,
        owned: int,
        supply: list[int],
        ready: list[int],
        costs: list[int],
        goal: int,
    ) -> None:
        self.box = box
        self.owned = owned
        self.supply = supply
        self.ready = ready
        self.costs = costs
        self.goal = goal
        self.best = 0
        self.points = 0
        self.cost = 0
        self.rest = [0] * (len(ready) + 1)
        for i in range(len(ready) - 1, -1, -1):
            self.rest[i] = self.rest[i + 1] + box.price[ready[i]]

    def go(self, at: int, chosen: int, points: int, cost: int, budget: int) -> None:
        better = points > self.points or (points == self.points and cost < self.cost)
        if better and self.reachable(chosen):
            self.best, self.points, self.cost = chosen, points, cost
        full = (self.owned | chosen).bit_count() >= MOST_CARDS
        if full or points + self.rest[at] < self.points:
            return
        for i in range(at, len(self.ready)):
            k = self.ready[i]
            spent = cost + self.costs[i]
            if spent <= budget:
                self.go(i + 1, chosen | 1 << k, points + self.box.price[k], spent, budget)

    def reachable(self, chosen: int) -> bool:
        """Whether eleven cards can still make the goal."""  # civ:17.7 civ:17.13
        if not self.goal or not chosen:
            return True
        return most_points(self.box, self.owned | chosen, self.supply) >= self.goal


def most_points(box: CivilizationBox, owned: int, supply: list[int]) -> int:
    """The card points that eleven cards could make: the dearest that are left, with or without
    what some of them require.
    """  # civ:17.7 civ:17.16
    price = box.price
    points = sum([p for k, p in enumerate(price) if owned >> k & 1])
    left = [k for k in range(CARDS) if not owned >> k & 1 and supply[k]]
    left.sort(key=lambda k: -price[k])
    room = MOST_CARDS - owned.bit_count()
    free = [price[k] for k in left if box.requires[k] & owned == box.requires[k]]
    most = sum(free[:room])
    for first in left:
        later = [k for k in left if box.requires[k] >> first & 1]
        if later and room:
            rest = sorted(free + [price[k] for k in later], reverse=True)
            rest.remove(price[first])
            most = max(most, price[first] + sum(rest[: room - 1]))
    return points + most


def best_payment(box: CivilizationBox, hand: list[int], treasury: int, cost: int) -> Ints:
    """Trade cards to hand in, so that what is left, cards that may be kept and treasury, is worth
    most. Whole sets or nothing of a kind, but for the last few cards.
    """  # civ:17.8 civ:17.9
    kinds = [k for k in range(COMMODITIES) if hand[k]]
    have, value = [hand[k] for k in kinds], [box.value[k] for k in kinds]
    worth = [n * n * v for n, v in zip(have, value, strict=True)]
    dearest = sorted(range(len(kinds)), key=lambda i: -have[i] * value[i])
    best, chosen = -1.0, None
    for picks in product((0, 1), repeat=len(kinds)):
        tokens = max(0, cost - sum(compress(worth, picks)))
        if tokens > treasury:
            continue
        room, left = HAND_LIMIT, 0.5 * (treasury - tokens)
        for i in dearest:  # as in `best_six`
            if room and not picks[i]:
                kept = min(have[i], room)
                left += kept * kept * value[i]
                room -= kept
        if left > best:
            best, chosen = left, picks
    if chosen is None:
        return ()
    return tuple([k for k in compress(kinds, chosen) for _ in range(hand[k])])


def best_six(box: CivilizationBox, hand: list[int]) -> Ints:
    """The commodities to keep: whole sets by the value of a card in them, then parts."""
    kinds = sorted(
        [k for k in range(COMMODITIES) if hand[k]], key=lambda k: -hand[k] * box.value[k]
    )
    kept: list[int] = []
    for k in kinds:
        kept.extend([k] * min(hand[k], HAND_LIMIT - len(kept)))
    return tuple(sorted(kept))

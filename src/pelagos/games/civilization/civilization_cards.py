"""Phase 11: civilization cards are bought."""

from itertools import product
from operator import sub
from typing import Final

from pelagos.engine.contract import Cost, Fact, SomeOfShape
from pelagos.engine.events import EventKind
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.civilization.answer_parts import number, numbers
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.hand_limit import give_back
from pelagos.games.civilization.ids import ACQUIRE, CARDS, DONE, KINDS, MOST_CARDS
from pelagos.games.civilization.succession import lacking

CARD_ACQUIRED: Final = EventKind("card_acquired", "card:card", clause="civ:17.2")
PAID: Final = EventKind("paid", "cards:trade_card*", "tokens:number", clause="civ:17.6")


def prices(box: CivilizationBox, owned: int) -> list[int]:
    """What each card costs after the credit of each card already owned (one bit each). Credits must
    be used; what they exceed a price by is lost, and the card free.
    """  # civ:17.9 civ:17.11 civ:17.15 civ:17.15n civ:17.18
    if not owned:
        return box.price
    left = box.price
    for card in range(CARDS):
        if owned >> card & 1:
            left = list(map(sub, left, box.credit[card]))
    return [p if p > 0 else 0 for p in left]


def basket_price(b: Board, seat: int) -> int:
    """The price of the cards chosen: all cards of a round are bought together, and none of them
    gives credit to another.
    """  # civ:17.10
    basket = b.basket
    if not basket:
        return 0
    return sum([p for k, p in enumerate(prices(b.box, b.cards[seat])) if basket >> k & 1])


def affordable(b: Board, seat: int) -> list[int]:
    """The kinds a player may still take and can pay: one of each kind, at most eleven in all, and
    those owned are never given up.
    """  # civ:17.7 civ:17.13 civ:R.25
    owned = b.cards[seat]
    taken = owned | b.basket  # with those chosen in this purchase, one bit each
    if taken.bit_count() >= MOST_CARDS:
        return []
    # Trade cards at their set values and treasury must reach the prices. civ:17.2 civ:17.4.4
    means = b.hand_value(seat) + b.treasury[seat] - basket_price(b, seat)
    within_means = [card for card, p in enumerate(prices(b.box, owned)) if p <= means]
    # Copies are limited, and Law comes before Democracy and Philosophy.
    # civ:17.16 civ:17.17 civ:22.3.15 civ:L.4
    supply, requires = b.supply, b.box.requires
    return [
        card
        for card in within_means
        if supply[card] and not taken >> card & 1 and requires[card] & owned == requires[card]
    ]


def buyers(b: Board) -> list[int]:
    """Egypt first, Africa last; those without treasury, trade cards or credits are passed over."""
    # civ:17.1 civ:5.5
    return [s for s in reversed(b.ast) if b.treasury[s] or b.cards[s] or b.hand_size(s)]


class BeginPurchase(Do[Board]):
    """Nobody has chosen a card in this round yet."""

    def do(self, b: Board) -> None:
        b.decided = False


class Acquire(Verb[Board, int]):
    """One more card for the purchase of this round."""  # civ:17.2

    id = ACQUIRE
    clause = "civ:17.2"

    def now(self, b: Board, seat: int) -> Space[int] | None:
        cards = affordable(b, seat)
        return OneOf("card", cards) if cards else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("card", affordable(b, seat))

    def price(self, b: Board, seat: int, value: int) -> Cost:
        """After all credits of cards already owned."""  # civ:17.18
        return (("points", prices(b.box, b.cards[seat])[value]),)

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """All sixteen kinds lie open."""  # civ:4.1
        return list(range(CARDS))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.basket |= 1 << value

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: a second copy, a twelfth card, none left, Law missing, the price."""
        card = number(value)
        if not 0 <= card < CARDS:
            return self.clause
        have = b.cards[seat] | b.basket
        if have >> card & 1 or have.bit_count() >= MOST_CARDS:
            return "civ:17.7"
        if not b.supply[card]:
            return "civ:17.17"
        requires = b.box.requires[card]
        return "civ:17.16" if requires & b.cards[seat] != requires else self.clause


class EndChoice(Verb[Board, object]):
    """Nothing more is wanted this round."""

    id = DONE
    clause = "civ:17.2"

    def now(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.decided = True


class AcquireCards(Actions[Board]):
    """Card by card into one purchase, then `done`."""  # civ:17.1 civ:17.2 civ:S.11a

    name = "acquire_cards"
    clause = "civ:17.2"

    def who(self, b: Board) -> list[int]:
        seat = b.active
        if b.decided:
            return []
        if b.treasury[seat] or b.basket or b.hand_size(seat):
            return [seat]  # even those who can afford nothing: that is their secret. civ:H.1
        # A card that credits cover may be taken for nothing. civ:17.15n
        return [seat] if affordable(b, seat) else []

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > 0  # civ:H.1

    def facts(self, b: Board, seat: int) -> list[Fact]:
        spent = basket_price(b, seat)
        left = b.hand_value(seat) + b.treasury[seat] - spent
        return [
            Fact("points", "number", left),
            Fact("price", "number", spent),
            Fact("cards", "card*", chosen(b)),
            *lacking(b, seat),
        ]


def chosen(b: Board) -> Ints:
    """The cards of the purchase so far."""
    return tuple([card for card in range(CARDS) if b.basket >> card & 1])


class Payment(SomeOf):
    """Trade cards handed in: with the treasury they must reach the price. They may be worth more,
    but there is no change; the treasury pays no more than the rest.
    """

    # civ:17.8 civ:17.9 civ:R.28

    def __init__(self, b: Board, seat: int, least: int) -> None:
        pile = b.hand(seat)
        super().__init__("trade_card", pile, 0, len(pile))
        self.b = b
        self.least = least

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or not super().holds(value):
            return False
        return self.b.set_value(value) >= self.least

    def draw(self, rng: Rng) -> Ints:
        left = list(self.pile)
        taken: list[int] = []
        while self.b.set_value(tuple(taken)) < self.least:
            taken.append(left.pop(rng.below(len(left))))
        taken.sort()
        return tuple(taken)

    def _stacks(self) -> list[list[int]]:
        """For each kind in the pile, the set value of none, one, two, ... of it."""
        value = self.b.box.value
        return [[i * i * value[k] for i in range(n + 1)] for k, n in self._stock().items()]

    def count(self) -> int:
        reached = {0: 1}
        for worth in self._stacks():
            longer: dict[int, int] = {}
            for total, ways in reached.items():
                for v in worth:
                    more = min(total + v, self.least)
                    longer[more] = longer.get(more, 0) + ways
            reached = longer
        return reached.get(self.least, 0)

    def listed(self, most: int) -> list[Ints] | None:
        if self.count() > most:
            return None
        ids = list(self._stock())
        worth = self._stacks()
        found: list[Ints] = []
        for counts in product(*[range(len(w)) for w in worth]):
            if sum([w[n] for w, n in zip(worth, counts, strict=True)]) >= self.least:
                found.append(tuple([k for k, n in zip(ids, counts, strict=True) for _ in range(n)]))
        return found

    def shape(self) -> SomeOfShape:
        return {**super().shape(), "least": self.least, "worth": list(self.b.box.value)}


class PayForCards(Ask[Board, Ints]):
    """The trade cards to spend, seen by all; the treasury pays exactly the rest."""

    # civ:17.6 civ:17.8 civ:17.18 civ:H.4

    name = "pay_for_cards"
    clause = "civ:17.18"

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.basket else []

    def choices(self, b: Board, seat: int) -> Space[Ints]:
        return Payment(b, seat, max(0, basket_price(b, seat) - b.treasury[seat]))

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > 0  # civ:H.1

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [
            Fact("price", "number", basket_price(b, seat)),
            Fact("cards", "card*", chosen(b)),
        ]

    def price(self, b: Board, seat: int, value: Ints) -> Cost:
        """Cards that are worth too much give no change."""  # civ:17.9
        return (("card_value", b.set_value(value)), ("treasury", tokens_due(b, seat, value)))

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: cards that are not in hand, a payment that does not suffice."""
        cards = numbers(value)
        own = [0 <= k < KINDS and cards.count(k) <= b.hands[seat * KINDS + k] for k in cards]
        return self.clause if all(own) else "civ:17.2"

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        tokens = tokens_due(b, seat, value)
        b.treasury[seat] -= tokens
        b.stock[seat] += tokens
        give_back(b, seat, value)
        for card in chosen(b):
            b.supply[card] -= 1
            b.tell(CARD_ACQUIRED, seat, card)
        b.cards[seat] |= b.basket
        b.basket = 0
        b.tell(PAID, seat, value, tokens)


def tokens_due(b: Board, seat: int, cards: Ints) -> int:
    """What the treasury pays when these trade cards are handed in."""  # civ:17.8
    return max(0, basket_price(b, seat) - b.set_value(cards))


class EndPurchase(Do[Board]):
    """The player has bought what they wanted, and kept what they may."""

    def do(self, b: Board) -> None:
        b.decided = False

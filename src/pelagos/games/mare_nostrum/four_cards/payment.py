"""Sets: the cards that pay for exactly one purchase."""

from pelagos.engine.spaces import NOTHING, Menu, SomeOf, Space
from pelagos.games.mare_nostrum.four_cards.ids import COINS, DIFFERENT_GOODS, GOODS, KINDS, TAX


def purse(hands: list[int], seat: int) -> tuple[int, int]:
    """The largest set of coins and the largest set of different goods in a hand."""
    first = seat * KINDS
    goods = hands[first + 1 : first + KINDS]
    return (hands[first + TAX], len(goods) - goods.count(0))


def payments(hands: list[int], seat: int, price: int) -> Space:
    """The sets of exactly that value: coins alone, or goods alone that are all different."""
    # mn:6.3.1 mn:6.3.2 mn:6.3.3 lc:9.5 lc:9.6 lc:9.10
    first = seat * KINDS
    verbs: list[int] = []
    spaces: list[Space] = []
    coins, kinds = purse(hands, seat)
    if coins >= price:
        verbs.append(COINS)
        spaces.append(NOTHING)
    if kinds >= price:
        verbs.append(DIFFERENT_GOODS)
        goods = [good for good in GOODS if hands[first + good]]
        spaces.append(SomeOf("resource", goods, price, price))
    return Menu("verb", verbs, spaces)


def cards_paid(price: int, payment: tuple[int, tuple[int, ...]]) -> tuple[int, ...]:
    """The cards of a payment."""
    verb, goods = payment
    return (TAX,) * price if verb == COINS else goods


def most_sets(hand: list[int], price: int) -> int:
    """How many disjoint sets of one price a hand (a count per kind) can pay at the same time.

    `m` sets of different goods exist exactly when each kind, used at most `m` times, adds up to
    `m * price`.

    >>> most_sets([3, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], 3)
    3
    """
    sets = 0
    while sum([min(n, sets + 1) for n in hand[1:]]) >= (sets + 1) * price:
        sets += 1
    return hand[TAX] // price + sets

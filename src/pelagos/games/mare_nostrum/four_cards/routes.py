"""Moves that are one to a player: a purchase with the set that pays for it."""

from typing import Any

from pelagos.engine.contract import Route
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.construction import Build
from pelagos.games.mare_nostrum.four_cards.ids import COINS, DIFFERENT_GOODS, GOODS, KINDS, TAX
from pelagos.games.mare_nostrum.four_cards.payment import cards_paid, payments, purse


def purchases(b: Board, seat: int, build: Build[Any]) -> list[Route]:
    """Everything that can be bought, cheapest first, with the only set, or the one proposed."""
    # mn:6.3.1 mn:6.3.2 lc:9.5 lc:9.6
    space, box = build.choices(b, seat), b.box
    found: list[tuple[int, int, Route]] = []
    for value in space.values():
        price = build.price(b, seat, value)
        for _, number in price:  # one stock or, for a gift, none
            sets, paid = payments(b.hands, seat, number), proposed(b, seat, number)
            answers = (space.write(value, box), sets.write(paid, box))
            things = (*space.things(value), *sets.things(paid))
            route = Route(answers, things, price, sole=sets.count() == 1)
            found.append((number, len(found), route))
    return [route for _, _, route in sorted(found)]


def proposed(b: Board, seat: int, price: int) -> tuple[int, tuple[int, ...]]:
    """The set that leaves most to buy with; of equal ones goods, since coins can be kept."""
    held = b.hands[seat * KINDS : seat * KINDS + KINDS]
    coins, kinds = purse(b.hands, seat)
    sets: list[tuple[int, tuple[int, ...]]] = []
    if kinds >= price:
        goods = sorted([g for g in GOODS if held[g]], key=lambda g: (-held[g], g))[:price]
        sets.append((DIFFERENT_GOODS, tuple(sorted(goods))))
    if coins >= price:
        sets.append((COINS, ()))
    return max(sets, key=lambda paid: largest_left(held, cards_paid(price, paid)))


def largest_left(held: list[int], paid: tuple[int, ...]) -> int:
    """The value of the largest set in a hand from which some cards have been paid."""
    left = [n - paid.count(kind) for kind, n in enumerate(held)]
    return max(left[TAX], sum([1 for n in left[1:] if n]))

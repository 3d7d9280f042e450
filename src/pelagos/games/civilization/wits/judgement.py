"""What bots may know about value: a weighing of positions and rules of thumb for each question."""

from math import log1p
from typing import Any

from pelagos.engine.judgement import Judgement
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Allot, Menu, Number, OneOf, Order, SomeOf, Space
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.civil_war import unpicked, victim_of
from pelagos.games.civilization.calamities.common import UnitMenu
from pelagos.games.civilization.civilization_cards import basket_price
from pelagos.games.civilization.ids import (
    ACQUIRE,
    BUILD,
    BUILD_LEVY,
    CITY,
    CITY_POINTS,
    DONE,
    EARLY_IRON,
    KINDS,
    LAND,
    LATE_IRON,
    MAINTAIN,
    MAINTAIN_BY_LEVY,
    MOST_CARDS,
    SEAL,
    SHIPS,
    TOKENS,
)
from pelagos.games.civilization.options import FARMERS, NOMADS
from pelagos.games.civilization.phases import (
    CALAMITIES,
    CIVILIZATION_CARDS,
    SUCCESSION,
    TRADE,
    TRADE_CARDS,
)
from pelagos.games.civilization.succession import (
    CARDS_FOR_IRON,
    GROUPS_FOR_LATE_BRONZE,
    POINTS_FOR_LATE_IRON,
    groups_held,
)
from pelagos.games.civilization.wits import settling, trading
from pelagos.games.civilization.wits.purchases import (
    best_cards,
    best_payment,
    best_six,
    most_points,
)

IN_HAND = 130
"""What treasury and trade cards in hand are hoped to add to the cards at the end."""

HOARD = 16
"""Money beyond this is better spent when the stock has fallen below it."""

OF_SPACE, LAST_SPACE = 6.0, 10.0
"""What a space of the A.S.T. is worth, and how much more of it when no points are lacking."""
LACKING, DEARTH, NEAR = 26.0, 50.0, 4.0
"""What a hundred card points that are still lacking cost, and a hundred points that each of the
cards still allowed must bring on average; from this many hundreds on the spaces count more."""
OF_CITY, OF_FIRST_CITIES, FIRST_CITIES = 13.0, 8.0, 3
OF_PEOPLE = 25.0
"""People count by the logarithm of their number, since they double."""
OF_PURSE, OF_LAST_POINTS = 0.2, 0.6
"""A point in hand or treasury while cards can be bought; and when only these can still make the
total of the last space."""
OF_GROUP = 18.0
"""Up to the three that the Late Bronze Age asks for."""
CHEAP_CARD = 0.6
"""Hundreds of points that a card costs when only their number counts."""
EVEN = 400.0
OF_CARDS = (TRADE_CARDS, TRADE, CIVILIZATION_CARDS, CALAMITIES, SUCCESSION)
"""The phases of the second half of a round."""
PURSE = 26
"""More money than this is useless: people are what is lacking."""

SEALED = {
    "seal_tax_rate": "set_tax_rate",
    "seal_expansion": "expand",
    "seal_ships": "plan_ships",
    "seal_cities": "build_cities",
    "seal_reductions": "plan_reductions",
}
"""The question behind each sealed decision."""


class CivilizationJudgement(Judgement[Board]):
    scale = 100.0
    horizon = 6
    routine = frozenset(
        {"tend_ships", "return_trade_cards", "pay_for_cards", "show_grain", "buy_gold"}
    )

    def age(self, b: Board) -> int:
        """Two to a round: what becomes of people and cities shows before cards are drawn, and the
        chance of the cards would only hide it."""
        return 2 * b.round + (1 if any([b.inside(phase) for phase in OF_CARDS]) else 0)

    def value(self, b: Board, seat: int) -> float:
        """The logarithm of a player's odds in hundredths, but for a constant: fitted to who won
        from the beginnings of rounds. The spaces come by themselves, the points do not."""
        if b.nation[seat] < 0:
            return 0.0
        cities = b.cities[seat]
        lacking = _lacking(b, seat)
        room = MOST_CARDS - b.cards[seat].bit_count()
        left = max(0, b.box.last_space + 1 - b.marker[seat])
        worth = EVEN - LACKING * lacking - DEARTH * min(3.0, lacking / max(1, room))
        worth -= (OF_SPACE + LAST_SPACE * max(0.0, 1.0 - lacking / NEAR)) * left
        worth += OF_CITY * cities + OF_FIRST_CITIES * min(cities, FIRST_CITIES)
        worth += OF_GROUP * min(groups_held(b, seat), GROUPS_FOR_LATE_BRONZE)
        worth += OF_PEOPLE * log1p(b.people[seat])
        if room:
            worth += OF_PURSE * (b.hand_value(seat) + b.treasury[seat])
        else:
            worth -= OF_LAST_POINTS * max(0, _top(b, seat) - b.worth(seat))
        worth -= 10.0 * b.victims.count(seat)
        if b.box.variant == NOMADS:
            worth += 5.0 * sum([1 for n in b.row(seat) if n])
        return worth

    def hint(self, b: Board, seat: int, step: str, space: Space[object], rng: Rng) -> object | None:
        if step == "choose_nation":
            return space.draw(rng)
        if step == "pay_for_cards":
            return _pay(b, seat, space)
        if isinstance(space, Menu):
            if step in SEALED:
                return (SEAL, self.hint(b, seat, SEALED[step], space.then(SEAL), rng))
            return _from_menu(b, seat, step, space)
        if isinstance(space, Allot):
            return _allot(b, seat, step, space)
        if isinstance(space, Number):
            return _number(b, seat, step, space)
        if isinstance(space, OneOf):
            if step == "support_cities":
                return max(space.ids, key=lambda a: b.box.limit[a])
            return _better_faction(b) if step == "keep_faction" else None
        return _several(b, seat, step, space)


def _from_menu(b: Board, seat: int, step: str, space: Menu[Any]) -> object | None:
    """Questions that offer verbs."""
    if step == "move":
        return settling.order(b, seat, space)
    if step in ("trade_in_turn", "trade_freely"):
        return trading.action(b, seat, space)
    if step == "tend_ships":
        return _ships(b, seat, space)
    if step == "acquire_cards":
        return _acquire(b, seat)
    if isinstance(space, UnitMenu):
        return _units(b, seat, space, step.startswith("lose_to"))
    return None


def _number(b: Board, seat: int, step: str, space: Number) -> object | None:
    """Questions that ask how much."""
    if step == "set_tax_rate":
        saving = _saves(b, seat) if _has_all(b, seat) else b.treasury[seat] <= 20
        return 2 if saving and b.stock[seat] >= 4 * b.cities[seat] else 1
    if step == "show_grain":
        return space.high
    if step == "buy_gold":
        return space.high if b.stock[seat] < 12 and not _has_all(b, seat) else 0
    return None


def _several(b: Board, seat: int, step: str, space: Space[object]) -> object | None:
    """Questions that ask for several things at once."""
    if step == "plan_ships":
        return ()
    if step == "plan_reductions" and isinstance(space, Order):
        return tuple(sorted(space.ids, key=lambda a: -b.box.limit[a]))
    if step == "build_cities" and isinstance(space, SomeOf):
        return settling.worthy_cities(b, seat, space)
    return _surplus(b, seat) if step == "return_trade_cards" else None


def _ships(b: Board, seat: int, space: Menu[int]) -> object:
    """Keep ships while they can be paid for; build one where the land is full, or to bring money
    back into stock.
    """  # civ:9.6
    saves = _saves(b, seat)
    if MAINTAIN in space.ids and not saves:
        return (MAINTAIN, space.then(MAINTAIN).values()[0])
    if MAINTAIN_BY_LEVY in space.ids:
        areas = space.then(MAINTAIN_BY_LEVY).values()
        rich = [a for a in areas if b.tokens_at(seat, a) > 2]
        if rich:
            return (MAINTAIN_BY_LEVY, rich[0])
    if BUILD in space.ids and not saves and b.treasury[seat] > HOARD > b.stock[seat]:
        return (BUILD, space.then(BUILD).values()[0])
    afloat = SHIPS - b.ships[seat * SHIPS : seat * SHIPS + SHIPS].count(-1)
    wanted = 1 if b.people[seat] < 24 else 2
    if afloat < wanted and b.people[seat] >= 4 and BUILD_LEVY in space.ids:
        areas = space.then(BUILD_LEVY).values()
        full = [a for a in areas if b.tokens_at(seat, a) > b.box.limit[a] and b.city[a] < 0]
        if full and not settling.land_room(b, seat):
            return (BUILD_LEVY, full[0])
    return (DONE, ())


def _allot(b: Board, seat: int, step: str, space: Allot) -> object:
    """Losses go to the leaders; growth goes to the smallest groups first."""
    counts = [0] * len(space.places)
    if step == "expand":
        order = sorted(range(len(counts)), key=lambda i: b.tokens_at(seat, space.places[i]))
    else:
        order = sorted(range(len(counts)), key=lambda i: -b.marker[space.places[i]])
    left = space.high
    for i in order:
        counts[i] = min(left, space.caps[i])
        left -= counts[i]
    return tuple(counts)


def _has_all(b: Board, seat: int) -> bool:
    """Whether nothing can be bought any more: then money counts only for the last spaces."""
    return b.cards[seat].bit_count() >= MOST_CARDS


def _saves(b: Board, seat: int) -> bool:
    """Whether only money and trade cards can still make the total of the last space, and there
    are tokens enough left for people.
    """  # civ:20.3
    if not _has_all(b, seat) or b.treasury[seat] > PURSE:
        return False
    return b.worth(seat) < max(b.box.space_value[b.nation[seat]])


def _top(b: Board, seat: int) -> int:
    """The highest total that the way to the finish asks for."""
    return max(b.box.space_value[b.nation[seat]][: b.box.last_space + 1])


def _lacking(b: Board, seat: int) -> float:
    """Hundreds of card points without which the finish cannot be had, hand and treasury being
    what they mostly are at the end; or cards, where that is what the last epoch asks for."""
    nation, finish = b.nation[seat], b.box.last_space
    last = b.box.epoch[nation][finish]
    if b.box.variant == FARMERS:
        return 0.0
    if last == LATE_IRON:
        return max(0, _top(b, seat) - IN_HAND - b.card_points(seat)) / 100
    if last == EARLY_IRON:
        return max(0, CARDS_FOR_IRON - b.cards[seat].bit_count()) * CHEAP_CARD
    return 0.0


def _goal(b: Board, seat: int) -> int:
    """Card points that a purchase must leave within reach: the Late Iron Age needs 1000, the last
    space of the row more; but no more than is still in reach."""
    wanted = max(POINTS_FOR_LATE_IRON, max(b.box.space_value[b.nation[seat]]) - IN_HAND)
    return min(wanted, most_points(b.box, b.cards[seat], b.supply))


def _acquire(b: Board, seat: int) -> object:
    budget = b.hand_value(seat) + b.treasury[seat]
    cards, _, _ = best_cards(b.box, b.cards[seat], b.supply, budget, _goal(b, seat))
    for card in cards:
        if not b.basket >> card & 1:
            return (ACQUIRE, card)
    return (DONE, ())


def _pay(b: Board, seat: int, space: Space[object]) -> object | None:
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    payment = best_payment(b.box, hand, b.treasury[seat], basket_price(b, seat))
    return payment if space.holds(payment) else None


def _surplus(b: Board, seat: int) -> object:
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    kept = best_six(b.box, hand)
    return tuple([k for k in range(KINDS) for _ in range(hand[k] - kept.count(k))])


def _units(b: Board, seat: int, space: UnitMenu, losing: bool) -> object:
    """Tokens from the fullest area while the cities stay supported, else a city."""
    tokens_first = losing and b.people[seat] > 2 * b.cities[seat] + 2
    if TOKENS in space.ids and (tokens_first or CITY not in space.ids):
        area = max(space.tokens, key=lambda a: b.tokens[seat * LAND + a])
        most = space.tokens[area]
        return (TOKENS, (area, max(1, most - 1) if losing else most))
    return (CITY, max(space.cities, key=lambda a: b.box.limit[a]))


def _better_faction(b: Board) -> object:
    tokens, cities = unpicked(b)
    second = sum([n for _, n in tokens]) + CITY_POINTS * len(cities)
    return 1 if second * 2 > b.strength(victim_of(b)) else 0


def judgement() -> CivilizationJudgement:
    """What bots may know about value in this title."""
    return CivilizationJudgement()

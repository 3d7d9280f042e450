"""1. Collect Resources."""

from typing import Any, Final

from pelagos.engine.contract import Fact
from pelagos.engine.seats import FATE, only
from pelagos.engine.spaces import Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.engine.verbs import LATER, Actions, Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    COLLECTED,
    COLLECTED_WHAT,
    COLOSSUS_GOOD,
    LEGENDARY_DRAWN,
    LEGENDARY_SEEN,
    RESHUFFLED,
    TEMPLE_CHOICE,
)
from pelagos.games.mare_nostrum.empires.ids import (
    CARAVAN,
    CIRCE,
    COIN,
    COLOSSUS,
    GOODS,
    LEGENDARY,
    LEGENDARY_CITY,
    MARKET,
    NONE,
    TAKE,
    TEMPLE,
    TEMPLE_OF_ARTEMIS,
    YIELD_COIN,
    YIELD_LEGENDARY,
    Icon,
)
from pelagos.games.mare_nostrum.empires.passing import DeclineTile
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in

PENDING: Final = -2
"""A Temple choice not made yet."""

YIELDED: Final = GOODS + 1
"""What an income is made of: the goods, then the coin. Index = seat * YIELDED + resource."""


def temple_doubles(b: Board, city: Icon) -> bool:
    """Whether the player who controls a city also controls a Temple in its province."""
    # mne:1.1.b mne:4.3.2.b mne:R.17
    temple = b.box.temple_at[b.box.icon_province[city]]
    return temple >= 0 and b.is_built(temple) and b.controller(temple) == b.controller(city)


def market_doubles(b: Board, caravan: Icon, seat: int) -> bool:
    """Whether `seat`, who collects from a caravan, also controls a Market in its province."""
    # mne:1.1.c mne:4.3.2.b mne:R.17
    market = b.box.market_at[b.box.icon_province[caravan]]
    return market >= 0 and b.is_built(market) and b.controller(market) == seat


class FindTempleChoices(Do[Board]):
    """A Legendary City and a Temple controlled by the same player yield one more coin or legendary
    good: a choice, if both are left.
    """

    clause = "mne:1.1.d"

    def do(self, b: Board) -> None:
        coins, goods = b.reserve[COIN] > 0, b.draw_pile() > 0
        found = [NONE] * len(b.box.legendary_cities)
        for at, city in enumerate(b.box.legendary_cities):
            if b.is_built(city) and b.controller(city) >= 0 and temple_doubles(b, city):
                if coins and goods:
                    found[at] = PENDING
                elif coins or goods:
                    found[at] = YIELD_COIN if coins else YIELD_LEGENDARY
        b.temple_choice = tuple(found)


class ChooseTempleYield(Ask[Board, tuple[int, int]]):
    """A Legendary City with a Temple: one more coin or legendary good, chosen before any draw."""

    # mne:1.1.d mne:R.18

    name = "temple_choice"
    clause = "mne:1.1.d"

    def who(self, b: Board) -> list[int]:
        if PENDING not in b.temple_choice:
            return []
        seats: list[int] = []
        for at, choice in enumerate(b.temple_choice):
            seat = b.controller(b.box.legendary_cities[at])
            if choice == PENDING and seat not in seats:
                seats.append(seat)
        return seats

    def cities(self, b: Board, seat: int) -> list[int]:
        """The cities for which the seat has not chosen yet."""
        return [
            city
            for at, city in enumerate(b.box.legendary_cities)
            if b.temple_choice[at] == PENDING and b.controller(city) == seat
        ]

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "icon*", tuple(self.cities(b, seat)))]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        cities = self.cities(b, seat)
        either = OneOf("yield", [YIELD_COIN, YIELD_LEGENDARY])
        return Menu("icon", cities, [either] * len(cities))

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        city, chosen = value
        at = b.box.legendary_cities.index(city)
        b.temple_choice = changed(b.temple_choice, at, chosen)
        b.tell(TEMPLE_CHOICE, seat, city, chosen)


class Income(Do[Board]):
    """Caravans pay goods and cities coins; Markets and Temples double them for the same player. All
    collect together, at war too, behind their screens; what runs short is dealt in Trade track
    order.
    """  # mne:1.1.a mne:1.1.b mne:1.1.c mne:1.1.e mne:1.1.g mne:1.1.h mne:L.1 mne:4.3.2.b mne:R.17

    clause = "mne:1.1.b"

    def do(self, b: Board) -> None:
        owed = incomes(b)
        legendary = list(b.legendary_due)
        for at, city in enumerate(b.box.legendary_cities):
            if b.is_built(city):
                seat = b.controller(city)
                if seat >= 0:
                    # A legendary good besides its coin, and one more of either. mne:1.1.d
                    legendary[seat] += 1
                    if b.temple_choice[at] == YIELD_LEGENDARY:
                        legendary[seat] += 1
                    elif b.temple_choice[at] == YIELD_COIN:
                        owed[seat * YIELDED + COIN] += 1
        b.temple_choice = (NONE,) * len(b.temple_choice)
        b.legendary_due = tuple(legendary)
        for seat in b.trade_order():
            got: list[int] = []
            for resource in range(YIELDED):
                n = owed[seat * YIELDED + resource]
                if n:
                    got += [resource] * b.gain(seat, resource, n)
            b.tell(COLLECTED, seat, len(got))
            b.tell_only(only(seat), COLLECTED_WHAT, seat, tuple(got))


def income(b: Board, seat: int) -> int:
    """How many resources a seat is due, legendary goods and Temple choices included."""
    at = seat * YIELDED
    ordinary = sum(incomes(b)[at : at + YIELDED])
    cities = [
        city for city in b.box.legendary_cities if b.is_built(city) and b.controller(city) == seat
    ]
    return ordinary + sum([2 if temple_doubles(b, city) else 1 for city in cities])


def incomes(b: Board) -> list[int]:
    """The goods and coins each seat is due, without legendary goods and Temple choices: index =
    seat * YIELDED + resource. What Hamilcar adds to a pillage is in conquest.
    """  # mne:1.1.b mne:1.1.c mne:1.1.e
    box, stand = b.box, b.stand
    owed = [0] * (box.players * YIELDED)
    for icon in ids_in(b.built):
        seat = b.controller(icon)
        sort = box.icon_sort[icon]
        if seat < 0 or sort in (MARKET, TEMPLE):  # These alone pay nothing.
            continue
        at = seat * YIELDED
        if sort == CARAVAN:
            owed[at + box.icon_good[icon]] += 2 if market_doubles(b, icon, seat) else 1
        elif sort == LEGENDARY_CITY:
            owed[at + COIN] += 1
        else:  # a city or capital
            owed[at + COIN] += 2 if temple_doubles(b, icon) else 1
    # Circe: a Legion on an empty caravan icon works as a caravan. mne:10.circe mne:1.2.e mne:R.26
    for icon in ids_in(box.sort_mask[CARAVAN] & ~b.built):
        seat = stand[icon]
        if seat >= 0 and b.has(seat, CIRCE):
            number = 2 if market_doubles(b, icon, seat) else 1
            owed[seat * YIELDED + box.icon_good[icon]] += number
    # One coin more. mne:11.temple_of_artemis
    artemis = b.owner[TEMPLE_OF_ARTEMIS]
    if artemis >= 0:
        owed[artemis * YIELDED + COIN] += 1
    return owed


def legendary_options(b: Board) -> list[int]:
    """The legendary goods a draw can bring."""
    mask = b.draw_pile()
    return [LEGENDARY + g for g in range(GOODS) if mask >> g & 1]


class DrawLegendary(Ask[Board, int]):
    """Legendary goods are drawn one by one, in the order of the Trade track."""  # mne:1.2.d

    name = "draw_legendary"
    clause = "mne:1.2.a"

    def who(self, b: Board) -> list[int]:
        return [FATE] if any(b.legendary_due) and b.draw_pile() else []

    def drawer(self, b: Board) -> int:
        """Who draws next: of those due a legendary good, the highest on the Trade track."""
        for seat in b.trade_order():
            if b.legendary_due[seat]:
                return seat
        raise AssertionError("nobody draws")

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("player", "seat", self.drawer(b))]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("resource", legendary_options(b))

    def seen_by(self, b: Board, seat: int) -> int:
        return only(self.drawer(b))  # mne:H.4

    def answer(self, b: Board, seat: int, value: int) -> None:
        drawer = self.drawer(b)
        b.legendary_due = changed(b.legendary_due, drawer, b.legendary_due[drawer] - 1)
        if not b.pile:
            b.tell(RESHUFFLED, drawer)
        b.draw_legendary(drawer, value)
        b.tell(LEGENDARY_DRAWN, drawer)
        b.tell_only(only(drawer), LEGENDARY_SEEN, drawer, value)


class ForgetDraws(Do[Board]):
    """When pile and discard are both empty, the draws still due are lost."""

    clause = "mne:1.2.c"

    def do(self, b: Board) -> None:
        b.legendary_due = (0,) * b.box.players


class TakeGood(Verb[Board, int]):
    """Any good that is in the reserve."""  # mne:11.colossus

    id = TAKE
    clause = "mne:11.colossus"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("resource", [g for g in range(GOODS) if b.reserve[g]])

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(range(GOODS))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.use(seat, COLOSSUS)
        b.gain(seat, value, 1)
        b.tell(COLOSSUS_GOOD, seat, value)  # mne:H.6

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """A good of which none is left, or no good at all."""
        return "mne:L.1" if value in self.in_sight(b, seat) else self.clause


class ColossusGood(Actions[Board]):
    """The Colossus brings a good of its owner's choice after everybody has collected."""

    name = "colossus"
    clause = "mne:11.colossus"

    def __init__(self) -> None:
        super().__init__([TakeGood(), DeclineTile(COLOSSUS)])

    def who(self, b: Board) -> list[int]:
        owner = b.owner[COLOSSUS]
        if owner < 0 or b.used[owner] >> COLOSSUS & 1 or not any(b.reserve[:GOODS]):
            return []
        return [owner]

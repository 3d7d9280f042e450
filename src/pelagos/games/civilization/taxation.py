"""Phase 1: taxation, and the revolts of cities that were not paid for."""

from typing import Final

from pelagos.engine.contract import Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Number, OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.ids import COINAGE

TAX_RATE: Final = EventKind("tax_rate", "rate:number", clause="civ:6.4")
TAX_PAID: Final = EventKind("tax_paid", "count:number", clause="civ:6.1")
CITIES_REVOLT: Final = EventKind("cities_revolt", "count:number", clause="civ:6.2")
CITY_CHANGES_SIDE: Final = EventKind(
    "city_changes_side", "area:area", "owner:seat", clause="civ:6.3.2"
)
CITY_STAYS: Final = EventKind("city_stays", "area:area", clause="civ:6.3.3n")
CITY_DISSOLVES: Final = EventKind("city_dissolves", "area:area", "owner:seat", clause="civ:6.3.3")

USUAL_RATE: Final = 2


class BeginTaxation(Do[Board]):
    """Everybody's rate is two tokens for each city, but holders of Coinage choose theirs."""

    def do(self, b: Board) -> None:
        b.rates = tuple(
            [0 if b.cities[s] and b.holds(s, COINAGE) else USUAL_RATE for s in range(b.box.players)]
        )


def undecided(b: Board) -> list[int]:
    """Holders of Coinage who have not set their rate."""
    return [s for s in b.ast if b.rates[s] == 0]


class SetTaxRate(Ask[Board, int]):
    """Holders of Coinage choose, even more than they can pay."""  # civ:6.4 civ:22.3.11 civ:S.1a

    name = "set_tax_rate"
    clause = "civ:6.4"

    def who(self, b: Board) -> list[int]:
        return undecided(b)[:1]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return Number(1, 3, "tokens")

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [
            Fact("cities", "number", b.cities[seat]),
            Fact("stock", "number", b.stock[seat]),
        ]

    def price(self, b: Board, seat: int, value: int) -> Cost:
        """From stock to treasury, as far as the stock goes."""  # civ:6.1 civ:6.2
        return (("stock", value * min(b.cities[seat], b.stock[seat] // value)),)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.rates = changed(b.rates, seat, value)
        b.tell(TAX_RATE, seat, value)


class PayTaxes(Do[Board]):
    """From stock to treasury, city by city; cities that cannot be paid for revolt."""

    # civ:2.7.3 civ:6.1 civ:6.2 civ:R.3 civ:6.3.1 civ:6.3.4 civ:S.1b

    clause = "civ:6.1"

    def do(self, b: Board) -> None:
        short = [0] * b.box.players
        for seat in b.ast:
            cities = b.cities[seat]
            if not cities:
                continue
            rate = b.rates[seat]
            paid = min(cities, b.stock[seat] // rate)
            b.stock[seat] -= paid * rate
            b.treasury[seat] += paid * rate
            short[seat] = cities - paid
            b.tell(TAX_PAID, seat, paid * rate)
            if short[seat]:
                b.tell(CITIES_REVOLT, seat, short[seat])
        b.rates = ()
        if any(short):
            b.shortfall = tuple(short)
            b.ranking = b.by_stock()
            b.pieces = tuple([b.city_pieces(s) for s in range(b.box.players)])


def revolting(b: Board) -> list[int]:
    """Cities that may still be taken: of owners who could not pay, and not settled yet."""
    short = b.shortfall
    return [
        a for a in b.box.land if b.city[a] >= 0 and short[b.city[a]] and a not in b.areas_decided
    ]


class TakeRevoltingCity(Ask[Board, int]):
    """The largest stock takes first, then the next, as long as city pieces last; the owner is
    ranked with the others.
    """  # civ:6.3.2 civ:6.3.3 civ:6.3.3n civ:R.4 civ:R.5 civ:S.1c

    name = "take_revolting_city"
    clause = "civ:6.3.2"

    def who(self, b: Board) -> list[int]:
        if any(b.shortfall):
            for seat in b.ranking:
                if b.pieces[seat]:
                    return [seat]
        return []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", revolting(b))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "number", sum(b.shortfall))]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """Every city that is not the seat's own."""
        return [a for a in b.box.land if b.city[a] >= 0 and b.city[a] != seat]

    def answer(self, b: Board, seat: int, value: int) -> None:
        owner = b.city[value]
        b.shortfall = changed(b.shortfall, owner, b.shortfall[owner] - 1)
        b.pieces = changed(b.pieces, seat, b.pieces[seat] - 1)
        b.areas_decided = (*b.areas_decided, value)
        if owner == seat:
            b.tell(CITY_STAYS, seat, value)
            return
        b.lose_city(value)
        b.found_city(seat, value)
        b.tell(CITY_CHANGES_SIDE, seat, value, owner)


class RemoveRevoltingCity(Ask[Board, int]):
    """Nobody can replace the rest: the first-ranked player says which they are."""

    # civ:6.3.3 civ:R.5

    name = "remove_revolting_city"
    clause = "civ:6.3.3"

    def who(self, b: Board) -> list[int]:
        return [b.ranking[0]] if any(b.shortfall) else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", revolting(b))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("cities", "number", sum(b.shortfall))]

    def answer(self, b: Board, seat: int, value: int) -> None:
        owner = b.city[value]
        b.shortfall = changed(b.shortfall, owner, b.shortfall[owner] - 1)
        b.lose_city(value)
        b.tell(CITY_DISSOLVES, NOBODY, value, owner)


class EndTaxation(Do[Board]):
    """All revolts are settled."""

    def do(self, b: Board) -> None:
        b.shortfall = b.ranking = b.pieces = b.areas_decided = ()

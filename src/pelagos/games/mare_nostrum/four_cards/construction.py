"""Construction: a turn of buying, and what is kept after it; how one pays is in payment."""

from typing import Final

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, Menu, Number, OneOf, SomeOf, Space, both, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.four_cards.board import UNANSWERED, B, Board
from pelagos.games.mare_nostrum.four_cards.cards import in_cards
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARD,
    CITY,
    CLEOPATRA,
    CONVERT,
    END,
    EXCHANGE,
    FORTRESS,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    GOODS,
    HANGING_GARDENS,
    INFLUENCE,
    KINDS,
    LEGION,
    MARKET,
    OUT_OF_THE_GAME,
    TAX,
    TEMPLE,
    TRIREME,
)
from pelagos.games.mare_nostrum.four_cards.payment import PLACE_KIND, purse
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in

EXCHANGED: Final = EventKind("exchanged", "given:resource", "received:resource", clause="mn:9.1.5")
KEPT: Final = EventKind(
    "cards_kept", "coins:number", "goods:number", clause="mn:6.4.1", reveals=True
)

ENDED: Final = 1
"""In `turn_stage`: the builder has finished."""

CHEAPEST: Final = 2
"""The lowest price of anything: with fewer cards nothing can be bought."""


BUILT_ON_OWN_LAND: Final = (CITY, CARAVAN, TEMPLE, MARKET, LEGION, FORTRESS, TRIREME)
PAID_FOR: Final = (*BUILT_ON_OWN_LAND, INFLUENCE, CONVERT, CARD)


Bought = int | tuple[int, int] | tuple[()]
"""A place or a card; what is given and received in an exchange; nothing more."""


class Placings(Menu[Bought]):
    """What may be placed next, and where; to end needs no place."""

    kind = "verb"

    def __init__(self, verbs: list[int], places: list[list[int]]) -> None:
        self.ids = verbs
        self.places = places

    def then(self, id: int) -> Space[Bought]:
        if id == END:
            return NOTHING
        return OneOf(PLACE_KIND.get(id, "area"), self.places[self.ids.index(id)])

    def draw(self, rng: Rng) -> tuple[int, Bought]:
        at = rng.below(len(self.ids))
        verb, places = self.ids[at], self.places[at]
        return (verb, places[rng.below(len(places))] if places else self.then(verb).draw(rng))

    def listed(self, most: int) -> list[tuple[int, Bought]] | None:
        found: list[tuple[int, Bought]] = []
        for verb, places in zip(self.ids, self.places, strict=True):
            for answer in places or self.then(verb).values():
                found.append((verb, answer))
        return found if len(found) <= most else None


class Purchases(Placings):
    """What a player may do next in their construction turn."""

    def __init__(self, verbs: list[int], places: list[list[int]], b: Board, seat: int) -> None:
        self.ids = verbs
        self.places = places
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space[Bought]:
        return exchanges(self.b, self.seat) if id == EXCHANGE else super().then(id)


def exchanges(b: Board, seat: int) -> Menu[int]:
    """Cleopatra: any good for a coin, or a coin for any good; the bank must have it."""
    # mn:9.1.5 mn:11.4 lc:18.2 lc:20.2
    held = b.hands[seat * KINDS : seat * KINDS + KINDS]
    given: list[int] = []
    spaces: list[Space[int]] = []
    for kind in range(KINDS):
        if held[kind]:
            wanted = [TAX] if kind != TAX else list(GOODS)
            wanted = [k for k in wanted if b.bank[k]]
            if wanted:
                given.append(kind)
                spaces.append(OneOf("resource", wanted))
    return Menu("resource", given, spaces)


class Build(Ask[B, tuple[int, Bought]]):
    """A player makes any number of purchases, each paid with its own set, until they end; or none.

    `shop` says what things cost and where they may go; `payment` asks for the set.
    """

    name = "build"
    pays_later = True

    def __init__(self, shop: Shop[B], payment: Phase, clause: str) -> None:
        self.shop = shop
        self.payment = payment
        self.calls = [payment]
        self.clause = clause  # mn:6.1.3 lc:9.3 lc:9.4

    def who(self, b: B) -> list[int]:
        return [] if b.turn_stage == ENDED else [b.active]

    def choices(self, b: B, seat: int) -> Space[tuple[int, Bought]]:
        shop = self.shop
        verbs = [END]  # Nobody has to buy anything. mn:6.1.3 lc:20.5
        places: list[list[int]] = [[]]
        coins, kinds = purse(b.hands, seat)
        most = max(coins, kinds)
        if most >= CHEAPEST:
            prices = shop.prices(b, seat)
            provinces = shop.provinces_to_build_in(b, seat)
            for item in BUILT_ON_OWN_LAND if provinces else ():
                if prices[item] <= most:
                    found = shop.places(b, seat, item, provinces)
                    if found:
                        verbs.append(item)
                        places.append(found)
            if prices[INFLUENCE] <= most:
                found = shop.influence_places(b, seat)
                if found:
                    verbs.append(INFLUENCE)
                    places.append(found)
                found = shop.convertible(b, seat)
                if found:
                    verbs.append(CONVERT)
                    places.append(found)
            if most >= b.box.cheapest_card:
                found = shop.cards(b, seat, most)
                if found:
                    verbs.append(CARD)
                    places.append(found)
        self.add_free(b, seat, verbs, places)
        return Purchases(verbs, places, b, seat)

    def add_free(self, b: B, seat: int, verbs: list[int], places: list[list[int]]) -> None:
        """What is free: gifts of heroes and wonders, Cleopatra's exchange."""
        shop = self.shop
        for verb, found in (
            (FREE_INFLUENCE, shop.free_influence_places(b, seat)),
            (FREE_CONVERT, shop.free_conversions(b, seat)),
            (FREE_FORTRESS, shop.free_fortress_places(b, seat)),
        ):
            if found:
                verbs.append(verb)
                places.append(found)
        if b.owner[CLEOPATRA] == seat and not b.exchanged and exchanges(b, seat).ids:
            verbs.append(EXCHANGE)
            places.append([])

    def betrays(self, b: B, seat: int) -> bool:
        if b.owner[CLEOPATRA] == seat:
            return b.hand_size(seat) > 0
        return b.hand_size(seat) >= CHEAPEST  # mn:10.2 lc:19.5

    def answer(self, b: B, seat: int, value: tuple[int, Bought]) -> None:
        verb, target = value
        if isinstance(target, int):
            self.obtain(b, seat, verb, target)
        elif target:
            given, received = target
            b.exchanged = True
            b.pay_to_bank(seat, given, 1)
            b.draw_from_bank(seat, received, 1)
            b.tell(EXCHANGED, seat, given, received)
        else:
            b.turn_stage = ENDED

    def price(self, b: B, seat: int, value: tuple[int, Bought]) -> Cost:
        """The payment that will follow; gifts and the exchange are free."""
        verb, target = value
        if verb not in PAID_FOR or not isinstance(target, int):
            return FREE
        return in_cards(self.shop.cost(b, seat, verb, target))

    def in_sight(self, b: B, seat: int) -> list[tuple[int, Bought]]:
        """Every hero and wonder the player does not own, and everything on their land."""
        atlas, own = b.box.atlas, list(ids_in(b.land[seat]))
        found: list[tuple[int, Bought]] = []
        for card, owner in enumerate(b.owner):
            if owner not in (seat, OUT_OF_THE_GAME):
                found.append((CARD, card))
        for p in own:
            found += [(CITY, site) for site in atlas.cities[p]]
            found += [(CARAVAN, site) for site in atlas.caravans[p]]
            found += [(item, p) for item in (TEMPLE, MARKET, LEGION, FORTRESS, TRIREME)]
        found += [(INFLUENCE, p) for p in ids_in(self.shop.provinces_next_to_own(b, seat))]
        found += [(CONVERT, p) for p, side in enumerate(b.claim) if side == seat]
        return found

    def why_not(self, b: B, seat: int, value: object) -> str:
        verb, target = pair(value)
        if verb == EXCHANGE:
            return self.shop.why_exchange
        if isinstance(verb, int) and isinstance(target, int):
            return self.shop.why_not(b, seat, verb, target) or self.clause
        return self.clause

    def obtain(self, b: B, seat: int, verb: int, target: int) -> None:
        """A gift is placed at once; anything else is placed when it has been paid for."""
        shop = self.shop
        if verb == FREE_INFLUENCE:
            self.use_gift(b, seat, verb, target)
            shop.place_marker(b, seat, target)
        elif verb == FREE_CONVERT:
            self.use_gift(b, seat, verb, target)
            shop.convert(b, seat, target)
        elif verb == FREE_FORTRESS:
            self.use_gift(b, seat, verb, target)
            shop.raise_unit(b, seat, FORTRESS, target)
        else:
            b.item = verb
            b.target = target
            b.call(self.payment)

    def use_gift(self, b: B, seat: int, verb: int, target: int) -> None:
        """A gift can be used once."""
        b.free_marker_used = True


class EndBuilding(Do[B]):
    """Free markers and exchanges not used in this turn are lost, new ones come with the next."""

    def do(self, b: B) -> None:
        b.turn_stage = 0
        b.free_marker_used = False
        b.exchanged = False


# -- the end of the phase -------------------------------------------------------------------------


class Keep(Ask[Board, tuple[int, tuple[int, ...]]]):
    """From turn to turn everybody keeps up to two unspent coins (`most_tax_kept`), and the owner of
    the Hanging Gardens also a few goods (`most_goods_kept`, one in 2003).
    """

    name = "keep_cards"
    secret = True  # lc:21.2

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:6.4.1 mn:6.4.2 mn:6.4.3 mn:9.3.2 lc:9.8 lc:16.2

    def who(self, b: Board) -> list[int]:
        kept, hands = b.kept, b.hands
        return [
            s
            for s in b.box.seats
            if kept[s] == UNANSWERED and any(hands[s * KINDS : s * KINDS + KINDS])
        ]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, ...]]]:
        return both(("coins", "goods"), self.coins(b, seat), self.goods(b, seat))

    def coins(self, b: Board, seat: int) -> Number:
        """How many coins may stay."""
        return Number(0, min(b.box.most_tax_kept, b.hands[seat * KINDS + TAX]), "tax")

    def goods(self, b: Board, seat: int) -> SomeOf:
        """Which goods may stay."""
        gardens = b.owner[HANGING_GARDENS] == seat
        goods = [kind for kind in b.hand(seat) if kind != TAX] if gardens else []
        return SomeOf("resource", goods, 0, min(b.box.most_goods_kept, len(goods)))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        gardens = b.owner[HANGING_GARDENS] == seat
        return [
            Fact("coins", "number", b.box.most_tax_kept),
            Fact("goods", "number", b.box.most_goods_kept if gardens else 0),
        ]

    def betrays(self, b: Board, seat: int) -> bool:
        return True  # a player who can keep nothing holds no coin. mn:10.2 lc:19.5

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, ...]]) -> None:
        coins, goods = value
        b.kept = changed(b.kept, seat, (*((TAX,) * coins), *goods))


class DiscardRest(Do[Board]):
    """All other cards return to the bank, for everybody at the same moment."""  # mn:6.4.1 lc:9.8

    def do(self, b: Board) -> None:
        for seat in b.box.seats:
            kept = b.kept[seat]
            if kept == UNANSWERED:
                continue
            for kind, held in enumerate(b.hands[seat * KINDS : seat * KINDS + KINDS]):
                if held:
                    b.pay_to_bank(seat, kind, held - kept.count(kind))
            b.kept = changed(b.kept, seat, UNANSWERED)
            # How many coins and goods are kept is open, but not which goods. mn:10.2 lc:19.5
            coins = kept.count(TAX)
            b.tell(KEPT, seat, coins, len(kept) - coins)

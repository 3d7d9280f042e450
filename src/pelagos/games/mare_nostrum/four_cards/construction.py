"""Construction: what may be bought and where, how it is paid, what is kept."""

from typing import Final

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import NOTHING, Form, Menu, Number, OneOf, SomeOf, Space
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
    NOBODYS,
    OUT_OF_THE_GAME,
    TAX,
    TEMPLE,
    TRIREME,
)
from pelagos.games.mare_nostrum.four_cards.payment import cards_paid, payments, purse
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop
from pelagos.games.mare_nostrum.shared.tables import bits, put

PAID: Final = EventKind("paid", "cards:resource*", clause="mn:6.3.4")
EXCHANGED: Final = EventKind("exchanged", "given:resource", "received:resource", clause="mn:9.1.5")
KEPT: Final = EventKind(
    "cards_kept", "coins:number", "goods:number", clause="mn:6.4.1", reveals=True
)

CHEAPEST: Final = 2
"""No price is ever lower."""


BUILT_ON_OWN_LAND: Final = (CITY, CARAVAN, TEMPLE, MARKET, LEGION, FORTRESS, TRIREME)
PAID_FOR: Final = (*BUILT_ON_OWN_LAND, INFLUENCE, CONVERT, CARD)
PLACE_KIND: Final = {CITY: "site", CARAVAN: "site", CARD: "card"}


class Placings(Menu):
    """What may be placed next, and where; ending needs no place."""

    kind = "verb"

    def __init__(self, verbs: list[int], places: list[list[int]]) -> None:
        self.ids = verbs
        self.places = places

    def then(self, id: int) -> Space:
        if id == END:
            return NOTHING
        return OneOf(PLACE_KIND.get(id, "area"), self.places[self.ids.index(id)])

    def draw(self, rng: Rng) -> object:
        at = rng.below(len(self.ids))
        verb, places = self.ids[at], self.places[at]
        return (verb, places[rng.below(len(places))] if places else self.then(verb).draw(rng))

    def listed(self, most: int) -> list[object] | None:
        found: list[object] = []
        for verb, places in zip(self.ids, self.places, strict=True):
            for answer in places or self.then(verb).values():
                found.append((verb, answer))
        return found if len(found) <= most else None


class Purchases(Placings):
    """What a player may do next in his construction turn."""

    def __init__(self, verbs: list[int], places: list[list[int]], b: Board, seat: int) -> None:
        self.ids = verbs
        self.places = places
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        return exchanges(self.b, self.seat) if id == EXCHANGE else super().then(id)


def exchanges(b: Board, seat: int) -> Menu:
    """One good for a coin, or a coin for a good; the bank must have it."""
    # mn:9.1.5 mn:11.4 lc:18.2 lc:20.2
    held = b.hands[seat * KINDS : seat * KINDS + KINDS]
    given: list[int] = []
    spaces: list[Space] = []
    for kind in range(KINDS):
        if held[kind]:
            wanted = [TAX] if kind != TAX else list(GOODS)
            wanted = [k for k in wanted if b.bank[k]]
            if wanted:
                given.append(kind)
                spaces.append(OneOf("resource", wanted))
    return Menu("resource", given, spaces)


class Build(Ask[B, tuple[int, object]]):
    """A player buys one thing after another, each with its own set, until he ends."""

    name = "build"

    def __init__(self, shop: Shop[B], payment: Phase, clause: str) -> None:
        self.shop = shop
        self.payment = payment
        self.calls = [payment]
        self.clause = clause  # mn:6.1.3 lc:9.3 lc:9.4

    def who(self, b: B) -> list[int]:
        return [] if b.stage else [b.active]

    def choices(self, b: B, seat: int) -> Space:
        shop = self.shop
        verbs = [END]  # Nobody has to buy anything. mn:6.1.3 lc:20.5
        places: list[list[int]] = [[]]
        coins, kinds = purse(b.hands, seat)
        most = max(coins, kinds)
        if most >= CHEAPEST:
            prices = shop.prices(b, seat)
            provinces = shop.open_provinces(b, seat)
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
        """What costs nothing: gifts of heroes and wonders, Cleopatra's exchange."""
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

    def answer(self, b: B, seat: int, value: tuple[int, object]) -> None:
        verb, target = value
        if verb == END:
            b.stage = 1
        elif verb == EXCHANGE:
            assert isinstance(target, tuple)
            given, received = target
            b.exchanged = True
            b.pay_to_bank(seat, given, 1)
            b.draw_from_bank(seat, received, 1)
            b.tell(EXCHANGED, seat, given, received)
        else:
            assert isinstance(target, int)
            self.obtain(b, seat, verb, target)

    def price(self, b: B, seat: int, value: tuple[int, object]) -> Cost:
        """What the payment that follows will be; gifts and the exchange cost nothing."""
        verb, target = value
        if verb not in PAID_FOR or not isinstance(target, int):
            return FREE
        return in_cards(self.shop.cost(b, seat, verb, target))

    def in_sight(self, b: B, seat: int) -> list[tuple[int, object]]:
        """The heroes and wonders of the others and of nobody, and everything on one's own land."""
        atlas, own = b.box.atlas, list(bits(b.land[seat]))
        found: list[tuple[int, object]] = []
        for card, owner in enumerate(b.owner):
            if owner not in (seat, OUT_OF_THE_GAME):
                found.append((CARD, card))
        for p in own:
            found += [(CITY, site) for site in atlas.cities[p]]
            found += [(CARAVAN, site) for site in atlas.caravans[p]]
            found += [(item, p) for item in (TEMPLE, MARKET, LEGION, FORTRESS, TRIREME)]
        found += [(INFLUENCE, p) for p in bits(self.shop.neighbours(b, seat))]
        found += [(CONVERT, p) for p, side in enumerate(b.claim) if side == seat]
        return found

    def why_not(self, b: B, seat: int, value: object) -> str:
        if isinstance(value, tuple) and len(value) == 2:
            verb, target = value
            if verb == EXCHANGE:
                return self.shop.why_exchange
            if type(verb) is int and type(target) is int:
                return self.shop.why_not(b, seat, verb, target) or self.clause
        return self.clause

    def obtain(self, b: B, seat: int, verb: int, target: int) -> None:
        """A gift is put down at once; anything else is put down when it has been paid."""
        shop = self.shop
        if verb == FREE_INFLUENCE:
            self.use_gift(b, seat, verb, target)
            shop.mark(b, seat, target)
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


class Pay(Ask[B, tuple[int, tuple[int, ...]]]):
    """Which set pays for the purchase just named; its cards return to the bank at once."""

    name = "pay"

    def __init__(self, shop: Shop[B], clause: str, kinds_clause: str) -> None:
        self.shop = shop
        self.clause = clause  # mn:6.3.2 mn:6.3.4 lc:9.4 lc:9.6 lc:9.7
        self.kinds_clause = kinds_clause  # mn:6.3.1 lc:9.5

    def who(self, b: B) -> list[int]:
        return [b.active] if b.item >= 0 else []

    def choices(self, b: B, seat: int) -> Space:
        return payments(b.hands, seat, self.shop.cost(b, seat, b.item, b.target))

    def betrays(self, b: B, seat: int) -> bool:
        return True  # the number of ways to pay tells of the hand. mn:10.2 lc:19.5

    def facts(self, b: B, seat: int) -> list[Fact]:
        price = self.shop.cost(b, seat, b.item, b.target)
        thing = (PLACE_KIND.get(b.item, "area"), b.target)
        # the names of cards and of city sites say what they are
        things = (thing,) if b.item in (CARD, CITY) else (("verb", b.item), thing)
        return [Fact("price", "number", price), Fact("things", "thing*", things)]

    def price(self, b: B, seat: int, value: tuple[int, tuple[int, ...]]) -> Cost:
        return in_cards(self.shop.cost(b, seat, b.item, b.target))

    def answer(self, b: B, seat: int, value: tuple[int, tuple[int, ...]]) -> None:
        verb, target = b.item, b.target
        cards = cards_paid(self.shop.cost(b, seat, verb, target), value)
        for kind in cards:
            b.pay_to_bank(seat, kind, 1)
        b.tell(PAID, seat, cards)
        b.item = NOBODYS
        b.target = NOBODYS
        self.shop.put(b, seat, verb, target)

    def why_not(self, b: B, seat: int, value: object) -> str:
        """Too many or too few cards, or cards that make no set."""
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], tuple):
            return self.clause
        exact = len(value[1]) == self.shop.cost(b, seat, b.item, b.target)
        return self.kinds_clause if exact else self.clause


class EndBuilding(Do[B]):
    """Gifts not used in one turn are lost, new ones come with the next."""

    def do(self, b: B) -> None:
        b.stage = 0
        b.free_marker_used = False
        b.exchanged = False


# -- the end of the phase -------------------------------------------------------------------------


class KeepCards(Ask[Board, tuple[int, tuple[int, ...]]]):
    """Everybody keeps up to two coins; the Hanging Gardens keep goods as well."""

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

    def choices(self, b: Board, seat: int) -> Space:
        coins = Number(0, min(b.box.most_tax_kept, b.hands[seat * KINDS + TAX]), "tax")
        gardens = b.owner[HANGING_GARDENS] == seat
        goods = [kind for kind in b.hand(seat) if kind != TAX] if gardens else []
        most = min(b.box.most_goods_kept, len(goods))
        return Form(["coins", "goods"], [coins, SomeOf("resource", goods, 0, most)])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        gardens = b.owner[HANGING_GARDENS] == seat
        return [
            Fact("coins", "number", b.box.most_tax_kept),
            Fact("goods", "number", b.box.most_goods_kept if gardens else 0),
        ]

    def betrays(self, b: Board, seat: int) -> bool:
        return True  # who must keep nothing has no coin. mn:10.2 lc:19.5

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, ...]]) -> None:
        coins, goods = value
        b.kept = put(b.kept, seat, (*((TAX,) * coins), *goods))


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
            b.kept = put(b.kept, seat, UNANSWERED)
            # How many coins and how many goods is open, but not which goods. mn:10.2 lc:19.5
            coins = kept.count(TAX)
            b.tell(KEPT, seat, coins, len(kept) - coins)

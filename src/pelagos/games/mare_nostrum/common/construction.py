"""Construction: what may be bought and where, how it is paid, what is kept."""

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, Form, Menu, Number, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.board import UNANSWERED, Board, put
from pelagos.games.mare_nostrum.common.movement import fleets
from pelagos.games.mare_nostrum.common.names import (
    CARAVAN,
    CARD,
    CITY,
    CIVILIZATION_HEROES,
    CLEOPATRA,
    CONVERT,
    END,
    EXCHANGE,
    FORTRESS,
    FORTRESSES,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    GOODS,
    HAMMURABI,
    HANGING_GARDENS,
    INFLUENCE,
    KINDS,
    LEGION,
    LEGIONS,
    LIGHTHOUSE,
    MARKERS,
    MARKET,
    NOBODYS,
    SIDES,
    STATUE_OF_ZEUS,
    TAX,
    TEMPLE,
    TRIREME,
    TRIREMES,
    UNSOLD,
)
from pelagos.games.mare_nostrum.common.payment import cards_paid, payments, purse

PAID = EventKind("paid", "cards:resource*", clause="mn:6.3.4")
MARKED = EventKind("marker_placed", "province:area", clause="mn:6.5.2")
CONVERTED = EventKind("province_converted", "province:area", clause="mn:6.6.1")
BUILT = EventKind("built", "site:site", clause="mn:6.5.1")
RAISED = EventKind("unit_raised", "unit:verb", "province:area", clause="mn:6.5.1")
CARD_BOUGHT = EventKind("card_bought", "card:card", clause="mn:6.7.1")
EXCHANGED = EventKind("exchanged", "given:resource", "received:resource", clause="mn:9.1.5")
WON = EventKind("won", "cards:number", clause="mn:8.1")
KEPT = EventKind("cards_kept", "count:number", clause="mn:6.4.1")

CHEAPEST = 2
"""No price is ever lower."""


class Reasons:
    """The clauses by which an edition refuses a purchase."""

    def __init__(
        self,
        own_marker: str,
        fresh: str,
        enemies: str,
        pieces: str,
        sets: str,
        markers: str,
        cards: str,
    ) -> None:
        self.own_marker = own_marker
        self.fresh = fresh
        self.enemies = enemies
        self.pieces = pieces
        self.sets = sets
        self.markers = markers
        self.cards = cards


class Shop:
    """Where things may be put and what they cost; each edition has its own."""

    def __init__(self, reasons: Reasons) -> None:
        self.reasons = reasons

    def why_not(self, b: Board, seat: int, verb: int, target: int) -> str:
        """The clause that forbids a purchase, or nothing if none of these does."""
        reasons = self.reasons
        if verb == CARD:
            known = 0 <= target < len(b.owner)
            for_sale = known and target in self.cards(b, seat, b.box.card_prices[target])
            return reasons.sets if for_sale else reasons.cards
        if verb in (INFLUENCE, FREE_INFLUENCE):
            found = self.influence_places(b, seat)
            return reasons.sets if target in found else reasons.markers
        if verb not in range(CITY, CARD):
            return ""
        atlas = b.box.atlas
        count = len(atlas.sites) if verb in (CITY, CARAVAN) else atlas.provinces
        if not 0 <= target < count:
            return ""
        province = atlas.site_province[target] if verb in (CITY, CARAVAN) else target
        if b.marker[province] != seat:
            return reasons.own_marker
        if b.fresh >> province & 1:
            return reasons.fresh
        if province not in self.open_provinces(b, seat):
            return reasons.enemies
        able = self.places(b, seat, verb, [province])
        return reasons.sets if target in able else reasons.pieces

    def price(self, b: Board, seat: int, item: int) -> int:
        """The price of anything but a card, for this player now."""  # mn:6.2.1 mn:6.2.2 lc:9.9
        lowest = b.box.prices[item]
        for card, price in b.box.cheaper[item]:
            if b.owner[card] == seat and price < lowest:
                lowest = price
        return lowest

    def cost(self, b: Board, seat: int, verb: int, target: int) -> int:
        """The price of a purchase."""
        if verb == CARD:
            return b.box.card_prices[target]
        return self.price(b, seat, INFLUENCE if verb == CONVERT else verb)

    # -- places -------------------------------------------------------------------------------

    def open_provinces(self, b: Board, seat: int) -> list[int]:
        """Own provinces where something may be built now."""
        # Not where a marker was placed this turn, nor beside enemies, but always in the capital.
        # mn:6.5.1 mn:6.5.3 mn:6.5.6 mn:7.5.3 mn:7.7.4 lc:10.1 lc:10.10 lc:10.17 lc:10.18 lc:10.19
        fresh = b.fresh
        capital = b.capital(seat)
        return [
            p
            for p, side in enumerate(b.marker)
            if side == seat
            and not fresh >> p & 1
            and (p == capital or not b.enemies_present(p, seat))
        ]

    def places(self, b: Board, seat: int, item: int, provinces: list[int]) -> list[int]:
        """Where an item may be built: sites for cities and caravans, provinces for the rest."""
        atlas, sites = b.box.atlas, b.sites
        if item in (CITY, CARAVAN, TEMPLE, MARKET):
            if not b.stock[item]:
                return []  # mn:11.1 lc:10.2
            if item == CITY:  # mn:6.5.4 lc:10.12
                return [s for p in provinces for s in atlas.cities[p] if not sites[s]]
            if item == CARAVAN:
                return [s for p in provinces for s in atlas.caravans[p] if not sites[s]]
            if item == TEMPLE:  # mn:6.5.9
                return [p for p in provinces if not sites[atlas.temple[p]]]
            return [p for p in provinces if not sites[atlas.market[p]]]
        supply = b.supply
        if item == LEGION:
            return provinces if supply[LEGIONS * SIDES + seat] else []
        if item == FORTRESS:
            if not supply[FORTRESSES * SIDES + seat]:
                return []
            most = 2 if b.owner[STATUE_OF_ZEUS] == seat else 1  # mn:9.3.4 lc:10.13
            return [p for p in provinces if b.fortresses[p] < most]
        if not supply[TRIREMES * SIDES + seat]:
            return []
        return [p for p in provinces if atlas.coasts[p]]  # mn:6.5.5 lc:10.15 lc:10.16

    def neighbours(self, b: Board, seat: int) -> int:
        """Provinces next to those controlled since the start of the turn (a mask)."""
        # mn:6.5.2 mn:6.5.8 mn:6.5.10 lc:10.4 lc:10.5 lc:10.6
        atlas = b.box.atlas
        own = 0
        found = 0
        fresh = b.fresh
        borders = atlas.borders
        for p, side in enumerate(b.marker):
            if side == seat and not fresh >> p & 1:
                own |= 1 << p
                found |= borders[p]
        for shores in fleets(b, seat):
            if shores & own:
                found |= shores
        return found

    def unmarked(self, b: Board, seat: int, among: int) -> list[int]:
        """Those of some provinces (a mask) that could take a marker."""
        raise NotImplementedError

    def influence_places(self, b: Board, seat: int) -> list[int]:
        """Where a marker may be bought."""
        if not b.supply[MARKERS * SIDES + seat]:
            return []  # mn:11.2 lc:20.1
        if b.owner[LIGHTHOUSE] == seat:  # mn:9.3.5 lc:16.5
            return self.unmarked(b, seat, b.box.atlas.anywhere)
        return self.unmarked(b, seat, self.neighbours(b, seat))

    def free_influence_places(self, b: Board, seat: int) -> list[int]:
        """Where a free marker may go now, if the player has one."""
        raise NotImplementedError

    def convertible(self, b: Board, seat: int) -> list[int]:
        """Provinces whose marker the player may replace: his legion stands on it, no war."""
        # mn:6.6.1 mn:6.6.2 mn:7.7.2 mn:7.7.3 lc:13.21 lc:13.22 lc:13.24
        if seat not in b.claim or not b.supply[MARKERS * SIDES + seat]:
            return []
        return [p for p, side in enumerate(b.claim) if side == seat and not b.at_war(p)]

    def free_conversions(self, b: Board, seat: int) -> list[int]:
        """Where a free marker may replace another."""
        return []

    def free_fortress_places(self, b: Board, seat: int) -> list[int]:
        """Where a free fortress may go now, if the player has one."""
        return []

    def cards(self, b: Board, seat: int, most: int) -> list[int]:
        """Heroes and wonders for sale to this player at up to a price."""  # mn:6.7.3 lc:10.24
        own = b.civ[seat]
        prices = b.box.card_prices
        return [
            card
            for card, owner in enumerate(b.owner)
            if owner == UNSOLD
            and prices[card] <= most
            and (card not in CIVILIZATION_HEROES or card == own)
        ]

    # -- putting things down --------------------------------------------------------------------

    def mark(self, b: Board, seat: int, province: int) -> None:
        """A marker in a province without one."""
        b.place_marker(province, seat)
        b.fresh |= 1 << province
        b.tell(MARKED, seat, province)

    def convert(self, b: Board, seat: int, province: int) -> None:
        """The marker is exchanged; all buildings are the new owner's; the legion is a garrison."""
        # mn:6.6.1 mn:6.6.2 mn:6.6.3 lc:13.21 lc:13.23 lc:13.26
        b.claim = put(b.claim, province, NOBODYS)
        b.place_marker(province, seat)
        b.fresh |= 1 << province
        b.tell(CONVERTED, seat, province)

    def put(self, b: Board, seat: int, verb: int, target: int) -> None:
        """What has been bought goes to its place."""
        atlas = b.box.atlas
        if verb == INFLUENCE:
            self.mark(b, seat, target)
        elif verb == CONVERT:
            self.convert(b, seat, target)
        elif verb == CARD:
            b.owner = put(b.owner, target, seat)
            b.tell(CARD_BOUGHT, seat, target)
            self.card_bought(b, seat, target)
        elif verb in (LEGION, FORTRESS, TRIREME):
            self.raise_unit(b, seat, verb, target)
        else:
            site = target
            if verb == TEMPLE:
                site = atlas.temple[target]
            elif verb == MARKET:
                site = atlas.market[target]
            self.build(b, seat, site)

    def build(self, b: Board, seat: int, site: int) -> None:
        """A building on its site."""
        b.build_on(site)
        b.tell(BUILT, seat, site)

    def raise_unit(self, b: Board, seat: int, unit: int, province: int) -> None:
        """A unit in its province; triremes are docked."""
        if unit == LEGION:
            b.place_legion(province, seat)
        elif unit == FORTRESS:
            b.place_fortress(province, seat)
        else:
            b.place_trireme(province, seat)
        b.tell(RAISED, seat, unit, province)

    def card_bought(self, b: Board, seat: int, card: int) -> None:
        """A hero or wonder works at once, and may win the game."""
        raise NotImplementedError


PLACE_KIND = {CITY: "site", CARAVAN: "site", CARD: "card"}


class Purchases(Menu):
    """What a player may do next in his construction turn."""

    def __init__(self, verbs: list[int], places: list[list[int]], b: Board, seat: int) -> None:
        super().__init__("verb", verbs, [])
        self.places = places
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        if id == END:
            return NOTHING
        if id == EXCHANGE:
            return exchanges(self.b, self.seat)
        return OneOf(PLACE_KIND.get(id, "area"), self.places[self.ids.index(id)])


def exchanges(b: Board, seat: int) -> Menu:
    """One good for a coin, or a coin for a good; the bank must have it."""  # mn:9.1.5 lc:18.2
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


class Build(Ask[Board, tuple[int, object]]):
    """A player buys one thing after another, each with its own set, until he ends."""

    name = "build"

    def __init__(self, shop: Shop, payment: Phase, clause: str) -> None:
        self.shop = shop
        self.payment = payment
        self.calls = [payment]
        self.clause = clause  # mn:6.1.3 lc:9.3 lc:9.4

    def who(self, b: Board) -> list[int]:
        return [] if b.stage else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        shop = self.shop
        verbs = [END]
        places: list[list[int]] = [[]]
        coins, kinds = purse(b.hands, seat)
        most = max(coins, kinds)
        if most >= CHEAPEST:
            provinces = shop.open_provinces(b, seat)
            for item in (CITY, CARAVAN, TEMPLE, MARKET, LEGION, FORTRESS, TRIREME):
                if shop.price(b, seat, item) <= most:
                    found = shop.places(b, seat, item, provinces)
                    if found:
                        verbs.append(item)
                        places.append(found)
            if shop.price(b, seat, INFLUENCE) <= most:
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

    def add_free(self, b: Board, seat: int, verbs: list[int], places: list[list[int]]) -> None:
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

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
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

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if isinstance(value, tuple) and len(value) == 2:
            verb, target = value
            if type(verb) is int and type(target) is int:
                return self.shop.why_not(b, seat, verb, target) or self.clause
        return self.clause

    def obtain(self, b: Board, seat: int, verb: int, target: int) -> None:
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

    def use_gift(self, b: Board, seat: int, verb: int, target: int) -> None:
        """A gift can be used once."""
        b.free_marker_used = True


class Pay(Ask[Board, tuple[int, tuple[int, ...]]]):
    """Which set pays for the purchase just named; its cards return to the bank at once."""

    name = "pay"

    def __init__(self, shop: Shop, clause: str) -> None:
        self.shop = shop
        self.clause = clause  # mn:6.3.1 mn:6.3.2 mn:6.3.4 lc:9.4 lc:9.7

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.item >= 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return payments(b.hands, seat, self.shop.cost(b, seat, b.item, b.target))

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, ...]]) -> None:
        verb, target = b.item, b.target
        cards = cards_paid(self.shop.cost(b, seat, verb, target), value)
        for kind in cards:
            b.pay_to_bank(seat, kind, 1)
        b.tell(PAID, seat, cards)
        b.item = NOBODYS
        b.target = NOBODYS
        self.shop.put(b, seat, verb, target)


class BeginBuilding(Do[Board]):
    """Gifts not used in one turn are lost, new ones come with the next."""

    def do(self, b: Board) -> None:
        b.stage = 0
        b.free_marker_used = False
        b.exchanged = False


class EndBuilding(BeginBuilding):
    """The turn leaves nothing behind."""


def win(b: Board, seat: int) -> None:
    """The game ends at once: no later purchase, no clean-up, no war."""  # mn:8.2 lc:14.3
    b.stage = 0
    b.free_marker_used = False
    b.exchanged = False
    b.line = ()
    b.named = NOBODYS
    b.winner = seat
    b.tell(WON, seat, b.cards_of(seat))
    b.stop()


def has_free_marker(b: Board, seat: int) -> bool:
    """Whether Hammurabi's marker of this turn is still to be placed."""  # mn:9.1.3 lc:18.4
    return (
        b.owner[HAMMURABI] == seat
        and not b.free_marker_used
        and b.supply[MARKERS * SIDES + seat] > 0
    )


# -- the end of the phase -------------------------------------------------------------------------


class KeepCards(Ask[Board, tuple[int, tuple[int, ...]]]):
    """Everybody keeps up to two coins; the Hanging Gardens keep goods as well."""

    name = "keep_cards"
    secret = True

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:6.4.1 mn:6.4.2 mn:6.4.3 mn:9.3.2 lc:9.8 lc:16.2

    def who(self, b: Board) -> list[int]:
        kept = b.kept
        return [s for s in b.box.seats if kept[s] == UNANSWERED and b.hand_size(s)]

    def choices(self, b: Board, seat: int) -> Space:
        hand = b.hand(seat)
        coins = Number(0, min(b.box.most_tax_kept, b.hands[seat * KINDS + TAX]), "tax")
        goods = [kind for kind in hand if kind != TAX] if b.owner[HANGING_GARDENS] == seat else []
        most = min(b.box.most_goods_kept, len(goods))
        return Form(["coins", "goods"], [coins, SomeOf("resource", goods, 0, most)])

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
            first = seat * KINDS
            for kind in range(KINDS):
                stays = kept.count(kind)
                b.pay_to_bank(seat, kind, b.hands[first + kind] - stays)
            b.kept = put(b.kept, seat, UNANSWERED)
            b.tell(KEPT, seat, len(kept))

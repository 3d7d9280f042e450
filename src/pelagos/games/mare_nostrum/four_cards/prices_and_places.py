"""What things cost, where they may be built, and what building them does."""

from typing import Final, Generic

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARD,
    CITY,
    CIVILIZATION_HEROES,
    CONVERT,
    EMPTY,
    FORTRESS,
    FORTRESSES,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    HAMMURABI,
    INFLUENCE,
    LEGION,
    LEGIONS,
    LIGHTHOUSE,
    MARKERS,
    MARKET,
    NONE,
    OUT_OF_THE_GAME,
    SIDES,
    STATUE_OF_ZEUS,
    TEMPLE,
    TRIREME,
    TRIREMES,
    UNSOLD,
    CardId,
    Item,
    Mask,
    Province,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.movement import provinces_by_chain
from pelagos.games.mare_nostrum.four_cards.units import enemies_of
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in

MARKED: Final = EventKind("marker_placed", "province:area", clause="mn:6.5.2")
CONVERTED: Final = EventKind("province_converted", "province:area", clause="mn:6.6.1")
BUILT: Final = EventKind("built", "site:site", clause="mn:6.5.1")
RAISED: Final = EventKind("unit_raised", "unit:verb", "province:area", clause="mn:6.5.1")
CARD_BOUGHT: Final = EventKind("card_bought", "card:card", clause="mn:6.7.1")


PIECE_OF: Final = {LEGION: LEGIONS, FORTRESS: FORTRESSES, TRIREME: TRIREMES}
BUILT_IN_PROVINCES: Final = range(CITY, CARD)


class Shop(Generic[B]):
    """What things cost and where they may be put; each edition has its own."""

    # The clauses by which an edition refuses a purchase.
    why_not_own: str = ""
    why_fresh: str = ""
    why_war: str = ""
    why_occupied: str = ""
    why_stock: str = ""
    why_coast: str = ""
    why_icons: str = ""
    """Empty when temples and markets need no icon."""
    why_site: str = ""
    why_limit: str = ""
    why_sets: str = ""
    why_markers: str = ""
    why_marker_fresh: str = ""
    why_marker_supply: str = ""
    why_marker_enemies: str = ""
    """Empty when units do not bar a marker."""
    why_convert: str = ""
    why_convert_war: str = ""
    why_cards: str = ""
    why_cards_out: str = ""
    why_free_marker: str = ""
    why_free_convert: str = ""
    why_free_fortress: str = ""
    why_exchange: str = ""

    # -- prices -------------------------------------------------------------------------------

    def prices(self, b: B, seat: int) -> list[int]:
        """The price of each item, heroes and wonders apart, for this player now."""
        owner = b.owner
        # 3 cards, 6 for a temple or market: [prices] of the edition's data. mn:6.2.1 lc:9.9
        found = b.box.prices[:]
        # Caesar's fortresses (and in 2003 legions), Pericles' triremes and what the Mausoleum makes
        # cheaper: the data's [[discount]]. mn:6.2.2 mn:9.1.1 mn:9.1.4 mn:9.3.6 lc:16.4 lc:18.5
        for card, item, price in b.box.discounts:
            if owner[card] == seat and price < found[item]:
                found[item] = price
        return found

    def price(self, b: B, seat: int, item: Item) -> int:
        """The price of one item."""
        lowest = b.box.prices[item]
        for card, discounted, price in b.box.discounts:
            if discounted == item and b.owner[card] == seat:
                lowest = min(lowest, price)
        return lowest

    def cost(self, b: B, seat: int, verb: int, target: int) -> int:
        """The price of a purchase."""
        if verb == CARD:
            return b.box.card_prices[target]
        # Replacing a marker costs what a marker does: the Mausoleum makes both cheaper.
        # lc:13.21 lc:13.25 lc:16.4
        return self.price(b, seat, INFLUENCE if verb == CONVERT else verb)

    # -- places -------------------------------------------------------------------------------

    def provinces_to_build_in(self, b: B, seat: int) -> list[int]:
        """Where buildings and units may be built now."""
        # Not where enemy land units stand, be it war, an occupation or a claim, whoever gets the
        # income. mn:6.5.6 mn:7.5.3 mn:7.7.4 lc:10.17 lc:10.18 But always in the capital. lc:10.19
        # lc:13.3
        beside_enemies = enemies_of(b, seat) & ~(1 << b.capital(seat))
        # Nor where the marker was placed in this turn. mn:6.5.3 lc:10.10
        closed = b.fresh | beside_enemies
        # Only where the player's own marker lies. mn:6.5.1 lc:10.1
        return list(ids_in(b.land[seat] & ~closed))

    def why_nothing_here(self, b: B, seat: int, province: Province) -> str:
        """The clause that forbids all building in a province; "" if none does."""
        if b.marker[province] != seat:
            return self.why_not_own
        if b.fresh >> province & 1:
            return self.why_fresh
        if province == b.capital(seat) or not b.enemies_present(province, seat):
            return ""
        return self.why_war if b.at_war(province) else self.why_occupied

    def places(self, b: B, seat: int, item: Item, provinces: list[int]) -> list[int]:
        """Where in some provinces an item may be built: the free sites for a city or caravan, the
        provinces for anything else. Nowhere if no piece is left.
        """
        box = b.box
        atlas = box.atlas
        if item <= MARKET:  # a building
            if not b.stock[item]:
                return []  # no token left; none is taken back. mn:11.1 lc:10.2
            if box.own_icons:
                provinces = [p for p in provinces if has_free_icon(b, p, item)]
            sites = b.sites
            if item <= CARAVAN:  # One on each icon of its kind. mn:6.5.4 lc:10.12
                icons = atlas.cities if item == CITY else atlas.caravans
                return [s for p in provinces for s in icons[p] if sites[s] == EMPTY]
            # One temple and one market in a province, with or without a city or caravan. mn:6.5.9
            site = atlas.temple if item == TEMPLE else atlas.market
            room = box.room[item]
            return [p for p in provinces if room[p] and sites[site[p]] == EMPTY]
        supply = b.supply
        if item == LEGION:
            return provinces if supply[LEGIONS * SIDES + seat] else []
        if item == FORTRESS:
            if not supply[FORTRESSES * SIDES + seat]:
                return []
            # One in a province, two with the Statue of Zeus. mn:9.3.4 lc:10.13
            most = 2 if b.owner[STATUE_OF_ZEUS] == seat else 1
            allowed = self.fortress_provinces(b, seat, provinces)
            return [p for p in allowed if b.fortresses[p] < most]
        if not supply[TRIREMES * SIDES + seat]:
            return []
        has_coast = box.room[item]
        return [p for p in provinces if has_coast[p]]

    def why_not_there(self, b: B, seat: int, item: Item, province: Province) -> str:
        """The clause that forbids one item in a province where something can be built."""
        atlas = b.box.atlas
        if item <= MARKET:
            if not b.stock[item]:
                return self.why_stock
            icons = atlas.cities if item in (CITY, TEMPLE) else atlas.caravans
            if self.why_icons and not icons[province]:
                return self.why_icons
            return self.why_site if item in (CITY, CARAVAN) else self.why_limit
        if not b.supply[PIECE_OF[item] * SIDES + seat]:
            return self.why_stock
        return self.why_coast if item == TRIREME else self.why_limit

    def fortress_provinces(self, b: B, seat: int, provinces: list[int]) -> list[int]:
        """The provinces where a fortress may be raised: of those open to building, and perhaps
        others.
        """
        return provinces

    def provinces_next_to_own(self, b: B, seat: int) -> int:
        """Provinces next to those the player has controlled since the start of the turn, by land or
        by a chain of their triremes (a mask).
        """  # mn:6.5.2 lc:10.4
        # Markers placed or converted in this turn do not count yet. mn:6.5.10 lc:10.6
        return self.provinces_next_to(b, seat, b.land[seat] & ~b.fresh)

    def provinces_next_to(self, b: B, seat: int, own: Mask) -> int:
        """Provinces next to some of the player's, over land or by their ships (a mask)."""
        borders = b.box.atlas.borders
        found = 0
        for p in ids_in(own):
            found |= borders[p]
        for provinces in provinces_by_chain(b, seat):  # mn:6.5.8 lc:10.5
            if provinces & own:
                found |= provinces
        return found

    def unmarked(self, b: B, seat: int, among: Mask) -> list[int]:
        """The provinces among these (a mask) that could take a marker."""
        raise NotImplementedError

    def influence_places(self, b: B, seat: int) -> list[int]:
        """Where a marker may be bought: next to your own provinces; with the Lighthouse anywhere,
        under the same conditions.
        """
        if not b.in_supply(MARKERS, seat):
            return []  # mn:11.2 lc:20.1
        if b.owner[LIGHTHOUSE] == seat:  # mn:9.3.5 lc:16.5
            return self.unmarked(b, seat, b.box.atlas.anywhere)
        return self.unmarked(b, seat, self.provinces_next_to_own(b, seat))

    def why_no_marker(self, b: B, seat: int, province: Province) -> str:
        """The clause that forbids a marker in a province."""
        if not b.in_supply(MARKERS, seat):
            return self.why_marker_supply
        free = 0 <= province < b.box.atlas.provinces and b.marker[province] == NONE
        if self.why_marker_enemies and free and b.enemies_present(province, seat):
            return self.why_marker_enemies
        if free and self.provinces_next_to(b, seat, b.land[seat]) >> province & 1:
            return self.why_marker_fresh
        return self.why_markers

    def free_influence_places(self, b: B, seat: int) -> list[int]:
        """Where a free marker may go now, if the player has one."""
        raise NotImplementedError

    def convertible(self, b: B, seat: int) -> list[int]:
        """Provinces whose marker the player may replace, adjacent or not: a legion of theirs stands
        on the marker, and there is no war.
        """  # mn:6.6.1 lc:13.21
        if seat not in b.claim or not b.in_supply(MARKERS, seat):
            return []  # mn:11.2 lc:20.1
        # In this turn or a later one, as long as the legion stands there.
        # mn:6.6.2 mn:7.7.2 mn:7.7.3 lc:13.22 lc:13.24
        return [p for p, claimant in enumerate(b.claim) if claimant == seat and not b.at_war(p)]

    def why_no_conversion(self, b: B, seat: int, province: Province) -> str:
        """The clause that forbids replacing a marker; "" if only the cards are lacking."""
        if not 0 <= province < b.box.atlas.provinces or b.claim[province] != seat:
            return self.why_convert
        if b.at_war(province):
            return self.why_convert_war
        return "" if b.in_supply(MARKERS, seat) else self.why_marker_supply

    def free_conversions(self, b: B, seat: int) -> list[int]:
        """Where a free marker may replace another."""
        raise NotImplementedError

    def free_fortress_places(self, b: B, seat: int) -> list[int]:
        """Where a free fortress may go now, if the player has one."""
        return []

    def cards(self, b: B, seat: int, most: int) -> list[int]:
        """Heroes and wonders for sale to this player for at most this price: any that nobody owns,
        but no other civilization's hero.
        """  # mn:6.7.3 lc:10.24 lc:20.4
        own = b.civ[seat]
        prices = b.box.card_prices
        return [
            card
            for card, owner in enumerate(b.owner)
            if owner == UNSOLD
            and prices[card] <= most
            and (card not in CIVILIZATION_HEROES or card == own)
        ]

    def why_not(self, b: B, seat: int, verb: int, target: int) -> str:
        """The clause that forbids a purchase; "" if none of these does."""
        if verb == CARD:
            known = 0 <= target < len(b.owner)
            if known and b.owner[target] == OUT_OF_THE_GAME:
                return self.why_cards_out
            for_sale = known and target in self.cards(b, seat, b.box.card_prices[target])
            return self.why_sets if for_sale else self.why_cards
        if verb == INFLUENCE:
            if target in self.influence_places(b, seat):
                return self.why_sets
            return self.why_no_marker(b, seat, target)
        if verb == FREE_INFLUENCE:
            gift = len(self.free_influence_places(b, seat)) > 0
            return self.why_no_marker(b, seat, target) if gift else self.why_free_marker
        if verb == CONVERT:
            return self.why_no_conversion(b, seat, target) or self.why_sets
        if verb == FREE_CONVERT:
            return self.why_no_conversion(b, seat, target) or self.why_free_convert
        if verb == FREE_FORTRESS:
            gift = len(self.free_fortress_places(b, seat)) > 0
            return self.why_not(b, seat, FORTRESS, target) if gift else self.why_free_fortress
        return self.why_not_built(b, seat, verb, target) if verb in BUILT_IN_PROVINCES else ""

    def why_not_built(self, b: B, seat: int, item: Item, target: int) -> str:
        """The clause that forbids a building or unit; `target` is a site or a province."""
        atlas = b.box.atlas
        on_site = item in (CITY, CARAVAN)
        if not 0 <= target < (len(atlas.sites) if on_site else atlas.provinces):
            return ""
        province = atlas.site_province[target] if on_site else target
        closed = self.why_nothing_here(b, seat, province)
        if closed or target in self.places(b, seat, item, [province]):
            return closed or self.why_sets
        return self.why_not_there(b, seat, item, province)

    # -- putting things down --------------------------------------------------------------------

    def place_marker(self, b: B, seat: int, province: Province) -> None:
        """An influence marker goes to a province without one."""
        b.place_marker(province, seat)
        b.fresh |= 1 << province
        b.tell(MARKED, seat, province)

    def convert(self, b: B, seat: int, province: Province) -> None:
        """The marker is exchanged, and with it all buildings of the province change their owner."""
        # mn:6.6.1 lc:13.21
        b.claim = changed(b.claim, province, NONE)  # The legion is a garrison now. mn:6.6.3
        b.place_marker(province, seat)  # The old marker goes back to its owner. lc:13.23
        b.fresh |= 1 << province  # Nothing else is built there in this turn. mn:6.6.2 lc:13.26
        b.tell(CONVERTED, seat, province)

    def put(self, b: B, seat: int, verb: int, target: int) -> None:
        """What has been bought goes to its place."""
        atlas = b.box.atlas
        if verb == INFLUENCE:
            self.place_marker(b, seat, target)
        elif verb == CONVERT:
            self.convert(b, seat, target)
        elif verb == CARD:
            # Heroes and wonders are never lost, and any number may be bought in a turn. mn:6.7.2
            # mn:6.7.4 lc:10.23 lc:10.25
            b.owner = changed(b.owner, target, seat)  # It works at once. mn:6.7.1 lc:10.22
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

    def build(self, b: B, seat: int, site: Site) -> None:
        """A building on its site."""
        b.build_on(site)
        b.tell(BUILT, seat, site)

    def raise_unit(self, b: B, seat: int, unit: Item, province: Province) -> None:
        """A unit in its province; triremes are docked."""
        if unit == LEGION:
            b.place_legion(province, seat)
        elif unit == FORTRESS:
            b.place_fortress(province, seat)
        else:
            b.place_trireme(province, seat)
        b.tell(RAISED, seat, unit, province)

    def card_bought(self, b: B, seat: int, card: CardId) -> None:
        """A hero or wonder works at once, and may win the game."""
        raise NotImplementedError


def has_free_icon(b: Board, province: Province, item: Item) -> bool:
    """Whether an icon is free for one more structure, where by an option a temple takes the icon of
    a city and a market that of a caravan.
    """  # lc:10.14 lc:21.3
    atlas, sites = b.box.atlas, b.sites
    for_cities = item in (CITY, TEMPLE)
    icons = atlas.cities[province] if for_cities else atlas.caravans[province]
    temple_or_market = atlas.temple[province] if for_cities else atlas.market[province]
    return sum([sites[s] != EMPTY for s in [*icons, temple_or_market]]) < len(icons)


def has_free_marker(b: Board, seat: int) -> bool:
    """Whether Hammurabi's marker of this turn is still to be placed."""  # mn:9.1.3 lc:18.4
    return b.owner[HAMMURABI] == seat and not b.free_marker_used and b.in_supply(MARKERS, seat) > 0

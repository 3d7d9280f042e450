"""The shop: what things cost, where they may be put, and what putting them does."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.movement import fleets
from pelagos.games.mare_nostrum.common.names import (
    CARAVAN,
    CARD,
    CITY,
    CIVILIZATION_HEROES,
    CONVERT,
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
    NOBODYS,
    SIDES,
    STATUE_OF_ZEUS,
    TEMPLE,
    TRIREME,
    TRIREMES,
    UNSOLD,
)
from pelagos.games.mare_nostrum.common.refusals import Reasons
from pelagos.games.mare_nostrum.common.tables import bits, put

MARKED: Final = EventKind("marker_placed", "province:area", clause="mn:6.5.2")
CONVERTED: Final = EventKind("province_converted", "province:area", clause="mn:6.6.1")
BUILT: Final = EventKind("built", "site:site", clause="mn:6.5.1")
RAISED: Final = EventKind("unit_raised", "unit:verb", "province:area", clause="mn:6.5.1")
CARD_BOUGHT: Final = EventKind("card_bought", "card:card", clause="mn:6.7.1")
WON: Final = EventKind("won", "cards:number", clause="mn:8.1")


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
        if verb == INFLUENCE:
            if target in self.influence_places(b, seat):
                return reasons.sets
            return reasons.of_marker(b, seat, target)
        if verb == FREE_INFLUENCE:
            gift = len(self.free_influence_places(b, seat)) > 0
            return reasons.of_marker(b, seat, target) if gift else reasons.free_marker
        if verb == CONVERT:
            return reasons.of_conversion(b, seat, target) or reasons.sets
        if verb == FREE_CONVERT:
            return reasons.of_conversion(b, seat, target) or reasons.free_convert
        if verb == FREE_FORTRESS:
            gift = len(self.free_fortress_places(b, seat)) > 0
            return self.why_not(b, seat, FORTRESS, target) if gift else reasons.free_fortress
        if verb not in range(CITY, CARD):
            return ""
        atlas = b.box.atlas
        count = len(atlas.sites) if verb in (CITY, CARAVAN) else atlas.provinces
        if not 0 <= target < count:
            return ""
        province = atlas.site_province[target] if verb in (CITY, CARAVAN) else target
        closed = reasons.of_province(b, seat, province)
        if closed or target in self.places(b, seat, verb, [province]):
            return closed or reasons.sets
        return reasons.of_place(b, seat, verb, province)

    def prices(self, b: Board, seat: int) -> list[int]:
        """Per item the price of anything but a card, for this player now."""
        # mn:6.2.1 mn:6.2.2 lc:9.9
        owner = b.owner
        found = b.box.prices[:]
        for card, item, price in b.box.discounts:
            if owner[card] == seat and price < found[item]:
                found[item] = price
        return found

    def price(self, b: Board, seat: int, item: int) -> int:
        """The price of one of them."""
        lowest = b.box.prices[item]
        for card, discounted, price in b.box.discounts:
            if discounted == item and b.owner[card] == seat:
                lowest = min(lowest, price)
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
        closed = b.fresh | b.enemies_of(seat) & ~(1 << b.capital(seat))
        return list(bits(b.land[seat] & ~closed))

    def places(self, b: Board, seat: int, item: int, provinces: list[int]) -> list[int]:
        """Where an item may be built: sites for cities and caravans, provinces for the rest."""
        box = b.box
        atlas = box.atlas
        if item <= MARKET:
            if not b.stock[item]:
                return []  # mn:11.1 lc:10.2
            if box.own_icons:
                provinces = [p for p in provinces if has_free_icon(b, p, item)]
            sites = b.sites
            if item <= CARAVAN:  # mn:6.5.4 lc:10.12
                icons = atlas.cities if item == CITY else atlas.caravans
                return [s for p in provinces for s in icons[p] if not sites[s]]
            site = atlas.temple if item == TEMPLE else atlas.market  # mn:6.5.9
            room = box.room[item]
            return [p for p in provinces if room[p] and not sites[site[p]]]
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
        room = box.room[item]
        return [p for p in provinces if room[p]]

    def neighbours(self, b: Board, seat: int) -> int:
        """Provinces next to those controlled since the start of the turn (a mask)."""
        # mn:6.5.2 mn:6.5.8 mn:6.5.10 lc:10.4 lc:10.5 lc:10.6
        own = b.land[seat] & ~b.fresh
        borders = b.box.atlas.borders
        found = 0
        for p in bits(own):
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


def has_free_icon(b: Board, province: int, item: int) -> bool:
    """Whether fewer structures than icons of this kind stand there, temple or market included."""
    # lc:10.14 lc:21.3
    atlas, sites = b.box.atlas, b.sites
    with_temple = item in (CITY, TEMPLE)
    icons = atlas.cities[province] if with_temple else atlas.caravans[province]
    extra = atlas.temple[province] if with_temple else atlas.market[province]
    return sum([sites[s] > 0 for s in [*icons, extra]]) < len(icons)


def has_free_marker(b: Board, seat: int) -> bool:
    """Whether Hammurabi's marker of this turn is still to be placed."""  # mn:9.1.3 lc:18.4
    return (
        b.owner[HAMMURABI] == seat
        and not b.free_marker_used
        and b.supply[MARKERS * SIDES + seat] > 0
    )


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

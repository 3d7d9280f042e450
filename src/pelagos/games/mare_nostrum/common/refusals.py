"""Why a purchase is refused: the clause that forbids it."""

from typing import Final

from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import (
    CARAVAN,
    CITY,
    FORTRESS,
    FORTRESSES,
    LEGION,
    LEGIONS,
    MARKERS,
    MARKET,
    NOBODYS,
    SIDES,
    TEMPLE,
    TRIREME,
    TRIREMES,
)

PIECE_OF: Final = {LEGION: LEGIONS, FORTRESS: FORTRESSES, TRIREME: TRIREMES}


class Reasons:
    """The clauses by which an edition refuses a purchase."""

    def __init__(
        self,
        own_marker: str,
        fresh: str,
        war: str,
        occupied: str,
        stock: str,
        coast: str,
        icons: str,
        site: str,
        limit: str,
        sets: str,
        markers: str,
        marker_supply: str,
        marker_enemies: str,
        convert: str,
        convert_war: str,
        cards: str,
        free_marker: str,
        free_convert: str,
        free_fortress: str,
        exchange: str,
    ) -> None:
        self.own_marker = own_marker
        self.fresh = fresh
        self.war = war
        self.occupied = occupied
        self.stock = stock
        self.coast = coast
        self.icons = icons
        """Empty when temples and markets need no icon."""
        self.site = site
        self.limit = limit
        self.sets = sets
        self.markers = markers
        self.marker_supply = marker_supply
        self.marker_enemies = marker_enemies
        """Empty when units do not bar a marker."""
        self.convert = convert
        self.convert_war = convert_war
        self.cards = cards
        self.free_marker = free_marker
        self.free_convert = free_convert
        self.free_fortress = free_fortress
        self.exchange = exchange

    def of_marker(self, b: Board, seat: int, province: int) -> str:
        """Why no marker can be put into a province."""
        if not b.supply[MARKERS * SIDES + seat]:
            return self.marker_supply
        free = 0 <= province < b.box.atlas.provinces and b.marker[province] == NOBODYS
        if self.marker_enemies and free and b.enemies_present(province, seat):
            return self.marker_enemies
        return self.markers

    def of_conversion(self, b: Board, seat: int, province: int) -> str:
        """Why a marker cannot be replaced; nothing if only the cards could be lacking."""
        if not 0 <= province < b.box.atlas.provinces or b.claim[province] != seat:
            return self.convert
        if b.at_war(province):
            return self.convert_war
        return "" if b.supply[MARKERS * SIDES + seat] else self.marker_supply

    def of_province(self, b: Board, seat: int, province: int) -> str:
        """Why nothing can be built in a province; nothing if something can."""
        if b.marker[province] != seat:
            return self.own_marker
        if b.fresh >> province & 1:
            return self.fresh
        if province == b.capital(seat) or not b.enemies_present(province, seat):
            return ""
        return self.war if b.at_war(province) else self.occupied

    def of_place(self, b: Board, seat: int, item: int, province: int) -> str:
        """Why an item cannot be put into a province where something can be built."""
        atlas = b.box.atlas
        if item <= MARKET:
            if not b.stock[item]:
                return self.stock
            icons = atlas.cities if item in (CITY, TEMPLE) else atlas.caravans
            if self.icons and not icons[province]:
                return self.icons
            return self.site if item in (CITY, CARAVAN) else self.limit
        if not b.supply[PIECE_OF[item] * SIDES + seat]:
            return self.stock
        return self.coast if item == TRIREME else self.limit

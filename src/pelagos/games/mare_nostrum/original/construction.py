"""Construction in the 2003 game."""

from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import LEGION, NOBODYS, PYRAMIDS, TRIREME
from pelagos.games.mare_nostrum.common.setup import PlaceFreely
from pelagos.games.mare_nostrum.common.shop import Shop, has_free_marker, win
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.original.box import box_of


class OriginalShop(Shop):
    """Prices and places of 2003."""

    def unmarked(self, b: Board, seat: int, among: int) -> list[int]:
        """Provinces without a marker and without enemy legions."""
        # Sites do not matter, nor do docked triremes. mn:6.5.2 mn:6.5.7 mn:6.5.11 mn:3.4.4
        marker = b.marker
        return [p for p in bits(among & ~b.enemies_of(seat)) if marker[p] == NOBODYS]

    def free_influence_places(self, b: Board, seat: int) -> list[int]:
        """Hammurabi's marker goes wherever a bought one could."""  # mn:9.1.3
        return self.influence_places(b, seat) if has_free_marker(b, seat) else []

    def free_conversions(self, b: Board, seat: int) -> list[int]:
        """It may also replace a marker."""  # mn:9.1.3
        if has_free_marker(b, seat) and box_of(b.box).free_marker_converts:
            return self.convertible(b, seat)
        return []

    def card_bought(self, b: Board, seat: int, card: int) -> None:
        """The Pyramids, or the fourth hero or wonder, win at once."""
        # mn:8.1 mn:8.2 mn:8.3 mn:9.3.7 mn:6.7.1 mn:6.7.2 mn:6.7.4
        if card == PYRAMIDS or b.cards_of(seat) >= b.box.cards_to_win:
            win(b, seat)


class PlaceAnywhereOwned(PlaceFreely):
    """The free set-up of 2003: fortresses on any own marker, the other units in the capital."""

    area_clause = "mn:3.3.3"
    units_clause = "mn:3.3.4"

    def unit_provinces(self, b: Board, seat: int, item: int, marked: list[int]) -> list[int]:
        """Legions and triremes stand in the capital; Babylon has no coast."""  # mn:3.3.4
        return [b.capital(seat)] if item in (LEGION, TRIREME) else marked

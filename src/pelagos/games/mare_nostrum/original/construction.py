"""Construction in the 2003 game."""

from pelagos.games.mare_nostrum.four_cards.ids import NONE, CardId, Mask
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop, has_free_marker
from pelagos.games.mare_nostrum.four_cards.units import enemies_of
from pelagos.games.mare_nostrum.four_cards.victory import win
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.original.victory import wins_with
from pelagos.games.mare_nostrum.shared.tables import ids_in


class OriginalShop(Shop[OriginalBoard]):
    """Prices and places of 2003."""

    why_not_own = "mn:6.5.1"
    why_fresh = "mn:6.5.3"
    why_war = "mn:6.5.6"
    why_occupied = "mn:6.5.6"
    why_stock = "mn:11.1"
    why_coast = "mn:6.5.5"
    why_site = "mn:6.5.4"
    why_limit = "mn:6.5.4"
    why_sets = "mn:6.3.2"
    why_markers = "mn:6.5.2"
    why_marker_fresh = "mn:6.5.10"
    why_marker_supply = "mn:11.2"
    why_marker_enemies = "mn:6.5.7"
    why_convert = "mn:6.6.1"
    why_convert_war = "mn:6.6.2"
    why_cards = "mn:6.7.3"
    why_cards_out = "mn:3.4.8"
    why_free_marker = "mn:9.1.3"
    why_free_convert = "mn:9.1.3"
    why_free_fortress = "mn:9.3.4"
    why_exchange = "mn:9.1.5"

    def unmarked(self, b: OriginalBoard, seat: int, among: Mask) -> list[int]:
        """Provinces without a marker and without enemy legions, whether a player's or neutral."""
        # Docked triremes do not matter, nor does a lack of sites. mn:6.5.11
        marker = b.marker  # mn:6.5.2 mn:6.5.7 mn:3.4.4
        return [p for p in ids_in(among & ~enemies_of(b, seat)) if marker[p] == NONE]

    def free_influence_places(self, b: OriginalBoard, seat: int) -> list[int]:
        """Hammurabi's marker goes wherever a bought one could."""  # mn:9.1.3
        return self.influence_places(b, seat) if has_free_marker(b, seat) else []

    def free_conversions(self, b: OriginalBoard, seat: int) -> list[int]:
        """It may also replace a marker."""  # mn:9.1.3
        if has_free_marker(b, seat) and b.edition.free_marker_converts:
            return self.convertible(b, seat)
        return []

    def card_bought(self, b: OriginalBoard, seat: int, card: CardId) -> None:
        """It may win the game at once."""
        if wins_with(b, seat, card):
            win(b, seat)

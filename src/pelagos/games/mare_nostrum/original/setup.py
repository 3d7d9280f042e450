"""Setting up the game of 2003: where the free set-up may place units."""

from pelagos.games.mare_nostrum.four_cards.ids import LEGION, TRIREME, Item
from pelagos.games.mare_nostrum.four_cards.setup import PlaceFreely
from pelagos.games.mare_nostrum.original.board import OriginalBoard


class PlaceAnywhereOwned(PlaceFreely[OriginalBoard]):
    """The free set-up of 2003: fortresses on any own marker, the other units in the capital."""

    area_clause = "mn:3.3.3"
    units_clause = "mn:3.3.4"

    def unit_provinces(
        self, b: OriginalBoard, seat: int, item: Item, marked: list[int]
    ) -> list[int]:
        """Legions and triremes only in the capital (that of Babylon has no coast), fortresses
        wherever the player has a marker.
        """  # mn:3.3.4
        return [b.capital(seat)] if item in (LEGION, TRIREME) else marked

"""Construction in the revised edition, and how it may end the game."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.four_cards.construction import Build, EndBuilding
from pelagos.games.mare_nostrum.four_cards.ids import (
    FORTRESS,
    FREE_FORTRESS,
    LIGHTHOUSE,
    MARKERS,
    STATUE_OF_ZEUS,
    TRIREME,
    CardId,
    Item,
    Mask,
    Province,
    Site,
)
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop, has_free_marker
from pelagos.games.mare_nostrum.four_cards.units import enemies_of
from pelagos.games.mare_nostrum.four_cards.victory import win
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.laget.victory import leads, wins_with
from pelagos.games.mare_nostrum.shared.tables import changed, ids_in

NOT_WON_YET: Final = EventKind("not_won_yet", clause="lc:14.9", reveals=True)


class LagetShop(Shop[LagetBoard]):
    """Prices and places of the revised edition.

    Foreign markers are replaced only by assimilation, which is paid for: no free marker serves for
    it. Nobody can take back a marker, piece or structure of their own.
    """  # lc:10.3 lc:10.9 lc:13.27

    why_not_own = "lc:10.1"
    why_fresh = "lc:10.10"
    why_war = "lc:10.17"
    why_occupied = "lc:10.18"
    why_stock = "lc:10.2"
    why_coast = "lc:10.15"
    why_icons = "lc:10.11"
    why_site = "lc:10.12"
    why_limit = "lc:10.13"
    why_sets = "lc:9.5"
    why_markers = "lc:10.4"
    why_marker_fresh = "lc:10.6"
    why_marker_supply = "lc:20.1"
    why_convert = "lc:13.21"
    why_convert_war = "lc:13.22"
    why_cards = "lc:10.24"
    why_cards_out = "lc:3.10"
    why_free_marker = "lc:9.11"
    why_free_convert = "lc:13.25"
    why_free_fortress = "lc:16.6"
    why_exchange = "lc:18.2"

    def unmarked(self, b: LagetBoard, seat: int, among: Mask) -> list[int]:
        """Provinces without a marker, with or without sites; units there do not matter."""
        # lc:10.4 lc:10.7 lc:10.8
        for marked in b.land:
            among &= ~marked
        return list(ids_in(among))

    def free_influence_places(self, b: LagetBoard, seat: int) -> list[int]:
        """The one free marker of the Lighthouse goes anywhere. Hammurabi's, each turn, goes next to
        the player's own provinces, even with the Lighthouse.
        """  # lc:16.5 lc:18.4 lc:9.11
        if not b.in_supply(MARKERS, seat):
            return []  # lc:20.1
        if b.owner[LIGHTHOUSE] == seat and b.lighthouse_gift:
            return self.unmarked(b, seat, b.box.atlas.anywhere)
        if has_free_marker(b, seat):
            return self.unmarked(b, seat, self.provinces_next_to_own(b, seat))
        return []

    def free_conversions(self, b: LagetBoard, seat: int) -> list[int]:
        """Nowhere: neither Hammurabi's nor the Lighthouse's free marker replaces another."""
        # lc:13.25
        return []

    def fortress_provinces(self, b: LagetBoard, seat: int, provinces: list[int]) -> list[int]:
        """By an option a fortress may also be raised under an occupation, but never at war."""
        # lc:10.18 lc:21.3
        if not b.edition.forts_under_occupation:
            return provinces
        occupied = b.land[seat] & enemies_of(b, seat) & ~b.armed[seat] & ~b.fresh
        return [*provinces, *[p for p in ids_in(occupied) if p not in provinces]]

    def free_fortress_places(self, b: LagetBoard, seat: int) -> list[int]:
        """The one free fortress of the Statue of Zeus obeys all building rules."""
        # lc:16.6 lc:9.11
        if b.owner[STATUE_OF_ZEUS] != seat or not b.zeus_gift:
            return []
        return self.places(b, seat, FORTRESS, self.provinces_to_build_in(b, seat))

    def build(self, b: LagetBoard, seat: int, site: Site) -> None:
        """A structure built in a ruined province restores it."""  # lc:13.13
        super().build(b, seat, site)
        b.ruined = changed(b.ruined, b.box.atlas.site_province[site], 0)

    def raise_unit(self, b: LagetBoard, seat: int, unit: Item, province: Province) -> None:
        """Legions and fortresses raised in a capital held by an enemy put it at war: seizure and
        assimilation end.
        """  # lc:10.20
        super().raise_unit(b, seat, unit, province)
        if unit != TRIREME:
            b.lapse(province)

    def card_bought(self, b: LagetBoard, seat: int, card: CardId) -> None:
        """A hero or wonder works at once: the Lighthouse and the Statue of Zeus bring their gift.
        The Pyramids win at once, and so does a fourth card, unless several players could win this
        phase.
        """  # lc:10.22 lc:10.23 lc:10.25 lc:20.4
        if card == LIGHTHOUSE:
            b.lighthouse_gift = True
        elif card == STATUE_OF_ZEUS:
            b.zeus_gift = True
        if wins_with(b, seat, card):  # lc:14.1 lc:14.2 lc:14.8 lc:16.1
            b.lighthouse_gift = False
            b.zeus_gift = False
            b.contested = False
            win(b, seat)
        elif leads(b, seat):
            b.tell(NOT_WON_YET, seat)  # What others hold shows: the purchase stands. lc:14.9


class BuildWithGifts(Build[LagetBoard]):
    """Construction with the free pieces of Lighthouse, Statue of Zeus and Hammurabi."""

    waits = True  # lc:21.1 the end of an activation is always asked

    def use_gift(self, b: LagetBoard, seat: int, verb: int, target: int) -> None:
        """The fortress of Zeus, or one of the free markers, has been used."""
        if verb == FREE_FORTRESS:
            b.zeus_gift = False
        elif has_free_marker(b, seat) and self.shop.provinces_next_to_own(b, seat) >> target & 1:
            b.free_marker_used = True  # The gift tied to neighbours goes first.
        else:
            b.lighthouse_gift = False


class EndActivation(EndBuilding[LagetBoard]):
    """Gifts not used by the end of an activation are lost."""  # lc:16.5 lc:16.6 lc:18.4

    def do(self, b: LagetBoard) -> None:
        super().do(b)
        b.lighthouse_gift = False
        b.zeus_gift = False

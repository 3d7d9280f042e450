"""Construction in the revised edition, and how it may end the game."""

from pelagos.engine.steps import Do
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.construction import Build, EndBuilding
from pelagos.games.mare_nostrum.common.names import (
    FORTRESS,
    FREE_FORTRESS,
    LIGHTHOUSE,
    MARKERS,
    PYRAMIDS,
    SIDES,
    STATUE_OF_ZEUS,
    TRIREME,
)
from pelagos.games.mare_nostrum.common.shop import Shop, has_free_marker, win
from pelagos.games.mare_nostrum.common.tables import bits, put
from pelagos.games.mare_nostrum.laget.board import LagetBoard


def revised(b: Board) -> LagetBoard:
    """The same board, known to be of this edition."""
    assert isinstance(b, LagetBoard)
    return b


class LagetShop(Shop):
    """Prices and places of the revised edition.

    Foreign markers are replaced only by a paid assimilation; no gift serves for it.
    """  # lc:10.9 lc:13.25 lc:13.27 lc:15.8 lc:20.5

    def unmarked(self, b: Board, seat: int, among: int) -> list[int]:
        """Land without a marker; units standing there do not matter."""  # lc:10.4 lc:10.7 lc:10.8
        for marked in b.land:
            among &= ~marked
        return list(bits(among))

    def free_influence_places(self, b: Board, seat: int) -> list[int]:
        """The Lighthouse's gift goes anywhere, Hammurabi's to neighbours even with it."""
        # lc:16.5 lc:18.4 lc:9.11
        if not b.supply[MARKERS * SIDES + seat]:
            return []  # lc:20.1
        if b.owner[LIGHTHOUSE] == seat and revised(b).lighthouse_gift:
            return self.unmarked(b, seat, b.box.atlas.anywhere)
        if has_free_marker(b, seat):
            return self.unmarked(b, seat, self.neighbours(b, seat))
        return []

    def free_fortress_places(self, b: Board, seat: int) -> list[int]:
        """The gift of the Statue of Zeus obeys all building rules."""  # lc:16.6 lc:9.11
        if b.owner[STATUE_OF_ZEUS] != seat or not revised(b).zeus_gift:
            return []
        return self.places(b, seat, FORTRESS, self.open_provinces(b, seat))

    def build(self, b: Board, seat: int, site: int) -> None:
        """A structure built restores a ruined province."""  # lc:13.13
        super().build(b, seat, site)
        revised(b).ruined = put(revised(b).ruined, b.box.atlas.site_province[site], 0)

    def raise_unit(self, b: Board, seat: int, unit: int, province: int) -> None:
        """Legions and fortresses raised in an occupied capital put it at war."""  # lc:10.20
        super().raise_unit(b, seat, unit, province)
        if unit != TRIREME:
            revised(b).lapse(province)

    def card_bought(self, b: Board, seat: int, card: int) -> None:
        """Cards work at once; the Pyramids win at once, a fourth card unless it is contested."""
        # lc:10.22 lc:10.23 lc:10.25 lc:14.1 lc:14.2 lc:14.8 lc:16.1 lc:20.4
        more = revised(b)
        if card == LIGHTHOUSE:
            more.lighthouse_gift = True
        elif card == STATUE_OF_ZEUS:
            more.zeus_gift = True
        if card == PYRAMIDS or (leads(b, seat) and not more.contested):
            more.lighthouse_gift = False
            more.zeus_gift = False
            more.contested = False
            win(b, seat)


class BuildWithGifts(Build):
    """Construction with the gifts of Lighthouse, Zeus and Hammurabi."""

    waits = True  # lc:21.1 the end of an activation is always asked

    def use_gift(self, b: Board, seat: int, verb: int, target: int) -> None:
        more = revised(b)
        if verb == FREE_FORTRESS:
            more.zeus_gift = False
        elif has_free_marker(b, seat) and self.shop.neighbours(b, seat) >> target & 1:
            b.free_marker_used = True  # The gift tied to neighbours goes first.
        else:
            more.lighthouse_gift = False


class EndActivation(EndBuilding):
    """Gifts not used by the end of an activation are lost."""  # lc:16.5 lc:16.6 lc:18.4

    def do(self, b: Board) -> None:
        super().do(b)
        assert isinstance(b, LagetBoard)
        b.lighthouse_gift = False
        b.zeus_gift = False


# -- victory --------------------------------------------------------------------------------------


def leads(b: Board, seat: int) -> bool:
    """At least four cards, and strictly more than every opponent."""  # lc:14.2 lc:14.6 lc:14.7
    own = b.cards_of(seat)
    others = [b.cards_of(s) for s in b.box.seats if s != seat]
    return own >= b.box.cards_to_win and own > max(others)


class EndOfContest(Do[LagetBoard]):
    """With several contenders the cards are compared when the phase is over."""  # lc:14.6 lc:14.7

    def do(self, b: LagetBoard) -> None:
        if not b.contested:
            return
        b.contested = False
        for seat in b.box.seats:
            if leads(b, seat):
                win(b, seat)
                return

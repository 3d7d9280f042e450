"""Setting up the revised edition."""

from typing import Final

from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Dice, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.construction import Bought
from pelagos.games.mare_nostrum.four_cards.ids import CIVILIZATIONS, END, HAMMURABI, INFLUENCE, Item
from pelagos.games.mare_nostrum.four_cards.setup import LayOutSheets, PlaceFreely
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.shared.tables import changed

GREECE = CIVILIZATIONS.index("greece")

# Whether Hammurabi's free marker of the layout has been placed, or given up.
MARKER_TO_COME: Final = 0
MARKER_GIVEN: Final = 1


def seats_that_roll(b: LagetBoard) -> list[int]:
    """The players whose dice so far tie with somebody else's."""
    return [s for s in b.box.seats if b.lots.count(b.lots[s]) > 1]


class RollForOrder(Ask[LagetBoard, tuple[int, ...]]):
    """A die each; the highest chooses first, equal rolls are rolled again."""

    name = "roll_for_order"
    clause = "lc:3.5"

    def who(self, b: LagetBoard) -> list[int]:
        return [FATE] if seats_that_roll(b) else []

    def choices(self, b: LagetBoard, seat: int) -> Space[tuple[int, ...]]:
        return Dice(b.box.faces, len(seats_that_roll(b)))

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, ...]) -> None:
        for s, die in zip(seats_that_roll(b), value, strict=True):
            b.lots = changed(b.lots, s, (*b.lots[s], die))


class FixOrder(Do[LagetBoard]):
    """The highest roll chooses first."""

    def do(self, b: LagetBoard) -> None:
        b.picking = tuple(sorted(b.box.seats, key=lambda s: b.lots[s], reverse=True))
        b.lots = ((),) * b.box.players


def agreed_order(b: LagetBoard) -> list[int]:
    """Players who have agreed on their civilizations name them in seat order."""
    # lc:3.5
    return b.box.seats


class BeginLayout(Do[LagetBoard]):
    """The marker of the capital, which is fixed for each civilization, is compulsory, placed first,
    and takes 3 of the 36 points.
    """

    # lc:5.3 lc:5.4 lc:21.3
    def do(self, b: LagetBoard) -> None:
        seat = b.active
        sheet = b.box.sheets[b.civ[seat]]
        b.points = sheet.points - b.edition.capital_price
        b.turn_stage = MARKER_TO_COME
        b.place_marker(sheet.capital, seat)


class EndLayout(Do[LagetBoard]):
    """Hammurabi's free marker of the layout is not kept for the first turn."""

    def do(self, b: LagetBoard) -> None:
        b.turn_stage = MARKER_TO_COME


class PlaceInCapital(PlaceFreely[LagetBoard]):
    """The free layout of the revised edition: all units in the capital, except the Greek ones."""

    area_clause = "lc:5.5"
    units_clause = "lc:5.7"

    def unit_provinces(self, b: LagetBoard, seat: int, item: Item, marked: list[int]) -> list[int]:
        """Greek units stand wherever Greece has a marker; its sheet says where those may be."""
        # lc:5.7 lc:5.8 lc:5.9
        return marked if b.civ[seat] == GREECE else [b.capital(seat)]

    def points_for(self, b: LagetBoard, seat: int, item: Item) -> int:
        """List prices, unless the table lets heroes work before the first turn."""
        # lc:5.1 lc:5.10 lc:21.3
        if not b.edition.layout_discounts:
            return b.box.prices[item]
        if item == INFLUENCE and b.owner[HAMMURABI] == seat and b.turn_stage == MARKER_TO_COME:
            return 0
        return self.shop.price(b, seat, item)

    def who(self, b: LagetBoard) -> list[int]:
        found = super().who(b)
        if found or self.points_for(b, b.active, INFLUENCE):
            return found
        # Without a point left the free marker can still be placed. lc:21.3
        return [b.active] if self.places(b, b.active, INFLUENCE, []) else []

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, Bought]) -> None:
        verb, _ = value
        free = verb == INFLUENCE and self.points_for(b, seat, INFLUENCE) == 0
        super().answer(b, seat, value)
        if free or verb == END:
            b.turn_stage = MARKER_GIVEN

    def hero_taken(self, b: LagetBoard, seat: int) -> None:
        """Hannibal brings a legion, Pericles a trireme."""  # lc:5.10 lc:18.1 lc:18.3
        LayOutSheets().gifts(b, seat)

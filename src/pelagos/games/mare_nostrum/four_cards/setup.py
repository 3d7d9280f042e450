"""Setting up: civilizations, neutral garrisons, start sheets, the free set-up."""

from typing import Final

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE, Rng
from pelagos.engine.spaces import OneOf, Order, Space
from pelagos.engine.steps import Ask, Do, ForEachSeat, Phase
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.construction import Bought, Placings
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARD,
    CITY,
    CIVILIZATION_HEROES,
    CIVILIZATIONS,
    END,
    FORTRESS,
    INFLUENCE,
    LEGION,
    LEGIONS,
    MARKERS,
    MARKET,
    NONE,
    OUT_OF_THE_GAME,
    SIDES,
    TEMPLE,
    TRIREME,
    TRIREMES,
    UNSOLD,
    Item,
)
from pelagos.games.mare_nostrum.four_cards.prices_and_places import Shop
from pelagos.games.mare_nostrum.shared.tables import changed

CIVILIZATION_TAKEN: Final = EventKind(
    "civilization_taken", "civilization:civilization", clause="mn:3.1.5"
)
SET_UP: Final = EventKind("set_up", "civilization:civilization", clause="mn:3.2.1")


class DrawCivilizations(Ask[Board, tuple[int, ...]]):
    """The civilizations are dealt at random, one to each seat."""

    name = "draw_civilizations"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:3.1.5 lc:3.5

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.civ[0] == NONE else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("civilization", b.box.civilizations)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for s in b.box.seats:
            b.civ = changed(b.civ, s, value[s])
            b.tell(CIVILIZATION_TAKEN, s, value[s])


class DrawOrder(Ask[Board, tuple[int, ...]]):
    """The order in which players choose or set up is drawn by lot."""

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause  # mn:3.1.5 mn:3.3.9 lc:5.12

    def who(self, b: Board) -> list[int]:
        return [] if b.picking else [FATE]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("seat", b.box.seats)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.picking = value


def drawn_order(b: Board) -> list[int]:
    """The order drawn."""
    return list(b.picking)


class ForgetDrawnOrder(Do[Board]):
    """Everybody has chosen, or set up, in the order drawn."""

    def do(self, b: Board) -> None:
        b.picking = ()


class ChooseCivilization(Ask[Board, int]):
    """Players choose one after the other from those left."""

    name = "choose_civilization"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:3.1.5 lc:3.5

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.civ[b.active] == NONE else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("civilization", [c for c in b.box.civilizations if c not in b.civ])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.civ = changed(b.civ, seat, value)
        b.tell(CIVILIZATION_TAKEN, seat, value)


class PlaceNeutrals(Do[Board]):
    """Every civilization without a player is neutral: it holds its capital and the land around."""

    # Neutral sides have no seat: they never move or attack, nor are they asked. mn:3.4.3 lc:3.8
    def do(self, b: Board) -> None:
        box = b.box
        b.civ = b.civ[: box.players]
        b.civ += tuple([c for c in range(len(CIVILIZATIONS)) if c not in b.civ])
        marked_by_players = [p for s in box.seats for p in box.sheets[b.civ[s]].influence]
        for side in range(box.players, SIDES):
            # Marker, legion and fortress in the capital, no buildings. mn:3.4.1 lc:3.6
            capital = b.capital(side)
            b.place_marker(capital, side)
            b.place_legion(capital, side)
            b.place_fortress(capital, side)
            # Marker and legion in every province across a land border from it. mn:3.4.2
            for p in box.neutral_areas[b.civ[side]]:
                # But not where a player's start needs the place. mn:3.4.7 lc:3.7
                if p not in marked_by_players and b.marker[p] == NONE:
                    b.place_marker(p, side)
                    b.place_legion(p, side)
        # Only the player of a civilization could buy its hero. mn:3.4.8 lc:3.10
        for hero in CIVILIZATION_HEROES:
            if hero not in b.civ[: box.players]:
                b.owner = changed(b.owner, hero, OUT_OF_THE_GAME)


class LayOutSheets(Do[Board]):
    """Markers, buildings, units and hero as the start sheets show."""  # mn:3.2.1 lc:4.1 lc:4.2

    def do(self, b: Board) -> None:
        for seat in b.box.seats:
            civ = b.civ[seat]
            sheet = b.box.sheets[civ]
            for p in sheet.influence:
                b.place_marker(p, seat)
            for site in sheet.sites:
                b.build_on(site)
            for p in sheet.fortresses:
                b.place_fortress(p, seat)
            for p in sheet.legions:
                b.place_legion(p, seat)
            for p in sheet.triremes:
                b.place_trireme(p, seat)
            b.owner = changed(b.owner, civ, seat)
            self.gifts(b, seat)
            b.tell(SET_UP, seat, civ)

    def gifts(self, b: Board, seat: int) -> None:
        """What a hero owned before the first turn brings in addition, as far as the supply goes."""
        # lc:4.6 lc:20.1
        sheet = b.box.sheets[b.civ[seat]]
        for _ in range(min(sheet.gift_legions, b.in_supply(LEGIONS, seat))):
            b.place_legion(sheet.capital, seat)
        for _ in range(min(sheet.gift_triremes, b.in_supply(TRIREMES, seat))):
            b.place_trireme(sheet.capital, seat)


# -- the free set-up -----------------------------------------------------------------------------


class Layout(Placings):
    """What may be placed next.

    In random play a city is founded first: coins can be saved, goods cannot, and a table at
    which nobody can ever pay for anything would not end.
    """

    def __init__(self, verbs: list[int], places: list[list[int]], has_city: bool) -> None:
        super().__init__(verbs, places)
        self.has_city = has_city

    def draw(self, rng: Rng) -> tuple[int, Bought]:
        if self.has_city or CITY not in self.ids:
            return super().draw(rng)
        return (CITY, self.then(CITY).draw(rng))


class BeginLayout(Do[Board]):
    """The marker of the capital, where the start sheet has it, is compulsory and paid for with some
    of the points.
    """  # mn:3.3.6 lc:5.3 lc:5.4

    def __init__(self, capital_price: int) -> None:
        self.capital_price = capital_price

    def do(self, b: Board) -> None:
        seat = b.active
        sheet = b.box.sheets[b.civ[seat]]
        b.points = sheet.points - self.capital_price
        b.place_marker(sheet.capital, seat)


def city_stands(b: Board, provinces: list[int]) -> bool:
    """Whether there is a city in any of these provinces."""
    return any([b.sites[s] for p in provinces for s in b.box.atlas.cities[p]])


class PlaceFreely(Ask[B, tuple[int, Bought]]):
    """Each player in turn openly spends 36 points on markers, buildings, units and their own hero;
    no other hero and no wonder is for sale. `area_clause` and `units_clause` say why not there.
    """

    name = "place_freely"
    area_clause = ""
    units_clause = ""

    def __init__(self, shop: Shop[B], clause: str) -> None:
        self.shop = shop
        self.clause = clause  # mn:3.3.1 mn:3.3.9 lc:5.1 lc:5.12

    def who(self, b: B) -> list[int]:
        return [b.active] if b.points > 0 else []

    def points_for(self, b: B, seat: int, item: Item) -> int:
        """One point for each card of the list price, whatever heroes the player has."""
        # mn:3.3.1 mn:3.3.7 lc:5.1 lc:5.10
        return b.box.prices[item]

    def choices(self, b: B, seat: int) -> Space[tuple[int, Bought]]:
        box = b.box
        sheet = box.sheets[b.civ[seat]]
        verbs: list[int] = []
        places: list[list[int]] = []
        marked = [p for p in sheet.free_area if b.marker[p] == seat]
        for item in (INFLUENCE, CITY, CARAVAN, TEMPLE, MARKET, LEGION, FORTRESS, TRIREME):
            if self.points_for(b, seat, item) > b.points:
                continue
            found = self.places(b, seat, item, marked)
            if found:
                verbs.append(item)
                places.append(found)
        # The civilization's hero, now or later: the two share an id. mn:3.3.2 lc:5.2
        hero = b.civ[seat]
        if b.owner[hero] == UNSOLD and box.card_prices[hero] <= b.points:
            verbs.append(CARD)
            places.append([hero])
        verbs.append(END)
        places.append([])
        return Layout(verbs, places, city_stands(b, marked))

    def places(self, b: B, seat: int, item: Item, marked: list[int]) -> list[int]:
        """In the capital or a province next to it by land (for Greece some more: `free_area` of the
        sheet): first the marker, then what the ordinary building rules allow.
        """  # mn:3.3.3 mn:3.3.5 lc:5.5 lc:5.6
        sheet = b.box.sheets[b.civ[seat]]
        if item == INFLUENCE:
            if not b.in_supply(MARKERS, seat):
                return []
            return [p for p in sheet.free_area if b.marker[p] == NONE]
        if item in (LEGION, FORTRESS, TRIREME):
            marked = self.unit_provinces(b, seat, item, marked)
        return self.shop.places(b, seat, item, marked)

    def unit_provinces(self, b: B, seat: int, item: Item, marked: list[int]) -> list[int]:
        """Where units of a kind may stand."""
        raise NotImplementedError

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [Fact("points", "number", b.points)]

    def price(self, b: B, seat: int, value: tuple[int, Bought]) -> Cost:
        verb, target = value
        if not isinstance(target, int):
            return FREE
        if verb == CARD:
            return (("points", b.box.card_prices[target]),)
        points = self.points_for(b, seat, verb)
        return (("points", points),) if points else FREE

    def in_sight(self, b: B, seat: int) -> list[tuple[int, Bought]]:
        """Everything in the area, and the player's own hero."""
        atlas, civ = b.box.atlas, b.civ[seat]
        found: list[tuple[int, Bought]] = [(CARD, civ)]
        for p in b.box.sheets[civ].free_area:
            found += [(CITY, site) for site in atlas.cities[p]]
            found += [(CARAVAN, site) for site in atlas.caravans[p]]
            found += [(item, p) for item in (INFLUENCE, TEMPLE, MARKET, LEGION, FORTRESS, TRIREME)]
        return found

    def answer(self, b: B, seat: int, value: tuple[int, Bought]) -> None:
        verb, target = value
        if not isinstance(target, int):
            b.points = 0  # What is not spent is lost. mn:3.3.8 lc:5.11
            return
        if verb == CARD:
            b.points -= b.box.card_prices[target]
            b.owner = changed(b.owner, target, seat)
            self.hero_taken(b, seat)
            return
        b.points -= self.points_for(b, seat, verb)
        self.shop.put(b, seat, verb, target)

    def why_not(self, b: B, seat: int, value: object) -> str:
        """Reasons in order: outside the area, units outside the capital, the building rules."""
        if not isinstance(value, tuple) or len(value) != 2:
            return self.clause
        verb, target = value
        atlas = b.box.atlas
        on_site = verb in (CITY, CARAVAN)
        count = len(atlas.sites) if on_site else atlas.provinces
        if verb not in range(CARD) or type(target) is not int or not 0 <= target < count:
            return self.clause
        province = atlas.site_province[target] if on_site else target
        sheet = b.box.sheets[b.civ[seat]]
        if verb == INFLUENCE:
            free = province in sheet.free_area and b.marker[province] == NONE
            return self.clause if free else self.area_clause
        if b.marker[province] != seat:
            return self.area_clause
        if verb >= LEGION and province not in self.unit_provinces(b, seat, verb, [province]):
            return self.units_clause
        if target in self.places(b, seat, verb, [province]):
            return self.clause
        return self.shop.why_not_there(b, seat, verb, province)

    def hero_taken(self, b: B, seat: int) -> None:
        """What the hero brings at once."""


def free_setup(layout: Phase, clause: str) -> Phase:
    """Everybody sets up freely, in an order drawn by lot."""
    return Phase(
        "advanced_setup",
        [
            DrawOrder("draw_layout_order", clause),
            ForEachSeat(drawn_order, layout),
            ForgetDrawnOrder(),
            ForgetFreshMarkers(),
        ],
    )


class ForgetFreshMarkers(Do[Board]):
    """In the first turn the markers of the free set-up are no longer new: buildings may be built
    beside them.
    """  # mn:3.3.3 lc:5.6

    def do(self, b: Board) -> None:
        b.fresh = 0

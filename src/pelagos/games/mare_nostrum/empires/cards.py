"""What each thing in the box is: the clauses its text rests on, and its printed price."""

from typing import Final

from pelagos.engine.contract import FREE, Card
from pelagos.games.mare_nostrum.empires.box import PRICED_SORTS, EmpiresBox
from pelagos.games.mare_nostrum.empires.ids import (
    COIN,
    FIRST_WONDER,
    GLADIATORS,
    GOODS,
    MARBLE,
    PYRAMIDS,
    WOOD,
)
from pelagos.games.mare_nostrum.empires.sets import resources

PLAIN: Final = ("province", "sea", "post", "call", "verb", "answer", "yield", "way")
"""Kinds whose names say it all: places, numbers and words of answers."""

BUILDINGS: Final = {
    "caravan": ("mne:1.1.c", "mne:3.c"),
    "market": ("mne:1.1.c", "mne:1.1.e", "mne:3.c"),
    "city": ("mne:1.1.b", "mne:3.c"),
    "capital": ("mne:1.1.b", "mne:4.3.5.a", "mne:6.3"),
    "legendary_city": ("mne:1.1.d", "mne:6.3"),
    "temple": ("mne:1.1.b", "mne:1.1.d", "mne:1.1.e", "mne:3.c"),
}
UNITS: Final = {
    "legion": ("mne:4.1.2.a", "mne:4.2.b", "mne:4.3.b", "mne:C.7"),
    "trireme": ("mne:4.1.1.a", "mne:4.2.b", "mne:B.5", "mne:C.7"),
    "fortress": ("mne:4.2.e", "mne:3.1.2.a", "mne:4.1.a", "mne:C.7"),
}
MARKERS: Final = {
    "control_marker": ("mne:3.1.1.c", "mne:1.1.f", "mne:C.7"),
    "exchange_marker": ("mne:2.1.b", "mne:2.1.c", "mne:C.8"),
    "token": ("mne:5.a", "mne:5.d"),
    "title": ("mne:5.b", "mne:5.c", "mne:6.4"),
    "tile": ("mne:3.1.3.a", "mne:3.1.3.b", "mne:6.2"),
}
TRACKS: Final = {
    "trade": ("mne:5.a", "mne:2.1.b", "mne:2.2.a"),
    "culture": ("mne:5.a", "mne:3.a"),
    "military": ("mne:5.a", "mne:4.a"),
}
DISCOUNTS: Final = {
    MARBLE: "mne:10.gilgamesh",
    WOOD: "mne:11.lighthouse",
    GLADIATORS: "mne:10.spartacus",
}
"""Goods that pay for a Unit alone."""


def cards(box: EmpiresBox) -> list[Card]:
    """A card for everything that is more than its name."""
    return [
        *tile_cards(box),
        *resource_cards(box),
        *[Card("empire", slug, ("mne:S.1", "mne:S.4", "mne:S.7")) for slug in box.names["empire"]],
        *[Card("track", slug, clauses) for slug, clauses in TRACKS.items()],
        *piece_cards(box),
        *icon_cards(box),
    ]


def tile_cards(box: EmpiresBox) -> list[Card]:
    """Heroes and Wonders. Their cost depends on the buyer; only the Pyramids have a fixed price."""
    found: list[Card] = []
    for tile, slug in enumerate(box.names["tile"]):
        chapter = 10 if tile < FIRST_WONDER else 11
        price = resources(box.pyramids_price) if tile == PYRAMIDS else FREE
        found.append(Card("tile", slug, (f"mne:{chapter}.{slug}",), price))
    return found


def resource_cards(box: EmpiresBox) -> list[Card]:
    """Goods, the coin, legendary goods."""
    found: list[Card] = []
    for resource, slug in enumerate(box.names["resource"]):
        if resource < GOODS:
            clauses: tuple[str, ...] = ("mne:C.2", "mne:3.d")
            if resource in DISCOUNTS:
                clauses = (*clauses, DISCOUNTS[resource])
        elif resource == COIN:
            clauses = ("mne:C.3", "mne:3.d", "mne:3.f")
        else:
            clauses = ("mne:C.4", "mne:1.2.a")
        found.append(Card("resource", slug, clauses))
    return found


def piece_cards(box: EmpiresBox) -> list[Card]:
    """Units, Buildings and markers; a Unit is also a kind of its own, named in events."""
    found: list[Card] = []
    for unit, slug in enumerate(box.names["unit"]):
        price = resources(box.unit_price[unit])
        found.append(Card("unit", slug, UNITS[slug], price))
        found.append(Card("piece", slug, UNITS[slug], price))
    for sort, slug in enumerate(PRICED_SORTS):
        found.append(Card("piece", slug, BUILDINGS[slug], resources(box.icon_price[sort])))
    for slug, clauses in MARKERS.items():
        marker = slug == "control_marker"
        found.append(Card("piece", slug, clauses, resources(box.control_price) if marker else FREE))
    return found


def icon_cards(box: EmpiresBox) -> list[Card]:
    """The Building for which a province has an icon."""
    found: list[Card] = []
    for icon, slug in enumerate(box.names["icon"]):
        sort = box.icon_sort[icon]
        clauses = ("mne:3.1.2.d", *BUILDINGS[PRICED_SORTS[sort]])
        found.append(Card("icon", slug, clauses, resources(box.icon_price[sort])))
    return found

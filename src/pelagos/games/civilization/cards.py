"""What each thing in the box is: its price and the clauses about it.

The texts are messages, `card-<kind>-<slug>`. Areas, verbs, coasts, factions, ships by number and
offers have names and need no more words.
"""

from typing import Final

from pelagos.engine.contract import FREE, Card, Cost
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.ids import COMMODITIES
from pelagos.games.civilization.ship_construction import PRICE

PLAIN: Final = ("area", "coast", "faction", "offer", "seat", "ship", "verb")
"""Kinds without cards: a name says it all."""

CIVILIZATION_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "mysticism": ("civ:22.3.2", "civ:17.5.2", "civ:17.14"),
    "cloth_making": ("civ:22.3.3", "civ:17.5.2"),
    "pottery": ("civ:22.3.4", "civ:22.2.5.c", "civ:17.5.2"),
    "drama_poetry": ("civ:22.3.5", "civ:17.5.2"),
    "music": ("civ:22.3.6", "civ:17.5.2"),
    "architecture": ("civ:22.3.7", "civ:17.5.2", "civ:17.14"),
    "astronomy": ("civ:22.3.8", "civ:17.5.2"),
    "metalworking": ("civ:22.3.9", "civ:17.5.2"),
    "agriculture": ("civ:22.3.10", "civ:17.5.2"),
    "coinage": ("civ:22.3.11", "civ:6.4", "civ:17.5.2"),
    "literacy": ("civ:22.3.12", "civ:17.5.2", "civ:17.14"),
    "engineering": ("civ:22.3.13", "civ:22.2.7.4", "civ:17.5.2", "civ:17.14"),
    "medicine": ("civ:22.3.14", "civ:22.2.8.3", "civ:17.5.2"),
    "law": (
        "civ:22.3.15", "civ:17.16", "civ:22.2.9.2", "civ:22.2.10.2", "civ:22.2.10.4", "civ:17.5.3",
    ),
    "democracy": ("civ:22.3.16", "civ:22.2.6.5", "civ:22.2.9.3", "civ:17.5.3"),
    "philosophy": ("civ:22.3.17", "civ:22.2.6.4", "civ:22.2.10.3", "civ:22.2.10.4", "civ:17.5.3"),
}  # fmt: skip

CALAMITIES: Final[dict[str, tuple[str, ...]]] = {
    "volcano_earthquake": ("civ:22.2.4.1", "civ:22.2.4.2", "civ:22.2.4.3", "civ:22.2.1"),
    "famine": ("civ:22.2.5.a", "civ:22.2.5.b", "civ:22.2.5.c", "civ:22.2.1"),
    "civil_war": ("civ:22.2.6.1", "civ:22.2.6.2", "civ:22.2.6.3", "civ:22.2.1"),
    "flood": ("civ:22.2.7.1", "civ:22.2.7.2", "civ:22.2.7.3", "civ:22.2.7.4", "civ:22.2.1"),
    "epidemic": ("civ:22.2.8.1", "civ:22.2.8.2", "civ:22.2.8.3", "civ:22.2.2"),
    "civil_disorder": ("civ:22.2.9.1", "civ:22.2.9.2", "civ:22.2.9.3", "civ:22.2.2"),
    "iconoclasm_heresy": (
        "civ:22.2.10.1", "civ:22.2.10.2", "civ:22.2.10.3", "civ:22.2.10.4", "civ:22.2.2",
    ),
    "piracy": ("civ:22.2.11.1", "civ:22.2.11.2", "civ:22.2.2"),
}  # fmt: skip

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "arts": ("civ:17.5.2",),
    "crafts": ("civ:17.5.2",),
    "sciences": ("civ:17.5.2",),
    "civics": ("civ:17.5.3",),
}

EPOCHS: Final[dict[str, tuple[str, ...]]] = {
    "neolithic": ("civ:20.5",),
    "early_bronze": ("civ:20.2", "civ:20.5"),
    "late_bronze": ("civ:20.2", "civ:32.3.2"),
    "early_iron": ("civ:20.2",),
    "late_iron": ("civ:20.2", "civ:20.3", "civ:20.4"),
}

PIECES: Final[dict[str, tuple[str, ...]]] = {
    "token": ("civ:2.3.3", "civ:2.7.2", "civ:7.1"),
    "city": ("civ:2.3.3", "civ:12.2", "civ:12.3", "civ:6.1", "civ:15.1", "civ:14.2"),
    "ship": ("civ:9.1", "civ:9.3", "civ:9.5", "civ:10.5", "civ:10.6"),
    "treasury": ("civ:2.7.3", "civ:6.1", "civ:9.1", "civ:15.7", "civ:17.2", "civ:22.2.12.3"),
    "stock": ("civ:2.7.1", "civ:6.2", "civ:6.3.2"),
    "marker": ("civ:20.1", "civ:21.1"),
    "census": ("civ:8.1", "civ:8.3"),
}


def cards(box: CivilizationBox) -> list[Card]:
    """A card for everything with a name, in the order of the box."""
    goods = [Card("trade_card", s, ("civ:22.1.2",)) for s in box.names["trade_card"][:COMMODITIES]]
    prices = [(("points", price),) for price in box.price]
    return [
        *_lot("card", CIVILIZATION_CARDS, dict(zip(box.names["card"], prices, strict=True))),
        *goods,
        *_lot("trade_card", CALAMITIES),
        *_lot("group", GROUPS),
        *_lot("epoch", EPOCHS),
        *[Card("nation", slug, ("civ:2.2.k", "civ:2.4.3")) for slug in box.names["nation"]],
        *[Card("plain", slug, ("civ:2.2.i", "civ:22.2.7.1")) for slug in box.names["plain"]],
        *[Card("volcano", slug, ("civ:2.2.j", "civ:22.2.4.1")) for slug in box.names["volcano"]],
        *_lot("piece", PIECES, {"ship": (("tokens", PRICE),)}),
    ]


def _lot(
    kind: str, clauses: dict[str, tuple[str, ...]], prices: dict[str, Cost] | None = None
) -> list[Card]:
    known = prices or {}
    return [Card(kind, slug, about, known.get(slug, FREE)) for slug, about in clauses.items()]

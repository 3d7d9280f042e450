"""What each thing in the box is: the clauses its text rests on, and its printed price.

The texts are the messages `card-<kind>-<slug>`.
"""

from pelagos.engine.contract import FREE, Card
from pelagos.games.cyclades.box import CycladesBox
from pelagos.games.cyclades.ids import APOLLO, MINOTAUR

GOD_CLAUSES = (
    ("cy:10.1", "cy:11.1", "cy:12.1"),
    ("cy:10.3", "cy:11.1", "cy:12.7"),
    ("cy:10.5", "cy:11.1", "cy:12.18"),
    ("cy:10.7", "cy:11.1"),
    ("cy:14.1", "cy:14.2", "cy:14.3"),
)
BUILDING_CLAUSES = (("cy:13.6",), ("cy:13.5",), ("cy:9.2",), ("cy:11.4", "cy:16.2"))
CREATURE_CLAUSES = (
    ("cy:18.1",), ("cy:18.2",), ("cy:18.3",), ("cy:18.4",), ("cy:18.5",), ("cy:18.6",),
    ("cy:18.7",), ("cy:18.8",), ("cy:18.9",), ("cy:18.10",), ("cy:18.11",), ("cy:18.12",),
    ("cy:18.13", "cy:18.14", "cy:18.16"), ("cy:18.21",), ("cy:18.22",), ("cy:18.23",),
    ("cy:18.24", "cy:18.26", "cy:18.27"),
)  # fmt: skip
FIGURES = ("cy:18.17", "cy:18.20")
"""What all four creatures that stand on an island have in common."""

PIECE_CLAUSES = {
    "army": ("cy:12.7", "cy:10.4"),
    "fleet": ("cy:12.1", "cy:10.4"),
    "metropolis": ("cy:16.1", "cy:16.9", "cy:15.2"),
    "priest": ("cy:7.10", "cy:10.6"),
    "philosopher": ("cy:16.3", "cy:10.8"),
    "prosperity": ("cy:6.1", "cy:14.3"),
    "offering": ("cy:7.1", "cy:7.5", "cy:7.10"),
    "gold": ("cy:19.1",),
}


def cards(box: CycladesBox) -> list[Card]:
    """A card for every god, building, creature and piece."""
    found: list[Card] = []
    for god, slug in enumerate(box.names["god"]):
        found.append(Card("god", slug, GOD_CLAUSES[god], FREE if god == APOLLO else (("gold", 1),)))
    for building, slug in enumerate(box.names["building"]):
        price = (("gold", box.building_price),)
        found.append(Card("building", slug, BUILDING_CLAUSES[building], price))
    for creature, slug in enumerate(box.names["creature"]):
        clauses = CREATURE_CLAUSES[creature] + (FIGURES if creature >= MINOTAUR else ())
        found.append(Card("creature", slug, clauses))  # its price is that of its space. cy:9.1
    found += [Card("piece", slug, clauses) for slug, clauses in PIECE_CLAUSES.items()]
    return found

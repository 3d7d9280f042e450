"""What the numbers stand for: gods, buildings, creatures, verbs, in the order of the data files."""

from typing import Final, TypeAlias

Region: TypeAlias = int
"""An island, then the sea spaces: from `box.islands` on."""
Island: TypeAlias = int
Sea: TypeAlias = int
Slot: TypeAlias = int
"""A place for a building; `box.slot_island` says on which island."""
God: TypeAlias = int
Building: TypeAlias = int
"""The type of a tile, which is that of its god."""
Creature: TypeAlias = int

POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4

PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
BUILDING_TYPES: Final = 4
"""A god's building has the god's own number. A metropolis is none of these four."""  # cy:16.10

NO_TILE: Final = -1

SIREN: Final = 0
PEGASUS: Final = 1
GIANT: Final = 2
CHIMERA: Final = 3
CYCLOPS: Final = 4
SPHINX: Final = 5
SYLPH: Final = 6
HARPY: Final = 7
GRIFFON: Final = 8
MOIRAE: Final = 9
SATYR: Final = 10
DRYAD: Final = 11
KRAKEN: Final = 12
MINOTAUR: Final = 13
CHIRON: Final = 14
MEDUSA: Final = 15
POLYPHEMUS: Final = 16
CREATURES: Final = 17
NO_CARD: Final = -1

ISLAND_FIGURES: Final = 4
"""Minotaur, Chiron, Medusa and Polyphemus: the cards from MINOTAUR on."""

END: Final = 0
SUMMON: Final = 1
RECRUIT: Final = 2
BUILD: Final = 3
MOVE_FLEETS: Final = 4
MOVE_ARMIES: Final = 5
EXCHANGE: Final = 6
SAIL: Final = 7
STOP: Final = 8
STAY: Final = 9
RETREAT: Final = 10
SELL_UNITS: Final = 11
SELL_PRIESTS: Final = 12
SELL_PHILOSOPHERS: Final = 13

VERBS: Final = [
    "end", "summon", "recruit", "build", "move_fleets", "move_armies", "exchange",
    "sail", "stop", "stay", "retreat", "sell_units", "sell_priests", "sell_philosophers",
]  # fmt: skip

UNITS_EACH: Final = 8
"""Fleets of a colour, and armies of a colour."""  # cy:1.2 cy:20.1

TILES_EACH: Final = 10
METROPOLISES: Final = 10
PRIESTS: Final = 18
PHILOSOPHERS: Final = 17
PROSPERITY_MARKERS: Final = 16
"""What the box holds of each."""  # cy:1.1 cy:20.2 cy:20.3

PHILOSOPHERS_NEEDED: Final = 4
"""For one metropolis."""  # cy:16.3

CITIES: Final = ["sparta", "athens", "corinth", "thebes", "argos"]
"""The city-states of the seats; names only."""  # cy:0.1

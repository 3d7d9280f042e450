"""The clauses of the 2003 game on which the texts of its cards rest."""

from typing import Final

from pelagos.games.mare_nostrum.four_cards.cards import Grounds

GROUNDS: Final = Grounds(
    cards={
        "julius_caesar": ("mn:9.1.1", "mn:6.2.2"),
        "hannibal": ("mn:9.1.2", "mn:7.4.8"),
        "pericles": ("mn:9.1.4", "mn:6.2.2", "mn:7.4.8"),
        "cleopatra": ("mn:9.1.5",),
        "hammurabi": ("mn:9.1.3", "mn:6.5.2"),
        "agamemnon": ("mn:9.2.1",),
        "archimedes": ("mn:9.2.2",),
        "solomon": ("mn:9.2.3",),
        "helen": ("mn:9.2.4", "mn:7.8.1", "mn:7.8.2"),
        "nebuchadnezzar": ("mn:9.2.5", "mn:7.6.4"),
        "ulysses": ("mn:9.2.6", "mn:5.6.1"),
        "colossus": ("mn:9.3.1", "mn:5.1.8"),
        "hanging_gardens": ("mn:9.3.2", "mn:6.4.1"),
        "temple_of_artemis": ("mn:9.3.3", "mn:5.1.8", "mn:5.1.10"),
        "statue_of_zeus": ("mn:9.3.4", "mn:6.5.4"),
        "lighthouse": ("mn:9.3.5",),
        "mausoleum": ("mn:9.3.6", "mn:6.2.2"),
        "pyramids": ("mn:9.3.7", "mn:8.1"),
    },
    roles={
        "director_of_commerce": ("mn:4.2.2", "mn:4.2.7", "mn:5.2.1", "mn:5.4.1"),
        "political_leader": ("mn:4.2.2", "mn:4.2.7", "mn:6.1.1"),
        "military_leader": ("mn:4.2.2", "mn:4.2.7", "mn:7.1.1"),
    },
    pieces={
        "influence": ("mn:6.5.1", "mn:6.5.2", "mn:2.8"),
        "city": ("mn:5.1.1", "mn:6.5.4"),
        "caravan": ("mn:5.1.2", "mn:5.1.3", "mn:6.5.4"),
        "temple": ("mn:5.1.1", "mn:5.1.3", "mn:6.5.4"),
        "market": ("mn:5.1.2", "mn:5.1.3", "mn:6.5.4"),
        "legion": ("mn:7.3.1", "mn:7.4.6", "mn:7.6.1", "mn:2.8"),
        "fortress": ("mn:7.4.6", "mn:7.4.11", "mn:7.1.6", "mn:2.8"),
        "trireme": ("mn:6.5.5", "mn:7.2.2", "mn:7.3.3", "mn:6.5.8", "mn:2.8"),
    },
    civilization=("mn:3.2.1",),
    tax=("mn:2.6", "mn:6.3.1", "mn:6.4.1"),
    good=("mn:2.6", "mn:6.3.1", "mn:6.4.1"),
)

"""The clauses of the revised edition on which the texts of its cards rest."""

from typing import Final

from pelagos.games.mare_nostrum.four_cards.cards import Grounds

GROUNDS: Final = Grounds(
    cards={
        "julius_caesar": ("lc:18.5", "lc:9.9"),
        "hannibal": ("lc:18.1", "lc:12.7"),
        "pericles": ("lc:18.3", "lc:18.3a"),
        "cleopatra": ("lc:18.2",),
        "hammurabi": ("lc:18.4",),
        "agamemnon": ("lc:17.1", "lc:6.3"),
        "archimedes": ("lc:17.2", "lc:6.3"),
        "solomon": ("lc:17.6", "lc:6.3"),
        "helen": ("lc:17.3", "lc:17.3a", "lc:17.3b"),
        "nebuchadnezzar": ("lc:17.4",),
        "ulysses": ("lc:17.5", "lc:8.20"),
        "colossus": ("lc:16.3",),
        "hanging_gardens": ("lc:16.2",),
        "temple_of_artemis": ("lc:16.7", "lc:7.12"),
        "statue_of_zeus": ("lc:16.6",),
        "lighthouse": ("lc:16.5",),
        "mausoleum": ("lc:16.4", "lc:9.9"),
        "pyramids": ("lc:16.1", "lc:9.10", "lc:14.1"),
    },
    roles={
        "director_of_commerce": ("lc:6.2", "lc:6.3", "lc:6.6"),
        "political_leader": ("lc:6.2", "lc:6.3", "lc:6.6"),
        "military_leader": ("lc:6.2", "lc:6.3", "lc:6.6"),
    },
    pieces={
        "influence": ("lc:10.1", "lc:10.4", "lc:2.4"),
        "city": ("lc:7.3", "lc:7.8", "lc:10.11"),
        "caravan": ("lc:7.4", "lc:7.5", "lc:10.11"),
        "temple": ("lc:7.3", "lc:7.6", "lc:7.8", "lc:10.13"),
        "market": ("lc:7.4", "lc:7.6", "lc:7.8", "lc:10.13"),
        "legion": ("lc:11.11", "lc:12.7", "lc:13.7", "lc:2.4"),
        "fortress": ("lc:12.6", "lc:11.14", "lc:2.4"),
        "trireme": ("lc:10.15", "lc:11.6", "lc:11.12", "lc:10.5", "lc:2.4"),
    },
    civilization=("lc:4.1", "lc:4.2", "lc:4.3"),
    tax=("lc:2.2", "lc:9.5", "lc:9.8"),
    good=("lc:2.2", "lc:9.5", "lc:9.8"),
)

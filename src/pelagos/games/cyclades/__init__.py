"""Cyclades, by Bruno Cathala and Ludovic Maublanc: two to five players in the archipelago."""

from pelagos.games.cyclades.rules import CycladesRules

__all__ = ["CycladesRules", "rules"]


def rules() -> CycladesRules:
    """The referee of this title."""
    return CycladesRules()

"""Civilization (1982): the full game, the short games and the two simple ones."""

from pelagos.games.civilization.rules import CivilizationRules

__all__ = ["CivilizationRules", "rules"]


def rules() -> CivilizationRules:
    """The referee of this title."""
    return CivilizationRules()

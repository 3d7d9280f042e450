"""Civilization (1982): the full game, the short games and the two simple ones."""

from pelagos.games.civilization.judgement import judgement
from pelagos.games.civilization.rules import CivilizationRules


def rules() -> CivilizationRules:
    """A new referee."""
    return CivilizationRules()


__all__ = ["judgement", "rules"]

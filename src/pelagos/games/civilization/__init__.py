"""Civilization (1982): the full game, the short games and the two simple ones."""

from pelagos.games.civilization.judgement import CivilizationJudgement
from pelagos.games.civilization.rules import CivilizationRules


def rules() -> CivilizationRules:
    """A new referee."""
    return CivilizationRules()


def judgement() -> CivilizationJudgement:
    """What bots may know about value in this title."""
    return CivilizationJudgement()


__all__ = ["judgement", "rules"]

"""Cyclades, by Bruno Cathala and Ludovic Maublanc: two to five players in the archipelago."""

from pelagos.games.cyclades.judgement import CycladesJudgement
from pelagos.games.cyclades.rules import CycladesRules


def rules() -> CycladesRules:
    """The referee."""
    return CycladesRules()


def judgement() -> CycladesJudgement:
    """What bots may know about value."""
    return CycladesJudgement()

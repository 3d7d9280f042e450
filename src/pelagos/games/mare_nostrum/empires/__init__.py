"""Mare Nostrum: Empires, the edition of 2016."""

from pelagos.games.mare_nostrum.empires.judgement import judgement
from pelagos.games.mare_nostrum.empires.rules import EmpiresRules

__all__ = ["EmpiresRules", "judgement", "rules"]


def rules() -> EmpiresRules:
    """The referee."""
    return EmpiresRules()

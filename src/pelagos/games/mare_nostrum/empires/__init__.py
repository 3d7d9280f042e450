"""Mare Nostrum: Empires, the edition of 2016."""

from pelagos.games.mare_nostrum.empires.rules import EmpiresRules

__all__ = ["EmpiresRules", "rules"]


def rules() -> EmpiresRules:
    """The referee of this title."""
    return EmpiresRules()

"""Mare Nostrum (Serge Laget, 2003)."""

from pelagos.games.mare_nostrum.original.rules import OriginalRules


def rules() -> OriginalRules:
    """The referee of this title."""
    return OriginalRules()


__all__ = ["OriginalRules", "rules"]

"""Civilization: the revised Russian edition of Mare Nostrum (Serge Laget)."""

from pelagos.games.mare_nostrum.laget.rules import LagetRules


def rules() -> LagetRules:
    """The referee of this title."""
    return LagetRules()


__all__ = ["LagetRules", "rules"]

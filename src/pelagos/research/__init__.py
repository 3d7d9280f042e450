"""Environments, arenas, ratings and data sets."""

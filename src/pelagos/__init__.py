"""One table for the games of the ancient Mediterranean."""

__version__ = "0.1.0"

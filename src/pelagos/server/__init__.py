"""The server: tables in the browser, kept in one file or in PostgreSQL."""

from pelagos.server.start import run

__all__ = ["run"]

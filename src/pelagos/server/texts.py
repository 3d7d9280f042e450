"""Texts that either database can keep, and every page can show."""

from pelagos.server.errors import Refused


def storable(*texts: str) -> None:
    """Refuses texts with a NUL or half a character in them."""
    for text in texts:
        if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
            raise Refused(400, "bad_data", "bad_characters")


def one_line(text: str | None) -> str:
    """A name as it is kept: what can be printed of it, on one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text or "").split())

"""What all bodies share: names, numbers, and how the server says no."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "ru", "pl"]


Name = Annotated[str, Meta(max_length=40)]


Short = Annotated[str, Meta(max_length=200)]


ClockTime = Annotated[str, Meta(pattern="^(([01][0-9]|2[0-3]):[0-5][0-9])?$", max_length=5)]


SeatNumber = Annotated[int, Meta(ge=-3, le=8)]


LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True):
    """The base of every request body: an unknown field is a mistake worth telling."""


class Problem(Struct, omit_defaults=True):
    """Why something was refused: a code, and a sentence in the reader's language.

    `part` says which of several answers given together was refused (none of them was applied).
    `detail` is technical, in English, for authors of clients and records.
    """

    error: str
    message: str
    clause: str | None = None
    clause_text: str | None = None
    allowed: str | None = None
    line: int | None = None
    part: int | None = None
    detail: str | None = None


class Health(Struct):
    """Whether the server can do its work, and what is wrong if it cannot."""

    ok: bool
    version: str
    wrong: list[str] = []

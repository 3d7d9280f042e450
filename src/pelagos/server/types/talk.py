"""Chat, notes, and how people are notified of their turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelagos.server.types.common import Name, Request, SeatNumber


class ChatBody(Request):
    """Something to say to the table."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    seat: SeatNumber | None = None
    phrase: Name = ""


class PhraseInfo(Struct):
    """Something often said, which everybody reads in their own language."""

    phrase: str
    text: str


class ChatInfo(Struct):
    """Something said; `mentions` are the seats it names."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    mentions: list[int] = []


class AsideBody(Request):
    """Something spectators say among themselves."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    name: Name = ""
    phrase: Name = ""


class AsideInfo(Struct):
    """Something a spectator said."""

    number: int
    name: str
    text: str
    at: float


class NotesBody(Request):
    """Private notes of a seat."""

    text: Annotated[str, Meta(max_length=20_000)]
    seat: SeatNumber | None = None


class NotesInfo(Struct):
    """Private notes, told to their own seat only."""

    seat: int
    text: str


class NoticeBody(Request):
    """Where and when a seat wants to be notified that it is asked; an empty url stops it."""

    url: Annotated[str, Meta(max_length=500)]
    mode: Literal["instant", "digest", "last"] = "instant"
    seat: SeatNumber | None = None


class NoticeInfo(Struct):
    """What a seat has chosen; no address = no notices."""

    seat: int
    url: str
    mode: str


Mode = Literal["instant", "digest", "last"]


class NewWay(Request):
    """A notification: an e-mail address, an ntfy topic, a webhook, or (with keys) a browser."""

    kind: Literal["push", "email", "ntfy", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    mode: Mode = "instant"
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class WayMode(Request):
    """When this way is used."""

    mode: Mode


class WayInfo(Struct):
    """A notification.

    `error` says why the last try failed; `gave_up` when it failed too often and was given up.
    """

    id: str
    kind: str
    address: str
    mode: str
    confirmed: bool
    told: float | None
    error: str
    gave_up: float | None


class TableMode(Request):
    """When you are notified about a table: as usual, never, or in another mode."""

    mode: Literal["", "off", "instant", "digest", "last"]


class Shelf(Request):
    """Where a table of yours stands: in front, in the archive, or out of sight."""

    shelf: Literal["", "archived", "hidden"]


class TableNotices(Struct):
    """One of your running tables, and when you are notified about it."""

    table: str
    name: str
    mode: str


class NoticesInfo(Struct):
    """How you are notified, and what this server can do: its key for browsers, and e-mail."""

    push_key: str
    mail: bool
    ways: list[WayInfo]
    tables: list[TableNotices]


class KeyBody(Request):
    """The key out of a message."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]

"""Tables in lists: titles, options, a table as it is opened."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelagos.server.types.common import ClockTime, Lang, Name, Request


class OptionValue(Struct):
    """One value an option may have."""

    value: Any
    label: str


class OptionInfo(Struct, omit_defaults=True):
    """An option of a title: a list of values, or a whole number from `low` to `high`."""

    name: str
    label: str
    help: str
    default: Any
    values: list[OptionValue] | None = None
    low: int | None = None
    high: int | None = None
    clause: str | None = None


class LevelInfo(Struct):
    """A bot to choose: its name, and the seconds it takes for a move; 0 = at once."""

    name: str
    seconds: int


class PresetInfo(Struct):
    """What suits an evening, a week, two weeks or learning: everything a host may set at once.

    `options` are those that differ from the usual. `bots`: whether bots take the other seats.
    """

    name: str
    players: int
    pace: str
    clock_minutes: int | None
    increment_seconds: int
    timeout: str
    nights: bool
    weekends: bool
    vacation_days: int
    bots: bool
    options: dict[str, Any]


class TitleInfo(Struct):
    """A title on offer."""

    title: str
    name: str
    blurb: str
    stage: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[LevelInfo]
    presets: list[PresetInfo]
    taught: bool
    """Whether there are lessons in it."""


class SeatWish(Request):
    """Who should sit there."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Name | None = None
    bot: Name | None = None


class RestTimes(Request):
    """When no clock runs: between two hours of local time in a time zone, and on weekends."""

    zone: Name
    starts: ClockTime = ""
    ends: ClockTime = ""
    weekends: bool = False


class NewTable(Request):
    """A table to be hosted."""

    title: Name
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    options: dict[Name, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=9)] = []
    pace: Literal["live", "slow"] = "live"
    clock_minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)] | None = None
    increment_seconds: Annotated[int, Meta(ge=0, le=86_400 * 14)] = 0
    timeout: Literal["steward", "skip", "forfeit"] = "steward"
    rest: RestTimes | None = None
    vacation_days: Annotated[int, Meta(ge=0, le=60)] = 0
    name: Name | None = None
    listed: bool = True
    spectators: bool = True
    lang: Lang = "en"


class PlayNow(Request):
    """One click: a table against bots."""

    title: Name
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    bot: Name | None = None
    lang: Lang = "en"


class SeatLink(Struct):
    """The secret of a seat's link; a bot's seat has none."""

    seat: int
    secret: str | None


class TableMade(Struct):
    """A new table. The links are shown only this once."""

    table: str
    links: list[SeatLink]


class TableRow(Struct):
    """A table in a list."""

    table: str
    title: str
    name: str
    round: int
    round_word: str
    asked: list[str]
    line: int
    updated: float
    seats: list[str]
    over: bool
    mine: bool
    my_turn: bool
    what_if: bool
    free: list[int]
    shelf: str = ""

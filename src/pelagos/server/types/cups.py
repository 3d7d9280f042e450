"""Series and cups."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelagos.server.types.common import Name, Request, Short
from pelagos.server.types.lobby import NewTable

Called = Annotated[str, Meta(min_length=1, max_length=40)]


class NewCup(Request):
    """A series or a cup to be held. `table` says how its tables are set up, except for the seats.
    `games`: how many games a series has, or how often everybody meets in a cup. `by_itself`:
    whether the next round starts as soon as one is over, or when the host says so.
    """

    name: Called
    table: NewTable
    kind: Literal["series", "cup"] = "series"
    games: Annotated[int, Meta(ge=1, le=20)] = 3
    by_itself: bool = True
    listed: bool = True
    as_name: Name = ""


class CupMade(Struct):
    """A new cup, and the key with which others join it; it is shown only this once."""

    cup: str
    key: str


class CupJoined(Struct):
    """One takes part."""

    cup: str


class JoinCup(Request):
    """Taking part: a cup that is not listed wants its key."""

    name: Name = ""
    key: Short = ""


class MemberInfo(Struct):
    """A participant; `face` draws the picture of those who have an account."""

    number: int
    name: str
    mine: bool
    face: str | None


class CupGame(Struct):
    """A game of a cup: its table, once there is one, the members by seat and their places."""

    table: str
    members: list[int]
    places: list[int]


class CupRound(Struct):
    """Games that may be played at the same time."""

    number: int
    over: bool
    games: list[CupGame]


class CupColumn(Struct):
    """A column of the standings, and what it means."""

    name: str
    label: str
    help: str


class CupLine(Struct):
    """How a member stands: the figures in the order of the columns."""

    member: int
    place: int
    figures: list[float]


class CupRow(Struct):
    """A cup in a list."""

    cup: str
    name: str
    kind: str
    title: str
    game: str
    stage: str
    members: int
    mine: bool


class CupInfo(Struct):
    """A series or a cup: who takes part, what was played, how they stand.

    `stage`: open to join, running, or over. `can_start` and `can_go_on`: what its host may do now;
    `needs`: how many more members it takes to begin.
    """

    cup: str
    name: str
    kind: str
    title: str
    game: str
    players: int
    games: int
    by_itself: bool
    listed: bool
    stage: str
    is_host: bool
    can_start: bool
    can_go_on: bool
    needs: int
    members: list[MemberInfo]
    rounds: list[CupRound]
    columns: list[CupColumn]
    standings: list[CupLine]

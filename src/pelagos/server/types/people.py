"""Accounts, numbers and ratings."""

from typing import Annotated

from msgspec import Meta, Struct

from pelagos.server.types.common import Request


class NewName(Request):
    """The name a player wants to be called by."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]


class Farewell(Request):
    """The password, before an account is deleted for good."""

    password: Annotated[str, Meta(max_length=200)]


class Shown(Request):
    """Whether others may see a page about you."""

    shown: bool


class AccountInfo(Struct):
    """Your own account; `face` draws its picture."""

    name: str
    face: str
    shown: bool


class Credentials(Request):
    """A name and a password."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Request):
    """The password of now, and the one to come."""

    old: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct):
    """Who the visitor is on this server."""

    name: str | None
    signed_in: bool


class Played(Struct):
    """One finished game."""

    table: str
    won: bool


class Numbers(Struct):
    """Your results at one title.

    `fair` is how many games a player as good as the others would have won.
    """

    title: str
    name: str
    played: int
    won: int
    fair: float
    latest: list[Played]


class RatedPlayer(Struct):
    """A player in the list of a title; only those who want a page have a name here."""

    face: str
    name: str
    games: int
    won: int
    strength: float


class SeatShare(Struct):
    """How often somebody sat at a seat, and won there."""

    seat: int
    games: int
    won: int


class PeopleShare(Struct):
    """How often somebody led a people, and won with it."""

    name: str
    games: int
    won: int


class TitleShare(Struct):
    """A player's results at one title. `place` is the average; `streak`: games won in a row,
    now and at best; `rank` among `ranked` players.
    """

    title: str
    name: str
    games: int
    won: int
    fair: float
    place: float
    strength: float
    sure: bool
    streak: int
    seats: list[SeatShare]
    best_streak: int
    rank: int
    ranked: int
    peoples: list[PeopleShare]


class Opponent(Struct):
    """Head to head: games together, and how often one was placed before or behind the other."""

    face: str
    name: str
    games: int
    before: int
    behind: int


class PlayerInfo(Struct):
    """The page of a player who wants one.

    `luck` is the share of a win that rolls and draws were worth, on average over `reviewed` games.
    """

    face: str
    name: str
    since: float
    titles: list[TitleShare]
    opponents: list[Opponent]
    latest: list[Played]
    reviewed: int
    luck: float

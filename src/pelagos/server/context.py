"""What every route is handed: the house, the people, the painter, the visitor and the language."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from pelagos.engine.seats import NOBODY
from pelagos.server.errors import Refused
from pelagos.server.film import Film
from pelagos.server.game import Game
from pelagos.server.house import House
from pelagos.server.notices import Notices
from pelagos.server.people import People, Visitor
from pelagos.server.phrases import language_of
from pelagos.server.render import ALL_KNOWING, Painter, Scene
from pelagos.server.rows import Head
from pelagos.server.schema import TABLE_ID
from pelagos.server.types import Lang

COOKIE = "pelagos"
YEAR = 365 * 24 * 3600
LANGUAGES: tuple[Lang, ...] = ("en", "ru", "pl")

AnyRequest = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(max_length=TABLE_ID)]
Seat = Annotated[int | None, QueryParameter(ge=-3, le=8)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Reader = NamedDependency[str]
"""The language of the one who reads."""


class Desk:
    """All that routes work with."""

    def __init__(self, house: House, people: People, painter: Painter, notices: Notices) -> None:
        self.house = house
        self.people = people
        self.painter = painter
        self.notices = notices

    async def seats(self, visitor: Visitor, head: Head) -> list[int]:
        """The visitor's seats at a table. Refuses a stranger where spectators are not wanted."""
        mine = await self.people.held(visitor, head.id)
        if not mine and not head.spectators:
            raise Refused(403, "not_yours", "no_spectators")
        return mine

    async def own_seat(self, visitor: Visitor, table: str, seat: int | None) -> int:
        """`seat` if it is the visitor's (the first of theirs by default); a refusal otherwise."""
        mine = await self.people.held(visitor, table)
        if not mine:
            await self.house.head(table)
            raise Refused(403, "not_yours", "no_seat_here")
        if seat is None:
            return mine[0]
        if seat not in mine:
            raise Refused(403, "not_yours", "not_your_seat")
        return seat

    async def viewpoint(
        self, visitor: Visitor, head: Head, seat: int | None, asked: list[int]
    ) -> tuple[int, list[int]]:
        """Through whose eyes the visitor looks, and all seats of theirs.

        Once a game is over there is nothing left to hide: any viewpoint is free.
        """
        mine = await self.seats(visitor, head)
        is_open = head.over or head.uploaded
        if seat is None:
            waiting = [s for s in mine if s in asked]
            return (waiting or mine or [NOBODY])[0], mine
        if seat == ALL_KNOWING:
            if not is_open:
                raise Refused(403, "not_yet")
            return ALL_KNOWING, mine
        if seat < 0:
            return NOBODY, mine
        if seat not in mine and not (is_open and seat < head.players):
            raise Refused(403, "not_yours", "not_your_seat")
        return seat, mine


TheDesk = NamedDependency[Desk]
TheVisitor = NamedDependency[Visitor]


def scene_of(game: Game) -> Scene:
    """The present moment of a game."""
    sitting = game.sitting
    return Scene(
        game.head, game.seats, game.rules, sitting.record, sitting.board, sitting.line, sitting
    )


def scene_on_film(head: Head, film: Film) -> Scene:
    """The last moment of a game that can only be looked at."""
    return Scene(
        head,
        film.seats,
        film.rules,
        film.record,
        film.board,
        film.length,
        None,
        film.broken,
    )


async def provide_visitor(request: AnyRequest, desk: TheDesk) -> Visitor:
    """Who asks."""
    token = request.cookies.get(COOKIE)
    secret = request.headers.get("x-seat-secret")
    return await desk.people.visitor(token, secret)


def provide_language(request: AnyRequest, lang: FromQuery[Lang | None] = None) -> str:
    """The language the reader wants; one we do not speak is refused."""
    return language_of(request) if lang is None else lang


async def with_session(desk: Desk, visitor: Visitor) -> tuple[Visitor, list[Cookie]]:
    """The visitor with a session; the cookies to set when it is a new one."""
    if visitor.session is not None:
        return visitor, []
    token = await desk.people.begin_session()
    new = await desk.people.visitor(token, None)
    return new, [session_cookie(token)]


def session_cookie(token: str) -> Cookie:
    """The cookie that remembers a session. Scripts cannot read it, other sites cannot send it."""
    return Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", path="/")

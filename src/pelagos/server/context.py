"""What every route is handed: the games, the people, the renderer, the visitor and the language."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from pelagos.engine.seats import NOBODY
from pelagos.server.bots.reviews import Reviews
from pelagos.server.errors import Refused
from pelagos.server.keys import digest
from pelagos.server.lanes import Lanes
from pelagos.server.lately import Lately
from pelagos.server.live.driver import Driver
from pelagos.server.live.game import Game
from pelagos.server.live.games import LiveGames, Teller
from pelagos.server.live.sockets import Sockets
from pelagos.server.loops import Loops
from pelagos.server.people.accounts import Accounts
from pelagos.server.people.cups import CupStore
from pelagos.server.people.limits import Limits, neighbourhood
from pelagos.server.people.notices import Notices
from pelagos.server.people.post import Post
from pelagos.server.people.ratings import Ratings
from pelagos.server.people.seats import Seats
from pelagos.server.people.sessions import Sessions
from pelagos.server.people.visitor import Visitor
from pelagos.server.people.ways import Ways
from pelagos.server.present.phrases import language_of
from pelagos.server.present.render import ALL_KNOWING, Renderer, Scene
from pelagos.server.present.timeline import Timeline
from pelagos.server.settings import Settings
from pelagos.server.storage.learnt import LearntStore
from pelagos.server.storage.rows import Head
from pelagos.server.storage.schema import TABLE_ID
from pelagos.server.storage.talk import TalkStore
from pelagos.server.storage.watch import tell_again
from pelagos.server.types.common import Lang

COOKIE = "pelagos"
YEAR = 365 * 24 * 3600
PROBE_SECONDS = 1.0
CONTRACT = "2"
"""The version of what is sent about a table; a client says which one it understands."""

LANGUAGES: tuple[Lang, ...] = ("en", "ru", "pl")

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

TableId = Annotated[str, PathParameter(max_length=TABLE_ID)]
Seat = Annotated[int | None, QueryParameter(ge=-3, le=8)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Language = NamedDependency[str]
"""The language of the reader."""


@dataclass
class Services:
    """All that routes work with."""

    settings: Settings
    games: LiveGames
    driver: Driver
    reviews: Reviews
    learnt: LearntStore
    talk: TalkStore
    sessions: Sessions
    accounts: Accounts
    held: Seats
    renderer: Renderer
    notices: Notices
    post: Post
    ways: Ways
    ratings: Ratings
    cups: CupStore
    limits: Limits
    lanes: Lanes
    loops: Loops
    sockets: Sockets
    probe: Lately[list[str]] = field(default_factory=lambda: Lately(PROBE_SECONDS))
    """What the last write probe found wrong."""
    leaving: set[asyncio.Task[None]] = field(default_factory=set)
    """What is being noted of pages that were closed."""

    async def limit(self, what: str, visitor: Visitor) -> None:
        """Counts a use of something that costs much; refused when there were too many."""
        where = neighbourhood(visitor.address)
        await self.limits.use(what, visitor.account or where)
        if visitor.account is not None:
            await self.limits.use_together(what, where)

    async def limit_thinking(self, levels: Iterable[str], visitor: Visitor) -> None:
        """Refused when bots that take their time have thought enough for the visitor of late."""
        if any(self.driver.thinkers.ponders(level) for level in levels):
            for owner in visitor.owners:
                await self.limits.check("thinking", owner)

    async def seats(self, visitor: Visitor, head: Head) -> list[int]:
        """The visitor's seats at a table. Refuses a stranger where spectators are not wanted."""
        mine = await self.held.held(visitor, head.id)
        if not mine and not head.spectators:
            raise Refused(403, "not_yours", "no_spectators")
        return mine

    async def own_seat(self, visitor: Visitor, table: str, seat: int | None) -> int:
        """`seat` if it is the visitor's (the first of theirs by default); a refusal otherwise."""
        return (await self.own_seats(visitor, table, seat))[0]

    async def own_seats(
        self, visitor: Visitor, table: str, seat: int | None
    ) -> tuple[int, list[int]]:
        """`own_seat` together with all seats of the visitor's."""
        mine = await self.held.held(visitor, table)
        if not mine:
            await self.games.head(table)
            raise Refused(403, "not_yours", "no_seat_here")
        if seat is None:
            return mine[0], mine
        if seat not in mine:
            raise Refused(403, "not_yours", "not_your_seat")
        return seat, mine

    async def saw(self, table: str, seats: list[int]) -> None:
        """Notes that a page of these seats was open just now."""
        if seats:
            now = self.games.clock.now()
            await self.held.saw(table, seats, now)
            self.games.note_seen(table, seats, now)

    async def look_again(self, tables: list[str]) -> None:
        """Makes live channels here ask whose they are; other workers hear of it by themselves."""
        await tell_again(self.games, tables)

    def left(self, table: str, seats: list[int]) -> None:
        """Notes that a page of these seats was closed; the page's own task may end before."""
        noting = asyncio.create_task(self.saw(table, seats))
        self.leaving.add(noting)
        noting.add_done_callback(self.leaving.discard)

    async def as_host(self, visitor: Visitor, table: str) -> Head:
        """The table, for its host alone."""
        head = await self.games.head(table)
        if head.host is None or head.host not in await self.held.held(visitor, table):
            raise Refused(403, "not_yours", "not_host")
        return head

    async def viewpoint(
        self, visitor: Visitor, head: Head, seat: int | None, asked: list[int]
    ) -> tuple[int, list[int]]:
        """Through whose eyes the visitor looks, and all seats of theirs.

        Once a game is over there is nothing left to hide: any viewpoint is free.
        """
        mine = await self.seats(visitor, head)
        return viewer_of(head, seat, mine, asked), mine


def viewer_of(head: Head, seat: int | None, mine: list[int], asked: list[int]) -> int:
    """Through whose eyes somebody looks who has the seats `mine` and wants to see `seat`'s view.

    Without a wish: that of a seat of theirs which is asked.
    """
    is_open = head.over or head.uploaded
    if seat is None:
        waiting = [s for s in mine if s in asked]
        return (waiting or mine or [NOBODY])[0]
    if seat == ALL_KNOWING:
        if not is_open:
            raise Refused(403, "not_yet")
        return ALL_KNOWING
    if seat < 0:
        return NOBODY
    if seat not in mine and not (is_open and seat < head.players):
        raise Refused(403, "not_yours", "not_your_seat")
    return seat


class Sitter(Teller):
    """Somebody who acts from a seat of theirs."""

    def __init__(self, services: Services, visitor: Visitor, table: str, seat: int) -> None:
        self.services = services
        self.visitor = visitor
        self.table = table
        self.seat = seat

    async def still_sits(self) -> None:
        await self.services.own_seat(self.visitor, self.table, self.seat)


TheServices = NamedDependency[Services]
TheVisitor = NamedDependency[Visitor]


def scene_of(game: Game) -> Scene:
    """The present moment of a game."""
    sitting = game.sitting
    return Scene(
        game.head, game.seats, game.rules, sitting.record, sitting.board, sitting.line, sitting
    )


def scene_of_timeline(head: Head, timeline: Timeline) -> Scene:
    """The last moment of a game that can only be looked at."""
    return Scene(
        head,
        timeline.seats,
        timeline.rules,
        timeline.record,
        timeline.board,
        timeline.length,
        None,
        timeline.broken,
    )


def needs_contract(connection: AnyConnection, _: object = None) -> None:
    """Refuses a client that speaks another edition of the contract, or does not say which."""
    said = connection.headers.get("x-pelagos-contract") or connection.query_params.get("contract")
    if said != CONTRACT:
        raise Refused(400, "old_contract", wanted=CONTRACT)


async def provide_visitor(request: AnyRequest, services: TheServices) -> Visitor:
    """The client that asks."""
    token = request.cookies.get(COOKIE)
    secret = request.headers.get("x-seat-secret")
    return await services.sessions.visitor(token, secret, address_of(request))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; of a trusted proxy, for whom."""
    return connection.client.host if connection.client is not None else ""


def provide_language(request: AnyRequest, lang: FromQuery[Lang | None] = None) -> str:
    """The language the reader wants; one we do not speak is refused."""
    return language_of(request) if lang is None else lang


async def with_session(
    services: Services, visitor: Visitor, request: AnyRequest
) -> tuple[Visitor, list[Cookie]]:
    """The visitor with a session; the cookies to set when it is a new one."""
    if visitor.session is not None:
        return visitor, []
    token = await services.sessions.begin()
    new = replace(visitor, session=digest(token))
    return new, [session_cookie(token, request)]


def session_cookie(token: str, request: AnyRequest) -> Cookie:
    """The cookie that remembers a session. Scripts cannot read it, other sites cannot send it,
    and once it came over HTTPS it never travels without."""
    secure = request.url.scheme == "https"
    return Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", path="/", secure=secure
    )

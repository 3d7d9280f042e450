"""The application: routes, errors, static files, start and stop."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Middleware

from pelagos import __version__
from pelagos.server.background import start_loops
from pelagos.server.bots.reviews import Reviews
from pelagos.server.bots.thinkers import Thinkers
from pelagos.server.context import Services, provide_language, provide_visitor
from pelagos.server.errors import HANDLERS
from pelagos.server.lanes import Lanes
from pelagos.server.live.clock import Clock
from pelagos.server.live.driver import Driver
from pelagos.server.live.games import LiveGames
from pelagos.server.live.sockets import Sockets
from pelagos.server.logs import configure, log_requests
from pelagos.server.loops import Loops
from pelagos.server.origins import own_pages_only
from pelagos.server.people.accounts import Accounts
from pelagos.server.people.cups import CupStore
from pelagos.server.people.limits import Limits
from pelagos.server.people.mail import Mail
from pelagos.server.people.notices import Notices
from pelagos.server.people.post import Post
from pelagos.server.people.push import Push
from pelagos.server.people.ratings import Ratings
from pelagos.server.people.seats import Seats
from pelagos.server.people.sessions import Sessions
from pelagos.server.people.ways import Ways
from pelagos.server.people.webhooks import Webhooks
from pelagos.server.present.render import Renderer
from pelagos.server.protocol import Punctual
from pelagos.server.routes import (
    cups,
    inviting,
    learnt,
    lessons,
    live,
    lobby,
    metrics,
    notices,
    operate,
    orders,
    pages,
    people,
    players,
    puzzles,
    records,
    reviews,
    rules,
    table,
    talk,
    together,
    vacations,
    votes,
    what_if,
)
from pelagos.server.schema import NamedTuples
from pelagos.server.settings import BODY_LIMIT, Settings
from pelagos.server.storage.database import Database
from pelagos.server.storage.learnt import LearntStore
from pelagos.server.storage.leases import Leases
from pelagos.server.storage.store import Store
from pelagos.server.storage.talk import TalkStore
from pelagos.server.titles import Titles
from pelagos.server.types.common import Problem

ENDING = (signal.SIGINT, signal.SIGTERM)
"""How a server is asked to stop."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a seat's link must not travel on
    "X-Frame-Options": "DENY",
}

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in {
        400: "the request cannot be read or makes no sense",
        403: "not your seat or table",
        404: "there is no such thing",
        409: "not now: stale, not asked, paused, over or taken",
        413: "too large",
        415: "not JSON",
        422: "the referee refuses the answer",
        429: "too often; the header Retry-After says when to come again",
        503: "the server cannot do it now",
    }.items()
}
"""How every address may refuse; always in the same form."""


def services_of(settings: Settings, titles: Titles | None = None) -> Services:
    """Everything a worker is made of, not yet started."""
    offered = titles if titles is not None else Titles()
    lanes, loops = Lanes(), Loops()
    database = Database(settings.url(), lanes.writes, settings.statement_seconds)
    games = LiveGames(Store(database), offered, lanes, Clock())
    thinkers = Thinkers(offered, settings.bot_processes)
    limits = Limits(database, settings.rates())
    spend = partial(limits.spend, "thinking")
    driver = Driver(games, thinkers, Leases(database), spend, not settings.bots_elsewhere)
    renderer = Renderer(offered)
    renderer.now = games.clock.now
    renderer.present = games.hub.present
    webhooks = Webhooks(lanes.names, settings.webhooks_to_private)
    ways, held = Ways(database), Seats(database)
    mail = Mail(settings.smtp, settings.mail_from, settings.address)
    post = Post(database, games.clock, ways, held, webhooks, Push(database), mail, settings.address)
    post.still_asked = games.still_asks
    told = Notices(database, renderer, webhooks, post)
    games.changed.append(told.changed)
    games.hub.show = partial(live.shown, renderer)
    return Services(
        settings=settings,
        games=games,
        driver=driver,
        reviews=Reviews(games, thinkers, driver.leases, driver.thinks, settings.review_seconds),
        learnt=LearntStore(database),
        talk=TalkStore(database),
        sessions=Sessions(database),
        accounts=Accounts(database, lanes.passwords, limits),
        held=held,
        renderer=renderer,
        notices=told,
        post=post,
        ways=ways,
        ratings=Ratings(database),
        cups=CupStore(database),
        limits=limits,
        lanes=lanes,
        loops=loops,
        sockets=Sockets(settings.sockets, settings.sockets_of_an_address),
    )


@asynccontextmanager
async def running(
    services: Services, heard: Callable[[str], None] | None = None
) -> AsyncIterator[None]:
    """Opens the database, keeps the loops going, and closes everything at the end.

    `heard` is called with tables that other workers have written, on PostgreSQL.
    """
    database = services.games.store.database
    with ending_at_once():
        await database.prepare()
    await services.games.clock.set(database)
    await services.post.push.prepare()
    start_loops(services, heard)
    try:
        yield
    finally:
        await services.loops.close()
        await asyncio.gather(*services.leaving, return_exceptions=True)
        await services.driver.close()
        await services.notices.close()
        await database.close()
        services.lanes.close()


@contextmanager
def ending_at_once() -> Iterator[None]:
    """While a server waits for its database: who tells it to end need not wait for that, too.

    Nothing is open yet, and a migration happens as a whole or not at all.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # a server within another program, which alone may say what signals mean
        return
    asked = {number: signal.signal(number, signal.SIG_DFL) for number in ENDING}
    try:
        yield
    finally:
        for number, before in asked.items():
            signal.signal(number, before)


def create_app(settings: Settings, titles: Titles | None = None) -> Litestar:
    """The server as an ASGI application. The database is opened and migrated when it starts."""
    services = services_of(settings, titles)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with running(services):
            yield

    routes: list[HTTPRouteHandler] = [
        *lobby.ROUTES,
        *table.ROUTES,
        *orders.ROUTES,
        *together.ROUTES,
        *votes.ROUTES,
        *vacations.ROUTES,
        *inviting.ROUTES,
        *talk.ROUTES,
        *records.ROUTES,
        *reviews.ROUTES,
        *what_if.ROUTES,
        *rules.ROUTES,
        *lessons.ROUTES,
        *learnt.ROUTES,
        *puzzles.ROUTES,
        *people.ROUTES,
        *notices.ROUTES,
        *players.ROUTES,
        *cups.ROUTES,
    ]
    for route in routes:
        route.responses = PROBLEMS
    api = Router(
        "/api",
        route_handlers=[*routes, *live.ROUTES],
        # what one seat was shown must not be served to the next from a cache
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "language": Provide(provide_language, sync_to_thread=False),
        },
    )
    middleware: list[Middleware] = [log_requests, own_pages_only(settings.origins)]
    operations = Router(
        "/",
        route_handlers=[
            *operate.ROUTES,
            notices.off,
            *([metrics.metrics] if settings.metrics else []),
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        include_in_schema=False,
    )
    handlers: list[ControllerRouterHandler] = [api, operations, *pages.ROUTES]
    return Litestar(
        handlers,
        plugins=[NamedTuples()],
        middleware=middleware,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,  # type: ignore[arg-type] # each takes its own error
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=2, exclude_opt_key="packs_itself"
        ),
        response_headers=[ResponseHeader(name=k, value=v) for k, v in HEADERS.items()],
        openapi_config=OpenAPIConfig(
            "Pelagos",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        debug=False,
        logging_config=None,
    )


def from_environment() -> Litestar:
    """The application of a worker process."""
    configure()
    settings = Settings.from_environment()
    Punctual.set_limits(settings.request_seconds)
    return create_app(settings)

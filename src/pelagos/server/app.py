"""The application: routes, errors, static files, start and stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ControllerRouterHandler, Middleware

from pelagos import __version__
from pelagos.server.attendants import Attendants
from pelagos.server.context import Desk, provide_language, provide_visitor
from pelagos.server.database import Database
from pelagos.server.errors import HANDLERS
from pelagos.server.house import House
from pelagos.server.hub import Hub
from pelagos.server.logs import configure, log_requests
from pelagos.server.notices import Notices
from pelagos.server.people import People
from pelagos.server.render import Painter
from pelagos.server.routes import live, lobby, pages, people, records, rules, table, talk, what_if
from pelagos.server.settings import BODY_LIMIT, Settings
from pelagos.server.shelf import Shelf
from pelagos.server.store import Store
from pelagos.server.types import Problem
from pelagos.server.watch import watch_sqlite

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a seat's link must not travel on
    "X-Frame-Options": "DENY",
}

PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in {
        400: "the request cannot be read or makes no sense",
        403: "not one's own seat or table",
        404: "there is no such thing",
        409: "not now: stale, not asked, paused, over or taken",
        413: "too large",
        422: "the referee refuses the answer",
        503: "the server cannot store it now",
    }.items()
}
"""How every address may refuse; always in the same form."""


def create_app(settings: Settings, shelf: Shelf | None = None) -> Litestar:
    """The server as an ASGI application. The database is opened and migrated when it starts."""
    database = Database(settings.url())
    titles = shelf if shelf is not None else Shelf()
    attendants = Attendants(titles, settings.bot_processes)
    house = House(Store(database), titles, attendants, Hub())
    painter = Painter(titles)
    notices = Notices(database, painter, settings.webhooks_to_private)
    house.changed.append(notices.changed)
    desk = Desk(house, People(database), painter, notices)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await database.prepare()
        tasks = [asyncio.create_task(house.sweep())]
        if not database.is_sqlite:
            # its driver is an extra, needed only here
            from pelagos.server.watch_postgres import watch_postgres

            tasks.append(asyncio.create_task(watch_postgres(house.store, house.hub)))
        elif settings.workers > 1:
            tasks.append(asyncio.create_task(watch_sqlite(house.store, house.hub)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await house.close()
            await notices.close()
            await database.close()

    routes: list[HTTPRouteHandler] = [
        *lobby.ROUTES,
        *table.ROUTES,
        *talk.ROUTES,
        *records.ROUTES,
        *what_if.ROUTES,
        *rules.ROUTES,
        *people.ROUTES,
    ]
    for route in routes:
        route.responses = PROBLEMS
    api = Router(
        "/api",
        route_handlers=[*routes, *live.ROUTES],
        # what one seat was shown must not wait in a cache for the next
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "reader": Provide(provide_language, sync_to_thread=False),
        },
    )
    middleware: list[Middleware] = [log_requests]
    handlers: list[ControllerRouterHandler] = [api, *pages.ROUTES]
    if settings.metrics:
        middleware.append(PrometheusConfig("pelagos", group_path=True).middleware)
        handlers.append(PrometheusController)
    return Litestar(
        handlers,
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
    return create_app(Settings.from_environment())

"""What the server writes about itself: one line a request, without queries, bodies or secrets."""

import logging
import sys
import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.server.errors import Refused
from pelagos.server.keys import loggable
from pelagos.server.measures import REQUESTS

log = structlog.get_logger()


class Structured(logging.Handler):
    """Passes on what libraries log: their sentence and the kind of error, never a traceback, whose
    values may hold secrets."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        # without its arguments; below, asyncio describes tasks and errors with all they hold
        said = str(record.msg).partition("\n")[0][:200]
        log.log(record.levelno, "library", name=record.name, said=said, error=error)


def configure(level: int = logging.INFO) -> None:
    """JSON lines on standard error, those of libraries included."""
    logging.basicConfig(handlers=[Structured(logging.WARNING)], level=logging.WARNING, force=True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def log_requests(app: ASGIApp) -> ASGIApp:
    """Logs method, path, status and milliseconds. A query may hold a secret."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, note)
        except Refused as refused:  # at the border, before there was a route
            status = refused.status
            raise
        finally:
            ms = round(1000 * (time.perf_counter() - begun), 1)
            REQUESTS.labels(scope["method"], str(status)).inc()
            path = loggable(scope["path"])
            log.info("request", method=scope["method"], path=path, status=status, ms=ms)

    return middleware

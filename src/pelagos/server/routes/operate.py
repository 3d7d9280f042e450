"""Health checks: is the server alive, and can it do its work?"""

import shutil
from pathlib import Path

import structlog
from litestar import Response, get
from sqlalchemy.exc import SQLAlchemyError

from pelagos import __version__
from pelagos.server.context import Services, TheServices
from pelagos.server.live.clock import mark
from pelagos.server.types.common import Health

log = structlog.get_logger()

LEAST_DISK = 50 * 1024 * 1024
PROBE = "write probe"


@get("/live")
async def live() -> Health:
    """Liveness: the process answers, which is all a supervisor needs to know."""
    return Health(True, __version__)


@get(["/ready", "/api/health"])
async def ready(services: TheServices) -> Response[Health]:
    """Readiness: a write succeeds, the background loops run, and there is room on the disk."""
    wrong = [*_stuck(services), *_disk(services), *await _probed(services)]
    found = Health(not wrong, __version__, wrong)
    return Response(found, status_code=503 if wrong else 200)


def _stuck(services: Services) -> list[str]:
    return [f"loop {x.name} stands still" for x in services.loops.loops if x.age > x.most_age]


def _disk(services: Services) -> list[str]:
    database = services.games.store.database
    if not database.is_sqlite:
        return []
    folder = Path(database.url.database or "").absolute().parent
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return ["the folder of the database has gone"]
    return ["the disk is full"] if free < LEAST_DISK else []


async def _probed(services: Services) -> list[str]:
    """Of the write probe, which costs as much as an answer and is open to everybody."""
    return await services.probe.ask(lambda: _unwritable(services))


async def _unwritable(services: Services) -> list[str]:
    try:
        await mark(services.games.store.database, PROBE, services.games.clock.now())
    except SQLAlchemyError as error:
        log.error("probe_failed", error=type(error).__name__)
        return ["the database cannot be written"]
    return []


ROUTES = [live, ready]

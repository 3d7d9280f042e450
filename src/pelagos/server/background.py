"""The loops of a worker."""

import asyncio
from collections.abc import Awaitable, Callable

from pelagos.server.clubs import go_on
from pelagos.server.context import Services
from pelagos.server.live.clock import CLOCK_SECONDS, LATEST, mark
from pelagos.server.loops import Loop, Work
from pelagos.server.routes.metrics import measure
from pelagos.server.storage.watch import watch_sqlite

TIDY_SECONDS = 3600.0
MEASURE_SECONDS = 5.0
CUP_SECONDS = 2.0


def start_loops(services: Services, heard: Callable[[str], None] | None = None) -> None:
    """Starts them. `heard` is called with tables that other workers have written, on PostgreSQL."""
    loops, database = services.loops, services.games.store.database
    loops.start("sweep", services.driver.sweep, 30.0)
    loops.start("post", services.post.run, 120.0)
    loops.start("cups", _every(CUP_SECONDS, lambda: go_on(services)), 60.0)
    loops.start("reviews", services.reviews.work, 600.0)
    loops.start("clock", _every(CLOCK_SECONDS, lambda: _keep_time(services)), 120.0)
    loops.start("tidy", _every(TIDY_SECONDS, lambda: _tidy(services)), 3 * TIDY_SECONDS)
    if services.settings.metrics:
        loops.start("measure", _every(MEASURE_SECONDS, lambda: _measure(services)), 60.0)
    if not database.is_sqlite:
        # its driver is an extra, needed only here
        from pelagos.server.storage.watch_postgres import watch_postgres

        loops.start(
            "watch",
            lambda loop: watch_postgres(services.games, loop, heard),
            60.0,
        )
    elif services.settings.workers > 1:
        loops.start("watch", lambda loop: watch_sqlite(services.games, loop), 30.0)


async def _keep_time(services: Services) -> None:
    """Notes the time for the next start. It is also the write probe: an old mark is a bad sign."""
    await mark(services.games.store.database, LATEST, services.games.clock.now())


async def _tidy(services: Services) -> None:
    await services.limits.forget_old()
    await services.sessions.forget_old()


async def _measure(services: Services) -> None:
    measure(services)


def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> Work:
    async def again(loop: Loop) -> None:
        while True:
            await work()
            loop.beat()
            await asyncio.sleep(seconds)

    return again

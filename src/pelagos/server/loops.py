"""Work that goes on in the background, looked after: no loop ends in silence."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

log = structlog.get_logger()

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
CALM_SECONDS = 5.0
"""A loop that ran this long starts again with the shortest wait."""


@dataclass
class Loop:
    """One loop: when it last did something, and how often it failed."""

    name: str
    most_age: float
    """Seconds without a sign of life after which something is wrong with it."""
    failures: int = 0
    last_error: str = ""
    beaten: float = field(default_factory=time.monotonic)

    def beat(self) -> None:
        """A sign of life."""
        self.beaten = time.monotonic()

    @property
    def age(self) -> float:
        """Seconds since the last sign of life."""
        return time.monotonic() - self.beaten


Work = Callable[[Loop], Awaitable[None]]


class Loops:
    """Starts loops; one that fails is logged, counted, and started again after a while."""

    def __init__(self) -> None:
        self.loops: list[Loop] = []
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, work: Work, most_age: float) -> Loop:
        """Runs `work` forever."""
        loop = Loop(name, most_age)
        self.loops.append(loop)
        self._tasks.append(asyncio.create_task(_keep_up(loop, work), name=name))
        return loop

    async def close(self) -> None:
        """Ends them all."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _keep_up(loop: Loop, work: Work) -> None:
    wait = FIRST_WAIT
    while True:
        begun = time.monotonic()
        try:
            await work(loop)
            loop.last_error = "ended"
        except Exception as error:  # whatever it was: it is logged, and the loop goes on
            loop.last_error = type(error).__name__
        loop.failures += 1
        if time.monotonic() - begun > CALM_SECONDS:
            wait = FIRST_WAIT
        log.error("loop_failed", loop=loop.name, error=loop.last_error, again_in=wait)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)

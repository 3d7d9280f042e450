"""Threads in lanes: no work takes the threads of another, and no queue is endless."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from pelagos.server.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")

SWITCH_SECONDS = 0.001
"""How long a thread keeps the interpreter; with Python's own 5 ms, an answer that crosses threads
a few times would wait each time behind one that replays a whole game."""

RETRY_SECONDS = 2
"""When to try again after finding a lane full."""


class Lane:
    """A few threads and a queue of limited length."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self.name = name
        self.inside = 0
        self._most = threads + waiting
        self._threads = ThreadPoolExecutor(threads, name)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `work` returns. Refused, with the time to come again, when the lane is full."""
        if self.inside >= self._most:
            raise Refused(503, "busy", "lane_full", seconds=RETRY_SECONDS)
        self.inside += 1
        job = self._threads.submit(work, *args, **kwargs)
        job.add_done_callback(self._left(asyncio.get_running_loop()))
        return await asyncio.wrap_future(job)

    def _left(self, loop: asyncio.AbstractEventLoop) -> Callable[[object], None]:
        """A thread that nobody waits for any more still counts until it is done."""

        def told(_: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._leave)

        return told

    def _leave(self) -> None:
        self.inside -= 1

    def close(self) -> None:
        """Begins nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


@dataclass
class Lanes:
    """Every lane of a worker."""

    writes: Lane = field(default_factory=lambda: Lane("writes", 4, 2000))
    """Transactions on SQLite; they wait for each other there."""
    games: Lane = field(default_factory=lambda: Lane("games", 2, 500))
    """Setting up tables and restoring them."""
    reading: Lane = field(default_factory=lambda: Lane("reading", 1, 40))
    """Whole games gone through: replays, charts, uploads."""
    passwords: Lane = field(default_factory=lambda: Lane("passwords", 2, 16))
    """Hashing takes 64 MB each time."""
    founding: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Tables are opened one after the other: players at others do not queue behind a crowd."""
    names: Lane = field(default_factory=lambda: Lane("names", 4, 100))
    """Looking up the hosts of webhooks."""

    def __post_init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)

    def all(self) -> list[Lane]:
        """For metrics and shutdown."""
        return [self.writes, self.games, self.reading, self.passwords, self.names]

    def close(self) -> None:
        """Begins nothing more."""
        for lane in self.all():
            lane.close()

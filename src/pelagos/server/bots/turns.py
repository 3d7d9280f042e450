"""Taking turns with something scarce: next is the one that has had the least of it lately."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

HALF_LIFE = 300.0
"""Seconds after which use counts half."""

FORGOTTEN = 0.01
MOST_KNOWN = 1000


class Turns:
    """A number of places, given out fairly by keys (a table, the people at it)."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._now = now
        self._waiting: list[tuple[tuple[str, ...], asyncio.Future[None]]] = []
        self._used: dict[str, tuple[float, float]] = {}

    @property
    def waiting(self) -> int:
        """The length of the queue."""
        return len(self._waiting)

    def used(self, key: str) -> float:
        """Seconds of use, the older the less they count."""
        seconds, at = self._used.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - at) / HALF_LIFE))

    @asynccontextmanager
    async def turn(self, *keys: str) -> AsyncIterator[None]:
        """Waits for a place and keeps it; the time is put on the account of every key."""
        if self._free:
            self._free -= 1
        else:
            await self._queue(keys)
        begun = self._now()
        try:
            yield
        finally:
            seconds = self._now() - begun
            for key in keys:
                self._note(key, seconds)
            self._pass_on()

    async def _queue(self, keys: tuple[str, ...]) -> None:
        place = (keys, asyncio.get_running_loop().create_future())
        self._waiting.append(place)
        try:
            await place[1]
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:  # it had its turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        place = min(self._waiting, key=lambda place: max(map(self.used, place[0])))
        self._waiting.remove(place)
        place[1].set_result(None)

    def _note(self, key: str, seconds: float) -> None:
        self._used[key] = (self.used(key) + seconds, self._now())
        if len(self._used) > MOST_KNOWN:
            self._used = {k: v for k, v in self._used.items() if self.used(k) > FORGOTTEN}

"""What was found a moment ago is still good: however many ask, it is looked up once."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lately(Generic[T]):
    """An answer and its age. Who asks while it is being looked up waits for the same."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._found: tuple[float, T] | None = None
        self._looking = asyncio.Lock()

    async def ask(self, look: Callable[[], Awaitable[T]]) -> T:
        """What `look` found, now or lately."""
        async with self._looking:
            if self._found is None or time.monotonic() - self._found[0] > self._seconds:
                self._found = time.monotonic(), await look()
            return self._found[1]

"""The live channel: tells who listens which line a table is at, and never more than that."""

import asyncio
from collections import deque

MOST_WAITING = 32
"""Messages kept for a slow listener; the latest matter."""


class Listener:
    """One connected client."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._some = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Leaves a message."""
        self._waiting.append(message)
        self._some.set()

    async def get(self) -> bytes:
        """The next message."""
        while not self._waiting:
            self._some.clear()
            await self._some.wait()
        return self._waiting.popleft()


class Hub:
    """The listeners of this worker, by table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._told: dict[str, tuple[int, int, int]] = {}

    def join(self, table: str, rows: int, revision: int, chats: int) -> Listener:
        """A new listener, who knows where the table is."""
        listener = Listener()
        self._told.setdefault(table, (rows, revision, chats))
        self._listeners.setdefault(table, set()).add(listener)
        return listener

    def leave(self, table: str, listener: Listener) -> None:
        """A listener that has gone."""
        left = self._listeners.get(table)
        if left is not None:
            left.discard(listener)
            if not left:
                del self._listeners[table]
                self._told.pop(table, None)

    def tables(self) -> list[str]:
        """The tables somebody listens to."""
        return list(self._listeners)

    def listens(self, table: str) -> bool:
        """Whether anybody does."""
        return table in self._listeners

    def tell(self, table: str, line: int, rows: int, revision: int, chats: int) -> None:
        """Says where the table is, unless that is known already."""
        if table not in self._listeners:
            return
        known = self._told.get(table)
        self._told[table] = (rows, revision, chats)
        if known is None or known[:2] != (rows, revision):
            self._send(table, message(table, line))
        if known is not None and known[2] != chats:
            self._send(table, b'{"chat":%d}' % chats)

    def _send(self, table: str, words: bytes) -> None:
        for listener in self._listeners[table]:
            listener.put(words)


def message(table: str, line: int) -> bytes:
    """The one thing the channel says about a game."""
    return b'{"table":"%s","line":%d}' % (table.encode(), line)

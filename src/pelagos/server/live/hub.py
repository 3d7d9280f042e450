"""The live channel: tells those who listen where a table is, each in their own words."""

import asyncio
from collections import deque
from collections.abc import Callable

from pelagos.server.live.game import Game

MOST_WAITING = 32
"""Messages kept for a slow listener; the latest matter."""

TRUE, FALSE = b"true", b"false"
LOOK = b""
"""Left for a listener in place of a message: something has changed, look for yourself."""
GONE = b"gone"
"""Got in place of a message when the client has gone."""


class Listener:
    """One connected client: through whose eyes it looks, in which language, what it was told.

    `seat` is the one it asked for, `mine` are all of its own. `client` is its own name for itself:
    who gives an answer is told in return and need not hear it again. `lines_only` wants no more
    than the line the table is at.
    """

    def __init__(
        self,
        seat: int | None,
        mine: list[int],
        lang: str,
        client: str = "",
        lines_only: bool = False,
    ) -> None:
        self.seat = seat
        self.mine = mine
        self.lang = lang
        self.client = client
        self.lines_only = lines_only
        self.line = 0
        self.rows = 0
        self.is_doubtful = False
        """Whether its seats may have changed hands: it must look before it is shown anything."""
        self._is_gone = False
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._some = asyncio.Event()

    def since(self, line: int, rows: int) -> int:
        """From which line on it has not been told yet what happened. Then it has been."""
        new_rows, new_lines, known = rows - self.rows, line - self.line, self.line
        self.line, self.rows = line, rows
        if new_rows == new_lines:
            return known
        # an answer taken back is a row, too; what happened before it is as it was
        return line if new_rows == 1 else 0

    def put(self, message: bytes) -> None:
        """Leaves a message."""
        self._waiting.append(message)
        self._some.set()

    def look(self) -> None:
        """Leaves word that it must look for itself."""
        self.is_doubtful = True
        self.put(LOOK)

    def end(self) -> None:
        """Nobody is there any more who could be told anything."""
        self._is_gone = True
        self._some.set()

    async def get(self) -> bytes:
        """The next message; GONE when there will be none."""
        while not self._waiting:
            if self._is_gone:
                return GONE
            self._some.clear()
            await self._some.wait()
        return self._waiting.popleft()


Show = Callable[[Game, Listener, int], bytes]
"""Puts a game into the words of a listener, with what happened from a line on."""


class Hub:
    """The listeners of this worker, by table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._told: dict[str, tuple[int, int, int]] = {}
        self.show: Show | None = None

    def join(self, table: str, listener: Listener, rows: int, revision: int, chats: int) -> None:
        """A new listener, who knows where the table is."""
        self._told.setdefault(table, (rows, revision, chats))
        self._listeners.setdefault(table, set()).add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        """A listener that has gone."""
        left = self._listeners.get(table)
        if left is not None:
            left.discard(listener)
            if not left:
                del self._listeners[table]
                self._told.pop(table, None)

    def present(self, table: str) -> frozenset[int]:
        """The seats somebody listens for here."""
        listeners = self._listeners.get(table, ())
        return frozenset(seat for listener in listeners for seat in listener.mine)

    def tables(self) -> list[str]:
        """The tables somebody listens to."""
        return list(self._listeners)

    def listens(self, table: str) -> bool:
        """Whether anybody does."""
        return table in self._listeners

    def played(self, game: Game, client: str = "") -> None:
        """Shows everybody the game after a change made here; `client` made it and knows."""
        table, line, rows = game.head.id, game.sitting.line, game.rows
        known = self._told.get(table)
        if known is None or known[:2] == (rows, game.head.revision):
            return  # nobody listens, or an order was sealed, which nobody may notice
        self._told[table] = (rows, game.head.revision, known[2])
        same_seats = known[1] == game.head.revision
        shown: dict[tuple[object, ...], bytes] = {}
        for listener in self._listeners[table]:
            if listener.lines_only or self.show is None:
                listener.put(message(table, line))
                continue
            if listener.is_doubtful or not same_seats:
                listener.look()
                continue
            since = listener.since(line, rows)
            if client and listener.client == client:
                continue
            key = (listener.seat, *listener.mine, listener.lang, since)
            if key not in shown:  # spectators of one language read the same
                shown[key] = self.show(game, listener, since)
            listener.put(shown[key])

    def presence(self, table: str, seats: list[int]) -> None:
        """Says to the others who has come or gone."""
        here = self.present(table)
        for listener in self._listeners.get(table, ()):
            told = [] if listener.lines_only else seats
            for seat in [seat for seat in told if seat not in listener.mine]:
                listener.put(b'{"presence":%d,"here":%s}' % (seat, TRUE if seat in here else FALSE))

    def tell(self, table: str, line: int, rows: int, revision: int, chats: int) -> None:
        """Says that the table has changed, here or elsewhere, unless that is known already."""
        if table not in self._listeners:
            return
        known = self._told.get(table)
        self._told[table] = (rows, revision, chats)
        if known is None or known[:2] != (rows, revision):
            for listener in self._listeners[table]:
                if listener.lines_only:
                    listener.put(message(table, line))
                else:
                    listener.look()
        if known is not None and known[2] != chats:
            for listener in self._listeners[table]:
                listener.put(b'{"chat":%d}' % chats)


def message(table: str, line: int) -> bytes:
    """All that is said to who wants the line only, and to everybody at first."""
    return b'{"table":"%s","line":%d}' % (table.encode(), line)

"""The live channel: tells those who listen where a table is, each in their own words."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Literal, TypedDict

from websockets.frames import Frame, Opcode

from pelagos.server.live.game import Game
from pelagos.server.storage.rows import Talk, heard_of

MOST_WAITING = 32
"""Messages kept for a slow listener; the latest matter."""

TRUE, FALSE = b"true", b"false"


AT_ONCE = "pelagos.send_at_once"
"""The extension of a channel's scope by which our own protocol offers that."""
SendAtOnce = Callable[[bytes], bool]
"""Sends a frame; whether that could be done without waiting."""


class Sent(TypedDict):
    """A message as the server sends it. Made once, however many listeners it has."""

    type: Literal["websocket.send"]
    text: str
    frame: bytes
    """The same, ready for the wire: our own protocol takes it as it is."""


def sent(words: bytes) -> Sent:
    """A message for any number of listeners."""
    frame = Frame(Opcode.TEXT, words).serialize(mask=False)
    return {"type": "websocket.send", "text": words.decode(), "frame": frame}


LOOK = sent(b"")
"""Left for a listener in place of a message: something has changed, look for yourself."""
GONE = sent(b"gone")
"""Got in place of a message when the client has gone."""


class Listener:
    """One connected client: through whose eyes it looks, in which language, what it was told.

    `seat` is the one it asked for, `mine` are all of its own. `client` is its own name for itself:
    who gives an answer gets it in return and need not hear it again. `lines_only` wants no more
    than the line the table is at.
    """

    def __init__(
        self,
        seat: int | None,
        mine: list[int],
        lang: str,
        client: str = "",
        lines_only: bool = False,
        send_at_once: SendAtOnce | None = None,
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
        self._send_at_once = send_at_once
        self._is_idle = False
        self._is_gone = False
        self._waiting: deque[Sent] = deque(maxlen=MOST_WAITING)
        self._some = asyncio.Event()

    def since(self, line: int, rows: int) -> int:
        """From which line on it has not heard what happened. Then it has."""
        new_rows, new_lines, known = rows - self.rows, line - self.line, self.line
        self.line, self.rows = line, rows
        if new_rows == new_lines:
            return known
        # an answer taken back is a row, too; what happened before it is as it was
        return line if new_rows == 1 else 0

    def put(self, message: Sent) -> None:
        """Leaves a message. A listener that waits for one is sent it at once, without being woken:
        waking a thousand listeners would take as long as sending to them.
        """
        can_be_sent = self._is_idle and not self._waiting and message is not LOOK
        if can_be_sent and self._send_at_once is not None and self._send_at_once(message["frame"]):
            return
        self._waiting.append(message)
        self._some.set()

    def look(self) -> None:
        """Leaves word that it must look for itself."""
        self.is_doubtful = True
        self.put(LOOK)

    def end(self) -> None:
        """Nobody is listening any more."""
        self._is_gone = True
        self._some.set()

    async def get(self) -> Sent:
        """The next message; GONE when there will be none."""
        while not self._waiting:
            if self._is_gone:
                return GONE
            self._some.clear()
            self._is_idle = True
            try:
                await self._some.wait()
            finally:
                self._is_idle = False
        return self._waiting.popleft()


Show = Callable[[Game, Listener, int], bytes]
"""Puts a game into the words of a listener, with what happened from a line on."""


class Hub:
    """The listeners of this worker, by table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._told: dict[str, tuple[int, int, Talk]] = {}
        self.show: Show | None = None

    def join(self, table: str, listener: Listener, rows: int, revision: int, talk: Talk) -> None:
        """A new listener, who knows where the table is."""
        self._told.setdefault(table, (rows, revision, talk))
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

    def is_behind(self, table: str, rows: int, revision: int) -> bool:
        """Whether nothing but answers is new for those who listen: their seats are still theirs."""
        known = self._told.get(table)
        return known is not None and known[0] != rows and known[1] == revision

    def played(self, game: Game, client: str = "") -> None:
        """Shows everybody the game after a change made here; `client` made it and knows."""
        table, line, rows = game.head.id, game.sitting.line, game.rows
        known = self._told.get(table)
        if known is None or known[:2] == (rows, game.head.revision):
            return  # nobody listens, or an order was sealed, which nobody may notice
        self._told[table] = (rows, game.head.revision, known[2])
        same_seats = known[1] == game.head.revision
        shown: dict[tuple[object, ...], Sent] = {}
        at_line = sent(message(table, line))
        for listener in self._listeners[table]:
            if listener.lines_only or self.show is None:
                listener.put(at_line)
                continue
            if listener.is_doubtful or not same_seats:
                listener.look()
                continue
            since = listener.since(line, rows)
            if client and listener.client == client:
                continue
            key = (listener.seat, *listener.mine, listener.lang, since)
            if key not in shown:  # spectators of one language read the same
                shown[key] = sent(self.show(game, listener, since))
            listener.put(shown[key])

    def presence(self, table: str, seats: list[int]) -> None:
        """Says to the others who has come or gone."""
        here = self.present(table)
        words = b'{"presence":%d,"here":%s}'
        told = {seat: sent(words % (seat, TRUE if seat in here else FALSE)) for seat in seats}
        for listener in self._listeners.get(table, ()):
            for seat in [] if listener.lines_only else seats:
                if seat not in listener.mine:
                    listener.put(told[seat])

    def tell(self, table: str, line: int, rows: int, revision: int, talk: Talk) -> None:
        """Says that the table has changed, here or elsewhere, unless that is known already."""
        if table not in self._listeners:
            return
        known = self._told.get(table)
        self._told[table] = (rows, revision, talk)
        if known is None or known[:2] != (rows, revision):
            at_line = sent(message(table, line))
            for listener in self._listeners[table]:
                if listener.lines_only:
                    listener.put(at_line)
                else:
                    listener.look()
        before = talk if known is None else known[2]
        for listener in self._listeners[table]:
            heard = heard_of(talk, listener.mine)
            if heard != heard_of(before, listener.mine):
                listener.put(sent(b'{"chat":%d}' % heard))


def message(table: str, line: int) -> bytes:
    """Everything said, for those who want only the line, and for everybody at first."""
    return b'{"table":"%s","line":%d}' % (table.encode(), line)

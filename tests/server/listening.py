"""Clients that keep a live channel open through every blow, and what they should have heard."""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.server.histories import UNKNOWN, Write

GRACE = 30.0
"""Seconds that an open channel may leave its client in the dark about a change. While a server is
gone nobody counts: how long it takes to come back is the trial's business."""
PATIENCE = 120.0
"""Seconds without any channel after which a listener gives up when the trial is over."""
LINE = re.compile(r'"line":(\d+)')
FAILURES = (OSError, InvalidHandshake, InvalidMessage, ConnectionClosed)


@dataclass(frozen=True)
class Told:
    """A change that was acknowledged, and the line the table was at then."""

    begun: float
    ended: float
    line: int


class Watched(Protocol):
    """A table that is being played."""

    id: str
    is_over: bool
    told: list[Told]
    writes: list[Write]


class Ended(Protocol):
    """Whether the trial is over."""

    are_over: Event


@dataclass
class Channel:
    """One connection: which lines were told when, from its first moment to its last."""

    opened: float
    closed: float
    heard: list[tuple[float, int]] = field(default_factory=list)


@dataclass
class Listener:
    """One client of one server, over one channel after the other."""

    channels: list[Channel] = field(default_factory=list)

    def due(self, changes: Sequence[Told]) -> list[Told]:
        """The changes since it was first told anything: it must hear of all of them."""
        first = next((at for x in self.channels for at, _ in x.heard), UNKNOWN)
        return [x for x in changes if x.begun > first]

    def missed(self, changes: Sequence[Told], writes: Sequence[Write]) -> list[Told]:
        """Those it did not hear of in time, nor of anything that came after them."""
        return [x for x in self.due(changes) if not self._heard_of(x, changes, writes)]

    def _heard_of(self, change: Told, changes: Sequence[Told], writes: Sequence[Write]) -> bool:
        later = {x.line for x in changes if x.begun > change.begun}
        # taken back by somebody who was never told: any line from there on may be news
        lowest = min((change.line, *(w.line for w in writes if _may_follow(w, change))))
        for channel in self.channels:
            since = max(channel.opened, change.ended)
            for at, line in channel.heard:
                if at >= change.begun and (line >= lowest or line in later):
                    return at <= since + GRACE
            if channel.closed > since + GRACE:
                return False
        return False

    def listen(self, table: Watched, port: int, times: Ended) -> None:
        """Listens until the table is over and everything was heard; or it was missed."""
        address = f"ws://127.0.0.1:{port}/api/live/{table.id}?contract=2&lines=1"
        begun = time.monotonic()
        while not self._is_done(table):
            try:
                with connect(address, open_timeout=10, close_timeout=1) as socket:
                    self._hear_all(socket, table)
            except FAILURES:
                alone_since = self.channels[-1].closed if self.channels else begun
                if times.are_over.is_set() and time.monotonic() > alone_since + PATIENCE:
                    return
                time.sleep(0.1)

    def _hear_all(self, socket: ClientConnection, table: Watched) -> None:
        now = time.monotonic()
        channel = Channel(now, now)
        self.channels.append(channel)
        while not self._is_done(table):
            try:
                words = str(socket.recv(timeout=0.2))
            except TimeoutError:
                words = ""
            channel.closed = time.monotonic()
            if line := LINE.search(words):
                channel.heard.append((channel.closed, int(line[1])))

    def _is_done(self, table: Watched) -> bool:
        """Whether nothing more can be heard, or nothing more is worth waiting for."""
        if not table.is_over:
            return False
        told, writes = list(table.told), list(table.writes)
        return all(self._is_settled(x) for x in self.missed(told, writes)) and (
            bool(self.channels) or not told
        )

    def _is_settled(self, change: Told) -> bool:
        """Whether a channel was open for long enough since: it is too late for this one."""
        return any(x.closed > max(x.opened, change.ended) + GRACE for x in self.channels)


def _may_follow(write: Write, change: Told) -> bool:
    """Whether somebody may have taken back after a change, and nobody knows."""
    is_unknown = write.text is None and not write.is_acknowledged
    return is_unknown and write.begun > change.begun - GRACE

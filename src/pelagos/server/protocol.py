"""How we speak HTTP and WebSockets: requests must arrive in time and in measure, answers must be
fetched, and what a thousand listeners are told is put into a frame once."""

import asyncio
import sys
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pelagos.server.live.hub import AT_ONCE
from pelagos.server.measures import DROPPED

MOST_BESIDE = 64 * 1024
"""Bytes of a request outside its body: its address, its headers, the marks between chunks."""
LEAST_READ = 16 * 1024
"""Bytes of an answer that a client must take in the time that a request has to arrive."""
FILES = 65536
"""Files that a process should be allowed to open: each connection is one."""
SPARE_FILES = 200
"""Open files that connections leave to the database and everything else."""
TOO_MUCH = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)


class Punctual(HttpToolsProtocol):
    """uvicorn's protocol with a time limit from the first byte of a connection or request to the
    last byte of its body, another for taking the answer, and a measure for what is not body.

    Every worker sets the limits for itself.
    """

    seconds = 20.0
    most = 1 << 31
    """Connections at once."""
    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _beside = 0

    @classmethod
    def set_limits(cls, seconds: float) -> None:
        """Limits the seconds of a request, and the connections to the files there can be."""
        cls.seconds = seconds
        if sys.platform != "win32":
            import resource  # only systems that limit open files have it

            soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
            if soft < wanted:
                with suppress(OSError, ValueError):  # some systems allow less than they say
                    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            cls.most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            self._give_up("crowd")
            return
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_BESIDE and not self.transport.is_closing():
            DROPPED.labels("headers").inc()
            self.transport.write(TOO_MUCH)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside = 0
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._taken()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The answer waits for the client to read."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """It has read."""
        self._taken()
        super().resume_writing()

    def _expect(self) -> None:
        self._arrived()
        self._late = asyncio.get_running_loop().call_later(self.seconds, self._give_up, "late")

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _watch(self) -> None:
        waiting = self.transport.get_write_buffer_size()

        def look() -> None:
            if waiting - self.transport.get_write_buffer_size() < LEAST_READ:
                self._give_up("unread")
            else:
                self._watch()

        self._unread = asyncio.get_running_loop().call_later(self.seconds, look)

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self, why: str) -> None:
        DROPPED.labels(why).inc()
        self.transport.abort()


class Framed(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also takes messages that are frames already.

    `AT_ONCE` in the scope's extensions sends one without waiting for anything.
    """

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = {
            **(self.scope["extensions"] or {}),
            AT_ONCE: self.send_at_once,
        }
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def send_at_once(self, frame: bytes) -> bool:
        """Sends a frame; whether that could be done without waiting."""
        if not self._is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    async def send(self, message: Any) -> None:
        frame = message.get("frame")
        if frame is None or not self._is_open:
            await super().send(message)
            return
        await self.writable.wait()
        self.transport.write(frame)

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected

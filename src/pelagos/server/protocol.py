"""Requests must arrive in time: whoever dawdles over one loses the connection."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Punctual(HttpToolsProtocol):
    """uvicorn's protocol with a time limit from the first byte of a connection or request to the
    last byte of its body. Every worker sets the limit for itself."""

    seconds = 20.0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._arrived()
        self._late = asyncio.get_running_loop().call_later(self.seconds, self._give_up)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self.transport.abort()

"""Where notices are really delivered to: a push service, a browser's key, a mail server."""

import base64
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Place:
    """Somebody who listens: what came, and the status that is answered."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        place = self

        class Listener(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                place.heard.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(place.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Says nothing."""

        self.server = HTTPServer(("127.0.0.1", 0), Listener)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,))
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/somewhere"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Letters(Message):
    """A mailbox."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[Any] = []

    def handle_message(self, message: Any) -> None:
        self.letters.append(message)

    def texts(self) -> list[str]:
        return [x.get_payload(decode=True).decode() for x in self.letters]


@contextmanager
def mail_server() -> Iterator[tuple[str, Letters]]:
    """A real mail server; its address, and what it was given."""
    letters = Letters()
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    server = Controller(letters, hostname="127.0.0.1", port=port)
    server.start()
    try:
        yield f"smtp://127.0.0.1:{port}", letters
    finally:
        server.stop()


class Browser:
    """The keys with which one browser, and nobody else, reads what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        public = self._key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        found: dict[str, str] = json.loads(plain)
        return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

"""Posting to webhooks: never into the own network, never for long, never in anybody's way."""

import asyncio
import ipaddress
import json
import socket
from urllib.parse import urlsplit, urlunsplit

import httpx
import structlog

from pelagos.server.errors import Refused
from pelagos.server.lanes import Lane

log = structlog.get_logger()

DEADLINE_SECONDS = 8.0
"""For all of it: looking the host up, connecting, sending, hearing the status."""

AT_ONCE = 8
ONE_MACHINE = ipaddress.IPv6Network("2000::/3")
"""Where every machine with an IPv6 address of its own has it."""
NO_MACHINE = [
    ipaddress.ip_network("2002::/16"),  # 6to4
    ipaddress.ip_network("2001::/32"),  # Teredo
    ipaddress.ip_network("192.88.99.0/24"),  # the way to 6to4
    ipaddress.ip_network("3fff::/20"),  # for manuals
]
"""Networks whose addresses map to others, or to none, which Python does not know."""


class Webhooks:
    """A client that calls the address it has checked. No redirects, no proxies."""

    def __init__(self, names: Lane, private: bool) -> None:
        self._names = names
        self._private = private
        self._room = asyncio.Semaphore(AT_ONCE)
        self._client: httpx.AsyncClient | None = None

    async def check(self, url: str) -> str:
        """The internet address of a webhook that may be called. Refuses any other."""
        host, port = _host(url)
        try:
            async with asyncio.timeout(DEADLINE_SECONDS):
                found = await self._names.run(
                    socket.getaddrinfo, host, port, type=socket.SOCK_STREAM
                )
        except (OSError, ValueError):  # a time-out is an OSError, too
            raise Refused(400, "bad_data", "unknown_host") from None
        address = str(found[0][4][0])
        if not self._private and not is_public(address):
            # otherwise anybody could make the server call machines inside its own network
            raise Refused(400, "bad_data", "private_webhook")
        return address

    async def post(self, url: str, words: dict[str, object]) -> int:
        """Posts JSON; the status, or 0 when there was none in time."""
        body = json.dumps(words, ensure_ascii=False).encode()
        return await self.send(url, body, {"Content-Type": "application/json"})

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Posts anything; the status, or 0 when there was none in time."""
        try:
            async with self._room, asyncio.timeout(DEADLINE_SECONDS):
                return await self._post(url, body, headers)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, Refused) as error:
            log.warning("notice_failed", error=type(error).__name__)
            return 0

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        address = await self.check(url)
        parts = urlsplit(url)
        host, port = _host(url)
        place = f"{_bracketed(address)}:{port}"
        pinned = urlunsplit((parts.scheme, place, parts.path or "/", parts.query, ""))
        name = _bracketed(host) + (f":{port}" if parts.port else "")
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=DEADLINE_SECONDS, trust_env=False, follow_redirects=False
            )
        sent = self._client.stream(
            "POST",
            pinned,
            content=body,
            headers={**headers, "Host": name},
            extensions={"sni_hostname": host},  # the certificate must be the host's
        )
        async with sent as answer:  # whose body nobody reads
            return answer.status_code

    async def close(self) -> None:
        """Gives the connections back."""
        if self._client is not None:
            await self._client.aclose()


def _host(url: str) -> tuple[str, int]:
    """The host, as the network knows it, and port of an address that may be a webhook's."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:  # of letters that no host can have, too
        raise Refused(400, "bad_data", "bad_webhook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username:
        raise Refused(400, "bad_data", "bad_webhook")
    return host, port


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_public(address: str) -> bool:
    """Whether an address is one machine somewhere on the open internet."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.version == 6 and found not in ONE_MACHINE:
        return False
    if any(found in network for network in NO_MACHINE if network.version == found.version):
        return False
    return found.is_global and not found.is_multicast

"""Requests that change something, and live channels, come from our own pages or from programs."""

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Middleware, Receive, Scope, Send

from pelagos.server.errors import Refused

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = "/api/records"
"""Takes text, too, and acts for nobody."""
OURS = ("same-origin", "none")


def own_pages_only(origins: str) -> Middleware:
    """Refuses what another site's page makes a browser send. `origins`: further sites of ours."""
    ours = {origin.strip().rstrip("/").lower() for origin in origins.split(",") if origin.strip()}

    def made(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            headers = Headers.from_scope(scope)
            if _changes_something(scope) and _is_foreign(headers, ours):
                raise Refused(403, "not_yours", "foreign_page")
            if scope["type"] == ScopeType.HTTP and _is_disguised(scope["path"], headers):
                raise Refused(415, "wrong_type")
            await app(scope, receive, send)

        return middleware

    return made


def _changes_something(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE


def _is_disguised(path: str, headers: Headers) -> bool:
    """JSON under another name: what a form of another site could send without being asked."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if not has_body or not path.startswith("/api/") or path == RECORDS:
        return False
    return not headers.get("content-type", "").lower().startswith("application/json")


def _is_foreign(headers: Headers, ours: set[str]) -> bool:
    """A browser names the page's origin; a program has none and has no cookie to steal."""
    origin = headers.get("origin", "").lower()
    if not origin:
        return headers.get("sec-fetch-site", "none") not in OURS
    if origin in ours:
        return False
    return urlsplit(origin).netloc != headers.get("host", "").lower()

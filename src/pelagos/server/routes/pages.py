"""The built client: its files, and its one page for every address of its own."""

from importlib.resources import files
from pathlib import Path

from litestar import Response, route
from litestar.datastructures import ETag
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from pelagos.server.context import AnyRequest

STATIC = Path(str(files("pelagos"))) / "static"
UNBUILT = (
    "<!doctype html><title>Pelagos</title><p>The server runs, but the web client has not been"
    " built into this installation. The interface is described at"
    ' <a href="/api/schema">/api/schema</a>.'
)
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[str] | File:
    """A file of the client, or its page, which finds its way by the address itself."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NotFoundException("there is no such address in the interface")
    found = (STATIC / wanted).resolve()
    if wanted and found.is_relative_to(STATIC.resolve()) and found.is_file():
        kind = TYPES.get(found.suffix)
        if kind is None:
            raise NotFoundException("there is no such file")
        # files under assets/ carry a hash of their content in their name
        keep = FOR_EVER if wanted.startswith("assets/") else "no-cache"
        headers = {"Cache-Control": keep, "ETag": file_tag(found)}
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response("", status_code=304, headers=headers)
        return File(
            found,
            media_type=kind,
            content_disposition_type="inline",
            headers={"Cache-Control": keep},
            etag=ETag.from_header(headers["ETag"]),
        )
    if "." in Path(wanted).name:
        raise NotFoundException("there is no such file")
    index = STATIC / "index.html"
    html = index.read_text(encoding="utf-8") if index.is_file() else UNBUILT
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return Response(html, media_type="text/html; charset=utf-8", headers=headers)


def file_tag(path: Path) -> str:
    """Differs when the file does. Weak, for it may be sent compressed."""
    found = path.stat()
    return f'W/"{found.st_mtime_ns:x}-{found.st_size:x}"'


ROUTES = [page]

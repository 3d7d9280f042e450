"""The built client: its files, and its single page for every address it knows."""

import gzip
import json
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pelagos.server.context import CONTRACT, AnyRequest
from pelagos.server.present.phrases import phrase
from pelagos.words import LANGUAGES

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
WORTH_PACKING = 1000
FILES_KEPT = 128
ABOUT = re.compile(r'(<meta name="description" content=")[^"]*(")')
TABLE = re.compile(r"t/([0-9a-z]{1,16})")
OF_A_TABLE = "src/pages/TablePage.svelte"


@route(
    # the key that ends a notification is an address to which mail programs post
    ["/", "/off/{key:str}", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    packs_itself=True,
)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page, which finds its way by the address itself."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise NotFoundException("there is no such address in the interface")
    found = _inside(wanted)
    if found is not None:
        return _file(request, found)
    if "." in Path(wanted).name:
        raise NotFoundException("there is no such file")
    index = STATIC / "index.html"
    html = index.read_text(encoding="utf-8") if index.is_file() else UNBUILT
    lang = spoken(request)
    html = html.replace('<html lang="en">', f'<html lang="{lang}">', 1)
    html = ABOUT.sub(lambda found: found[1] + phrase(lang, "about") + found[2], html, count=1)
    table = TABLE.fullmatch(wanted)
    if table is not None:
        # with a secret in the address one sits down before the table is asked for
        asks = "" if request.query_params else table[1]
        html = html.replace("</head>", early(STATIC, asks, lang) + "</head>", 1)
    headers = {
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language, Cookie",
    }
    return Response(html.encode(), media_type=TYPES[".html"], headers=headers)


def _inside(wanted: str) -> Path | None:
    """The file of the client that is meant, if there is one."""
    try:
        found = (STATIC / wanted).resolve()
        is_ours = bool(wanted) and found.is_relative_to(STATIC.resolve()) and found.is_file()
    except (OSError, ValueError):  # too long, or not a name at all
        return None
    return found if is_ours else None


def _file(request: AnyRequest, found: Path) -> Response[bytes]:
    kind = TYPES.get(found.suffix)
    if kind is None:
        raise NotFoundException("there is no such file")
    # files under assets/ carry a hash of their content in their name
    keep = FOR_EVER if found.parent.name == "assets" else "no-cache"
    headers = {"Cache-Control": keep, "ETag": file_tag(found), "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    plain = found.read_bytes()
    packable = len(plain) >= WORTH_PACKING and found.suffix not in {".png", ".webp", ".woff2"}
    if packable and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        plain = packed(found, headers["ETag"])
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(FILES_KEPT)
def packed(path: Path, tag: str) -> bytes:
    """The file as it is sent. Packed once; the tag tells it from what the file was before."""
    return gzip.compress(path.read_bytes(), 9)


def spoken(request: AnyRequest) -> str:
    """The language the client is going to speak: the one chosen before, else the browser's."""
    chosen = request.cookies.get("lang", "")
    wished = request.headers.get("accept-language", "").split(",")
    tags = [chosen, *(tag.strip()[:2].lower() for tag in wished)]
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def early(static: Path, table: str, lang: str) -> str:
    """Links to what the page of a table is going to ask for, so that it all comes at once."""
    manifest = static / "manifest.json"
    if not manifest.is_file():
        return ""
    parts = json.loads(manifest.read_bytes())
    scripts, styles = _files_of(parts, [OF_A_TABLE, f"src/words/{lang}.ftl?raw"])
    links = [f'<link rel="modulepreload" crossorigin href="/{name}">' for name in scripts]
    links += [f'<link rel="preload" as="style" crossorigin href="/{name}">' for name in styles]
    if table:
        asked = f"/api/tables/{table}?lang={lang}&contract={CONTRACT}"
        links.append(f'<link rel="preload" as="fetch" crossorigin href="{asked}">')
    return "".join(links)


def _files_of(parts: dict[str, dict[str, Any]], wanted: list[str]) -> tuple[list[str], list[str]]:
    """The scripts and styles of parts of the built client, with all they are made of."""
    scripts: list[str] = []
    styles: list[str] = []
    todo = [name for name in wanted if name in parts]
    while todo:
        part = parts[todo.pop()]
        if part["file"] not in scripts:
            scripts.append(part["file"])
            styles.extend(part.get("css", ()))
            todo.extend(part.get("imports", ()))
    return scripts, styles


def file_tag(path: Path) -> str:
    """Differs when the file does. Weak, for it may be sent compressed."""
    found = path.stat()
    return f'W/"{found.st_mtime_ns:x}-{found.st_size:x}"'


ROUTES = [page]

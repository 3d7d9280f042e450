"""What the server itself says to people, in their language."""

from typing import Any

from litestar.connection import ASGIConnection

from pelagos.engine.box import seat_slug
from pelagos.words import LANGUAGES, bundle_of, formatted
from pelagos.words.refusals import COMMON

HERE = "pelagos.server.present"


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language the reader wants: by the query, by the cookie, else English."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wanted in LANGUAGES:
            return str(wanted)
    return "en"


def has_phrase(lang: str, id: str) -> bool:
    """Whether there is such a phrase."""
    return bool(bundle_of(HERE, lang).has_message(id))


def called(seat: int, name: str, lang: str) -> str:
    """The name of a seat for one reader; one without a name of its own goes by its number."""
    return phrase(lang, "seat", number=seat + 1) if name in ("", seat_slug(seat)) else name


def phrase(lang: str, id: str, **facts: object) -> str:
    """The phrase `id` with its variables filled in: the server's own, or one that all share."""
    home = HERE if has_phrase(lang, id) else COMMON
    return formatted(bundle_of(home, lang), lang, id, facts)

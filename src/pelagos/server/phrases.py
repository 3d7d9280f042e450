"""What the server itself says to people, in their language."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from litestar.connection import ASGIConnection

from pelagos.engine.errors import BadData
from pelagos.words import LANGUAGES


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = files("pelagos.server").joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language the reader wants: by the query, by the cookie, else English."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wanted in LANGUAGES:
            return str(wanted)
    return "en"


def has_phrase(lang: str, id: str) -> bool:
    """Whether there is such a phrase."""
    return bool(_bundle(lang).has_message(id))


def phrase(lang: str, id: str, **facts: object) -> str:
    """The phrase `id` with its variables filled in."""
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        raise BadData(f"there is no phrase {id!r} in {lang}")
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise BadData(f"phrase {id} ({lang}): {errors[0]}")
    return str(text)

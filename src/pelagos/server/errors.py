"""Every refusal as JSON with one clear sentence; never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DatabaseError, DataError

from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, NotNow, PelagosError
from pelagos.server.keys import loggable
from pelagos.server.present.phrases import language_of, phrase
from pelagos.server.types.common import Problem
from pelagos.table import Stale
from pelagos.words.refusals import refusal, wanted

log = structlog.get_logger()

CODES = {
    400: "bad_request",
    401: "not_signed_in",
    403: "not_yours",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "wrong_type",
    429: "too_many",
}

STATUS: dict[type[PelagosError], int] = {
    Stale: 409,
    NotAllowed: 422,
    NotAsked: 409,
    NotNow: 409,
    BadNotation: 422,
}
"""The refusals that a client tells apart."""

FIELDS = {"name": "bad_name", "password": "bad_password", "text": "bad_text", "lang": "bad_lang"}
"""Fields that people fill in, and the phrase that says what should be in them."""


class Refused(Exception):
    """A refusal that is not about the rules of a game: a code, and a phrase with its facts."""

    def __init__(self, status: int, error: str, phrase: str = "", **facts: object) -> None:
        self.status = status
        self.error = error
        self.phrase = f"refused-{phrase or error}"
        detail = facts.pop("detail", None)
        self.detail = None if detail is None else str(detail)
        self.facts = facts
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        """The refusal in a language."""
        return phrase(lang, self.phrase, **self.facts)


class Explained(Exception):
    """A refusal by the referee, said in the player's language."""

    def __init__(self, status: int, problem: Problem) -> None:
        self.status = status
        self.problem = problem
        super().__init__(problem.message)


def code_of(error: PelagosError) -> tuple[int, str]:
    """The status and the code of an error of the engine or the table."""
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return status, kind.code
    return 400, BadData.code


def explained(error: PelagosError, lang: str, seats: list[str] | None = None) -> Explained:
    """An error of the engine or the table in the reader's language; `seats` are their names."""
    status, code = code_of(error)
    sentence = refusal(error, lang, seats)
    problem = Problem(code, sentence, clause=error.clause or None, part=error.part or None)
    if isinstance(error, Stale):
        problem.line = error.line
    elif isinstance(error, NotAllowed):
        problem.allowed = error.allowed
    elif isinstance(error, BadNotation):
        problem.detail = wanted(error, lang)
    elif code == "bad_data":
        problem.detail = str(error)[:300]
    return Explained(status, problem)


def _say(status: int, problem: Problem) -> Response[Problem]:
    # what a visitor sent may be quoted, and need not be possible to send back
    problem.message = problem.message.encode("utf-8", "replace").decode()
    if problem.detail is not None:
        problem.detail = problem.detail.encode("utf-8", "replace").decode()
    return Response(problem, status_code=status, media_type="application/json")


AnyRequest = Request[Any, Any, Any]


def on_refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    message = error.said(language_of(request))
    told = _say(error.status, Problem(error.error, message, detail=error.detail))
    if "seconds" in error.facts:
        told.headers["Retry-After"] = str(error.facts["seconds"])
    return told


def on_explained(_: AnyRequest, error: Explained) -> Response[Problem]:
    return _say(error.status, error.problem)


def on_pelagos(request: AnyRequest, error: PelagosError) -> Response[Problem]:
    found = explained(error, language_of(request))
    return _say(found.status, found.problem)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    lang = language_of(request)
    code = CODES.get(error.status_code, "bad_request")
    message = phrase(lang, f"refused-{code}")
    detail = error.detail or ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [(str(x.get("key", "body")), str(x.get("message"))) for x in error.extra]
        detail = "; ".join(f"{key}: {why}" for key, why in found) or detail
        message = _about(lang, [key for key, _ in found]) or message
    return _say(error.status_code, Problem(code, message, detail=detail[:300] or None))


def _about(lang: str, fields: list[str]) -> str:
    """What should be in a field, where a person fills it in."""
    for field in fields:
        if field in FIELDS:
            return phrase(lang, f"refused-{FIELDS[field]}")
    return ""


def on_database(request: AnyRequest, error: DatabaseError) -> Response[Problem]:
    reason = str(error.orig).splitlines()[0] if str(error.orig) else "no reason given"
    log.error("database", reason=reason)
    return _say(503, Problem("storage", phrase(language_of(request), "refused-storage")))


def on_too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """Nothing of ours is so deep: it is what was sent."""
    return _say(400, Problem("bad_data", phrase(language_of(request), "refused-too_deep")))


def on_bad_characters(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Half a character, something that is no UTF-8, or what PostgreSQL cannot keep."""
    log.warning("bad_characters", path=loggable(request.url.path), where=_where(error))
    return _say(400, Problem("bad_data", phrase(language_of(request), "refused-bad_characters")))


def on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error(
        "fault", path=loggable(request.url.path), error=type(error).__name__, where=_where(error)
    )
    return _say(500, Problem("fault", phrase(language_of(request), "refused-fault")))


def _where(error: Exception) -> str:
    """Where it happened; not what it said, which may hold a secret."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next
    return place


HANDLERS = {
    Refused: on_refused,
    Explained: on_explained,
    PelagosError: on_pelagos,
    DataError: on_bad_characters,
    UnicodeError: on_bad_characters,
    RecursionError: on_too_deep,
    DatabaseError: on_database,
    HTTPException: on_http,
    Exception: on_anything,
}

__all__ = ["CODES", "FIELDS", "HANDLERS", "Explained", "Refused", "explained"]

"""Every refusal as JSON with one clear sentence; never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DatabaseError

from pelagos.engine.errors import BadNotation, NotAllowed, NotAsked, NotNow, PelagosError
from pelagos.server.types import Problem
from pelagos.table import Stale

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


class Refused(Exception):
    """A refusal that is not about the rules of a game."""

    def __init__(self, status: int, error: str, message: str) -> None:
        self.status = status
        self.error = error
        super().__init__(message)


class Explained(Exception):
    """A refusal by the referee, said in the player's language."""

    def __init__(self, status: int, problem: Problem) -> None:
        self.status = status
        self.problem = problem
        super().__init__(problem.message)


def code_of(error: PelagosError) -> tuple[int, str]:
    """The status and the code of an error of the engine or the table."""
    if isinstance(error, Stale):
        return 409, "stale"
    if isinstance(error, NotAllowed):
        return 422, "not_allowed"
    if isinstance(error, NotAsked):
        return 409, "not_asked"
    if isinstance(error, NotNow):
        return 409, "not_now"
    if isinstance(error, BadNotation):
        return 422, "bad_notation"
    return 400, "bad_data"


def plain(error: PelagosError) -> tuple[int, Problem]:
    """The error in English, as it is."""
    status, code = code_of(error)
    problem = Problem(code, str(error), clause=error.clause or None)
    if isinstance(error, Stale):
        problem.line = error.line
    return status, problem


def _say(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


AnyRequest = Request[Any, Any, Any]


def on_refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    return _say(error.status, Problem(error.error, str(error)))


def on_explained(_: AnyRequest, error: Explained) -> Response[Problem]:
    return _say(error.status, error.problem)


def on_pelagos(_: AnyRequest, error: PelagosError) -> Response[Problem]:
    return _say(*plain(error))


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    message = error.detail or "this request cannot be answered"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [f"{x.get('key', 'body')}: {x.get('message')}" for x in error.extra]
        message = "; ".join(found)[:300] or message
    code = CODES.get(error.status_code, "bad_request")
    return _say(error.status_code, Problem(code, message.splitlines()[0][:300]))


def on_database(_: AnyRequest, error: DatabaseError) -> Response[Problem]:
    reason = str(error.orig).splitlines()[0] if str(error.orig) else "no reason given"
    log.error("database", reason=reason)
    message = "the server cannot store this now; nothing was changed, please try again"
    return _say(503, Problem("storage", message))


def on_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("fault", path=request.url.path, sort=type(error).__name__, where=_where(error))
    return _say(500, Problem("fault", "something went wrong here; it has been noted"))


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
    DatabaseError: on_database,
    HTTPException: on_http,
    Exception: on_anything,
}

__all__ = ["HANDLERS", "Explained", "Refused", "code_of", "plain"]

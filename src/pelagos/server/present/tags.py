"""Tags of states: a client that has the state with a tag need not be sent it again."""

import hashlib
import time
from typing import cast

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from pelagos import __version__
from pelagos.server.storage.rows import Head, heard_of
from pelagos.server.types.table import TableState

UNCHANGED = ResponseSpec(None, generate_examples=False, description="nothing has changed")


def state_tag(
    head: Head, viewer: int, mine: list[int], lang: str, names: bool, since: int | None
) -> str:
    """Differs whenever the state would.

    It is made of what the viewer may know; that an order was sealed, above all, is not in it.
    """
    waits = head.due is not None and head.due > time.time()
    facts = (
        __version__,
        head.id,
        head.version,
        head.rows,
        head.revision,
        heard_of(head.talk, mine),
        head.due if waits else None,
        viewer,
        mine,
        lang,
        names,
        since,
    )
    return f'W/"{hashlib.sha256(repr(facts).encode()).hexdigest()[:24]}"'


def as_state(found: TableState | None, tag: str) -> Response[TableState]:
    """The state with its tag; without one, the word that nothing has changed."""
    # a browser may keep it, but asks each time whether it still holds
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if found is None:
        empty = Response(None, status_code=304, headers=headers)
        return cast("Response[TableState]", empty)
    return Response(found, headers=headers)

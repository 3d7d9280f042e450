"""How to talk to PostgreSQL: nobody waits forever, and a commit means what it says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

NETWORK = {
    "connect_timeout": 5,
    # a machine that went away without a word is noticed within half a minute
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
MARGIN = 2.0
"""Seconds for everything around the statements of a transaction."""
ALONE = "committed here alone"
WAITS_FOR_STANDBY = "SyncRepWaitForLSN"
"""Where PostgreSQL warns that it no longer waits for the standby to have a commit, too."""


def arguments(url: URL) -> dict[str, Any]:
    """How to connect to any of the hosts of an address."""
    found = url.get_dialect()().create_connect_args(url)[1]
    return {**NETWORK, **found}


def within(seconds: float) -> dict[str, Any]:
    """Arguments for connections with a time limit for statements, and a third of it for locks."""
    limit = int(1000 * seconds)
    said = {
        "statement_timeout": limit,
        "lock_timeout": limit // 3,
        "idle_in_transaction_session_timeout": 2 * limit,
    }
    return {**NETWORK, "options": " ".join(f"-c {name}={ms}" for name, ms in said.items())}


@asynccontextmanager
async def deadline(seconds: float) -> AsyncIterator[None]:
    """For a transaction that writes. Its commit may wait for a standby that has gone, and
    PostgreSQL sets that wait no limit: whether it was stored nobody knows then."""
    try:
        async with asyncio.timeout(seconds + MARGIN):
            yield
    except TimeoutError:
        raise OperationalError("COMMIT", {}, Exception("no answer in time")) from None


def notice_lone_commits(engine: Engine) -> None:
    """Notes on a connection that a synchronous standby does not have what was committed.

    PostgreSQL only warns of it when somebody cancels the wait for the standby, and calls it done.
    """

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, record: Any) -> None:
        def noted(said: Any) -> None:
            if said.source_function == WAITS_FOR_STANDBY:
                record.info[ALONE] = True

        connection.driver_connection.add_notice_handler(noted)


def check_commit(connection: AsyncConnection) -> None:
    """Raises when the last commit may be lost with this machine: nobody must rely on it."""
    if connection.info.pop(ALONE, False):
        raise OperationalError("COMMIT", {}, Exception(ALONE))

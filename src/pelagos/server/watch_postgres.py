"""How a worker hears what other workers have written to PostgreSQL."""

import asyncio

import structlog
from psycopg import AsyncConnection, OperationalError

from pelagos.server.hub import Hub
from pelagos.server.store import CHANNEL, Store
from pelagos.server.watch import tell_again

log = structlog.get_logger()

RETRY_SECONDS = 2.0


async def watch_postgres(store: Store, hub: Hub) -> None:
    """Listens, for ever, to the notices that every writer sends with its transaction."""
    url = store.database.url.set(drivername="postgresql")
    address = url.render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await tell_again(store, hub, hub.tables())
                async for notice in connection.notifies():
                    if hub.listens(notice.payload):
                        await tell_again(store, hub, [notice.payload])
        except OperationalError:
            log.warning("notices_lost", again_in=RETRY_SECONDS)
        await asyncio.sleep(RETRY_SECONDS)

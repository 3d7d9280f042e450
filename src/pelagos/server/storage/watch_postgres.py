"""How a worker hears what other workers have written to PostgreSQL."""

from collections.abc import Callable

from psycopg import AsyncConnection

from pelagos.server.live.hub import Hub
from pelagos.server.loops import Loop
from pelagos.server.storage.store import CHANNEL, Store
from pelagos.server.storage.watch import tell_again

QUIET_SECONDS = 10.0
"""After so long without a word everybody is told again where the tables are."""


async def watch_postgres(
    store: Store, hub: Hub, loop: Loop, heard: Callable[[str], None] | None = None
) -> None:
    """Listens to the notices that every writer sends with its transaction; `heard` gets them, too.

    Raises what goes wrong: whoever starts it starts it again, and nothing said meanwhile is lost,
    for it begins by telling where all tables are.
    """
    url = store.database.url.set(drivername="postgresql")
    address = url.render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(
        address,
        autocommit=True,
        # a machine that went away without a word is noticed within half a minute
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
    )
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        while True:
            await tell_again(store, hub, hub.tables())
            loop.beat()
            async for notice in connection.notifies(timeout=QUIET_SECONDS):
                loop.beat()
                if hub.listens(notice.payload):
                    await tell_again(store, hub, [notice.payload])
                if heard is not None:
                    heard(notice.payload)
            await connection.execute("SELECT 1")  # or an error: nobody is there any more

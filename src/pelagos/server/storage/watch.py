"""How a worker hears what other workers have written to the same SQLite file."""

import asyncio

import aiosqlite

from pelagos.server.live.hub import Hub
from pelagos.server.loops import Loop
from pelagos.server.storage.store import Store

POLL_SECONDS = 0.1


async def watch_sqlite(store: Store, hub: Hub, loop: Loop) -> None:
    """Asks the file, for ever, whether anybody has written; costs microseconds if not."""
    async with aiosqlite.connect(store.database.url.database or "") as file:
        known = None
        while True:
            cursor = await file.execute("PRAGMA data_version")
            row = await cursor.fetchone()
            await cursor.close()
            if row != known:
                known = row
                await tell_again(store, hub, hub.tables())
            loop.beat()
            await asyncio.sleep(POLL_SECONDS)


async def tell_again(store: Store, hub: Hub, tables: list[str]) -> None:
    """Tells where these tables are now; who knows already is not told twice."""
    for head in await store.heads(tables) if tables else []:
        hub.tell(head.id, head.line, head.rows, head.revision, head.chats)

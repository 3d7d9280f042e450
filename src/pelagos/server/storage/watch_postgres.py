"""How a worker hears what other workers have written to PostgreSQL."""

from collections.abc import Callable

from psycopg import AsyncConnection

from pelagos.server.live.games import LiveGames
from pelagos.server.loops import Loop
from pelagos.server.storage import postgres
from pelagos.server.storage.store import CHANNEL
from pelagos.server.storage.watch import tell_again

QUIET_SECONDS = 10.0
"""After this long in silence all workers hear again where the tables are."""


async def watch_postgres(
    games: LiveGames, loop: Loop, heard: Callable[[str], None] | None = None
) -> None:
    """Listens to the notices that every writer sends with its transaction; `heard` gets them, too.

    Raises what goes wrong: the caller starts it again, and nothing said meanwhile is lost,
    for it begins by telling where all tables are.
    """
    address = postgres.arguments(games.store.database.url)
    connection = await AsyncConnection.connect(**address, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        while True:
            await tell_again(games, games.hub.tables())
            loop.beat()
            async for notice in connection.notifies(timeout=QUIET_SECONDS):
                loop.beat()
                if games.hub.listens(notice.payload):
                    await tell_again(games, [notice.payload])
                if heard is not None:
                    heard(notice.payload)
            await connection.execute("SELECT 1")  # or an error: nobody is there any more

"""How a worker hears what other workers have written to the same SQLite file."""

import asyncio

import aiosqlite

from pelagos.server.errors import Refused
from pelagos.server.live.games import LiveGames
from pelagos.server.loops import Loop
from pelagos.server.storage.rows import Head

POLL_SECONDS = 0.1


async def watch_sqlite(games: LiveGames, loop: Loop) -> None:
    """Forever asks the file whether anybody has written; if nobody has, that costs microseconds."""
    async with aiosqlite.connect(games.store.database.url.database or "") as file:
        known = None
        while True:
            cursor = await file.execute("PRAGMA data_version")
            row = await cursor.fetchone()
            await cursor.close()
            if row != known:
                known = row
                await tell_again(games, games.hub.tables())
            loop.beat()
            await asyncio.sleep(POLL_SECONDS)


async def tell_again(games: LiveGames, tables: list[str]) -> None:
    """Tells where these tables are now; who knows already is not told twice."""
    for head in await games.store.heads(tables) if tables else []:
        if games.hub.is_behind(head.id, head.rows, head.revision):
            head = await _shown(games, head)
        games.hub.tell(head.id, head.line, head.rows, head.revision, head.talk)


async def _shown(games: LiveGames, head: Head) -> Head:
    """Shows everybody here an answer that was given elsewhere, as if it had been given here: the
    game is read once, and put into the words of those who see the same once."""
    try:
        async with games.at(head.id, head) as game:
            games.hub.played(game)
            return game.head
    except Refused:
        return head  # each of them will look, and hear why

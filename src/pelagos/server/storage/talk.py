"""What is said at a table, and the notes of a seat, in the database."""

import time

from sqlalchemy import insert, select, update

from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import AsideRow, ChatRow
from pelagos.server.storage.store import notify


class TalkStore:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: str, seat: int, words: str, phrase: str = "") -> ChatRow:
        """Adds to the chat."""
        t, now = s.tables.c, time.time()
        async with self.database.write() as db:
            number = (
                await db.execute(
                    update(s.tables)
                    .where(t.id == table)
                    .values(chats=t.chats + 1)
                    .returning(t.chats)
                )
            ).scalar_one()
            row = ChatRow(number, seat, words, now, phrase)
            await db.execute(insert(s.chat).values(table=table, **vars(row)))
            await notify(self.database, db, table)
        return row

    async def say_aside(self, table: str, name: str, words: str, phrase: str) -> AsideRow:
        """Adds to what spectators say among themselves."""
        t = s.tables.c
        more = update(s.tables).where(t.id == table).values(asides=t.asides + 1)
        async with self.database.write() as db:
            number = (await db.execute(more.returning(t.asides))).scalar_one()
            row = AsideRow(number, name, words, time.time(), phrase)
            await db.execute(insert(s.asides).values(table=table, **vars(row)))
            await notify(self.database, db, table)
        return row

    async def asides(self, table: str, since: int) -> list[AsideRow]:
        """What spectators said after number `since`."""
        c = s.asides.c
        said = [c[name] for name in AsideRow.__dataclass_fields__]
        query = select(*said).where(c.table == table, c.number > since)
        async with self.database.glance() as db:
            rows = await db.execute(query.order_by(c.number).limit(500))
            return [AsideRow(*row) for row in rows]

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """What was said after message number `since`."""
        c = s.chat.c
        async with self.database.glance() as db:
            rows = await db.execute(
                select(c.number, c.seat, c.text, c.at, c.phrase)
                .where(c.table == table, c.number > since)
                .order_by(c.number)
                .limit(500)
            )
            return [ChatRow(*row) for row in rows]

    async def notes(self, table: str, seat: int) -> str:
        """The private notes of a seat."""
        c = s.notes.c
        async with self.database.glance() as db:
            found = await db.execute(select(c.text).where(c.table == table, c.seat == seat))
            return str(found.scalar() or "")

    async def write_notes(self, table: str, seat: int, words: str) -> None:
        """Replaces the private notes of a seat."""
        c = s.notes.c
        new = self.database.upsert(s.notes).values(table=table, seat=seat, text=words)
        kept = new.on_conflict_do_update(index_elements=[c.table, c.seat], set_={"text": words})
        async with self.database.write() as db:
            await db.execute(kept)

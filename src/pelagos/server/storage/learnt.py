"""What accounts have learnt, in the database."""

from sqlalchemy import select

from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

LESSON, PUZZLE = "lesson", "puzzle"

Done = dict[str, dict[str, list[str]]]
"""The names of what is done, by kind and title."""


class LearntStore:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, account: str) -> Done:
        """What an account has learnt."""
        c = s.learnt.c
        wanted = select(c.kind, c.title, c.name).where(c.account == account)
        found: Done = {LESSON: {}, PUZZLE: {}}
        async with self.database.glance() as db:
            for kind, title, name in await db.execute(wanted.order_by(c.title, c.name)):
                found[kind].setdefault(title, []).append(name)
        return found

    async def add(self, account: str, done: Done) -> None:
        """Keeps what has been learnt elsewhere, too."""
        rows = [
            {"account": account, "kind": kind, "title": title, "name": name}
            for kind, titles in done.items()
            for title, names in titles.items()
            for name in names
        ]
        if not rows:
            return
        new = self.database.upsert(s.learnt).values(rows).on_conflict_do_nothing()
        async with self.database.write() as db:
            await db.execute(new)

"""Sessions: what a browser's cookie means. They end when they are not used."""

import time
from dataclasses import replace

from sqlalchemy import bindparam, delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.keys import digest, new_secret
from pelagos.server.people.visitor import Visitor
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.store import revised

DAY = 24 * 3600.0
IDLE_DAYS = 180
"""The days without a visit after which a session is over."""
MOST_STRUCK = 500
"""Old sessions struck at once; the rest an hour later."""

SESSION = (
    select(s.sessions.c.account, s.sessions.c.used, s.accounts.c.name, s.accounts.c.banned)
    .join_from(s.sessions, s.accounts, isouter=True)
    .where(s.sessions.c.token == bindparam("token"))
)


class Sessions:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def visitor(self, token: str | None, secret: str | None, address: str = "") -> Visitor:
        """The visitor with this cookie and header; an unknown or old token is a stranger."""
        stranger = Visitor(seat_secret=None if secret is None else digest(secret), address=address)
        if token is None:
            return stranger
        hashed, now = digest(token), time.time()
        async with self.database.glance() as db:
            row = (await db.execute(SESSION, {"token": hashed})).first()
        if row is None or row.banned or (row.used and now - row.used > IDLE_DAYS * DAY):
            return stranger
        if now - row.used > DAY:
            await self._used(hashed, now)
        return replace(stranger, session=hashed, account=row.account, name=row.name)

    async def _used(self, session: str, now: float) -> None:
        async with self.database.write() as db:
            await db.execute(
                update(s.sessions).where(s.sessions.c.token == session).values(used=now)
            )

    async def begin(self) -> str:
        """A new session; returns its token, which is shown only once."""
        token = new_secret()
        async with self.database.write() as db:
            await _insert(db, token, None)
        return token

    async def sign_in(self, session: str | None, account: str) -> str:
        """A new session with an account; returns its token.

        The old session is over, so that a token somebody else may have planted is worth nothing.
        What a guest had goes to the account.
        """
        token = new_secret()
        async with self.database.write() as db:
            await _insert(db, token, account)
            if session is not None:
                guest = select(s.sessions.c.token).where(
                    s.sessions.c.token == session, s.sessions.c.account.is_(None)
                )
                if (await db.execute(guest)).first() is not None:
                    await self._adopt(db, session, account)
                await self._end(db, [session])
        return token

    async def _adopt(self, db: AsyncConnection, session: str, account: str) -> None:
        """What a guest had goes to their account: seats, choices, notifications.

        At games that go on the seat has the account's name from now on.
        """
        h, c, w = s.holdings.c, s.seats.c, s.ways.c
        name = select(s.accounts.c.name).where(s.accounts.c.id == account).scalar_subquery()
        running = select(s.tables.c.id).where(~s.tables.c.over)
        mine = await db.execute(select(h.table, h.seat).where(h.owner == session))
        for table, seat in mine.all():
            row = {"owner": account, "table": table, "seat": seat}
            await db.execute(
                self.database.upsert(s.holdings).values(**row).on_conflict_do_nothing()
            )
            here = update(s.seats).where(c.table == table, c.seat == seat, c.player.is_(None))
            await db.execute(here.values(player=account))
            named = update(s.seats).where(
                c.table == table, c.seat == seat, c.player == account, c.table.in_(running)
            )
            await db.execute(named.values(name=name))
            await revised(self.database, db, table)
        await self._adopt_cups(db, session, account)
        await db.execute(update(s.ways).where(w.owner == session).values(owner=account))
        chosen = await db.execute(select(s.choices).where(s.choices.c.owner == session))
        for choice in chosen.mappings().all():
            new = self.database.upsert(s.choices).values(**{**choice, "owner": account})
            await db.execute(new.on_conflict_do_nothing())

    async def _adopt_cups(self, db: AsyncConnection, session: str, account: str) -> None:
        h, m = s.memberships.c, s.members.c
        mine = await db.execute(select(h.cup, h.number).where(h.owner == session))
        for cup, number in mine.all():
            row = {"owner": account, "cup": cup, "number": number}
            await db.execute(
                self.database.upsert(s.memberships).values(**row).on_conflict_do_nothing()
            )
            here = update(s.members).where(m.cup == cup, m.number == number, m.player.is_(None))
            await db.execute(here.values(player=account))

    async def end(self, session: str) -> list[str]:
        """Forgets a session and the seats it remembers; the tables where it may be looking on."""
        async with self.database.write() as db:
            return await self._end(db, [session])

    async def end_all(self, account: str, but: str | None = None) -> list[str]:
        """Ends all sessions of an account, except perhaps one; the same."""
        c = s.sessions.c
        async with self.database.write() as db:
            found = await db.execute(select(c.token).where(c.account == account))
            gone = [token for (token,) in found if token != but]
            return await self._end(db, gone)

    async def forget_old(self) -> None:
        """Strikes sessions that nobody has used for too long."""
        c = s.sessions.c
        old = (c.used > 0) & (c.used < time.time() - IDLE_DAYS * DAY)
        async with self.database.write() as db:
            gone = await db.execute(select(c.token).where(old).limit(MOST_STRUCK))
            await self._end(db, [token for (token,) in gone])

    async def _end(self, db: AsyncConnection, sessions: list[str]) -> list[str]:
        """Live channels of these sessions must look again at what they may see."""
        h, c, t = s.holdings.c, s.sessions.c, s.tables.c
        owners = union(
            select(c.token).where(c.token.in_(sessions)),
            select(c.account).where(c.token.in_(sessions), c.account.is_not(None)),
        )
        held = select(h.table).distinct().join(s.tables, t.id == h.table)
        found = await db.execute(held.where(h.owner.in_(owners), ~t.over))
        tables = [table for (table,) in found]
        for table in tables:
            await revised(self.database, db, table)
        for owned in (s.holdings, s.choices, s.ways, s.memberships):
            await db.execute(delete(owned).where(owned.c.owner.in_(sessions)))
        await db.execute(delete(s.sessions).where(c.token.in_(sessions)))
        return tables


async def _insert(db: AsyncConnection, token: str, account: str | None) -> None:
    now = time.time()
    row = {"token": digest(token), "account": account, "created": now, "used": now}
    await db.execute(insert(s.sessions).values(**row))

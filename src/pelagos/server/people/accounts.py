"""Accounts: a name and a password, so that one's tables are found on another device."""

import json
import time

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.errors import Refused
from pelagos.server.keys import new_id
from pelagos.server.lanes import Lane
from pelagos.server.live.clock import AT_ONCE
from pelagos.server.people.limits import Limits
from pelagos.server.people.seats import vacate
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import RESIGNED
from pelagos.server.storage.store import revised


class Accounts:
    """Every method is one transaction."""

    def __init__(self, database: Database, passwords: Lane, limits: Limits) -> None:
        self.database = database
        self.limits = limits
        self._passwords = passwords
        self._hasher = PasswordHasher()

    async def register(self, name: str, password: str) -> str:
        """A new account; returns its id."""
        hashed = await self._hash(password)
        id = new_id()
        row = {
            "id": id,
            "name": name,
            "key": name.casefold(),
            "password": hashed,
            "created": time.time(),
        }
        try:
            async with self.database.write() as db:
                await db.execute(insert(s.accounts).values(**row))
        except IntegrityError:
            raise Refused(409, "name_taken", name=name) from None
        return id

    async def recognise(self, name: str, password: str, address: str) -> tuple[str, str]:
        """The id and name of the account. An unknown name takes as long as a wrong password.

        Tries are counted by name and address together: a stranger who guesses does not lock out
        the owner, who comes from elsewhere.
        """
        key = name.casefold()
        await self.limits.use("guesses", address)
        await self.limits.use("guesses_of_a_name", f"{address} {key}")
        a = s.accounts.c
        async with self.database.glance() as db:
            query = select(a.id, a.name, a.password, a.banned).where(a.key == key)
            row = (await db.execute(query)).first()
        if row is None:
            await self._hash(password)
        elif await self._matches(row.password, password):
            await self.limits.forget("guesses_of_a_name", f"{address} {key}")
            if row.banned:
                raise Refused(403, "banned")
            return row.id, row.name
        raise Refused(401, "wrong_password")

    async def change_password(self, account: str, new: str) -> None:
        """Takes a new password; the caller has checked the old one."""
        hashed = await self._hash(new)
        async with self.database.write() as db:
            await db.execute(
                update(s.accounts).where(s.accounts.c.id == account).values(password=hashed)
            )

    async def rename(self, account: str, name: str) -> list[str]:
        """Another name, at the seats of running games, too; returns their tables."""
        c = s.seats.c
        running = select(s.tables.c.id).where(~s.tables.c.over)
        here = update(s.seats).where(c.player == account, c.table.in_(running))
        new = {"name": name, "key": name.casefold()}
        try:
            async with self.database.write() as db:
                await db.execute(update(s.accounts).where(s.accounts.c.id == account).values(**new))
                found = await db.execute(here.values(name=name).returning(c.table))
                member = update(s.members).where(s.members.c.player == account)
                await db.execute(member.values(name=name))
                tables = sorted({row[0] for row in found})
                for table in tables:
                    await revised(self.database, db, table)
        except IntegrityError:
            raise Refused(409, "name_taken", name=name) from None
        return tables

    async def show(self, account: str, shown: bool) -> None:
        """Whether there is a page about this player that others can read."""
        mine = update(s.accounts).where(s.accounts.c.id == account)
        async with self.database.write() as db:
            await db.execute(mine.values(shown=shown))

    async def shown(self) -> dict[str, tuple[str, float]]:
        """Everybody who wants a page: the name, and since when the account is there."""
        a = s.accounts.c
        async with self.database.glance() as db:
            rows = await db.execute(select(a.id, a.name, a.created).where(a.shown, ~a.banned))
            return {id: (name, created) for id, name, created in rows}

    async def is_shown(self, account: str) -> bool:
        """Whether there is such a page."""
        a = s.accounts.c
        async with self.database.glance() as db:
            return bool((await db.execute(select(a.shown).where(a.id == account))).scalar())

    async def delete(self, account: str) -> list[str]:
        """Forgets a person; the tables that go on without them."""
        async with self.database.write() as db:
            return await forget(self.database, db, account)

    async def _hash(self, password: str) -> str:
        return await self._passwords.run(self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        try:
            return await self._passwords.run(self._hasher.verify, hashed, password)
        except VerificationError:
            return False


async def forget(database: Database, db: AsyncConnection, account: str) -> list[str]:
    """Forgets a person. Their games stay; their seats have no name from now on.

    In running games, which are notified, a bot plays on, marked as for one who resigned.
    """
    c, t, x = s.seats.c, s.tables.c, s.sessions.c
    query = select(c.table, c.seat, t.over, t.asked).join(s.tables, t.id == c.table)
    seats = (await db.execute(query.where(c.player == account))).all()
    for table, seat, over, asked in seats:
        await vacate(db, table, seat)
        here = update(s.seats).where(c.table == table, c.seat == seat)
        await db.execute(here.values(name="", player=None))
        if not over:
            await db.execute(here.values(steward=True, why=RESIGNED, secret=None))
            if seat in json.loads(asked):
                await db.execute(update(s.tables).where(t.id == table).values(due=AT_ONCE))
        await revised(database, db, table)
    found = await db.execute(select(x.token).where(x.account == account))
    owners = [account, *[token for (token,) in found]]
    member = update(s.members).where(s.members.c.player == account)
    await db.execute(member.values(name="", player=None))
    for owned in (s.holdings, s.choices, s.ways, s.memberships):
        await db.execute(delete(owned).where(owned.c.owner.in_(owners)))
    await db.execute(delete(s.sessions).where(x.account == account))
    await db.execute(delete(s.accounts).where(s.accounts.c.id == account))
    return sorted({table for table, _, over, _ in seats if not over})

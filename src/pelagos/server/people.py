"""Accounts, sessions, and which seats they hold. Tokens and seat secrets are kept as hashes."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import ceil

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.server import schema as s
from pelagos.server.database import Database
from pelagos.server.errors import Refused

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
HASHES_AT_ONCE = 2
HASHES_WAITING = 16
FREE_TRIES = 5
FIRST_WAIT, LONGEST_WAIT = 5.0, 900.0
NAMES_REMEMBERED = 10_000

# Statements that every request asks are made once.
SESSION = (
    select(s.sessions.c.token, s.sessions.c.account, s.accounts.c.name)
    .join_from(s.sessions, s.accounts, isouter=True)
    .where(s.sessions.c.token == bindparam("token"))
)
HELD = select(s.holdings.c.seat).where(
    s.holdings.c.table == bindparam("table"), s.holdings.c.owner == bindparam("owner")
)
LINKED = select(s.seats.c.seat).where(
    s.seats.c.table == bindparam("table"), s.seats.c.secret == bindparam("secret")
)


def new_id() -> str:
    """A short name for a table, an account or an order that nobody can guess in passing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_secret() -> str:
    """256 bits for a seat link or a session."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is stored of a secret. It has 256 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Visitor:
    """Who makes a request: a session, perhaps with an account, perhaps with a seat's secret."""

    session: str | None = None
    account: str | None = None
    name: str | None = None
    seat_secret: str | None = None

    @property
    def owners(self) -> list[str]:
        """Under which names the visitor holds seats."""
        return [owner for owner in (self.session, self.account) if owner is not None]


class Patience:
    """How long a name must wait after wrong passwords: longer with each, up to a quarter-hour.

    Known to one worker only. Names nobody has are treated alike: nothing can be learned here.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, key: str) -> int:
        """The seconds until this name may be tried again."""
        times, last = self._wrong.get(key, (0, 0.0))
        if times < FREE_TRIES:
            return 0
        wait = min(FIRST_WAIT * 2.0 ** min(times - FREE_TRIES, 20), LONGEST_WAIT)
        return max(0, ceil(last + wait - self._now()))

    def was_wrong(self, key: str) -> None:
        """Counts a wrong password."""
        times, _ = self._wrong.pop(key, (0, 0.0))
        self._wrong[key] = (times + 1, self._now())
        while len(self._wrong) > NAMES_REMEMBERED:
            self._wrong.popitem(last=False)

    def was_right(self, key: str) -> None:
        """Forgets the wrong ones."""
        self._wrong.pop(key, None)


class People:
    """Every method is one transaction."""

    def __init__(self, database: Database, patience: Patience | None = None) -> None:
        self.database = database
        self._patience = Patience() if patience is None else patience
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(HASHES_AT_ONCE)
        self._waiting = 0

    # -- sessions -----------------------------------------------------------------------------

    async def visitor(self, token: str | None, seat_secret: str | None) -> Visitor:
        """The visitor with this cookie and header; an unknown token is a stranger."""
        hashed = None if seat_secret is None else digest(seat_secret)
        if token is None:
            return Visitor(seat_secret=hashed)
        async with self.database.glance() as db:
            row = (await db.execute(SESSION, {"token": digest(token)})).first()
        if row is None:
            return Visitor(seat_secret=hashed)
        return Visitor(row[0], row[1], row[2], hashed)

    async def begin_session(self, account: str | None = None) -> str:
        """A new session; returns its token, which is told once."""
        token = new_secret()
        async with self.database.write() as db:
            await db.execute(
                insert(s.sessions).values(token=digest(token), account=account, created=time.time())
            )
        return token

    async def end_session(self, session: str) -> None:
        """Forgets a session and the seats it remembers."""
        async with self.database.write() as db:
            await db.execute(delete(s.holdings).where(s.holdings.c.owner == session))
            await db.execute(delete(s.sessions).where(s.sessions.c.token == session))

    # -- seats --------------------------------------------------------------------------------

    async def held(self, visitor: Visitor, table: str) -> list[int]:
        """The seats of a table this visitor may use."""
        found: set[int] = set()
        async with self.database.glance() as db:
            for owner in visitor.owners:
                rows = await db.execute(HELD, {"table": table, "owner": owner})
                found.update(row[0] for row in rows)
            if visitor.seat_secret is not None:
                secret = {"table": table, "secret": visitor.seat_secret}
                rows = await db.execute(LINKED, secret)
                found.update(row[0] for row in rows)
        return sorted(found)

    async def hold(self, visitor: Visitor, table: str, seat: int) -> None:
        """Remembers that this visitor may use a seat."""
        async with self.database.write() as db:
            for owner in visitor.owners:
                known = await db.execute(
                    select(s.holdings.c.seat).where(
                        s.holdings.c.owner == owner,
                        s.holdings.c.table == table,
                        s.holdings.c.seat == seat,
                    )
                )
                if known.first() is None:
                    await db.execute(insert(s.holdings).values(owner=owner, table=table, seat=seat))

    # -- accounts -----------------------------------------------------------------------------

    async def register(self, name: str, password: str) -> str:
        """A new account; returns its id."""
        hashed = await self._hash(password)
        id = new_id()
        try:
            async with self.database.write() as db:
                await db.execute(
                    insert(s.accounts).values(
                        id=id,
                        name=name,
                        key=name.casefold(),
                        password=hashed,
                        created=time.time(),
                    )
                )
        except IntegrityError:
            raise Refused(409, "name_taken", name=name) from None
        return id

    async def recognise(self, name: str, password: str) -> tuple[str, str]:
        """The id and name of the account. An unknown name takes as long as a wrong password."""
        a, key = s.accounts.c, name.casefold()
        seconds = self._patience.wait(key)
        if seconds:
            raise Refused(429, "too_many", "too_many_tries", seconds=seconds)
        async with self.database.glance() as db:
            row = (await db.execute(select(a.id, a.name, a.password).where(a.key == key))).first()
        self._patience.was_wrong(key)  # beforehand: tries at the same moment count, too
        if row is None:
            await self._hash(password)
        elif await self._matches(row[2], password):
            self._patience.was_right(key)
            return row[0], row[1]
        raise Refused(401, "wrong_password")

    async def adopt(self, session: str, account: str) -> None:
        """Gives an account to a session, and the session's seats to the account."""
        h = s.holdings.c
        async with self.database.write() as db:
            await db.execute(
                update(s.sessions).where(s.sessions.c.token == session).values(account=account)
            )
            owned = await db.execute(select(h.table, h.seat).where(h.owner == account))
            known = {(table, seat) for table, seat in owned}
            mine = await db.execute(select(h.table, h.seat).where(h.owner == session))
            for table, seat in mine.all():
                if (table, seat) not in known:
                    await db.execute(
                        insert(s.holdings).values(owner=account, table=table, seat=seat)
                    )

    async def _hash(self, password: str) -> str:
        async with self._turn():
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._turn():
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """A turn at the hasher, which takes 64 MB: few at once, and no endless queue."""
        if self._waiting >= HASHES_WAITING:
            raise Refused(429, "busy", "busy_signing")
        self._waiting += 1
        try:
            async with self._room:
                yield
        finally:
            self._waiting -= 1

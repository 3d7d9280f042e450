"""How often somebody may do what costs the server much, counted across all workers."""

import ipaddress
import math
import time

from limits import RateLimitItem, parse
from limits.aio.storage import Storage
from limits.aio.strategies import FixedWindowRateLimiter
from sqlalchemy import ColumnElement, case, delete, select
from sqlalchemy.exc import SQLAlchemyError

from pelagos.engine.errors import BadData
from pelagos.server.errors import Refused
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

RATES = {
    "tables": "60/hour",
    "records": "30/hour",
    "what_ifs": "60/hour",
    "reviews": "20/hour",
    "replays": "600/minute",
    "charts": "30/minute",
    "hints": "60/minute",
    "previews": "600/minute",
    "channels": "300/minute",
    "thinking": "7200/hour",
    "chat": "40/minute",
    "ways": "20/hour",
    "accounts": "10/hour",
    "guesses": "60/hour",
    "guesses_of_a_name": "5/5minute",
}
"""What may be done how often by one account, or from one address where nobody is signed in; of
`thinking`, the seconds for bots at the tables of one person."""

PHRASES = {
    "guesses": "too_many_tries",
    "guesses_of_a_name": "too_many_tries",
    "channels": "too_many_sockets",
    "thinking": "thought_enough",
}
"""How each is refused that has words of its own."""

ACCOUNTS = 10
"""All accounts at one address together have this many times the rate of one."""

KEY = 200
FINE = 20
"""Uses are taken from a large rate in this many portions: the database need not count each of them,
and all workers together allow a few too little rather than one too much."""


class DatabaseStorage(Storage):
    """Counters of the `limits` library in our own database."""

    STORAGE_SCHEME = ["pelagos"]

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database

    @property
    def base_exceptions(self) -> type[Exception]:
        return SQLAlchemyError

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        c, now = s.limits.c, time.time()
        new = self.database.upsert(s.limits).values(
            key=key[:KEY], count=amount, expires=now + expiry
        )
        # a window that ends later than any could was begun before the clock was set back
        over = (c.expires <= now) | (c.expires > now + expiry)
        counted = new.on_conflict_do_update(
            index_elements=[c.key],
            set_={
                "count": case((over, amount), else_=c.count + amount),
                "expires": case((over, now + expiry), else_=c.expires),
            },
        ).returning(c.count)
        async with self.database.write() as db:
            return int((await db.execute(counted)).scalar_one())

    async def get(self, key: str) -> int:
        return int((await self._row(key))[0])

    async def get_expiry(self, key: str) -> float:
        return (await self._row(key))[1]

    async def _row(self, key: str) -> tuple[int, float]:
        c, now = s.limits.c, time.time()
        async with self.database.glance() as db:
            query = select(c.count, c.expires).where(c.key == key[:KEY], c.expires > now)
            row = (await db.execute(query)).first()
        return (0, now) if row is None else (row[0], row[1])

    async def check(self) -> bool:
        await self._row("")
        return True

    async def reset(self) -> int | None:
        return await self._strike(s.limits.c.key != "")

    async def clear(self, key: str) -> None:
        await self._strike(s.limits.c.key == key[:KEY])

    async def forget_old(self) -> None:
        """Strikes what has run out."""
        await self._strike(s.limits.c.expires < time.time())

    async def _strike(self, which: ColumnElement[bool]) -> int:
        async with self.database.write() as db:
            return (await db.execute(delete(s.limits).where(which))).rowcount


class Limits:
    """The limits of a server. `changes` are rates by name; one that is "off" is no limit."""

    def __init__(self, database: Database, changes: dict[str, str]) -> None:
        rates = {**RATES, **changes}
        self._items: dict[str, RateLimitItem] = {
            name: _parsed(rate) for name, rate in rates.items() if rate != "off"
        }
        self._items |= {_together(name): _widened(item) for name, item in self._items.items()}
        self._storage = DatabaseStorage(database)
        self._limiter = FixedWindowRateLimiter(self._storage)
        self._portions: dict[tuple[str, str], tuple[int, float]] = {}
        self._refused: dict[tuple[str, str], float] = {}

    async def use(self, what: str, who: str) -> None:
        """Counts one use. Refused, with the time to wait, when there were too many."""
        item = self._items.get(what)
        if item is None or self._is_in_hand(what, who):
            return
        # who was refused and asks on costs the database nothing
        again = self._refused.get((what, who), 0.0) - time.monotonic()
        if again > 0:
            raise _refusal(what, again)
        portion = max(1, item.amount // FINE)
        if not await self._limiter.hit(item, what, who, cost=portion):
            again = await self._until_reset(item, what, who)
            self._refused[what, who] = time.monotonic() + again
            raise _refusal(what, again)
        if portion > 1:
            until = (await self._limiter.get_window_stats(item, what, who)).reset_time
            self._portions[what, who] = (portion - 1, until)

    def _is_in_hand(self, what: str, who: str) -> bool:
        """Whether a use was counted before, with others; then it is spent."""
        left, until = self._portions.pop((what, who), (0, 0.0))
        if not left or until <= time.time():
            return False
        self._portions[what, who] = (left - 1, until)
        return True

    async def spend(self, what: str, who: str, amount: float) -> None:
        """Counts what was used already, however much it was."""
        item = self._items.get(what)
        if item is not None and amount > 0:
            await self._limiter.hit(item, what, who, cost=math.ceil(amount))

    async def check(self, what: str, who: str) -> None:
        """Counts nothing. Refused when all was spent."""
        item = self._items.get(what)
        if item is not None and not await self._limiter.test(item, what, who):
            raise _refusal(what, await self._until_reset(item, what, who))

    async def use_together(self, what: str, where: str) -> None:
        """Counts one use for all accounts at one address: new ones make the rate no endless one."""
        await self.use(_together(what), where)

    async def _until_reset(self, item: RateLimitItem, what: str, who: str) -> float:
        stats = await self._limiter.get_window_stats(item, what, who)
        return stats.reset_time - time.time()

    async def forget(self, what: str, who: str) -> None:
        """Starts counting again."""
        self._refused.pop((what, who), None)
        item = self._items.get(what)
        if item is not None:
            await self._limiter.clear(item, what, who)

    async def forget_old(self) -> None:
        """Strikes counters that nobody needs any more."""
        now, steady = time.time(), time.monotonic()
        self._portions = {k: v for k, v in self._portions.items() if v[1] > now}
        self._refused = {k: until for k, until in self._refused.items() if until > steady}
        await self._storage.forget_old()


def _together(what: str) -> str:
    return f"{what} together"


def _widened(item: RateLimitItem) -> RateLimitItem:
    """The rate of all accounts at one address."""
    return type(item)(ACCOUNTS * item.amount, item.multiples, item.namespace)


def _refusal(what: str, seconds: float) -> Refused:
    phrase = PHRASES.get(what.removesuffix(" together"), "too_often")
    return Refused(429, "too_many", phrase, seconds=max(1, math.ceil(seconds)))


def _parsed(rate: str) -> RateLimitItem:
    try:
        return parse(rate)
    except ValueError:
        raise BadData(f"a limit is like 60/hour or 5/10minute, not {rate[:40]!r}") from None


def neighbourhood(address: str) -> str:
    """What an address counts as: itself, or the network that one IPv6 customer is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False))

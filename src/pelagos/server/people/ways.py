"""Notifications: how to tell somebody that it is their turn, and for which tables."""

import json
import time
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_id, new_secret
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

PUSH, EMAIL, NTFY, WEBHOOK = "push", "email", "ntfy", "webhook"
INSTANT, DIGEST, LAST, OFF = "instant", "digest", "last", "off"
MOST_WAYS = 12
"""Ways one owner may have."""


@dataclass(frozen=True)
class Way:
    """One way. `gave_up`: when it had failed so often that nothing goes there any more."""

    id: str
    owner: str
    kind: str
    address: str
    mode: str
    lang: str
    home: str
    off: str
    confirmed: bool
    created: float
    told: float | None = None
    error: str = ""
    gave_up: float | None = None

    @property
    def shown(self) -> str:
        """The address as its owner reads it; a browser's is of no use to anybody."""
        return "" if self.kind == PUSH else self.address


WAY = [s.ways.c[name] for name in Way.__dataclass_fields__]


class Ways:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, owners: list[str]) -> list[Way]:
        """The ways of an owner, oldest first."""
        c = s.ways.c
        async with self.database.glance() as db:
            query = select(*WAY).where(c.owner.in_(owners)).order_by(c.created, c.id)
            return [Way(*row) for row in await db.execute(query)]

    async def by_id(self, id: str) -> Way | None:
        """A way, if it is still there."""
        async with self.database.glance() as db:
            row = (await db.execute(select(*WAY).where(s.ways.c.id == id))).first()
        return None if row is None else Way(*row)

    async def add(
        self, owner: str, kind: str, address: str, mode: str, lang: str, home: str
    ) -> tuple[Way, str]:
        """A new way, and the key that confirms it, which an e-mail address needs.

        The same address again is the same way, with what is wished now.
        """
        c, key = s.ways.c, new_secret()
        way = Way(
            new_id(), owner, kind, address, mode, lang, home, new_secret(), kind != EMAIL,
            time.time(),
        )  # fmt: skip
        async with self.database.write() as db:
            same = (c.owner == owner) & (c.kind == kind) & (c.address == address)
            await db.execute(delete(s.ways).where(same))
            count = select(func.count()).select_from(s.ways).where(c.owner == owner)
            if (await db.execute(count)).scalar_one() >= MOST_WAYS:
                raise Refused(409, "too_many", "too_many_ways", most=MOST_WAYS)
            await db.execute(insert(s.ways).values(**vars(way)))
            if not way.confirmed:
                name = _confirming(key)
                await db.execute(insert(s.keys).values(name=name, value=way.id))
        return way, key

    async def confirm(self, key: str) -> None:
        """Confirms the way a key was sent to."""
        k = s.keys.c
        async with self.database.write() as db:
            found = await db.execute(
                delete(s.keys).where(k.name == _confirming(key)).returning(k.value)
            )
            way = found.scalar()
            if way is None:
                raise Refused(403, "wrong_key")
            await db.execute(update(s.ways).where(s.ways.c.id == way).values(confirmed=True))

    async def change(self, owners: list[str], id: str, mode: str) -> Way:
        """Another mode; a way that was given up is tried again."""
        await self._change(owners, id, mode=mode, error="", gave_up=None)
        way = await self.by_id(id)
        assert way is not None
        return way

    async def _change(self, owners: list[str], id: str, **values: object) -> None:
        c = s.ways.c
        mine = update(s.ways).where(c.id == id, c.owner.in_(owners))
        async with self.database.write() as db:
            if (await db.execute(mine.values(**values))).rowcount != 1:
                raise Refused(404, "no_way")

    async def remove(self, owners: list[str], id: str) -> None:
        """Nothing goes this way any more."""
        c = s.ways.c
        async with self.database.write() as db:
            gone = await db.execute(delete(s.ways).where(c.id == id, c.owner.in_(owners)))
            if gone.rowcount != 1:
                raise Refused(404, "no_way")

    async def off(self, key: str) -> None:
        """Ends the way whose message had this key in it; to say so twice does no harm."""
        async with self.database.write() as db:
            await db.execute(delete(s.ways).where(s.ways.c.off == key))

    async def worked(self, way: str, now: float) -> None:
        """Something arrived."""
        values = {"told": now, "error": "", "gave_up": None}
        async with self.database.write() as db:
            await db.execute(update(s.ways).where(s.ways.c.id == way).values(**values))

    async def failed(self, way: str, error: str, gave_up: float | None) -> None:
        """Nothing arrived, and why; perhaps nothing more is sent."""
        values = {"error": error[:200], "gave_up": gave_up}
        async with self.database.write() as db:
            await db.execute(update(s.ways).where(s.ways.c.id == way).values(**values))

    # -- tables -------------------------------------------------------------------------------

    async def choose(self, owner: str, table: str, **values: object) -> None:
        """What an owner wants of a table: a `mode`, or the `shelf` it stands on."""
        c = s.choices.c
        new = self.database.upsert(s.choices).values(owner=owner, table=table, **values)
        kept = new.on_conflict_do_update(index_elements=[c.owner, c.table], set_=values)
        async with self.database.write() as db:
            await db.execute(kept)

    async def chosen(self, owners: list[str]) -> dict[str, tuple[str, str]]:
        """The mode and the shelf of each table an owner has chosen something for."""
        c = s.choices.c
        async with self.database.glance() as db:
            rows = await db.execute(select(c.table, c.mode, c.shelf).where(c.owner.in_(owners)))
            return {table: (mode, shelf) for table, mode, shelf in rows}


def _confirming(key: str) -> str:
    return "confirm " + digest(key)[:32]


def subscription(endpoint: str, p256dh: str, auth: str) -> str:
    """The address of a browser, as it is kept."""
    return json.dumps({"endpoint": endpoint, "p256dh": p256dh, "auth": auth})

"""Series and cups in the database."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.people.fixtures import Fixture
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import RESIGNED

OPEN, RUNNING, OVER = "open", "running", "over"
LIST_LENGTH = 40
HOST = 0
"""The number of the member who founded a cup."""


@dataclass(frozen=True)
class CupHead:
    """A series or a cup; `wish` says as JSON how its tables are founded."""

    id: str
    name: str
    kind: str
    wish: str
    title: str
    players: int
    games: int
    by_itself: bool
    listed: bool
    key: str
    created: float
    stage: str


@dataclass(frozen=True)
class Member:
    """Who takes part, and the account they have, if any."""

    number: int
    name: str
    player: str | None


@dataclass(frozen=True)
class Game:
    """A game of a cup, with its table once there is one."""

    number: int
    round: int
    seats: list[int]
    table: str


class CupStore:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> CupHead | None:
        """A cup."""
        async with self.database.glance() as db:
            row = (await db.execute(select(s.cups).where(s.cups.c.id == id))).first()
        return None if row is None else CupHead(**row._mapping)

    async def listed(self, owners: Sequence[str]) -> list[tuple[CupHead, int, bool]]:
        """Cups that anybody may see and those of these owners, latest first: how many take part,
        and whether they do."""
        c, m = s.cups.c, s.members.c
        mine = select(s.memberships.c.cup).where(s.memberships.c.owner.in_(owners))
        count = select(func.count()).where(m.cup == c.id).scalar_subquery()
        query = select(s.cups, count, c.id.in_(mine)).where(c.listed | c.id.in_(mine))
        async with self.database.glance() as db:
            rows = await db.execute(query.order_by(c.created.desc()).limit(LIST_LENGTH))
            return [(CupHead(*row[:-2]), row[-2], bool(row[-1])) for row in rows]

    async def members(self, cup: str) -> list[Member]:
        """Who takes part, by number."""
        m = s.members.c
        query = select(m.number, m.name, m.player).where(m.cup == cup).order_by(m.number)
        async with self.database.glance() as db:
            return [Member(*row) for row in await db.execute(query)]

    async def held(self, cup: str, owners: Sequence[str]) -> list[int]:
        """Which members these owners are."""
        h = s.memberships.c
        query = select(h.number).where(h.cup == cup, h.owner.in_(owners)).distinct()
        async with self.database.glance() as db:
            return sorted(number for (number,) in await db.execute(query))

    async def games(self, cup: str) -> list[Game]:
        """All its games, in order."""
        f = s.fixtures.c
        query = select(f.number, f.round, f.seats, f.table).where(f.cup == cup).order_by(f.number)
        async with self.database.glance() as db:
            rows = await db.execute(query)
            return [Game(number, of, json.loads(x), table) for number, of, x, table in rows]

    async def create(self, head: CupHead) -> None:
        """A new cup, in which nobody takes part yet."""
        async with self.database.write() as db:
            await db.execute(insert(s.cups).values(**vars(head)))

    async def join(
        self, cup: str, name: str, player: str | None, owners: Sequence[str], most: int
    ) -> bool:
        """One more member; whether there was room and it had not begun."""
        m = s.members.c
        async with self.database.write() as db:
            if not await _is_open(db, cup):
                return False
            taken = await db.execute(select(func.count(), func.max(m.number)).where(m.cup == cup))
            count, last = taken.one()
            if count >= most:
                return False
            number = 0 if last is None else last + 1
            row = {"cup": cup, "number": number, "name": name, "player": player}
            await db.execute(insert(s.members).values(**row))
            for owner in owners:
                mine = {"owner": owner, "cup": cup, "number": number}
                await db.execute(insert(s.memberships).values(**mine))
        return True

    async def leave(self, cup: str, number: int) -> bool:
        """One member less; whether it had not begun."""
        async with self.database.write() as db:
            if not await _is_open(db, cup):
                return False
            for table in (s.members, s.memberships):
                c = table.c
                await db.execute(delete(table).where(c.cup == cup, c.number == number))
        return True

    async def new_key(self, cup: str, key: str) -> None:
        """Another key to join with; the old one is worth nothing."""
        async with self.database.write() as db:
            await db.execute(update(s.cups).where(s.cups.c.id == cup).values(key=key))

    async def begin(self, cup: str, fixtures: list[Fixture], numbers: list[int]) -> bool:
        """Draws the games up; `numbers` are those of the members. Whether nobody was quicker, nor
        came or went meanwhile."""
        c, m = s.cups.c, s.members.c
        rows = [
            {
                "cup": cup,
                "number": n,
                "round": x.round,
                "seats": json.dumps([numbers[one] for one in x.seats]),
                "table": "",
            }
            for n, x in enumerate(fixtures)
        ]
        async with self.database.write() as db:
            first = update(s.cups).where(c.id == cup, c.stage == OPEN).values(stage=RUNNING)
            if (await db.execute(first)).rowcount != 1:
                return False
            there = await db.execute(select(m.number).where(m.cup == cup).order_by(m.number))
            if [number for (number,) in there] != numbers:
                await db.execute(update(s.cups).where(c.id == cup).values(stage=OPEN))
                return False
            await db.execute(insert(s.fixtures), rows)
        return True

    async def due(self) -> list[str]:
        """Cups that run by themselves and none of whose games is being played."""
        c, f, t = s.cups.c, s.fixtures.c, s.tables.c
        played = select(f.cup).join(s.tables, t.id == f.table).where(~t.over, ~t.closed)
        query = select(c.id).where(c.stage == RUNNING, c.by_itself, c.id.not_in(played))
        async with self.database.glance() as db:
            return [id for (id,) in await db.execute(query.limit(LIST_LENGTH))]

    async def settle(self, cup: str, stage: str) -> None:
        """It is over."""
        async with self.database.write() as db:
            await db.execute(update(s.cups).where(s.cups.c.id == cup).values(stage=stage))

    async def seat(self, cup: str, game: Game, table: str) -> bool:
        """Gives a game its table and seats everybody there; whether nobody was quicker."""
        c, f, h, m = s.seats.c, s.fixtures.c, s.memberships.c, s.members.c
        mine = update(s.fixtures).where(f.cup == cup, f.number == game.number, f.table == "")
        async with self.database.write() as db:
            if (await db.execute(mine.values(table=table))).rowcount != 1:
                return False
            for seat, number in enumerate(game.seats):
                who = await db.execute(select(h.owner).where(h.cup == cup, h.number == number))
                rows = [{"owner": owner, "table": table, "seat": seat} for (owner,) in who]
                here = update(s.seats).where(c.table == table, c.seat == seat)
                player = select(m.player).where(m.cup == cup, m.number == number)
                await db.execute(here.values(player=player.scalar_subquery()))
                if rows:
                    await db.execute(insert(s.holdings), rows)
                else:  # their account or session has gone: a bot plays for them
                    await db.execute(here.values(steward=True, why=RESIGNED, came=True))
        return True


async def _is_open(db: AsyncConnection, cup: str) -> bool:
    """Whether it has not begun. Asking writes the cup, so that several requests take turns."""
    c = s.cups.c
    still = update(s.cups).where(c.id == cup, c.stage == OPEN).values(stage=OPEN)
    return (await db.execute(still)).rowcount == 1

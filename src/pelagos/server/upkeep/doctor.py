"""Is everything in order? Every game is gone through from its first line to its last."""

import time
from dataclasses import dataclass

from sqlalchemy import delete, or_, select, text
from sqlalchemy.exc import DatabaseError

from pelagos.engine.errors import PelagosError
from pelagos.server.lanes import Lane
from pelagos.server.live.game import Game, fold, record_of
from pelagos.server.people.sessions import DAY, IDLE_DAYS
from pelagos.server.present.timeline import Timeline
from pelagos.server.settings import Settings
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import Whole
from pelagos.server.storage.store import Store
from pelagos.server.titles import Titles
from pelagos.server.upkeep.copying import must_exist
from pelagos.table.versions import carry_over


@dataclass(frozen=True)
class Finding:
    """Something that is not in order; what it is about, and whether it could be mended."""

    where: str
    what: str
    mended: bool = False


class Doctor:
    """Looks, and mends what can be mended without a doubt when asked to."""

    def __init__(self, database: Database, titles: Titles, mend: bool) -> None:
        self.database = database
        self.store = Store(database)
        self.titles = titles
        self.mend = mend
        self.findings: list[Finding] = []
        self.tables = 0

    async def examine(self) -> None:
        """Goes through everything."""
        await self._file()
        async with self.database.read() as db:
            ids = [row[0] for row in await db.execute(select(s.tables.c.id))]
        for table in ids:
            whole = await self.store.whole(table)
            if whole is not None:
                self.tables += 1
                await self._table(whole)
        await self._leftovers()

    async def _file(self) -> None:
        if not self.database.is_sqlite:
            return
        async with self.database.read() as db:
            for (said,) in await db.execute(text("PRAGMA integrity_check")):
                if said != "ok":
                    self.findings.append(Finding("the file", str(said)))

    async def _table(self, whole: Whole) -> None:
        head = whole.head
        if head.title not in self.titles.names():
            self.findings.append(Finding(head.id, f"there is no title {head.title}"))
            return
        rules = self.titles.rules(head.title)
        record = record_of(whole, fold(whole.rows))
        if head.rows != len(whole.rows):
            said = f"{len(whole.rows)} rows are there, {head.rows} should be"
            self.findings.append(Finding(head.id, said))
            return
        if head.version != rules.version:
            found = carry_over(rules, record, head.over)
            if found is not None:
                said = f"of rules {found.was}, breaks under {found.now} at line {found.line}"
                self.findings.append(Finding(head.id, said))
                return
        try:
            if head.uploaded:
                Timeline(rules, record, whole.seats)
                return
            game = Game(rules, whole)
        except PelagosError as error:
            self.findings.append(Finding(head.id, f"cannot be replayed: {error}"))
            return
        await self._derived(game)

    async def _derived(self, game: Game) -> None:
        head, summary = game.head, game.summary(time.time())
        kept = (head.line, head.asked, head.over, head.winners)
        if kept == (summary.line, summary.asked, summary.over, summary.winners):
            return
        if self.mend:
            await self.store.update_summary(head, summary)
        said = "the summary kept for lists and clocks does not match the answers"
        self.findings.append(Finding(head.id, said, self.mend))

    async def _leftovers(self) -> None:
        """Seats held by sessions and accounts that are no more, and sessions nobody uses."""
        h, c = s.holdings.c, s.sessions.c
        ended = (c.used > 0) & (c.used < time.time() - IDLE_DAYS * DAY)
        alive = or_(h.owner.in_(select(c.token)), h.owner.in_(select(s.accounts.c.id)))
        async with self.database.write() as db:
            for name, which in (
                ("sessions", delete(s.sessions).where(ended)),
                ("holdings", delete(s.holdings).where(~alive)),
            ):
                if self.mend:
                    count = (await db.execute(which)).rowcount
                else:
                    found = select(which.table).where(which.whereclause)  # type: ignore[arg-type]
                    count = len((await db.execute(found)).all())
                if count:
                    said = f"{count} belong to nobody any more"
                    self.findings.append(Finding(name, said, self.mend))


async def examined(settings: Settings, mend: bool, titles: Titles | None = None) -> Doctor:
    """A doctor who has looked at a database."""
    must_exist(settings.database)
    lane = Lane("writes", 1, 100)
    database = Database(settings.url(), lane)
    doctor = Doctor(database, titles if titles is not None else Titles(), mend)
    try:
        await doctor.examine()
    except DatabaseError as error:
        said = str(error.orig).splitlines()[0]
        doctor.findings.append(Finding("the database", said))
    finally:
        await database.close()
        lane.close()
    return doctor

"""The database: it may come later than the server, and a reader sees one moment."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text
from sqlalchemy.engine import URL

from pelagos.engine.errors import BadData
from pelagos.server.lanes import Lane
from pelagos.server.live.clock import mark
from pelagos.server.settings import Settings
from pelagos.server.storage import database as module
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database, NotThereYet, migrate


def test_a_postgresql_that_is_down_may_come_back_and_a_missing_folder_does_not(
    tmp_path: Path,
) -> None:
    with pytest.raises(NotThereYet):
        migrate(Settings(f"postgresql://pelagos@/pelagos?host={tmp_path}").url())
    with pytest.raises(BadData) as refused:
        migrate(Settings(str(tmp_path / "no" / "folder" / "tables.db")).url())
    assert not isinstance(refused.value, NotThereYet)


def test_a_server_waits_for_a_database_that_comes_later(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = Settings(f"postgresql://pelagos@/pelagos?host={tmp_path}").url()
    tried: list[URL] = []

    def later(url: URL) -> None:
        tried.append(url)
        migrate(nowhere if len(tried) < 3 else url)

    async def prepared() -> None:
        lane = Lane("writes", 1, 10)
        found = Database(Settings(postgres_database).url(), lane)
        await found.prepare()
        await mark(found, "ready", 1.0)
        await found.close()
        lane.close()

    monkeypatch.setattr(module, "migrate", later)
    asyncio.run(prepared())
    assert len(tried) == 3


WAITING = {
    "a server": """
import sys, uvicorn
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
uvicorn.run(create_app(Settings(sys.argv[1], bot_processes=0)), port=0)
""",
    "a server of the command line": """
import sys
from pelagos.server.start import run
run(port=0, database=sys.argv[1])
""",
    "bots elsewhere": """
import sys
from pelagos.server.bots.service import run
run(database=sys.argv[1])
""",
}


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("who", WAITING)
def test_who_waits_for_a_database_ends_when_told_to(
    who: str, asked: signal.Signals, tmp_path: Path
) -> None:
    nowhere = f"postgresql://pelagos@/pelagos?host={tmp_path}"
    command = [sys.executable, "-u", "-c", WAITING[who], nowhere]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert process.stdout is not None
        said = iter(process.stdout.readline, "")
        assert any("database_awaited" in line for line in said), "it waits"
        process.send_signal(asked)
        rest, _ = process.communicate(timeout=20)
        assert "Traceback" not in rest
    finally:
        process.kill()
        process.wait()


def test_a_reader_sees_one_moment(database: str) -> None:
    count = select(func.count()).select_from(s.marks)

    async def counted() -> list[int]:
        lane = Lane("writes", 1, 10)
        found = Database(Settings(database).url(), lane)
        await found.prepare()
        async with found.read() as db:
            before = (await db.execute(count)).scalar_one()
            await mark(found, "meanwhile", 1.0)
            still = (await db.execute(count)).scalar_one()
        async with found.read() as db:
            after = (await db.execute(count)).scalar_one()
        await found.close()
        lane.close()
        return [before, still, after]

    before, still, after = asyncio.run(counted())
    assert (still, after) == (before, before + 1)


def test_writers_of_a_file_have_their_turn_one_after_the_other(sqlite_database: str) -> None:
    """Whoever asks first writes first: nobody is passed over while others come and go."""
    order: list[int] = []

    async def crowd() -> None:
        lane = Lane("writes", 4, 100)
        database = Database(Settings(sqlite_database).url(), lane)
        await database.prepare()

        async def at_length(number: int) -> None:
            async with database.write() as db:
                await db.execute(text("DELETE FROM marks"))
                order.append(number)

        def at_once(number: int) -> Callable[[Connection], None]:
            return lambda _: order.append(number)

        writers = [database.transact(at_once(n)) if n % 3 else at_length(n) for n in range(30)]
        await asyncio.gather(*writers)
        await database.close()
        lane.close()

    asyncio.run(crowd())
    assert order == list(range(30))


def test_who_still_reads_when_the_server_ends_gives_the_connection_back(
    sqlite_database: str,
) -> None:
    read: list[int] = []

    async def ending() -> int:
        lane = Lane("writes", 1, 8)
        database = Database(Settings(sqlite_database).url(), lane)
        await database.prepare()
        looking = asyncio.Event()

        async def look() -> None:
            async with database.read() as db:
                looking.set()
                await asyncio.sleep(0.2)
                found = await db.execute(select(func.count()).select_from(s.tables))
                read.append(found.scalar_one())

        reader = asyncio.create_task(look())
        await looking.wait()
        await database.close()
        held = 0 if reader.done() or read else 1
        await reader
        lane.close()
        return held

    assert asyncio.run(ending()) == 0
    assert read == [0]

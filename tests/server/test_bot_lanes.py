"""Bots think in turns by table, once for all workers, and stop when nobody wants the thought."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from pelagos.bots import Bot, Chance, Level, Randomly, Seen
from pelagos.server.app import create_app
from pelagos.server.bots.minds import BotFailed, ProcessMind
from pelagos.server.bots.tasks import THINK, Task, task_of
from pelagos.server.bots.turns import Turns
from pelagos.server.lanes import Lane
from pelagos.server.settings import Settings
from pelagos.server.storage.database import Database
from pelagos.server.storage.leases import Leases
from pelagos.table import Sitting
from tests.server.support import Player, host, wait_until
from tests.server.titles import HavenTitles


class Ponderer(Randomly):
    """Takes its time, and says in a file that it has begun."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def choose(self, seen: Seen, rng: Chance) -> object:
        (self.folder / f"{time.monotonic_ns()}.{os.getpid()}").touch()
        time.sleep(3.0)
        return super().choose(seen, rng)


class WithPonderer(HavenTitles):
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def levels(self) -> list[Level]:
        return [Level("random"), Level("swift"), Level("ponderer", 10)]

    def bot(self, name: str, title: str) -> Bot:
        return Ponderer(self.folder) if name == "ponderer" else Randomly()


def seats(*bots: str) -> list[dict[str, str]]:
    return [{"kind": "human"}, *[{"kind": "bot", "bot": bot} for bot in bots]]


def settings_of(database: str, processes: int = 0) -> Settings:
    return Settings(database, bot_processes=processes, limits="off")


def test_who_was_thought_about_least_is_next() -> None:
    now, order = [0.0], []

    async def turn(turns: Turns, key: str, seconds: float) -> None:
        async with turns.turn(key):
            order.append(key)
            now[0] += seconds
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(1, lambda: now[0])
        await turn(turns, "greedy", 100.0)
        waiting = [turn(turns, key, 1.0) for key in ("greedy", "greedy", "modest", "greedy")]
        await asyncio.gather(*waiting)

    asyncio.run(all_of_them())
    # the first of those that wait finds the place free
    assert order == ["greedy", "greedy", "modest", "greedy", "greedy"]


def test_who_has_many_tables_has_one_persons_share() -> None:
    now, order = [0.0], []

    async def turn(turns: Turns, seconds: float, *keys: str) -> None:
        async with turns.turn(*keys):
            order.append(keys[0])
            now[0] += seconds
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(1, lambda: now[0])
        await turn(turns, 100.0, "one of many", "greedy")
        waiting = [turn(turns, 1.0, f"table {n}", "greedy") for n in range(3)]
        await asyncio.gather(*waiting, turn(turns, 1.0, "the only one", "modest"))

    asyncio.run(all_of_them())
    assert order.index("the only one") == 2, "only one was before them when they came"


def test_swift_bots_do_not_wait_behind_those_that_ponder(
    sqlite_database: str, tmp_path: Path
) -> None:
    titles = WithPonderer(tmp_path)
    with TestClient(create_app(settings_of(sqlite_database), titles)) as client:
        for _ in range(4):
            client.post("/api/tables", json={"title": "haven", "seats": seats("ponderer")})
        wait_until(lambda: len(list(tmp_path.glob("*.*"))) > 1)  # besides the database
        made = client.post("/api/tables", json={"title": "haven", "seats": seats("swift")}).json()
        begun = time.monotonic()
        swift = Player(client, made["table"], 0, made["links"][0]["secret"])
        wait_until(lambda: not swift.state()["seats"][1]["asked"])
        assert time.monotonic() - begun < 2


def leased(database: str) -> int:
    """The tables that somebody thinks about."""
    with closing(sqlite3.connect(database)) as file:
        return int(file.execute("SELECT count(*) FROM leases").fetchone()[0])


def test_a_thought_is_given_up_when_its_question_has_gone(
    sqlite_database: str, tmp_path: Path
) -> None:
    folder = tmp_path / "begun"
    folder.mkdir()
    with TestClient(create_app(settings_of(sqlite_database), WithPonderer(folder))) as client:
        body = {"title": "haven", "seats": seats("ponderer")}
        made = client.post("/api/tables", json=body).json()
        anna = Player(client, made["table"], 0, made["links"][0]["secret"])
        wait_until(lambda: any(folder.iterdir()))
        line = anna.state()["line"]
        assert leased(sqlite_database) == 1
        assert anna.post("/pause").status_code == 200
        wait_until(lambda: leased(sqlite_database) == 0)
        time.sleep(3.5)
        assert anna.state()["line"] == line, "nobody answers at a paused table"
        anna.post("/resume")
        wait_until(lambda: anna.state()["line"] > line)


def test_of_two_workers_one_thinks(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "begun"
    folder.mkdir()
    titles = WithPonderer(folder)
    with (
        TestClient(create_app(settings_of(database), titles)) as one,
        TestClient(create_app(settings_of(database), titles)) as _,
    ):
        body = {"title": "haven", "seats": seats("ponderer")}
        made = one.post("/api/tables", json=body).json()
        anna = Player(one, made["table"], 0, made["links"][0]["secret"])
        wait_until(lambda: not anna.state()["seats"][1]["asked"])
        assert len(list(folder.iterdir())) == 1


def test_a_lease_is_one_workers_until_the_table_goes_on(database: str) -> None:
    settings = settings_of(database)
    with TestClient(create_app(settings, HavenTitles())) as client:
        table = host(client)[0].table

    async def claims() -> list[bool]:
        lane = Lane("writes", 1, 10)
        found = Database(settings.url(), lane)
        one, other = Leases(found), Leases(found)
        got = [
            await one.claim(table, 5),
            await other.claim(table, 5),
            await one.claim(table, 5),
            await other.claim(table, 6),
            await one.claim(table, 5),
        ]
        await other.release(table)
        got.append(await one.claim(table, 5))
        await found.close()
        lane.close()
        return got

    assert asyncio.run(claims()) == [True, False, True, True, False, True]


def slow_task() -> Task:
    rules = HavenTitles().rules("haven")
    return task_of(Sitting.new(rules, 2, {}, b"x" * 32, ["Anna", "Boris"]), 0, "ponderer")


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_process_that_thinks_too_long_is_ended(tmp_path: Path) -> None:
    async def hurried() -> int:
        mind = ProcessMind()
        await mind.ask(THINK, WithPonderer(tmp_path), slow_task(), 30.0)
        pid = int(next(tmp_path.iterdir()).suffix[1:])
        with pytest.raises(BotFailed, match="TimeoutError"):
            await mind.ask(THINK, WithPonderer(tmp_path), slow_task(), 0.5)
        await mind.close()
        return pid

    assert not is_alive(asyncio.run(hurried()))


@pytest.fixture
def slow_to_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every new process of Python takes its time."""
    (tmp_path / "sitecustomize.py").write_text("import time\ntime.sleep(6)\n")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("slow_to_read")
def test_what_a_process_reads_at_first_is_not_taken_from_the_thought() -> None:
    task = replace(slow_task(), level="random")

    async def asked() -> object:
        mind = ProcessMind()
        found = await mind.ask(THINK, HavenTitles(), task, 4.0)
        await mind.close()
        return found

    assert asyncio.run(asked()) is not None


def test_a_mind_that_is_wanted_twice_while_it_starts_is_one_process() -> None:
    async def wanted() -> tuple[int, int]:
        mind = ProcessMind()
        one, other = await asyncio.gather(mind.started(), mind.started())
        await mind.close()
        return one.pid, other.pid

    one, other = asyncio.run(wanted())
    assert one == other
    assert not is_alive(one)


PARENT = """
import asyncio, sys
from pathlib import Path
from pelagos.server.bots.minds import ProcessMind
from tests.server.test_bot_lanes import THINK, WithPonderer, slow_task
asyncio.run(ProcessMind().ask(THINK, WithPonderer(Path(sys.argv[1])), slow_task(), 60.0))
"""


def test_a_thinker_ends_with_its_parent_even_when_that_is_killed(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)])
    wait_until(lambda: any(tmp_path.iterdir()), 60)
    pid = int(next(tmp_path.iterdir()).suffix[1:])
    assert is_alive(pid)
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    wait_until(lambda: not is_alive(pid), 2)

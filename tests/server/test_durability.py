"""Players play on while servers are killed and the database crashes; then histories are judged.

A minute each; PELAGOS_BLOWS=200 makes it two hundred blows each, and PELAGOS_DEEP=1 too;
PELAGOS_SECONDS=3600 makes it an hour each.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from pelagos.server.lanes import Lane
from pelagos.server.settings import Settings
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import AnswerRow
from tests.server import postgres
from tests.server.cluster import Cluster, address, cluster_of
from tests.server.histories import UNKNOWN, History, Read, Write, violation
from tests.server.listening import Listener, Told
from tests.server.support import CONTRACT, wait_until

DEEP_BLOWS = "200" if os.environ.get("PELAGOS_DEEP") == "1" else "0"
MANY_BLOWS = int(os.environ.get("PELAGOS_BLOWS", DEEP_BLOWS))
SECONDS = float(os.environ.get("PELAGOS_SECONDS", "0" if MANY_BLOWS else "50"))
BLOWS = MANY_BLOWS or 3
"""At least this many fall, however slow the machine."""
BREATH = (3, 25)
"""Answers acknowledged between one blow and the next."""

pytestmark = pytest.mark.timeout(300 + 120 * MANY_BLOWS + 2 * SECONDS)
"""A service that does not come back is noticed long before."""

TABLES = 3
SEATS, ROUNDS = 2, 20
UNDO = 0.2
"""How often somebody takes back who may."""


class Table:
    """A table, the keys of its seats, and what its players did and saw."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self.keys: dict[int, str] = {x["seat"]: x["secret"] for x in made["links"]}
        self.writes: list[Write] = []
        self.reads: list[Read] = []
        self.told: list[Told] = []
        self.listeners: list[Listener] = []
        self.is_over = False


class Times:
    """How far a trial is; the count is a rough one, for it paces the blows and nothing else."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.are_over = Event()

    def wait_for(self, more: int) -> None:
        """Until this many more answers are acknowledged; a service that stays away fails."""
        enough = self.acknowledged + more
        wait_until(lambda: self.acknowledged >= enough, 120)


class Player:
    """Plays at one seat, through whichever server answers, and writes down what came of it."""

    def __init__(self, table: Table, seat: int, ports: list[int], times: Times) -> None:
        self.table = table
        self.times = times
        self.seat = seat
        self.path = f"/api/tables/{table.id}"
        headers = {**CONTRACT, "x-seat-secret": table.keys[seat]}
        self.clients = [
            httpx.Client(base_url=address(port), headers=headers, timeout=10) for port in ports
        ]
        self.rng = random.Random(f"{table.id} {seat}")

    def play(self) -> None:
        """Plays until the game or the trial is over."""
        while not self.times.are_over.is_set() and not self.table.is_over:
            state = self._get("", seat=self.seat)
            if state is not None:
                self.table.is_over = state["over"]
                self._read()
                self._act(state)
        for client in self.clients:
            client.close()

    def _act(self, state: dict[str, Any]) -> None:
        question = state["question"]
        if state["undo"] and self.rng.random() < UNDO:
            line = self.rng.choice(state["undo"])
            self._write("/undo", {"seat": self.seat, "line": line}, line, None)
        elif question is not None:
            listed = question["listed"]
            text = self.rng.choice(listed)["text"] if listed else f"p{2 - self.seat} 0"
            body = {"seat": self.seat, "line": state["line"], "text": text}
            self._write("/answers", body, state["line"], text)
        else:
            time.sleep(0.02)

    def _write(self, path: str, body: dict[str, Any], line: int, text: str | None) -> None:
        begun, ended = time.monotonic(), UNKNOWN
        try:
            told = self.rng.choice(self.clients).post(self.path + path, json=body)
            if 400 <= told.status_code < 500:
                return
            if told.status_code == 200:
                ended = time.monotonic()
                self.times.acknowledged += 1
                self.table.told.append(Told(begun, ended, told.json()["line"]))
        except httpx.TransportError:
            pass  # nobody knows
        self.table.writes.append(Write(begun, ended, self.seat, line, text))

    def _read(self) -> None:
        begun = time.monotonic()
        found = self._get("/record", seat=self.seat, format="json")
        if found is not None:
            lines = tuple(" ".join(x) for x in found["answers"])
            self.table.reads.append(Read(begun, time.monotonic(), lines))

    def _get(self, path: str, **query: Any) -> dict[str, Any] | None:
        try:
            told = self.rng.choice(self.clients).get(self.path + path, params=query)
        except httpx.TransportError:
            time.sleep(0.05)
            return None
        if told.status_code >= 500:
            time.sleep(0.05)
            return None
        assert told.status_code == 200, told.text
        found: dict[str, Any] = told.json()
        return found


def found_table(ports: list[int]) -> Table | None:
    seats = [{"kind": "human"}] * SEATS
    body = {"title": "haven", "seats": seats, "options": {"rounds": ROUNDS}}
    try:
        made = httpx.post(f"{address(ports[0])}/api/tables", json=body, timeout=10)
    except httpx.TransportError:
        return None
    return Table(made.json()) if made.status_code == 200 else None


def keep_playing(ports: list[int], times: Times) -> list[Table]:
    """Game after game."""
    tables: list[Table] = []
    while not times.are_over.is_set():
        table = found_table(ports)
        if table is None:
            time.sleep(0.1)
            continue
        tables.append(table)
        with ThreadPoolExecutor(SEATS + len(ports)) as seats:
            table.listeners = [Listener() for _ in ports]
            heard = [
                seats.submit(listener.listen, table, port, times)
                for listener, port in zip(table.listeners, ports, strict=True)
            ]
            players = [Player(table, seat, ports, times) for seat in table.keys]
            try:
                for done in [seats.submit(player.play) for player in players]:
                    done.result()
            finally:
                table.is_over = True
            for done in heard:
                done.result()
    return tables


def batches_of(database: str, table: str) -> list[list[AnswerRow]]:
    """The truth: the rows of a table, those stored together in one list."""

    async def read() -> list[Any]:
        lane = Lane("writes", 1, 10)
        found = Database(Settings(database).url(), lane)
        c = s.answers.c
        query = select(c.seat, c.step, c.text, c.back_to, c.at).where(c.table == table)
        async with found.read() as db:
            rows = list(await db.execute(query.order_by(c.line)))
        await found.close()
        lane.close()
        return rows

    together = groupby(asyncio.run(read()), key=lambda row: row.at)
    return [[AnswerRow(*row[:4]) for row in rows] for _, rows in together]


def trial(cluster: Cluster, blows: list[Callable[[], None]]) -> list[Table]:
    """Players play; one blow after the other falls; everything comes back by itself."""
    rng, times, fallen = random.Random(16), Times(), 0
    until = time.monotonic() + SECONDS
    with ThreadPoolExecutor(TABLES) as crowd:
        playing = [crowd.submit(keep_playing, cluster.ports, times) for _ in range(TABLES)]
        try:
            while time.monotonic() < until or fallen < BLOWS:
                times.wait_for(rng.randint(*BREATH))
                blows[fallen % len(blows)]()
                fallen += 1
                cluster.wait()
                if fallen % 10 == 0:
                    sys.stdout.write(f"{fallen} blows, {times.acknowledged} acknowledged\n")
                    sys.stdout.flush()
        finally:
            times.are_over.set()
            sys.stdout.write(f"{fallen} blows; ")
        return [table for one in playing for table in one.result()]


def judge(database: str, tables: list[Table]) -> None:
    """Every table's history must be possible, and there must be something to judge."""
    wrong: dict[str, str] = {}
    for table in tables:
        batches = batches_of(database, table.id)
        if said := violation(History(table.writes, table.reads), batches):
            wrong[table.id] = said
    assert wrong == {}
    known = [w for table in tables for w in table.writes if w.is_acknowledged]
    assert len(known) >= BLOWS * BREATH[0]
    assert any(table.reads for table in tables)
    due = sum(len(x.due(table.told)) for table in tables for x in table.listeners)
    missed = [x for t in tables for one in t.listeners for x in one.missed(t.told, t.writes)]
    said = f"{len(known)} acknowledged at {len(tables)} tables"
    sys.stdout.write(f"{said}; {due} live messages due, {len(missed)} missed\n")
    assert due > 0
    assert missed == []


def test_histories_stay_possible_when_servers_are_killed(sqlite_database: str) -> None:
    with cluster_of(sqlite_database, 1) as cluster:
        tables = trial(cluster, [lambda: cluster.kill(0)])
        assert cluster.kills >= BLOWS
    judge(sqlite_database, tables)


def test_histories_stay_possible_when_workers_and_postgresql_are_killed(
    postgres_programs: Path,
) -> None:
    crashes: list[float] = []
    with postgres.running(postgres_programs) as folder:
        database = f"postgresql://pelagos@/postgres?host={folder}"

        def crash() -> None:
            crashes.append(time.monotonic())
            postgres.crash_and_start(postgres_programs, folder)

        with cluster_of(database, 2) as cluster:
            blows = [lambda: cluster.kill(0), lambda: cluster.kill(1), crash]
            tables = trial(cluster, blows)
            assert (cluster.kills >= 2, len(crashes) >= 1) == (True, True)
        judge(database, tables)


@pytest.fixture
def postgres_programs() -> Path:
    programs = postgres.find()
    if programs is None:
        if postgres.is_required():
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    return programs

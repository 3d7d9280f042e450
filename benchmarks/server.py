"""How quickly answers are acknowledged, and what a table costs in memory.

    python benchmarks/server.py [--tables 100] [--sockets 400] [--seconds 20] [--rate 40]

Starts a server of its own (one worker, a new SQLite file), opens the tables with four human seats
each and the sockets on them, plays a few rounds, and then gives answers at a steady rate, spread
over the tables by chance. Each answer is told on the live channel, and one listener in four then
fetches the table, as a browser does. Prints the milliseconds from sending an answer to its
acknowledgement. Memory is that of the server with so many tables, live and idle, against none.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

TITLE = "cyclades"
PLAYERS = 4


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def resident_kb(pid: int) -> int:
    """The memory a process has, in kB, that is its own."""
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(row.split()[1]) for row in rows if row.startswith("Private_"))


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """A table with the secrets of all its seats."""

    def __init__(self, id: str, secrets: list[str]) -> None:
        self.id = id
        self.secrets = secrets

    async def answer(self, client: httpx.AsyncClient, rng: random.Random) -> float | None:
        """Gives one answer by chance; the milliseconds until it was acknowledged."""
        address = f"/api/tables/{self.id}"
        spectator = (await client.get(address, params={"seat": -1})).json()
        asked = [seat["seat"] for seat in spectator["seats"] if seat["asked"]]
        if not asked:
            return None
        seat = asked[0]
        headers = {"x-seat-secret": self.secrets[seat]}
        state = (await client.get(address, params={"seat": seat}, headers=headers)).json()
        question = state["question"]
        value = rng.choice(question["listed"])["value"]
        body = {"seat": seat, "line": question["line"], "value": value}
        begun = time.perf_counter()
        taken = await client.post(f"{address}/answers", json=body, headers=headers)
        passed = 1000 * (time.perf_counter() - begun)
        return passed if taken.status_code == 200 else None


async def listen(base: str, client: httpx.AsyncClient, table: str, fetches: bool) -> None:
    """A connected client; it may fetch the table whenever it hears of it."""
    address = base.replace("http", "ws")
    async with websockets.connect(f"{address}/api/live/{table}") as heard:
        async for _ in heard:
            if fetches:
                await client.get(f"/api/tables/{table}")


async def measure(base: str, pid: int, wanted: argparse.Namespace) -> None:
    """Opens, warms up, measures, prints."""
    rng = random.Random(1)
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as client:
        body = {"title": TITLE, "players": PLAYERS, "seats": [{"kind": "human"}] * PLAYERS}
        first = (await client.post("/api/tables", json=body)).json()
        warm = Table(first["table"], [link["secret"] for link in first["links"]])
        for _ in range(40):
            await warm.answer(client, rng)
        before = resident_kb(pid)
        tables = []
        for _ in range(wanted.tables):
            made = (await client.post("/api/tables", json=body)).json()
            tables.append(Table(made["table"], [link["secret"] for link in made["links"]]))
        for table in tables:
            for _ in range(wanted.warm):
                await table.answer(client, rng)
        after = resident_kb(pid)
        print(f"memory for each of {wanted.tables} live tables, {wanted.warm} answers played:")
        print(f"  {(after - before) / wanted.tables:.0f} kB")
        listeners = [
            asyncio.create_task(
                listen(base, client, tables[i % wanted.tables].id, i < wanted.tables)
            )
            for i in range(wanted.sockets)
        ]
        await asyncio.sleep(2)
        print(f"each of {wanted.sockets} sockets: {_each(pid, after, wanted.sockets):.0f} kB")
        used = cpu_seconds(pid)
        answers = await _steady(client, tables, rng, wanted)
        each = 1000 * (cpu_seconds(pid) - used) / answers
        print(f"processor time of the server for an answer and all it causes: {each:.1f} ms")
        for task in listeners:
            task.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)


def _each(pid: int, before: int, number: int) -> float:
    return (resident_kb(pid) - before) / number if number else 0.0


async def _steady(
    client: httpx.AsyncClient, tables: list[Table], rng: random.Random, wanted: argparse.Namespace
) -> int:
    """Answers at a steady rate, however long the server takes for each; how many there were."""
    tasks: list[asyncio.Task[float | None]] = []
    busy: dict[str, Any] = {}
    end = time.perf_counter() + wanted.seconds
    while time.perf_counter() < end:
        free = [t for t in tables if t.id not in busy or busy[t.id].done()]
        if free:
            table = rng.choice(free)
            task = asyncio.create_task(table.answer(client, rng))
            busy[table.id] = task
            tasks.append(task)
        await asyncio.sleep(1 / wanted.rate)
    given = await asyncio.gather(*tasks, return_exceptions=True)
    times = sorted(ms for ms in given if isinstance(ms, float))
    lost = sum(isinstance(ms, BaseException) for ms in given)
    print(
        f"{len(times)} answers at {wanted.rate:.0f}/s over {wanted.seconds:.0f} s ({lost} failed)"
    )
    load = Path("/proc/loadavg").read_text(encoding="ascii").split()[0]
    print(f"acknowledged in ms (the machine's load: {load} on {os.cpu_count()} cores):")
    for share in (0.5, 0.9, 0.95, 0.99):
        print(f"  p{share * 100:.0f} {times[int(share * len(times))]:.1f}")
    return len(times)


def main() -> None:
    """Starts a server, measures it, stops it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--warm", type=int, default=10)
    wanted = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "pelagos.server", "--port", str(port)]
        words += ["--database", f"{folder}/tables.db"]
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    httpx.get(f"{base}/api/health")
                    break
                except httpx.ConnectError:
                    time.sleep(0.1)
            asyncio.run(measure(base, server.pid, wanted))
        finally:
            os.kill(server.pid, signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()

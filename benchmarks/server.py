"""How quickly answers are acknowledged at a human pace, and what a table costs.

    python benchmarks/server.py [--tables 100] [--every 5] [--seconds 30] [--title cyclades]

Starts a server of its own (one worker, a new SQLite file that is written through to the disk) and
opens the tables, four human seats each, every seat with a browser of its own: who answers gets the
new state in return, the others get theirs over their sockets, as the client has it. Each table gets
an answer every few seconds (`--every`, by chance between half and one and a half times that), so
that the rate is tables / every.

Prints the milliseconds from sending an answer to its acknowledgement with the new state, the
processor time of the server for an answer with all it causes, and the memory of a table. The
browsers run on the same machine and share its cores with the server.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

PLAYERS = 4
CONTRACT = {"x-pelagos-contract": "2"}
UNLIMITED = {"PELAGOS_LIMITS": "off", "PELAGOS_SOCKETS_OF_AN_ADDRESS": "2000"}
"""One address founds every table and has every socket."""


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
    """The processor time a process has used, and those it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return own + sum(cpu_seconds(int(child)) for child in children)


class Browser:
    """One seat's browser: what it knows of the table, and what it fetches."""

    def __init__(self, table: str, seat: int, secret: str) -> None:
        self.address = f"/api/tables/{table}"
        self.live = f"/api/live/{table}"
        self.seat = seat
        self.headers = {
            "x-seat-secret": secret,
            **CONTRACT,
            "x-client": f"{table}-{seat}",
        }
        self.state: dict[str, Any] = {}
        self.pushed = 0
        self.connected = asyncio.Event()

    async def fetch(self, client: httpx.AsyncClient) -> None:
        """The seat's state, with the log since the last one; the names of things only once."""
        query = {"seat": self.seat, "since": self.state.get("line", 0)}
        if self.state:
            query["names"] = 0
        found = await client.get(self.address, params=query, headers=self.headers)
        self.state = found.json()

    async def listen(self, base: str, client: httpx.AsyncClient) -> None:
        """Takes every state that is sent; fetches it once, at the beginning."""
        own = f"?seat={self.seat}&client={self.headers['x-client']}"
        address = base.replace("http", "ws") + self.live + own
        async with websockets.connect(address, additional_headers=self.headers) as heard:
            async for text in heard:
                told = json.loads(text)
                if "view" in told:
                    self.state = told
                    self.pushed += 1
                else:
                    await self.fetch(client)
                    self.connected.set()

    async def answer(self, client: httpx.AsyncClient, rng: random.Random) -> float | None:
        """Gives one answer by chance; the milliseconds until it was acknowledged."""
        question = self.state["question"]
        if question["listed"]:
            value = rng.choice(question["listed"])["value"]
        else:
            hint = await client.get(
                f"{self.address}/hint", params={"seat": self.seat}, headers=self.headers
            )
            value = hint.json()["value"]
        body = {"seat": self.seat, "line": question["line"], "value": value}
        begun = time.perf_counter()
        taken = await client.post(f"{self.address}/answers", json=body, headers=self.headers)
        passed = 1000 * (time.perf_counter() - begun)
        if taken.status_code != 200:
            return None
        self.state = taken.json()
        return passed


class Table:
    """A table with the browsers of all its seats."""

    def __init__(self, browsers: list[Browser]) -> None:
        self.browsers = browsers

    def asked(self) -> Browser | None:
        """A browser that shows a question."""
        return next((b for b in self.browsers if b.state.get("question")), None)

    async def play(
        self, client: httpx.AsyncClient, rng: random.Random, wanted: argparse.Namespace
    ) -> list[float | None]:
        """Answers at a human pace; the milliseconds each took, None for one not taken."""
        found: list[float | None] = []
        end = time.perf_counter() + wanted.seconds
        await asyncio.sleep(rng.random() * wanted.every)
        while time.perf_counter() < end:
            browser = self.asked()
            if browser is not None:
                found.append(await browser.answer(client, rng))
            await asyncio.sleep(wanted.every * (0.5 + rng.random()))
        return found


async def open_table(client: httpx.AsyncClient, title: str) -> Table:
    """A new table with four people at it."""
    body = {"title": title, "players": PLAYERS, "seats": [{"kind": "human"}] * PLAYERS}
    made = (await client.post("/api/tables", json=body)).json()
    client.cookies.clear()
    return Table([Browser(made["table"], x["seat"], x["secret"]) for x in made["links"]])


async def warm_up(
    client: httpx.AsyncClient, table: Table, rng: random.Random, answers: int
) -> None:
    """Plays a little, so that there is something to show."""
    for _ in range(answers):
        for browser in table.browsers:
            await browser.fetch(client)
        asked = table.asked()
        if asked is not None:
            await asked.answer(client, rng)
    for browser in table.browsers:
        await browser.fetch(client)


async def measure(base: str, pid: int, wanted: argparse.Namespace) -> None:
    """Opens, warms up, measures, prints."""
    rng = random.Random(1)
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as client:
        await warm_up(client, await open_table(client, wanted.title), rng, 30)
        before = resident_kb(pid)
        tables = [await open_table(client, wanted.title) for _ in range(wanted.tables)]
        for table in tables:
            await warm_up(client, table, rng, wanted.warm)
        after = resident_kb(pid)
        each = (after - before) / wanted.tables
        print(f"{wanted.title}, {wanted.tables} tables, {wanted.warm} answers played at each")
        print(f"memory of a live table: {each:.0f} kB")
        browsers = [browser for table in tables for browser in table.browsers]
        listening = [asyncio.create_task(b.listen(base, client)) for b in browsers]
        for browser in browsers:
            await browser.connected.wait()
        print(f"memory of a socket: {(resident_kb(pid) - after) / len(browsers):.0f} kB")
        used, begun = cpu_seconds(pid), time.perf_counter()
        given = await asyncio.gather(*[table.play(client, rng, wanted) for table in tables])
        passed, used = time.perf_counter() - begun, cpu_seconds(pid) - used
        report([ms for some in given for ms in some], browsers, passed, used, wanted)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


def report(
    given: list[float | None],
    browsers: list[Browser],
    passed: float,
    used: float,
    wanted: argparse.Namespace,
) -> None:
    """Prints what was measured."""
    times = [ms for ms in given if ms is not None]
    pushed = sum(browser.pushed for browser in browsers)
    load = Path("/proc/loadavg").read_text(encoding="ascii").split()[0]
    print(
        f"{len(times)} answers in {passed:.0f} s ({len(times) / passed:.1f}/s; each table about"
        f" every {wanted.every:g} s), {len(given) - len(times)} not taken; {len(browsers)} sockets,"
        f" {pushed / len(times):.1f} messages an answer; load {load} on {os.cpu_count()} cores"
    )
    print(f"acknowledged in ms: {quantiles(times)}")
    print(
        f"processor time of the server: {1000 * used / len(times):.1f} ms for an answer and all it"
        f" causes, {100 * used / passed:.0f} % of one core"
    )


def quantiles(times: list[float]) -> str:
    """The median and the slow ones."""
    row = sorted(times)
    shares = (0.5, 0.95, 0.99)
    return "  ".join(f"p{100 * q:.0f} {row[int(q * len(row))]:.1f}" for q in shares)


@contextmanager
def served(workers: int = 1, **settings: str) -> Iterator[tuple[str, int]]:
    """A server of its own on a new file: its address and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "pelagos.server", "--port", str(port)]
        words += ["--database", f"{folder}/tables.db", "--workers", str(workers)]
        server = subprocess.Popen(
            words,
            env={**os.environ, **UNLIMITED, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            base = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    httpx.get(f"{base}/api/health")
                    break
                except httpx.ConnectError:
                    time.sleep(0.1)
            yield base, server.pid
        finally:
            os.kill(server.pid, signal.SIGTERM)
            server.wait(20)


def main() -> None:
    """Starts a server, measures it, stops it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=int, default=10)
    parser.add_argument("--title", default="cyclades")
    wanted = parser.parse_args()
    with served() as (base, pid):
        asyncio.run(measure(base, pid, wanted))


if __name__ == "__main__":
    main()

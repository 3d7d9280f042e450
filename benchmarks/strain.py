"""What one table feels of a crowd at others.

    python benchmarks/strain.py bots         # four tables of hard bots at 10 s, easy bots elsewhere
    python benchmarks/strain.py readers      # eight clients on charts, then on what-if
    python benchmarks/strain.py webhooks     # six webhooks that never finish
    python benchmarks/strain.py dawdlers     # 300 requests that never end
    python benchmarks/strain.py spectators   # a thousand who watch one table
    python benchmarks/strain.py elsewhere    # the same, at two workers

Each starts a server of its own (a new SQLite file, one worker unless said otherwise) and prints
what a bystander's table felt, quiet first. Clients and server share the cores of the machine.
"""

import asyncio
import random
import re
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
import websockets
from server import CONTRACT, Table, cpu_seconds, open_table, quantiles, served, warm_up

ANSWERS = 60
SPECTATORS = 1000
TITLE = "cyclades"
LINE = re.compile(r'"line":(\d+)')

Work = Callable[[], Awaitable[None]]


async def answers_of(client: httpx.AsyncClient, table: Table, count: int) -> list[float]:
    """The milliseconds each of this many answers at a table took."""
    rng, found = random.Random(2), list[float]()
    while len(found) < count:
        for browser in table.browsers:
            await browser.fetch(client)
        asked = table.asked()
        assert asked is not None, "the bystanders' game is over"
        passed = await asked.answer(client, rng)
        if passed is not None:
            found.append(passed)
        await asyncio.sleep(0.05)
    return found


async def felt(client: httpx.AsyncClient, what: str, strain: list[Work]) -> None:
    """Prints the times of a bystander's answers, quiet and while all of `strain` goes on."""
    table = await open_table(client, TITLE)
    await warm_up(client, table, random.Random(1), 10)
    quiet = await answers_of(client, table, ANSWERS)
    crowd = [asyncio.create_task(_for_ever(work)) for work in strain]
    await asyncio.sleep(1)
    crowded = await answers_of(client, table, ANSWERS)
    print(f"an answer in ms, quiet: {quantiles(quiet)}; with {what}: {quantiles(crowded)}")
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def _for_ever(work: Work) -> None:
    while True:
        await work()


async def bots(client: httpx.AsyncClient, _: str, __: int) -> None:
    """Easy bots answer at once, whoever thinks elsewhere."""
    for _table in range(4):
        hard = [{"kind": "bot", "bot": "hard@10s"}] * 4
        await client.post("/api/tables", json={"title": TITLE, "players": 4, "seats": hard})
    await asyncio.sleep(3)
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "easy"}] * 3]
    made = await client.post("/api/tables", json={"title": TITLE, "players": 4, "seats": seats})
    link = made.json()["links"][0]
    headers = {**CONTRACT, "x-seat-secret": link["secret"]}
    address, times, rng = f"/api/tables/{made.json()['table']}", list[float](), random.Random(3)
    while len(times) < 30:
        state = (await client.get(address, headers=headers)).json()
        while not state["question"] and not state["over"]:
            line, since = state["line"], time.perf_counter()
            while state["line"] == line and not state["question"]:
                await asyncio.sleep(0.02)
                state = (await client.get(address, headers=headers)).json()
            times.append(1000 * (time.perf_counter() - since))
        if state["over"]:
            break
        value = rng.choice(state["question"]["listed"])["value"]
        body = {"seat": 0, "line": state["line"], "value": value}
        await client.post(f"{address}/answers", json=body, headers=headers)
    print(
        f"an easy bot's answer in ms while four tables ponder ({len(times)} answers):"
        f" {quantiles(times)}, the slowest {max(times):.0f}"
    )


async def readers(client: httpx.AsyncClient, base: str, _: int) -> None:
    """Eight clients who read and branch whole games."""
    watched = [await open_table(client, TITLE) for _ in range(8)]
    for table in watched:
        await warm_up(client, table, random.Random(4), 60)

    def chart(table: Table) -> Work:
        async def read() -> None:
            await crowd.get(f"{table.browsers[0].address}/charts")

        return read

    def branch(table: Table) -> Work:
        browser = table.browsers[0]

        async def read() -> None:
            body = {"line": 30, "seat": 0}
            await crowd.post(f"{browser.address}/what-if", json=body, headers=browser.headers)

        return read

    async with httpx.AsyncClient(base_url=base, timeout=60) as crowd:
        await felt(client, "eight on charts", [chart(table) for table in watched])
        await felt(client, "eight on what-if", [branch(table) for table in watched])


async def webhooks(client: httpx.AsyncClient, _: str, __: int) -> None:
    """Six seats told by hosts that take a connection and say nothing."""

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError, ConnectionError):
            await reader.read(-1)
            await asyncio.sleep(3600)
        writer.close()

    host = await asyncio.start_server(silent, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{host.sockets[0].getsockname()[1]}/"
    tables = [await open_table(client, TITLE) for _ in range(6)]

    def nag(table: Table) -> Work:
        async def answer() -> None:
            for browser in table.browsers:
                wish = {"seat": browser.seat, "url": address, "mode": "instant"}
                there = f"{browser.address}/notices"
                told = await client.put(there, json=wish, headers=browser.headers)
                assert told.status_code < 300, told.text
            await answers_of(client, table, 5)

        return answer

    await felt(client, "six webhooks that never finish", [nag(table) for table in tables])
    host.close()


async def dawdlers(client: httpx.AsyncClient, base: str, _: int) -> None:
    """Requests that never end, and when they are closed."""
    host, port = base.removeprefix("http://").split(":")
    begun, times = time.perf_counter(), list[float]()

    async def dawdle(number: int) -> None:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n" if number % 2 else b"")
        with suppress(ConnectionError):
            await reader.read(-1)
        times.append(time.perf_counter() - begun)
        writer.close()

    crowd = [asyncio.create_task(dawdle(n)) for n in range(300)]
    await felt(client, "300 who dawdle", [])
    await asyncio.wait_for(asyncio.gather(*crowd), 60)
    print(f"{len(times)} unfinished requests, all closed after {max(times):.1f} s")


async def spectators(client: httpx.AsyncClient, base: str, pid: int) -> None:
    """A thousand pages that watch one table, and when they show a new answer."""
    table = await open_table(client, TITLE)
    rng = random.Random(5)
    await warm_up(client, table, rng, 10)
    address = base.replace("http", "ws") + table.browsers[0].live + "?contract=2"
    shown: dict[int, list[float]] = {}
    ready = 0

    async def watch() -> None:
        nonlocal ready
        async with websockets.connect(address, open_timeout=60) as heard:
            ready += 1
            async for words in heard:
                at = time.perf_counter()
                found = LINE.search(str(words))
                assert found is not None
                shown.setdefault(int(found[1]), []).append(at)

    crowd = [asyncio.create_task(watch()) for _ in range(SPECTATORS)]
    while ready < SPECTATORS:
        await asyncio.sleep(0.2)
    times, spent = list[float](), list[float]()
    for _ in range(20):
        for browser in table.browsers:
            await browser.fetch(client)
        asked = table.asked()
        assert asked is not None
        shown.clear()
        begun, used = time.perf_counter(), cpu_seconds(pid)
        if await asked.answer(client, rng) is None:
            continue
        end = time.perf_counter() + 20
        while sum(map(len, shown.values())) < SPECTATORS and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        times += [1000 * (at - begun) for some in shown.values() for at in some]
        spent.append(1000 * (cpu_seconds(pid) - used))
    print(f"{SPECTATORS} spectators, {len(times)} states in ms after an answer: {quantiles(times)}")
    print(f"processor time of an answer in ms: {sum(spent) / len(spent):.0f}")
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def elsewhere(client: httpx.AsyncClient, base: str, pid: int) -> None:
    """Half of them at another worker than who answers."""
    await spectators(client, base, pid)


TRIALS = {
    work.__name__: work for work in (bots, readers, webhooks, dawdlers, spectators, elsewhere)
}


async def tried(name: str, base: str, pid: int) -> None:
    """One of the trials."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as client:
        await TRIALS[name](client, base, pid)


def main() -> None:
    """Tries what is named, or everything."""
    for name in sys.argv[1:] or TRIALS:
        with served(2 if name == elsewhere.__name__ else 1, PELAGOS_WEBHOOKS_TO_PRIVATE="1") as (
            base,
            pid,
        ):
            asyncio.run(tried(name, base, pid))


if __name__ == "__main__":
    main()

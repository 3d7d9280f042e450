"""Where a thought happens: in a process that can be stopped, or in a thread."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

from pelagos.server.bots.child import LENGTH, frame, work
from pelagos.server.bots.tasks import READY, ReviewTask, Task
from pelagos.server.titles import Titles

START_SECONDS = 120.0
"""How long a process may take to read what it needs; on a busy machine that is a while, and no
bot is hurried for it."""


class BotFailed(Exception):
    """A bot that did not answer; the name of its error."""


class Mind(Protocol):
    """Something that does one job after another."""

    async def ask(
        self, job: str, titles: Titles, task: Task | ReviewTask, seconds: float
    ) -> object:
        """The outcome. Raises BotFailed, also when the time is up."""

    async def close(self) -> None:
        """Ends it."""


def _result(outcome: tuple[str, object]) -> object:
    how, found = outcome
    if how != "done":
        raise BotFailed(str(found))
    return found


class ProcessMind:
    """A process of its own. A caller that stops waiting for it stops it.

    `niceness`: how far it steps back behind the server, and behind other minds.
    """

    def __init__(self, niceness: int = 10) -> None:
        self._niceness = str(niceness)
        self._starting = asyncio.Lock()
        self._process: Process | None = None
        self._is_ready = False

    async def ask(
        self, job: str, titles: Titles, task: Task | ReviewTask, seconds: float
    ) -> object:
        process = await self.started()
        try:
            if not self._is_ready:
                async with asyncio.timeout(START_SECONDS):
                    await _exchange(process, (READY, titles, task))
                self._is_ready = True
            async with asyncio.timeout(seconds):
                return _result(await _exchange(process, (job, titles, task)))
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            await self.close()  # too late, or it was killed: the next thought begins in a new one
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.close()  # the question has gone, and the thought with it
            raise

    async def started(self) -> Process:
        """The process; it takes a moment to start, so it may be wanted before there is a job."""
        async with self._starting:
            if self._process is None:
                path = os.pathsep.join(filter(None, sys.path))
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "pelagos.server.bots.child", self._niceness),
                    stdin=PIPE,
                    stdout=PIPE,
                    env={**os.environ, "PYTHONPATH": path},
                )
            return self._process

    async def close(self) -> None:
        process, self._process, self._is_ready = self._process, None, False
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()


async def _exchange(process: Process, asked: object) -> tuple[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(asked))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    found: tuple[str, object] = pickle.loads(await process.stdout.readexactly(length))
    return found


class ThreadMind:
    """A thread of the server. It cannot be stopped, and is meant for tests and small servers."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "bots")

    async def ask(
        self, job: str, titles: Titles, task: Task | ReviewTask, seconds: float
    ) -> object:
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._thread, work, (job, titles, task))
        try:
            return _result(await asyncio.wait_for(thinking, seconds))
        except TimeoutError as error:
            raise BotFailed(type(error).__name__) from None

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

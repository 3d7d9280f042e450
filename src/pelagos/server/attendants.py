"""Those who think for bots, away from the event loop: processes, or a thread."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import TypeVar

import structlog

from pelagos.bots import Chance, Seen, Thought
from pelagos.server.shelf import Shelf
from pelagos.table import Sitting

T = TypeVar("T")

log = structlog.get_logger()

QUICK = "random"
"""A bot that needs no thought and so no process."""


@dataclass(frozen=True)
class Task:
    """A question to a bot: the position as plain data, the seat, and the bot's name."""

    title: str
    players: int
    options: dict[str, object]
    state: dict[str, object]
    seat: int
    level: str
    seed: int


def _seen(shelf: Shelf, task: Task) -> Seen:
    rules = shelf.rules(task.title)
    board = rules.load(rules.box(task.players, task.options), task.state)
    return Seen(rules, board, task.seat)


def think(shelf: Shelf, task: Task) -> object:
    """The bot's answer. It is shown its seat's view and redeals only."""
    bot = shelf.bot(task.level, task.title)
    return bot.choose(_seen(shelf, task), Chance(task.seed))


def weigh(shelf: Shelf, task: Task) -> Thought:
    """What a bot thinks of the question a seat is asked."""
    return shelf.weigh(_seen(shelf, task), Chance(task.seed), task.title, task.level)


class Attendants:
    """A pool of thinkers, started when the first of them is needed."""

    def __init__(self, shelf: Shelf, processes: int) -> None:
        self._shelf = shelf
        self._processes = processes
        self._pool: Executor | None = None

    def _open(self) -> Executor:
        if self._pool is None:
            if self._processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
            else:
                self._pool = ThreadPoolExecutor(1, "bots")
        return self._pool

    async def choose(self, task: Task) -> object:
        """What the bot answers."""
        if task.level == QUICK:
            return think(self._shelf, task)
        try:
            return await self._ask(think, task)
        except Exception as error:  # whatever a bot does wrong, the table must go on
            log.error("bot_failed", bot=task.level, title=task.title, sort=type(error).__name__)
            return think(self._shelf, replace(task, level=QUICK))

    async def weigh(self, task: Task) -> Thought:
        """What a bot thinks of the question a seat is asked."""
        return await self._ask(weigh, task)

    async def _ask(self, job: Callable[[Shelf, Task], T], task: Task) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), job, self._shelf, task)
        except BrokenProcessPool:
            # a thinker was killed: begin with new ones
            self._pool = None
            return await loop.run_in_executor(self._open(), job, self._shelf, task)

    def close(self) -> None:
        """Sends them home without waiting for their last thought."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def task_of(sitting: Sitting, seat: int, level: str) -> Task:
    """The position as it is now; the sitting may go on while the bot thinks."""
    record = sitting.record
    seed = secrets.randbits(48)
    options, state = dict(record.options), sitting.board.state()
    return Task(record.title, record.players, options, state, seat, level, seed)

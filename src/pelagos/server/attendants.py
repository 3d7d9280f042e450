"""Those who think for bots, away from the event loop: processes, or a thread."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from pelagos.bots import Chance, Seen
from pelagos.server.shelf import Shelf

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


def think(shelf: Shelf, task: Task) -> object:
    """The bot's answer. It is shown its seat's view and redeals only."""
    rules = shelf.rules(task.title)
    board = rules.load(rules.box(task.players, task.options), task.state)
    seen = Seen(rules, board, task.seat)
    return shelf.bot(task.level, task.title).choose(seen, Chance(task.seed))


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

    async def choose(
        self,
        title: str,
        players: int,
        options: dict[str, object],
        state: dict[str, object],
        seat: int,
        level: str,
    ) -> object:
        """What the bot `level` answers for `seat`."""
        task = Task(title, players, options, state, seat, level, secrets.randbits(48))
        if level == QUICK:
            return think(self._shelf, task)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), think, self._shelf, task)
        except BrokenProcessPool:
            # a thinker was killed: begin with new ones
            self._pool = None
            return await loop.run_in_executor(self._open(), think, self._shelf, task)

    def close(self) -> None:
        """Sends them home without waiting for their last thought."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

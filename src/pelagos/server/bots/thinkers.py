"""Those who think for bots: a lane for what takes a moment, and one for those who take their time.

In each lane a table waits behind those that were thought about less of late, and so do all tables
of a player with many of them.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import cast

import structlog

from pelagos.bots import Thought
from pelagos.server.bots.minds import BotFailed, Mind, ProcessMind, ThreadMind
from pelagos.server.bots.tasks import THINK, WEIGH, Task, think
from pelagos.server.bots.turns import Turns
from pelagos.server.titles import Titles

log = structlog.get_logger()

RANDOM = "random"
"""A bot that needs no thought and so no process."""

QUICK_SECONDS = 20.0
QUICK_NICENESS, SLOW_NICENESS, REVIEW_NICENESS = 5, 15, 19
"""Players are served first, then quick bots answer, then the others ponder, then reviews."""
GRACE = 3.0
"""How many times its allotted seconds a slow bot may take."""


class Lane:
    """Minds, and the turns in which tables have them."""

    def __init__(self, minds: list[Mind]) -> None:
        self.turns = Turns(len(minds))
        self._idle = minds
        self._all = list(minds)

    @asynccontextmanager
    async def mind(self, *keys: str) -> AsyncIterator[Mind]:
        """A mind for one thought, when it is the turn of the table and the people it is for."""
        async with self.turns.turn(*keys):
            mind = self._idle.pop()
            try:
                yield mind
            finally:
                self._idle.append(mind)

    async def close(self) -> None:
        """Ends all of them, in mid-thought if need be."""
        for mind in self._all:
            await mind.close()


class Thinkers:
    """A worker's lanes, two for bots and one for reviews. Those who ponder start when needed."""

    def __init__(self, titles: Titles, processes: int) -> None:
        self._titles = titles
        self._seconds = {level.name: level.seconds for level in titles.levels()}
        if processes:
            self._first: ProcessMind | None = ProcessMind(QUICK_NICENESS)
            self.quick = Lane([self._first])
            self.slow = Lane([ProcessMind(SLOW_NICENESS) for _ in range(processes)])
            self.reviews = Lane([ProcessMind(REVIEW_NICENESS)])
        else:
            self._first = None
            self.quick = Lane([ThreadMind()])
            self.slow = Lane([ThreadMind()])
            self.reviews = Lane([ThreadMind()])

    async def start(self) -> None:
        """Gets ready: nobody waits for a quick bot's process to start."""
        if self._first is not None:
            await self._first.started()

    def lane(self, level: str) -> Lane:
        """Where a bot of this level thinks."""
        return self.slow if self.ponders(level) else self.quick

    async def choose(self, task: Task, mind: Mind) -> object:
        """What the bot answers. Whatever it does wrong, the table must go on."""
        try:
            return await mind.ask(THINK, self._titles, task, self._most(task.level))
        except BotFailed as error:
            log.error("bot_failed", bot=task.level, title=task.title, error=str(error))
            return self.at_random(task)

    def at_random(self, task: Task) -> object:
        """An answer without a thought."""
        return think(self._titles, replace(task, level=RANDOM))

    def ponders(self, level: str) -> bool:
        """Whether a bot of this level takes its time."""
        return bool(self._seconds.get(level))

    async def weigh(self, task: Task, *keys: str) -> Thought:
        """What a bot thinks of the question a seat is asked."""
        async with self.lane(task.level).mind(*keys) as mind:
            found = await mind.ask(WEIGH, self._titles, task, self._most(task.level))
        return cast(Thought, found)

    def _most(self, level: str) -> float:
        return max(QUICK_SECONDS, GRACE * self._seconds.get(level, 0))

    async def close(self) -> None:
        """Ends the processes."""
        await self.quick.close()
        await self.slow.close()
        await self.reviews.close()

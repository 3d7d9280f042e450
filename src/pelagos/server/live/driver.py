"""Bots and clocks: whatever a table should do without a player's answer."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog
from sqlalchemy.exc import SQLAlchemyError

from pelagos.engine.errors import NotAsked, NotNow, PelagosError
from pelagos.engine.seats import CLOCK
from pelagos.server.bots.minds import Mind
from pelagos.server.bots.tasks import Task, task_of
from pelagos.server.bots.thinkers import RANDOM, Thinkers
from pelagos.server.errors import Refused
from pelagos.server.live.game import Game
from pelagos.server.live.games import LiveGames
from pelagos.server.live.motions import recount
from pelagos.server.loops import Loop
from pelagos.server.storage.leases import LEASE_SECONDS, Leases
from pelagos.server.storage.rows import FORFEIT, LATE, RESIGNED, SKIP, Head
from pelagos.table import Stale

log = structlog.get_logger()

SWEEP_SECONDS = 2.0
NOBODY_PLAYS = "nobody plays"
PASSES = ("pass", "end", "done", "stop", "nothing", "none", "no", "stay", "decline")
"""How an answer that does nothing more is written, in one title or another."""
ROUNDING = 0.01
LOOK_SECONDS = 0.5
"""How often it is asked whether a thought is still wanted."""


Spend = Callable[[str, float], Awaitable[None]]


class Gone(Exception):
    """The question a bot was thinking about is no longer asked."""


@dataclass(frozen=True)
class Turn:
    """A bot that is asked: its task, and where the table stands."""

    task: Task
    line: int
    rows: int
    revision: int


class Driver:
    """Lets bots and clocks act at the tables of a worker."""

    def __init__(
        self,
        games: LiveGames,
        thinkers: Thinkers,
        leases: Leases,
        spend: Spend,
        thinks: bool = True,
    ) -> None:
        """`spend` is called with the seconds that were thought for a person.

        `thinks`: whether bots think here; otherwise only those that need no thought.
        """
        self._spend = spend
        self.games = games
        self.thinkers = thinkers
        self.leases = leases
        self.thinks = thinks
        self._driving: dict[str, asyncio.Task[None]] = {}
        games.on_due = self.drive

    @property
    def driving(self) -> int:
        """The tables at which something is going on by itself."""
        return len(self._driving)

    def drive(self, table: str) -> None:
        """Sees to it, in the background, that bots answer where they are asked."""
        if not self.games.is_known_broken(table) and table not in self._driving:
            self._driving[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        try:
            while await self._one_more(table):
                await asyncio.sleep(0)
        except Refused as refused:
            log.info("bots_rest", table=table, why=refused.error)
        except SQLAlchemyError as error:
            log.warning("bots_wait", table=table, error=type(error).__name__)
        except Exception as error:  # told here; the sweep tries again
            log.error("drive_failed", table=table, error=type(error).__name__)
        finally:
            self._driving.pop(table, None)

    async def _one_more(self, table: str) -> bool:
        """Lets one bot or the clock answer; whether there may be more to do."""
        async with self.games.at(table) as game:
            asked, head = game.asked(), game.head
            if not asked or head.paused:
                return False
            turn = self._turn(game)
        if turn is None:
            return await self._clock(table, asked, head)
        try:
            if turn.task.level == RANDOM:
                return await self._answer(table, turn, self.thinkers.at_random(turn.task))
            return self.thinks and await self._thought(table, turn.task.level)
        except (Gone, Stale, NotAsked, NotNow):
            return True  # somebody was quicker; look again
        except PelagosError as error:
            bot = turn.task.level
            log.error("bot_refused", table=table, bot=bot, error=type(error).__name__)
            return False

    def _turn(self, game: Game) -> Turn | None:
        asked, sitting = game.sitting.asked(), game.sitting
        seat = next((x for x in game.seats if x.seat in asked and x.is_run_by_bot), None)
        if seat is None:
            return None
        task = task_of(sitting, seat.seat, seat.bot or self.games.titles.level(None))
        return Turn(task, sitting.line, game.rows, game.head.revision)

    async def _answer(self, table: str, turn: Turn, value: object) -> bool:
        await self.games.answer(table, turn.task.seat, value, turn.line)
        return True

    async def _thought(self, table: str, level: str) -> bool:
        """One thought of one bot, when it is the table's turn and nobody else has it.

        The time is put on the account of everybody who plays there; tables at which nobody plays
        have one account together.
        """
        people = await self.games.store.people(table) or [NOBODY_PLAYS]
        async with self.thinkers.lane(level).mind(table, *people) as mind:
            async with self.games.at(table) as game:  # which may have gone on meanwhile
                turn = None if game.head.paused else self._turn(game)
            if turn is None or turn.task.level != level:
                return True
            if not await self.leases.claim(table, turn.rows):
                return False
            begun = time.monotonic()
            try:
                value = await self._while_wanted(table, turn, mind)
            except BaseException:
                await self.leases.release(table)
                raise
            if self.thinkers.ponders(level):
                for person in people:
                    await self._spend(person, time.monotonic() - begun)
        return await self._answer(table, turn, value)

    async def _while_wanted(self, table: str, turn: Turn, mind: Mind) -> object:
        """The thought; given up when the question has gone."""
        thinking = asyncio.create_task(self.thinkers.choose(turn.task, mind))
        prolonged = 0.0
        try:
            while True:
                done, _ = await asyncio.wait({thinking}, timeout=LOOK_SECONDS)
                if done:
                    return thinking.result()
                if not await self._is_wanted(table, turn):
                    raise Gone
                prolonged += LOOK_SECONDS
                if prolonged >= LEASE_SECONDS / 3:
                    await self.leases.claim(table, turn.rows)
                    prolonged = 0.0
        finally:
            if not thinking.done():
                thinking.cancel()
                with suppress(asyncio.CancelledError):
                    await thinking

    async def _is_wanted(self, table: str, turn: Turn) -> bool:
        head = await self.games.store.head(table)
        if head is None or head.closed or head.paused or head.rows != turn.rows:
            return False
        if head.revision == turn.revision:
            return True
        seats = await self.games.store.seats(table)
        return seats[turn.task.seat].is_run_by_bot

    async def _clock(self, table: str, asked: list[int], head: Head) -> bool:
        """Acts where time is up: closes an open floor, gives late players a steward."""
        late = head.due is not None and head.due <= self.games.clock.now()
        players = [seat for seat in asked if seat >= 0]
        if CLOCK in asked and (late or not players):
            await self.games.time_is_up(table)
            return True
        if not late or CLOCK in asked:
            return False
        now = self.games.clock.now() + ROUNDING
        banks = head.banks
        done = [seat for seat in banks.running if banks.left_at(seat, now, head.rest) <= 0]
        for seat in done:
            await self._too_late(table, seat, head)
        return bool(done)

    async def _too_late(self, table: str, seat: int, head: Head) -> None:
        """What the table agreed on for who lets their time run out."""
        if head.timeout == SKIP and await self._skipped(table, seat, head.line):
            return
        await self.games.steward(table, seat, RESIGNED if head.timeout == FORFEIT else LATE)
        await recount(self.games, table)

    async def _skipped(self, table: str, seat: int, line: int) -> bool:
        """Gives the only legal answer, or passes; whether that could be done."""
        async with self.games.at(table) as game:
            if seat not in game.asked():
                return True
            only = game.sitting.question(seat).space.listed(1)
        if only is not None:
            await self.games.answer(table, seat, only[0], line)
            return True
        for said in PASSES:
            try:
                await self.games.answer_text(table, seat, said, line)
            except (Stale, NotAsked, NotNow):
                return True  # somebody was quicker
            except PelagosError:
                continue  # this title says it otherwise, or the rules forbid it
            return True
        return False

    async def sweep(self, loop: Loop) -> None:
        """Forever finds tables at which a bot or a clock is due, after a restart, too."""
        if self.thinks:
            await self.thinkers.start()
        while True:
            for table in await self.games.store.due(self.games.clock.now()):
                self.drive(table)
            loop.beat()
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Stops the bots."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

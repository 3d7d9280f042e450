"""Reviews are made piece by piece, behind everything else, by one worker at a time."""

import asyncio
from dataclasses import dataclass, replace
from typing import cast

import structlog
from msgspec import json

from pelagos.review import BUDGET, Review, begin
from pelagos.server.bots.minds import BotFailed
from pelagos.server.bots.tasks import REVIEW, ReviewTask
from pelagos.server.bots.thinkers import Thinkers
from pelagos.server.errors import Refused
from pelagos.server.live.games import LiveGames
from pelagos.server.loops import Loop
from pelagos.server.present.timeline import Timeline
from pelagos.server.storage.leases import LEASE_SECONDS, Leases
from pelagos.server.storage.reviews import ReviewRow, ReviewStore

log = structlog.get_logger()

SLICE = 3.0
"""Seconds of a core after which what was found is kept."""

LOOK_SECONDS = 1.0
PATIENCE = 1800.0
"""How long a slice may take on a busy machine."""

MOST_FAILURES = 3


@dataclass(frozen=True)
class Found:
    """A review as far as it has come; `failed`: it will come no further."""

    review: Review
    failed: bool


class Reviews:
    """The reviews of a worker."""

    def __init__(
        self,
        games: LiveGames,
        thinkers: Thinkers,
        leases: Leases,
        thinks: bool = True,
        budget: float = BUDGET,
    ) -> None:
        """`budget`: seconds of a core for each."""
        self.store = ReviewStore(games.store.database)
        self.games = games
        self.thinkers = thinkers
        self.leases = leases
        self.thinks = thinks
        self.budget = budget

    async def find(self, table: str) -> Found | None:
        """The review of a table, if somebody has asked for one."""
        row = await self.store.find(table)
        if row is None:
            return None
        review = json.decode(row.state, type=Review)
        return Found(review, row.done and not review.done)

    async def begin(self, table: str, timeline: Timeline) -> None:
        """Asks for a review of a game; what is there already stays."""
        review = await self.games.lanes.reading.run(
            begin, timeline.rules, timeline.record, None, self.budget
        )
        review.recorded = len(timeline.whole.lines)
        await self.store.begin(table, json.encode(review).decode(), self.games.clock.now())

    async def work(self, loop: Loop) -> None:
        """Works forever on the review that was asked for first."""
        while True:
            row = await self.store.next() if self.thinks else None
            if row is None or not await self._slice(row):
                await asyncio.sleep(LOOK_SECONDS)
            loop.beat()

    async def _slice(self, row: ReviewRow) -> bool:
        """One piece of work; whether there was one to do here."""
        if not await self.leases.claim(row.table, 0):
            return False
        try:
            await self.store.save(await self._further(row))
        finally:
            await self.leases.release(row.table)
        return True

    async def _further(self, row: ReviewRow) -> ReviewRow:
        try:
            _, timeline = await self.games.timeline(row.table)
        except Refused:  # its rules have gone
            return replace(row, done=True, failures=MOST_FAILURES)
        task = ReviewTask(row.table, timeline.record.to_text(), row.state, SLICE)
        try:
            state = await self._thought(row.table, task)
        except BotFailed as error:
            log.error("review_failed", table=row.table, error=str(error))
            failures = row.failures + 1
            return replace(row, failures=failures, done=failures >= MOST_FAILURES)
        is_done = json.decode(state, type=Review).done
        return replace(row, state=state, done=is_done)

    async def _thought(self, table: str, task: ReviewTask) -> str:
        """What a slice has found; the lease is prolonged meanwhile."""
        async with self.thinkers.reviews.mind(table) as mind:
            asked = mind.ask(REVIEW, self.games.titles, task, PATIENCE)
            thinking = asyncio.create_task(asked)
            try:
                while not (await asyncio.wait({thinking}, timeout=LEASE_SECONDS / 3))[0]:
                    await self.leases.claim(table, 0)
                return cast(str, thinking.result())
            finally:
                thinking.cancel()

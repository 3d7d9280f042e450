"""The games being played: each kept in memory while it is wanted, and every change to it stored."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

import structlog

from pelagos.engine.errors import BadData
from pelagos.engine.spaces import freeze
from pelagos.server.errors import Refused
from pelagos.server.lanes import Lanes
from pelagos.server.live.clock import Clock
from pelagos.server.live.game import Game, fold, record_of
from pelagos.server.live.hub import Hub
from pelagos.server.live.votes import Vote
from pelagos.server.measures import STORED
from pelagos.server.present.timeline import Timeline
from pelagos.server.storage.rows import BOT, LATE, RESIGNED, AnswerRow, Head, OrderRow
from pelagos.server.storage.store import Overtaken, Store, stored
from pelagos.server.titles import Titles
from pelagos.table.versions import Break, carry_over

log = structlog.get_logger()

GAMES_KEPT = 1000
TIMELINES_KEPT = 16
RETRIES = 5


class Teller:
    """Somebody who changes a table from a seat, and gets back what came of it."""

    client: str = ""

    async def still_sits(self) -> None:
        """Refuses who has lost the seat since the request was made."""
        raise NotImplementedError

    def see(self, game: Game) -> None:
        """Looks at the game right after the change was stored."""


class LiveGames:
    """Everything a worker knows. It can all be rebuilt from the store."""

    def __init__(self, store: Store, titles: Titles, lanes: Lanes, clock: Clock) -> None:
        self.store = store
        self.titles = titles
        self.lanes = lanes
        self.clock = clock
        self.hub = Hub()
        self.on_due: Callable[[str], None] = _nothing
        """Told of tables at which a bot or a clock may act now."""
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._timelines: OrderedDict[tuple[str, int, int], Timeline] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._broken: dict[str, tuple[tuple[int, int], Break]] = {}
        self.changed: list[Callable[[Game], Awaitable[None]]] = []

    # -- games --------------------------------------------------------------------------------

    async def head(self, table: str) -> Head:
        """The table, or a refusal."""
        head = await self.store.head(table)
        if head is None:
            raise Refused(404, "no_table")
        if head.version != self.titles.rules(head.title).version and self.broken(head) is None:
            return await self._carried_over(head)
        return head

    def broken(self, head: Head) -> Break | None:
        """Where the table no longer fits the rules, if it does not."""
        known = self._broken.get(head.id)
        version = self.titles.rules(head.title).version
        if known is None or head.version == version or known[0] != (head.rows, version):
            return None
        return known[1]

    def is_known_broken(self, table: str) -> bool:
        """Whether it was found that the table no longer fits the rules."""
        return table in self._broken

    def is_read_only(self, head: Head) -> bool:
        """Whether the table can be looked at, but not played at."""
        return head.uploaded or head.closed or self.broken(head) is not None

    async def _carried_over(self, head: Head) -> Head:
        """Lets a table go on under newer rules if its record holds under them; else notes where
        it breaks. Tried again whenever the rules change again: nothing is lost."""
        whole = await self.store.whole(head.id)
        assert whole is not None
        head, rules = whole.head, self.titles.rules(whole.head.title)
        record = record_of(whole, fold(whole.rows))
        found = await self.lanes.reading.run(carry_over, rules, record, head.over)
        if found is not None:
            self._broken[head.id] = ((head.rows, rules.version), found)
            log.warning("rules_break", table=head.id, was=found.was, now=found.now, line=found.line)
            return head
        await self.store.carry_over(head, rules.version)
        self.forget(head.id)
        log.info("rules_carried", table=head.id, was=head.version, now=rules.version)
        carried = await self.store.head(head.id)
        assert carried is not None
        return carried

    @asynccontextmanager
    async def at(self, table: str, head: Head | None = None) -> AsyncIterator[Game]:
        """The game as the database has it, for as long as nobody else here changes it.

        `head` is what the caller has just read of it; who had to wait looks again.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        if lock.locked():
            head = None
        async with lock:
            yield await self._fresh(await self.head(table) if head is None else head)

    async def _fresh(self, head: Head) -> Game:
        table = head.id
        if head.uploaded:
            raise Refused(409, "only_replay")
        if head.closed:
            raise Refused(409, "closed")
        found = self.broken(head)
        if found is not None:
            raise Refused(409, "old_rules", was=found.was, now=found.now, line=found.line)
        game = self._games.get(table)
        if game is not None and game.rows == head.rows:
            self._games.move_to_end(table)
            if (game.head.revision, game.head.sealed) != (head.revision, head.sealed):
                seats = await self.store.seats(table)
                game.revise(head, seats, await self.store.orders(table))
            game.head = head
            return game
        whole = await self.store.whole(table)
        assert whole is not None
        rules = self.titles.rules(whole.head.title)
        game = await self.lanes.games.run(Game, rules, whole)
        self._games[table] = game
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game

    def forget(self, table: str) -> None:
        """Drops what is in memory; it is rebuilt when needed."""
        self._games.pop(table, None)

    # -- answers ------------------------------------------------------------------------------

    async def answer(
        self,
        table: str,
        seat: int,
        value: object,
        line: int | None,
        teller: Teller | None = None,
    ) -> int:
        """Takes an answer; when this returns, it is stored. Returns the table's line."""
        frozen = freeze(value)
        return await self._change(
            table, lambda game: _answer(game, seat, frozen, line), teller=teller
        )

    async def answer_text(
        self, table: str, seat: int, text: str, line: int | None, teller: Teller | None = None
    ) -> int:
        """The same, in notation."""
        return await self._change(
            table, lambda game: _answer_text(game, seat, text, line), teller=teller
        )

    async def undo(
        self, table: str, seat: int, line: int | None, teller: Teller | None = None
    ) -> int:
        """Takes back."""
        return await self._change(table, lambda game: game.undo(seat, line), teller=teller)

    async def time_is_up(self, table: str) -> int:
        """Lets the clock of a rule answer."""
        return await self._change(table, lambda game: game.sitting.time_is_up())

    async def seal(self, table: str, order: OrderRow, teller: Teller) -> int:
        """Takes a standing order, which may answer an open question."""
        return await self._change(table, lambda game: game.seal(order), order, teller)

    async def _change(
        self,
        table: str,
        change: Callable[[Game], AnswerRow | None],
        order: OrderRow | None = None,
        teller: Teller | None = None,
    ) -> int:
        begun = time.perf_counter()
        for _ in range(RETRIES):
            async with self.at(table) as game:
                if teller is not None:  # a change of seats from now on overtakes this one
                    await teller.still_sits()
                taken_back = change(game)
                rows = game.new_rows()
                if taken_back is not None:
                    rows = [taken_back, *rows]
                try:
                    spent = game.spent_orders()
                    summary = game.summary(self.clock.now())
                    await self.store.append(game.head, rows, summary, spent, order)
                except Overtaken:
                    self.forget(table)
                    continue
                except BaseException:  # cancelled too: what is not stored did not happen
                    self.forget(table)
                    raise
                STORED.observe(time.perf_counter() - begun)
                game.written(len(rows), summary)
                line = summary.line
                if teller is not None:
                    teller.see(game)
                self.hub.played(game, "" if teller is None else teller.client)
                for told in self.changed:
                    await told(game)
            if summary.due is not None and summary.due <= self.clock.now():
                self.on_due(table)
            return line
        raise Refused(409, "busy")

    async def can_go_back(self, table: str, seat: int, line: int | None) -> int:
        """The line before which the table could agree to go on: of an answer that somebody gave.

        Without a wish it is the seat's own last answer.
        """
        async with self.at(table) as game:
            lines = game.sitting.record.lines
            own = [n for n, given in enumerate(lines) if given.seat == seat]
            wanted = line if line is not None else own[-1] if own else -1
            if not 0 <= wanted < len(lines) or lines[wanted].seat < 0:
                raise Refused(409, "nothing_to_take_back")
            return wanted

    async def go_back(self, table: str, seat: int, line: int) -> None:
        """Takes back all from a line on: everybody has agreed to that."""
        await self._change(table, lambda game: game.go_back(seat, line))

    # -- beside the answers ---------------------------------------------------------------------

    async def steward(self, table: str, seat: int, why: str) -> None:
        """A bot takes a seat over; that of somebody who resigned it has already."""
        await self.store.give_to_bot(table, seat, why)
        await self.revised(table)

    async def still_asks(self, table: str, seat: int) -> bool:
        """Whether to notify a player that a table waits for them."""
        head = await self.store.head(table)
        if head is None or head.over or head.closed:
            return False
        seats = await self.store.seats(table)
        vote = Vote.read(head.vote)
        if vote is not None and seat in vote.missing(seats):
            return True
        return not head.paused and seat in head.asked and not seats[seat].is_run_by_bot

    async def settle(self, table: str, **values: object) -> None:
        """Changes what is agreed apart from the answers: a pause, the start, a vote, the end."""
        await self.store.revise_table(table, **values)
        await self.revised(table)

    async def vote(self, head: Head, now: str) -> bool:
        """Puts another vote in the place of the one that was read; whether nobody was quicker."""
        is_first = await self.store.replace_vote(head, now)
        if is_first:
            await self.revised(head.id)
        return is_first

    async def more_time(self, table: str) -> None:
        """Fills everybody's bank again: the table has agreed to that."""
        async with self.at(table) as game:
            now = self.clock.now()
            banks = game.summary(now).banks
            full = game.terms.full
        if full is not None:
            filled = replace(banks, left=[full] * len(banks.left))
            await self.settle(table, banks=stored(filled))

    def note_seen(self, table: str, seats: list[int], now: float) -> None:
        """A page of these seats was open just now; the next state says so."""
        game = self._games.get(table)
        if game is not None:
            for seat in seats:
                game.seats[seat] = replace(game.seats[seat], seen=now)

    async def arrive(self, table: str, seats: list[int]) -> None:
        """The page of these seats has been opened: their players have come."""
        async with self.at(table) as game:
            new = [seat for seat in seats if not game.seats[seat].came]
        for seat in new:
            await self.store.revise_seat(table, seat, came=True)
        if new:
            await self.revised(table)

    async def come_back(self, table: str, seat: int) -> None:
        """A player is at their seat again: a steward gives it back at once."""
        async with self.at(table) as game:
            row = game.seats[seat]
            if not row.came and not row.steward:
                # told with the answer that follows
                game.seats[seat] = replace(row, came=True)
                others = all(x.kind == BOT or x.came for x in game.seats)
                await self.store.arrived(table, seat, others or game.head.started)
        if row.why == RESIGNED:
            raise Refused(409, "resigned")
        if row.kind == BOT or not row.steward:
            return
        await self.store.revise_seat(table, seat, steward=False, why="", came=True)
        await self.revised(table, seat if row.why == LATE else None)

    async def revised(self, table: str, back: int | None = None) -> None:
        """After a change apart from the answers: looks ahead again, tells everybody, and lets bots
        go on. `back` is a player who has come back to a seat lost on time.
        """
        await self._start_when_all_sit(table)
        for _ in range(RETRIES):
            async with self.at(table) as game:
                summary, head = game.summary(self.clock.now(), back), game.head
                is_latest = await self.store.update_summary(head, summary)
                self.hub.tell(table, head.line, game.rows, head.revision, head.talk)
            if is_latest:
                break
        self.on_due(table)

    async def _start_when_all_sit(self, table: str) -> None:
        async with self.at(table) as game:
            waits = not game.head.started and all(x.kind == BOT or x.came for x in game.seats)
        if waits:
            await self.store.revise_table(table, started=True)

    # -- films --------------------------------------------------------------------------------

    async def timeline(self, table: str) -> tuple[Head, Timeline]:
        """The game so far, to be looked at line by line."""
        head = await self.head(table)
        key = (table, head.rows, head.revision)  # a seat may have another name since
        timeline = self._timelines.get(key)
        if timeline is None:
            whole = await self.store.whole(table)
            assert whole is not None
            head = whole.head
            record = record_of(whole, fold(whole.rows))
            if head.uploaded:
                record.secret = head.secret.decode()
            rules, found = self.titles.rules(head.title), self.broken(head)
            try:
                timeline = await self.lanes.reading.run(Timeline, rules, record, whole.seats, found)
            except BadData:
                if found is None:
                    raise
                # not even its set-up is known any more
                raise Refused(
                    409, "old_rules", was=found.was, now=found.now, line=found.line
                ) from None
            self._timelines[table, head.rows, head.revision] = timeline
            while len(self._timelines) > TIMELINES_KEPT:
                self._timelines.popitem(last=False)
        else:
            self._timelines.move_to_end(key)
        return head, timeline


def _nothing(_: str) -> None:
    """As long as nobody wants notifications."""


def _answer(game: Game, seat: int, value: object, line: int | None) -> None:
    game.sitting.answer(seat, value, line)


def _answer_text(game: Game, seat: int, text: str, line: int | None) -> None:
    game.sitting.answer_text(seat, text, line)

"""The house: every table that is being played here, its answers, its bots and its clocks."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DatabaseError

from pelagos.engine.errors import BadData, NotAsked, NotNow, PelagosError
from pelagos.engine.seats import CLOCK
from pelagos.engine.spaces import freeze
from pelagos.server.attendants import Attendants, task_of
from pelagos.server.errors import Refused
from pelagos.server.film import Film
from pelagos.server.game import Game, fold, record_of
from pelagos.server.hub import Hub
from pelagos.server.rows import AnswerRow, Head, OrderRow
from pelagos.server.shelf import Shelf
from pelagos.server.store import Overtaken, Store
from pelagos.table import Stale
from pelagos.table.versions import Break, carry_over

log = structlog.get_logger()

GAMES_KEPT = 1000
FILMS_KEPT = 6
SWEEP_SECONDS = 2.0
RETRIES = 5


class House:
    """What one worker knows. All of it can be rebuilt from the store."""

    def __init__(self, store: Store, shelf: Shelf, attendants: Attendants, hub: Hub) -> None:
        self.store = store
        self.shelf = shelf
        self.attendants = attendants
        self.hub = hub
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._films: OrderedDict[tuple[str, int], Film] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._broken: dict[str, tuple[tuple[int, int], Break]] = {}
        self.changed: list[Callable[[Game], Awaitable[None]]] = []

    # -- games --------------------------------------------------------------------------------

    async def head(self, table: str) -> Head:
        """The table, or a refusal."""
        head = await self.store.head(table)
        if head is None:
            raise Refused(404, "no_table")
        if head.version != self.shelf.rules(head.title).version and self.broken(head) is None:
            return await self._carried_over(head)
        return head

    def broken(self, head: Head) -> Break | None:
        """Where the table no longer fits the rules, if it does not."""
        known = self._broken.get(head.id)
        version = self.shelf.rules(head.title).version
        if known is None or head.version == version or known[0] != (head.rows, version):
            return None
        return known[1]

    def only_film(self, head: Head) -> bool:
        """Whether the table can be looked at, but not played at."""
        return head.uploaded or self.broken(head) is not None

    async def _carried_over(self, head: Head) -> Head:
        """Lets a table go on under newer rules if its record holds under them; else notes where
        it breaks. Tried anew whenever the rules change again: nothing is lost."""
        whole = await self.store.whole(head.id)
        assert whole is not None
        head, rules = whole.head, self.shelf.rules(whole.head.title)
        record = record_of(whole, fold(whole.rows))
        found = await asyncio.to_thread(carry_over, rules, record, head.over)
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
        rules = self.shelf.rules(whole.head.title)
        game = await asyncio.to_thread(Game, rules, whole)
        self._games[table] = game
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game

    def forget(self, table: str) -> None:
        """Drops what is in memory; it is rebuilt when needed."""
        self._games.pop(table, None)

    # -- answers ------------------------------------------------------------------------------

    async def answer(self, table: str, seat: int, value: object, line: int | None) -> int:
        """Takes an answer; when this returns, it is stored. Returns the table's line."""
        frozen = freeze(value)
        return await self._change(table, lambda game: _answer(game, seat, frozen, line))

    async def answer_text(self, table: str, seat: int, text: str, line: int | None) -> int:
        """The same, in notation."""
        return await self._change(table, lambda game: _answer_text(game, seat, text, line))

    async def undo(self, table: str, seat: int, line: int | None) -> int:
        """Takes back."""
        return await self._change(table, lambda game: game.undo(seat, line))

    async def time_is_up(self, table: str) -> int:
        """Lets the clock of a rule answer."""
        return await self._change(table, lambda game: game.sitting.time_is_up())

    async def seal(self, table: str, order: OrderRow) -> int:
        """Takes a standing order, which may answer what is asked already."""
        return await self._change(table, lambda game: game.seal(order), order)

    async def _change(
        self,
        table: str,
        change: Callable[[Game], AnswerRow | None],
        order: OrderRow | None = None,
    ) -> int:
        for _ in range(RETRIES):
            async with self.at(table) as game:
                taken_back = change(game)
                rows = game.new_rows() if taken_back is None else [taken_back]
                try:
                    spent = game.spent_orders()
                    outlook = game.outlook()
                    await self.store.append(table, game.rows, rows, outlook, spent, order)
                except Overtaken:
                    self.forget(table)
                    continue
                except BaseException:  # cancelled too: what is not stored did not happen
                    self.forget(table)
                    raise
                game.written(len(rows))
                line = outlook.line
                head = game.head
                self.hub.tell(table, line, game.rows, head.revision, head.chats)
                for told in self.changed:
                    await told(game)
            if outlook.due is not None and outlook.due <= time.time():
                self.drive(table)
            return line
        raise Refused(409, "busy")

    # -- bots and clocks ----------------------------------------------------------------------

    def drive(self, table: str) -> None:
        """Sees to it, in the background, that bots answer where they are asked."""
        task = self._driving.get(table)
        if table not in self._broken and (task is None or task.done()):
            self._driving[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        try:
            while await self._one_more(table):
                await asyncio.sleep(0)
        except Refused as refused:
            log.info("bots_rest", table=table, why=refused.error)
        except DatabaseError as error:
            log.warning("bots_wait", table=table, sort=type(error).__name__)
        finally:
            self._driving.pop(table, None)

    async def _one_more(self, table: str) -> bool:
        """Lets one bot or the clock answer; whether there may be more to do."""
        async with self.at(table) as game:
            asked = game.sitting.asked()
            if not asked or game.head.paused:
                return False
            seat = next((x for x in game.seats if x.seat in asked and x.is_run_by_bot), None)
            head, line = game.head, game.sitting.line
            task = None
            if seat is not None:
                task = task_of(game.sitting, seat.seat, seat.bot or self.shelf.level(None))
        if task is None:
            return await self._clock(table, asked, head)
        try:
            value = await self.attendants.choose(task)
            await self.answer(table, task.seat, value, line)
        except (Stale, NotAsked, NotNow):
            return True  # somebody was quicker; look again
        except PelagosError as error:
            log.error("bot_refused", table=table, bot=task.level, sort=type(error).__name__)
            return False
        return True

    async def _clock(self, table: str, asked: list[int], head: Head) -> bool:
        """Acts where time is up: closes an open floor, gives late players a steward."""
        late = head.due is not None and head.due <= time.time()
        players = [seat for seat in asked if seat >= 0]
        if CLOCK in asked and (late or not players):
            await self.time_is_up(table)
            return True
        if late and head.clock_minutes is not None:
            for seat in players:
                await self.steward(table, seat, True)
            return True
        return False

    async def steward(self, table: str, seat: int, on: bool) -> None:
        """A bot takes a seat over, or gives it back."""
        await self.store.revise_seat(table, seat, steward=on)
        await self.revised(table)

    async def revised(self, table: str) -> None:
        """After a change beside the answers: look ahead again, tell, and let bots go on."""
        async with self.at(table) as game:
            await self.store.look_ahead(table, game.rows, game.outlook())
            head = game.head
            self.hub.tell(table, head.line, game.rows, head.revision, head.chats)
        self.drive(table)

    async def sweep(self) -> None:
        """Finds, for ever, tables at which a bot or a clock is due: after a restart, too."""
        while True:
            try:
                for table in await self.store.due(time.time()):
                    self.drive(table)
            except DatabaseError as error:
                log.warning("sweep_failed", sort=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def close(self) -> None:
        """Stops the bots."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.attendants.close()

    # -- films --------------------------------------------------------------------------------

    async def film(self, table: str) -> tuple[Head, Film]:
        """The game so far, to be looked at line by line."""
        head = await self.head(table)
        film = self._films.get((table, head.rows))
        if film is None:
            whole = await self.store.whole(table)
            assert whole is not None
            head = whole.head
            record = record_of(whole, fold(whole.rows))
            if head.uploaded:
                record.secret = head.secret.decode()
            rules, found = self.shelf.rules(head.title), self.broken(head)
            try:
                film = await asyncio.to_thread(Film, rules, record, whole.seats, found)
            except BadData:
                if found is None:
                    raise
                # not even its set-up is known any more
                raise Refused(
                    409, "old_rules", was=found.was, now=found.now, line=found.line
                ) from None
            self._films[(table, head.rows)] = film
            while len(self._films) > FILMS_KEPT:
                self._films.popitem(last=False)
        else:
            self._films.move_to_end((table, head.rows))
        return head, film


def _answer(game: Game, seat: int, value: object, line: int | None) -> None:
    game.sitting.answer(seat, value, line)


def _answer_text(game: Game, seat: int, text: str, line: int | None) -> None:
    game.sitting.answer_text(seat, text, line)

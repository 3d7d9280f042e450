"""Opening a table: what is written of it, and who holds its first seats."""

import secrets
import time
from dataclasses import replace
from functools import cache
from zoneinfo import available_timezones

from litestar import Response

from pelagos.server.context import AnyRequest, Services, with_session
from pelagos.server.errors import Refused
from pelagos.server.keys import new_id
from pelagos.server.live.game import Game
from pelagos.server.people.visitor import Visitor
from pelagos.server.rest import Rest
from pelagos.server.storage.rows import BOT, AnswerRow, Head, SeatRow, Whole
from pelagos.server.texts import one_line
from pelagos.server.types.lobby import NewTable, SeatLink, TableMade
from pelagos.table import Sitting

DAY_MINUTES = 24 * 60
AWAKE_MINUTES = 6 * 60
"""What rest hours must leave of each day."""


def new_chance() -> bytes:
    """The secret all chance of a table will come from."""
    return secrets.token_bytes(32)


async def open_table(
    services: Services,
    visitor: Visitor,
    request: AnyRequest,
    wish: NewTable,
    sitting: Sitting,
    seats: list[SeatRow],
    links: list[SeatLink],
    held: list[int],
) -> Response[TableMade]:
    """Stores a table at which `sitting` goes on; the visitor holds the seats `held`."""
    whole = await drawn_up(services, wish, sitting, seats, held)
    head = whole.head
    async with services.lanes.founding:
        visitor, cookies = await with_session(services, visitor, request)
        await services.games.store.create(
            head, whole.seats, whole.rows, visitor.session, held, whole.start
        )
        if visitor.account is not None:
            for seat in held:
                await services.held.hold(visitor, head.id, seat)
    services.driver.drive(head.id)
    return Response(TableMade(head.id, links), cookies=cookies)


async def drawn_up(
    services: Services, wish: NewTable, sitting: Sitting, seats: list[SeatRow], held: list[int]
) -> Whole:
    """A table that is to be stored; those at the seats `held` have come, and the first is host."""
    if await services.games.store.live_tables() >= services.settings.live_tables:
        raise Refused(503, "busy", "too_many_tables")
    record = sitting.record
    rows = [AnswerRow(x.seat, x.step, x.text) for x in record.lines]
    seats = [replace(x, came=x.kind == BOT or x.seat in held) for x in seats]
    head = _head(wish, sitting, seats, held)
    whole = Whole(head, seats, [], rows, record.position)
    now = services.games.clock.now()
    summary = (await services.lanes.games.run(Game, sitting.rules, whole)).summary(now)
    head = replace(head, due=summary.due, round=summary.round, banks=summary.banks)
    return replace(whole, head=head)


def _head(wish: NewTable, sitting: Sitting, seats: list[SeatRow], held: list[int]) -> Head:
    people = [x for x in seats if x.kind != BOT]
    record = sitting.record
    asked = sitting.asked()
    now = time.time()
    return Head(
        id=new_id(),
        title=record.title,
        version=record.version,
        players=record.players,
        options=record.options,
        secret=sitting.secret,
        chance=record.chance,
        pace=wish.pace,
        clock_minutes=wish.clock_minutes,
        spectators=wish.spectators,
        lang=wish.lang,
        uploaded=False,
        created=now,
        paused=False,
        revision=0,
        sealed=0,
        chats=0,
        rows=sitting.line,
        line=sitting.line,
        round=0,
        asked=asked,
        over=not asked,
        updated=now,
        due=None,
        origin=record.origin,
        branch=record.branch,
        name=one_line(wish.name),
        host=held[0] if held else None,
        started=all(x.came for x in seats),
        listed=wish.listed and len(people) != 1,
        increment_seconds=wish.increment_seconds,
        timeout=wish.timeout,
        rest=_rest(wish),
        vacation_days=wish.vacation_days,
    )


def _rest(wish: NewTable) -> Rest | None:
    rest = wish.rest
    if rest is None or not (rest.starts or rest.ends or rest.weekends):
        return None
    if rest.zone not in _zones():
        raise Refused(400, "bad_data", "no_zone", zone=rest.zone)
    if rest.starts or rest.ends:
        asleep = (_minutes(rest.ends) - _minutes(rest.starts)) % DAY_MINUTES or DAY_MINUTES
        if not (rest.starts and rest.ends) or asleep > DAY_MINUTES - AWAKE_MINUTES:
            raise Refused(400, "bad_data", "bad_rest", hours=AWAKE_MINUTES // 60)
    return Rest(rest.zone, rest.starts, rest.ends, rest.weekends)


@cache
def _zones() -> frozenset[str]:
    """The names of time zones that every browser knows too."""
    return frozenset(available_timezones() - {"Factory", "localtime"})


def _minutes(clock: str) -> int:
    hours, _, minutes = clock.partition(":")
    return 60 * int(hours or 0) + int(minutes or 0)

"""Opening a table: what is written of it, and who holds its first seats."""

import asyncio
import secrets
import time
from dataclasses import replace

from litestar import Response

from pelagos.server.context import Desk, with_session
from pelagos.server.game import Game
from pelagos.server.people import Visitor, new_id
from pelagos.server.rows import AnswerRow, Head, SeatRow, Whole
from pelagos.server.types import NewTable, SeatLink, TableMade
from pelagos.table import Sitting


def new_chance() -> bytes:
    """The secret all chance of a table will come from."""
    return secrets.token_bytes(32)


async def open_table(
    desk: Desk,
    visitor: Visitor,
    wish: NewTable,
    sitting: Sitting,
    seats: list[SeatRow],
    links: list[SeatLink],
    held: list[int],
) -> Response[TableMade]:
    """Stores a table at which `sitting` goes on; the visitor holds the seats `held`."""
    record = sitting.record
    rows = [AnswerRow(x.seat, x.step, x.text) for x in record.lines]
    head = _head(wish, sitting)
    whole = Whole(head, seats, [], rows, record.position)
    outlook = (await asyncio.to_thread(Game, sitting.rules, whole)).outlook()
    head = replace(head, due=outlook.due, round=outlook.round)
    visitor, cookies = await with_session(desk, visitor)
    await desk.house.store.create(head, seats, rows, visitor.session, held, record.position)
    if visitor.account is not None:
        for seat in held:
            await desk.people.hold(visitor, head.id, seat)
    desk.house.drive(head.id)
    return Response(TableMade(head.id, links), cookies=cookies)


def _head(wish: NewTable, sitting: Sitting) -> Head:
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
    )

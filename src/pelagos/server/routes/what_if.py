"""What if: a table of one's own that leaves another at one of its lines."""

import asyncio
import secrets

from litestar import Response, post
from litestar.params import JSONBody

from pelagos.bots import Chance
from pelagos.engine.record import Line, Record
from pelagos.server.context import LANGUAGES, Reader, TableId, TheDesk, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.film import Film
from pelagos.server.founding import new_chance, open_table
from pelagos.server.people import digest, new_secret
from pelagos.server.rows import BOT, HUMAN, Head, Origin, SeatRow
from pelagos.server.types import NewTable, SeatLink, TableMade, WhatIfBody
from pelagos.table import Sitting
from pelagos.table.chance import commitment


@post("/tables/{table:str}/what-if", status_code=200)
async def what_if(
    desk: TheDesk, visitor: TheVisitor, reader: Reader, table: TableId, data: JSONBody[WhatIfBody]
) -> Response[TableMade]:
    """Opens a private table that goes on from a line of this one.

    Of a game whose every secret the visitor may know (it is over, or all seats are theirs) the
    record is taken over. Of any other, the visitor gets what their seat could see at that line;
    the rest is dealt anew.
    """
    head, film = await desk.house.film(table)
    if data.line > film.length:
        raise Refused(400, "bad_data", "no_line", line=data.line, lines=film.length)
    mine = await desk.seats(visitor, head)
    bot = None if data.bot is None else desk.house.shelf.level(data.bot)
    if head.over or head.uploaded or len(mine) == head.players:
        seat = data.seat if data.seat is not None else (mine or [0])[0]
        if not 0 <= seat < head.players:
            raise Refused(400, "bad_data", "no_seat", seat=seat)
        record = _taken_over(head, film, data.line)
    else:
        seat = await desk.own_seat(visitor, table, data.seat)
        record = _as_seen(head, film, data.line, seat)
    rows, links = _seats(film.record.seats, seat, bot)
    chance = new_chance()
    record.chance = commitment(chance)
    bots = frozenset(x.seat for x in rows if x.kind == BOT)
    sitting = await asyncio.to_thread(Sitting, film.rules, record, chance, bots)
    if sitting.over():
        raise Refused(409, "over_there")
    lang = next(x for x in LANGUAGES if x == reader)
    wish = NewTable(head.title, head.players, spectators=False, lang=lang)
    own = [x.seat for x in rows if x.kind == HUMAN]
    return await open_table(desk, visitor, wish, sitting, rows, links, own)


def _taken_over(head: Head, film: Film, line: int) -> Record:
    """The record up to the line: nothing in it is a secret to the visitor."""
    lines = [Line(x.seat, x.step, x.text) for x in film.record.lines[:line]]
    found = film.record.like(lines)
    if found.position is None:
        found.branch = line
    found.origin = str(Origin(head.id, line))
    return found


def _as_seen(head: Head, film: Film, line: int, seat: int) -> Record:
    """A record that begins in a position this seat could believe in at the line.

    Not even the lines the seat knows are taken over: they would lead to the real position.
    """
    board = film.rules.redeal(film.at(line), seat, Chance(secrets.randbits(64)))
    found = film.record.like([])
    found.branch = 0
    found.position = board.state()
    found.origin = str(Origin(head.id, line, seat))
    return found


def _seats(names: list[str], seat: int, bot: str | None) -> tuple[list[SeatRow], list[SeatLink]]:
    """The visitor's seats and those of bots, under the names of the game that was left."""
    rows: list[SeatRow] = []
    links: list[SeatLink] = []
    for number, name in enumerate(names):
        if bot is not None and number != seat:
            rows.append(SeatRow(number, BOT, name, bot))
            links.append(SeatLink(number, None))
        else:
            secret = new_secret()
            rows.append(SeatRow(number, HUMAN, name, secret=digest(secret)))
            links.append(SeatLink(number, secret))
    return rows, links


ROUTES = [what_if]

"""What if: a private table that branches off another at one of its lines."""

import secrets

from litestar import Response, post
from litestar.params import JSONBody

from pelagos.bots import Chance
from pelagos.engine.record import Line, Record
from pelagos.server.context import LANGUAGES, AnyRequest, Language, TableId, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_secret
from pelagos.server.present.timeline import Timeline
from pelagos.server.routes.opening import new_chance, open_table
from pelagos.server.storage.rows import BOT, HUMAN, Head, Origin, SeatRow
from pelagos.server.types.answers import WhatIfBody
from pelagos.server.types.lobby import NewTable, SeatLink, TableMade
from pelagos.table import Sitting
from pelagos.table.chance import commitment


@post("/tables/{table:str}/what-if", status_code=200)
async def what_if(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    request: AnyRequest,
    table: TableId,
    data: JSONBody[WhatIfBody],
) -> Response[TableMade]:
    """Opens a private table that goes on from a line of this one.

    Of a game whose every secret the visitor may know (it is over, or all seats are theirs) the
    record is taken over. Of any other, the visitor gets what their seat could see at that line;
    the rest is dealt anew.
    """
    await services.limit("what_ifs", visitor)
    head, timeline = await services.games.timeline(table)
    if data.line > timeline.length:
        raise Refused(400, "bad_data", "no_line", line=data.line, lines=timeline.length)
    mine = await services.seats(visitor, head)
    bot = None if data.bot is None else services.games.titles.level(data.bot)
    if head.over or head.uploaded or len(mine) == head.players:
        seat = data.seat if data.seat is not None else (mine or [0])[0]
        if not 0 <= seat < head.players:
            raise Refused(400, "bad_data", "no_seat", seat=seat)
        record = _taken_over(head, timeline, data.line)
    else:
        seat = await services.own_seat(visitor, table, data.seat)
        record = await services.lanes.reading.run(_as_seen, head, timeline, data.line, seat)
    rows, links = _seats(timeline.record.seats, seat, bot)
    chance = new_chance()
    record.chance = commitment(chance)
    bots = frozenset(x.seat for x in rows if x.kind == BOT)
    sitting = await services.lanes.reading.run(Sitting, timeline.rules, record, chance, bots)
    if sitting.over():
        raise Refused(409, "over_there")
    lang = next(x for x in LANGUAGES if x == language)
    wish = NewTable(head.title, head.players, spectators=False, lang=lang)
    own = [x.seat for x in rows if x.kind == HUMAN]
    return await open_table(services, visitor, request, wish, sitting, rows, links, own)


def _taken_over(head: Head, timeline: Timeline, line: int) -> Record:
    """The record up to the line: nothing in it is a secret to the visitor."""
    lines = [Line(x.seat, x.step, x.text) for x in timeline.record.lines[:line]]
    found = timeline.record.like(lines)
    if found.position is None:
        found.branch = line
    found.origin = str(Origin(head.id, line))
    return found


def _as_seen(head: Head, timeline: Timeline, line: int, seat: int) -> Record:
    """A record that begins in a position consistent with what this seat knew at the line.

    Not even the lines the seat knows are taken over: they would lead to the real position.
    """
    board = timeline.rules.redeal(timeline.at(line), seat, Chance(secrets.randbits(64)))
    found = timeline.record.like([])
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

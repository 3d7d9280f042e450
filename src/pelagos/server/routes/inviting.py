"""Before the start: who is invited, who has come, and links as pictures. After the end: again."""

import io

import segno
from litestar import Response, post, put
from litestar.params import FromPath, JSONBody

from pelagos.server.context import AnyRequest, Services, TableId, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_secret
from pelagos.server.live.game import written
from pelagos.server.live.motions import recount
from pelagos.server.people.seats import HAND
from pelagos.server.people.visitor import Visitor
from pelagos.server.routes.opening import new_chance, open_table
from pelagos.server.storage.rows import BOT, HUMAN, OPEN, RESIGNED, Head, SeatRow
from pelagos.server.types.lobby import NewTable, RestTimes, SeatLink, TableMade
from pelagos.server.types.table import QrBody, SeatChange
from pelagos.table import Sitting


@put("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    services: TheServices,
    visitor: TheVisitor,
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> SeatLink:
    """Gives a seat to a bot or opens it again; its player, and anyone with a link, is out."""
    head = await services.as_host(visitor, table)
    if head.started:
        raise Refused(409, "has_started")
    if not 0 <= seat < head.players or seat == head.host:
        raise Refused(400, "bad_data", "no_seat", seat=seat)
    secret = None if data.kind == BOT else new_secret()
    await services.held.clear(
        table,
        seat,
        kind=data.kind,
        name="",
        player=None,
        seen=None,
        bot=services.games.titles.level(data.bot) if data.kind == BOT else "",
        secret=None if secret is None else digest(secret),
        came=data.kind == BOT,
    )
    await services.games.revised(table)
    await recount(services.games, table)
    return SeatLink(seat, secret)


@post("/tables/{table:str}/seats/{seat:int}/hand-over", status_code=200)
async def hand_over(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: FromPath[int]
) -> SeatLink:
    """A key with which somebody else takes your seat over, once; you lose it when they do."""
    own = await services.own_seat(visitor, table, seat)
    if (await services.games.head(table)).over:
        raise Refused(409, "is_over")
    if (await services.games.store.seats(table))[own].why == RESIGNED:
        raise Refused(409, "resigned")
    return SeatLink(own, await services.held.new_pass(visitor, table, own, HAND))


@post("/qr", status_code=200, media_type="image/svg+xml")
async def qr(data: JSONBody[QrBody]) -> Response[bytes]:
    """A link as a QR code. It comes in the body, so that no log keeps the key in it."""
    picture = io.BytesIO()
    code = segno.make(data.text, error="m", micro=False)
    code.save(picture, kind="svg", border=2, xmldecl=False, svgns=True, light="#fff", omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, table: TableId
) -> Response[TableMade]:
    """The same people and options again, everybody one seat further on. All are notified."""
    await services.own_seat(visitor, table, None)
    head = await services.games.head(table)
    if not head.over:
        raise Refused(409, "not_over")
    if head.rematch:
        return Response(TableMade(head.rematch, []))
    await services.limit("tables", visitor)
    made = await _again(services, visitor, request, head)
    if not await services.held.follow(table, made.content.table, head.players):
        # Somebody asked for it at the same moment, and theirs is the one.
        theirs = TableMade((await services.games.head(table)).rematch, [])
        return Response(theirs, cookies=made.cookies)
    await services.games.settle(table, rematch=made.content.table)
    await services.games.revised(made.content.table)
    async with services.games.at(made.content.table) as live:
        await services.notices.changed(live)
    return made


async def _again(
    services: Services, visitor: Visitor, request: AnyRequest, head: Head
) -> Response[TableMade]:
    titles = services.games.titles
    before = await services.games.store.seats(head.id)
    seats = [_moved(x, before[(x.seat - 1) % head.players]) for x in before]
    wish = NewTable(
        head.title,
        head.players,
        options=head.options,
        pace="slow" if head.pace == "slow" else "live",
        clock_minutes=head.clock_minutes,
        increment_seconds=head.increment_seconds,
        rest=None if head.rest is None else RestTimes(**vars(head.rest)),
        vacation_days=head.vacation_days,
        name=head.name,
        listed=head.listed,
        spectators=head.spectators,
    )
    wish.timeout = head.timeout  # type: ignore[assignment] # it was checked when it was chosen
    wish.lang = head.lang  # type: ignore[assignment]
    bots = frozenset(x.seat for x in seats if x.kind == BOT)
    names = written(seats)
    sitting = await services.lanes.games.run(
        Sitting.new, titles.rules(head.title), head.players, head.options, new_chance(), names, bots
    )
    mine = await services.held.held(visitor, head.id)
    held = [(seat + 1) % head.players for seat in mine]
    return await open_table(services, visitor, request, wish, sitting, seats, [], held)


def _moved(seat: SeatRow, who: SeatRow) -> SeatRow:
    """A new seat for someone who sat elsewhere before."""
    if who.kind == BOT:
        return SeatRow(seat.seat, BOT, who.name, who.bot)
    kind = HUMAN if who.kind == HUMAN else OPEN
    secret = digest(new_secret())
    return SeatRow(seat.seat, kind, who.name, secret=secret, player=who.player)


ROUTES = [change_seat, hand_over, qr, rematch]

"""Chat, notes that nobody else reads, and notices by webhook."""

from litestar import get, post, put
from litestar.params import JSONBody

from pelagos.server.context import Seat, Since, TableId, TheDesk, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.rows import ChatRow, SeatRow
from pelagos.server.types import ChatBody, ChatInfo, NotesBody, NotesInfo, NoticeBody, NoticeInfo


@get("/tables/{table:str}/chat")
async def read_chat(
    desk: TheDesk,
    visitor: TheVisitor,
    table: TableId,
    since: Since = 0,
) -> list[ChatInfo]:
    """What was said at the table."""
    await desk.seats(visitor, await desk.house.head(table))
    seats = await desk.house.store.seats(table)
    return [_said(row, seats) for row in await desk.house.store.chat(table, since)]


@post("/tables/{table:str}/chat", status_code=200)
async def say(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[ChatBody]
) -> ChatInfo:
    """Says something to the table; only who sits there may."""
    seat = await desk.own_seat(visitor, table, data.seat)
    text = "".join(c for c in data.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refused(400, "empty")
    row = await desk.house.store.say(table, seat, text)
    head = await desk.house.head(table)
    desk.house.hub.tell(table, head.line, head.rows, head.revision, head.chats)
    return _said(row, await desk.house.store.seats(table))


def _said(row: ChatRow, seats: list[SeatRow]) -> ChatInfo:
    return ChatInfo(row.number, row.seat, seats[row.seat].name, row.text, row.at)


@get("/tables/{table:str}/notes")
async def read_notes(
    desk: TheDesk, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> NotesInfo:
    """One's own notes."""
    own = await desk.own_seat(visitor, table, seat)
    return NotesInfo(own, await desk.house.store.notes(table, own))


@put("/tables/{table:str}/notes")
async def write_notes(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[NotesBody]
) -> NotesInfo:
    """Replaces one's own notes."""
    own = await desk.own_seat(visitor, table, data.seat)
    await desk.house.store.write_notes(table, own, data.text)
    return NotesInfo(own, data.text)


@get("/tables/{table:str}/notices")
async def read_notices(
    desk: TheDesk, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> NoticeInfo:
    """Where and when one's own seat wants to be told that it is asked."""
    own = await desk.own_seat(visitor, table, seat)
    for wish in await desk.notices.wishes(table):
        if wish.seat == own:
            return NoticeInfo(own, wish.url, wish.mode)
    return NoticeInfo(own, "", "instant")


@put("/tables/{table:str}/notices")
async def choose_notices(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[NoticeBody]
) -> NoticeInfo:
    """Chooses a webhook for one's own seat; an empty address ends it."""
    own = await desk.own_seat(visitor, table, data.seat)
    await desk.notices.wish(table, own, data.url, data.mode)
    return NoticeInfo(own, data.url, data.mode)


ROUTES = [read_chat, say, read_notes, write_notes, read_notices, choose_notices]

"""Records and replays: download, upload, any moment of a game, charts."""

import asyncio
import json
import time
from typing import Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery

from pelagos.engine.errors import BadData
from pelagos.engine.record import Record
from pelagos.engine.seats import NOBODY
from pelagos.server.charts import charts_of
from pelagos.server.context import Reader, Seat, TableId, TheDesk, TheVisitor, scene_on_film
from pelagos.server.errors import Refused
from pelagos.server.film import Film
from pelagos.server.people import new_id
from pelagos.server.render import Scene
from pelagos.server.rows import HUMAN, AnswerRow, Head, SeatRow
from pelagos.server.settings import RECORD_LIMIT
from pelagos.server.types import Charts, TableState, Uploaded
from pelagos.table.versions import carry_over


@get("/tables/{table:str}/record")
async def record(
    desk: TheDesk,
    visitor: TheVisitor,
    table: TableId,
    seat: Seat = None,
    format: FromQuery[Literal["text", "json"]] = "text",
) -> Response[Any]:
    """The record as the viewer may have it: sealed lines while the game runs, all of it after."""
    head = await desk.house.head(table)
    viewer, _ = await desk.viewpoint(visitor, head, seat, [])
    if desk.house.only_film(head):
        _, film = await desk.house.film(table)
        secret = head.secret.decode() if head.uploaded else head.secret.hex()
        found = film.export(viewer, head.over or head.uploaded, secret)
    else:
        async with desk.house.at(table) as game:
            found = game.sitting.export(viewer)
    ending = "json" if format == "json" else "pelagos"
    headers = {"Content-Disposition": f'attachment; filename="{head.title}-{table}.{ending}"'}
    if format == "json":
        return Response(found.to_json(), headers=headers, media_type="application/json")
    return Response(found.to_text(), headers=headers, media_type="text/plain; charset=utf-8")


@post("/records", status_code=200, request_max_body_size=RECORD_LIMIT)
async def upload(desk: TheDesk, request: Request[Any, Any, Any]) -> Uploaded:
    """Takes a record, in either form, and gives the table at which it can be replayed."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(400, "bad_data", "not_utf8") from None
    try:
        found = _read(text)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_record", detail=str(error)) from None
    if found.title not in desk.house.shelf.titles():
        raise Refused(400, "bad_data", "no_title", title=found.title[:40])
    if found.position is not None:
        raise Refused(400, "bad_data", "own_position")
    rules = desk.house.shelf.rules(found.title)
    if found.players not in rules.players or len(found.seats) != found.players:
        raise Refused(400, "bad_data", "wrong_seats")
    seats = [SeatRow(n, HUMAN, name[:60] or f"p{n + 1}") for n, name in enumerate(found.seats)]
    if found.version != rules.version:
        at = await asyncio.to_thread(carry_over, rules, found, False)
        if at is not None:
            raise Refused(400, "bad_data", "unplayable", detail=at.why)
    try:
        film = await asyncio.to_thread(Film, rules, found, seats)
    except BadData as error:
        raise Refused(400, "bad_data", "unplayable", detail=str(error)) from None
    asked = rules.asked(film.board)
    turn = rules.view(film.board, NOBODY).get("round", 0)
    now = time.time()
    head = Head(
        id=new_id(),
        title=found.title,
        version=found.version,
        players=found.players,
        options=found.options,
        secret=found.secret.encode(),
        chance=found.chance[:64],
        pace="slow",
        clock_minutes=None,
        spectators=True,
        lang="en",
        uploaded=True,
        created=now,
        paused=False,
        revision=0,
        sealed=0,
        chats=0,
        rows=film.length,
        line=film.length,
        round=turn if isinstance(turn, int) else 0,
        asked=asked,
        over=not asked,
        updated=now,
        due=None,
        origin=found.origin[:100],
        branch=min(found.branch, film.length),
    )
    rows = [AnswerRow(x.seat, x.step, x.text) for x in found.lines]
    await desk.house.store.create(head, seats, rows, None, [])
    return Uploaded(head.id)


def _read(text: str) -> Record:
    if text.lstrip().startswith("{"):
        try:
            return Record.from_json(json.loads(text))
        except ValueError:
            raise Refused(400, "bad_data", "damaged_json") from None
    return Record.from_text(text)


@get("/tables/{table:str}/replay/{line:int}")
async def replay(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    table: TableId,
    line: FromPath[int],
    seat: Seat = None,
) -> TableState:
    """The table as it was after so many lines, through the viewer's eyes."""
    head, film = await desk.house.film(table)
    viewer, mine = await desk.viewpoint(visitor, head, seat, [])
    if not 0 <= line <= film.length:
        raise Refused(400, "bad_data", "no_line", line=line, lines=film.length)
    board = film.at(line)
    scene = Scene(head, film.seats, film.rules, film.record, board, line, None, film.broken)
    return desk.painter.state(scene, viewer, mine, reader)


@get("/tables/{table:str}/charts")
async def charts(desk: TheDesk, visitor: TheVisitor, reader: Reader, table: TableId) -> Charts:
    """The game in figures that everybody may know, and the dice against what was to be expected."""
    head, film = await desk.house.film(table)
    await desk.seats(visitor, head)
    words = desk.painter.words(scene_on_film(head, film), reader)
    return await asyncio.to_thread(charts_of, film, words)


ROUTES = [record, upload, replay, charts]

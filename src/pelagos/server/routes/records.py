"""Records and replays: download, upload, any moment of a game, charts."""

import json
import time
from typing import Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery

from pelagos.engine.errors import BadData
from pelagos.engine.record import Record
from pelagos.engine.seats import NOBODY
from pelagos.server.context import (
    Language,
    Seat,
    TableId,
    TheServices,
    TheVisitor,
    scene_of_timeline,
)
from pelagos.server.errors import Refused
from pelagos.server.keys import new_id
from pelagos.server.present.charts import charts_of
from pelagos.server.present.render import Scene
from pelagos.server.present.timeline import Timeline
from pelagos.server.settings import RECORD_LIMIT
from pelagos.server.storage.rows import HUMAN, AnswerRow, Head, SeatRow
from pelagos.server.texts import storable
from pelagos.server.types.library import Charts, Uploaded
from pelagos.server.types.table import TableState
from pelagos.table.versions import carry_over


@get("/tables/{table:str}/record")
async def record(
    services: TheServices,
    visitor: TheVisitor,
    table: TableId,
    seat: Seat = None,
    format: FromQuery[Literal["text", "json"]] = "text",
) -> Response[Any]:
    """The record as the viewer may have it: sealed lines while the game runs, all of it after."""
    head = await services.games.head(table)
    viewer, _ = await services.viewpoint(visitor, head, seat, [])
    if services.games.is_read_only(head):
        _, timeline = await services.games.timeline(table)
        secret = head.secret.decode() if head.uploaded else head.secret.hex()
        found = timeline.export(viewer, head.over or head.uploaded, secret)
    else:
        async with services.games.at(table) as game:
            found = game.sitting.export(viewer)
    ending = "json" if format == "json" else "pelagos"
    headers = {"Content-Disposition": f'attachment; filename="{head.title}-{table}.{ending}"'}
    if format == "json":
        return Response(found.to_json(), headers=headers, media_type="application/json")
    return Response(found.to_text(), headers=headers, media_type="text/plain; charset=utf-8")


@post("/records", status_code=200, request_max_body_size=RECORD_LIMIT)
async def upload(
    services: TheServices, visitor: TheVisitor, request: Request[Any, Any, Any]
) -> Uploaded:
    """Takes a record, in either form, and gives the table at which it can be replayed."""
    await services.limit("records", visitor)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(400, "bad_data", "not_utf8") from None
    try:
        found = _read(text)
        storable(found.to_text())
    except BadData as error:
        raise Refused(400, "bad_data", "bad_record", detail=str(error)) from None
    if found.title not in services.games.titles.names():
        raise Refused(400, "bad_data", "no_title", title=found.title[:40])
    if found.position is not None:
        raise Refused(400, "bad_data", "own_position")
    rules = services.games.titles.rules(found.title)
    if found.players not in rules.players or len(found.seats) != found.players:
        raise Refused(400, "bad_data", "wrong_seats")
    seats = [SeatRow(n, HUMAN, name[:60] or f"p{n + 1}") for n, name in enumerate(found.seats)]
    if found.version != rules.version:
        at = await services.lanes.reading.run(carry_over, rules, found, False)
        if at is not None:
            raise Refused(400, "bad_data", "unplayable", detail=at.why)
    try:
        timeline = await services.lanes.reading.run(Timeline, rules, found, seats)
    except BadData as error:
        raise Refused(400, "bad_data", "unplayable", detail=str(error)) from None
    asked = rules.asked(timeline.board)
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
        rows=timeline.length,
        line=timeline.length,
        round=rules.view(timeline.board, NOBODY)["round"],
        asked=asked,
        over=not asked,
        updated=now,
        due=None,
        origin=found.origin[:100],
        branch=min(found.branch, timeline.length),
    )
    rows = [AnswerRow(x.seat, x.step, x.text) for x in found.lines]
    await services.games.store.create(head, seats, rows, None, [])
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
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    line: FromPath[int],
    seat: Seat = None,
) -> TableState:
    """The table after a given line, as the viewer sees it."""
    await services.limit("replays", visitor)
    head, timeline = await services.games.timeline(table)
    viewer, mine = await services.viewpoint(visitor, head, seat, [])
    if not 0 <= line <= timeline.length:
        raise Refused(400, "bad_data", "no_line", line=line, lines=timeline.length)
    board = await services.lanes.reading.run(timeline.at, line)
    scene = Scene(
        head, timeline.seats, timeline.rules, timeline.record, board, line, None, timeline.broken
    )
    return services.renderer.state(scene, viewer, mine, language)


@get("/tables/{table:str}/charts")
async def charts(
    services: TheServices, visitor: TheVisitor, language: Language, table: TableId
) -> Charts:
    """The game in figures that everybody may know, and the dice against expectation."""
    await services.limit("charts", visitor)
    head, timeline = await services.games.timeline(table)
    await services.seats(visitor, head)
    words = services.renderer.words(scene_of_timeline(head, timeline), language)
    return await services.lanes.reading.run(charts_of, timeline, words)


ROUTES = [record, upload, replay, charts]

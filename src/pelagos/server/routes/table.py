"""A table being played: its state, answers, undo, events, hints, bots and clocks."""

import json
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from pelagos.bots import ADVISER, Chance
from pelagos.engine.box import seat_slug
from pelagos.engine.errors import NotAllowed, NotAsked, PelagosError
from pelagos.engine.spaces import freeze
from pelagos.server.attendants import task_of
from pelagos.server.context import (
    AnyRequest,
    Desk,
    Reader,
    Seat,
    Since,
    TableId,
    TheDesk,
    TheVisitor,
    scene_of,
    scene_on_film,
)
from pelagos.server.errors import Refused
from pelagos.server.people import Visitor, new_id
from pelagos.server.preview import preview_of
from pelagos.server.render import dressed, heard
from pelagos.server.rows import OrderRow
from pelagos.server.tags import UNCHANGED, as_state, state_tag
from pelagos.server.types import (
    AnswerBody,
    EventInfo,
    FinalInfo,
    Hint,
    LineInfo,
    OrderBody,
    OrderInfo,
    PauseInfo,
    PreviewInfo,
    StepInfo,
    StewardBody,
    TableState,
    UndoBody,
)
from pelagos.table.preview import outlooks
from pelagos.words.advice import advice

JsonValue = Annotated[str, QueryParameter(max_length=20_000)]
BotName = Annotated[str | None, QueryParameter(max_length=20)]


@get("/tables/{table:str}", responses={304: UNCHANGED})
async def state(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    request: AnyRequest,
    table: TableId,
    seat: Seat = None,
    names: FromQuery[bool] = True,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Response[TableState]:
    """The table page for one viewer; with `since`, also what happened from that line on.

    Who has the names of things already asks for none (`names=false`). Who sends the tag of the
    state they have (If-None-Match) is told when nothing has changed.
    """
    head = await desk.house.head(table)
    viewer, mine = await desk.viewpoint(visitor, head, seat, head.asked)
    tag = state_tag(head, viewer, mine, reader, names, since)
    if request.headers.get("if-none-match") == tag:
        return as_state(None, tag)
    if desk.house.only_film(head):
        head, film = await desk.house.film(table)
        scene = scene_on_film(head, film)
        found = desk.painter.state(scene, viewer, mine, reader, names)
        if since is not None:
            found.events = desk.painter.events(
                scene, heard(film.events, viewer, since), reader, since
            )
        return as_state(found, tag)
    async with desk.house.at(table, head) as game:
        scene = scene_of(game)
        found = desk.painter.state(scene, viewer, mine, reader, names)
        if since is not None:
            told = heard(game.sitting.events, viewer, since)
            found.events = desk.painter.events(scene, told, reader, since)
        # the game may have gone on since the head was read
        return as_state(found, state_tag(game.head, viewer, mine, reader, names, since))


@post("/tables/{table:str}/answers", status_code=200)
async def answer(
    desk: TheDesk, visitor: TheVisitor, reader: Reader, table: TableId, data: JSONBody[AnswerBody]
) -> LineInfo:
    """Takes an answer. Once this is acknowledged, it is stored."""
    seat = await desk.own_seat(visitor, table, data.seat)
    try:
        if data.text is not None:
            line = await desk.house.answer_text(table, seat, data.text, data.line)
        elif data.value is not msgspec.UNSET:
            line = await desk.house.answer(table, seat, data.value, data.line)
        else:
            raise Refused(400, "bad_data", "no_answer")
    except PelagosError as error:
        await _explain(desk, table, reader, error)
        raise
    return LineInfo(line)


async def _explain(desk: Desk, table: str, lang: str, error: PelagosError) -> None:
    async with desk.house.at(table) as game:
        words = desk.painter.words(scene_of(game), lang)
    raise desk.painter.explain(error, words) from None


@get("/tables/{table:str}/final")
async def final(
    desk: TheDesk, visitor: TheVisitor, table: TableId, value: JsonValue, seat: Seat = None
) -> FinalInfo:
    """Whether an answer could not be taken back."""
    own = await desk.own_seat(visitor, table, seat)
    wanted = _read(value)
    async with desk.house.at(table) as game:
        if own not in game.sitting.asked():
            raise NotAsked(f"p{own + 1}", [])
        return FinalInfo(game.sitting.is_final(own, wanted))


@get("/tables/{table:str}/preview")
async def preview(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    table: TableId,
    value: JsonValue,
    seat: Seat = None,
) -> PreviewInfo:
    """What an answer would do, before it is given."""
    own = await desk.own_seat(visitor, table, seat)
    wanted = _read(value)
    async with desk.house.at(table) as game:
        sitting, rules = game.sitting, game.rules
        words = desk.painter.words(scene_of(game), reader)
        rules.choices(sitting.board, own)  # or a refusal: it is not asked
        try:
            found = outlooks(rules, sitting.board, own, wanted, Chance(sitting.line))
        except NotAllowed as error:
            problem = desk.painter.explain(error, words).problem
            return PreviewInfo(False, [], False, problem)
        told, more = preview_of(found, own, words, rules.places)
        return PreviewInfo(sitting.is_final(own, wanted), told, more, None)


@get("/tables/{table:str}/follow")
async def follow(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    table: TableId,
    value: JsonValue,
    seat: Seat = None,
) -> dict[str, Any]:
    """What may follow an answer that was begun, for those made of one order after another."""
    own = await desk.own_seat(visitor, table, seat)
    begun = _read(value)
    async with desk.house.at(table) as game:
        found = game.sitting.question(own).space.follow(begun)
        if found is None:
            raise Refused(422, "not_allowed")
        words = desk.painter.words(scene_of(game), reader)
        return dressed(found.shape(), words, game.rules.places)


def _read(value: str) -> object:
    try:
        return freeze(json.loads(value))
    except (ValueError, RecursionError):
        raise Refused(400, "bad_data", "not_json") from None


@post("/tables/{table:str}/undo", status_code=200)
async def undo(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[UndoBody]
) -> LineInfo:
    """Takes back the last answer, or all from a line on."""
    seat = await desk.own_seat(visitor, table, data.seat)
    return LineInfo(await desk.house.undo(table, seat, data.line))


@get("/tables/{table:str}/events")
async def events(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    table: TableId,
    seat: Seat = None,
    since: Since = 0,
) -> list[EventInfo]:
    """What the viewer may know of what happened, from a line on."""
    head = await desk.house.head(table)
    viewer, _ = await desk.viewpoint(visitor, head, seat, head.asked)
    if desk.house.only_film(head):
        head, film = await desk.house.film(table)
        scene = scene_on_film(head, film)
        told = heard(film.events, viewer, since)
        return desk.painter.events(scene, told, reader, since)
    async with desk.house.at(table, head) as game:
        told = heard(game.sitting.events, viewer, since)
        return desk.painter.events(scene_of(game), told, reader, since)


@get("/tables/{table:str}/recap")
async def recap(
    desk: TheDesk, visitor: TheVisitor, reader: Reader, table: TableId, seat: Seat = None
) -> list[EventInfo]:
    """What happened since the seat's last answer."""
    own = await desk.own_seat(visitor, table, seat)
    head = await desk.house.head(table)
    if desk.house.only_film(head):
        return []
    async with desk.house.at(table, head) as game:
        told = game.sitting.recap(own)
        since = told[0][0] if told else game.sitting.line
        return desk.painter.events(scene_of(game), told, reader, since)


@get("/tables/{table:str}/hint")
async def hint(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    table: TableId,
    seat: Seat = None,
    bot: BotName = None,
) -> Hint:
    """What a bot would answer in this seat, and why, in one sentence."""
    level = ADVISER if bot is None else desk.house.shelf.level(bot)
    own = await desk.own_seat(visitor, table, seat)
    async with desk.house.at(table) as game:
        asked = game.sitting.question(own)
        if own not in game.sitting.asked():  # of speaking up unasked no bot knows anything
            raise NotAsked(seat_slug(own), [seat_slug(s) for s in game.sitting.asked()])
        task = task_of(game.sitting, own, level)
        words = desk.painter.words(scene_of(game), reader)
    thought = await desk.house.attendants.weigh(task)
    value = thought.weighed[0][0]
    label = words.choice(asked.space, value) or asked.space.write(value, words.box)
    return Hint(value, label, advice(words, asked.space, *thought))


# -- pauses, stewards, orders -------------------------------------------------------------------


@post("/tables/{table:str}/pause", status_code=200)
async def pause(desk: TheDesk, visitor: TheVisitor, table: TableId) -> PauseInfo:
    """Stops the table until somebody seated resumes it."""
    return await _pause(desk, visitor, table, True)


@post("/tables/{table:str}/resume", status_code=200)
async def resume(desk: TheDesk, visitor: TheVisitor, table: TableId) -> PauseInfo:
    """Goes on."""
    return await _pause(desk, visitor, table, False)


async def _pause(desk: Desk, visitor: Visitor, table: str, paused: bool) -> PauseInfo:
    await desk.own_seat(visitor, table, None)
    await desk.house.store.pause(table, paused)
    await desk.house.revised(table)
    return PauseInfo(paused)


@post("/tables/{table:str}/steward", status_code=204)
async def steward(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[StewardBody]
) -> None:
    """A bot takes one's own seat over, or gives it back."""
    seat = await desk.own_seat(visitor, table, data.seat)
    await desk.house.steward(table, seat, data.on)


@get("/tables/{table:str}/orders")
async def orders(
    desk: TheDesk, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> list[OrderInfo]:
    """One's own standing orders; nobody else's."""
    own = await desk.own_seat(visitor, table, seat)
    rows = await desk.house.store.orders(table)
    return [_order(row) for row in rows if row.seat == own]


@get("/tables/{table:str}/questions")
async def questions(
    desk: TheDesk, visitor: TheVisitor, reader: Reader, table: TableId, seat: Seat = None
) -> list[StepInfo]:
    """What players were asked so far: the questions for which an order can be sealed."""
    own = await desk.own_seat(visitor, table, seat)
    async with desk.house.at(table) as game:
        words = desk.painter.words(scene_of(game), reader)
        steps = [line.step for line in game.sitting.record.lines if line.seat >= 0]
        now = game.rules.step(game.sitting.board)
        if now is not None:
            steps.append(now.name)
        return [StepInfo(step, words.question(step, own)) for step in dict.fromkeys(steps)]


@post("/tables/{table:str}/orders", status_code=200)
async def seal(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[OrderBody]
) -> OrderInfo:
    """Seals a standing order."""
    seat = await desk.own_seat(visitor, table, data.seat)
    row = OrderRow(new_id(), seat, data.step, tuple(data.answers), data.again)
    await desk.house.seal(table, row)
    return _order(row)


@delete("/tables/{table:str}/orders/{order:str}")
async def unseal(
    desk: TheDesk, visitor: TheVisitor, table: TableId, order: FromPath[str], seat: Seat = None
) -> None:
    """Takes an order of one's own back."""
    own = await desk.own_seat(visitor, table, seat)
    if not await desk.house.store.drop_orders(table, own, order):
        raise Refused(404, "no_order")


@delete("/tables/{table:str}/orders")
async def unseal_all(desk: TheDesk, visitor: TheVisitor, table: TableId, seat: Seat = None) -> None:
    """Takes all orders of one's own back."""
    own = await desk.own_seat(visitor, table, seat)
    await desk.house.store.drop_orders(table, own)


def _order(row: OrderRow) -> OrderInfo:
    return OrderInfo(row.id, row.seat, row.step, list(row.answers), row.again)


ROUTES = [
    state,
    answer,
    final,
    preview,
    follow,
    undo,
    events,
    recap,
    hint,
    pause,
    resume,
    steward,
    orders,
    questions,
    seal,
    unseal,
    unseal_all,
]

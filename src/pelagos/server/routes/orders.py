"""Standing orders: answers sealed before their question is asked."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pelagos.server.context import (
    Language,
    Seat,
    Sitter,
    TableId,
    TheServices,
    TheVisitor,
    scene_of,
)
from pelagos.server.errors import Refused
from pelagos.server.keys import new_id
from pelagos.server.storage.rows import OrderRow
from pelagos.server.texts import storable
from pelagos.server.types.answers import OrderBody, OrderInfo, StepInfo


@get("/tables/{table:str}/orders")
async def orders(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> list[OrderInfo]:
    """Your own standing orders, and nobody else's."""
    own = await services.own_seat(visitor, table, seat)
    rows = await services.games.store.orders(table)
    return [_order(row) for row in rows if row.seat == own]


@get("/tables/{table:str}/questions")
async def questions(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
) -> list[StepInfo]:
    """The questions asked so far, for which an order can be sealed."""
    await services.own_seat(visitor, table, seat)
    async with services.games.at(table) as game:
        words = services.renderer.words(scene_of(game), language)
        steps = [line.step for line in game.sitting.record.lines if line.seat >= 0]
        now = game.rules.step(game.sitting.board)
        if now is not None:
            steps.append(now.name)
        return [StepInfo(step, words.any_question(step)) for step in dict.fromkeys(steps)]


@post("/tables/{table:str}/orders", status_code=200)
async def seal(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[OrderBody]
) -> OrderInfo:
    """Seals a standing order."""
    seat = await services.own_seat(visitor, table, data.seat)
    storable(data.step, *data.answers)
    row = OrderRow(new_id(), seat, data.step, tuple(data.answers), data.again)
    await services.games.seal(table, row, Sitter(services, visitor, table, seat))
    return _order(row)


@delete("/tables/{table:str}/orders/{order:str}")
async def unseal(
    services: TheServices,
    visitor: TheVisitor,
    table: TableId,
    order: FromPath[str],
    seat: Seat = None,
) -> None:
    """Cancels one of your standing orders."""
    own = await services.own_seat(visitor, table, seat)
    if not await services.games.store.drop_orders(table, own, order):
        raise Refused(404, "no_order")


@delete("/tables/{table:str}/orders")
async def unseal_all(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> None:
    """Cancels all your standing orders."""
    own = await services.own_seat(visitor, table, seat)
    await services.games.store.drop_orders(table, own)


def _order(row: OrderRow) -> OrderInfo:
    return OrderInfo(row.id, row.seat, row.step, list(row.answers), row.again)


ROUTES = [orders, questions, seal, unseal, unseal_all]

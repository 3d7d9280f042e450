"""What those at a table settle among themselves: the start, pauses, stand-ins, resigning."""

from litestar import post
from litestar.params import JSONBody

from pelagos.server.context import Services, TableId, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.live.motions import recount
from pelagos.server.people.visitor import Visitor
from pelagos.server.storage.rows import ABSENT, BOT, OWN, RESIGNED
from pelagos.server.types.answers import PauseInfo, SeatBody, StewardBody


@post("/tables/{table:str}/pause", status_code=200)
async def pause(services: TheServices, visitor: TheVisitor, table: TableId) -> PauseInfo:
    """Stops the table and all its clocks until somebody seated resumes it."""
    return await _pause(services, visitor, table, True)


@post("/tables/{table:str}/resume", status_code=200)
async def resume(services: TheServices, visitor: TheVisitor, table: TableId) -> PauseInfo:
    """Resumes where everything stopped."""
    return await _pause(services, visitor, table, False)


async def _pause(services: Services, visitor: Visitor, table: str, paused: bool) -> PauseInfo:
    _, mine = await services.own_seats(visitor, table, None)
    if (await services.games.head(table)).over:
        raise Refused(409, "is_over")
    seats = await services.games.store.seats(table)
    if all(seats[seat].why == RESIGNED for seat in mine):
        raise Refused(409, "resigned")
    await services.games.settle(table, paused=paused)
    return PauseInfo(paused)


@post("/tables/{table:str}/steward", status_code=204)
async def steward(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[StewardBody]
) -> None:
    """A bot takes over a seat, or gives it back: your own, or any seat if you are the host."""
    _, mine = await services.own_seats(visitor, table, None)
    head = await services.games.head(table)
    seats = await services.games.store.seats(table)
    if data.seat >= len(seats) or seats[data.seat].kind == BOT:
        raise Refused(400, "bad_data", "no_seat", seat=data.seat)
    if data.seat not in mine and head.host not in mine:
        raise Refused(403, "not_yours", "not_host")
    if head.over:
        raise Refused(409, "is_over")
    if not data.on:
        await services.games.come_back(table, data.seat)
        await services.games.revised(table)
    elif seats[data.seat].why != RESIGNED:
        await services.games.steward(table, data.seat, OWN if data.seat in mine else ABSENT)


@post("/tables/{table:str}/resign", status_code=204)
async def resign(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[SeatBody]
) -> None:
    """Resigns for good; a bot plays on, and everyone can see it."""
    seat = await services.own_seat(visitor, table, data.seat)
    if (await services.games.head(table)).over:
        raise Refused(409, "is_over")
    await services.games.steward(table, seat, RESIGNED)
    await recount(services.games, table)


@post("/tables/{table:str}/start", status_code=204)
async def start(services: TheServices, visitor: TheVisitor, table: TableId) -> None:
    """The host starts the clocks, even if players are missing."""
    await services.as_host(visitor, table)
    await services.games.settle(table, started=True)


ROUTES = [pause, resume, steward, resign, start]

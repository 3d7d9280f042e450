"""Vacations: each player has this many days in which their clock stands still, as the table agreed.

A vacation begins at once and is counted in days begun. Who is waited for may leave only while a
tenth of the bank is left: nobody slips away from a turn that is nearly out. Answering is allowed
meanwhile; notices wait until the vacation is over.
"""

import math

from litestar import delete, post
from litestar.params import JSONBody

from pelagos.server.context import Seat, TableId, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.live.banks import SHARE_ON_RETURN
from pelagos.server.live.game import Game
from pelagos.server.types.answers import VacationBody

DAY = 24 * 3600.0


@post("/tables/{table:str}/vacation", status_code=204)
async def begin(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[VacationBody]
) -> None:
    """Your clock stands still from now on, for this many days."""
    seat = await services.own_seat(visitor, table, data.seat)
    now = services.games.clock.now()
    async with services.games.at(table) as game:
        row = game.seats[seat]
        _may_leave(game, seat, data.days, now)
    await services.games.store.revise_seat(
        table,
        seat,
        vacation_from=now,
        vacation_until=now + data.days * DAY,
        vacation_taken=row.vacation_taken + data.days,
    )
    await services.games.revised(table)


def _may_leave(game: Game, seat: int, days: int, now: float) -> None:
    row, head, full = game.seats[seat], game.head, game.terms.full
    if head.over or head.agreed:
        raise Refused(409, "is_over")
    if row.vacation is not None and row.vacation[1] > now:
        raise Refused(409, "on_vacation")
    left = head.vacation_days - row.vacation_taken
    if days > left:
        raise Refused(409, "no_vacation", days=max(0, left))
    if row.steward:
        raise Refused(409, "held_by_bot")
    runs = seat in head.banks.running
    if full and runs and head.banks.left_at(seat, now, head.rest) < SHARE_ON_RETURN * full:
        raise Refused(409, "too_late_to_leave", share=round(100 * SHARE_ON_RETURN))


@delete("/tables/{table:str}/vacation")
async def end(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> None:
    """You are back; days not yet begun are yours again."""
    own = await services.own_seat(visitor, table, seat)
    now = services.games.clock.now()
    async with services.games.at(table) as game:
        row = game.seats[own]
    if row.vacation is None or row.vacation[1] <= now:
        raise Refused(409, "not_on_vacation")
    start, until = row.vacation
    saved = math.floor((until - now) / DAY)
    saved = min(saved, round((until - start) / DAY) - 1)  # the first day is spent at once
    await services.games.store.revise_seat(
        table, own, vacation_until=now, vacation_taken=row.vacation_taken - saved
    )
    await services.games.revised(table)


ROUTES = [begin, end]

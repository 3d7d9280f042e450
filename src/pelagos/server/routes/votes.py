"""Votes of the table."""

from litestar import delete, post
from litestar.params import JSONBody

from pelagos.server.context import Services, TableId, TheServices, TheVisitor
from pelagos.server.errors import Refused
from pelagos.server.live.games import RETRIES
from pelagos.server.live.motions import carry_out
from pelagos.server.live.votes import STAND_IN, TAKE_BACK, Vote
from pelagos.server.storage.rows import HUMAN, Head
from pelagos.server.types.answers import BallotBody, VoteBody


@post("/tables/{table:str}/votes", status_code=204)
async def propose(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[VoteBody]
) -> None:
    """Puts a proposal to the table; the proposer has agreed already."""
    by = await services.own_seat(visitor, table, data.by)
    head = await services.games.head(table)
    if head.over:
        raise Refused(409, "is_over")
    if head.vote:
        raise Refused(409, "vote_open")
    seats = await services.games.store.seats(table)
    about = data.seat if data.what == STAND_IN else None
    is_person = about is not None and about < len(seats) and seats[about].kind == HUMAN
    if data.what == STAND_IN and not is_person:
        raise Refused(400, "bad_data", "no_seat", seat=-1 if about is None else about)
    if about is not None and seats[about].steward:
        raise Refused(409, "vote_open", "bot_there")
    line = None
    if data.what == TAKE_BACK:
        line = await services.games.can_go_back(table, by, data.line)
    motion = Vote(data.what, by, about, line=line)
    if not await _answered(services, head, motion, by, True):
        raise Refused(409, "vote_open")
    async with services.games.at(table) as game:
        await services.notices.voted(game)


@post("/tables/{table:str}/votes/answer", status_code=204)
async def vote(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[BallotBody]
) -> None:
    """Votes on a proposal."""
    seat = await services.own_seat(visitor, table, data.seat)
    for _ in range(RETRIES):
        head, found = await _open_vote(services, table)
        if await _answered(services, head, found, seat, data.agrees):
            return
    raise Refused(409, "busy")


@delete("/tables/{table:str}/votes")
async def withdraw(services: TheServices, visitor: TheVisitor, table: TableId) -> None:
    """Withdraws your own proposal."""
    _, mine = await services.own_seats(visitor, table, None)
    for _ in range(RETRIES):
        head, found = await _open_vote(services, table)
        if found.by not in mine:
            raise Refused(403, "not_yours", "cannot_vote")
        if await services.games.vote(head, ""):
            return
    raise Refused(409, "busy")


async def _open_vote(services: Services, table: str) -> tuple[Head, Vote]:
    """The vote that is open, and the table as it was when it was read."""
    head = await services.games.head(table)
    found = Vote.read(head.vote)
    if found is None or head.over:
        raise Refused(409, "no_vote")
    return head, found


async def _answered(services: Services, head: Head, found: Vote, seat: int, agrees: bool) -> bool:
    """Counts an answer; False when somebody else was quicker, and nothing is counted."""
    seats = await services.games.store.seats(head.id)
    if seat not in found.voters(seats):
        raise Refused(403, "not_yours", "cannot_vote")
    found = found.with_answer(seat, agrees)
    outcome = found.outcome(seats)
    if not await services.games.vote(head, found.text() if outcome is None else ""):
        return False
    if outcome:
        await carry_out(services.games, head.id, found)
    return True


ROUTES = [propose, vote, withdraw]

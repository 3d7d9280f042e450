"""What becomes of a vote: the table does what it agreed on, and counts again when somebody goes."""

from pelagos.server.live.games import LiveGames
from pelagos.server.live.votes import DRAW, MORE_TIME, PAUSE, STAND_IN, TAKE_BACK, Vote
from pelagos.server.storage.rows import ABSENT


async def recount(games: LiveGames, table: str) -> None:
    """Somebody has left for good: what the others agree on may be carried by that."""
    head = await games.head(table)
    found = Vote.read(head.vote)
    if found is None:
        return
    outcome = found.outcome(await games.store.seats(table))
    if outcome is not None and await games.vote(head, "") and outcome:
        await carry_out(games, table, found)


async def carry_out(games: LiveGames, table: str, agreed: Vote) -> None:
    """Does what the table has agreed on."""
    if agreed.what == PAUSE:
        await games.settle(table, paused=True)
    elif agreed.what == STAND_IN and agreed.seat is not None:
        await games.steward(table, agreed.seat, ABSENT)
    elif agreed.what == DRAW:
        await games.settle(table, agreed=True)
    elif agreed.what == TAKE_BACK and agreed.line is not None:
        await games.go_back(table, agreed.by, agreed.line)
    elif agreed.what == MORE_TIME:
        await games.more_time(table)

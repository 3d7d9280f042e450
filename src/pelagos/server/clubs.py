"""Series and cups at work: their games are founded round by round, and what came of them counts."""

from dataclasses import replace

import msgspec
import structlog

from pelagos.engine.errors import BadData, PelagosError
from pelagos.server.context import Services
from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_secret
from pelagos.server.live.game import written
from pelagos.server.people.cups import HOST, OPEN, OVER, CupHead, Game, Member
from pelagos.server.people.fixtures import Fixture, Outcome, all_against_all, series
from pelagos.server.people.ratings import place_of
from pelagos.server.routes.opening import drawn_up, new_chance
from pelagos.server.storage.rows import HUMAN, Head, SeatRow
from pelagos.server.types.lobby import NewTable
from pelagos.table import Sitting

log = structlog.get_logger()

COLUMNS = ("games", "points", "wins", "direct", "opposition")
"""The columns of the standings; from the points on they decide in this order."""


async def plan(services: Services, wish: NewTable, players: int) -> None:
    """Refuses what cannot be set up."""
    rules = services.games.titles.rules(wish.title)
    try:
        await services.lanes.games.run(rules.box, players, wish.options)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_option", detail=str(error)) from None


async def go_on(services: Services) -> None:
    """Founds what is due in cups that go on by themselves."""
    for id in await services.cups.due():
        head = await services.cups.find(id)
        if head is None:
            continue
        try:
            await found_round(services, head)
        except (Refused, PelagosError) as error:  # the others need not wait for this one
            log.warning("cup_waits", cup=id, error=type(error).__name__)


async def found_round(services: Services, head: CupHead) -> bool:
    """Founds the next games, the first with them; False while others are being played."""
    members = await services.cups.members(head.id)
    if head.stage == OPEN:
        drawn = await services.lanes.games.run(_fixtures, head, len(members))
        if not await services.cups.begin(head.id, drawn, [x.number for x in members]):
            raise Refused(409, "busy")
    games = await services.cups.games(head.id)
    heads = {x.id: x for x in await services.games.store.heads([x.table for x in games if x.table])}
    if is_played(heads):
        return False
    found = next_round(games, heads)
    if found is None:
        await services.cups.settle(head.id, OVER)
        return True
    for game in found:
        await _found(services, head, game, members)
    return True


def is_played(heads: dict[str, Head]) -> bool:
    """Whether any of these games goes on."""
    return any(not x.over and not x.closed for x in heads.values())


def next_round(games: list[Game], heads: dict[str, Head]) -> list[Game] | None:
    """The games to be founded next; none while a game is being played, or after the last."""
    if is_played(heads):
        return None
    waiting = [x for x in games if not x.table]
    return [x for x in waiting if x.round == waiting[0].round] if waiting else None


def _fixtures(head: CupHead, members: int) -> list[Fixture]:
    if head.kind == "series":
        return series(members, head.games)
    return all_against_all(members, head.players, head.games)


async def _found(services: Services, cup: CupHead, game: Game, members: list[Member]) -> None:
    """Founds one game; everybody who plays in it holds their seat there."""
    wish = msgspec.json.decode(cup.wish, type=NewTable)
    wish.name, players = cup.name, len(game.seats)
    by_number = {x.number: x for x in members}
    who = [by_number[number] for number in game.seats]
    seats = [SeatRow(n, HUMAN, x.name, secret=digest(new_secret())) for n, x in enumerate(who)]
    rules = services.games.titles.rules(wish.title)
    sitting = await services.lanes.games.run(
        Sitting.new, rules, players, wish.options, new_chance(), written(seats), frozenset[int]()
    )
    whole = await drawn_up(services, wish, sitting, seats, [])
    host = game.seats.index(HOST) if HOST in game.seats else 0
    head = replace(whole.head, host=host)
    async with services.lanes.founding:
        await services.games.store.create(head, whole.seats, whole.rows, None, [], whole.start)
    if not await services.cups.seat(cup.id, game, head.id):
        await services.games.store.revise_table(head.id, closed=True)  # somebody was quicker
        return
    log.info("cup_game", cup=cup.id, table=head.id, number=game.number)
    services.driver.drive(head.id)
    async with services.games.at(head.id) as live:
        await services.notices.changed(live)


async def outcomes_of(
    services: Services, games: list[Game], heads: dict[str, Head], members: list[int]
) -> list[Outcome]:
    """What came of the games that are over; members are counted by their place in the list."""
    found = []
    for game in games:
        head = heads.get(game.table)
        if head is None or not head.over or not head.places:
            continue
        seats = await services.games.store.seats(game.table)
        places = [place_of(x.seat, x.seat in head.winners, head.places, x.why) for x in seats]
        found.append(Outcome([members.index(number) for number in game.seats], places))
    return found

"""Series and cups: several games that count together, held by a club on its own server."""

import time

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from pelagos.server.clubs import COLUMNS, found_round, next_round, outcomes_of, plan
from pelagos.server.context import (
    AnyRequest,
    Language,
    Services,
    TheServices,
    TheVisitor,
    with_session,
)
from pelagos.server.errors import Refused
from pelagos.server.keys import digest, face, new_id, new_secret
from pelagos.server.people.cups import HOST, OPEN, OVER, RUNNING, CupHead, Game, Member
from pelagos.server.people.fixtures import Line, standings
from pelagos.server.people.visitor import Visitor
from pelagos.server.present.phrases import called, phrase
from pelagos.server.storage.rows import Head
from pelagos.server.texts import one_line, storable
from pelagos.server.types.cups import (
    CupColumn,
    CupGame,
    CupInfo,
    CupJoined,
    CupLine,
    CupMade,
    CupRound,
    CupRow,
    JoinCup,
    MemberInfo,
    NewCup,
)

MOST_MEMBERS = 16
MOST_TIMES = 3
"""How often everybody may meet everybody in a cup."""


@post("/cups", status_code=200)
async def found(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, data: JSONBody[NewCup]
) -> Response[CupMade]:
    """Starts a series or a cup; the caller is its host and takes part."""
    wish, titles = data.table, services.games.titles
    if wish.title not in titles.names():
        raise Refused(400, "bad_data", "no_title", title=wish.title)
    numbers = titles.rules(wish.title).players
    players = wish.players if wish.players is not None else numbers[0]
    if players not in numbers:
        told = ", ".join(str(n) for n in numbers)
        raise Refused(400, "bad_data", "wrong_players", numbers=told, players=players)
    if data.kind == "cup" and data.games > MOST_TIMES:
        raise Refused(400, "bad_data", "cup_too_long", most=MOST_TIMES)
    await services.limit("tables", visitor)
    await plan(services, wish, players)  # refuses options that do not fit
    storable(data.name, data.as_name)
    name = one_line(data.name)
    key = new_secret()
    head = CupHead(
        new_id(),
        name,
        data.kind,
        msgspec.json.encode(wish).decode(),
        wish.title,
        players,
        data.games,
        data.by_itself,
        data.listed,
        digest(key),
        time.time(),
        OPEN,
    )
    await services.cups.create(head)
    cookies = await _join(services, visitor, request, head, data.as_name)
    return Response(CupMade(head.id, key), cookies=cookies)


async def _join(
    services: Services, visitor: Visitor, request: AnyRequest, head: CupHead, name: str
) -> list[Cookie]:
    visitor, cookies = await with_session(services, visitor, request)
    most = MOST_MEMBERS
    if head.kind == "series":
        most = services.games.titles.rules(head.title).players[-1]
    known = one_line(visitor.name or name)
    account, owners = visitor.account, visitor.owners
    if not await services.cups.join(head.id, known, account, owners, most):
        raise Refused(409, "cup_full")
    return cookies


async def _cup(services: Services, id: str) -> CupHead:
    head = await services.cups.find(id)
    if head is None:
        raise Refused(404, "no_cup")
    return head


async def _hosted(services: Services, visitor: Visitor, id: str) -> CupHead:
    head = await _cup(services, id)
    if HOST not in await services.cups.held(id, visitor.owners):
        raise Refused(403, "not_yours", "not_cup_host")
    return head


@get("/cups")
async def listed(services: TheServices, visitor: TheVisitor, language: Language) -> list[CupRow]:
    """Series and cups: those anybody may join or watch, and yours."""
    found = await services.cups.listed(visitor.owners)
    return [
        CupRow(
            x.id, x.name, x.kind, x.title, _title(services, x.title, language), x.stage, count, mine
        )
        for x, count, mine in found
    ]


def _title(services: Services, title: str, lang: str) -> str:
    titles = services.games.titles
    rules = titles.rules(title)
    return titles.words(title, lang, rules.box(rules.players[0], {})).text("title")


@get("/cups/{cup:str}")
async def read(
    services: TheServices, visitor: TheVisitor, language: Language, cup: FromPath[str]
) -> CupInfo:
    """Who takes part, what was played, how they stand, and why."""
    head = await _cup(services, cup)
    members = await services.cups.members(cup)
    mine = await services.cups.held(cup, visitor.owners)
    games = await services.cups.games(cup)
    heads = {x.id: x for x in await services.games.store.heads([x.table for x in games if x.table])}
    numbers = [x.number for x in members]
    lines = standings(len(members), await outcomes_of(services, games, heads, numbers))
    is_host = HOST in mine
    needs = _needs(services, head, len(members))
    going = next_round(games, heads)
    return CupInfo(
        cup,
        head.name,
        head.kind,
        head.title,
        _title(services, head.title, language),
        head.players,
        head.games,
        head.by_itself,
        head.listed,
        head.stage,
        is_host,
        is_host and head.stage == OPEN and needs == 0,
        is_host and head.stage == RUNNING and going is not None,
        needs,
        [_member(x, mine, language) for x in members],
        _rounds(games, heads),
        [
            CupColumn(x, phrase(language, f"cup-{x}"), phrase(language, f"cup-{x}-help"))
            for x in COLUMNS
        ],
        [_line(x, members) for x in lines],
    )


def _needs(services: Services, head: CupHead, members: int) -> int:
    least = head.players
    if head.kind == "series":
        least = services.games.titles.rules(head.title).players[0]
    return max(0, least - members)


def _member(member: Member, mine: list[int], lang: str) -> MemberInfo:
    picture = None if member.player is None else face(member.player)
    name = called(member.number, member.name, lang)
    return MemberInfo(member.number, name, member.number in mine, picture)


def _rounds(games: list[Game], heads: dict[str, Head]) -> list[CupRound]:
    found: dict[int, CupRound] = {}
    for game in games:
        here = found.setdefault(game.round, CupRound(game.round + 1, True, []))
        head = heads.get(game.table)
        is_over = head is not None and head.over
        here.over = here.over and is_over
        places = head.places if head is not None and is_over else []
        here.games.append(CupGame(game.table, game.seats, places))
    return list(found.values())


def _line(line: Line, members: list[Member]) -> CupLine:
    figures = [float(getattr(line, name)) for name in COLUMNS]
    return CupLine(members[line.member].number, line.place, figures)


@post("/cups/{cup:str}/join", status_code=200)
async def join(
    services: TheServices,
    visitor: TheVisitor,
    request: AnyRequest,
    cup: FromPath[str],
    data: JSONBody[JoinCup],
) -> Response[CupJoined]:
    """Takes part. A cup that is not listed is joined with its key alone."""
    head = await _cup(services, cup)
    storable(data.name)
    if not head.listed and digest(data.key) != head.key:
        raise Refused(403, "wrong_secret", "wrong_cup_key")
    cookies: list[Cookie] = []
    if not await services.cups.held(cup, visitor.owners):
        await services.limit("tables", visitor)
        cookies = await _join(services, visitor, request, head, data.name)
    return Response(CupJoined(cup), cookies=cookies)


@post("/cups/{cup:str}/key", status_code=200)
async def new_key(services: TheServices, visitor: TheVisitor, cup: FromPath[str]) -> CupMade:
    """Another key to join with; links with the old one no longer work."""
    await _hosted(services, visitor, cup)
    key = new_secret()
    await services.cups.new_key(cup, digest(key))
    return CupMade(cup, key)


@delete("/cups/{cup:str}/members/{number:int}")
async def leave(
    services: TheServices, visitor: TheVisitor, cup: FromPath[str], number: FromPath[int]
) -> None:
    """Leaves before it begins: the caller, or a player whom the host sends away."""
    head = await _cup(services, cup)
    mine = await services.cups.held(cup, visitor.owners)
    if number not in mine and HOST not in mine:
        raise Refused(403, "not_yours", "not_cup_host")
    if head.stage != OPEN or number == HOST:
        raise Refused(409, "cup_begun")
    if all(member.number != number for member in await services.cups.members(cup)):
        raise Refused(404, "not_found")
    if not await services.cups.leave(cup, number):
        raise Refused(409, "cup_begun")


@post("/cups/{cup:str}/next", status_code=204)
async def go_on(services: TheServices, visitor: TheVisitor, cup: FromPath[str]) -> None:
    """Begins, or founds the games of the next round once the last is over."""
    head = await _hosted(services, visitor, cup)
    if head.stage == OVER:
        raise Refused(409, "cup_over")
    missing = _needs(services, head, len(await services.cups.members(cup)))
    if head.stage == OPEN and missing:
        raise Refused(409, "cup_needs", count=missing)
    if not await found_round(services, head):
        raise Refused(409, "round_running")


@post("/cups/{cup:str}/end", status_code=204)
async def end(services: TheServices, visitor: TheVisitor, cup: FromPath[str]) -> None:
    """Ends it early: the standings of now are the last."""
    await _hosted(services, visitor, cup)
    await services.cups.settle(cup, OVER)


ROUTES = [found, listed, read, join, new_key, leave, go_on, end]

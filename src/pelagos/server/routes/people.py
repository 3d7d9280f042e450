"""Accounts and sessions: nobody needs one, but it finds one's tables on another device."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from pelagos.server.context import COOKIE, Desk, Reader, TheDesk, TheVisitor, with_session
from pelagos.server.errors import Refused
from pelagos.server.people import Visitor
from pelagos.server.rows import Finish
from pelagos.server.types import Credentials, Me, Numbers, Played

LATEST = 20
"""Games shown one by one."""


def _name(text: str) -> str:
    name = " ".join(text.split())
    if len(name) < 2 or not name.isprintable():
        raise Refused(400, "bad_name")
    return name


@post("/accounts", status_code=200)
async def register(desk: TheDesk, visitor: TheVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """A new account; the browser is signed in with it."""
    name = _name(data.name)
    account = await desk.people.register(name, data.password)
    return await _enter(desk, visitor, account, name)


@post("/session", status_code=200)
async def enter(desk: TheDesk, visitor: TheVisitor, data: JSONBody[Credentials]) -> Response[Me]:
    """Signs in."""
    account, name = await desk.people.recognise(_name(data.name), data.password)
    return await _enter(desk, visitor, account, name)


async def _enter(desk: Desk, visitor: Visitor, account: str, name: str) -> Response[Me]:
    visitor, cookies = await with_session(desk, visitor)
    assert visitor.session is not None
    await desk.people.adopt(visitor.session, account)
    return Response(Me(name, True), cookies=cookies)


@delete("/session", status_code=200)
async def leave(desk: TheDesk, visitor: TheVisitor) -> Response[Me]:
    """Signs out: the browser forgets its seats."""
    if visitor.session is not None:
        await desk.people.end_session(visitor.session)
    response = Response(Me(None, False))
    response.delete_cookie(COOKIE)
    return response


@get("/me")
async def me(visitor: TheVisitor) -> Me:
    """Who one is here."""
    return Me(visitor.name, visitor.account is not None)


@get("/me/numbers")
async def numbers(desk: TheDesk, visitor: TheVisitor, reader: Reader) -> list[Numbers]:
    """How one has fared at each title, the most played first."""
    games: dict[str, list[Finish]] = {}
    for game in await desk.house.store.finished_by(visitor.owners):
        games.setdefault(game.title, []).append(game)
    told = [_numbers(desk, title, finished, reader) for title, finished in games.items()]
    return sorted(told, key=lambda n: -n.played)


def _numbers(desk: Desk, title: str, games: list[Finish], lang: str) -> Numbers:
    rules = desk.house.shelf.rules(title)
    words = desk.house.shelf.words(title, lang, rules.box(rules.players[0], {}))
    return Numbers(
        title,
        words.text("title"),
        len(games),
        len([g for g in games if g.won]),
        sum([1 / g.players for g in games]),
        [Played(g.table, g.won) for g in games[:LATEST]],
    )


ROUTES = [register, enter, leave, me, numbers]

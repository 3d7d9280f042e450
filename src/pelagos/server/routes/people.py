"""Accounts and sessions: optional, but they find your tables on another device."""

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from pelagos.server.context import (
    COOKIE,
    AnyRequest,
    Language,
    Services,
    TheServices,
    TheVisitor,
    session_cookie,
)
from pelagos.server.errors import Refused
from pelagos.server.keys import face
from pelagos.server.live.motions import recount
from pelagos.server.people.limits import neighbourhood
from pelagos.server.people.visitor import Visitor
from pelagos.server.storage.rows import Finish
from pelagos.server.texts import storable
from pelagos.server.types.people import (
    AccountInfo,
    Credentials,
    Farewell,
    Me,
    NewName,
    NewPassword,
    Numbers,
    Played,
    Shown,
)

LATEST = 20
"""Games shown one by one."""


def _name(text: str) -> str:
    name = " ".join(text.split())
    if len(name) < 2 or not name.isprintable():
        raise Refused(400, "bad_name")
    return name


@post("/accounts", status_code=200)
async def register(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, data: JSONBody[Credentials]
) -> Response[Me]:
    """A new account; the browser is signed in with it."""
    name = _name(data.name)
    await services.limit("accounts", visitor)
    account = await services.accounts.register(name, data.password)
    return await _enter(services, visitor, request, account, name)


@post("/session", status_code=200)
async def enter(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, data: JSONBody[Credentials]
) -> Response[Me]:
    """Signs in. The browser gets a new session; the one it had is over."""
    known = services.accounts.recognise(
        _name(data.name), data.password, neighbourhood(visitor.address)
    )
    account, name = await known
    return await _enter(services, visitor, request, account, name)


async def _enter(
    services: Services, visitor: Visitor, request: AnyRequest, account: str, name: str
) -> Response[Me]:
    token = await services.sessions.sign_in(visitor.session, account)
    return Response(Me(name, True), cookies=[session_cookie(token, request)])


@delete("/session", status_code=200)
async def leave(services: TheServices, visitor: TheVisitor) -> Response[Me]:
    """Signs out: the browser forgets its seats."""
    if visitor.session is not None:
        await services.look_again(await services.sessions.end(visitor.session))
    return _gone()


@delete("/sessions", status_code=200)
async def leave_everywhere(services: TheServices, visitor: TheVisitor) -> Response[Me]:
    """Signs out on every device."""
    if visitor.account is None:
        raise Refused(401, "not_signed_in")
    await services.look_again(await services.sessions.end_all(visitor.account))
    return _gone()


def _gone() -> Response[Me]:
    response = Response(Me(None, False))
    response.delete_cookie(COOKIE)
    return response


@put("/me/password", status_code=200)
async def change_password(
    services: TheServices, visitor: TheVisitor, data: JSONBody[NewPassword]
) -> Me:
    """Changes your password; every other device is signed out."""
    if visitor.account is None or visitor.name is None:
        raise Refused(401, "not_signed_in")
    address = neighbourhood(visitor.address)
    await services.accounts.recognise(visitor.name, data.old, address)
    await services.accounts.change_password(visitor.account, data.password)
    ended = await services.sessions.end_all(visitor.account, but=visitor.session)
    await services.look_again(ended)
    return Me(visitor.name, True)


@get("/me/account")
async def account(services: TheServices, visitor: TheVisitor) -> AccountInfo:
    """Your account."""
    id, name = _signed_in(visitor)
    return AccountInfo(name, face(id), await services.accounts.is_shown(id))


def _signed_in(visitor: Visitor) -> tuple[str, str]:
    if visitor.account is None or visitor.name is None:
        raise Refused(401, "not_signed_in")
    return visitor.account, visitor.name


@put("/me/name", status_code=200)
async def rename(services: TheServices, visitor: TheVisitor, data: JSONBody[NewName]) -> Me:
    """Changes your name, also where you are playing now."""
    id, _ = _signed_in(visitor)
    name = _name(data.name)
    storable(name)
    for table in await services.accounts.rename(id, name):
        await services.games.revised(table)
    return Me(name, True)


@put("/me/shown", status_code=200)
async def show(services: TheServices, visitor: TheVisitor, data: JSONBody[Shown]) -> AccountInfo:
    """Whether others can read a page about you."""
    id, name = _signed_in(visitor)
    await services.accounts.show(id, data.shown)
    return AccountInfo(name, face(id), data.shown)


@post("/me/farewell", status_code=200)
async def farewell(
    services: TheServices, visitor: TheVisitor, data: JSONBody[Farewell]
) -> Response[Me]:
    """Deletes your account. Your games stay; your name goes."""
    id, name = _signed_in(visitor)
    await services.accounts.recognise(name, data.password, neighbourhood(visitor.address))
    for table in await services.accounts.delete(id):
        await services.games.revised(table)
        await recount(services.games, table)
    return _gone()


@get("/me")
async def me(visitor: TheVisitor) -> Me:
    """Your account, if you are signed in."""
    return Me(visitor.name, visitor.account is not None)


@get("/me/numbers")
async def numbers(services: TheServices, visitor: TheVisitor, language: Language) -> list[Numbers]:
    """Your results at each title, the most played first."""
    games: dict[str, list[Finish]] = {}
    for game in await services.games.store.finished_by(visitor.owners):
        games.setdefault(game.title, []).append(game)
    told = [_numbers(services, title, finished, language) for title, finished in games.items()]
    return sorted(told, key=lambda n: -n.played)


def _numbers(services: Services, title: str, games: list[Finish], lang: str) -> Numbers:
    rules = services.games.titles.rules(title)
    words = services.games.titles.words(title, lang, rules.box(rules.players[0], {}))
    return Numbers(
        title,
        words.text("title"),
        len(games),
        len([g for g in games if g.won]),
        sum([1 / g.players for g in games]),
        [Played(g.table, g.won) for g in games[:LATEST]],
    )


ROUTES = [
    register,
    enter,
    leave,
    leave_everywhere,
    change_password,
    account,
    rename,
    show,
    farewell,
    me,
    numbers,
]

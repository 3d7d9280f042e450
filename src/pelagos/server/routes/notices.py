"""Notifications that it is your turn, away from the page."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from pelagos.server.context import (
    AnyRequest,
    Language,
    Services,
    TableId,
    TheServices,
    TheVisitor,
    with_session,
)
from pelagos.server.errors import Refused
from pelagos.server.people.push import check_subscription
from pelagos.server.people.ways import EMAIL, PUSH, Way, subscription
from pelagos.server.present.phrases import phrase
from pelagos.server.routes.lobby import name_in_list
from pelagos.server.texts import storable
from pelagos.server.types.talk import (
    KeyBody,
    NewWay,
    NoticesInfo,
    TableMode,
    TableNotices,
    WayInfo,
    WayMode,
)


@get("/notices")
async def read(services: TheServices, visitor: TheVisitor, language: Language) -> NoticesInfo:
    """How you are notified, and about which tables."""
    owners = visitor.owners
    chosen = await services.ways.chosen(owners)
    found = await services.games.store.of(owners) if owners else []
    tables = [
        TableNotices(
            head.id,
            name_in_list(services.games.titles, head, language),
            chosen.get(head.id, ("", ""))[0],
        )
        for head, seats in found
        if not head.over and len([x for x in seats if x.kind != "bot"]) > 1
    ]
    ways = [_info(way, language) for way in await services.ways.of(owners)]
    return NoticesInfo(services.post.push.public, services.post.mail.is_on, ways, tables)


def _info(way: Way, lang: str) -> WayInfo:
    error = ""
    if way.error:
        code, _, detail = way.error.partition(" ")
        error = phrase(lang, f"notice-failed-{code}", detail=detail)
    return WayInfo(
        way.id, way.kind, way.shown, way.mode, way.confirmed, way.told, error, way.gave_up
    )


@post("/notices/ways", status_code=200)
async def add(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    request: AnyRequest,
    data: JSONBody[NewWay],
) -> Response[WayInfo]:
    """A new notification. An e-mail address first gets a message with a link that confirms it."""
    storable(data.address, data.p256dh, data.auth)
    await services.limit("ways", visitor)
    address = await _checked(services, data)
    visitor, cookies = await with_session(services, visitor, request)
    owner = visitor.account or visitor.owners[0]
    home = str(request.base_url).rstrip("/")
    way, key = await services.ways.add(owner, data.kind, address, data.mode, language, home)
    if not way.confirmed:
        words = {
            "subject": phrase(language, "notice-confirm"),
            "text": phrase(language, "notice-confirm-text"),
            "path": f"/notices#confirm={key}",
        }
        await services.post.leave(way.id, None, -1, words, 0.0)
    return Response(_info(way, language), cookies=cookies)


async def _checked(services: Services, wish: NewWay) -> str:
    """The address as it is kept; refuses one to which nothing can be sent."""
    address = wish.address.strip()
    if wish.kind == EMAIL:
        services.post.mail.check(address)
        return address
    await services.post.webhooks.check(address)
    if wish.kind == PUSH:
        check_subscription(wish.p256dh, wish.auth)
        return subscription(address, wish.p256dh, wish.auth)
    return address


@put("/notices/ways/{id:str}")
async def change(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    id: FromPath[str],
    data: JSONBody[WayMode],
) -> WayInfo:
    """Another mode. A way that was given up is tried again."""
    return _info(await services.ways.change(visitor.owners, id, data.mode), language)


@delete("/notices/ways/{id:str}")
async def remove(services: TheServices, visitor: TheVisitor, id: FromPath[str]) -> None:
    """Nothing is sent that way any more."""
    await services.ways.remove(visitor.owners, id)


@post("/notices/ways/{id:str}/try", status_code=204)
async def attempt(
    services: TheServices, visitor: TheVisitor, language: Language, id: FromPath[str]
) -> None:
    """Sends a message that says that it works."""
    await services.limit("ways", visitor)
    way = await services.ways.by_id(id)
    if way is None or way.owner not in visitor.owners:
        raise Refused(404, "no_way")
    if not way.confirmed:  # perhaps it is somebody else's address
        raise Refused(409, "not_yet", "unconfirmed_way")
    words = {
        "subject": phrase(language, "notice-try"),
        "text": phrase(language, "notice-try-text"),
        "path": "/notices",
    }
    await services.post.leave(id, None, -1, words, 0.0)


@post("/notices/confirm", status_code=204)
async def confirm(services: TheServices, data: JSONBody[KeyBody]) -> None:
    """Confirms an e-mail address by the key that was sent there."""
    await services.ways.confirm(data.key)


@put("/notices/tables/{table:str}")
async def choose(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[TableMode]
) -> TableMode:
    """When you are notified about one table."""
    await services.own_seat(visitor, table, None)
    for owner in visitor.owners:
        await services.ways.choose(owner, table, mode=data.mode)
    return data


@post("/off/{key:str}", status_code=204, include_in_schema=False)
async def off(services: TheServices, key: FromPath[str]) -> None:
    """Ends a way by the key in its messages: one click in the page or in a mail program."""
    await services.ways.off(key)


ROUTES = [read, add, change, remove, attempt, confirm, choose]

"""The live channel of a table."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from litestar.types import WebSocketSendEvent

from pelagos.server.context import (
    COOKIE,
    Seat,
    Services,
    TableId,
    TheServices,
    address_of,
    needs_contract,
    scene_of,
    scene_of_timeline,
    viewer_of,
)
from pelagos.server.errors import Refused
from pelagos.server.live.game import Game
from pelagos.server.live.hub import AT_ONCE, GONE, LOOK, Listener, SendAtOnce, Sent, message, sent
from pelagos.server.live.sockets import RETRY_SECONDS
from pelagos.server.people.limits import neighbourhood
from pelagos.server.people.visitor import Visitor
from pelagos.server.present.phrases import language_of
from pelagos.server.present.render import Renderer

encode = msgspec.json.Encoder().encode

CHECK_SECONDS = 60.0
"""So often it is asked whether a listener is still who they were."""
MOST_SAID = 100
"""Words of a client that are ignored. There is nothing to say on a live channel."""

Who = Callable[[], Awaitable[Visitor]]
"""Who is listening now: sessions end, and keys are renewed."""


@websocket("/live/{table:str}")
async def live(
    socket: WebSocket[Any, Any, Any],
    services: TheServices,
    table: TableId,
    seat: Seat = None,
    client: FromQuery[str] = "",
    lines: FromQuery[bool] = False,
) -> None:
    """Sends the seat's own state of the table whenever somebody else changes it. Reads nothing.

    The first message says only which line the table is at, and so do all with `lines`.
    """
    address = address_of(socket)
    neighbours = neighbourhood(address)
    cookie, secret = socket.cookies.get(COOKIE), socket.headers.get("x-seat-secret")

    async def who() -> Visitor:
        return await services.sessions.visitor(cookie, secret, address)

    visitor = await who()
    await socket.accept()
    lang = language_of(socket)
    try:
        needs_contract(socket)
        head = await services.games.head(table)
        _, mine = await services.viewpoint(visitor, head, seat, head.asked)
        await services.limit("channels", visitor)
        if mine and not services.games.is_read_only(head):
            # before listening: a visitor's own arrival is news only for the others
            await services.games.arrive(table, mine)
            head = await services.games.head(table)
            _, mine = await services.viewpoint(visitor, head, seat, head.asked)
        services.sockets.enter(neighbours)
    except Refused as refused:
        await socket.close(4000 + refused.status, refused.said(lang))
        return
    at_once = cast(dict[str, SendAtOnce], socket.scope.get("extensions") or {}).get(AT_ONCE)
    listener = Listener(seat, mine, lang, client, lines, at_once)
    listener.line, listener.rows = head.line, head.rows
    hub = services.games.hub
    hub.join(table, listener, head.rows, head.revision, head.talk)
    hub.presence(table, mine)
    await services.saw(table, mine)
    try:
        known, head = head, await services.games.head(table)  # as it was when one listened
        if known.revision != head.revision and not lines:
            listener.look()  # seats may have changed hands before one was told of such things
        await socket.send_data(message(table, head.line), mode="text")
        await _tell(socket, services, who, table, listener)
    except Refused as refused:  # the seat has gone to somebody else
        with suppress(WebSocketDisconnect):
            await socket.close(4000 + refused.status, refused.said(lang))
    except WebSocketDisconnect:
        pass  # gone; what is left to do is done below
    finally:
        hub.leave(table, listener)
        hub.presence(table, listener.mine)
        services.sockets.leave(neighbours)
        services.left(table, listener.mine)


async def _tell(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    who: Who,
    table: str,
    listener: Listener,
) -> None:
    """Passes on what is left for the listener until the client goes."""
    listening = asyncio.create_task(_until_gone(socket))
    listening.add_done_callback(lambda _: listener.end())
    checked = time.monotonic()
    try:
        while (said := await _next(listener)) is not GONE:
            if time.monotonic() - checked >= CHECK_SECONDS:
                checked = time.monotonic()
                mine = await services.held.held(await who(), table)
                if mine != listener.mine and not listener.lines_only:
                    listener.look()
            if said is LOOK:
                said = sent(await _looked(services, await who(), table, listener))
            if said is not None:
                await socket.send(cast(WebSocketSendEvent, said))  # its frame is our own
        if await listening:
            raise Refused(429, "too_many", "too_often", seconds=RETRY_SECONDS)
    finally:
        listening.cancel()


async def _next(listener: Listener) -> Sent | None:
    """The next message; none when it was quiet for long."""
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await listener.get()
    except TimeoutError:
        return None


async def _looked(services: Services, visitor: Visitor, table: str, listener: Listener) -> bytes:
    """The table as the listener may see it now. The seats may have changed hands meanwhile."""
    listener.is_doubtful = False
    head = await services.games.head(table)
    viewer, listener.mine = await services.viewpoint(visitor, head, listener.seat, head.asked)
    if services.games.is_read_only(head):
        head, timeline = await services.games.timeline(table)
        scene = scene_of_timeline(head, timeline)
        found = services.renderer.state(scene, viewer, listener.mine, listener.lang, False)
        return encode(found)
    async with services.games.at(table, head) as game:
        since = listener.since(game.sitting.line, game.rows)
        return shown(services.renderer, game, listener, since)


def shown(renderer: Renderer, game: Game, listener: Listener, since: int) -> bytes:
    """The state of a table for a listener, with the events from a line on."""
    asked = game.sitting.asked()
    viewer = viewer_of(game.head, listener.seat, listener.mine, asked)
    scene = scene_of(game)
    state = renderer.state(scene, viewer, listener.mine, listener.lang, False)
    state.since = since
    state.told = renderer.told(scene, game.sitting.events, viewer, listener.lang, since)
    return encode(state)


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> bool:
    """Waits for the client to go, and ignores what it says; whether it says too much to stay."""
    with suppress(WebSocketDisconnect):
        for _ in range(MOST_SAID):
            await socket.receive_data(mode="text")
        return True
    return False


ROUTES = [live]

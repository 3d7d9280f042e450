"""The live channel of a table."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pelagos.server.context import COOKIE, TableId, TheDesk
from pelagos.server.errors import Refused
from pelagos.server.hub import message
from pelagos.server.phrases import language_of


@websocket("/live/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], desk: TheDesk, table: TableId) -> None:
    """Says which line the table is at, now and whenever that changes. Reads nothing."""
    visitor = await desk.people.visitor(
        socket.cookies.get(COOKIE), socket.headers.get("x-seat-secret")
    )
    await socket.accept()
    try:
        head = await desk.house.head(table)
        await desk.seats(visitor, head)
    except Refused as refused:
        await socket.close(4000 + refused.status, refused.said(language_of(socket)))
        return
    listener = desk.house.hub.join(table, head.rows, head.revision, head.chats)
    try:
        await socket.send_data(message(table, head.line), mode="text")
        listening = asyncio.create_task(_until_gone(socket))
        try:
            while True:
                next_one = asyncio.create_task(listener.get())
                done, _ = await asyncio.wait(
                    (next_one, listening), return_when=asyncio.FIRST_COMPLETED
                )
                if listening in done:
                    next_one.cancel()
                    return
                await socket.send_data(next_one.result(), mode="text")
        finally:
            listening.cancel()
    except WebSocketDisconnect:
        return
    finally:
        desk.house.hub.leave(table, listener)


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Waits for the client to go. What it says meanwhile is not listened to."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        return


ROUTES = [live]

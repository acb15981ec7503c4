"""The addresses of shared replays."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, WebSocket

from valewright.server import messages as ms
from valewright.server import room_messages as rm
from valewright.server.asking import PROBLEMS, TableId, limited
from valewright.server.limits import Limits, TooMany
from valewright.server.listeners import Listener
from valewright.server.rooms import Entered, Rooms
from valewright.server.sockets import attend, introduced, let_in, refusal, understood


def shared(app: FastAPI) -> None:
    """The addresses."""

    def rooms() -> Rooms:
        found: Rooms = app.state.rooms
        return found

    @app.post(
        "/api/tables/{table_id}/rooms",
        status_code=201,
        responses=PROBLEMS,
        summary="Look at a finished game together: a room that whoever has its id can enter",
    )
    async def create(
        table_id: TableId, wanted: rm.RoomWanted, address: str = limited("tables")
    ) -> rm.NewRoom:
        return rm.NewRoom(room=await rooms().create(table_id, address, wanted))

    @app.websocket("/api/rooms/{room_id}/live")
    async def live(socket: WebSocket, room_id: str) -> None:
        async def admitted(address: str) -> None:
            enter = await introduced(socket, rm.ROOM_CLIENT, rm.Enter)
            listener = Listener(None, [], address)
            entered = await rooms().enter(room_id, enter.name or "", listener)
            try:
                await attend(socket, listener, _hear(socket, rooms(), entered, app.state.limits))
            finally:
                rooms().leave(entered)

        await let_in(socket, app.state.limits, app.state.settings, admitted)


async def _hear(socket: WebSocket, rooms: Rooms, entered: Entered, limits: Limits) -> None:
    listener = entered.listener
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        message = understood(text, rm.ROOM_CLIENT)
        try:
            # Everyone in the room is told of each: all at one address have one player's share.
            limits.spend("messages", f"rooms {listener.address}")
            if isinstance(message, rm.Comment):
                limits.spend("remarks", listener.address)
        except TooMany as error:
            listener.tell(refusal("refused", error, message.ref).model_dump_json())
            await asyncio.sleep(min(1.0, error.seconds))  # whoever floods waits
            continue
        if isinstance(message, ms.Refused):
            listener.tell(message.model_dump_json())
        else:
            await rooms.hear(entered, message, text or "")

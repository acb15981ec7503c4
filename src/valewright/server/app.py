"""The server's addresses: HTTP for setting up and looking back, one WebSocket a seat to play."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from valewright import __version__, games
from valewright.kernel.components import fingerprint
from valewright.kernel.errors import GameError, NeedsVersion
from valewright.server import games as served
from valewright.server import messages as ms
from valewright.server import notices
from valewright.server import room_messages as rm
from valewright.server.addresses import client_address
from valewright.server.administering import administered
from valewright.server.asking import (
    PROBLEMS,
    WAKING,
    Given,
    TableId,
    Tokens,
    limited,
    while_connected,
)
from valewright.server.carrying import Carrying, carried, carrying_of
from valewright.server.challenges import Challenges, challenged
from valewright.server.guarding import ANSWER_BYTES, Guard, Weighed, problem
from valewright.server.history import resigned_of, result
from valewright.server.housekeeping import Housekeeping
from valewright.server.invitations import list_table, renew, take_seat
from valewright.server.keyrings import Presented
from valewright.server.ledger import Ledger
from valewright.server.limits import Limits, TooMany, limits_of
from valewright.server.listeners import Listener, table_info
from valewright.server.live_table import Table
from valewright.server.logs import Requests
from valewright.server.metrics import Counted, Gauges, Metrics
from valewright.server.open_tables import listed
from valewright.server.page import Page
from valewright.server.places import open_store, peers_at
from valewright.server.positions import positioned
from valewright.server.reading import (
    box_check,
    box_contents,
    catalogue_of,
    record_text,
    shortened,
)
from valewright.server.reference import reference
from valewright.server.refusals import Forbidden, NotFound, Refusal, reason_of
from valewright.server.replays import ReplayCache
from valewright.server.resuming import components_of
from valewright.server.reviewing import Reviews, events
from valewright.server.rooms import Rooms
from valewright.server.scheduling import Asker
from valewright.server.seating import offered_bots
from valewright.server.settings import ServerSettings
from valewright.server.shapes.box import BoxCheck
from valewright.server.shapes.common import GameName
from valewright.server.shared_replays import shared
from valewright.server.sockets import attend, introduced, let_in, refusal, understood
from valewright.server.statistics import Statistics, counted_up
from valewright.server.store import Kept, Store, StoreError, TableRow, digest
from valewright.server.tables import Made, Tables
from valewright.server.thinking import BotWorkers
from valewright.server.wire import Hosts, Wire
from valewright.words import rules as rules_of

MOST_TABLES: Final = 200  # of one person, in their list
EVENTS: Final = "text/event-stream"
AT_ONCE: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # for proxies
NOT_FOUND: Final = 404
UNAVAILABLE: Final = 503

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    **ms.refusing(400, 413, 415, 429, 503),
    422: {"model": ms.Problem},
}

# The same, where an answer that is no problem is plain text.
PROBLEMS_BESIDE_TEXT: Final = ms.refusing(400, 403, 404, 409, 413, 415, 422, 429, 503)

Language = Annotated[ms.Language, Path()]


def create_app(
    settings: ServerSettings,
    store: Store | None = None,
    thinkers: BotWorkers | None = None,
    key: str = "",
) -> FastAPI:
    """The server as an ASGI application; ``key`` is that of its host.

    A store that is open already is closed in the end; thinkers that were given are not.
    """

    limits = limits_of(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = open_store(settings) if store is None else store
        minds = thinkers or BotWorkers(settings.workers, settings.worker_memory)
        minds.warm()
        peers = peers_at(kept, settings)
        app.state.tables = Tables(kept, minds, settings, peers)
        await app.state.tables.start()
        if thinkers is None:
            await minds.share(peers)
        app.state.thinkers = minds
        app.state.reviews = Reviews(minds)
        app.state.store = kept
        app.state.carrying = Carrying(kept, app.state.tables)
        app.state.rooms = Rooms(app.state.tables, peers, not settings.no_comments, limits=limits)
        ledger = Ledger(kept, minds)
        app.state.challenges = Challenges(kept, app.state.tables, ledger)
        app.state.statistics = Statistics(kept, ledger)
        chores = Housekeeping(kept, app.state.tables, settings, ledger=ledger)
        at_work = asyncio.gather(chores.run(), app.state.rooms.run())
        try:
            async with notices.seen_to(app, kept, settings):
                yield
        finally:
            at_work.cancel()
            await asyncio.gather(at_work, return_exceptions=True)
            app.state.reviews.close()
            await app.state.tables.close()
            await kept.stop()
            if thinkers is None:
                minds.close()

    app = FastAPI(
        title="Valewright",
        version=__version__,
        summary="Tables of every game",
        lifespan=lifespan,
        responses=REFUSALS,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.draining = False
    app.state.notifier = None
    app.state.limits = limits
    app.state.settings = settings
    app.add_middleware(Weighed, limits=limits)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Page)
    app.add_middleware(Guard, limits=limits, key=key)
    if settings.metrics:
        app.add_middleware(Counted, metrics=Metrics(_gauges(app)))
    app.add_middleware(Wire, hosts=Hosts(settings.host, settings.allow_host))
    app.add_middleware(Requests)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _unserved)
    app.add_exception_handler(GameError, _refused)
    _about(app)
    _tables(app)
    _records(app)
    _live(app)
    carried(app)
    listed(app)
    positioned(app, seated)
    challenged(app)
    shared(app)
    counted_up(app)
    notices.notified(app)
    administered(app, key)
    return app


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    text = shortened(f"{where}: {first['msg']}" if where else str(first["msg"]))
    return problem(Refusal("bad-request", detail=text), 422, text)


async def _unserved(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, HTTPException):
        raise error
    text = str(error.detail)
    missing = error.status_code == NOT_FOUND
    refusal = Refusal("no-address") if missing else Refusal("bad-request", detail=text)
    answer = problem(refusal, error.status_code, None if missing else text)
    answer.headers.update(error.headers or {})
    return answer


async def _refused(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, GameError):
        raise error
    status = 422
    if isinstance(error, Forbidden):
        status = 403
    elif isinstance(error, NotFound):
        status = 404
    elif isinstance(error, NeedsVersion):
        status = 409
    elif isinstance(error, TooMany):
        status = 429
    elif isinstance(error, StoreError) or reason_of(error)[0] in ("busy", "no-room"):
        status = 503
    return problem(error, status)


def reviews_of(app: FastAPI) -> Reviews:
    """The reviews of a running application."""
    found: Reviews = app.state.reviews
    return found


def thinkers_of(app: FastAPI) -> BotWorkers:
    """The workers of a running application."""
    found: BotWorkers = app.state.thinkers
    return found


def tables_of(app: FastAPI) -> Tables:
    """The tables of a running application."""
    found: Tables = app.state.tables
    return found


def own_info(row: TableRow, tokens: Sequence[bytes]) -> ms.TableInfo:
    """A table as the holder of the tokens knows it."""
    known = [token for token in tokens if token == row.host or row.seats_of(token)]
    seated = [token for token in known if row.seats_of(token)]
    best = seated or known
    return table_info(row, best[0] if best else None)


def told(data: dict[str, Any]) -> Response:
    """Plain data as JSON, unchecked, for speed; the tests hold it against its model."""
    return Response(to_json(data), media_type="application/json")


@cache
def game_info(name: GameName) -> ms.GameInfo:
    """What tables of a game can be made of."""
    game = games.game(name)
    return ms.GameInfo(
        name=name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[1],
        options=[
            ms.OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                words=option.words,
                choices=list(option.choices),
            )
            for option in game.options()
        ],
        bots=offered_bots(name),
    )


def _gauges(app: FastAPI) -> Gauges:
    """What a running application knows of itself, for its figures."""
    return {
        "live_tables": ("Tables that are in memory.", lambda: tables_of(app).live),
        "waiting_jobs": ("Bots, hints and imports at work.", lambda: tables_of(app).waiting),
    }


def _about(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return reference(app.openapi())

    @app.get(
        "/api/health",
        responses={503: {"model": ms.Health}},
        summary="Whether the server is ready, and how much it has to do",
    )
    async def health(response: Response) -> ms.Health:
        ready = not app.state.draining
        response.status_code = 200 if ready else UNAVAILABLE
        tables = tables_of(app)
        return ms.Health(ready=ready, version=__version__, tables=tables.live, queue=tables.waiting)

    @app.get("/api/meta", summary="Games, options, bots and version")
    async def meta() -> ms.Meta:
        return ms.Meta(
            version=__version__,
            notices=notices.offered(app),
            games=[game_info(name) for name in games.names()],
            open_tables=app.state.settings.open_tables,
        )

    @app.get(
        "/api/catalogue",
        response_model=ms.Catalogue,
        responses=PROBLEMS,
        summary="Every component of a game, optionally with the values of a table",
    )
    async def catalogue(
        request: Request, game: GameName | None = None, table: ms.TableName | None = None
    ) -> Response:
        if table is None:
            return told(served.served(game or ms.usual_game()).catalogue())
        kept = await tables_of(app).kept(table)
        name = kept.row.game
        cards = components_of(kept) or str(kept.row.options.get("cards") or "")
        if fingerprint(cards) == shipped(name):
            return told(served.served(name).catalogue())
        asker = Asker(client_address(request.scope), table)
        return told(await thinkers_of(app).read(asker, catalogue_of, name, cards))

    @app.post(
        "/api/box",
        response_model=BoxCheck,
        summary="Check the text of a card file: what is wrong, what it says, how far it goes",
    )
    async def check_box(wanted: ms.BoxText, address: str = limited("imports")) -> Response:
        read = thinkers_of(app).read
        return told(await read(Asker(address), box_check, wanted.game, wanted.text))

    @app.get(
        "/api/games/{name}/words/{language}",
        response_class=PlainTextResponse,
        responses=PROBLEMS_BESIDE_TEXT,
        summary="The words that a game brings along, as Fluent text",
    )
    async def words(name: GameName, language: Language) -> PlainTextResponse:
        return PlainTextResponse(games.game(name).words(language))

    @app.get(
        "/api/games/{name}/rules/{language}",
        response_class=PlainTextResponse,
        responses=PROBLEMS_BESIDE_TEXT,
        summary="The rules of a game for players, as Markdown",
    )
    async def rules(name: GameName, language: Language) -> PlainTextResponse:
        return PlainTextResponse(rules_of(name, language))

    @app.get("/api/live-schema", summary="The messages of the WebSocket, as JSON Schema")
    async def live_schema() -> dict[str, dict[str, Any]]:
        return {
            "client": ms.CLIENT.json_schema(),
            "server": ms.SERVER.json_schema(mode="serialization"),
            "room_client": rm.ROOM_CLIENT.json_schema(),
            "room_server": rm.ROOM_SERVER.json_schema(mode="serialization"),
        }


async def seated(app: FastAPI, made: Made, given: Presented) -> ms.Seated:
    """A table as the one who has just made it gets it."""
    await carrying_of(app).keep(given, made.token)
    kept = digest(made.token)
    return ms.Seated(
        token=made.token,
        seats=made.row.seats_of(kept),
        table=table_info(made.row, kept),
        warnings=warnings_of(made.warnings),
    )


def warnings_of(found: Sequence[dict[str, Any]]) -> list[ms.TableWarning]:
    """What a table is short of."""
    return [ms.TableWarning.model_validate(warning) for warning in found]


def shipped(name: str) -> str:
    """The fingerprint of a game's data as they come."""
    return fingerprint(games.game(name).components({}))


def _tables(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201, responses=PROBLEMS, summary="Create a table")
    async def create(
        wanted: ms.NewTable, given: Given, address: str = limited("tables")
    ) -> ms.Seated:
        if wanted.listing is not None and not app.state.settings.open_tables:
            raise Forbidden("no-open-tables")
        notices.checked_reminder(app, wanted)
        return await seated(app, await tables_of(app).create(wanted, address), given)

    @app.post("/api/tables/check", summary="Check a table before creating it")
    async def check(wanted: ms.NewTable, address: str = limited("imports")) -> ms.Checked:
        notices.checked_reminder(app, wanted)
        begun = await tables_of(app).begun(wanted, wanted.seed or 0, address)
        return ms.Checked(warnings=warnings_of(begun.warnings))

    @app.get("/api/tables", summary="Your tables, most recently changed first")
    async def mine(tokens: Tokens) -> list[ms.TableInfo]:
        found = await tables_of(app).rows_of(tokens)
        return [own_info(row, tokens) for row in found[:MOST_TABLES]]

    @app.get("/api/tables/{table_id}", responses=PROBLEMS, summary="A table")
    async def table(table_id: TableId, tokens: Tokens) -> ms.TableInfo:
        return own_info(await tables_of(app).row(table_id), tokens)

    @app.get(
        "/api/tables/{table_id}/box",
        responses=PROBLEMS,
        summary="The card file that a table is played with, and what it changes",
    )
    async def box(request: Request, table_id: TableId) -> ms.TableBox:
        row = await tables_of(app).row(table_id)
        cards = row.options.get("cards")
        if not isinstance(cards, str):
            raise NotFound("no-card-file")
        asker = Asker(client_address(request.scope), table_id)
        name, found = await thinkers_of(app).read(asker, box_contents, row.game, cards)
        differences = [ms.BoxDifference(**one) for one in found]
        return ms.TableBox(name=name, text=cards, differences=differences)

    @app.post(
        "/api/tables/{table_id}/join",
        responses=PROBLEMS,
        summary="Join a table",
        dependencies=[limited("joins"), WAKING],
    )
    async def join(table_id: TableId, wanted: ms.Join, given: Given) -> ms.Seated:
        anyone = app.state.settings.open_tables

        async def work(table: Table) -> ms.Seated:
            token, seat = await table.join(wanted, given.tokens, anyone)
            info = table_info(table.row, digest(token))
            return ms.Seated(token=token, seats=[seat], table=info, warnings=[])

        found = await tables_of(app).do(table_id, work)
        await carrying_of(app).keep(given, found.token)
        return found


def _records(app: FastAPI) -> None:
    @app.post("/api/records", status_code=201, summary="Upload a record, to replay it")
    async def add(
        wanted: ms.NewRecord, given: Given, address: str = limited("imports")
    ) -> ms.Seated:
        return await seated(app, await tables_of(app).add_record(wanted.text, address), given)

    @app.post(
        "/api/tables/{table_id}/fork",
        status_code=201,
        responses=PROBLEMS,
        summary="Continue from a move of a finished game, at a new table",
    )
    async def fork(
        table_id: TableId, wanted: ms.Fork, given: Given, address: str = limited("tables")
    ) -> ms.Seated:
        limits: Limits = app.state.limits
        limits.spend("replayed", address, cost=2 * await tables_of(app).length(table_id))
        made = await tables_of(app).fork(table_id, wanted, given.tokens)
        return await seated(app, made, given)

    @app.get(
        "/api/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=PROBLEMS_BESIDE_TEXT,
        summary="The record of a finished game",
    )
    async def record(request: Request, table_id: TableId, tokens: Tokens) -> PlainTextResponse:
        kept = await tables_of(app).finished(table_id, tokens)
        asker = Asker(client_address(request.scope), table_id)
        return PlainTextResponse(await thinkers_of(app).read(asker, record_text, kept))

    @app.get(
        "/api/tables/{table_id}/replay/{at}",
        response_model=ms.ReplayStep,
        responses=PROBLEMS,
        summary="A finished game as it was after a number of moves",
    )
    async def replay(
        request: Request,
        table_id: TableId,
        at: Annotated[int, Path(ge=0, le=100_000)],
        tokens: Tokens,
        seat: Annotated[int | None, Query(ge=0, lt=ms.MOST_SEATS)] = None,
    ) -> Response:
        kept = await tables_of(app).finished(table_id, tokens)
        if not tables_of(app).films.has(table_id):
            limits: Limits = app.state.limits
            limits.spend("replayed", client_address(request.scope), cost=len(kept.moves))
        return told(await _replay_step(tables_of(app).films, kept, at, seat))

    @app.get(
        "/api/tables/{table_id}/review",
        response_model=ms.Review,
        responses={**PROBLEMS, 200: {"content": {EVENTS: {}}}},
        summary="The chances to win in a finished game, and its costliest decisions",
        description=f"With `Accept: {EVENTS}`, how much is done from 0 to 1 comes first, every "
        "second, then an event `review`, or `problem` if there can be none.",
    )
    async def review(
        request: Request, table_id: TableId, tokens: Tokens, address: str = limited("hints")
    ) -> ms.Review | StreamingResponse:
        kept = await tables_of(app).finished(table_id, tokens)
        if EVENTS in request.headers.get("accept", ""):
            told_on = events(reviews_of(app), kept, address)
            return StreamingResponse(told_on, media_type=EVENTS, headers=AT_ONCE)
        found = await while_connected(request, reviews_of(app).of(kept, address))
        return ms.Review.model_validate(found)


async def _replay_step(films: ReplayCache, kept: Kept, at: int, seat: int | None) -> dict[str, Any]:
    """A :class:`ms.ReplayStep` as plain data."""
    row, moves = kept.row, kept.moves
    if at > len(moves):
        raise Refusal("no-move", n=at, of=len(moves))
    if seat is not None and seat >= len(row.seats):
        raise Refusal("no-seat", n=seat + 1)
    film = await films.of(kept)
    state = film.state(at)
    shown = served.of(state).shown(state, seat, acting=False)
    resigned = resigned_of(row)
    ended = at == len(moves) and (row.status == "over" or state.over or len(resigned) > 0)
    return {
        "at": at,
        "moves": moves,
        "movers": film.movers(at),
        "view": shown.view,
        "decision": shown.decision,
        "log": film.log(at),
        "result": result(state, resigned, ended),
    }


def _live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        async def admitted(address: str) -> None:
            tables = tables_of(app)
            sit = await introduced(socket, ms.CLIENT, ms.Sit)
            if not re.fullmatch(ms.TABLE_NAME, table_id):
                raise NotFound("no-table")
            shown = [*([] if sit.token is None else [sit.token]), *sit.keys]
            given = await carrying_of(app).presented(shown)
            claimed = sit.token is not None
            limits: Limits = app.state.limits
            limits.spend("replayed", address, cost=await tables.asleep(table_id))
            listener = await tables.do(
                table_id, lambda table: table.listen(given.openings, claimed, address)
            )
            limits.charge("sockets", address, listener.waiting / ANSWER_BYTES)
            try:
                await attend(socket, listener, _hear(socket, tables, table_id, listener, limits))
            finally:
                tables.leave(table_id, listener)

        await let_in(socket, app.state.limits, app.state.settings, admitted)


async def _hear(
    socket: WebSocket, tables: Tables, table_id: str, listener: Listener, limits: Limits
) -> None:
    whose = listener.address if listener.token is None else listener.token.hex()
    advising: asyncio.Task[None] | None = None  # a hint takes its time; the table goes on
    try:
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            message = understood(event.get("text"), ms.CLIENT)
            try:
                limits.spend("messages", whose)
                limits.spend("address messages", listener.address)
                if isinstance(message, ms.Undo | ms.LookBack):
                    again = await _played_for(tables, table_id, message)
                    limits.spend("replayed", listener.address, cost=again)
                if isinstance(message, ms.AskHint):
                    limits.spend("hints", listener.address)
                if isinstance(message, ms.Remark):
                    limits.spend("remarks", whose)
            except TooMany as error:
                listener.tell(refusal("refused", error, message.ref).model_dump_json())
                await asyncio.sleep(min(1.0, error.seconds))  # whoever floods waits
                continue
            if isinstance(message, ms.AskHint) and (advising is None or advising.done()):
                advising = asyncio.create_task(_answer(tables, table_id, listener, message))
            elif isinstance(message, ms.AskHint):
                thinking = Refusal("thinking")
                listener.tell(refusal("refused", thinking, message.ref).model_dump_json())
            else:
                await _answer(tables, table_id, listener, message)
    finally:
        if advising is not None:
            advising.cancel()


async def _played_for(tables: Tables, table_id: str, message: ms.Undo | ms.LookBack) -> int:
    """How many moves are played again to do what a message asks."""
    if isinstance(message, ms.LookBack) and tables.films.has_so_far(table_id):
        return 0
    return await tables.length(table_id)


async def _answer(
    tables: Tables, table_id: str, listener: Listener, message: ms.ClientMessage | ms.Refused
) -> None:
    """Do what a message asks, and tell its sender what is for them alone."""
    if isinstance(message, ms.Refused):
        listener.tell(message.model_dump_json())
        return
    if isinstance(message, ms.AskHint):
        await _advise(tables, table_id, listener, message)
        return
    answer = await _done(tables, table_id, listener, message)
    if answer is not None:
        listener.tell(answer.model_dump_json())


async def _advise(tables: Tables, table_id: str, listener: Listener, message: ms.AskHint) -> None:
    """Tell a hint as soon as there is one, and again whenever it has improved."""
    must = () if message.instead is None else (message.instead,)
    try:
        async for told in tables.hint(table_id, listener, must):
            hint = ms.Hint.model_validate({**told, "ref": message.ref})
            listener.tell(hint.model_dump_json())
    except GameError as error:
        code = "forbidden" if isinstance(error, Forbidden) else "refused"
        listener.tell(refusal(code, error, message.ref).model_dump_json())


async def _done(
    tables: Tables, table_id: str, listener: Listener, message: ms.ClientMessage
) -> ms.Refused | ms.Pong | ms.Done | None:
    if isinstance(message, ms.Ping):
        tables.look(table_id, listener, message.hidden)
        return ms.Pong(ref=message.ref)
    try:
        if isinstance(message, ms.LookBack):
            found = await tables.look_back(table_id, listener, message.at)
            listener.tell(to_json({"type": "moment", **found, "ref": message.ref}).decode())
            return None
        if isinstance(message, ms.ListTable) and not tables.open_tables:
            raise Forbidden("no-open-tables")
        await tables.do(table_id, lambda table: _act(table, listener.token, message))
    except Forbidden as error:
        return refusal("forbidden", error, message.ref)
    except GameError as error:
        return refusal("refused", error, message.ref)
    return None if message.ref is None else ms.Done(ref=message.ref)


async def _act(table: Table, token: bytes | None, message: ms.ClientMessage) -> None:
    match message:
        case ms.Sit():
            raise Refusal("sit-first")
        case ms.Play():
            await table.play(token, message.move, message.at)
        case ms.Undo():
            await table.undo(token)
        case ms.HandOver():
            await table.hand_over(token, message)
        case ms.Remark():
            await table.remark(token, message.seat, message.remark)
        case ms.TakeBack():
            await table.take_back(token, message.seat)
        case ms.Resign():
            await table.resign(token, message.seat)
        case ms.Rematch():
            await table.rematch(token)
        case ms.RenewInvitation():
            await renew(table, token)
        case ms.TakeSeat():
            await take_seat(table, token, message.seat)
        case ms.ListTable():
            await list_table(table, token, message.listing)

"""The server's addresses: HTTP for setting up and looking back, one WebSocket a seat to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final, Literal

from fastapi import Depends, FastAPI, Header, Path, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from valewright import __version__, games
from valewright.kernel.errors import GameError, NeedsVersion
from valewright.server import games as served
from valewright.server import messages as ms
from valewright.server.history import result
from valewright.server.page import Page
from valewright.server.refusals import Forbidden, NotFound, Refusal, reason_of
from valewright.server.replays import Film, ReplayCache
from valewright.server.resuming import components_of, played_again
from valewright.server.reviewing import Reviews
from valewright.server.settings import ServerSettings
from valewright.server.shapes.box import BoxCheck
from valewright.server.shapes.common import GameName
from valewright.server.store import Kept, Store, StoreError, TableRow, digest
from valewright.server.tables import (
    Listener,
    Table,
    Tables,
    offered_bots,
    table_info,
)
from valewright.server.thinking import BotWorkers
from valewright.words import rules as rules_of

MOST_BODY: Final = 1_000_000
MOST_MESSAGE: Final = 4_000
MOST_TOKENS: Final = 200
MOST_CHECKS: Final = 2  # card files that are checked at one time
CLOSED_FORBIDDEN: Final = 4403
CLOSED_NOT_FOUND: Final = 4404
CLOSED_BEHIND: Final = 4408
CLOSED_REFUSED: Final = 4409  # the game cannot be opened: it needs another version, say

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    403: {"model": ms.Problem},
    404: {"model": ms.Problem},
    409: {"model": ms.Problem},
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": ms.Problem},
    413: {"model": ms.Problem},
    422: {"model": ms.Problem},
    503: {"model": ms.Problem},
}

# The same, where an answer that is no problem is plain text.
PROBLEMS_BESIDE_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": "Problem",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in (*PROBLEMS, *REFUSALS)
}

TableId = Annotated[ms.TableName, Path()]
Language = Annotated[Literal["en", "fr", "es", "ca"], Path()]


def given_tokens(
    tokens: Annotated[
        str | None,
        Header(alias="Valewright-Tokens", description="tokens of seats, with commas between"),
    ] = None,
) -> list[bytes]:
    """What is kept of the tokens that came with a request."""
    found = [] if tokens is None else [token.strip() for token in tokens.split(",")]
    return [digest(token) for token in found[:MOST_TOKENS] if token]


Tokens = Annotated[list[bytes], Depends(given_tokens)]


def create_app(
    settings: ServerSettings,
    hosts: Sequence[str] = ("*",),
    store: Store | None = None,
    thinkers: BotWorkers | None = None,
) -> FastAPI:
    """The server as an ASGI application; ``hosts`` it answers to.

    A store that is open already is closed in the end; thinkers that were given are not.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = Store(settings.data) if store is None else store
        minds = BotWorkers() if thinkers is None else thinkers
        minds.warm()
        app.state.tables = Tables(kept, minds, settings)
        app.state.reviews = Reviews()
        try:
            yield
        finally:
            app.state.reviews.close()
            await app.state.tables.close()
            kept.close()
            if thinkers is None:
                minds.close()

    app = FastAPI(
        title="Valewright",
        version=__version__,
        summary="Tables of every game",
        lifespan=lifespan,
        responses=REFUSALS,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Page)
    app.add_middleware(BodyLimit)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _unserved)
    app.add_exception_handler(GameError, _refused)
    _about(app)
    _tables(app)
    _records(app)
    _live(app)
    return app


class BodyLimit:
    """Refuses bodies that are too long, or do not say how long they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _too_long(dict(scope["headers"])):
            await _problem(Refusal("too-long"), 413)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _too_long(headers: dict[bytes, bytes]) -> bool:
    length = headers.get(b"content-length", b"0")
    return b"transfer-encoding" in headers or not length.isdigit() or int(length) > MOST_BODY


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    text = f"{where}: {first['msg']}" if where else str(first["msg"])
    return _problem(Refusal("bad-request", detail=text), 422, text)


async def _unserved(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, HTTPException):
        raise error
    text = str(error.detail)
    answer = _problem(Refusal("bad-request", detail=text), error.status_code, text)
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
    elif isinstance(error, StoreError):
        status = 503
    return _problem(error, status)


def _problem(error: GameError, status: int, detail: str | None = None) -> JSONResponse:
    """A :class:`ms.Problem`."""
    reason, arguments = reason_of(error)
    text = str(error) if detail is None else detail
    return JSONResponse({"detail": text, "reason": reason, "arguments": arguments}, status)


def reviews_of(app: FastAPI) -> Reviews:
    """The reviews of a running application."""
    found: Reviews = app.state.reviews
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


def _about(app: FastAPI) -> None:
    @app.get("/api/meta", summary="Games, options, bots and version")
    async def meta() -> ms.Meta:
        return ms.Meta(version=__version__, games=[game_info(name) for name in games.names()])

    @app.get(
        "/api/catalogue",
        response_model=ms.Catalogue,
        responses=PROBLEMS,
        summary="Every component of a game, optionally with the values of a table",
    )
    async def catalogue(
        game: GameName | None = None, table: ms.TableName | None = None
    ) -> Response:
        if table is None:
            return told(served.served(game or ms.usual_game()).catalogue())
        kept = await tables_of(app).kept(table)
        cards = components_of(kept) or str(kept.row.options.get("cards") or "")
        return told(served.served(kept.row.game).catalogue(cards))

    checking = asyncio.Semaphore(MOST_CHECKS)

    @app.post(
        "/api/box",
        response_model=BoxCheck,
        summary="Check the text of a card file: what is wrong, what it says, how far it goes",
    )
    async def check_box(wanted: ms.BoxText) -> Response:
        async with checking:
            found = await asyncio.to_thread(served.served(wanted.game).check_box, wanted.text)
        return told(found)

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
        }


def seated(token: str, row: TableRow) -> ms.Seated:
    """A table as the one who has just made it gets it."""
    kept = digest(token)
    return ms.Seated(
        token=token,
        seats=row.seats_of(kept),
        table=table_info(row, kept),
        warnings=warnings_of(row.game, row.options),
    )


def warnings_of(name: str, options: dict[str, object]) -> list[ms.TableWarning]:
    """What a table with these options is short of."""
    return [ms.TableWarning.model_validate(w._asdict()) for w in games.game(name).warnings(options)]


def _tables(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201, summary="Create a table")
    async def create(wanted: ms.NewTable) -> ms.Seated:
        return seated(*await tables_of(app).create(wanted))

    @app.post("/api/tables/check", summary="Check a table before creating it")
    async def check(wanted: ms.NewTable) -> ms.Checked:
        options = tables_of(app).begun(wanted).record.options
        return ms.Checked(warnings=warnings_of(wanted.game, options))

    @app.get("/api/tables", summary="Your tables, most recently changed first")
    async def mine(tokens: Tokens) -> list[ms.TableInfo]:
        return [own_info(row, tokens) for row in await tables_of(app).rows_of(tokens)]

    @app.get("/api/tables/{table_id}", responses=PROBLEMS, summary="A table")
    async def table(table_id: TableId, tokens: Tokens) -> ms.TableInfo:
        return own_info(await tables_of(app).row(table_id), tokens)

    @app.get(
        "/api/tables/{table_id}/box",
        responses=PROBLEMS,
        summary="The card file that a table is played with, and what it changes",
    )
    async def box(table_id: TableId) -> ms.TableBox:
        row = await tables_of(app).row(table_id)
        cards = row.options.get("cards")
        if not isinstance(cards, str):
            raise NotFound("no-card-file")
        game = served.served(row.game)
        return ms.TableBox(
            name=game.box_name(cards),
            text=cards,
            differences=[ms.BoxDifference(**found) for found in game.box(cards)],
        )

    @app.post("/api/tables/{table_id}/join", responses=PROBLEMS, summary="Join a table")
    async def join(table_id: TableId, wanted: ms.Join) -> ms.Seated:
        async def work(table: Table) -> ms.Seated:
            token, seat = await table.join(wanted.invite, wanted.name, wanted.seat)
            info = table_info(table.row, digest(token))
            return ms.Seated(token=token, seats=[seat], table=info, warnings=[])

        return await tables_of(app).do(table_id, work)


def _records(app: FastAPI) -> None:
    films = ReplayCache()

    @app.post("/api/records", status_code=201, summary="Upload a record, to replay it")
    async def add(wanted: ms.NewRecord) -> ms.Seated:
        return seated(*await tables_of(app).add_record(wanted.text))

    @app.post(
        "/api/tables/{table_id}/fork",
        status_code=201,
        responses=PROBLEMS,
        summary="Continue from a move of a finished game, at a new table",
    )
    async def fork(table_id: TableId, wanted: ms.Fork) -> ms.Seated:
        return seated(*await tables_of(app).fork(table_id, wanted))

    @app.get(
        "/api/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=PROBLEMS_BESIDE_TEXT,
        summary="The record of a finished game",
    )
    async def record(table_id: TableId) -> PlainTextResponse:
        kept = await tables_of(app).finished(table_id)
        return PlainTextResponse(await _record_text(kept))

    @app.get(
        "/api/tables/{table_id}/replay/{at}",
        response_model=ms.ReplayStep,
        responses=PROBLEMS,
        summary="A finished game as it was after a number of moves",
    )
    async def replay(
        table_id: TableId,
        at: Annotated[int, Path(ge=0, le=100_000)],
        seat: Annotated[int | None, Query(ge=0, lt=ms.MOST_SEATS)] = None,
    ) -> Response:
        kept = await tables_of(app).finished(table_id)
        return told(await _replay_step(films, kept, at, seat))

    @app.get(
        "/api/tables/{table_id}/review",
        responses=PROBLEMS,
        summary="The chances to win in a finished game, and its costliest decisions",
    )
    async def review(table_id: TableId) -> ms.Review:
        kept = await tables_of(app).finished(table_id)
        found = await reviews_of(app).of(table_id, await _record_text(kept))
        film = await films.of(kept)
        mistakes = [_mistake(film, mistake) for mistake in found["mistakes"]]
        return ms.Review.model_validate({**found, "mistakes": mistakes})


def _mistake(film: Film, mistake: dict[str, Any]) -> dict[str, Any]:
    """A mistake with its moves in parts, as they were offered at the time."""
    state = film.state(mistake["at"])
    offered = served.of(state).shown(state, mistake["seat"], acting=True).moves
    by_words = {move["words"]: move for move in offered}
    return {**mistake, **{name: by_words[mistake[name]] for name in ("played", "better")}}


def _resigned(row: TableRow) -> list[int]:
    return [i for i, seat in enumerate(row.seats) if seat.resigned]


async def _record_text(kept: Kept) -> str:
    history = await played_again(kept)
    return history.text([seat.name for seat in kept.row.seats], _resigned(kept.row))


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
    resigned = _resigned(row)
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
    async def live(socket: WebSocket, table_id: str, token: str | None = None) -> None:
        await socket.accept()
        kept = None if token is None else digest(token)
        tables = tables_of(app)
        try:
            listener = await tables.do(table_id, lambda table: table.listen(kept))
        except NotFound as error:
            await _turn_away(socket, "not_found", error, CLOSED_NOT_FOUND)
        except Forbidden as error:
            await _turn_away(socket, "forbidden", error, CLOSED_FORBIDDEN)
        except GameError as error:
            await _turn_away(socket, "refused", error, CLOSED_REFUSED)
        else:
            await _attend(socket, tables, table_id, listener)


async def _turn_away(socket: WebSocket, code: Any, error: GameError, close: int) -> None:
    await socket.send_text(_refusal(code, error).model_dump_json())
    await socket.close(close)


async def _attend(socket: WebSocket, tables: Tables, table_id: str, listener: Listener) -> None:
    """Serve one socket until it goes."""
    speaking = asyncio.create_task(_speak(socket, listener))
    try:
        await _hear(socket, tables, table_id, listener)
    finally:
        speaking.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await speaking
        tables.leave(table_id, listener)


async def _speak(socket: WebSocket, listener: Listener) -> None:
    while (text := await listener.outbox.get()) is not None:
        await socket.send_text(text)
    await socket.close(CLOSED_BEHIND)  # it may connect again, and has a snapshot then


async def _hear(socket: WebSocket, tables: Tables, table_id: str, listener: Listener) -> None:
    advising: asyncio.Task[None] | None = None  # a hint takes its time; the table goes on
    try:
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            message = _understood(event.get("text"))
            if isinstance(message, ms.AskHint) and (advising is None or advising.done()):
                advising = asyncio.create_task(_answer(tables, table_id, listener, message))
            elif isinstance(message, ms.AskHint):
                thinking = Refusal("thinking")
                listener.tell(_refusal("refused", thinking, message.ref).model_dump_json())
            else:
                await _answer(tables, table_id, listener, message)
    finally:
        if advising is not None:
            advising.cancel()


def _understood(text: str | None) -> ms.ClientMessage | ms.Refused:
    """What a client said, or what was wrong with it."""
    if text is None or len(text) > MOST_MESSAGE:
        return _refusal("garbage", Refusal("too-long"))
    try:
        return ms.CLIENT.validate_json(text)
    except ValidationError as error:
        return _refusal("garbage", Refusal("bad-request", detail=ms.complaint(error)))


async def _answer(
    tables: Tables, table_id: str, listener: Listener, message: ms.ClientMessage | ms.Refused
) -> None:
    """Do what a message asks, and tell its sender what is for them alone."""
    if isinstance(message, ms.Refused):
        listener.tell(message.model_dump_json())
        return
    answer = await _done(tables, table_id, listener, message)
    if answer is not None:
        listener.tell(answer.model_dump_json())


async def _done(
    tables: Tables, table_id: str, listener: Listener, message: ms.ClientMessage
) -> ms.Refused | ms.Pong | ms.Hint | ms.Done | None:
    if isinstance(message, ms.Ping):
        return ms.Pong(ref=message.ref)
    try:
        if isinstance(message, ms.AskHint):
            return _hint(*await tables.hint(table_id, listener.token), message.ref)
        await tables.do(table_id, lambda table: _act(table, listener.token, message))
    except Forbidden as error:
        return _refusal("forbidden", error, message.ref)
    except GameError as error:
        return _refusal("refused", error, message.ref)
    return None if message.ref is None else ms.Done(ref=message.ref)


def _refusal(code: Any, error: GameError, ref: int | None = None) -> ms.Refused:
    reason, arguments = reason_of(error)
    return ms.Refused(code=code, text=str(error), reason=reason, arguments=arguments, ref=ref)


def _hint(at: int, advice: dict[str, Any], ref: int | None) -> ms.Hint:
    best = {name: advice[name] for name in ("move", "words", "chance")}
    options = [best, *advice["alternatives"]]
    return ms.Hint.model_validate(
        {"at": at, "options": options, "reasons": advice["reasons"], "ref": ref}
    )


async def _act(table: Table, token: bytes | None, message: ms.ClientMessage) -> None:
    match message:
        case ms.Play():
            await table.play(token, message.move, message.at)
        case ms.Undo():
            await table.undo(token)
        case ms.HandOver():
            await table.hand_over(token, message)
        case ms.TakeBack():
            await table.take_back(token, message.seat)
        case ms.Resign():
            await table.resign(token, message.seat)
        case ms.Rematch():
            await table.rematch(token)

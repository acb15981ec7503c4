"""Positions that nobody sits at: puzzles, moments of finished games, and scenarios that are sent.

Each is looked at as the seat that is to act would, judged, or played on from at a new table.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Annotated, Any, Final, Literal, NamedTuple

from fastapi import FastAPI, Request
from fastapi.responses import Response
from pydantic import Field, StringConstraints
from pydantic_core import to_json

from valewright import games
from valewright.bots import Seat
from valewright.bots.estimate import Estimate, exactly
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption, GameError, Unwritable
from valewright.kernel.record import saved_text
from valewright.kernel.waiting import STUMBLES, STUMBLES_TOO
from valewright.lab.puzzles import Puzzle, shipped
from valewright.lab.review import kind_of
from valewright.scenarios.positions import positions_of
from valewright.scenarios.reading import SCENARIO_KEYS, ScenarioError, read_text
from valewright.scenarios.running import lay_out
from valewright.scenarios.writing import write
from valewright.server import games as served
from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, Given, Tokens, limited, while_connected
from valewright.server.history import History
from valewright.server.keyrings import Presented
from valewright.server.limits import Limits
from valewright.server.names import shown_text
from valewright.server.reading import in_words, shortened
from valewright.server.refusals import NotFound, Refusal
from valewright.server.scheduling import Asker
from valewright.server.shapes.common import GameName
from valewright.server.tables import Made, Tables
from valewright.server.thinking import BotWorkers

MOST_SCENARIO: Final = 12_000  # characters of a scenario
MOST_TITLE: Final = 80  # letters of its title that are shown
MOST_TIMES: Final = 40  # that one line names the same thing
MOST_STEPS: Final = 400
SEED_BITS: Final = 256
MOST_SEED: Final = 1 << SEED_BITS
READY_SEED: Final = 7  # of the positions to start from
_TIMES: Final = re.compile(r" x(\d+)")

PuzzleName = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,40}$")]


class OfPuzzle(ms.Asked):
    """A puzzle that comes with a game."""

    kind: Literal["puzzle"]
    game: GameName
    id: PuzzleName


class OfMoment(ms.Asked):
    """A finished game as it was after some of its moves."""

    kind: Literal["moment"]
    table: ms.TableName
    at: Annotated[int, Field(ge=0, le=100_000)]


class OfScenario(ms.Asked):
    """A position as a scenario writes it; the moves of its steps are played."""

    kind: Literal["scenario"]
    text: Annotated[str, Field(max_length=MOST_SCENARIO)]


AnySource = OfPuzzle | OfMoment | OfScenario
Source = Annotated[AnySource, Field(discriminator="kind")]


class Look(ms.Asked):
    """Which position to look at."""

    of: Source


class Judge(ms.Asked):
    """A move to be judged, or none to hear what is best."""

    of: Source
    move: Annotated[int, Field(ge=0, le=255)] | None = None


class PlayFrom(ms.Asked):
    """Play on from a position, against bots, in the seat that is to act."""

    of: Source
    name: ms.Name | None = None
    bot: ms.Word | None = None


class Position(ms.Said):
    """A position as the seat that is to act may see it."""

    game: GameName
    title: str = Field(description="what its author calls it, or nothing")
    players: int
    seat: int = Field(description="the seat that is to act")
    view: ms.View
    decision: ms.Decision
    moves: list[ms.Move]
    log: list[ms.LogLine]


class Written(ms.Said):
    """A position as a scenario, with what the seat to act knows and nothing else."""

    text: str


class ScenarioKey(ms.Said):
    """A key of scenarios: before the players, or of one of them, and what its value is."""

    key: str
    place: Literal["table", "player"]
    kind: Literal["text", "list", "number", "yes or no", "line"]


class Names(ms.Said):
    """Names that may be written as values, by what they are."""

    kind: str
    names: list[str]


class Manual(ms.Said):
    """How the positions of a game are written, and one to start from."""

    game: GameName
    most: int = Field(description="how many characters a scenario may have")
    ready: str
    keys: list[ScenarioKey]
    names: list[Names]


class Verdict(ms.Said):
    """What is best in a position, and what a move is called beside it."""

    kind: ms.DecisionKind | None
    right: bool = Field(description="whether the move begins the best plan")
    hint: ms.Hint


class PuzzleInfo(ms.Said):
    """What a puzzle is about, and how hard it is."""

    game: GameName
    id: str
    theme: str
    difficulty: Literal["easy", "medium", "hard"]


class Opened(NamedTuple):
    """A position, and what a table needs to go on from it."""

    state: State
    title: str
    options: dict[str, object]
    components: str
    log: list[dict[str, Any]]
    box: tuple[str, int] | None = None  # of its card file, as tables keep it


def puzzle_of(game: str, name: str) -> Puzzle:
    """A puzzle that comes with a game."""
    found = shipped(game).get(name)
    if found is None:
        raise NotFound("no-puzzle")
    return found


def open_puzzle(game: str, name: str) -> Opened:
    """The position of a puzzle."""
    puzzle = puzzle_of(game, name)
    state = puzzle.state()
    log, _ = served.of(state).events(state, 0)
    return Opened(state, "", dict(puzzle.options), puzzle.data, log)


@in_words(BadOption)
def open_scenario(text: str) -> Opened:
    """The position of a scenario that someone sent."""
    if any(len(n) > 3 or int(n) > MOST_TIMES for n in _TIMES.findall(text)):
        raise Refusal("bad-scenario", line=0, detail=f"x{MOST_TIMES} at most")
    try:
        found = read_text(text, positions=True)
        if len(found) > 1:
            raise found[1].error("only one scenario can be opened")
        scenario = found[0]
        if "cards" in scenario.about:
            raise scenario.error("cards: no file can be read here", scenario.lines["cards"])
        if not 0 <= scenario.about.get("seed", 0) < MOST_SEED:
            raise scenario.error(f"seed: {SEED_BITS} bits at most", scenario.lines["seed"])
        if len(scenario.steps) > MOST_STEPS:
            raise scenario.error(f"{MOST_STEPS} steps at most")
        state = lay_out(scenario)
        for step in scenario.steps:
            if step.verb == "play":
                for move in scenario.positions.moves(state, step.text):
                    state.play(move)
    except ScenarioError as error:
        said = shortened(error.said or str(error))
        raise Refusal("bad-scenario", line=error.line, detail=said) from error
    options = state.options()
    components = games.game(state.game).components(options)
    log, _ = served.of(state).events(state, 0)
    return Opened(state, shown_text(scenario.title, MOST_TITLE), options, components, log)


@in_words(BadOption)
def looked_at(opened: Opened) -> dict[str, Any]:
    """A :class:`Position` as plain data."""
    state = opened.state
    if state.over:
        raise Refusal("over-at-that-move")
    shown = served.of(state).shown(state, state.to_act, acting=True)
    return {
        "game": state.game,
        "title": opened.title,
        "players": state.players,
        "seat": state.to_act,
        "view": shown.view,
        "decision": shown.decision,
        "moves": shown.moves,
        "log": opened.log,
    }


@in_words(BadOption)
def written(state: State, title: str) -> str:
    """A position as a scenario, or a refusal that says why it cannot be one."""
    try:
        return write(state, title or "A position")
    except Unwritable as error:
        raise Refusal("unwritable", detail=shortened(str(error))) from error


def manual_of(name: str) -> dict[str, Any]:
    """A :class:`Manual` as plain data."""
    game = games.game(name)
    positions = positions_of(name)
    options = positions.option_keys(SCENARIO_KEYS)
    table = {key: kind for key, kind in options.items() if key not in positions.setup_only}
    keys = [("table", table | positions.table_keys), ("player", positions.player_keys)]
    return {
        "game": name,
        "most": MOST_SCENARIO,
        "ready": written(game.start({}, READY_SEED), positions.ready_title),
        "keys": [
            {"key": key, "place": place, "kind": kind}
            for place, kinds in keys
            for key, kind in kinds.items()
            if (place, key) not in positions.rare_keys
        ],
        "names": [{"kind": kind, "names": names} for kind, names in positions.names().items()],
    }


def answered(game: str, name: str, move: int | None) -> dict[str, Any]:
    """What is known of a puzzle, as a :class:`Verdict` in plain data."""
    puzzle = puzzle_of(game, name)
    state = puzzle.state()
    codes = {state.notation(code): code for code in state.legal_moves()}
    chosen = None
    if move is not None:
        if move not in codes.values():
            raise Refusal("illegal-move", detail=str(move))
        chosen = puzzle.answer(state.notation(move))
    options = []
    for i, one in enumerate(puzzle.answers):
        chance = puzzle.chance if i == 0 else exactly(max(0.0, puzzle.chance.mean - one.cost.mean))
        words = puzzle.plan if i == 0 else (one.words,)
        options.append(
            {
                "move": codes[one.words],
                "words": one.words,
                "chance": asdict(chance),
                "cost": asdict(one.cost),
                "points": None if one.points is None else asdict(exactly(one.points)),
                "tries": puzzle.tries,
                "plan": plan_of(state, words),
                "figures": [asdict(figure) for figure in puzzle.figures] if i == 0 else [],
                "notes": [asdict(note) for note in puzzle.notes] if i == 0 else [],
            }
        )
    hint = {"at": 0, "share": 1.0, "options": options}
    kind = None if chosen is None else chosen.kind
    return {"kind": kind, "right": chosen is not None and chosen.right, "hint": hint}


def plan_of(state: State, words: tuple[str, ...]) -> list[dict[str, Any]]:
    """A plan in parts, played on what the seat to act knows."""
    known = Seat(state, state.to_act).canonical_state()
    adapter = served.of(known)
    found = []
    for one in words:
        move = known.parse(one)
        found.append(adapter.move(known, move))
        known.play(move)
    return found


def judged(hint: dict[str, Any], move: int | None) -> dict[str, Any]:
    """A :class:`Verdict` in plain data, from a hint that has looked at the move."""
    options = hint["options"]
    chosen = next((one for one in options if one["move"] == move), None)
    if chosen is None:
        return {"kind": None, "right": False, "hint": hint}
    kind = kind_of(Estimate(**chosen["cost"]))
    return {"kind": kind, "right": chosen is options[0], "hint": hint}


class Positions:
    """How the positions of a running application are opened."""

    def __init__(
        self,
        tables: Tables,
        thinkers: BotWorkers,
        address: str,
        tokens: Sequence[bytes] = (),
        limits: Limits | None = None,
    ) -> None:
        """For whoever asks from an address, with the tokens of seats."""
        self._limits = limits
        self._tables = tables
        self._thinkers = thinkers
        self._asker = Asker(address)
        self._tokens = tokens

    async def opened(self, of: AnySource) -> Opened:
        """A position; what a stranger wrote is read by a worker."""
        match of:
            case OfPuzzle():
                return await self._thinkers.read(self._asker, open_puzzle, of.game, of.id)
            case OfScenario():
                return await self._thinkers.read(self._asker, open_scenario, of.text)
            case OfMoment():
                return await self._moment(of)

    async def _moment(self, of: OfMoment) -> Opened:
        kept = await self._tables.finished(of.table, self._tokens)
        if of.at >= len(kept.moves):
            raise Refusal("no-move", n=of.at, of=len(kept.moves))
        if self._limits is not None and not self._tables.films.has(of.table):
            self._limits.spend("replayed", self._asker.address, cost=len(kept.moves))
        film = await self._tables.films.of(kept)
        record = film.history.record
        state = film.state(of.at)
        box = kept.row.settings.box
        return Opened(state, "", record.options, record.components, film.log(of.at), box)

    async def looked_at(self, of: AnySource) -> dict[str, Any]:
        """A :class:`Position` as plain data."""
        return await self._thinkers.read(self._asker, looked_at, await self.opened(of))

    async def judged(self, of: AnySource, move: int | None) -> dict[str, Any]:
        """What is best, and what a move is called beside it."""
        if isinstance(of, OfPuzzle):
            return await self._thinkers.read(self._asker, answered, of.game, of.id, move)
        state = (await self.opened(of)).state
        if state.over:
            raise Refusal("over-at-that-move")
        hint: dict[str, Any] = {}
        must = () if move is None else (move,)
        try:
            async for told in self._thinkers.advice(state, state.to_act, self._asker, must):
                hint = {"at": 0, **told}
        except GameError:
            raise
        except (*STUMBLES, *STUMBLES_TOO) as error:  # over a stack that somebody wrote
            detail = "waiting: the game cannot go on from there"
            raise Refusal("bad-scenario", line=0, detail=detail) from error
        return judged(hint, move)

    async def written(self, of: AnySource) -> str:
        """A position as a scenario."""
        opened = await self.opened(of)
        if opened.state.over:
            raise Refusal("over-at-that-move")
        return await self._thinkers.read(self._asker, written, opened.state, opened.title)

    async def manual(self, game: str) -> dict[str, Any]:
        """How the positions of a game are written."""
        return await self._thinkers.read(self._asker, manual_of, game)

    async def table(self, of: AnySource, name: str | None, bot: str | None) -> Made:
        """A new table that begins with a position."""
        opened = await self.opened(of)
        state = opened.state
        origin = saved_text(games.game(state.game), state)
        history = History(state.game, opened.options, state.seed, opened.components, origin)
        return await self._tables.play_from(history, name, bot, opened.box)


def puzzle_list() -> list[PuzzleInfo]:
    """Every puzzle that comes with a game, in the order of its file."""
    return [
        PuzzleInfo.model_validate(
            {"game": name, "id": one.id, "theme": one.theme, "difficulty": one.difficulty}
        )
        for name in games.names()
        for one in shipped(name).values()
    ]


Seating = Callable[[FastAPI, Made, Presented], Awaitable[ms.Seated]]


def positioned(app: FastAPI, seated: Seating) -> None:
    """The addresses of positions and puzzles; ``seated`` tells of a table that was made."""

    def positions(address: str, tokens: Sequence[bytes]) -> Positions:
        return Positions(app.state.tables, app.state.thinkers, address, tokens, app.state.limits)

    @app.get("/api/puzzles", summary="The puzzles that come with the games")
    async def puzzles() -> list[PuzzleInfo]:
        return puzzle_list()

    @app.post(
        "/api/positions",
        response_model=Position,
        responses=PROBLEMS,
        summary="A position, as the seat that is to act may see it",
    )
    async def look(wanted: Look, tokens: Tokens, address: str = limited("imports")) -> Response:
        found = await positions(address, tokens).looked_at(wanted.of)
        return Response(to_json(found), media_type="application/json")

    @app.post(
        "/api/positions/text",
        responses=PROBLEMS,
        summary="A position as a scenario: what the seat to act knows, and nothing else",
    )
    async def text(wanted: Look, tokens: Tokens, address: str = limited("imports")) -> Written:
        return Written(text=await positions(address, tokens).written(wanted.of))

    @app.get(
        "/api/positions/manual/{game}",
        responses=PROBLEMS,
        summary="How the positions of a game are written, and one to start from",
    )
    async def manual(game: GameName, address: str = limited("imports")) -> Manual:
        return Manual.model_validate(await positions(address, ()).manual(game))

    @app.post(
        "/api/positions/judge",
        responses=PROBLEMS,
        summary="What is best in a position, and what a move is called beside it",
    )
    async def judge(
        request: Request, wanted: Judge, tokens: Tokens, address: str = limited("hints")
    ) -> Verdict:
        judged = positions(address, tokens).judged(wanted.of, wanted.move)
        return Verdict.model_validate(await while_connected(request, judged))

    @app.post(
        "/api/positions/table",
        status_code=201,
        responses=PROBLEMS,
        summary="Play on from a position, at a new table",
    )
    async def play(wanted: PlayFrom, given: Given, address: str = limited("tables")) -> ms.Seated:
        made = await positions(address, given.tokens).table(wanted.of, wanted.name, wanted.bot)
        return await seated(app, made, given)

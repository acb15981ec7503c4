"""The same deal for many: one game a day, challenges by link, and matches over several boards.

Everyone plays at a table of their own, against bots that answer the same moves in the same way. Of
the deal, nobody is told more than its commitment before they have finished it; what others made of
it is for those who have finished, too.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, TypeVar

from fastapi import FastAPI, Path
from pydantic import Field, JsonValue

from valewright import games
from valewright.bots import bots_for, steady_bot, usual_bot
from valewright.kernel.components import fingerprint
from valewright.kernel.deal import commitment
from valewright.server import contests
from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, Given, TableId, limited
from valewright.server.carrying import carrying_of
from valewright.server.contests import Board, Challenge, Deal, Entry, Try
from valewright.server.keyrings import Presented
from valewright.server.ledger import Ledger
from valewright.server.listeners import table_info
from valewright.server.messages import NewSeat, NewTable
from valewright.server.refusals import NotFound, Refusal
from valewright.server.scheduling import Asker
from valewright.server.shapes.common import GameName
from valewright.server.store import OVER, Script, Store, TableSettings, digest
from valewright.server.tables import Made, Tables
from valewright.server.tokens import new_id, new_salt, new_seed, new_token

T = TypeVar("T")

DAILY_LEVEL: Final = "adept"  # that a daily game is played against, where the game has it
MOST_READ: Final = 50  # results that are worked out for one who looks at them
PATH: Final = "/api/challenges"
Boards = Literal[1, 2, 4]


class Challenges:
    """All challenges of a server."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        ledger: Ledger,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._tables = tables
        self._ledger = ledger
        self._now = now

    async def _do(self, operation: Callable[..., Script[T]], *given: Any) -> T:
        return await self._store.together(lambda: operation(*given))

    # Making

    async def create(self, wanted: NewChallenge, address: str) -> Challenge:
        """A challenge by link."""
        if sum(seat.kind == "me" for seat in wanted.seats) != 1 or any(
            seat.kind == "open" for seat in wanted.seats
        ):
            raise Refusal("challenge-seats")
        table = NewTable(game=wanted.game, seats=wanted.seats, options=wanted.options)
        kind: contests.Kind = "match" if wanted.match else "link"
        return await self._made(table, kind, wanted.boards, address)

    async def daily(self, name: str) -> Challenge:
        """Today's challenge of a game, the same at every worker; a day is one of UTC."""
        day = datetime.fromtimestamp(self._now(), UTC).date().isoformat()
        found = await self._do(contests.of_day, name, day)
        if found is not None:
            return found
        rules = games.game(name)
        players = max(2, rules.seats[0])
        bot = DAILY_LEVEL if DAILY_LEVEL in bots_for(name) else usual_bot(name)
        seats = [NewSeat(kind="bot", bot=bot)] * players
        seats[secrets.randbelow(players)] = NewSeat(kind="me")
        return await self._made(NewTable(game=name, seats=seats), "daily", 1, day=day)

    async def _made(
        self,
        wanted: NewTable,
        kind: contests.Kind,
        boards: int,
        address: str = "",
        day: str | None = None,
    ) -> Challenge:
        await self._tables.check_room()
        first = new_seed()
        begun = await self._tables.begun(wanted, first, address)
        rules = games.game(wanted.game)
        seat = next(i for i, one in enumerate(wanted.seats) if one.kind == "me")
        bots = [one.bot or usual_bot(wanted.game) for one in wanted.seats if one.kind == "bot"]
        components = begun.components or rules.components(begun.options)
        made = Challenge(
            new_id(),
            kind,
            day,
            wanted.game,
            begun.options,
            tuple(steady_bot(wanted.game, bot) for bot in bots),
            begun.box if "cards" in begun.options else None,
            rules.rules_version,
            fingerprint(components),
            self._now(),
            tuple(
                Board(i, (seat + i) % len(wanted.seats), new_seed() if i else first, new_salt())
                for i in range(boards)
            ),
        )
        return await self._do(contests.keep, made, components)

    async def of_table(self, table_id: str, given: Presented) -> Challenge:
        """A challenge with the deal of a finished game of one's own, which counts as a try."""
        row = await self._tables.row(table_id)
        mine = [token for token in given.tokens if row.seats_of(token)]
        known: str | None = row.settings.challenge
        known = known or await self._do(contests.try_at, table_id)
        if not mine:
            raise NotFound("no-table")
        if known:
            return await self._do(contests.found, known)
        people = [i for i, seat in enumerate(row.seats) if seat.token is not None or seat.open]
        dealt = row.status == OVER and not row.settings.known_seed and row.base == 0
        if not dealt or len(people) != 1 or any(seat.resigned for seat in row.seats):
            raise Refusal("challenge-table")
        if row.rules != games.game(row.game).rules_version:
            raise Refusal("challenge-old")
        await self._tables.check_room()
        kept = await self._tables.kept(table_id)
        bots = [(seat.bot or "").partition("@")[0] for seat in row.seats if seat.token is None]
        board = Board(0, people[0], row.seed, row.settings.salt or new_salt())
        made = Challenge(
            new_id(),
            "link",
            None,
            row.game,
            row.options,
            tuple(steady_bot(row.game, bot) for bot in bots),
            row.settings.box,
            row.rules,
            row.data,
            self._now(),
            (board,),
        )
        await self._do(contests.keep, made, kept.components or "")
        await self._do(contests.note, made, 0, row.id, who(given, mine[0]), mine[0], "earlier")
        return made

    # Playing

    async def found(self, challenge_id: str) -> Challenge:
        """A challenge by its id."""
        return await self._do(contests.found, challenge_id)

    async def begin(self, challenge: Challenge, wanted: NewTry, given: Presented) -> Made:
        """A table at which someone plays a board: it counts the first time."""
        if wanted.board >= len(challenge.boards):
            raise NotFound("no-challenge")
        if challenge.rules != games.game(challenge.game).rules_version:
            raise Refusal("challenge-old")
        board = challenge.boards[wanted.board]
        token = new_token()
        identity, kind = await self._do(
            contests.entry_of, challenge, board.number, given.tokens, who(given, digest(token))
        )
        practice = kind == "practice"
        components = await self._do(contests.components_of, challenge.data)
        seats = [NewSeat(kind="bot", bot=bot) for bot in challenge.bots]
        seats.insert(board.seat, NewSeat(kind="me", name=wanted.name))
        settings = TableSettings(
            hints=practice,
            box=challenge.box,
            known_seed=practice,
            challenge=challenge.id,
            practice=practice,
        )
        deal = Deal(challenge.options, components, board.seed, board.salt)
        made = await self._tables.try_out(challenge.game, deal, seats, settings, token)
        try:
            await self._do(
                contests.note, challenge, board.number, made.row.id, identity, digest(token), kind
            )
        except Refusal:
            await self._tables.delete(made.row.id)
            raise
        return made

    # Telling

    async def info(self, challenge: Challenge, given: Presented, address: str) -> ChallengeInfo:
        """A challenge as someone may know it: all of it when they have finished it."""
        tokens = given.tokens
        mine = await self._do(contests.tries_of, challenge.id, tokens, who(given, b""))
        started, finished = await self._do(contests.counts, challenge.id)
        done = await self._do(contests.has_finished, challenge.id, tokens)
        results: list[ChallengeResult] | None = None
        if done:
            for table_id in await self._do(contests.unread, challenge.id, MOST_READ):
                await self._ledger.read(table_id, Asker(address, table_id))
            found = await self._do(contests.entries, challenge.id, tokens)
            results = ranked(found, len(challenge.boards), tokens)
        return ChallengeInfo(
            id=challenge.id,
            kind=challenge.kind,
            day=challenge.day,
            game=challenge.game,
            options={k: v for k, v in challenge.options.items() if k != "cards"},
            box=_box(challenge),
            bots=list(challenge.bots),
            created=challenge.created,
            boards=[board_info(board, mine) for board in challenge.boards],
            started=started,
            finished=finished,
            done=done,
            results=results,
        )

    async def today(self, given: Presented, address: str) -> list[Daily]:
        """Today's challenge of every game, and those of the days before."""
        found = []
        for name in games.names():
            challenge = await self.daily(name)
            before = await self._do(contests.days_before, name, challenge.day)
            found.append(
                Daily(
                    challenge=await self.info(challenge, given, address),
                    earlier=[EarlierDay(day=day, id=id_) for day, id_ in before],
                )
            )
        return found


def who(given: Presented, token: bytes) -> str:
    """What tells a person from others: their keyring, or else the token of a table."""
    return f"keyring {given.devices[0].keyring}" if given.devices else token.hex()


def board_info(board: Board, mine: Sequence[Try]) -> BoardInfo:
    """A board as one of those who play it knows it."""
    own = [one for one in mine if one.board == board.number]
    counting = next((one for one in own if one.kind != "practice"), None)
    going = next((one for one in own if one.kind == "practice" and one.status != OVER), None)
    return BoardInfo(
        number=board.number,
        seat=board.seat,
        commitment=commitment(board.seed, board.salt),
        table=None if counting is None else counting.table_id,
        over=counting is not None and counting.status == OVER,
        practice=None if going is None else going.table_id,
    )


def ranked(entries: Sequence[Entry], boards: int, tokens: Sequence[bytes]) -> list[ChallengeResult]:
    """What each person made of all boards, the best lead first; those who gave up come last."""
    people: dict[str, list[Entry]] = {}
    for entry in entries:
        people.setdefault(entry.who, []).append(entry)
    own = set(tokens)
    found = []
    for tried in people.values():
        if len(tried) < boards:
            continue
        tried.sort(key=lambda entry: entry.board)
        gave_up = any(entry.ending in ("resigned", "unread") for entry in tried)
        found.append(
            ChallengeResult(
                name=tried[0].name,
                mine=any(entry.token in own for entry in tried),
                lead=None if gave_up else sum(entry.lead or 0 for entry in tried),
                finished=max(entry.finished for entry in tried),
                boards=[
                    BoardResult(
                        table=entry.table_id,
                        score=entry.score,
                        lead=entry.lead,
                        won=bool(entry.won),
                        ending=entry.ending,
                        earlier=entry.kind == "earlier",
                    )
                    for entry in tried
                ],
            )
        )
    found.sort(key=lambda one: (one.lead is None, -(one.lead or 0), one.finished))
    return found


def _box(challenge: Challenge) -> ms.BoxInfo | None:
    found = challenge.box
    return None if found is None else ms.BoxInfo(name=found[0], differs=found[1])


# What goes over the wire


class NewChallenge(ms.Asked):
    """A challenge by link: one seat is for people, bots play the others."""

    game: GameName = Field(default_factory=ms.usual_game)
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=ms.MOST_SEATS)]
    options: dict[str, JsonValue] = Field(default_factory=dict)
    boards: Boards = Field(default=1, description="deals; the seat is the next one at each")
    match: bool = Field(default=False, description="whether it is for two people only")


class NewTry(ms.Asked):
    """Play a board."""

    board: Annotated[int, Field(ge=0, lt=4)] = 0
    name: ms.Name | None = None


class BoardInfo(ms.Said):
    """A deal of a challenge. The commitment is SHA-256 of seed, a space and salt."""

    number: int
    seat: int = Field(description="that people play")
    commitment: str
    table: str | None = Field(description="of one's own try that counts")
    over: bool = Field(description="whether that has ended")
    practice: str | None = Field(description="the table of a try that does not, while it goes on")


class BoardResult(ms.Said):
    """What someone made of a board."""

    table: str
    score: int | None
    lead: int | None = Field(description="over the best of the other seats")
    won: bool
    ending: str
    earlier: bool = Field(description="whether it was played before the challenge was made")


class ChallengeResult(ms.Said):
    """What someone made of a challenge."""

    name: str
    mine: bool
    lead: int | None = Field(description="over all boards; none for those who gave up")
    finished: float
    boards: list[BoardResult]


class ChallengeInfo(ms.Said):
    """A challenge as the one who asks may know it."""

    id: str
    kind: Literal["daily", "link", "match"]
    day: str | None = Field(description="of a daily one, such as 2026-11-18")
    game: GameName
    options: dict[str, Any] = Field(description="without the text of a card file")
    box: ms.BoxInfo | None = Field(description="where it is played with a card file")
    bots: list[str] = Field(description="in the other seats, in their order")
    created: float
    boards: list[BoardInfo]
    started: int = Field(description="how many people took it on")
    finished: int = Field(description="how many of them have finished a board")
    done: bool = Field(description="whether the one who asks has finished all boards")
    results: list[ChallengeResult] | None = Field(description="told to those who have finished")


class EarlierDay(ms.Said):
    """The daily challenge of a day."""

    day: str
    id: str


class Daily(ms.Said):
    """Today's challenge of a game, and those of the days before, the last first."""

    challenge: ChallengeInfo
    earlier: list[EarlierDay]


# Addresses

ChallengeId = Annotated[ms.TableName, Path()]


def challenges_of(app: FastAPI) -> Challenges:
    """The challenges of a running application."""
    found: Challenges = app.state.challenges
    return found


def challenged(app: FastAPI) -> None:
    """The addresses of :class:`Challenges`."""

    @app.get("/api/daily", summary="Today's challenge of every game", responses=PROBLEMS)
    async def daily(given: Given, address: str = limited("lists")) -> list[Daily]:
        return await challenges_of(app).today(given, address)

    @app.post(PATH, status_code=201, summary="Make a challenge", responses=PROBLEMS)
    async def create(
        wanted: NewChallenge, given: Given, address: str = limited("tables")
    ) -> ChallengeInfo:
        made = await challenges_of(app).create(wanted, address)
        return await challenges_of(app).info(made, given, address)

    @app.post(
        "/api/tables/{table_id}/challenge",
        status_code=201,
        summary="Challenge others to the deal of your finished game",
        responses=PROBLEMS,
    )
    async def of_table(
        table_id: TableId, given: Given, address: str = limited("tables")
    ) -> ChallengeInfo:
        made = await challenges_of(app).of_table(table_id, given)
        return await challenges_of(app).info(made, given, address)

    @app.get(
        f"{PATH}/{{challenge_id}}",
        summary="A challenge, and what others made of it once you have finished it",
        responses=PROBLEMS,
    )
    async def challenge(
        challenge_id: ChallengeId, given: Given, address: str = limited("lists")
    ) -> ChallengeInfo:
        found = await challenges_of(app).found(challenge_id)
        return await challenges_of(app).info(found, given, address)

    @app.post(
        f"{PATH}/{{challenge_id}}/tries",
        status_code=201,
        summary="Play a board of a challenge; the first try counts",
        responses=PROBLEMS,
    )
    async def begin(
        challenge_id: ChallengeId,
        wanted: NewTry,
        given: Given,
        _address: str = limited("tables"),
    ) -> ms.Seated:
        found = await challenges_of(app).found(challenge_id)
        made = await challenges_of(app).begin(found, wanted, given)
        await carrying_of(app).keep(given, made.token)
        return ms.Seated(
            token=made.token,
            seats=made.row.seats_of(digest(made.token)),
            table=table_info(made.row, digest(made.token)),
            warnings=[],
        )

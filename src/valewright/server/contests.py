"""The same deal for many, as it is kept: each operation once, for every database.

A *challenge* is a game with its options, its bots and one *board* or more: a deal and the seat that
people play. Whoever takes it on has a table of their own for each board, a *try*. The first try of
a person at a board counts; those after it are practice. ``who`` a person is, is their keyring, or
else the token of the table: there are no accounts.

Operations are generators of statements, as in :mod:`valewright.server.keyrings`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from valewright.kernel.components import squeezed
from valewright.server.keyrings import among
from valewright.server.refusals import Forbidden, NotFound, Refusal
from valewright.server.store import FORGET, OVER, Script, components_text

Kind = Literal["daily", "link", "match"]
TryKind = Literal["scored", "practice", "earlier"]  # earlier: played before the challenge was made
MOST_ENTRIES: Final = 1000  # tries of one challenge that are listed
MATCH_PLAYERS: Final = 2
EARLIER_DAYS: Final = 7  # daily challenges that are offered to look back at
DAY: Final = 86_400.0
FORGOTTEN_DAYS: Final = 90  # after which a challenge that nobody took on is forgotten


class Deal(NamedTuple):
    """All that it takes to begin a game anew."""

    options: dict[str, object]
    components: str | None
    seed: int
    salt: str


class Board(NamedTuple):
    """One deal of a challenge, and the seat in which people play it."""

    number: int
    seat: int
    seed: int
    salt: str


@dataclass(frozen=True)
class Challenge:
    """What everybody plays alike. ``bots`` play the other seats, in their order."""

    id: str
    kind: Kind
    day: str | None
    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    box: tuple[str, int] | None
    rules: int
    data: str
    created: float
    boards: tuple[Board, ...]


class Try(NamedTuple):
    """A table at which somebody plays a board."""

    table_id: str
    board: int
    who: str
    token: bytes
    kind: TryKind
    status: str


class Entry(NamedTuple):
    """A try that counts and is over, and what came of it."""

    table_id: str
    board: int
    who: str
    token: bytes
    kind: TryKind
    name: str
    score: int | None
    lead: int | None
    won: float | None
    ending: str
    finished: float


class ChallengeRoom(NamedTuple):
    """A challenge, how often it was taken on, and the bytes that it takes itself."""

    id: str
    kind: Kind
    game: str
    created: float
    tries: int
    bytes: int


_TRY: Final = ("challenge", "board", "seat", "who", "token", "kind", "made")
_CHALLENGE: Final = "id, kind, day, game, options, bots, box, rules, data, created"


# Reading


def found(challenge_id: str) -> Script[Challenge]:
    """A challenge by its id, or an error."""
    rows = yield f"SELECT {_CHALLENGE} FROM challenges WHERE id = $1", (challenge_id,)
    if not rows:
        raise NotFound("no-challenge")
    return (yield from _whole(rows[0]))


def of_day(game: str, day: str) -> Script[Challenge | None]:
    """The daily challenge of a game, where there is one yet."""
    query = f"SELECT {_CHALLENGE} FROM challenges WHERE game = $1 AND day = $2"
    rows = yield query, (game, day)
    return (yield from _whole(rows[0])) if rows else None


def days_before(game: str, day: str) -> Script[list[tuple[str, str]]]:
    """The last daily challenges of a game before a day: each day and its challenge."""
    query = (
        "SELECT day, id FROM challenges WHERE game = $1 AND day < $2"
        f" ORDER BY day DESC LIMIT {EARLIER_DAYS}"
    )
    return [(row[0], row[1]) for row in (yield query, (game, day))]


def components_of(data: str) -> Script[str | None]:
    """The component data of a fingerprint; None where today's are meant."""
    if not data:
        return None
    rows = yield "SELECT text FROM components WHERE fingerprint = $1", (data,)
    text, _ = components_text(data, rows[0][0] if rows else None)
    if text is None:
        raise Refusal("challenge-old")
    return text


def tries_of(challenge_id: str, tokens: Sequence[bytes], who: str) -> Script[list[Try]]:
    """All tries of a person, the newest first."""
    mine = f"y.who = $2 OR y.token IN {among(len(tokens), 3)}" if tokens else "y.who = $2"
    query = (
        "SELECT y.table_id, y.board, y.who, y.token, y.kind, t.status"
        " FROM tries y JOIN tables t ON t.id = y.table_id"
        f" WHERE y.challenge = $1 AND ({mine}) ORDER BY y.made DESC"
    )
    return [Try(*row) for row in (yield query, (challenge_id, who, *tokens))]


def try_at(table_id: str) -> Script[str | None]:
    """The challenge that a table is a try of, as those who made it know it."""
    rows = yield "SELECT challenge FROM tries WHERE table_id = $1", (table_id,)
    return str(rows[0][0]) if rows else None


def counts(challenge_id: str) -> Script[tuple[int, int]]:
    """How many people took a challenge on, and how many have finished a board of it."""
    query = (
        "SELECT count(DISTINCT y.who), count(DISTINCT CASE WHEN t.status = $2 THEN y.who END)"
        " FROM tries y JOIN tables t ON t.id = y.table_id WHERE y.challenge = $1"
    )
    rows = yield query, (challenge_id, OVER)
    return int(rows[0][0]), int(rows[0][1])


def has_finished(challenge_id: str, tokens: Sequence[bytes]) -> Script[bool]:
    """Whether the holder of some tokens has finished every board of a challenge."""
    if not tokens:
        return False
    query = (
        "SELECT count(DISTINCT y.board) FROM tries y JOIN tables t ON t.id = y.table_id"
        " WHERE y.challenge = $1 AND t.status = $2 AND y.kind <> 'practice'"
        f" AND y.token IN {among(len(tokens), 3)}"
    )
    rows = yield query, (challenge_id, OVER, *tokens)
    done = int(rows[0][0])
    rows = yield "SELECT count(*) FROM boards WHERE challenge = $1", (challenge_id,)
    return 0 < done == int(rows[0][0])


def unread(challenge_id: str, most: int) -> Script[list[str]]:
    """Tables of a challenge that are over, and whose result nobody has worked out."""
    query = (
        "SELECT y.table_id FROM tries y JOIN tables t ON t.id = y.table_id"
        " WHERE y.challenge = $1 AND t.status = $2 AND NOT EXISTS"
        " (SELECT 1 FROM results r WHERE r.table_id = y.table_id) LIMIT $3"
    )
    return [row[0] for row in (yield query, (challenge_id, OVER, most))]


def entries(challenge_id: str, tokens: Sequence[bytes]) -> Script[list[Entry]]:
    """What came of the tries that count, the best first; those of some tokens in any case."""
    query = (
        "SELECT y.table_id, y.board, y.who, y.token, y.kind, s.name, r.score, r.lead, r.won,"
        " r.ending, r.finished FROM tries y"
        " JOIN results r ON r.table_id = y.table_id AND r.seat = y.seat"
        " JOIN seats s ON s.table_id = y.table_id AND s.seat = y.seat"
        " WHERE y.challenge = $1 AND y.kind <> 'practice'"
    )
    best = f"{query} ORDER BY r.ending, r.lead DESC, r.finished LIMIT {MOST_ENTRIES}"
    rows = yield best, (challenge_id,)
    listed = {row[0]: Entry(*row) for row in rows}
    if tokens:
        rows = yield f"{query} AND y.token IN {among(len(tokens), 2)}", (challenge_id, *tokens)
        listed.update({row[0]: Entry(*row) for row in rows})
    return list(listed.values())


# Writing


def keep(challenge: Challenge, components: str) -> Script[Challenge]:
    """Keep a challenge; where another worker has kept that of the same day, that one is it."""
    given = (
        *(challenge.id, challenge.kind, challenge.day, challenge.game),
        *(json.dumps(challenge.options), json.dumps(challenge.bots), json.dumps(challenge.box)),
        *(challenge.rules, challenge.data, challenge.created),
    )
    values = ", ".join(f"${i + 1}" for i in range(len(given)))
    query = f"INSERT INTO challenges ({_CHALLENGE}) VALUES ({values}) ON CONFLICT DO NOTHING"
    rows = yield f"{query} RETURNING id", given
    if not rows and challenge.day is not None:
        kept = yield from of_day(challenge.game, challenge.day)
        assert kept is not None
        return kept
    if challenge.data:
        query = "INSERT INTO components (fingerprint, text) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        yield query, (challenge.data, squeezed(components))
    query = "INSERT INTO boards (challenge, number, seat, seed, salt) VALUES ($1, $2, $3, $4, $5)"
    for board in challenge.boards:
        deal = (challenge.id, board.number, board.seat, str(board.seed), board.salt)
        yield f"{query} ON CONFLICT DO NOTHING", deal
    return challenge


def entry_of(
    challenge: Challenge, board: int, tokens: Sequence[bytes], who: str
) -> Script[tuple[str, TryKind]]:
    """As whom a person plays a board next, and whether that counts: the first time does.

    While that one is going on, there is no other; and a match is for two.
    """
    mine = yield from tries_of(challenge.id, tokens, who)
    if challenge.kind == "match" and not mine:
        yield from _check_match(challenge, who)
    counting = [one for one in mine if one.board == board and one.kind != "practice"]
    if any(one.status != OVER for one in counting):
        raise Refusal("challenge-going-on")
    return mine[-1].who if mine else who, "practice" if counting else "scored"


def note(
    challenge: Challenge, board: int, table_id: str, who: str, token: bytes, kind: TryKind
) -> Script[None]:
    """Keep a try, unless the person has just begun another that counts."""
    query = (
        "INSERT INTO tries (table_id, challenge, board, seat, who, token, kind, made)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
    )
    seat = challenge.boards[board].seat
    yield query, (table_id, challenge.id, board, seat, who, token, kind, time.time())
    rows = yield "SELECT 1 FROM tries WHERE table_id = $1", (table_id,)
    if not rows:
        raise Refusal("challenge-going-on")
    if challenge.kind == "match":
        yield from _check_match(challenge, who)


def _check_match(challenge: Challenge, who: str) -> Script[None]:
    """Refuse a third player; of two who come at the same moment, both may be refused."""
    query = "SELECT count(DISTINCT who) FROM tries WHERE challenge = $1 AND who <> $2"
    rows = yield query, (challenge.id, who)
    if int(rows[0][0]) >= MATCH_PLAYERS:
        raise Forbidden("challenge-full")


def prune(now: float, days: float = FORGOTTEN_DAYS) -> Script[None]:
    """Forget challenges that nobody took on for some days, and what is left of deleted tables."""
    untouched = "NOT EXISTS (SELECT 1 FROM tries y WHERE y.challenge = challenges.id)"
    query = f"SELECT id FROM challenges WHERE created < $1 AND {untouched}"
    for (challenge_id,) in (yield query, (now - days * DAY,)):
        yield from delete(challenge_id)
    for name in ("tries", "results"):  # noted at the moment when their table went
        gone = f"NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = {name}.table_id)"
        yield f"DELETE FROM {name} WHERE {gone}", ()
    for statement in FORGET:
        yield statement, ()


def delete(challenge_id: str) -> Script[bool]:
    """Forget a challenge and who took it on; whether there was one. Their tables stay."""
    for name in ("boards", "tries"):
        yield f"DELETE FROM {name} WHERE challenge = $1", (challenge_id,)
    rows = yield "DELETE FROM challenges WHERE id = $1 RETURNING id", (challenge_id,)
    return bool(rows)


def overview() -> Script[list[ChallengeRoom]]:
    """Every challenge and what it takes, the last one first."""
    query = (
        "SELECT c.id, c.kind, c.game, c.created, (SELECT count(*) FROM tries y WHERE"
        " y.challenge = c.id), length(c.options) + 400 FROM challenges c ORDER BY c.created DESC"
    )
    return [ChallengeRoom(*row) for row in (yield query, ())]


# Single tables that are taken to another server


def tried(table_id: str) -> Script[dict[str, Any] | None]:
    """What a table is a try of, as plain data."""
    rows = yield f"SELECT {', '.join(_TRY)} FROM tries WHERE table_id = $1", (table_id,)
    if not rows:
        return None
    found = dict(zip(_TRY, rows[0], strict=True))
    return {**found, "token": found["token"].hex()}


def brought(table_id: str, given: dict[str, Any]) -> Script[bool]:
    """Note that a table from elsewhere is a try, where the challenge is known; whether it is."""
    if not (yield "SELECT 1 FROM challenges WHERE id = $1", (given["challenge"],)):
        return False
    values = {**given, "token": bytes.fromhex(given["token"])}
    marks = ", ".join(f"${i + 2}" for i in range(len(_TRY)))
    query = f"INSERT INTO tries (table_id, {', '.join(_TRY)}) VALUES ($1, {marks})"
    yield f"{query} ON CONFLICT DO NOTHING", (table_id, *(values[name] for name in _TRY))
    return True


def _whole(row: Sequence[object]) -> Script[Challenge]:
    names = _CHALLENGE.split(", ")
    named = dict(zip(names, row, strict=True))
    query = "SELECT number, seat, seed, salt FROM boards WHERE challenge = $1 ORDER BY number"
    rows = yield query, (named["id"],)
    box = json.loads(str(named["box"]))
    return Challenge(
        id=str(named["id"]),
        kind=named["kind"],  # type: ignore[arg-type]
        day=None if named["day"] is None else str(named["day"]),
        game=str(named["game"]),
        options=json.loads(str(named["options"])),
        bots=tuple(json.loads(str(named["bots"]))),
        box=None if box is None else (str(box[0]), int(box[1])),
        rules=int(str(named["rules"])),
        data=str(named["data"]),
        created=float(str(named["created"])),
        boards=tuple(Board(one[0], one[1], int(one[2]), one[3]) for one in rows),
    )

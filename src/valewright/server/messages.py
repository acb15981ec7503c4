"""What goes over the wire, both ways: every message is one of these models, and is checked."""

from __future__ import annotations

from functools import reduce
from http import HTTPStatus
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)
from typing_extensions import TypeAliasType

from valewright import games
from valewright.kernel.data import MOST_TEXT
from valewright.server.games import served
from valewright.server.names import MOST_LETTERS, shown_name
from valewright.server.outgoing import MOST_URL
from valewright.server.refusals import Reason
from valewright.server.shapes import plain
from valewright.server.shapes.common import GameName

Status = TypeAliasType("Status", Literal["playing", "over", "replay"])
Overdue = TypeAliasType("Overdue", Literal["bot", "reminder"])
MOST_SEATS = 6
MOST_DAYS = 60


def usual_game() -> str:
    """The game that is meant where none is named."""
    return games.names()[0]


def _of_any_game(part: str) -> Any:
    """What games tell, each in a type of its own."""
    found = [getattr(served(name).shapes, part) for name in games.names()]
    found.append(getattr(plain.SHAPES, part))
    return reduce(or_, dict.fromkeys(shape for shape in found if shape is not None))


if TYPE_CHECKING:
    View: TypeAlias = Any
    Move: TypeAlias = Any
    Decision: TypeAlias = Any
    LogLine: TypeAlias = Any
    ScoreLine: TypeAlias = Any
    Catalogue: TypeAlias = Any
else:
    View = TypeAliasType("View", _of_any_game("view"))
    Move = TypeAliasType("Move", _of_any_game("move"))
    Decision = TypeAliasType("Decision", _of_any_game("decision"))
    LogLine = TypeAliasType("LogLine", _of_any_game("log_line"))
    ScoreLine = TypeAliasType("ScoreLine", _of_any_game("score_line"))
    Catalogue = TypeAliasType(
        "Catalogue", Annotated[_of_any_game("catalogue"), Field(discriminator="game")]
    )


def _name(text: str) -> str:
    found = shown_name(text)
    if not found:
        raise ValueError("no letter of this name can be seen")
    return found


Name = Annotated[
    str,
    StringConstraints(
        strict=True,
        min_length=1,
        max_length=MOST_LETTERS,
        pattern=r"^[^\s\x00-\x1f\x7f]+( [^\s\x00-\x1f\x7f]+)*$",
    ),
    AfterValidator(_name),
]
Token = Annotated[str, StringConstraints(strict=True, max_length=200)]
Word = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=80)]
TABLE_NAME: Final = r"^[A-Za-z0-9_-]{1,32}$"
TableName = Annotated[str, StringConstraints(pattern=TABLE_NAME)]
Address = Annotated[str, StringConstraints(min_length=8, max_length=MOST_URL)]
PushAddress = Annotated[
    str, StringConstraints(min_length=8, max_length=MOST_URL, pattern=r"^[\x21-\x7e]+$")
]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,100}$")]
Language = TypeAliasType("Language", Literal["en", "fr", "es", "ca"])
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=MOST_SEATS)]


class Asked(BaseModel):
    """Anything that a client sends: nothing unknown, nothing turned into another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# What a seat says on its socket


class Sit(Asked):
    """The first message: the token of one's seats, or none to watch."""

    type: Literal["sit"]
    token: Token | None = None
    keys: Annotated[list[Token], Field(max_length=10, description="secrets of this device")] = (
        Field(default_factory=list)
    )
    ref: int | None = None


class Play(Asked):
    """Play a legal move; ``at`` is how many moves the sender had seen."""

    type: Literal["play"]
    move: Annotated[int, Field(ge=0, le=255)]
    at: Annotated[int, Field(ge=0)]
    ref: int | None = None


class Undo(Asked):
    """Take the last decision of one's own back."""

    type: Literal["undo"]
    ref: int | None = None


class HandOver(Asked):
    """Let a bot play a seat: one's own, or any that the host finds empty-handed."""

    type: Literal["hand_over"]
    seat: SeatNumber
    bot: Word | None = None
    ref: int | None = None


class TakeBack(Asked):
    """Play one's own seat again after a bot stood in."""

    type: Literal["take_back"]
    seat: SeatNumber
    ref: int | None = None


class Resign(Asked):
    """Give a seat up."""

    type: Literal["resign"]
    seat: SeatNumber
    ref: int | None = None


class Rematch(Asked):
    """Set up a new table for the same seats; the tokens open it too."""

    type: Literal["rematch"]
    ref: int | None = None


class Listing(Asked):
    """How a table is shown to those who look for one to join."""

    title: Name
    language: Literal["en", "fr", "es", "ca"]


class RenewInvitation(Asked):
    """As the host: a new invitation in the place of the old one."""

    type: Literal["renew_invitation"]
    ref: int | None = None


class TakeSeat(Asked):
    """As the host: take a seat back from a guest who has not played yet."""

    type: Literal["take_seat"]
    seat: SeatNumber
    ref: int | None = None


class ListTable(Asked):
    """As the host: let anyone join, or no longer."""

    type: Literal["list"]
    listing: Listing | None = None
    ref: int | None = None


Phrase = TypeAliasType(
    "Phrase",
    Literal[
        "hello",
        "good-luck",
        "thinking",
        "your-turn",
        "nice-move",
        "oops",
        "thanks",
        "well-played",
        "one-more",
        "goodbye",
    ],
)
Reaction = TypeAliasType("Reaction", Literal["smile", "laugh", "wow", "sad", "heart", "thumb"])


class Remark(Asked):
    """As one of one's seats: a phrase that everyone reads in their own language, or a reaction."""

    type: Literal["remark"]
    seat: SeatNumber
    remark: Phrase | Reaction
    ref: int | None = None


class LookBack(Asked):
    """Ask how the table was after ``at`` moves; the answer goes to this socket alone."""

    type: Literal["look_back"]
    at: Annotated[int, Field(ge=0, le=100_000)]
    ref: int | None = None


class AskHint(Asked):
    """Ask what a strong bot would do now in one's place; the answers go to this socket alone.

    ``instead`` is a legal move that is looked at in any case.
    """

    type: Literal["hint"]
    instead: Annotated[int, Field(ge=0, le=255)] | None = None
    ref: int | None = None


class Ping(Asked):
    """Ask whether the server is there, and say whether the page is in the background."""

    type: Literal["ping"]
    hidden: bool = False
    ref: int | None = None


ClientMessage = Annotated[
    Sit
    | Play
    | Undo
    | HandOver
    | TakeBack
    | Resign
    | Rematch
    | RenewInvitation
    | TakeSeat
    | ListTable
    | Remark
    | LookBack
    | AskHint
    | Ping,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# What the server says


class Said(BaseModel):
    """Anything that the server sends: what has a usual value is sent all the same."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class SeatInfo(Said):
    """One seat as everyone sees it; ``mine`` is for the one who asks."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    resigned: bool
    mine: bool


class BoxInfo(Said):
    """The card file that a table is played with."""

    name: str = Field(description="what its owner calls it, or nothing")
    differs: int = Field(description="how many values are not as they come")


class DealInfo(Said):
    """How far the deal can be trusted. The commitment is SHA-256 of seed, a space and salt."""

    commitment: str | None = Field(description="made at the start; none at a table of old")
    salt: str | None = Field(description="told when the table is over")
    known: bool = Field(
        description="whether someone chose the seed, or has it from a game that is over"
    )
    looked_ahead: bool = Field(
        description="whether someone has seen hidden things and taken their moves back"
    )


class ListingInfo(Said):
    """How a table is shown to those who look for one to join."""

    title: str
    language: str


WebhookKind = TypeAliasType("WebhookKind", Literal["json", "discord", "slack", "ntfy"])


class WebhookInfo(Said):
    """Where a table tells whose turn it is; the address itself is a secret of its host."""

    kind: WebhookKind
    where: str = Field(description="the name of the site")


class TableInfo(Said):
    """A table as the one who asks may know it."""

    id: str
    game: GameName
    options: dict[str, Any] = Field(description="without the text of a card file")
    box: BoxInfo | None = Field(description="where the table is played with a card file")
    status: Status
    seq: int
    to_act: int | None = Field(description="the seat that is to act, where that is known")
    created: float
    changed: float
    seats: list[SeatInfo]
    host: bool = Field(description="whether the one who asks made the table")
    invite: str | None = Field(description="what joining needs; told to those who sit here")
    rematch: str | None
    listing: ListingInfo | None = Field(description="where anyone may join")
    hints: bool = Field(description="whether players may ask for hints")
    challenge: str | None = Field(description="the challenge that it is a try of")
    practice: bool = Field(description="whether that try does not count")
    deal: DealInfo
    lesson: str | None = Field(description="the lesson that the table was made for")
    days: int = Field(description="that a person has for each decision; 0 is no limit")
    overdue: Overdue = Field(description="what happens after that")
    due: float | None = Field(description="when the time of the person who is to act is over")
    webhook: WebhookInfo | None = Field(description="told to those who sit here")
    seed: str | None = Field(
        description="told when the table is over; in digits, for it has up to 256 bits"
    )


class Result(Said):
    """How a table ended."""

    scores: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]]


class Told(Said):
    """The table as it now is. The log becomes its first ``log_from`` lines and then ``log``.

    ``snapshot`` comes on every connection and has the whole log; ``update`` follows each change.
    """

    type: Literal["snapshot", "update"]
    seq: int
    at: int = Field(description="how many moves were played: what `play` sends back")
    table: TableInfo
    here: list[int] = Field(description="the seats that are connected")
    watchers: int = Field(description="how many are connected without a seat")
    seats: list[int] = Field(description="the seats this socket plays")
    undo: bool = Field(description="whether one of them may take a decision back")
    guests: list[int] = Field(description="the seats that this socket, as the host, may take back")
    view: View
    decision: Decision
    moves: list[Move] = Field(description="what may be played now, by one of these seats")
    log_from: int
    log: list[LogLine]
    result: Result | None


class Presence(Said):
    """Someone came or went."""

    type: Literal["presence"] = "presence"
    here: list[int]
    watchers: int


class Remarked(Said):
    """Someone at the table has said something; it is kept nowhere."""

    type: Literal["remark"] = "remark"
    seat: int
    remark: Phrase | Reaction


class PastMoment(Said):
    """The table as it was after ``at`` moves, as this socket's seat saw it then."""

    type: Literal["moment"] = "moment"
    at: int
    view: View
    decision: Decision
    lines: int = Field(description="how many lines of the log had been told")
    ref: int | None = None


class Problem(Said):
    """What was wrong with an HTTP request: ``detail`` in English, and in parts to word anew."""

    detail: str
    reason: Reason
    arguments: dict[str, str | int]


def refusing(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Answers that are problems. By reference: a model for each would be built for every route."""
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    return {
        status: {
            "description": HTTPStatus(status).phrase,
            "content": {"application/json": {"schema": schema}},
        }
        for status in statuses
    }


class Refused(Said):
    """What was wrong with a message, in English and in parts to word anew; nothing has changed."""

    type: Literal["error"] = "error"
    code: Literal["garbage", "refused", "not_found", "forbidden"]
    text: str
    reason: Reason
    arguments: dict[str, str | int]
    ref: int | None = None


class Estimate(Said):
    """A mean, and the interval in which the truth lies with 95% confidence."""

    mean: float
    low: float
    high: float


class HintSentence(Said):
    """Something to be said of a move: a message of `hints.ftl` and what it speaks of."""

    id: str
    args: dict[str, str | int | float]


class HintFigure(Said):
    """A measure before a plan and after it; the message of the id names it."""

    id: str
    before: float
    after: float
    unit: Literal["number", "percent"]


class HintOption(Said):
    """A move that was looked at: the chance to win after it, and what it costs beside the best."""

    move: int
    words: str
    chance: Estimate
    cost: Estimate = Field(description="of the chance to win")
    points: Estimate | None = Field(description="of the final lead, where that can be told")
    tries: int
    plan: list[Move] = Field(description="this move and those that would follow in the same turn")
    figures: list[HintFigure]
    notes: list[HintSentence]


class Hint(Said):
    """What a strong bot would do; the suggestion comes first. It was asked after ``at`` moves.

    Several come for one question, each better than the one before; the last has a ``share`` of 1.
    """

    type: Literal["hint"] = "hint"
    at: int
    share: float
    options: list[HintOption]
    ref: int | None = None


class Done(Said):
    """What was asked has been done; those it changes something for have been told before."""

    type: Literal["done"] = "done"
    ref: int


class Pong(Said):
    """The server is there."""

    type: Literal["pong"] = "pong"
    ref: int | None = None


ServerMessage = Annotated[
    Told | Presence | Remarked | PastMoment | Refused | Hint | Done | Pong,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


# HTTP


class NewSeat(Asked):
    """A seat of a new table: whoever makes the table (``me``), someone invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NewTable(Asked):
    """What a table is made of. The number of players is the number of seats."""

    hints: bool = Field(default=True, description="whether players may ask for hints")
    listing: Listing | None = Field(default=None, description="where anyone may join")

    game: GameName = Field(default_factory=usual_game)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, JsonValue] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    lesson: Word | None = Field(
        default=None,
        description="a lesson of the game, whose position, options and seed the table begins with",
    )
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = Field(
        default=0, description="that a person has for each decision; 0 is no limit"
    )
    overdue: Overdue = Field(
        default="bot",
        description="what happens after that: a bot plays one turn, or they are reminded",
    )


class BoxText(Asked):
    """The text of a card file, to check."""

    game: GameName = Field(default_factory=usual_game)
    text: Annotated[str, Field(max_length=MOST_TEXT)]


class BoxDifference(Said):
    """A value that a card file changes; ``shipped`` is null where there was none."""

    kind: str
    name: str
    field: str
    shipped: JsonValue
    here: JsonValue


class TableBox(Said):
    """The card file of a table, and what it changes."""

    name: str
    text: str
    differences: list[BoxDifference]


class Join(Asked):
    """Sit down: in the seat named, or in the first that is open."""

    invite: Word | None = Field(default=None, description="not needed where anyone may join")
    name: Name | None = None
    seat: SeatNumber | None = None


class Fork(Asked):
    """Play on from a game that is over, or a record, after its first ``at`` moves."""

    at: Annotated[int, Field(ge=0, le=100_000)]
    seat: SeatNumber = Field(description="the seat one plays; bots play the others")
    name: Name | None = None
    bot: Word | None = None


class NewRecord(Asked):
    """A record to look at."""

    text: str


class NewWebhook(Asked):
    """Where to tell whose turn it is, and how. A first message is sent there at once."""

    kind: WebhookKind
    url: Address
    language: Language = "en"


class NewSubscription(Asked):
    """A browser's subscription to Web Push, as its push manager gives it."""

    endpoint: PushAddress
    p256dh: Key
    auth: Key
    language: Language = "en"


class Endpoint(Asked):
    """A subscription, by its address."""

    endpoint: PushAddress


class Subscribed(Said):
    """How many of the tokens that were sent along open a seat."""

    tokens: int


class TableWarning(Said):
    """What a table is short of; it can be played all the same."""

    kind: str = Field(description="what there is too little of, or `other` for what words say")
    n: int = Field(description="how many there are")
    needed: int = Field(description="how many there should be")
    words: str = Field(description="the warning in English")


class Checked(Said):
    """A table that could be made so."""

    warnings: list[TableWarning]


class Seated(Said):
    """A table, and the token that opens one's seats: it is told only here."""

    token: str
    seats: list[int]
    table: TableInfo
    warnings: list[TableWarning] = Field(description="for whoever makes a table")


class ReplayStep(Said):
    """A finished game as it was after ``at`` moves."""

    at: int
    moves: list[str]
    movers: list[int]
    view: View
    decision: Decision
    log: list[LogLine]
    result: Result | None


DecisionKind = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Mistake(Said):
    """A decision that cost a chance to win: what was played, and what would have been better."""

    at: int = Field(description="the number of the move")
    seat: int
    kind: DecisionKind
    played: Move
    better: Move
    lost: float
    cost: Estimate


class JudgedDecision(Said):
    """A decision of a reviewed game; ``skill`` and ``luck`` are those of the seat that decided."""

    at: int = Field(description="the number of the move")
    seat: int
    kind: DecisionKind
    lost: float
    skill: float = Field(description="what the decision changed of the own chance")
    luck: float = Field(description="what chance changed of it then")


class Account(Said):
    """How a result came about: start, luck, own play and that of others add up to it."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    decisions: int
    error: float = Field(description="what the own decisions cost on average; below 0, they gained")
    kinds: dict[DecisionKind, int]


class Review(Said):
    """How the chances of a finished game went: each seat's after every move, from 0 on."""

    curve: list[list[float]]
    spread: list[list[float]] = Field(description="half of the 95% interval around each chance")
    decisions: list[JudgedDecision]
    accounts: list[Account]
    mistakes: list[Mistake]


class OptionInfo(Said):
    """One thing that a game can be set up with."""

    name: str
    kind: str
    default: Any
    words: str
    choices: list[str]


class GameInfo(Said):
    """A game, its options, and who can be played against."""

    name: GameName
    title: str
    fewest: int = Field(description="how few can play")
    most: int = Field(description="how many can play")
    options: list[OptionInfo]
    bots: list[str]


class Health(Said):
    """How a server fares, for those who watch over it."""

    ready: bool = Field(description="whether it takes on more; not so while it stops")
    version: str
    tables: int = Field(description="how many are in memory")
    queue: int = Field(description="how much bots, hints and imports have to do")


class Notices(Said):
    """How players can be told that it is their turn while no page is open."""

    webhooks: bool = Field(description="whether tables may have one")
    push: str | None = Field(
        description="the key that a browser subscribes with to Web Push, where that is offered"
    )


class Meta(Said):
    """What this server offers."""

    version: str
    notices: Notices
    games: list[GameInfo]
    open_tables: bool = Field(description="whether tables can be listed for anyone to join")


def complaint(error: ValidationError) -> str:
    """A validation error on one line."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]

"""What goes over the socket of a shared replay, both ways."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from valewright.server import messages as ms
from valewright.server.messages import Asked, Said
from valewright.server.names import shown_text

MOST_COMMENT: Final = 280  # letters
MOST_MOMENT: Final = 100_000


def _comment(text: str) -> str:
    found = shown_text(text, MOST_COMMENT)
    if not found:
        raise ValueError("no letter of this comment can be seen")
    return found


# What a part of a board is called there: the page points at it, wherever it is drawn.
Anchor = Annotated[str, StringConstraints(strict=True, pattern=r"^[A-Za-z0-9 ,.:/_-]{1,80}$")]
Moment = Annotated[int, Field(ge=0, le=MOST_MOMENT)]
CommentText = Annotated[
    str,
    StringConstraints(strict=True, min_length=1, max_length=MOST_COMMENT),
    AfterValidator(_comment),
]


# What a member says


class Enter(Asked):
    """The first message: what one is called."""

    type: Literal["enter"]
    name: ms.Name | None = None
    ref: int | None = None


class Show(Asked):
    """As the leader: show everyone a moment, through the eyes of a seat or what was public."""

    type: Literal["show"]
    at: Moment
    seat: ms.SeatNumber | None = None
    ref: int | None = None


class Point(Asked):
    """Point at a part of the board, or from one to another; the same once more takes it away."""

    type: Literal["point"]
    start: Anchor
    end: Anchor | None = None
    ref: int | None = None


class Clear(Asked):
    """As the leader: take all arrows away."""

    type: Literal["clear"]
    ref: int | None = None


class Comment(Asked):
    """Write something about a moment."""

    type: Literal["comment"]
    at: Moment
    text: CommentText
    ref: int | None = None


class Uncomment(Asked):
    """As its author or as the leader: take a comment away."""

    type: Literal["uncomment"]
    comment: Annotated[int, Field(ge=0)]
    ref: int | None = None


class HandLead(Asked):
    """As the leader: let another lead."""

    type: Literal["lead"]
    to: Annotated[int, Field(ge=0)]
    ref: int | None = None


class TryOut(Asked):
    """As the leader: begin to try moves out at the moment shown, or try one."""

    type: Literal["try"]
    move: Annotated[int, Field(ge=0, le=255)] | None = None
    ref: int | None = None


class Retract(Asked):
    """As the leader: take the last move that was tried back."""

    type: Literal["retract"]
    ref: int | None = None


class EndTrial(Asked):
    """As the leader: back to the game."""

    type: Literal["end_trial"]
    ref: int | None = None


RoomClientMessage = Annotated[
    Enter
    | Show
    | Point
    | Clear
    | Comment
    | Uncomment
    | HandLead
    | TryOut
    | Retract
    | EndTrial
    | ms.Ping,
    Field(discriminator="type"),
]
ROOM_CLIENT: TypeAdapter[RoomClientMessage] = TypeAdapter(RoomClientMessage)


# What the server says


class RoomMember(Said):
    """Someone who is there; an empty name is a guest's."""

    n: int
    name: str


class Arrow(Said):
    """From one part of the board to another, or around one."""

    by: int
    start: str
    end: str | None


class Trial(Said):
    """Moves that are tried out, as whoever is to act would see it."""

    words: list[str] = Field(description="the moves that were tried, in words")
    view: ms.View
    decision: ms.Decision
    moves: list[ms.Move] = Field(description="what can be tried now")
    log: list[ms.LogLine] = Field(description="what follows the log of the moment shown")
    result: ms.Result | None


class RoomState(Said):
    """The shared replay as it now is; ``you`` is the number of the member who is told."""

    type: Literal["room"] = "room"
    you: int
    table: str
    leader: int
    members: list[RoomMember]
    at: int
    seat: int | None
    arrows: list[Arrow]
    trial: Trial | None
    may_comment: bool


class RoomComment(Said):
    """What someone has written about a moment."""

    id: int
    at: int
    by: int
    name: str
    text: str


class RoomComments(Said):
    """All comments, in the order they were written."""

    type: Literal["comments"] = "comments"
    comments: list[RoomComment]


RoomServerMessage = Annotated[
    RoomState | RoomComments | ms.Refused | ms.Done | ms.Pong, Field(discriminator="type")
]
ROOM_SERVER: TypeAdapter[RoomServerMessage] = TypeAdapter(RoomServerMessage)


class RoomWanted(Asked):
    """Where a shared replay begins, and through whose eyes."""

    at: Moment = 0
    seat: ms.SeatNumber | None = None


class NewRoom(Said):
    """A shared replay: whoever has its id can take part."""

    room: str

"""What the server tells of a table of any game that brings no table of its own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue

from valewright.server.shapes.common import Happened, Scored, Shape, Shapes


class PlainView(Shape):
    """A game's view as it is, without what a table says already."""

    game: str
    seat: int | None = Field(description="whose view it is; null for everybody's")
    to_act: int = Field(description="the seat that decides, or -1")
    decision: str = Field(description="what is decided, in a word or two")
    plain: dict[str, JsonValue]


class MoveSubject(Shape):
    """What a move is about: a pile, a card, a number."""

    kind: str
    value: str | int


class PlainMove(Shape):
    """A legal move: what is done, and to what."""

    move: int = Field(description="what `play` sends")
    words: str = Field(description="the move in English, as records have it")
    act: str
    subjects: list[MoveSubject]


class PlainLogLine(Happened):
    """A move that was played."""

    kind: Literal["played"]


class PlainScoreLine(Scored):
    """One line of the final scoring of any game."""

    kind: Literal["total"]


SHAPES = Shapes(
    view=PlainView,
    decision=Literal["plain"],
    move=PlainMove,
    log_line=PlainLogLine,
    score_line=PlainScoreLine,
)

"""What all shapes share."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

GameName = TypeAliasType(
    "GameName", Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
)


class Shapes(NamedTuple):
    """The types in which a game is told; a game without components has no catalogue."""

    view: Any
    decision: Any
    move: Any
    log_line: Any
    score_line: Any
    catalogue: Any = None


class Shape(BaseModel):
    """Something that the server tells: every part is there, and there are no others."""

    model_config = ConfigDict(extra="forbid")


class Happened(Shape):
    """One thing that happened, in English words and in parts to word anew."""

    seat: int
    name: str = Field(description="what it is about")
    n: int
    text: str = Field(description="in English")


class Scored(Shape):
    """One line of the final scoring."""

    name: str
    vp: int


class CardText(Shape):
    """An ability's text and the moment it works at."""

    when: str
    text: str

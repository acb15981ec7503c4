"""What all shapes share."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints
from typing_extensions import TypeAliasType

GameName = TypeAliasType(
    "GameName", Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
)


class Shape(BaseModel):
    """Something that the server tells: every part is there, and there are no others."""

    model_config = ConfigDict(extra="forbid")


class CardText(Shape):
    """An ability's text and the moment it works at."""

    when: str
    text: str

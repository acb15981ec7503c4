"""What all shapes share."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeAliasType

GameName = TypeAliasType("GameName", Literal["mystic-vale", "misty-valley"])


class Shape(BaseModel):
    """Something that the server tells: every part is there, and there are no others."""

    model_config = ConfigDict(extra="forbid")


class CardText(Shape):
    """An ability's text and the moment it works at."""

    when: str
    text: str

"""What the server tells of a card file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, JsonValue
from typing_extensions import TypeAliasType

from valewright.server.shapes.common import Shape

BoxValues = TypeAliasType("BoxValues", dict[str, dict[str, dict[str, JsonValue]]])


class BoxMessage(Shape):
    """What is wrong with a card file, or against what is documented."""

    level: Literal["error", "warning"]
    kind: str = Field(description="of component, or nothing")
    name: str
    field: str
    text: str = Field(description="the whole complaint, as the command line has it")
    words: str = Field(description="what it says of the field")


class BoxProgress(Shape):
    """How many of the values that no document gives a card file gives."""

    group: str = Field(description="a set, or another group of components")
    documented: int
    unknown: int
    settled: int


class BoxCheck(Shape):
    """All that can be said of a card file."""

    name: str
    messages: list[BoxMessage]
    progress: list[BoxProgress]
    differs: int = Field(description="how many values are not as they come")
    values: BoxValues = Field(description="by kind, component and field: what a card shows")
    components: BoxValues = Field(description="what else the file says of components")
    tables: dict[str, JsonValue] = Field(description="the file's other tables")
    comments: bool = Field(description="whether the file has comments")

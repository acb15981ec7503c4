"""The Fluent files taken apart: messages, attributes, variables, references."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.games import FOLDERS
from valewright.words import areas


def glossary(game: str) -> dict[str, Any]:
    """What things are called in a game, as the tests of the game have it."""
    path = Path(__file__).parents[1] / FOLDERS[game] / "words" / "glossary.toml"
    return tomllib.loads(path.read_text("utf-8"))


@dataclass
class Message:
    """A message as one language has it; ``patterns`` are its value ('') and its attributes."""

    area: str
    name: str
    comment: str
    patterns: dict[str, ast.Pattern]
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Gather(Visitor):
    """Collects what a message names."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)


def entries(text: str) -> list[Any]:
    """What a Fluent file consists of; what cannot be read is Junk."""
    return list(FluentParser().parse(text).body)


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language."""
    found: dict[str, Message] = {}
    for area, text in areas(language).items():
        for entry in entries(text):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = _message(area, entry)
    return found


def _message(area: str, entry: ast.Message) -> Message:
    patterns = {"": entry.value} if entry.value is not None else {}
    patterns.update({attribute.id.name: attribute.value for attribute in entry.attributes})
    comment = "" if entry.comment is None else str(entry.comment.content)
    message = Message(area, entry.id.name, comment, patterns)
    _Gather(message).visit(entry)
    return message


def of_area(language: str, area: str) -> dict[str, Message]:
    """The messages of one area."""
    return {name: found for name, found in messages(language).items() if found.area == area}


def all_variables(language: str, name: str) -> set[str]:
    """What a message has to be given, for itself and for the messages it refers to."""
    message = messages(language)[name]
    found = set(message.variables)
    for other in message.references:
        found |= all_variables(language, other)
    return found


def areas_by_name() -> dict[str, list[str]]:
    """Every area, and the languages it is written in."""
    found: dict[str, list[str]] = {}
    for language in ("en", "fr", "es", "ca"):
        for area in areas(language):
            found.setdefault(area, []).append(language)
    return found

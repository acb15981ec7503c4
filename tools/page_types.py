"""Write the page's types from the server's models, or check that they are as those say.

python tools/page_types.py            # writes web/src/app/api/types.ts and a wire.ts for each game
python tools/page_types.py --check    # exit status 1 when one is out of date

What is told of every game is generic over the game: a message that has a view, a move or a line of
the log is a type with the parameter ``W``, and the file of each game says what its ``W`` is. A
game's own shapes are those with its prefix, such as ``NimView`` and ``NimMove``, and what only they
are made of.
"""

from __future__ import annotations

import re
import sys
import tempfile
import textwrap
from functools import cache
from pathlib import Path
from typing import Any, Final

from valewright.bots.levels import LEVELS
from valewright.server import messages as ms
from valewright.server import room_messages as rm
from valewright.server.app import create_app
from valewright.server.settings import ServerSettings

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
FILE: Final = WEB / "app" / "api" / "types.ts"
HEAD: Final = """\
// {what} Made by tools/page_types.py from the server's models:
// change those, then run it again.
"""
# What each game tells in a shape of its own, and what it is called in the page
OPEN: Final = {
    "View": "view",
    "Decision": "decision",
    "Move": "move",
    "LogLine": "line",
    "ScoreLine": "score",
}
ANY: Final = "Plain"  # the prefix of the shapes of a game that brings none
BESIDES: Final = ("Catalogue",)  # further shapes that some games have
# Words that the page goes through one by one, and what it calls the list of them
LISTED: Final = {"Phrase": "PHRASES", "Reaction": "REACTIONS"}
LINE: Final = 100
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
NAME = re.compile(r"[A-Za-z_$][\w$]*")
LEFT_OUT: Final = ("HTTPValidationError", "ValidationError")

Schema = dict[str, Any]


@cache
def definitions() -> dict[str, Schema]:
    """Every named shape, by name: of the WebSocket's messages first, then of HTTP."""
    found: dict[str, Schema] = {}
    messages = {
        "ServerMessage": ms.SERVER.json_schema(mode="serialization"),
        "ClientMessage": ms.CLIENT.json_schema(),
        "RoomServerMessage": rm.ROOM_SERVER.json_schema(mode="serialization"),
        "RoomClientMessage": rm.ROOM_CLIENT.json_schema(),
    }
    with tempfile.TemporaryDirectory() as folder:
        http = create_app(ServerSettings(data=Path(folder))).openapi()["components"]["schemas"]
    for named in (*(schema.pop("$defs") for schema in messages.values()), http):
        for name, schema in named.items():
            short = name.split("__")[-1]
            if short not in LEFT_OUT:
                assert found.get(short, schema) == schema or _same(found[short], schema), short
                found.setdefault(short, schema)
    return {**messages, **found}


def _same(one: Schema, other: Schema) -> bool:
    """Whether two schemas make the same type."""
    return _body(one) == _body(other)


class Types:
    """The named shapes, parted into what all games share and what is one game's."""

    def __init__(self) -> None:
        self.all = definitions()
        views = [_named(one) for one in self.all["View"]["anyOf"]]
        self.games = [name.removesuffix("View") for name in views]
        roots = {game: self._roots(game) for game in self.games}
        unions = {*OPEN, *BESIDES}
        common = [name for name in self.all if name not in unions.union(*roots.values())]
        shared = self._reached(self._top(common, unions), unions)
        self.own: dict[str, set[str]] = {}
        for game in self.games:
            others = [self._reached(roots[other], set()) for other in self.games if other != game]
            self.own[game] = self._reached(roots[game], set()) - shared - set().union(*others)
        self.common = [name for name in self.all if name not in unions.union(*self.own.values())]
        self.open = frozenset(self._generic())

    def _roots(self, game: str) -> set[str]:
        """The shapes that a game must bring, and those it may."""
        return {f"{game}{name}" for name in (*OPEN, *BESIDES)} & set(self.all)

    def _top(self, names: list[str], unions: set[str]) -> set[str]:
        """Those that nothing else is made of, and so are told or asked by themselves."""
        parts = set().union(*(_mentions(self.all[name]) for name in self.all))
        return {name for name in names if name not in parts} - unions

    def _reached(self, names: set[str], closed: set[str]) -> set[str]:
        """All that shapes are made of, themselves included, without going through some."""
        found: set[str] = set()
        left = list(names)
        while left:
            name = left.pop()
            if name not in found and name not in closed:
                found.add(name)
                left.extend(_mentions(self.all[name]))
        return found

    def _generic(self) -> set[str]:
        """The shared shapes that have something of the game in them."""
        found = set(OPEN)
        while True:
            more = {name for name in self.common if _mentions(self.all[name]) & found} | found
            if more == found:
                return found
            found = more

    def files(self) -> dict[Path, str]:
        """What each file says."""
        files = {FILE: self._shared()}
        for game in self.games:
            files[WEB / "games" / game.lower() / "wire.ts"] = self._game(game)
        return files

    def _shared(self) -> str:
        what = "What goes between page and server."
        parts = [HEAD.format(what=what), self._wire(), _levels()]
        for name in self.common:
            text = declared(name, self.all[name], "<W extends Wire = Wire>", self.open)
            parts.append(text if name in self.open else text.replace("<W extends Wire = Wire>", ""))
        return "\n".join(parts)

    def _wire(self) -> str:
        """What can be said of the shapes of any game."""
        lines = ["/** What is told of a game: each has its own shapes of these. */"]
        lines.append("export interface Wire {")
        for alias, key in OPEN.items():
            lines.append(f"  {key}: {self._any(alias)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _any(self, alias: str) -> str:
        shapes = [self.all[f"{game}{alias}"] for game in self.games if f"{game}{alias}" in self.all]
        if not all("properties" in shape for shape in shapes):
            return "string"
        names = [
            name
            for name in self.all[f"{ANY}{alias}"]["properties"]
            if all(name in shape["properties"] for shape in shapes)
        ]
        parts = [f"{name}: {self._loose(shapes, name)}" for name in names]
        return f"{{ {'; '.join(parts)} }}"

    def _loose(self, shapes: list[Schema], name: str) -> str:
        """The type of a part in any game: of words that differ, any word."""
        found = {_type(shape["properties"][name]) for shape in shapes}
        return found.pop() if len(found) == 1 else "string"

    def _game(self, game: str) -> str:
        own = [name for name in self.all if name in self.own[game]]
        used = sorted(
            set().union(*(_mentions(self.all[name]) for name in own)) - set(own) - {*OPEN}
        )
        members = [f"  {key}: {self._member(game, alias)};" for alias, key in OPEN.items()]
        what = "What is told of the game whose board is here."
        imported = ", ".join([*used, "Wire"])
        return "\n".join(
            [
                HEAD.format(what=what),
                f'import type {{ {imported} }} from "../../app/api/types";\n',
                f"export interface {game} extends Wire {{",
                *members,
                "}\n",
                *(declared(name, self.all[name]) for name in own),
            ]
        )

    def _member(self, game: str, alias: str) -> str:
        return f"{game}{alias}" if f"{game}{alias}" in self.all else "string"


def _named(schema: Schema) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[-1].split("__")[-1]


def _mentions(schema: Any) -> set[str]:
    """The names of the shapes that one is made of."""
    if isinstance(schema, list):
        return set().union(*(_mentions(one) for one in schema))
    if not isinstance(schema, dict):
        return set()
    if isinstance(schema.get("$ref"), str):
        return {_named(schema)}
    return set().union(*(_mentions(one) for key, one in schema.items() if key != "discriminator"))


def declared(
    name: str, schema: Schema, parameters: str = "", generic: frozenset[str] = frozenset()
) -> str:
    """One type, with what it is for; ``generic`` ones are named with their game."""
    text = _comment(schema.get("description", ""), "")
    if "properties" in schema:
        body = _of_game(_body(schema), generic)
        return f"{text}{_on_a_line(f'export interface {name}{parameters} {body}')}\n"
    if name in LISTED:
        words = ", ".join(_literal(value) for value in schema["enum"])
        if len(words) > LINE - 16:
            words = f"\n{_filled(words)},\n"
        listed = f"export const {LISTED[name]} = [{words}] as const;\n"
        return f"{listed}{text}export type {name} = (typeof {LISTED[name]})[number];\n"
    name += parameters
    body = _of_game(_type(schema), generic)
    if len(body) + len(name) > LINE - 16 and body.count(" | ") > 1:
        return f"{text}export type {name} =\n{_filled(body)};\n"
    return f"{text}export type {name} = {body};\n"


def _levels() -> str:
    listed = ", ".join(_literal(level) for level in LEVELS)
    text = "/** The levels of the bots, the weakest first. */\n"
    return f"{text}export const LEVELS = [{listed}] as const;\n"


def _on_a_line(interface: str) -> str:
    """A short interface without comments on one line; any other as it is."""
    head, *members, end = interface.splitlines()
    line = " ".join([head, *(member.strip() for member in members)]).removesuffix(";") + f" {end}"
    return interface if "/**" in interface or not members or len(line) > LINE else line


def _filled(words: str) -> str:
    """A long list of words on as many lines as it needs; no word of it is parted."""
    return textwrap.fill(
        words.replace(" | ", "\N{NO-BREAK SPACE}| "),
        LINE,
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    ).replace("\N{NO-BREAK SPACE}", " ")


def _of_game(text: str, generic: frozenset[str]) -> str:
    """Shapes with something of the game in them, as those of the game ``W``."""

    def named(match: re.Match[str]) -> str:
        name = match[0]
        if name in OPEN:
            return f'W["{OPEN[name]}"]'
        return f"{name}<W>" if name in generic else name

    code = re.split(r"(/\*\*.*?\*/)", text, flags=re.DOTALL)
    return "".join(
        part if part.startswith("/**") else re.sub(r"\b[A-Z]\w*\b", named, part) for part in code
    )


def _body(schema: Schema) -> str:
    """The members of an object between braces; anything else as it is written inline."""
    if "properties" not in schema:
        return _type(schema)
    required = schema.get("required", [])
    lines = ["{"]
    for name, member in schema["properties"].items():
        lines.append(_comment(member.get("description", ""), "  ").rstrip("\n"))
        mark = "" if name in required else "?"
        key = name if NAME.fullmatch(name) else f'"{name}"'
        lines.append(f"  {key}{mark}: {_type(member)};")
    return "\n".join([line for line in lines if line] + ["}"])


def _comment(text: str, indent: str) -> str:
    """A description as a comment, its paragraphs joined and reST marks made Markdown ones."""
    words = re.sub(r":\w+:`~?([^`]*)`", r"`\1`", text).replace("``", "`").split()
    if not words:
        return ""
    lines = [""]
    for word in words:
        if len(indent) + len(lines[-1]) + len(word) + 8 > LINE:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    middle = "".join(f"{indent} * {line}\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _named(schema)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[several]))
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return SIMPLE[kind] if isinstance(kind, str) else "unknown"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        return _body(schema)
    values = schema.get("additionalProperties", True)
    return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"


def main() -> None:
    """Write the files, or say which are out of date."""
    files = Types().files()
    if sys.argv[1:] == ["--check"]:
        old = [
            str(file.relative_to(ROOT))
            for file, text in files.items()
            if not file.exists() or file.read_text("utf-8") != text
        ]
        if old:
            sys.exit(f"out of date, run python tools/page_types.py: {', '.join(old)}")
        return
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

"""Write the page's types from the server's models, or check that they are as those say.

python tools/page_types.py            # writes web/src/app/api/types.ts
python tools/page_types.py --check    # exit status 1 when it is out of date
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from valewright.server import messages as ms
from valewright.server.app import create_app

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "app" / "api" / "types.ts"
HEAD: Final = """\
// What goes between page and server. Made by tools/page_types.py from the server's models:
// change those, then run it again.
"""
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


def definitions() -> dict[str, Schema]:
    """Every named shape, by name: of the WebSocket's messages first, then of HTTP."""
    found: dict[str, Schema] = {}
    client = ms.CLIENT.json_schema()
    server = ms.SERVER.json_schema(mode="serialization")
    with tempfile.TemporaryDirectory() as folder:
        http = create_app(Path(folder)).openapi()["components"]["schemas"]
    for named in (server.pop("$defs"), client.pop("$defs"), http):
        for name, schema in named.items():
            short = name.split("__")[-1]
            if short not in LEFT_OUT:
                assert found.get(short, schema) == schema or _same(found[short], schema), short
                found.setdefault(short, schema)
    return {"ServerMessage": server, "ClientMessage": client, **found}


def _same(one: Schema, other: Schema) -> bool:
    """Whether two schemas make the same type."""
    return _body(one) == _body(other)


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(declared(name, s) for name, s in definitions().items())])


def declared(name: str, schema: Schema) -> str:
    """One type, with what it is for."""
    text = _comment(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{text}export interface {name} {_body(schema)}\n"
    body = _type(schema)
    if len(body) + len(name) > LINE - 16 and body.count(" | ") > 1:
        body = "".join(f"\n  | {part}" for part in body.split(" | "))
        return f"{text}export type {name} ={body};\n"
    return f"{text}export type {name} = {body};\n"


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
        return str(schema["$ref"]).rsplit("/", 1)[-1].split("__")[-1]
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
    """Write the file, or say that it is out of date."""
    text = typescript()
    if sys.argv[1:] == ["--check"]:
        if not FILE.exists() or FILE.read_text("utf-8") != text:
            sys.exit("web/src/app/api/types.ts is out of date: run python tools/page_types.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

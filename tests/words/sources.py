"""Which messages the sources ask for: ``t("...")`` on the page, ``say`` and ``said`` in Python.

An id that is put together, such as ``t(`move-${act}`)``, is read as the pattern ``move-*``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "valewright"

_COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_CALLS = re.compile(r"(?<![\w.$])(?:t|hasWords|words)\(")
_ID = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.[a-z][a-z0-9-]*)?\1""")
_BUILT = re.compile(r"(?:[a-z*][a-z0-9*-]*)(?:\.[a-z*][a-z0-9*-]*)?")


def page_files() -> list[Path]:
    """The page's own sources, without its tests."""
    return sorted(
        path
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    )


@cache
def page_text(path: Path) -> str:
    """A file of the page without its comments."""
    return _COMMENTS.sub("", path.read_text("utf-8"))


def first_argument(text: str, start: int) -> str:
    """The first argument of a call whose brackets open before ``start``."""
    depth = 0
    at = start
    while at < len(text):
        char = text[at]
        if char in "\"`'":
            at = _closing(text, at)
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif char == "," and depth == 0:
            break
        at += 1
    return text[start:at]


def _closing(text: str, at: int) -> int:
    """Where a string that opens at a place ends; templates may hold code with strings in it."""
    quote = text[at]
    at += 1
    while at < len(text) and text[at] != quote:
        if text[at] == "\\":
            at += 1
        elif quote == "`" and text.startswith("${", at):
            at = _end_of_code(text, at + 2)
        at += 1
    return at


def _end_of_code(text: str, at: int) -> int:
    depth = 0
    while at < len(text) and (text[at] != "}" or depth):
        if text[at] in "\"`'":
            at = _closing(text, at)
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def built(template: str) -> str:
    """A template's text with a star for each piece of code in it."""
    found, at = "", 0
    while at < len(template):
        if template.startswith("${", at):
            at = _end_of_code(template, at + 2) + 1
            found += "*"
        else:
            found += template[at]
            at += 1
    return found


def _strings(code: str) -> Iterator[str]:
    """The strings of an expression that are not compared with something; templates as patterns."""
    at = 0
    while at < len(code):
        if code[at] in "\"`'":
            end = _closing(code, at)
            compared = re.search(r"[=!]==?\s*$", code[:at]) or re.match(
                r"\s*[=!]==?", code[end + 1 :]
            )
            if not compared:
                text = code[at + 1 : end]
                yield built(text) if code[at] == "`" else text
            at = end
        elif code[at] in "([":  # an argument of another call
            at += len(first_bracket(code, at)) - 1
        at += 1


def first_bracket(code: str, at: int) -> str:
    """A bracket with all that it holds; one that only groups a choice is opened up."""
    if code[at] == "(" and (at == 0 or not (code[at - 1].isalnum() or code[at - 1] in "_$)]")):
        return "("
    depth, end = 0, at
    while end < len(code):
        if code[end] in "\"`'":
            end = _closing(code, end)
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(code[end], 0)
        end += 1
        if depth == 0:
            break
    return code[at:end]


def _said_in_python(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if getattr(node.func, "attr", "") in ("say", "said"):
            yield from _python_strings(node.args[0])


def _python_strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _python_strings(node.body)
        yield from _python_strings(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
        )


@cache
def asked() -> dict[str, str]:
    """Every id and every pattern that is asked for, and a file that asks for it."""
    found: dict[str, str] = {}
    for path in page_files():
        text = page_text(path)
        for call in _CALLS.finditer(text):
            for said in _strings(first_argument(text, call.end())):
                if "*" not in said or _BUILT.fullmatch(said):
                    found.setdefault(said, path.name)
    for path in sorted(PYTHON.rglob("*.py")):
        for said in _said_in_python(path):
            found.setdefault(said, path.name)
    return found


def ids_asked() -> dict[str, str]:
    """The ids that are asked for as they stand."""
    return {said: where for said, where in asked().items() if "*" not in said}


def patterns_asked() -> dict[str, str]:
    """The patterns of ids that are put together."""
    return {said: where for said, where in asked().items() if "*" in said}


@cache
def patterns_mentioned() -> frozenset[str]:
    """Every template of the page that could be an id, wherever it stands, and Python's."""
    found = set(patterns_asked())
    for path in page_files():
        text = page_text(path)
        at = text.find("`")
        while at >= 0:
            end = _closing(text, at)
            found.add(built(text[at + 1 : end]))
            at = text.find("`", end + 1)
    return frozenset(text for text in found if "*" in text and _BUILT.fullmatch(text))


@cache
def ids_mentioned() -> frozenset[str]:
    """Every string anywhere in the sources that could be an id: it may be asked for later."""
    found: set[str] = set()
    for path in page_files():
        found.update(name for _, name in _ID.findall(page_text(path)))
    for path in sorted(PYTHON.rglob("*.py")):
        if path.parent.name == "words":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(text.partition(".")[0] for text in found)

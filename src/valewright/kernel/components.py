"""Component data as one text: what a game in progress depends on, whatever a later version ships.

The text names its game and then has a line of JSON for each component, in the order in which decks
are made of them. Its SHA-256 is its fingerprint: records and stored games name their data by it.

>>> text = written("nim", [("pile", "first", {"most": 3})])
>>> print(text)
valewright components of nim
["pile","first",{"most":3}]
<BLANKLINE>
>>> listed(text, "nim")
([('pile', 'first', {'most': 3})], '')
>>> unpacked(packed(text)) == text
True
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Iterable
from typing import Any, Final

from valewright.kernel.errors import BadData

HEAD: Final = "valewright components of "
MOST_TEXT: Final = 1_000_000  # characters; the largest game of today takes 40,000
LINE: Final = 96
FILE: Final = "file"  # the kind of a card file that was laid over other components
KEPT: Final = "kept data"  # what complaints call it

Component = tuple[str, str, Any]  # its kind, its name and its values


def is_whole(text: str) -> bool:
    """Whether a text is all of a game's data, not a file laid over what is shipped."""
    return text.startswith(HEAD)


def written(game: str, components: Iterable[Component]) -> str:
    """All components of a game as one text; the same components give the same text."""
    lines = [line(kind, name, values) for kind, name, values in components]
    return f"{HEAD}{game}\n" + "".join(lines)


def line(kind: str, name: str, values: Any) -> str:
    """One component, with the end of its line."""
    found = [kind, name, values]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"), default=str) + "\n"


def file_line(text: str) -> str:
    """The card file of a person's own that is in the components, as it was."""
    return line(FILE, "", text)


def listed(text: str, game: str) -> tuple[list[Component], str]:
    """The components that a text of :func:`written` has, and the card file that is in them."""
    if len(text) > MOST_TEXT:
        raise BadData(f"{KEPT}: {len(text)} characters are too many; {MOST_TEXT} at most")
    lines = text.split("\n")
    if lines[0] != f"{HEAD}{game}":
        raise BadData(f"{KEPT}: it begins with {lines[0][:80]!r}, not '{HEAD}{game}'")
    if lines[-1]:
        raise BadData(f"{KEPT}: cut off in its last line")
    found = [_component(one, number) for number, one in enumerate(lines[1:-1], 2)]
    files = [values for kind, _, values in found if kind == FILE and isinstance(values, str)]
    return [one for one in found if one[0] != FILE], "".join(files)


def _component(text: str, number: int) -> Component:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"{KEPT}, line {number}: not JSON: {error}") from error
    if not isinstance(found, list) or len(found) != 3:
        raise BadData(f"{KEPT}, line {number}: must be [kind, name, values]")
    kind, name, values = found
    if not isinstance(kind, str) or not isinstance(name, str):
        raise BadData(f"{KEPT}, line {number}: kind and name must be text")
    return kind, name, values


def fingerprint(text: str) -> str:
    """What names a text: its SHA-256; '' for a game without components."""
    return hashlib.sha256(text.encode()).hexdigest() if text else ""


def squeezed(text: str, level: int = 9) -> bytes:
    """A text in few bytes; a lower level is faster, and makes more of them."""
    return zlib.compress(text.encode(), level)


def unsqueezed(data: bytes) -> str:
    """The text of :func:`squeezed`; what would swell beyond measure is refused."""
    try:
        unpacker = zlib.decompressobj()
        found = unpacker.decompress(data, 4 * MOST_TEXT)
        if unpacker.unconsumed_tail:
            raise BadData(f"{KEPT}: it is too long")
        if not unpacker.eof:
            raise BadData(f"{KEPT}: it is cut off")
        return found.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadData(f"{KEPT}: it is damaged: {error}") from error


def packed(text: str) -> list[str]:
    """A text in few lines of letters, for a file that people mail."""
    letters = base64.b64encode(squeezed(text)).decode()
    return [letters[at : at + LINE] for at in range(0, len(letters), LINE)]


def unpacked(lines: Iterable[str]) -> str:
    """The text of :func:`packed`."""
    try:
        data = base64.b64decode("".join(lines), validate=True)
    except ValueError as error:
        raise BadData(f"{KEPT}: it is damaged: {error}") from error
    return unsqueezed(data)

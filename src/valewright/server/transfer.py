"""A single table as a file: taken out of one server, and brought into another.

The tokens of its players open it there, too: the file holds what the database holds of them.

>>> from valewright.server.store import SeatRow
>>> row = TableRow("abc", "nim", {"players": 2}, 7, b"host", "invite", (SeatRow("Ada"),))
>>> imported(exported(Kept(row, ["take 1 from pile 1"]))).kept.moves
['take 1 from pile 1']
>>> imported("{}")
Traceback (most recent call last):
...
valewright.server.store.StoreError: this is not a table that Valewright has exported
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from pydantic import TypeAdapter

from valewright.kernel.components import fingerprint
from valewright.server.reading import shortened
from valewright.server.store import Kept, SeatRow, StoreError, TableRow, TableSettings

FORMAT: Final = "valewright table 1"
MOST_BYTES: Final = 20_000_000
_ROW: Final = TypeAdapter(TableRow)
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Brought(NamedTuple):
    """A table from elsewhere, and the try of a challenge that it was there."""

    kept: Kept
    tried: dict[str, Any] | None


def exported(kept: Kept, tried: dict[str, Any] | None = None) -> str:
    """All that is kept of a table, as text; ``tried`` is what it is a try of."""
    if kept.components is None:
        raise StoreError(f"table {kept.row.id} cannot be exported: {kept.damage}")
    row: dict[str, Any] = {**asdict(kept.row), "host": kept.row.host.hex()}
    for seat in row["seats"]:
        seat["token"] = None if seat["token"] is None else seat["token"].hex()
    found = {
        "format": FORMAT,
        "row": row,
        "moves": kept.moves,
        "components": kept.components,
        "origin": kept.origin,
        "saved": kept.saved,
        "try": tried,
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def imported(text: str) -> Brought:
    """The table of a file, or an error that says what is wrong with it."""
    if len(text) > MOST_BYTES:
        raise StoreError(f"{len(text)} characters are too many for a table")
    try:
        found = json.loads(text)
        if found["format"] != FORMAT:
            raise StoreError(f"this was exported as {found['format']!r}, not as {FORMAT!r}")
        values = dict(found["row"])
        seats = [
            SeatRow(
                str(seat["name"]),
                None if seat["token"] is None else bytes.fromhex(seat["token"]),
                seat["bot"],
                bool(seat["resigned"]),
            )
            for seat in values.pop("seats")
        ]
        values["host"] = bytes.fromhex(values["host"])
        settings = TableSettings.read(json.dumps(values.pop("settings")))
        row = TableRow(**{**values, "base": 0}, seats=tuple(seats), settings=settings)
        row = _ROW.validate_python(asdict(row))
        if not _ID.fullmatch(row.id) or not row.seats:
            raise ValueError(row.id)
        kept = Kept(
            row,
            [str(words) for words in found["moves"]],
            str(found["components"]),
            origin=str(found["origin"]),
            saved=str(found["saved"]),
        )
        tried = _tried(found.get("try"))
    except StoreError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise StoreError("this is not a table that Valewright has exported") from error
    if fingerprint(kept.components or "") != row.data:
        raise StoreError(shortened(f"table {row.id}: its component data have been changed"))
    return Brought(kept, tried)


def _tried(found: Any) -> dict[str, Any] | None:
    if found is None:
        return None
    bytes.fromhex(found["token"])
    return {
        **{name: str(found[name]) for name in ("challenge", "who", "token", "kind")},
        **{name: int(found[name]) for name in ("board", "seat")},
        "made": float(found["made"]),
    }

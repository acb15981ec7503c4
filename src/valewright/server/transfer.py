"""A single table as a file: taken out of one server, and brought into another.

The tokens of its players open it there, too: the file holds what the database holds of them.

>>> from valewright.server.store import SeatRow
>>> row = TableRow("abc", "nim", {"players": 2}, 7, b"host", "invite", (SeatRow("Ada"),))
>>> imported(exported(Kept(row, ["take 1 from pile 1"]))).moves
['take 1 from pile 1']
>>> imported("{}")
Traceback (most recent call last):
...
valewright.server.store.StoreError: this is not a table that Valewright has exported
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from valewright.kernel.components import fingerprint
from valewright.server.reading import shortened
from valewright.server.store import Kept, SeatRow, StoreError, TableRow, TableSettings

FORMAT: Final = "valewright table 1"
MOST_BYTES: Final = 20_000_000


def exported(kept: Kept) -> str:
    """All that is kept of a table, as text."""
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
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def imported(text: str) -> Kept:
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
        kept = Kept(
            row,
            [str(words) for words in found["moves"]],
            str(found["components"]),
            origin=str(found["origin"]),
            saved=str(found["saved"]),
        )
    except StoreError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise StoreError("this is not a table that Valewright has exported") from error
    if fingerprint(kept.components or "") != row.data:
        raise StoreError(shortened(f"table {row.id}: its component data have been changed"))
    return kept

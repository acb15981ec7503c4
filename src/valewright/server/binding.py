"""Tables of old, bound to the rules and the data of the day on which they are brought forward."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress

from valewright import games
from valewright.kernel.components import fingerprint, squeezed
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption, GameError
from valewright.kernel.record import Record, mark, saved_text

UNFIT = -1


def bind(db: sqlite3.Connection) -> None:
    """Bind each table whose moves still lead where they led; note which tables do not fit.

    A table of a game that is not installed stays as it is, and is looked at when it is opened.
    """
    query = "SELECT id, game, options, seed, status, to_act FROM tables WHERE rules = 0"
    for table_id, name, options, seed, status, to_act in db.execute(query).fetchall():
        try:
            game = games.game(name)
        except BadOption:
            continue
        words = "SELECT words FROM moves WHERE table_id = ? ORDER BY number"
        moves = [row[0] for row in db.execute(words, (table_id,))]
        record = None
        with suppress(GameError):
            record = Record(game, json.loads(options), int(seed), moves)
        given_up = "SELECT count(*) FROM seats WHERE table_id = ? AND resigned"
        resigned = db.execute(given_up, (table_id,)).fetchone()[0]
        if record is None or not _as_told(record.state, status, to_act, resigned):
            db.execute("UPDATE tables SET rules = ? WHERE id = ?", (UNFIT, table_id))
            continue
        data = keep_components(db, record.components)
        db.execute(
            "UPDATE tables SET rules = ?, data = ?, mark = ? WHERE id = ?",
            (game.rules_version, data, mark(record.state), table_id),
        )
        saved = squeezed(saved_text(game, record.state), 1)
        db.execute("INSERT INTO states (table_id, saved) VALUES (?, ?)", (table_id, saved))


def _as_told(state: State, status: str, to_act: int | None, resigned: int) -> bool:
    """Whether the moves lead to what is written of the table."""
    if status == "playing":
        return not state.over and to_act in (None, state.to_act)
    return status != "over" or state.over or resigned > 0


def keep_components(db: sqlite3.Connection, text: str) -> str:
    """Keep component data, once; gives their fingerprint."""
    data = fingerprint(text)
    if data:
        db.execute("INSERT OR IGNORE INTO components VALUES (?, ?)", (data, squeezed(text)))
    return data

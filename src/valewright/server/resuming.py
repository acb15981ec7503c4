"""Stored games taken up again, perhaps by another version than the one that stored them.

A game keeps its own component data. Where its moves no longer lead to the state that was stored
with them, because the rules have changed, it goes on from that state; where that cannot be read
either, :class:`~valewright.kernel.errors.NeedsVersion` says so, and nothing is changed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from valewright.games import game
from valewright.kernel.components import fingerprint
from valewright.kernel.contract import State
from valewright.kernel.errors import GameError, NeedsVersion
from valewright.kernel.record import mark
from valewright.server.history import History, replayed
from valewright.server.store import Kept, StoreError

logger = logging.getLogger(__name__)


async def resumed(kept: Kept) -> tuple[History, bool]:
    """A game at its last move, and whether it goes on from its stored state, not by its moves."""
    try:
        history = await played_again(kept)
    except NeedsVersion as error:
        history = _from_saved(kept, error)
        return history, True
    if not kept.saved or history.saved() == kept.saved:
        return history, False
    try:
        return _from_saved(kept, _needs_version(kept, "its moves lead to another state")), True
    except NeedsVersion:
        if kept.row.rules == history.record.game.rules_version:
            return history, False  # states are stored in another form now, but people see the same
        raise


def _from_saved(kept: Kept, error: NeedsVersion) -> History:
    """A game that goes on from its last stored state, or the error."""
    row = kept.row
    if not kept.saved or error.needs > error.has:
        raise error
    try:
        history = History(row.game, row.options, row.seed, components_of(kept), kept.saved)
    except StoreError:
        raise
    except GameError as unread:
        raise _needs_version(kept, f"{error.why}; {unread}") from unread
    logger.warning("table %s goes on from its stored state: %s", row.id, error)
    return history


async def played_again(kept: Kept, watch: Callable[[int, State], None] | None = None) -> History:
    """A game played again from its first move on; an error where that leads elsewhere now."""
    row = kept.row
    has = game(row.game).rules_version
    if row.rules < 0 or row.rules > has:
        raise _needs_version(kept, "install a newer Valewright" if row.rules > has else "")
    components = components_of(kept)
    try:
        history = await replayed(
            row.game, row.options, row.seed, kept.moves, components, kept.origin, watch
        )
    except (GameError, LookupError, TypeError, AttributeError, AssertionError) as error:
        raise _needs_version(kept, str(error)) from error
    if row.mark and mark(history.state) != row.mark:
        raise _needs_version(kept, "its moves lead to another state")
    return history


def played_at_once(kept: Kept) -> History:
    """A game played again without pauses: for a worker, where nobody else waits."""
    playing = played_again(kept)
    while True:
        try:
            playing.send(None)
        except StopIteration as done:
            found: History = done.value
            return found


def components_of(kept: Kept) -> str | None:
    """The component data of a table: those it has kept, or today's where they are the same."""
    row = kept.row
    if kept.components is not None:
        return kept.components if row.data or row.rules else None
    today = game(row.game).components(row.options)
    if fingerprint(today) == row.data:
        return today
    raise StoreError(f"table {row.id} cannot be opened: {kept.damage}")


def _needs_version(kept: Kept, why: str) -> NeedsVersion:
    found = game(kept.row.game)
    return NeedsVersion(found.title, max(kept.row.rules, 0), found.rules_version, why)

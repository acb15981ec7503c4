"""Positions of Mystic Vale for the tests of the page: played by a bot, then served as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.page.browser import Visitor
from tests.page.tables import play_on
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.kernel.record import Record

ALL: Final = {
    "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
    "leaders": "random",
    "amulets": "random",
}


def reach(
    decision: str,
    at_round: int = 1,
    options: dict[str, Any] | None = None,
    seed: int = 5,
    also: Callable[[Any], bool] = lambda state: True,
) -> Record:
    """A game in which the first player is to decide something, from a round on."""
    record = Record(games.game("mystic-vale"), options or {}, seed=seed)
    bot = make_bot("greedy", seed)
    while not record.state.over:
        state: Any = record.state
        if (
            state.to_act == 0
            and state.decision == decision
            and state.table.round >= at_round
            and also(state)
        ):
            return record
        record.play(bot.choose(Seat(record.state, record.state.to_act)))
    raise AssertionError(f"{decision} does not come with seed {seed}")


def sit_at(visitor: Visitor, record: Record) -> Any:
    """The page with a position on it."""
    page = play_on(visitor, record)
    page.wait_for_selector(".board[data-asked=true]")
    return page

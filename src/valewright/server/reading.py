"""What strangers send, read in a worker: card files, the options of tables, and records.

Nothing here runs in the event loop. What a worker gives back is bounded, and was read once within
the limits of a worker, so that the server may build on it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from valewright.games import game, read_record
from valewright.kernel.errors import BadOption, BadRecord, GameError
from valewright.kernel.record import mark, saved_text
from valewright.server import games
from valewright.server.history import resigned_of
from valewright.server.names import shown_name, told_apart
from valewright.server.refusals import Refusal
from valewright.server.resuming import played_at_once
from valewright.server.store import Kept

SHORT: Final = 100  # characters of an option that need no reading
LONGEST: Final = 300  # characters of a complaint that anyone is told

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class BoxName(NamedTuple):
    """What is told of a table's card file."""

    name: str = ""
    differs: int = 0


class Begun(NamedTuple):
    """A table that could be made: its options as they were drawn, its data, what it lacks."""

    options: dict[str, object]
    components: str | None
    warnings: list[dict[str, Any]]
    box: BoxName


class Uploaded(NamedTuple):
    """What is kept of a record."""

    game: str
    options: dict[str, object]
    seed: int
    salt: str
    words: list[str]
    names: list[str]
    resigned: list[int]
    components: str
    origin: str
    mark: str
    saved: str
    box: BoxName


def in_words(error_type: type[GameError]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Whatever goes wrong when something is read is an error that can be told; none is long."""

    def decorate(work: Callable[P, T]) -> Callable[P, T]:
        @wraps(work)
        def wrapped(*given: P.args, **named: P.kwargs) -> T:
            try:
                return work(*given, **named)
            except GameError as error:
                if len(str(error)) <= LONGEST or isinstance(error, Refusal):
                    raise
                raise error_type(shortened(str(error))) from error
            except (RecursionError, MemoryError):
                raise
            except Exception as error:
                logger.exception("something that was sent cannot be read")
                raise error_type(shortened(f"cannot be read: {error}")) from error

        return wrapped

    return decorate


def shortened(text: str) -> str:
    """A complaint with its middle left out where it quotes too much."""
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 2]} … {text[-LONGEST // 3 :]}"


def is_short(value: object, depth: int = 3) -> bool:
    """Whether a value of an option is so small that it is read where it is."""
    if isinstance(value, str):
        return len(value) <= SHORT and "\n" not in value
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, list | tuple):
        small = depth > 0 and len(value) <= SHORT
        return small and all(is_short(one, depth - 1) for one in value)
    return value is None or isinstance(value, float)


@in_words(BadOption)
def begin(name: str, options: Mapping[str, object], seed: int) -> Begun:
    """The game of a new table, or an error that says what is wrong."""
    rules = game(name)
    drawn = rules.drawn(dict(options), seed)
    rules.start(drawn, seed)
    warnings = [caution._asdict() for caution in rules.warnings(drawn)]
    cards = drawn.get("cards")
    if not isinstance(cards, str):
        return Begun(drawn, None, warnings, BoxName())
    return Begun(drawn, rules.components(drawn), warnings, box_name(name, cards))


def box_name(name: str, cards: object) -> BoxName:
    """What a card file is called, and how many values it changes."""
    if not isinstance(cards, str):
        return BoxName()
    adapter = games.served(name)
    return BoxName(adapter.box_name(cards)[:SHORT], len(adapter.box(cards)))


def components_of_today(name: str, options: dict[str, object]) -> str:
    """The component data of a game with some options, whatever it was played with before."""
    return game(name).components(options)


def box_check(name: str, cards: str) -> dict[str, Any]:
    """All that is wrong with a card file, and all that it says."""
    return games.served(name).check_box(cards)


def box_contents(name: str, cards: str) -> tuple[str, list[dict[str, Any]]]:
    """What a card file is called, and every value that it changes."""
    adapter = games.served(name)
    return adapter.box_name(cards), adapter.box(cards)


def catalogue_of(name: str, components: str) -> dict[str, Any]:
    """Every component of a table with data of its own."""
    return games.served(name).catalogue(components)


@in_words(BadRecord)
def upload(text: str, most: int) -> Uploaded:
    """All of a record of at most so many moves."""
    moves = sum(line.count(";") + 1 for line in text.split("\n") if line[:1].isdecimal())
    if moves > most:
        raise Refusal("too-many-moves", n=moves, most=most)
    record = read_record(text)
    names: list[str] = []
    for i in range(record.state.players):
        given = shown_name(record.names[i]) if record.names else ""
        names.append(told_apart(given or f"Player {i + 1}", names))
    return Uploaded(
        record.game.name,
        record.options,
        record.seed,
        record.salt,
        record.words,
        names,
        record.resigned,
        record.components,
        record.origin,
        mark(record.state),
        saved_text(record.game, record.state),
        box_name(record.game.name, record.options.get("cards")),
    )


def record_text(kept: Kept) -> str:
    """The record of a table as text."""
    history = played_at_once(kept)
    names = [seat.name for seat in kept.row.seats]
    return history.text(names, resigned_of(kept.row), kept.row.settings.salt)

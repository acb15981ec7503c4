"""Bots by name: the ones here, levels, and those that other packages add as ``valewright.bots``.

The name of a level may carry a budget: ``archdruid@1`` thinks for one second a turn,
``archdruid@200r`` for 200 rounds a decision.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from valewright.bots.budget import Budget, read_budget
from valewright.bots.by_game import ByGame, Maker
from valewright.bots.contract import Bot
from valewright.bots.levels import LEVELS, level, levels_of, make_level
from valewright.bots.uniform import Uniform
from valewright.games import names as games
from valewright.kernel.errors import BadOption

GROUP: Final = "valewright.bots"


def greedy(seed: int) -> Bot:
    """The greedy bot of whichever game it is seated at."""
    return _of_level("greedy", "apprentice", None, seed)


def search(seed: int, budget: Budget) -> Bot:
    """Search that knows nothing of the game it plays, and so plays every game."""
    from valewright.bots.search import Blind, Searcher

    return Searcher(Blind(), budget, seed)


OWN: Final[dict[str, Maker]] = {"greedy": greedy, "random": Uniform}
SEARCH: Final = "search"  # the opponent where a game has no levels; every command can seat it
SEARCH_BUDGET: Final = Budget(seconds=1)
SEARCH_ROUNDS: Final = 400


def bot_names() -> list[str]:
    """Every bot that can be made, without budgets; the levels first, from gentle to strong.

    >>> bot_names()[:8]
    ['wanderer', 'novice', 'apprentice', 'adept', 'archdruid', 'sage', 'greedy', 'random']
    """
    own = [*LEVELS, *OWN]
    return own + sorted({entry.name for entry in entry_points(group=GROUP)} - set(own))


def bots_for(game: str) -> list[str]:
    """The bots that play a game; the levels first, from gentle to strong.

    >>> bots_for("nim")
    ['search', 'random']
    """
    known = levels_of(game)
    if not known:
        return [SEARCH, *(name for name in bot_names() if name not in (*LEVELS, "greedy"))]
    return [name for name in bot_names() if name not in LEVELS or name in known]


def usual_bot(game: str) -> str:
    """The bot that plays where nobody says which: quick, and no fool.

    >>> usual_bot("nim")
    'search'
    """
    return "greedy" if levels_of(game) else SEARCH


def steady_bot(game: str, name: str) -> str:
    """The bot that plays like one of this name but never by the clock: the same seed makes the same
    choices, however fast the machine is. Nobody knows that of the bots of other packages.

    >>> steady_bot("nim", "search"), steady_bot("nim", "random")
    ('search@400r', 'random')
    """
    if name not in bots_for(game) or name not in (*LEVELS, *OWN, SEARCH):
        raise BadOption(f"bot: {name!r} is no bot whose choices are the same everywhere")
    if not turn_seconds(name, game):
        return name
    rounds = SEARCH_ROUNDS if name == SEARCH else level(game, name).rounds
    if not rounds:
        raise BadOption(f"bot: {name!r} plays {game} by the clock alone")
    return f"{name}@{rounds}r"


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices, unless it thinks by the clock.

    >>> make_bot("grumpy", seed=1)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: there is no bot 'grumpy'; known bots: wanderer, ...
    """
    plain, at, written = name.partition("@")
    if plain in LEVELS:
        return _of_level(name, plain, read_budget(written) if at else None, seed)
    if plain == SEARCH:
        return search(seed, read_budget(written) if at else SEARCH_BUDGET)
    maker = _maker(plain)
    if at:
        raise BadOption(
            f"{name}: the bot {plain!r} takes no budget; levels do, such as archdruid@1"
        )
    return maker(seed)


def check_bot(name: str, game: str = "") -> None:
    """Refuse a name that no bot has, or a budget that it cannot have, at a game or at any.

    >>> check_bot("search@2", "nim")
    >>> check_bot("novice@2")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: novice@2: novice answers at once and takes no budget
    """
    make_bot(name, 0)
    plain, at, _ = name.partition("@")
    if at and game and plain in levels_of(game) and level(game, plain).budget.at_once:
        raise BadOption(f"{name}: {plain} answers at once in {game} and takes no budget")


def turn_seconds(name: str, game: str) -> float:
    """How long a bot may think about a turn of a game; 0 where it answers at once.

    >>> turn_seconds("search", "nim"), turn_seconds("search@2.5", "nim")
    (1, 2.5)
    >>> turn_seconds("random", "nim"), turn_seconds("search@50r", "nim")
    (0.0, 0.0)
    """
    plain, at, written = name.partition("@")
    if at:
        return read_budget(written).seconds
    if plain in levels_of(game):
        return level(game, plain).budget.seconds
    return SEARCH_BUDGET.seconds if plain == SEARCH else 0.0


def _of_level(name: str, plain: str, budget: Budget | None, seed: int) -> Bot:
    """A level's player of whichever game it is seated at."""

    def maker(game: str) -> Maker:
        return lambda seed: make_level(game, plain, seed, budget)

    playing = [game for game in games() if plain in levels_of(game)]
    if budget is not None and all(level(game, plain).budget.at_once for game in playing):
        raise BadOption(f"{name}: {plain} answers at once and takes no budget")
    return ByGame(name, {game: maker(game) for game in playing}, seed)


def _maker(name: str) -> Maker:
    """The maker of a bot that is no level."""
    own = OWN.get(name)
    if own is not None:
        return own
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    raise BadOption(f"there is no bot {name!r}; known bots: {', '.join(bot_names())}")


def _loaded(entry: EntryPoint) -> Maker:
    """What another package has put under a name: something to call with a seed."""
    try:
        maker = entry.load()
    except (ImportError, AttributeError) as error:
        raise BadOption(f"the bot {entry.name!r} ({entry.value}) does not load: {error}") from error
    if not callable(maker):
        raise BadOption(f"the bot {entry.name!r} ({entry.value}) cannot be called with a seed")
    made: Maker = maker
    return made

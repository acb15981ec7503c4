"""The benchmark: how an agent does against a ladder of bots, always the same games.

A score is comparable with others of the same task, which is named by the version of the ladder, the
game and the version of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from valewright.bots.budget import Budget
from valewright.bots.levels import level, levels_of
from valewright.games import USUAL, game
from valewright.kernel.errors import BadOption
from valewright.lab.agents import check_agent
from valewright.lab.rating import share_interval
from valewright.lab.simulate import Progress, check_wishes
from valewright.lab.spreading import Jobs, spread_out
from valewright.lab.tournament import Bout, Outcome, Plan, Rules, play_some

LADDER: Final = 2  # raised when a rung, a seed or the number of games changes
SEED: Final = 20_260
GAMES: Final = 100  # against each rung
ROUNDS: Final = 16  # of search a decision, for a level that usually thinks by the clock
PLAIN: Final = ("random", "search@16r", "search@64r")  # where a game has no levels


@dataclass(frozen=True)
class Rung:
    """How the agent did against one bot."""

    bot: str
    games: int
    wins: int
    draws: int
    score: float  # the share of games won, a draw being half
    interval: tuple[float, float]  # 95%


@dataclass(frozen=True)
class Evaluation:
    """How an agent did against the whole ladder; the score is the mean of those of the rungs."""

    task: str
    agent: str
    games: int
    score: float
    interval: tuple[float, float]
    rungs: tuple[Rung, ...]
    official: bool  # whether the games are those of the task, and not more or fewer
    cpu_seconds_per_game: float  # that the agent thought

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


def ladder(name: str) -> tuple[str, ...]:
    """The bots of a game's ladder; none thinks by the clock, so that games repeat.

    Of the levels that think by the clock, which differ by their time alone, the first is a rung.

    >>> ladder("nim")
    ('random', 'search@16r', 'search@64r')
    """
    levels = [(one, level(name, one).budget) for one in levels_of(name)]
    if not levels:
        return PLAIN
    timed = [one for one, budget in levels if budget.seconds]
    return ("random", *(_by_rounds(*one) for one in levels if one[0] not in timed[1:]))


def _by_rounds(one: str, budget: Budget) -> str:
    return one if budget.at_once else f"{one}@{budget.rounds or ROUNDS}r"


def task_name(name: str) -> str:
    """What a score belongs to.

    >>> task_name("nim")
    'nim/rules-1/ladder-2'
    """
    return f"{name}/rules-{game(name).rules_version}/ladder-{LADDER}"


def evaluate(
    agent: str,
    jobs: Jobs = 1,
    *,
    name: str = USUAL,
    games: int = GAMES,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Evaluation:
    """Let an agent play the games of the task: a bot by its name, or ``module:attribute``.

    >>> found = evaluate("search@4r", name="nim", games=2)
    >>> [(rung.bot, rung.games) for rung in found.rungs], found.official
    ([('random', 2), ('search@16r', 2), ('search@64r', 2)], False)
    """
    check_wishes(games, (), jobs, name)
    if games % 2:
        raise BadOption(f"games: each seed is played from both seats, and {games} is odd")
    check_agent(agent, name)
    rules = Rules(name, dict(options or {}), SEED)
    plan = Plan(rules, bouts(agent, ladder(name), games))
    outcomes: list[Outcome] = []
    for some in spread_out(play_some, plan, len(plan.bouts), jobs):
        outcomes += some
        if progress is not None:
            progress(len(outcomes), len(plan.bouts))
    return _summed_up(agent, rules, games, plan.bouts, outcomes)


def bouts(agent: str, rungs: Sequence[str], games: int) -> tuple[Bout, ...]:
    """The games of the task: each seed from both seats.

    >>> [bout.bots for bout in bouts("me", ["random"], 2)]
    [('me', 'random'), ('random', 'me')]
    """
    found: list[Bout] = []
    for number in range(0, games, 2):
        for rung in rungs:
            found += [Bout(number, (agent, rung)), Bout(number + 1, (rung, agent))]
    return tuple(found)


def _seat(number: int) -> int:
    """Where the agent sits: first in even games, second in odd ones."""
    return number % 2


def _summed_up(
    agent: str, rules: Rules, games: int, wanted: Sequence[Bout], outcomes: Sequence[Outcome]
) -> Evaluation:
    rungs = [_rung(rival, outcomes) for rival in ladder(rules.game)]
    total = sum(rung.games for rung in rungs)
    points = sum(rung.wins + rung.draws / 2 for rung in rungs)
    seconds = sum(one.seconds[_seat(one.number)] for one in outcomes)
    return Evaluation(
        task=task_name(rules.game),
        agent=agent,
        games=total,
        score=points / total,
        interval=share_interval(points, total),
        rungs=tuple(rungs),
        official=games == GAMES and not set(rules.options) - {"players"},
        cpu_seconds_per_game=seconds / len(wanted),
    )


def _rung(rival: str, outcomes: Sequence[Outcome]) -> Rung:
    mine = [one for one in outcomes if one.bots[1 - _seat(one.number)] == rival]
    wins = sum(one.winner == _seat(one.number) for one in mine)
    draws = sum(one.winner < 0 for one in mine)
    points = wins + draws / 2
    return Rung(
        bot=rival,
        games=len(mine),
        wins=wins,
        draws=draws,
        score=points / len(mine),
        interval=share_interval(points, len(mine)),
    )

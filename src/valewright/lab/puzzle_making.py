"""Making puzzles from self-play, and judging whether their best move still is the best.

A decision makes a puzzle where a weaker bot goes wrong: the best move that is found leads every
other one beyond the doubt, unless that is the same plan in another order.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.advice import Advising, Option, SearchAdviser, adviser
from valewright.bots.budget import Budget
from valewright.bots.estimate import Estimate, exactly
from valewright.bots.levels import levels_of
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import saved_text
from valewright.lab.puzzles import DIFFICULTIES, Answer, Puzzle
from valewright.lab.review import COSTLY, cost_of, kind_of, tried

FIRST_TRIES: Final = 16  # to see whether a decision might do
TRIES: Final = 64  # of every move, where it does
CHECK_TRIES: Final = 32
SEARCHED: Final = 50  # rounds of a search that knows nothing of the game, for each try
MOST_IN_VAIN: Final = 100  # games, one after the other, that make no puzzle
MARGIN: Final = 0.04  # of the chance to win, between the best plan and any other
DOUBTED: Final = 0.5  # of the margin, when it is measured again
PANEL: Final = (
    *(("wanderer", seed) for seed in range(2)),
    *(("novice", seed) for seed in range(4)),
    ("apprentice", 0),
    ("adept", 0),
)  # whoever of these goes wrong makes a puzzle harder
MISSED: Final = (3, 6)  # by so many, a puzzle is medium or hard
WIDE: Final = 0.1  # a margin that shows,
SHOWS: Final = 2  # as if so many fewer had missed it
MOST_GOOD: Final = 2  # moves that are about as good as the best plan
GOOD_OF: Final = 5  # moves, for each of them
MOST_MOVES: Final = 16  # that are judged one by one
MOST_OF_A_GAME: Final = 4  # puzzles, far enough apart
APART: Final = 8  # decisions
MOST_OF_A_THEME: Final = 0.3
TEMPTED: Final[tuple[str, ...]] = ("novice", "apprentice", "adept")  # whose mistakes make puzzles
PLAIN_THEME: Final = "choice"

Theme = Callable[[State, Option, Sequence[Option]], str]


def theme_of(state: State, best: Option, others: Sequence[Option]) -> str:
    """What a puzzle is about, as its game sees it."""
    rules = games.game(state.game)
    if not rules.has("puzzles"):
        return PLAIN_THEME
    theme: Theme = rules.part("puzzles")
    return theme(state, best, others)


def make(
    game: str,
    options: Mapping[str, object],
    count: int,
    seed: int,
    found: Callable[[Puzzle], None] = lambda _puzzle: None,
) -> list[Puzzle]:
    """So many puzzles out of games that bots play, each told as soon as it is there."""
    puzzles: list[Puzzle] = []
    themes: Counter[str] = Counter()
    themed = games.game(game).has("puzzles")
    most = max(1, round(MOST_OF_A_THEME * count)) if themed else count
    number, last = 0, 0
    while len(puzzles) < count:
        if number - last >= MOST_IN_VAIN:
            raise BadOption(f"{MOST_IN_VAIN} games of {game} have made no puzzle")
        for puzzle in _of_a_game(game, options, seed + number, lambda t: themes[t] < most):
            puzzles.append(puzzle)
            last = number
            themes[puzzle.theme] += 1
            found(puzzle)
            if len(puzzles) == count:
                break
        number += 1
    return puzzles


def _of_a_game(
    game: str, options: Mapping[str, object], seed: int, wanted: Callable[[str], bool]
) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    rules = games.game(game)
    rng = random.Random(f"puzzles {game} {seed}")
    state = rules.start(options, seed)
    players = [make_bot(_player(game), rng.getrandbits(32)) for _ in range(state.players)]
    made, wait = 0, 0
    while not state.over and made < MOST_OF_A_GAME:
        legal = state.legal_moves()
        if len(legal) == 1:
            state.play(legal[0])
            continue
        wait -= 1
        if 1 < len(legal) <= MOST_MOVES and wait <= 0:
            puzzle = puzzle_at(state, rng.getrandbits(32), wanted)
            if puzzle is not None:
                yield puzzle
                made, wait = made + 1, APART
        state.play(players[state.to_act].choose(Seat(state, state.to_act)))


def _player(game: str) -> str:
    """Who plays the games that puzzles come from: strong, and at once."""
    return "adept" if "adept" in levels_of(game) else "random"


def choices(state: State, seed: int) -> dict[str, int]:
    """What the bots that do not think for long would play here, by name."""
    known = levels_of(state.game)
    names: list[str] = [name for name in TEMPTED if name in known] or ["random"]
    return {name: make_bot(name, seed).choose(Seat(state, state.to_act)) for name in names}


def puzzle_at(
    state: State, seed: int, wanted: Callable[[str], bool] = lambda _theme: True
) -> Puzzle | None:
    """The puzzle that a decision makes, if it makes one."""
    chosen = choices(state, seed)
    if len(set(chosen.values())) == 1 and len(chosen) > 1:
        return None
    seat = Seat(state, state.to_act)
    must = tuple(dict.fromkeys(chosen.values()))
    first = judged(seat, state, FIRST_TRIES, seed, must)
    best = first[0]
    missed = [one for one in first if one.move in must and one.cost.mean >= MARGIN]
    if not missed or not wanted(theme_of(state, best, first[1:])):
        return None
    options = judged(seat, state, TRIES, seed + 1, state.legal_moves())
    return _puzzle(state, options, chosen)


def judged(
    seat: Seat, state: State, tries: int, seed: int, must: tuple[int, ...]
) -> tuple[Option, ...]:
    """Moves explained, the best first, each with what it costs in samples that both had."""
    judge = adviser(state.game)
    searches = isinstance(judge, SearchAdviser)
    compares = isinstance(judge, SearchAdviser) and judge.compares
    advising = Advising(seat, seed, must)
    advising.think(Budget(rounds=tries * (SEARCHED if searches and not compares else 1)))
    options = advising.advice().options
    if not compares:
        return options
    horizon = judge.horizon(state)
    top = tried(state, horizon, tries, seed, options[0].move)
    found = [replace(options[0], cost=exactly(0.0))]
    for one in options[1:]:
        rows = tried(state, horizon, tries, seed, one.move)
        found.append(replace(one, cost=cost_of(top, rows, seat.number)))
    return tuple(found)


def same_plan(best: Option, other: Option) -> bool:
    """Whether a move begins the best plan in another order, or leads to the very same."""
    if best.move in other.plan and other.move in best.plan:
        return True
    return len(best.figures) > 0 and best.figures == other.figures and best.notes == other.notes


def wrong(options: Sequence[Option]) -> list[Option]:
    """The moves that cost something for certain and are not the best plan in another order."""
    best = options[0]
    others = [one for one in options[1:] if not same_plan(best, one)]
    return [one for one in others if kind_of(one.cost) in COSTLY]


def is_clear(options: Sequence[Option]) -> bool:
    """Whether one plan is clearly best: all but a few other moves go wrong for certain."""
    best = options[0]
    others = [one for one in options[1:] if not same_plan(best, one)]
    good = len(others) - len(wrong(options))
    return len(others) > good and good <= min(MOST_GOOD, len(options) // GOOD_OF)


def _puzzle(state: State, options: Sequence[Option], chosen: Mapping[str, int]) -> Puzzle | None:
    best = options[0]
    answers = tuple(_answer(best, one) for one in options)
    tempting = tuple(
        one.words
        for one in wrong(options)
        if one.move in chosen.values() and one.cost.mean >= MARGIN
    )
    if not is_clear(options) or not tempting:
        return None
    rules = games.game(state.game)
    given = state.options()
    return Puzzle(
        game=state.game,
        theme=theme_of(state, best, options[1:]),
        difficulty=difficulty(state, answers, tempting),
        options=given,
        seed=state.seed,
        origin=saved_text(rules, state),
        data=rules.components(given),
        chance=best.chance,
        plan=plan_words(state, best.plan),
        figures=best.figures,
        notes=best.notes,
        answers=answers,
        tempting=tempting,
        tries=best.tries,
    )


def _answer(best: Option, one: Option) -> Answer:
    right = one is best or same_plan(best, one)
    cost: Estimate = exactly(0.0) if right else one.cost
    points = None if one.points is None else 0.0 if right else one.points.mean
    return Answer(one.words, "best" if right else kind_of(cost), cost, points, right)


def plan_words(state: State, plan: Sequence[int]) -> tuple[str, ...]:
    """A plan in words, played on what the seat to act knows."""
    known = Seat(state, state.to_act).canonical_state()
    found = []
    for move in plan:
        found.append(known.notation(move))
        known.play(move)
    return tuple(found)


def difficulty(state: State, answers: Sequence[Answer], tempting: Sequence[str]) -> str:
    """By how many of the weaker bots miss it; it is easier where the margin is wide."""
    known = levels_of(state.game)
    wrong_words = {one.words for one in answers if one.kind in COSTLY}
    seat = Seat(state, state.to_act)
    chosen = [make_bot(name, seed).choose(seat) for name, seed in PANEL if name in known]
    missed = sum(state.notation(move) in wrong_words for move in chosen)
    margin = min(one.cost.mean for one in answers if one.words in tempting)
    level = missed - (SHOWS if margin >= WIDE else 0)
    return DIFFICULTIES[sum(level >= least for least in MISSED)]


def judge_again(puzzle: Puzzle, tries: int = CHECK_TRIES, seed: int = 0) -> str:
    """What is wrong with the best move of a puzzle when it is judged anew; '' if nothing is.

    Few tries are less sure than those it was made with, so that half of the margin will do.
    """
    state = puzzle.state()
    seat = Seat(state, state.to_act)
    options = judged(seat, state, tries, seed, state.legal_moves())
    cost = {one.words: one.cost.mean for one in options}
    top = min(cost[answer.words] for answer in puzzle.answers if answer.right)
    for answer in puzzle.answers:
        tempts = answer.words in puzzle.tempting
        if tempts and cost[answer.words] < top + DOUBTED * MARGIN:
            found = cost[answer.words] - top
            return f"{answer.words!r} costs {found:.3f} beside the best, not {answer.cost.mean:.3f}"
    return ""

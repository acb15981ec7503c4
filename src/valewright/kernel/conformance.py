"""What any game must pass to sit at this table: checks that know nothing of its rules.

Each ``check_*`` takes a game, options and a seed, plays a random game by them and raises
:class:`Nonconforming`, which says at which move what went wrong. :data:`CHECKS` are all that run in
one process; :func:`check_processes` starts others.

>>> from valewright.games import game
>>> check_ends(game("nim"), {"piles": 2}, 7)
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from valewright.kernel.contract import MOST_MOVES, State
from valewright.kernel.errors import GameError, IllegalMove, MissingPart
from valewright.kernel.game import Game
from valewright.kernel.record import Record, restored, saved_text

Options = Mapping[str, object]
Check = Callable[[Game, Options, int], None]

MOST_DECISIONS: Final = 20_000
LOOK_EVERY: Final = 17  # the dearer checks look at about one position in so many
READ_BACK: Final = 3  # unfinished records read back for each game
NEVER_LEGAL: Final = (-1, -256, MOST_MOVES, MOST_MOVES + 1, 1 << 40)
HASH_SEEDS: Final = ("0", "1", "4242")


class Nonconforming(AssertionError):
    """A game broke the contract."""


def _require(fine: bool, state: State, played: int, message: str) -> None:
    if not fine:
        raise Nonconforming(
            f"{state.game}, options {state.options()}, seed {state.seed}, "
            f"after {played} moves ({state.decision}): {message}"
        )


def random_game(
    game: Game, options: Options, seed: int, most: int = MOST_DECISIONS
) -> Iterator[tuple[int, State]]:
    """A random game, position by position: how many moves were played, and the live state."""
    state = game.start(options, seed)
    rng = random.Random(seed)
    played = 0
    while not state.over:
        yield played, state
        _require(played < most, state, played, f"no end after {most} decisions")
        state.play(rng.choice(state.legal_moves()))
        played += 1
    yield played, state


def _some(game: Game, options: Options, seed: int) -> Iterator[tuple[int, State]]:
    """The first, the last and some other positions of a random game."""
    rng = random.Random(~seed)
    for played, state in random_game(game, options, seed):
        if played == 0 or state.over or rng.randrange(LOOK_EVERY) == 0:
            yield played, state


def check_ends(game: Game, options: Options, seed: int) -> None:
    """A random game ends in a bounded number of decisions, with scores and winners.

    Before that nobody has won and the seat to act is a player's; after it there is no move, no
    seat to act, and a score for each seat.
    """
    for played, state in random_game(game, options, seed):
        if state.over:
            seats = range(state.players)
            _require(state.to_act == -1, state, played, "over, yet a seat is to act")
            _require(state.legal_moves() == (), state, played, "over, yet there are moves")
            _require(state.decision == "over", state, played, "over, yet something is decided")
            _require(len(state.scores()) == state.players, state, played, "not a score per seat")
            winners = state.winners()
            _require(len(set(winners)) == len(winners), state, played, "a winner is named twice")
            _require(all(w in seats for w in winners), state, played, "a winner has no seat")
        else:
            seated = 0 <= state.to_act < state.players
            _require(seated, state, played, f"seat {state.to_act} is to act")
            _require(state.winners() == [], state, played, "there are winners before the end")


def check_moves(game: Game, options: Options, seed: int) -> None:
    """Every decision has 1 to 256 legal moves, each a different number from 0 to 255."""
    for played, state in random_game(game, options, seed):
        if state.over:
            return
        moves = state.legal_moves()
        _require(1 <= len(moves) <= MOST_MOVES, state, played, f"{len(moves)} legal moves")
        _require(len(set(moves)) == len(moves), state, played, f"a move is there twice: {moves}")
        small = all(type(m) is int and 0 <= m < MOST_MOVES for m in moves)
        _require(small, state, played, f"moves must be from 0 to {MOST_MOVES - 1}: {moves}")
        _require(state.clone().legal_moves() == moves, state, played, "a clone has other moves")


def check_notation(game: Game, options: Options, seed: int) -> None:
    """Every legal move has words of its own that read back as that move and fit in a record."""
    for played, state in random_game(game, options, seed):
        moves = state.legal_moves()
        words = [state.notation(move) for move in moves]
        _require(len(set(words)) == len(words), state, played, f"two moves read alike: {words}")
        for move, text in zip(moves, words, strict=True):
            parsed = state.parse(text)
            _require(parsed == move, state, played, f"{text!r} is {move} but reads as {parsed}")
            fits = ";" not in text and text == " ".join(text.split()) and text != ""
            _require(fits, state, played, f"{text!r} does not fit in a record")


def check_about(game: Game, options: Options, seed: int) -> None:
    """Every legal move is told by a verb and by subjects that have a kind and a plain value."""
    for played, state in random_game(game, options, seed):
        for move in state.legal_moves():
            verb, subjects = game.about(state, move)
            _require(verb != "", state, played, f"{state.notation(move)!r} has no verb")
            for kind, value in subjects:
                plain = kind != "" and type(value) in (int, str)
                _require(plain, state, played, f"{verb} is about {kind!r}: {value!r}")


def check_clone(game: Game, options: Options, seed: int) -> None:
    """A clone is equal; playing it leaves the original as it was, and the other way round."""
    for played, state in _some(game, options, seed):
        twin, third = state.clone(), state.clone()
        _require(twin == state, state, played, "a clone differs")
        before = _data(state)
        _play_on(twin, seed, 40)
        _require(_data(state) == before, state, played, "playing a clone changed the original")
        if not state.over:
            _require(twin != state, state, played, "a move changed nothing that can be compared")
        _play_on(third, seed, 40)
        _require(third == twin, state, played, "two clones played alike came out different")
        original = state.clone()
        # So that it shares nothing any more that it could change
        _play_on(original, seed, 5)
        copy = original.clone()
        before = _data(copy)
        _play_on(original, seed, 40)
        _require(_data(copy) == before, state, played, "playing the original changed a clone")


def check_pickle(game: Game, options: Options, seed: int) -> None:
    """A pickled state comes back equal and plays on as the original does."""
    for played, state in _some(game, options, seed):
        back: State = pickle.loads(pickle.dumps(state))
        _require(back == state, state, played, "the pickle differs")
        _require(back.legal_moves() == state.legal_moves(), state, played, "other moves")
        twin = state.clone()
        _play_on(back, seed, 40)
        _play_on(twin, seed, 40)
        _require(back == twin, state, played, "the pickle played on differently")


def check_record(game: Game, options: Options, seed: int) -> None:
    """A record reads back from its text to the same state, in mid-game and at the end.

    It replays to any move, as the state was then, and undo takes moves back.
    """
    record = Record(game, options, seed, names=())
    kept: list[tuple[int, State]] = []
    for played, state in _some(game, options, seed):
        kept.append((played, state.clone()))
    rng = random.Random(seed)
    while not record.state.over:
        record.play(rng.choice(record.state.legal_moves()))
    for played, state in kept:
        _require(record.replay(played) == state, state, played, "the replay differs")
    back = Record.read(record.text(), lambda _: game)
    end = record.state
    _require(back.state == end, end, len(record.moves), "the record reads back differently")
    _require(back.text() == record.text(), end, len(record.moves), "the text is not stable")
    for played, state in reversed(kept[:: max(1, len(kept) // READ_BACK)]):
        undone = back.undo(len(back.moves) - played)
        _require(undone == state, state, played, "undo leads to another state")
        again = Record.read(back.text(), lambda _: game)
        _require(again.state == state, state, played, "an unfinished record reads back differently")


def check_stored(game: Game, options: Options, seed: int) -> None:
    """A game starts again from its own component data, and a stored state comes back as it was."""
    components = game.components(options)
    first = game.start(options, seed)
    again = game.start_from(components, first.options(), seed)
    _require(again == first, first, 0, "its own component data start another game")
    for played, state in _some(game, options, seed):
        try:
            back = restored(game, saved_text(game, state), seed, components)
        except MissingPart:
            return
        _require(back == state, state, played, "the stored state differs")
        _require(back.legal_moves() == state.legal_moves(), state, played, "other moves")


def check_options(game: Game, options: Options, seed: int) -> None:
    """The options a state tells start the same game again, also after a way through JSON."""
    state = game.start(options, seed)
    told = json.loads(json.dumps(state.options()))
    _require(game.start(told, seed) == state, state, 0, f"{told} start another game")
    _require(state.game == game.name, state, 0, f"the state says {state.game!r}")
    known = {option.name for option in game.options()}
    _require(set(told) <= known, state, 0, f"{set(told) - known} are not among the options")


def check_views(game: Game, options: Options, seed: int) -> None:
    """A view is plain data and the same for all that the seat cannot tell apart.

    What is hidden is dealt anew by ``sample`` with several generators; the view, to the order of
    its entries, and the legal moves of the seat stay the same. Looking changes nothing.
    """
    for played, state in _some(game, options, seed):
        before = _data(state)
        for seat in range(state.players):
            view = state.view(seat)
            text = json.dumps(view)
            _require(json.loads(text) == view, state, played, f"view {seat} is not plain data")
            for k in range(3):
                other = state.sample(seat, random.Random(f"{seed} {played} {k}"))
                same = json.dumps(other.view(seat)) == text
                _require(
                    same, state, played, f"{_difference(view, other.view(seat))} (seat {seat})"
                )
                if state.to_act == seat:
                    fresh: State = pickle.loads(pickle.dumps(other))
                    same = fresh.legal_moves() == state.legal_moves()
                    _require(same, state, played, f"seat {seat}'s moves tell what is hidden")
        _require(_data(state) == before, state, played, "looking changed the state")


def check_samples(game: Game, options: Options, seed: int) -> None:
    """A sampled state can be played to its end, and one generator always draws the same."""
    for played, state in _some(game, options, seed):
        seat = (played + seed) % state.players
        drawn = state.sample(seat, random.Random(seed))
        again = state.sample(seat, random.Random(seed))
        _require(drawn == again, state, played, "one generator drew two samples")
        _require(drawn.to_act == state.to_act, state, played, "a sample asks another seat")
        _play_on(drawn, seed, MOST_DECISIONS)
        _require(drawn.over, state, played, "a sample does not come to an end")


def check_refusals(game: Game, options: Options, seed: int) -> None:
    """Moves that are not legal are refused with an error that names them; nothing changes."""
    rng = random.Random(seed)
    for played, state in _some(game, options, seed):
        legal = state.legal_moves()
        illegal = [m for m in range(MOST_MOVES) if m not in legal]
        tried = [*NEVER_LEGAL, *rng.sample(illegal, min(8, len(illegal)))]
        before = _data(state)
        for move in tried:
            _require_refusal(state.play, move, state, played)
            _require_refusal(state.notation, move, state, played)
        for words in ("", "no such move", "push " * 20, "\u0000", "17"):
            _require_refusal(state.parse, words, state, played)
        for odd in ("0", None, 0.0, [0]):
            _require_no_entry(state, odd, played)
        _require(_data(state) == before, state, played, "a refused move changed the state")
        _require(state.legal_moves() == legal, state, played, "a refusal changed the moves")


def _require_refusal(act: Callable[[Any], object], move: object, state: State, played: int) -> None:
    try:
        act(move)
    except IllegalMove as error:
        _require(repr(move) in str(error), state, played, f"the refusal does not say it: {error}")
    else:
        _require(False, state, played, f"{move!r} was taken")


def _require_no_entry(state: State, odd: Any, played: int) -> None:
    """Something that is no move at all is refused as such."""
    try:
        state.play(odd)
    except IllegalMove:
        return
    _require(False, state, played, f"{odd!r} was taken for a move")


def check_seats(game: Game, options: Options, seed: int) -> None:
    """A seat that is not at the table gets no view and no sample."""
    state = game.start(options, seed)
    for seat in (-1, state.players, 99):
        for ask in (state.view, lambda s: state.sample(s, random.Random(1))):
            try:
                ask(seat)
            except GameError:
                continue
            _require(False, state, 0, f"seat {seat} is served")


def check_seeds(game: Game, options: Options, seed: int) -> None:
    """One seed gives one game, move for move, and other seeds give others."""
    once = digest(game, options, [seed])
    state = game.start(options, seed)
    _require(digest(game, options, [seed]) == once, state, 0, "the seed gave two games")
    others = {digest(game, options, [seed + k], most=0) for k in range(1, 9)}
    _require(len(others) > 1, state, 0, "eight seeds gave one and the same start")


CHECKS: Final[tuple[Check, ...]] = (
    check_ends,
    check_moves,
    check_notation,
    check_about,
    check_clone,
    check_pickle,
    check_record,
    check_stored,
    check_options,
    check_views,
    check_samples,
    check_refusals,
    check_seats,
    check_seeds,
)


def check_processes(find: str, name: str, options: Options, seeds: Iterable[int]) -> None:
    """New processes with other hash seeds play the very same games.

    ``find`` is where they find the game by its name: ``valewright.games:game``.
    """
    numbers = list(seeds)
    expected = digest(_found(find)(name), options, numbers)
    for hash_seed in HASH_SEEDS:
        told = _in_new_process(find, name, options, numbers, hash_seed)
        if told != expected:
            raise Nonconforming(
                f"{name}, options {dict(options)}, seeds {numbers}: "
                f"a process with PYTHONHASHSEED={hash_seed} played other games"
            )


def _in_new_process(
    find: str, name: str, options: Options, seeds: list[int], hash_seed: str
) -> str:
    path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
    done = subprocess.run(
        [sys.executable, "-m", __name__, find, name, json.dumps(dict(options)), *map(str, seeds)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Nonconforming(f"{name}: a new process failed: {done.stderr}")
    return done.stdout.strip()


def digest(game: Game, options: Options, seeds: Iterable[int], most: int = MOST_DECISIONS) -> str:
    """One number for whole random games: every position, every view of the seat to act."""
    found = hashlib.sha256()
    for seed in seeds:
        for played, state in random_game(game, options, seed):
            found.update(repr((state.to_act, state.decision, state.legal_moves())).encode())
            if state.over or played % LOOK_EVERY == 0:
                found.update(json.dumps(state.data()).encode())
                found.update(json.dumps(state.view(max(0, state.to_act))).encode())
            if played >= most:
                break
    return found.hexdigest()


def _data(state: State) -> str:
    return json.dumps(state.data())


def _play_on(state: State, seed: int, most: int) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        if state.over:
            return
        state.play(rng.choice(state.legal_moves()))


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Which entries of two views differ."""
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    if not keys:
        return "the order of the view's entries tells what is hidden"
    shown = "; ".join(f"{key}: {one.get(key)!r} or {other.get(key)!r}" for key in keys)
    return f"the view tells what is hidden: {shown}"


def _found(find: str) -> Callable[[str], Game]:
    module, _, name = find.partition(":")
    found: Callable[[str], Game] = getattr(import_module(module), name)
    return found


def main(arguments: list[str]) -> None:
    """Print the digest of the games that the arguments name, for :func:`check_processes`."""
    find, name, options, *seeds = arguments
    print(digest(_found(find)(name), json.loads(options), [int(seed) for seed in seeds]))


if __name__ == "__main__":
    main(sys.argv[1:])

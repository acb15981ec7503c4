"""What making and checking puzzles found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from valewright import games
from valewright.kernel.errors import MissingPart
from valewright.lab.puzzle_making import judge_again, make
from valewright.lab.puzzles import Puzzle, problems, read_file, shipped, write_file
from valewright.terminal.report import Report


def made_report(
    game: str,
    options: Mapping[str, object],
    count: int,
    seed: int,
    file: Path,
    say: Callable[[str], None],
) -> Report:
    """Make puzzles and write them, each as soon as it is there."""
    found: list[Puzzle] = []

    def keep(puzzle: Puzzle) -> None:
        found.append(puzzle)
        write_file(file, game, found)
        say(f"{len(found)} of {count}: {puzzle.theme}, {puzzle.difficulty}: {puzzle.plan[0]}")

    make(game, options, count, seed, keep)
    return _counted(found, [])


def checked_report(files: Sequence[Path], game: str | None, judge: bool) -> Report:
    """Puzzles of files, or those that come with the games, and what is wrong with them."""
    wanted = games.names() if game is None else [game]
    if files:
        found = [one for file in files for one in read_file(file) if one.game in wanted]
    else:
        found = [one for name in wanted for one in shipped(name).values()]
    if not found and game is not None:
        raise MissingPart(f"{games.game(game).title} has no puzzles")
    wrong = problems(found)
    if judge:
        wrong += [f"{one.id}: {said}" for one in found if (said := judge_again(one))]
    return _counted(found, wrong)


def _counted(found: Sequence[Puzzle], wrong: Sequence[str]) -> Report:
    counts = Counter((one.game, one.theme, one.difficulty) for one in found)

    def show(console: Console) -> None:
        for line in wrong:
            console.print(line, soft_wrap=True)
        for (game, theme, difficulty), n in sorted(counts.items()):
            console.print(f"{game}  {theme}  {difficulty}  {n}")
        console.print(f"{len(found)} puzzles, {len(wrong)} problems")

    data = {
        "puzzles": [
            {"game": one.game, "id": one.id, "theme": one.theme, "difficulty": one.difficulty}
            for one in found
        ],
        "problems": list(wrong),
    }
    return Report(data, show, ok=not wrong)

"""Count the instructions that the rules execute, and compare two builds. See README.md.

    python benchmarks/instructions.py [--against FOLDER] [--plain] [--cpu-time] [--games N]
    python benchmarks/instructions.py --check | --renew

Instruction counts hardly vary from run to run, even on a busy machine, so that they show changes
of one per cent. Each folder is a checkout; its build/compiled is measured, or its src with --plain.
--check compares with the counts in instructions.json and fails where one is more than 3% higher;
--renew writes them anew. They hold for one toolchain: under another one, --check only measures.
Exit status: 0 done, 1 slower than before, 2 something to measure is missing.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib.metadata
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "benchmarks" / "instructions.json"
EXIT_SLOWER: Final = 1
EXIT_MISSING: Final = 2
MOST_SLOWER: Final = 1.03
NOTHING_KEPT: Final[dict[str, Any]] = {"toolchain": {}, "counts": {}}
CHECKED_GAMES: Final = 4  # enough for a check of seconds
WARM_UP: Final = 3  # games that fill caches, before those that are counted
CLONES: Final = 30  # of the middle of each game
ROUNDS: Final = 5  # of CPU times; each figure is the median of its rounds
CPU_TIMES: Final = 40  # times as much is done when CPU time is measured
MARK: Final = "getloadavg"  # callgrind writes down its counter whenever this is called
Costs = dict[str, float]  # by what was done: instructions or microseconds each


class MissingError(Exception):
    """Something that is needed to measure is not there; the message says what."""


# What is measured, in a process of its own


def work(games: int, cpu_time: bool) -> None:
    """Play and clone in every mix of every built-in game; print how often each was done."""
    from valewright.games import game

    times = CPU_TIMES if cpu_time else 1
    done: list[tuple[str, int, float]] = []
    for name, mix, options in json.loads(sys.stdin.read()):
        start = partial(game(name).start, options)
        length = _games(start, range(WARM_UP)) // WARM_UP
        states = [start(seed) for seed in range(games)]
        for state in states:
            _play(state, random.Random(0), length // 2)
        seeds = range(WARM_UP, WARM_UP + games * times)
        for what, act in (
            ("decision", partial(_games, start, seeds)),
            ("clone", partial(_clones, states, CLONES * times)),
        ):
            count, spent = _measured(act)
            done.append((f"{name} {mix} {what}", count, spent))
    print(json.dumps(done))


def _measured(act: Callable[[], int]) -> tuple[int, float]:
    """What an act gives, and its CPU time; callgrind counts between the two marks."""
    mark = os.getloadavg
    gc.collect()
    mark()
    begin = time.process_time()
    count = act()
    spent = time.process_time() - begin
    mark()
    return count, spent


def _play(state: Any, rng: random.Random, most: int) -> int:
    """Play at random to the end, or so many decisions; gives how many were played."""
    decisions = 0
    while not state.over and decisions != most:
        state.play(rng.choice(state.legal_moves()))
        decisions += 1
    return decisions


def _games(start: Callable[[int], Any], seeds: range) -> int:
    """Play whole games; gives the number of decisions."""
    rng = random.Random(0)
    return sum(_play(start(seed), rng, -1) for seed in seeds)


def _clones(states: list[Any], each: int) -> int:
    for state in states:
        for _ in range(each):
            state.clone()
    return len(states) * each


# Measuring it


def jobs() -> list[tuple[str, str, dict[str, Any]]]:
    """Name, mix and options of all that is measured."""
    sys.path.insert(0, str(ROOT / "src"))
    from valewright.games import BUILT_IN
    from valewright.lab.bench import mixes_of

    return [
        (entry.name, mix, options)
        for entry in BUILT_IN
        for mix, options in mixes_of(entry.name).items()
    ]


def instructions(tree: Path, games: int) -> Costs:
    """Instructions of each thing, counted by valgrind."""
    if shutil.which("valgrind") is None:
        raise MissingError("valgrind is not installed; --cpu-time does without it")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "count"
        valgrind = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}"]
        done = _run([*valgrind, f"--callgrind-out-file={out}"], tree, games)
        # count.1 was written at the first mark: every second one after it is a measurement
        totals = [_total(Path(f"{out}.{2 * k + 2}")) for k in range(len(done))]
    return {what: total / count for (what, count, _), total in zip(done, totals, strict=True)}


def _total(dump: Path) -> int:
    for line in dump.read_text().splitlines():
        if line.startswith("summary:"):
            return int(line.split()[1])
    raise MissingError(f"callgrind wrote no sum into {dump.name}")


def cpu_times(trees: list[Path], games: int) -> list[Costs]:
    """Microseconds of CPU time of each thing; the trees take turns."""
    rounds: list[list[Costs]] = [[] for _ in trees]
    for _ in range(ROUNDS):
        for tree, found in zip(trees, rounds, strict=True):
            done = _run([], tree, games, "--cpu-time")
            found.append({what: 1e6 * spent / count for what, count, spent in done})
    return [
        {what: statistics.median(costs[what] for costs in found) for what in found[0]}
        for found in rounds
    ]


def _run(before: list[str], tree: Path, games: int, *more: str) -> list[tuple[str, int, float]]:
    """Run this file as a worker on the rules of a tree."""
    command = [*before, sys.executable, __file__, "--worker", "--games", str(games), *more]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    run = subprocess.run(
        command,
        input=json.dumps(jobs()),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise MissingError(f"{tree} could not be measured:\n{run.stderr.rstrip()}")
    return [(what, count, spent) for what, count, spent in json.loads(run.stdout)]


def tree_of(folder: Path, plain: bool) -> Path:
    """Where the rules of a checkout are."""
    tree = folder.resolve() / ("src" if plain else "build/compiled")
    if not (tree / "valewright").is_dir():
        hint = "" if plain else "; compile it with: python tools/compile_rules.py"
        raise MissingError(f"{tree} does not hold the package valewright{hint}")
    return tree


def report(unit: str, ours: Costs, theirs: Costs | None) -> None:
    """One line for each thing; the ratio says how many times as fast ours is."""
    print(f"{'':36}{unit:>14}" + (f"{'against':>14}{'ratio':>8}" if theirs else ""))
    for what, cost in ours.items():
        line = f"{what:36}{cost:14,.2f}"
        if theirs is not None:
            line += f"{theirs[what]:14,.2f}{theirs[what] / cost:8.3f}"
        print(line)


# Comparing with the last commit's


def toolchain() -> dict[str, str]:
    """What the counts depend on beside the rules."""
    flags = f"{sysconfig.get_config_var('CONFIG_ARGS')} {sysconfig.get_config_var('CFLAGS')}"
    compiler = subprocess.run(
        [os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=False
    )
    return {
        "python": f"{platform.python_version()}, {platform.python_compiler()}",
        "python built with": hashlib.sha256(flags.encode()).hexdigest()[:12],
        "compiler": compiler.stdout.partition("\n")[0],
        "mypy": importlib.metadata.version("mypy"),
        "machine": f"{platform.system()} {platform.machine()}, {' '.join(platform.libc_ver())}",
    }


def renew(counts: Costs) -> None:
    """Keep the counts for later checks."""
    kept = {"toolchain": toolchain(), "counts": {what: round(n) for what, n in counts.items()}}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n")
    print(f"wrote {KEPT.relative_to(ROOT)}")


def kept_or_checked(renewing: bool) -> int:
    """Count once, and keep the counts or compare them with those kept."""
    counts = instructions(tree_of(ROOT, plain=False), CHECKED_GAMES)
    if renewing:
        renew(counts)
        return 0
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else NOTHING_KEPT
    return check(counts, kept, toolchain())


def check(counts: Costs, kept: dict[str, Any], here: dict[str, str]) -> int:
    """Say how the counts differ from those kept; the exit status."""
    differing = [what for what in here if here[what] != kept["toolchain"].get(what)]
    if differing:
        print("!!!! NOT COMPARED: the counts kept are of another toolchain !!!!")
        for what in differing:
            print(f"  {what}: {here[what]!r}, kept {kept['toolchain'].get(what)!r}")
        report("instructions", counts, None)
        print("`make instructions` keeps the counts of this toolchain instead.")
        return 0
    before = {what: float(n) for what, n in kept["counts"].items() if what in counts}
    report("instructions", {what: counts[what] for what in before}, before)
    new = sorted(set(counts) - set(before))
    slower = [what for what in before if counts[what] > before[what] * MOST_SLOWER]
    for what in slower:
        print(f"!!!! SLOWER: {what} takes {counts[what] / before[what] - 1:.1%} more !!!!")
    if slower:
        print("Make it fast again, or keep what a feature is worth with `make instructions`.")
        return EXIT_SLOWER
    if new or any(counts[what] * MOST_SLOWER < before[what] for what in before):
        print("Faster, or new: keep it with `make instructions`.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Count the instructions of the rules.")
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--plain", action="store_true", help="measure src, not build/compiled")
    parser.add_argument("--cpu-time", action="store_true", help="measure CPU time instead")
    parser.add_argument("--games", type=int, default=20, help="random games of each mix (20)")
    parser.add_argument("--check", action="store_true", help="fail where it is slower than kept")
    parser.add_argument("--renew", action="store_true", help="keep the counts for --check")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        work(options.games, options.cpu_time)
        return 0
    try:
        if options.check or options.renew:
            return kept_or_checked(options.renew)
        folders = [ROOT, options.against] if options.against else [ROOT]
        trees = [tree_of(folder, options.plain) for folder in folders]
        if options.cpu_time:
            found = cpu_times(trees, options.games)
        else:
            found = [instructions(tree, options.games) for tree in trees]
    except MissingError as error:
        print(f"instructions: {error}", file=sys.stderr)
        return EXIT_MISSING
    unit = "microseconds" if options.cpu_time else "instructions"
    report(unit, found[0], found[1] if len(found) > 1 else None)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

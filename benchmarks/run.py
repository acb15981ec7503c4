"""Ratios to other engines, measured in one run on one machine. See README.md beside this file.

Each measurement is a process of its own, so that neither form of the rules nor another engine
disturbs the next; rounds of measurements are interleaved and the median of each is taken.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from peers import PEERS, Figures

ROOT: Final = Path(__file__).resolve().parent.parent
FORMS: Final = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src"}
MIDDLE: Final = 120  # decisions into a random game, where a state is cloned
BATCH: Final = 100
FASTCATAN: Final = "fastcatan"
FASTCATAN_VERSION: Final = "fastcatan==2.0.0"
FIRST_GAMES: Final = 1_000
FLAT: Final = 1.05  # memory may grow by so much after the first thousand games
HELP: Final = (
    "import sys; sys.argv = ['valewright', '--help']; from valewright.cli import main; main()"
)


# Measurements, each in a process of its own


def valewright_games(seconds: float) -> Figures:
    """Random two-player base games through the public API."""
    from valewright import mystic

    return _played(lambda seed: mystic.new_game(players=2, sets=("base",), seed=seed), seconds)


def misty_games(seconds: float) -> Figures:
    """Random games of Misty Valley through the public API."""
    from valewright import misty

    return _played(lambda seed: misty.new_game(seed=seed), seconds)


def _played(begun: Callable[[int], Any], seconds: float) -> Figures:
    """Decisions and games per second between random players."""
    rng = random.Random(1)
    games = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = begun(games)
        while not state.over:
            state.play(rng.choice(state.legal_moves()))
            decisions += 1
        games += 1
    spent = time.perf_counter() - begin
    return {"decisions": decisions / spent, "games": games / spent}


def valewright_clone(seconds: float) -> Figures:
    """Clones of a state in mid-game."""
    from valewright import mystic

    rng = random.Random(1)
    state = mystic.new_game(players=2, seed=1)
    for _ in range(MIDDLE):
        state.play(rng.choice(state.legal_moves()))
    return {"clones": _rate(state.clone, seconds)}


def catanatron_games(seconds: float) -> Figures:
    """Catanatron's random players; every action in its record is a decision."""
    games = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        game = _catan(games)
        game.play()
        decisions += len(_catan_actions(game))
        games += 1
    spent = time.perf_counter() - begin
    return {"decisions": decisions / spent, "games": games / spent}


def catanatron_copy(seconds: float) -> Figures:
    """Copies of a Catanatron game at the same number of decisions."""
    game = _catan(1)
    for _ in range(MIDDLE):
        game.play_tick()
    return {"clones": _rate(game.copy, seconds)}


def _catan(seed: int) -> Any:
    """A new game between two of Catanatron's random players."""
    catan: Any = importlib.import_module("catanatron")
    players = [catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)]
    return catan.Game(players, seed=seed)


def _catan_actions(game: Any) -> list[Any]:
    """The actions played, under the name this release of Catanatron gives them."""
    state = game.state
    return list(state.action_records if hasattr(state, "action_records") else state.actions)


def playouts(seconds: float) -> Figures:
    """Random games of Mystic Vale whose every decision is made inside compiled code."""
    from valewright import mystic
    from valewright.kernel.rng import seeded

    games = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decisions += mystic.new_game(players=2, seed=games).playout(seeded(games))
        games += 1
    spent = time.perf_counter() - begin
    return {"decisions": decisions / spent, "games": games / spent}


def memory(games: float) -> Figures:
    """Resident memory after the first thousand games, at most later, and at the end, in MB."""
    from valewright import mystic

    rng = random.Random(1)
    first = most = 0.0
    total = int(games)
    for number in range(total):
        state = mystic.new_game(players=2, seed=number)
        while not state.over:
            state.play(rng.choice(state.legal_moves()))
        if (number + 1) % FIRST_GAMES == 0:
            most = max(most, _resident())
            first = first or most
    return {"games": float(total), "first": first, "most": most, "end": _resident()}


def _resident() -> float:
    """Resident memory in MB: now where /proc tells, else the most so far."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    scale = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale / 1e6


def help_seconds(_: float) -> Figures:
    """CPU seconds of ``valewright --help``."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", HELP], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return {"cpu_seconds": spent}


def _rate(act: Callable[[], object], seconds: float) -> float:
    n = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(BATCH):
            act()
        n += BATCH
    return n / (time.perf_counter() - begin)


WORKERS: Final[dict[str, Callable[[float], Figures]]] = {
    "games": valewright_games,
    "misty": misty_games,
    "clone": valewright_clone,
    "catanatron": catanatron_games,
    "catanatron copy": catanatron_copy,
    "playout": playouts,
    **PEERS,
    "memory": memory,
    "help": help_seconds,
}


# The run


def fastcatan_python() -> str | None:
    """The Python 3.12 that has fastcatan, which needs it; made in build/ where there is one."""
    place = ROOT / "build" / "fastcatan"
    python = place / "bin" / "python"
    if not python.exists():
        usual = [Path(found) for found in [shutil.which("python3.12")] if found]
        found = [*usual, *Path.home().glob(".pyenv/versions/3.12*/bin/python3.12")]
        for one in found:
            make = [str(one), "-m", "venv", str(place)]
            if subprocess.run(make, capture_output=True, check=False).returncode == 0:
                install = [str(python), "-m", "pip", "install", "--quiet", FASTCATAN_VERSION]
                subprocess.run(install, check=False)
                break
    return str(python) if python.exists() else None


def measured(worker: str, amount: float, form: str) -> Figures | None:
    """The figures of one measurement, or None where it cannot be made."""
    env = {**os.environ, "PYTHONPATH": str(FORMS[form])}
    python = fastcatan_python() if worker == FASTCATAN else sys.executable
    if python is None:
        print("  fastcatan was NOT measured: there is no Python 3.12 for it", file=sys.stderr)
        return None
    command = [python, __file__, "--worker", worker, "--amount", str(amount)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        print(f"  {worker} ({form}) was not measured: {reason}", file=sys.stderr)
        return None
    found: Figures = json.loads(done.stdout)
    return found


def run(seconds: float, repeats: int, games: int) -> dict[str, Figures]:
    """All measurements: the rates interleaved, then memory and help."""
    form = "compiled" if _has_compiled() else "plain"
    ours = (("valewright", "games"), ("misty", "misty"), ("playout", "playout"), ("clone", "clone"))
    forms = ("plain", "compiled") if form == "compiled" else ("plain",)
    parts = [(f"{name} {which}", worker, which) for which in forms for name, worker in ours]
    parts += [(name, name, form) for name in ("catanatron", "catanatron copy", *PEERS)]
    parts.append(("help", "help", form))
    found: dict[str, list[Figures]] = {}
    for number in range(repeats):
        print(f"round {number + 1} of {repeats} ...", file=sys.stderr)
        for name, worker, which in parts:
            figures = measured(worker, seconds, which)
            if figures is not None:
                found.setdefault(name, []).append(figures)
    print(f"memory over {games:,} games ...", file=sys.stderr)
    result = {name: _medians(rounds) for name, rounds in found.items()}
    flat = measured("memory", games, form)
    if flat is not None:
        result["memory"] = flat
    return result


def _has_compiled() -> bool:
    return any((FORMS["compiled"] / "valewright" / "mystic").glob("state.*.so"))


def _medians(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}


# Targets


def targets(found: dict[str, Figures]) -> list[dict[str, Any]]:
    """What was to be reached, what was, and whether that is enough."""
    rows = [
        _ratio(found, "valewright compiled", "catanatron", "decisions", 5.0),
        _ratio(found, "valewright compiled", "gin rummy", "decisions", 1.0),
        _ratio(found, "valewright compiled", "gin rummy", "steps", 1.0),
        _ratio(found, "valewright plain", "catanatron", "decisions", 1.5),
        _ratio(found, "misty compiled", "catanatron", "decisions", 3.0),
        _ratio(found, "clone compiled", "catanatron copy", "clones", 5.0),
    ]
    flat = found.get("memory")
    if flat is not None:
        name = f"memory at {flat['games']:,.0f} games / at {FIRST_GAMES:,}"
        rows.append(_row(name, flat["end"] / flat["first"], FLAT, most=True))
    shown = found.get("help")
    if shown is not None:
        rows.append(_row("CPU seconds of valewright --help", shown["cpu_seconds"], 0.3, most=True))
    return rows


def _ratio(
    found: dict[str, Figures], ours: str, theirs: str, key: str, least: float
) -> dict[str, Any]:
    name = f"{ours} / {theirs}, {key}"
    if ours not in found or theirs not in found:
        return {"target": name, "wanted": least, "reached": None, "met": False}
    own = "decisions" if key == "steps" else key
    return _row(name, found[ours][own] / found[theirs][key], least, most=False)


def _row(name: str, reached: float, wanted: float, *, most: bool) -> dict[str, Any]:
    met = reached <= wanted if most else reached >= wanted
    return {"target": name, "wanted": wanted, "reached": reached, "met": met, "at_most": most}


# Printing


def table(found: dict[str, Figures], rows: list[dict[str, Any]]) -> str:
    """Figures and targets as text."""
    lines = ["", f"{'measured':<24}figures per second (median)"]
    for name, figures in found.items():
        if name not in ("memory", "help"):
            shown = "   ".join(f"{value:>12,.0f} {key}" for key, value in figures.items())
            lines.append(f"{name:<24}{shown}")
    if "memory" in found:
        flat = found["memory"]
        steps = ", ".join(f"{flat[key]:.1f} {key}" for key in ("first", "most", "end"))
        lines.append(f"{'memory':<24}{steps} (MB)")
    if "help" in found:
        lines.append(f"{'help':<24}{found['help']['cpu_seconds']:.3f} CPU seconds")
    lines += ["", f"{'target':<52}{'wanted':>9}{'reached':>10}  met"]
    for row in rows:
        sign = "<=" if row.get("at_most") else ">="
        reached = "-" if row["reached"] is None else f"{row['reached']:.2f}"
        met = "yes" if row["met"] else "NO"
        lines.append(f"{row['target']:<52}{sign:>4}{row['wanted']:>5}{reached:>10}  {met}")
    return "\n".join(lines)


def machine() -> dict[str, Any]:
    """Where the figures come from."""
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--repeats", type=int, default=3, help="rounds of measurements")
    parser.add_argument("--games", type=int, default=20_000, help="for the memory measurement")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--worker", choices=sorted(WORKERS), help=argparse.SUPPRESS)
    parser.add_argument("--amount", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        print(json.dumps(WORKERS[given.worker](given.amount)))
        return
    before = machine()
    found = run(given.seconds, given.repeats, given.games)
    rows = targets(found)
    print(table(found, rows))
    if given.json:
        result = {"machine": before, "figures": found, "targets": rows}
        given.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()

"""Tunes what is not documented by games between bots, over several mixes of sets at once.

    PYTHONPATH=build/compiled
        python tools/mystic/tune_cards.py --games 600 --steps 8 --out tuned.toml

Plays every mix, makes each title that is out of bounds in one of them a step weaker, stronger,
dearer or cheaper, and plays again. A title that is out of bounds in several mixes follows the one
where it is furthest out. Writes a file for --cards with every value that it changed; documented
values are never touched, and costs and symbols stay within what a card of its level can print.
"""

from __future__ import annotations

import argparse
import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from valewright.mystic.balance import BOUGHT, MOST_WINS, Balance, Tally, balance
from valewright.mystic.catalogue import Advancement, Catalogue, Vale, catalogue
from valewright.mystic.provenance import DOCUMENTED, components, contradicted, status
from valewright.mystic.symbols import SETS, SPIRITS, SYMBOLS

Values = dict[str, dict[str, dict[str, Any]]]
Change = dict[str, Any]

MIXES: Final[dict[str, dict[str, object]]] = {
    "base": {"sets": ["base"]},
    "magic": {"sets": ["base", "vale-of-magic"]},
    "wild": {"sets": ["base", "vale-of-the-wild"]},
    "storm": {"sets": ["base", "mana-storm"]},
    "all": {"sets": list(SETS), "leaders": "random", "amulets": "random"},
}
COSTS: Final = {1: (2, 5), 2: (3, 8), 3: (4, 10)}  # of an advancement, by level
MOST_SYMBOLS: Final = {1: 3, 2: 4, 3: 5}
MOST_VP_END: Final = {1: 1, 2: 3, 3: 4}
SPIRITS_ASKED: Final = {1: (2, 3), 2: (3, 6)}  # by a vale
VALE_VP: Final = {1: 4, 2: 12}
FEWEST: Final = 40  # games with one owner, for a step
MARGIN: Final = 0.01  # kept from each bound
FADING: Final = 0.7  # of what earlier steps told, while a title stays as it is
DAMPING: Final = 0.7  # how likely a title that is out of bounds is changed in a step


@dataclass(frozen=True)
class Verdict:
    """How a title fares where it is furthest out: 0 is at a bound, above it out of bounds."""

    wins: float
    liked: float
    disliked: float


class Memory:
    """What the steps so far told of each title in each mix; the older, the less it counts."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[int, Tally]] = {}

    def add(self, results: list[Balance]) -> None:
        """Take in one more step."""
        for mix, result in enumerate(results):
            for name, new in result.titles():
                old = self._kept.setdefault(name, {}).setdefault(mix, Tally())
                old.offers = round(FADING * old.offers) + new.offers
                old.taken = round(FADING * old.taken) + new.taken
                old.alone = round(FADING * old.alone) + new.alone
                old.alone_wins = FADING * old.alone_wins + new.alone_wins

    def forget(self, name: str) -> None:
        """A title that was changed starts anew."""
        self._kept.pop(name, None)

    def titles(self) -> list[str]:
        """Every title that came up."""
        return sorted(self._kept)

    def verdict(self, name: str, is_vale: bool) -> Verdict:
        """How a title fares in the mix where it is furthest out."""
        wins = liked = disliked = -1.0
        for tally in self._kept[name].values():
            if tally.alone >= FEWEST:
                doubt = 0.5 / tally.alone**0.5  # one standard error
                wins = max(wins, tally.win_rate - doubt - (MOST_WINS - MARGIN))
            if not is_vale and tally.offers >= FEWEST:
                liked = max(liked, tally.buy_rate - (BOUGHT[1] - MARGIN))
                disliked = max(disliked, BOUGHT[0] + MARGIN - tally.buy_rate)
        return Verdict(wins, liked, disliked)


def toml(values: Values) -> str:
    """The changed values as a file for --cards."""
    lines: list[str] = []
    for kind, titles in values.items():
        for name, fields in titles.items():
            if not fields:
                continue
            lines += [f"[[{kind}]]", f'name = "{name}"']
            for field, value in fields.items():
                if isinstance(value, dict):
                    inner = ", ".join(f"{k} = {n}" for k, n in value.items())
                    lines.append(f"{field} = {{ {inner} }}" if inner else f"{field} = {{}}")
                else:
                    lines.append(f"{field} = {value}")
            lines.append("")
    return "\n".join(lines)


def printed(a: Advancement) -> dict[str, int]:
    """An advancement's symbols by name."""
    return {name: n for name, n in zip(SYMBOLS, a.symbols, strict=True) if n}


def weaker(a: Advancement) -> Iterator[Change]:
    """Changes that make an advancement worth less, the smallest first; it keeps its kinds."""
    if a.vp_end > 0:
        yield {"vp_end": a.vp_end - 1}
    symbols = printed(a)
    for name in ("vp", "growth", "mana", *SPIRITS, "guardian"):
        if symbols.get(name, 0) > 1:
            yield {"symbols": {**symbols, name: symbols[name] - 1}}
    if symbols.get("vp", 0) == 1 and len(symbols) > 1:
        yield {"symbols": {name: n for name, n in symbols.items() if name != "vp"}}


def stronger(a: Advancement) -> Iterator[Change]:
    """Changes that make an advancement worth more: more of what it has, then VP."""
    symbols = printed(a)
    if sum(symbols.values()) < MOST_SYMBOLS[a.level]:
        for name in (*SPIRITS, "mana"):
            if 0 < symbols.get(name, 0) < 1 + a.level:
                yield {"symbols": {**symbols, name: symbols[name] + 1}}
        if "mana" not in symbols:
            yield {"symbols": {**symbols, "mana": 1}}
    if a.vp_end < MOST_VP_END[a.level]:
        yield {"vp_end": a.vp_end + 1}


def priced(a: Advancement, by: int) -> Iterator[Change]:
    """A changed cost."""
    low, high = COSTS[a.level]
    if low <= a.cost + by <= high:
        yield {"cost": a.cost + by}


def advancement_changes(a: Advancement, found: Verdict) -> Iterator[Change]:
    """What could bring an advancement back, best first."""
    if found.wins > 0 and found.wins >= found.disliked:
        yield from weaker(a)
        # A dear title goes to whoever leads; one that both can pay for tells less about the winner.
        yield from priced(a, 1 if found.liked > -0.2 else -1)
    elif found.liked > 0:
        yield from priced(a, 1)
        yield from weaker(a)
    elif found.disliked > 0:
        yield from priced(a, -1)
        yield from stronger(a)


def vale_changes(v: Vale, found: Verdict) -> Iterator[Change]:
    """What could bring a vale back, best first."""
    if found.wins <= 0:
        return
    if v.vp_end > 0:
        yield {"vp_end": v.vp_end - 1}
    if v.price > SPIRITS_ASKED[v.level][0]:
        cost = {SPIRITS[k]: v.cost[k] for k in range(4) if v.cost[k]}
        kind = max(cost, key=lambda k: cost[k])
        yield {"cost": {k: n - (k == kind) for k, n in cost.items() if n > (k == kind)}}


def changes(component: Advancement | Vale, found: Verdict) -> Iterator[Change]:
    """What could bring a title back, best first."""
    if isinstance(component, Advancement):
        return advancement_changes(component, found)
    return vale_changes(component, found)


def allowed(values: Values, kind: str, name: str, change: Change) -> bool:
    """Whether a change leaves every documented fact as it is."""
    component = components(catalogue(), kind)[name]
    if any(status(kind, component, field) == DOCUMENTED for field in change):
        return False
    trial = {**values, kind: {**values[kind], name: {**values[kind].get(name, {}), **change}}}
    return not any(of == name for _, of, _ in contradicted(catalogue(toml(trial), "tuned")))


def step(cat: Catalogue, values: Values, memory: Memory, rng: random.Random) -> list[str]:
    """Change titles that are out of bounds by one step; says what was changed or cannot be."""
    told: list[str] = []
    for name in memory.titles():
        kind = "vale" if name in cat.vales else "advancement"
        component = cat.vales[name] if kind == "vale" else cat.advancements[name]
        found = memory.verdict(name, kind == "vale")
        if max(found.wins, found.liked, found.disliked) <= 0 or rng.random() > DAMPING:
            continue
        for change in changes(component, found):
            if allowed(values, kind, name, change):
                values[kind].setdefault(name, {}).update(change)
                memory.forget(name)
                told.append(f"{name}: {change}")
                break
        else:
            told.append(f"{name}: nothing is left to change")
    return told


def played(args: argparse.Namespace, text: str, seed: int) -> list[Balance]:
    """The balance of every mix."""
    found: list[Balance] = []
    for mix in args.mixes.split(","):
        options = {**MIXES[mix], **({"cards": text} if text else {})}
        found.append(balance(args.games, 2, (args.bot,), seed, args.jobs, options=options))
        result = found[-1]
        print(
            f"  {mix}: {len(result.complaints())} out of bounds, {result.median_rounds:g} rounds, "
            f"first player {100 * result.first_player:.1f}%, leads {result.lead_spread:.1f} VP",
            flush=True,
        )
        for complaint in [*result.complaints(), *result.held()]:
            print("     ", complaint, flush=True)
    return found


def read(path: Path) -> Values:
    """The values of a file that this tool wrote."""
    values: Values = {"advancement": {}, "vale": {}}
    for kind, entries in tomllib.loads(path.read_text("utf-8")).items():
        values.setdefault(kind, {})
        for entry in entries:
            values[kind][entry.pop("name")] = entry
    return values


def main() -> None:
    """Tune and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="of each mix in each step")
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--mixes", default=",".join(MIXES))
    parser.add_argument("--start", type=Path, help="a file to go on from")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    values: Values = read(args.start) if args.start else {"advancement": {}, "vale": {}}
    memory = Memory()
    best = 10**6
    for number in range(args.steps + 1):
        text = toml(values)
        print(f"step {number}", flush=True)
        results = played(args, text, args.seed + number)
        complaints = sum(len(result.complaints()) for result in results)
        if complaints <= best:
            best = complaints
            args.out.write_text(text, "utf-8")
        args.out.with_suffix(".last.toml").write_text(text, "utf-8")
        memory.add(results)
        rng = random.Random(f"{args.seed}/{number}")
        for line in step(catalogue(text, "tuned"), values, memory, rng):
            print("   ", line, flush=True)


if __name__ == "__main__":
    main()

"""Tunes reconstructed values by self-play: plays, makes what wins too much weaker, plays again.

    PYTHONPATH=build/compiled python tools/tune_cards.py --games 2000 --steps 8 --out tuned.toml

Writes a file for --cards with every value that it changed; what is documented is never touched.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

from valewright.lab.balance import BOUGHT, Balance, balance
from valewright.mystic.catalogue import Advancement, Catalogue, Vale, catalogue
from valewright.mystic.provenance import DOCUMENTED, PARTLY, status
from valewright.mystic.symbols import SPIRITS

Values = dict[str, dict[str, dict[str, Any]]]
LOWEST_COST = {1: 2, 2: 3, 3: 4}
HIGHEST_COST = {1: 6, 2: 9, 3: 12}
FEWEST_SPIRITS = 2


def toml(values: Values) -> str:
    """The changed values as a file for --cards."""
    lines: list[str] = []
    for kind, titles in values.items():
        for name, fields in titles.items():
            lines += [f"[[{kind}]]", f'name = "{name}"']
            for field, value in fields.items():
                if isinstance(value, dict):
                    inner = ", ".join(f"{k} = {n}" for k, n in value.items())
                    lines.append(f"{field} = {{ {inner} }}")
                else:
                    lines.append(f"{field} = {value}")
            lines.append("")
    return "\n".join(lines)


def fixed(component: Advancement | Vale, field: str) -> bool:
    """Whether a field is documented, wholly or in part."""
    kind = "advancement" if isinstance(component, Advancement) else "vale"
    return status(kind, component, field) in (DOCUMENTED, PARTLY)


def weaken_advancement(values: Values, a: Advancement) -> bool:
    """One step weaker: less end-game VP where there is some, else cheaper.

    A dear title goes to whoever leads; one that both sides can pay for tells less about the winner.
    """
    if a.vp_end > 0 and not fixed(a, "vp_end"):
        values["advancement"].setdefault(a.name, {})["vp_end"] = a.vp_end - 1
        return True
    return a.cost > LOWEST_COST[a.level] and dearer(values, a, -1)


def dearer(values: Values, a: Advancement, by: int) -> bool:
    """A changed cost, where it is not documented."""
    if fixed(a, "cost") or not 1 <= a.cost + by <= HIGHEST_COST[a.level]:
        return False
    values["advancement"].setdefault(a.name, {})["cost"] = a.cost + by
    return True


def weaken_vale(values: Values, v: Vale) -> bool:
    """One step weaker: less VP where there is some, else one spirit less of its commonest kind."""
    change = values["vale"].setdefault(v.name, {})
    if v.vp_end > 1 and not fixed(v, "vp_end"):
        change["vp_end"] = v.vp_end - 1
    elif not fixed(v, "cost") and v.price > FEWEST_SPIRITS:
        cost = {SPIRITS[k]: v.cost[k] for k in range(4) if v.cost[k]}
        kind = max(cost, key=lambda k: cost[k])
        cost[kind] -= 1
        change["cost"] = {k: n for k, n in cost.items() if n}
    else:
        return False
    return True


def step(cat: Catalogue, values: Values, result: Balance) -> list[str]:
    """Change every title that is out of bounds by one step; says what could not be changed."""
    held: list[str] = []
    for name, tally in result.advancements.items():
        a = cat.advancements[name]
        done = True
        if result.odd_wins(tally):
            done = weaken_advancement(values, a)
        elif tally.odd_buys:
            done = dearer(values, a, 1 if tally.buy_rate > BOUGHT[1] else -1)
        if not done:
            held.append(name)
    for name, tally in result.vales.items():
        if result.odd_wins(tally) and not weaken_vale(values, cat.vales[name]):
            held.append(name)
    return held


def main() -> None:
    """Tune and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sets", default="base")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    values: Values = {"advancement": {}, "vale": {}}
    if args.start:
        for kind, entries in tomllib.loads(args.start.read_text("utf-8")).items():
            for entry in entries:
                values[kind][entry.pop("name")] = entry
    best = 10**6
    for number in range(args.steps + 1):
        text = toml(values)
        cat = catalogue(text, "tuned values")
        options: dict[str, object] = {"sets": args.sets.split(",")}
        if text:
            options["cards"] = text
        result = balance(args.games, seed=args.seed + number, jobs=args.jobs, options=options)
        complaints = result.complaints()
        print(
            f"step {number}: {len(complaints)} complaints, {result.median_rounds:g} rounds, "
            f"first player {100 * result.first_player:.1f}%",
            flush=True,
        )
        for complaint in complaints:
            print("   ", complaint, flush=True)
        if len(complaints) <= best:
            best = len(complaints)
            args.out.write_text(text, "utf-8")
        held = step(cat, values, result)
        if held:
            print("    as weak as it gets:", ", ".join(held), flush=True)


if __name__ == "__main__":
    main()

"""The baselines of docs/research.md: every bot of a ladder against every other.

    python tools/baselines.py --games 40 --jobs 2            # print the tables
    python tools/baselines.py --games 40 --jobs 2 --write    # and put them into docs/research.md

Finished games are kept in build/baselines, so that a stopped run goes on where it was. ``--agent
GAME=NAME`` adds an agent of your own to a game. Budgets are in rounds and seeds are fixed: all but
the CPU seconds come out the same on every machine.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path

from valewright.bots.levels import levels_of
from valewright.games import game, names
from valewright.kernel.record import write_whole
from valewright.lab.evaluation import SEED, ladder
from valewright.lab.tournament import Tournament, tournament

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "research.md"
END = "<!-- end -->"
RESULTS = ROOT / "build" / "baselines"


def table(found: Tournament) -> str:
    """The ratings, and what each bot won against each other, as Markdown."""
    bots = [row.bot for row in found.rows]
    heads = ["bot", "Elo", "CPU s per game", *(f"v `{bot}`" for bot in bots)]
    lines = [_line(heads), _line(["---", *["---:"] * (len(heads) - 1)])]
    for row in found.rows:
        shares = [_share(found, row.bot, rival) for rival in bots]
        elo = f"{row.elo:+.0f} ± {row.error:.0f}"
        lines.append(_line([f"`{row.bot}`", elo, f"{row.seconds_per_game:.3f}", *shares]))
    return "\n".join(lines) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _share(found: Tournament, bot: str, rival: str) -> str:
    if bot == rival:
        return ""
    met = found.met[bot, rival]
    return f"{100 * met.score / met.games:.0f}%"


def placed(page: str, tables: Mapping[str, str]) -> str:
    """The page with its tables replaced.

    >>> placed("<!-- baselines nim -->old<!-- end -->", {"nim": "new"})
    '<!-- baselines nim -->\\n\\nnew\\n<!-- end -->'
    """
    for name, text in tables.items():
        mark = f"<!-- baselines {name} -->"
        before, found, rest = page.partition(mark)
        _, ended, after = rest.partition(END)
        if not found or not ended:
            raise SystemExit(f"{PAGE}: there is no place for the baselines of {name}")
        page = f"{before}{mark}\n\n{text}\n{END}{after}"
    return page


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--games", type=int, default=40, help="games of each pair")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--skip", action="append", default=[], help="a bot to leave out")
    parser.add_argument("--agent", action="append", default=[], metavar="GAME=NAME")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/research.md")
    args = parser.parse_args(words)
    own = [agent.partition("=")[::2] for agent in args.agent]
    tables: dict[str, str] = {}
    for name in args.game or [name for name in names() if levels_of(name)]:
        rungs = [bot for bot in ladder(name) if bot not in args.skip]
        bots = [*rungs, *(agent for of, agent in own if of == name)]
        found = tournament(
            bots,
            args.games,
            SEED,
            args.jobs,
            name=name,
            options={"players": 2},
            results=args.results / f"{name}.jsonl",
        )
        tables[name] = table(found)
        pairs = len(list(itertools.combinations(bots, 2)))
        print(f"{game(name).title}: {pairs} pairs, {args.games} games each\n\n{tables[name]}")
    if args.write:
        write_whole(PAGE, placed(PAGE.read_text("utf-8"), tables))


if __name__ == "__main__":
    main()

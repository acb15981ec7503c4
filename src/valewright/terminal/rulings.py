"""The rulings of the games, and the tests that name them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from valewright import rulings
from valewright.terminal.report import Report


def rulings_report(uncovered_only: bool, with_all: bool, game: str | None = None) -> Report:
    """Rulings and who names them; ok unless the uncovered are asked for and there are any."""
    books = rulings.books(game)
    missing = rulings.uncovered(books, needs=None if with_all else ())
    whole = [ruling for ruling in rulings.listing(books) if with_all or not ruling.needs]

    def show(console: Console) -> None:
        for ruling in missing if uncovered_only else whole:
            if uncovered_only:
                console.print(f"{ruling.id}  {ruling.text}", soft_wrap=True)
            else:
                console.print(Text(ruling.id, "bold").append(f"  {ruling.text}", "not bold"))
                console.print(Text(f"    {', '.join(ruling.named_in) or 'not covered'}", "dim"))
        console.print(f"{len(whole)} rulings, {len(missing)} not covered by a test or scenario")

    data = [
        {
            "id": ruling.id,
            "needs": sorted(ruling.needs),
            "text": ruling.text,
            "named_in": list(ruling.named_in),
        }
        for ruling in (missing if uncovered_only else whole)
    ]
    return Report(data, show, ok=not (uncovered_only and missing))

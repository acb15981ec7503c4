"""The rulings of the games, and the tests that name them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from valewright import rulings


def list_rulings(
    console: Console, uncovered_only: bool, with_all: bool, game: str | None = None
) -> bool:
    """Print rulings and who names them; whether none that counts is uncovered."""
    books = rulings.books(game)
    missing = rulings.uncovered(books, needs=None if with_all else ())
    whole = [ruling for ruling in rulings.listing(books) if with_all or not ruling.needs]
    if uncovered_only:
        for ruling in missing:
            console.print(f"{ruling.id}  {ruling.text}", soft_wrap=True)
    else:
        for ruling in whole:
            console.print(Text(ruling.id, "bold").append(f"  {ruling.text}", "not bold"))
            console.print(Text(f"    {', '.join(ruling.named_in) or 'not covered'}", "dim"))
    console.print(f"{len(whole)} rulings, {len(missing)} not covered by a test or scenario")
    return not (uncovered_only and missing)

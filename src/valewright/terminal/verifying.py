"""Whether a recorded game was dealt as its server promised before it began."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from valewright.games import load_record
from valewright.kernel.deal import commitment
from valewright.kernel.rng import is_secret
from valewright.words import Words


def verified(path: Path, promised: str | None, console: Console, language: str) -> bool:
    """Say what can be said of a record's deal; whether all of it was promised and kept.

    A record is read only if its moves follow from its seed, and its commitment from seed and salt.
    """
    record = load_record(path.expanduser())
    words = Words(language)

    def say(key: str, **values: str | int) -> None:
        console.print(Text(words.say(f"verify-{key}", **values)), soft_wrap=True)

    say("stored" if record.origin else "replayed", n=len(record.moves))
    say("secret" if is_secret(record.seed) else "short", seed=str(record.seed))
    if not record.salt:
        say("unpromised")
        return False
    found = commitment(record.seed, record.salt)
    say("commitment", commitment=found)
    if promised is None:
        say("compare")
        return not record.origin
    kept = promised.strip().lower() == found
    say("kept" if kept else "broken")
    return kept and not record.origin

"""What all drawings share: the width of a page, lines across it, and how sentences are joined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from valewright.words import Words

NARROW: Final = 60
WIDE: Final = 120
YOU: Final = "you"  # the name of a player who is the reader: messages then take the second person


def page_width(width: int) -> int:
    """How wide a page is drawn on a console of that width."""
    return min(max(width, NARROW), WIDE)


def rule(title: str, width: int) -> Text:
    """A line across the page with a title in it."""
    line = Text("--- ", "dim").append(title, "not dim bold").append(" ")
    return line.append("-" * max(0, width - len(line.plain)), "dim")


def shown_name(words: Words, name: str) -> str:
    """A player's name by itself.

    >>> shown_name(Words("fr"), YOU), shown_name(Words("fr"), "Ada")
    ('Vous', 'Ada')
    """
    return words.say("terminal-name", who=name)


def listed(words: Words, items: Iterable[str]) -> str:
    """Items with commas between them, or a word that there are none."""
    return ", ".join(items) or words.say("terminal-none")


def all_of(words: Words, names: Sequence[str]) -> str:
    """Names in one phrase.

    >>> all_of(Words("en"), [YOU, "Ada", "Bob"])
    'You, Ada and Bob'
    """
    shown = [shown_name(words, name) for name in names]
    if len(shown) == 1:
        return shown[0]
    return words.say("terminal-and", some=", ".join(shown[:-1]), last=shown[-1])


def labelled(words: Words, label: str, text: str) -> str:
    """A label with what belongs to it, such as ``Hand: fork, ring``."""
    return words.say("terminal-labelled", label=label, list=text)


def joined(words: Words, name: str, sentences: Sequence[str]) -> str:
    """Sentences about one player as one; the subject is said once.

    >>> joined(Words("en"), "Ada", ["Ada pushes Blank", "Ada passes", "The game is over"])
    'Ada pushes Blank; passes; the game is over.'
    """
    subject = shown_name(words, name)
    said = sentences[0]
    for text in sentences[1:]:
        if text.startswith(f"{subject} "):
            text = text.removeprefix(f"{subject} ")
        elif not text.startswith(subject):
            text = text[:1].lower() + text[1:]
        said = words.say("terminal-then", first=said, next=text)
    return f"{said}."


def count_line(label: str, points: int, width: int) -> Text:
    """One line of a final count, with dots up to its points."""
    line = Text(f"  {label} ")
    line.truncate(width - 6, overflow="ellipsis")
    return line.append("." * max(0, width - 5 - len(line.plain)), "dim").append(f"{points:>5}")


def final_count(
    names: Sequence[str],
    lines: Iterable[Iterable[tuple[str, int]]],
    scores: Iterable[int],
    width: int,
    words: Words,
) -> list[Text]:
    """Everyone's score line by line, and the totals."""
    found: list[Text] = []
    for who, counted, total in zip(names, lines, scores, strict=True):
        found.append(Text(words.say("terminal-score-of", who=who), "bold"))
        found += [count_line(label, points, width) for label, points in counted]
        label = f"  {words.say('frame-total')}"
        found.append(Text(label.ljust(width - 5) + f"{total:>5}", "bold"))
    return found

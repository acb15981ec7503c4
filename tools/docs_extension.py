"""An extension of Griffe: docstrings as this project writes them become Markdown.

Examples stand between blank lines, without a heading of their own, and names in roles such as
``:class:`Card```.
"""

import re
from typing import Any, Final

import griffe

ROLE: Final = re.compile(r":\w+:`~?\.?([^`]+)`")


def as_markdown(text: str) -> str:
    """A docstring with its examples fenced.

    >>> as_markdown("One, as ``two``.\\n\\n>>> 1 + 1\\n2\\n\\nSee :func:`three`.").split("\\n\\n")
    ['One, as `two`.', '```pycon\\n>>> 1 + 1\\n2\\n```', 'See `three`.']
    """
    blocks = []
    for block in text.split("\n\n"):
        before, prompt, example = block.partition(">>> ")
        if prompt and (not before or before.endswith("\n")):
            blocks.append(f"{_names(before)}```pycon\n{prompt}{example.rstrip()}\n```")
        else:
            blocks.append(_names(block))
    return "\n\n".join(blocks)


def _names(text: str) -> str:
    return ROLE.sub(r"`\1`", text).replace("``", "`")


class Docstrings(griffe.Extension):
    """Turns every docstring into Markdown as it is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a module, a class, a function or an attribute."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)

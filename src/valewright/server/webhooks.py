r"""What a table tells other programs, each in the form that it takes.

>>> notice = Notice("turn", "t1", "nim", 0, "*Ann*", "*Ann*'s turn", "https://x.example/#/table/t1")
>>> print(json.loads(message_to("discord", notice).body)["content"])
\*Ann\*'s turn
https://x.example/#/table/t1
>>> message_to("ntfy", notice).headers["Click"]
'https://x.example/#/table/t1'
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal, NamedTuple

Event = Literal["turn", "reminder", "test"]
JSON: Final = {"Content-Type": "application/json"}
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_SLACK: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class Notice(NamedTuple):
    """What has happened at a table, in parts and in words."""

    event: Event
    table: str
    game: str
    seat: int | None
    player: str | None
    text: str
    link: str


class Message(NamedTuple):
    """A request to another program."""

    headers: dict[str, str]
    body: bytes


def message_to(kind: str, notice: Notice) -> Message:
    """A notice as a program takes it: nothing in a name can be a command, a link or a call."""
    match kind:
        case "discord":
            content = _MARKDOWN.sub(r"\\\1", notice.text) + f"\n{notice.link}"
            return _json({"content": content, "allowed_mentions": {"parse": []}})
        case "slack":
            text = "".join(_SLACK.get(letter, letter) for letter in notice.text)
            return _json({"text": f"{text}\n<{notice.link}>"})
        case "ntfy":
            headers = {"Title": "Valewright", "Click": notice.link, "Tags": "game_die"}
            return Message({**headers, "Content-Type": "text/plain"}, notice.text.encode())
        case _:
            return _json(notice._asdict())


def _json(data: dict[str, Any]) -> Message:
    return Message(JSON, json.dumps(data).encode())

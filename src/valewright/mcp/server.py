"""The tools and resources that a language model gets for one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from threading import Lock
from typing import Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError

from valewright import __version__, games
from valewright.kernel.errors import GameError, IllegalMove
from valewright.mcp.tables import Table
from valewright.terminal.query import Query
from valewright.terminal.report import Report
from valewright.words import rules

COLUMNS: Final = 160
MOST_SECONDS: Final = 120.0
INSTRUCTIONS: Final = """\
You sit at a table of {title}. Call look to see the table, and play to make a move in the game's
notation. Read the resource valewright://rules first if you do not know the game{cards}."""


def served(table: Table, show_moves: bool = True) -> MCPServer:
    """A server for one seat at a table; legal moves are told only where ``show_moves`` is true."""
    game = games.game(table.game)
    cards = ", and valewright://cards for what its cards do" if game.has("cards") else ""
    server = MCPServer(
        "valewright",
        title=f"Valewright: {game.title}",
        version=__version__,
        instructions=INSTRUCTIONS.format(title=game.title, cards=cards),
        log_level="WARNING",
    )
    _tools(server, Teller(table, show_moves))
    _resources(server, game.name)
    return server


class Teller:
    """Answers for one table, one at a time; what a game refuses is told in its words."""

    def __init__(self, table: Table, show_moves: bool) -> None:
        self._table = table
        self._show_moves = show_moves
        self._lock = Lock()

    @contextmanager
    def _asked(self) -> Iterator[Table]:
        with self._lock:
            try:
                yield self._table
            except IllegalMove as error:  # says what is legal instead
                told = str(error) if self._show_moves else "that move is not legal now"
                raise ToolError(told) from error
            except GameError as error:
                raise ToolError(str(error)) from error

    def look(self) -> str:
        """The view, the news, and the moves."""
        with self._asked() as table:
            view = table.view()
            return "\n\n".join(part for part in (view, self._now(table)) if part)

    def play(self, move: str) -> str:
        """Play, and what came of it."""
        with self._asked() as table:
            table.play(move)
            return self._now(table)

    def wait(self, seconds: float) -> str:
        """Wait for the others, and what they did."""
        with self._asked() as table:
            table.wait(min(max(seconds, 0.0), MOST_SECONDS))
            return self._now(table)

    def _now(self, table: Table) -> str:
        """What has happened, whose turn it is, and the moves."""
        news = table.news()
        parts = ["\n".join(["What happened:", *news])] if news else []
        parts.append(table.status())
        moves = table.moves()
        if self._show_moves and moves:
            parts.append("\n".join(["Legal moves:", *moves]))
        return "\n\n".join(parts)


def _tools(server: MCPServer, teller: Teller) -> None:
    def look() -> str:
        """Show the table as your seat sees it, what has happened since, and whose turn it is."""
        return teller.look()

    def play(move: str) -> str:
        """Play a move, in the game's notation, such as one of the legal moves."""
        return teller.play(move)

    def wait(seconds: float = 60.0) -> str:
        """Wait until it is your turn, for at most so many seconds, and show what happened."""
        return teller.wait(seconds)

    tools: tuple[Callable[..., str], ...] = (look, play, wait)
    for tool in tools:
        server.tool(structured_output=False)(tool)


def _resources(server: MCPServer, name: str) -> None:
    @server.resource("valewright://rules", title="The rules", mime_type="text/markdown")
    def rules_page() -> str:
        """The rules of the game."""
        with _refused():
            return rules(name, "en")

    if not games.game(name).has("cards"):
        return

    @server.resource("valewright://cards", title="The cards", mime_type="text/plain")
    def all_cards() -> str:
        """Every card, with its cost and its text."""
        return card_list(name, "")

    @server.resource("valewright://cards/{search}", title="Cards", mime_type="text/plain")
    def some_cards(search: str) -> str:
        """The cards whose name or text holds some words."""
        return card_list(name, search)


@contextmanager
def _refused() -> Iterator[None]:
    try:
        yield
    except GameError as error:
        raise ResourceError(str(error)) from error


def card_list(name: str, search: str) -> str:
    """What a game is played with, as the command line lists it."""
    from rich.console import Console

    written = StringIO()
    console = Console(file=written, width=COLUMNS, highlight=False, markup=False, emoji=False)
    game = games.game(name)
    with _refused():
        report: Report = game.part("cards")(Query(game.title, search))
        report.show(console)
    return "\n".join(line.rstrip() for line in written.getvalue().splitlines())

"""Any game as the server tells it, from its view and its moves alone."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.contract import State
from valewright.kernel.errors import MissingPart
from valewright.kernel.game import Game
from valewright.server.games.contract import SeatSnapshot
from valewright.server.shapes.common import Shapes
from valewright.server.shapes.plain import SHAPES

# Told beside the view, or already what a table says
DECISION: Final = "plain"
UNTOLD: Final = frozenset(("game", "seat", "to_act", "decision", "legal", "log", "players"))


class PlainAdapter:
    """A game that brings no table of its own."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def name(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def shapes(self) -> Shapes:
        """Those of any game."""
        return SHAPES

    def shown(self, state: State, seat: int | None, acting: bool) -> SeatSnapshot:
        """The view as it is, and each move by its verb and what it is about."""
        looking = seat if seat is not None else 1 if state.to_act == 0 else 0
        found = state.view(looking)
        view = {
            "game": self.name,
            "seat": seat,
            "to_act": state.to_act,
            "decision": state.decision,
            "plain": {key: value for key, value in found.items() if key not in UNTOLD},
        }
        moves: list[dict[str, Any]] = []
        if acting and seat is not None and seat == state.to_act:
            moves = [self.move(state, move) for move in state.legal_moves()]
        return SeatSnapshot(view, DECISION, moves)

    def move(self, state: State, move: int) -> dict[str, Any]:
        """Its verb and what it is about."""
        about = self._game.about(state, move)
        return {
            "move": move,
            "words": state.notation(move),
            "act": about.verb,
            "subjects": [{"kind": kind, "value": value} for kind, value in about.subjects],
        }

    def events(self, state: State, since: int) -> tuple[list[dict[str, Any]], int]:  # noqa: ARG002
        """Its moves are its log."""
        return [], 0

    def played(self, seat: int, words: str) -> list[dict[str, Any]]:
        """The move in words."""
        return [
            {
                "kind": "played",
                "seat": seat,
                "name": words,
                "n": 0,
                "text": f"Player {seat + 1}: {words}",
            }
        ]

    def bought(self, line: dict[str, Any]) -> str | None:  # noqa: ARG002
        """There is nothing to buy, as far as anyone knows."""
        return None

    def sets(self, options: dict[str, object]) -> list[str]:  # noqa: ARG002
        """It comes in one part."""
        return []

    def score_lines(self, state: State) -> list[list[dict[str, Any]]]:
        """As the game says."""
        return self._game.score_lines(state)

    def box(self, cards: str) -> list[dict[str, Any]]:  # noqa: ARG002
        """It has no card files."""
        return []

    def box_name(self, cards: str) -> str:  # noqa: ARG002
        """It has no card files."""
        return ""

    def check_box(self, cards: str) -> dict[str, Any]:  # noqa: ARG002
        """It has no card files."""
        raise MissingPart(f"{self._game.title} has no box to fill in")

    def catalogue(self, cards: str = "") -> dict[str, Any]:  # noqa: ARG002
        """There is none."""
        raise MissingPart(f"{self._game.title} has no cards to list")

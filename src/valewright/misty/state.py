"""The public face of a game of Misty Valley: :class:`State` and :func:`new_game`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from valewright.kernel import decision, engine
from valewright.kernel.rng import Rng
from valewright.misty import scoring, setup
from valewright.misty.catalogue import Catalogue, catalogue, chosen_cards
from valewright.misty.observing import VERSION, observer_for
from valewright.misty.options import PLAYERS, RANDOM, checked
from valewright.misty.sampling import resample
from valewright.misty.saving import restore_table, table_data
from valewright.misty.table import Table
from valewright.misty.view import View, build_view

GAME = "misty-valley"


class State(engine.State):
    """A game of Misty Valley at one moment.

    >>> state = new_game(seed=7, light=True)
    >>> state.decision, state.to_act, state.legal_moves()
    ('turn', 0, (1, 2, 3, 5, 7, 11))
    >>> [state.notation(move) for move in state.legal_moves()][2:]
    ['explore stack', 'patrol spearhead', 'patrol arrow', 'patrol fork']
    >>> state.parse("Explore  STACK")
    3
    >>> state.play(0)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.IllegalMove: 0 is not legal now (turn): explore ...
    >>> for move in state.phrase("patrol fork at (1,-1) facing 3"):
    ...     state.play(move)
    >>> twin = state.clone()
    >>> twin.play(twin.legal_moves()[0])
    >>> state == twin
    False
    >>> import random
    >>> state.sample(0, random.Random(1)).view(0) == state.view(0)
    True
    """

    def __init__(self, table: Table, seed: int, legal: tuple[int, ...] | None = None) -> None:
        super().__init__(table, seed, legal)
        self.table = table

    @property
    def game(self) -> str:
        """The name of the game: ``misty-valley``."""
        return GAME

    @property
    def players(self) -> int:
        """How many play: always 2."""
        return PLAYERS

    @property
    def commitment(self) -> int:
        """Grows when something hidden comes up or a turn ends.

        A move may be taken back only while this number is what it was before the move.

        >>> state = new_game(seed=7)
        >>> before = state.commitment
        >>> state.play(state.parse("explore stack"))
        >>> state.commitment > before
        True
        """
        return self.table.commitment

    def plain(self, text: str) -> str:
        """Words as they are compared: one space, no capitals, cells without spaces.

        >>> new_game().plain("At  (1, \u22122)")
        'at (1,-2)'
        """
        text = " ".join(text.split()).casefold().replace("\u2212", "-")
        return text.replace("( ", "(").replace(" )", ")").replace(" ,", ",").replace(", ", ",")

    def phrase(self, text: str) -> tuple[int, ...]:
        """The moves of several decisions that follow one another, read from one phrase.

        >>> len(new_game(seed=7).phrase("patrol 7 at (1,-1) facing 3"))
        3
        """
        state = self.clone()
        rest = self.plain(text)
        moves: list[int] = []
        while rest:
            words = state.beginning(rest)
            move = state.parse(words or rest)
            state.play(move)
            moves.append(move)
            rest = rest[len(words) :].lstrip(" ,")
        return tuple(moves)

    def beginning(self, text: str) -> str:
        """The longest words at the beginning of a phrase that name a legal move, or ''.

        >>> new_game(seed=7).beginning("explore stack at (1,-1)")
        'explore stack'
        """
        best = ""
        for move in self.legal_moves():
            for words in (self.plain(self.notation(move)), *self.aliases(move)):
                follows = text[len(words) : len(words) + 1]
                if len(words) > len(best) and text.startswith(words) and follows in ("", " ", ","):
                    best = words
        return best

    def scores(self) -> list[int]:
        """Each seat's total as it would be scored now.

        >>> new_game(seed=7).scores()  # five unused abilities each
        [10, 10]
        """
        return [scoring.score(self.table, seat) for seat in range(PLAYERS)]

    def score_lines(self, seat: int) -> list[scoring.Line]:
        """A seat's score line by line: kind, name, points.

        >>> new_game(seed=7, light=True).score_lines(0)
        []
        """
        return scoring.score_lines(self.table, self.seat(seat))

    def winners(self) -> list[int]:
        """The winner of a finished game; empty before, and after a draw.

        >>> new_game(seed=7).winners()
        []
        """
        return scoring.winners(self.table) if self.over else []

    def at(self, table: decision.Table, seed: int, legal: tuple[int, ...] | None) -> State:
        """A state at another table, with its legal moves where they are known."""
        assert isinstance(table, Table)
        return State(table, seed, legal)

    def resample(self, table: decision.Table, seat: int, rng: Rng) -> None:
        """Deal anew at a table all that a seat does not know."""
        assert isinstance(table, Table)
        resample(table, seat, rng)

    def observed(self, seat: int) -> bytes:
        """All that a seat may know, an element a byte; see :mod:`valewright.misty.observing`.

        >>> len(new_game(seed=7).observed(0)) == len(new_game(seed=8).observed(1))
        True
        """
        return observer_for(self.table).observe(self.table, seat)

    def observe_into(self, seat: int, row: bytearray, at: int) -> None:
        """Write the same into a row, from an element on."""
        observer_for(self.table).write(self.table, seat, row, at)

    def legend(self) -> tuple[int, list[str]]:
        """The version of :meth:`observed`, and what each of its elements is."""
        return VERSION, observer_for(self.table).names

    def view(self, seat: int) -> View:
        """All that a seat may know, as plain data; printing it shows the board.

        >>> view = new_game(seed=7).view(0)
        >>> view["valley_left"], len(view["me"]["hand"]), view["players"][1]["hand_size"]
        (9, 3, 3)
        """
        legal = self.legal_moves() if self.to_act == self.seat(seat) else ()
        return build_view(self.table, seat, legal)

    def options(self) -> dict[str, object]:
        """The options the game was set up with, as plain data.

        >>> new_game(seed=7).options()["tribes"]
        'random'
        """
        options = self.table.options.plain()
        if self.table.catalogue.file:
            options["cards"] = self.table.catalogue.file
        return options

    def data(self) -> dict[str, Any]:
        """The whole state, hidden parts included, as plain data.

        >>> new_game(seed=7).data()["number"]
        1
        """
        return table_data(self.table)

    def _repr_svg_(self) -> str:
        return self.table._repr_svg_()

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore, (self.data(), self.seed))

    def __repr__(self) -> str:
        return f"<Misty Valley, turn {self.table.number}, {self.decision}>"


def restore(data: dict[str, Any], seed: int) -> State:
    """The state that :meth:`State.data` was taken of."""
    return State(restore_table(catalogue(data["cards"]), data), seed)


def new_game(
    players: int = PLAYERS,
    seed: int = 0,
    *,
    expansion: bool = False,
    light: bool = False,
    tribes: str = RANDOM,
    first: str = RANDOM,
    cards: str | Path | Catalogue | None = None,
) -> State:
    """A new game, run up to the first decision.

    ``expansion`` adds Walls and Flowers, ``light`` leaves the special actions out. ``tribes`` is
    ``random``, ``choose`` (the starting player picks), or the tribe of player 1; ``first`` is
    ``random``, ``1`` or ``2``. ``cards`` is a file of printed values laid over the shipped ones.

    >>> state = new_game(seed=7, expansion=True)
    >>> import random
    >>> rng = random.Random(7)
    >>> while not state.over:
    ...     state.play(rng.choice(state.legal_moves()))
    >>> len(state.scores())
    2
    """
    cat = chosen_cards(cards)
    table = setup.new_table(cat, checked(players, expansion, light, tribes, first), seed)
    engine.run(table)
    return State(table, seed)

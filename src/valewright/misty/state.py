"""The public face of a game of Misty Valley: :class:`State` and :func:`new_game`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from valewright.kernel.errors import IllegalMove, not_a_move
from valewright.kernel.rng import seeded
from valewright.misty import flow, notation, reasons, scoring, setup
from valewright.misty.catalogue import Catalogue, catalogue, load_cards
from valewright.misty.options import PLAYERS, RANDOM, checked
from valewright.misty.sampling import resample
from valewright.misty.saving import restore_table, table_data
from valewright.misty.table import Table
from valewright.misty.view import View, build_view

GAME = "misty-valley"
UNTOLD_SEED = 0  # of samples: the true one would tell the order of every stack


class State:
    """A game of Misty Valley at one moment.

    >>> state = new_game(seed=7, light=True)
    >>> [state.notation(move) for move in state.legal_moves()][2:]
    ['explore stack', 'patrol spearhead', 'patrol arrow', 'patrol fork']
    >>> for move in state.phrase("patrol fork at (1,-1) facing 3"):
    ...     state.play(move)
    """

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.seed = seed
        self._legal: tuple[int, ...] | None = None

    @property
    def game(self) -> str:
        """The name of the game: ``misty-valley``."""
        return GAME

    @property
    def players(self) -> int:
        """How many play: always 2."""
        return PLAYERS

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> new_game(seed=1).over
        False
        """
        return not self.table.stack

    @property
    def to_act(self) -> int:
        """The seat that decides now, or -1 when the game is over.

        >>> new_game(seed=1, first="2").to_act
        1
        """
        stack = self.table.stack
        return stack[-1][1] if stack else -1

    @property
    def decision(self) -> str:
        """What is being decided: ``turn``, ``lay patrol``, ``facing`` ... or ``over``.

        >>> new_game(seed=1).decision
        'turn'
        """
        stack = self.table.stack
        return notation.decision_name(stack[-1]) if stack else "over"

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

    def legal_moves(self) -> tuple[int, ...]:
        """The moves that may be played now: small integers, none when the game is over.

        >>> new_game(seed=7, light=True).legal_moves()
        (1, 2, 3, 5, 7, 11)
        """
        legal = self._legal
        if legal is None:
            legal = tuple(flow.legal(self.table)) if self.table.stack else ()
            self._legal = legal
        return legal

    def play(self, move: object) -> None:
        """Play a legal move; an illegal one is refused and changes nothing.

        >>> state = new_game(seed=7, light=True, tribes="trailseekers")
        >>> state.play(0)
        Traceback (most recent call last):
        ...
        valewright.kernel.errors.IllegalMove: 0 is not legal now (turn): explore ...
        """
        if type(move) is not int:
            raise not_a_move(move)
        if move not in self.legal_moves():
            raise IllegalMove(self._why_not(move))
        self._legal = None
        flow.apply(self.table, move)

    def _why_not(self, move: object) -> str:
        if self.over:
            return f"{move!r} is not legal: the game is over"
        why = reasons.why_not_words(self.table, move) if isinstance(move, str) else ""
        if why:
            return f"{move!r} is not legal now ({self.decision}): {why}"
        shown = ", ".join(self.notation(legal) for legal in self.legal_moves())
        return f"{move!r} is not legal now ({self.decision}): {shown}"

    def notation(self, move: int) -> str:
        """A legal move in words; :meth:`parse` reads them back.

        >>> new_game(seed=7).notation(3)
        'explore stack'
        """
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal now ({self.decision})")
        return notation.words(self.table, move)

    def parse(self, text: str) -> int:
        """The legal move that the words name.

        >>> new_game(seed=7).parse("Explore  STACK")
        3
        """
        wanted = notation.plain(text)
        for move in self.legal_moves():
            if notation.plain(notation.words(self.table, move)) == wanted:
                return move
        named = [m for m in self.legal_moves() if wanted in notation.loose(self.table, m)]
        if len(named) == 1:
            return named[0]
        if named:
            options = ", ".join(self.notation(move) for move in named)
            raise IllegalMove(f"{text!r} could be any of: {options}")
        raise IllegalMove(self._why_not(text))

    def phrase(self, text: str) -> tuple[int, ...]:
        """The moves of several decisions that follow one another, read from one phrase.

        >>> len(new_game(seed=7).phrase("patrol 7 at (1,-1) facing 3"))
        3
        """
        state = self.clone()
        rest = notation.plain(text)
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
            full = notation.plain(notation.words(self.table, move))
            for words in (full, *notation.loose(self.table, move)):
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
        return scoring.score_lines(self.table, self._seat(seat))

    def winners(self) -> list[int]:
        """The winner of a finished game; empty before, and after a draw.

        >>> new_game(seed=7).winners()
        []
        """
        return scoring.winners(self.table) if self.over else []

    def clone(self) -> State:
        """An independent copy, cheap enough for search.

        >>> state = new_game(seed=7)
        >>> twin = state.clone()
        >>> twin.play(twin.parse("explore stack"))
        >>> state == twin, state == new_game(seed=7)
        (False, True)
        """
        twin = State(self.table.clone(), self.seed)
        twin._legal = self._legal
        return twin

    def view(self, seat: int) -> View:
        """All that a seat may know, as plain data; printing it shows the board.

        >>> view = new_game(seed=7).view(0)
        >>> view["valley_left"], len(view["me"]["hand"]), view["players"][1]["hand_size"]
        (9, 3, 3)
        """
        legal = self.legal_moves() if self.to_act == self._seat(seat) else ()
        return build_view(self.table, seat, legal)

    def sample(self, seat: int, rng: random.Random) -> State:
        """A full state consistent with what the seat knows, all else dealt anew.

        >>> import random
        >>> state = new_game(seed=7)
        >>> state.sample(0, random.Random(1)).view(0) == state.view(0)
        True
        """
        table = self.table.clone()
        resample(table, self._seat(seat), seeded(rng.getrandbits(63)))
        twin = State(table, UNTOLD_SEED)
        if self.to_act == seat:
            twin._legal = self._legal
        return twin

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

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < PLAYERS:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 and 1")
        return seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.seed == other.seed and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played and cannot be hashed")

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
    if cards is None:
        cat = catalogue()
    elif isinstance(cards, Catalogue):
        cat = cards
    else:
        cat = load_cards(cards)
    table = setup.new_table(cat, checked(players, expansion, light, tribes, first), seed)
    flow.run(table)
    return State(table, seed)

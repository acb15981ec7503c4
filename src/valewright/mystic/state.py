"""The public face of a game of Mystic Vale: :class:`State` and :func:`new_game`."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

from valewright.kernel.errors import IllegalMove, not_a_move
from valewright.kernel.rng import seeded
from valewright.mystic import flow, notation, reasons, scoring, setup
from valewright.mystic.catalogue import Catalogue, catalogue, load_cards
from valewright.mystic.odds import spoil_odds
from valewright.mystic.sampling import resample
from valewright.mystic.saving import restore_table, table_data
from valewright.mystic.table import Table
from valewright.mystic.view import View, build_view

GAME = "mystic-vale"
UNTOLD_SEED = 0  # of samples: the true one would tell the order of every deck


class State:
    """A game of Mystic Vale at one moment.

    >>> state = new_game(players=2, seed=7)
    >>> [state.notation(move) for move in state.legal_moves()]
    ['pass', 'push']
    >>> state.play(state.parse("push"))
    """

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.seed = seed
        self._legal: tuple[int, ...] | None = None

    @property
    def game(self) -> str:
        """The name of the game: ``mystic-vale``."""
        return GAME

    @property
    def players(self) -> int:
        """How many play.

        >>> new_game(players=4, seed=1).players
        4
        """
        return self.table.options.players

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

        >>> new_game(players=3, seed=1).to_act in (0, 1, 2)
        True
        """
        stack = self.table.stack
        return stack[-1][1] if stack else -1

    @property
    def decision(self) -> str:
        """What is being decided: ``plant``, ``harvest``, ``sleeve`` ... or ``over``.

        >>> new_game(seed=1).decision
        'plant'
        """
        stack = self.table.stack
        return notation.decision_name(stack[-1]) if stack else "over"

    def legal_moves(self) -> tuple[int, ...]:
        """The moves that may be played now: small integers, none when the game is over.

        >>> new_game(seed=7).legal_moves()
        (0, 1)
        """
        legal = self._legal
        if legal is None:
            legal = tuple(flow.legal(self.table)) if self.table.stack else ()
            self._legal = legal
        return legal

    def play(self, move: object) -> None:
        """Play a legal move; an illegal one is refused and changes nothing.

        >>> state = new_game(seed=7)
        >>> state.play(200)
        Traceback (most recent call last):
        ...
        valewright.kernel.errors.IllegalMove: 200 is not legal now (plant): pass, push
        >>> state.play("push")
        Traceback (most recent call last):
        ...
        valewright.kernel.errors.IllegalMove: 'push' is not a move: play takes one of \
legal_moves(), a number; play(parse('push')) takes words
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
        why = ""
        if isinstance(move, str):
            why = reasons.why_not_words(self.table, move)
        elif type(move) is int:
            why = reasons.why_not_move(self.table, move)
        shown = ", ".join(self.notation(legal) for legal in self.legal_moves())
        reason = f"{why}; legal: " if why else ""
        return f"{move!r} is not legal now ({self.decision}): {reason}{shown}"

    def notation(self, move: int) -> str:
        """A legal move in words; :meth:`parse` reads them back.

        >>> new_game(seed=7).notation(1)
        'push'
        """
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal now ({self.decision})")
        return notation.words(self.table, move)

    def parse(self, text: str) -> int:
        """The legal move that the words name; slots may be left out where that is clear.

        >>> state = new_game(seed=7)
        >>> state.parse("pass")
        0
        >>> state.parse("jump")
        Traceback (most recent call last):
        ...
        valewright.kernel.errors.IllegalMove: 'jump' is not legal now (plant): pass, push
        """
        wanted = " ".join(text.split()).casefold()
        named = [(move, notation.words(self.table, move)) for move in self.legal_moves()]
        for move, words in named:
            if words.casefold() == wanted:
                return move
        loose = [m for m, words in named if notation.without_slots(words).casefold() == wanted]
        if len(loose) == 1:
            return loose[0]
        if loose:
            options = ", ".join(self.notation(move) for move in loose)
            raise IllegalMove(f"{text!r} could be any of: {options}")
        raise IllegalMove(self._why_not(text))

    def scores(self) -> list[int]:
        """Each seat's total as it would be scored now.

        >>> new_game(players=2, seed=7).scores()
        [0, 0]
        """
        return [scoring.score(self.table, seat) for seat in range(self.players)]

    def score_lines(self, seat: int) -> list[scoring.Line]:
        """A seat's score line by line: kind, name, VP.

        >>> new_game(seed=7).score_lines(0)
        [('tokens', 'VP tokens', 0)]
        """
        return scoring.score_lines(self.table, self._seat(seat))

    def winners(self) -> list[int]:
        """The winning seats of a finished game (more than one shares the win); empty before.

        >>> new_game(seed=7).winners()
        []
        """
        return scoring.winners(self.table) if self.over else []

    def clone(self) -> State:
        """An independent copy, cheap enough for search.

        >>> state = new_game(seed=7)
        >>> twin = state.clone()
        >>> twin.play(twin.parse("push"))
        >>> state == twin, state == new_game(seed=7)
        (False, True)
        """
        twin = State(self.table.clone(), self.seed)
        twin._legal = self._legal
        return twin

    def view(self, seat: int) -> View:
        """All that a seat may know, as plain data; printing it shows the table.

        >>> view = new_game(seed=7).view(0)
        >>> view["pool"], len(view["commons"]), view["me"]["deck_size"] < 20
        (23, 9, True)
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

    def spoil_odds(self, seat: int) -> Fraction:
        """The exact chance that the seat's next push brings net decay to 4, savers aside.

        >>> new_game(seed=7).spoil_odds(0)
        Fraction(3, 8)
        """
        return spoil_odds(self.table, self._seat(seat))

    def options(self) -> dict[str, object]:
        """The options the game was set up with, as plain data.

        >>> new_game(seed=7).options()["sets"]
        ['base']
        """
        options = self.table.options.plain()
        if self.table.catalogue.file:
            options["cards"] = self.table.catalogue.file
        return options

    def data(self) -> dict[str, Any]:
        """The whole state, hidden parts included, as plain data.

        >>> new_game(seed=7).data()["round"]
        1
        """
        return table_data(self.table)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
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
        t = self.table
        return f"<Mystic Vale, {self.players} players, round {t.round}, {self.decision}>"


def restore(data: dict[str, Any], seed: int) -> State:
    """The state that :meth:`State.data` was taken of."""
    return State(restore_table(catalogue(data["cards"]), data), seed)


def new_game(
    players: int = 2,
    sets: Iterable[str] = ("base",),
    seed: int = 0,
    *,
    leaders: str = "off",
    amulets: str = "off",
    conclaves: Iterable[str] = (),
    buy_vp: bool = False,
    stacked: bool = False,
    pool: int | None = None,
    cards: str | Path | Catalogue | None = None,
) -> State:
    """A new game, run up to the first decision.

    ``buy_vp`` and ``stacked`` are the two variants, ``pool`` the VP that end the game, ``cards`` a
    file of printed values laid over the shipped ones.

    >>> state = new_game(players=2, sets=("base",), seed=7)
    >>> import random
    >>> rng = random.Random(7)
    >>> while not state.over:
    ...     state.play(rng.choice(state.legal_moves()))
    >>> len(state.scores()), state.winners() != []
    (2, True)
    """
    if cards is None:
        cat = catalogue()
    elif isinstance(cards, Catalogue):
        cat = cards
    else:
        cat = load_cards(cards)
    options = setup.checked(cat, players, sets, leaders, amulets, conclaves, buy_vp, stacked, pool)
    table = setup.new_table(cat, options, seed)
    flow.run(table)
    return State(table, seed)

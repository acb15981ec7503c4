"""The public face of a game of Mystic Vale: :class:`State` and :func:`new_game`."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

from valewright.kernel import decision, engine
from valewright.kernel.rng import Rng
from valewright.mystic import scoring, setup
from valewright.mystic.catalogue import Catalogue, catalogue, chosen_cards
from valewright.mystic.observing import VERSION, observer_for
from valewright.mystic.odds import spoil_odds
from valewright.mystic.sampling import resample
from valewright.mystic.saving import restore_table, table_data
from valewright.mystic.table import Table
from valewright.mystic.view import View, build_view

GAME = "mystic-vale"


class State(engine.State):
    """A game of Mystic Vale at one moment.

    >>> state = new_game(players=2, seed=7)
    >>> state.decision, state.legal_moves()
    ('plant', (0, 1))
    >>> [state.notation(move) for move in state.legal_moves()]
    ['pass', 'push']
    >>> state.play(state.parse("push"))
    >>> state.play(200)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.IllegalMove: 200 is not legal now (plant): pass, push
    >>> state.play("push")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.IllegalMove: 'push' is not a move: play takes one of \
legal_moves(), a number; play(parse('push')) takes words
    >>> state.parse("jump")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.IllegalMove: 'jump' is not legal now (plant): pass, push
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
        """The name of the game: ``mystic-vale``."""
        return GAME

    @property
    def players(self) -> int:
        """How many play.

        >>> new_game(players=4, seed=1).players
        4
        """
        return self.table.options.players

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
        return scoring.score_lines(self.table, self.seat(seat))

    def winners(self) -> list[int]:
        """The winning seats of a finished game (more than one shares the win); empty before.

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

    def view(self, seat: int) -> View:
        """All that a seat may know, as plain data; printing it shows the table.

        >>> view = new_game(seed=7).view(0)
        >>> view["pool"], len(view["commons"]), view["me"]["deck_size"] < 20
        (23, 9, True)
        """
        legal = self.legal_moves() if self.to_act == self.seat(seat) else ()
        return build_view(self.table, seat, legal)

    def observed(self, seat: int) -> bytes:
        """All that a seat may know, an element a byte; see :mod:`valewright.mystic.observing`.

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

    def spoil_odds(self, seat: int) -> Fraction:
        """The exact chance that the seat's next push brings net decay to 4, savers aside.

        >>> new_game(seed=7).spoil_odds(0)
        Fraction(3, 8)
        """
        return spoil_odds(self.table, self.seat(seat))

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

    def _repr_svg_(self) -> str:
        return self.table._repr_svg_()

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
    cat = chosen_cards(cards)
    options = setup.checked(cat, players, sets, leaders, amulets, conclaves, buy_vp, stacked, pool)
    table = setup.new_table(cat, options, seed)
    engine.run(table)
    return State(table, seed)

"""Every game under OpenSpiel: importing this registers ``python_<game>``, such as ``python_nim``.

A game begins with four chance nodes of 256 outcomes, which together are the seed of its deal: one
of 2**32, each equally likely. All later chance follows from it, and stays hidden. A search that
must not know it asks for ``resample_from_infostate``, as OpenSpiel's own ISMCTS does.

>>> import pyspiel
>>> import valewright.rl.open_spiel
>>> state = pyspiel.load_game("python_nim", {"piles": 2}).new_initial_state()
>>> state.is_chance_node()
True
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player()
0
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import numpy as np
import pyspiel

from valewright import games
from valewright.kernel.contract import CHOICE, FLAG, NAMES, NUMBER, Option, State
from valewright.kernel.errors import BadOption, IllegalMove
from valewright.kernel.game import Game
from valewright.kernel.observation import MOVES, Observation
from valewright.rl.match import LEGEND_SEED, SEEDS, win

LONGEST: Final = 100_000  # decisions, far beyond what any game takes
SEED_NODES: Final = 4
OUTCOMES: Final = 256  # of each of them
NONE: Final = -1  # a number that is left to the game
BETWEEN: Final = "+"  # the words of a list; a comma ends a parameter where a game is told as text


def short_name(game: str) -> str:
    """What OpenSpiel's users call a game.

    >>> short_name("nim")
    'python_nim'
    """
    return "python_" + game.replace("-", "_")


def parameters(game: Game) -> dict[str, Any]:
    """The options of a game as OpenSpiel's parameters: lists as words, '' is the usual value."""
    found: dict[str, Any] = {}
    for option in game.options():
        if option.kind == NUMBER:
            found[option.name] = option.default if isinstance(option.default, int) else NONE
        elif option.kind == FLAG:
            found[option.name] = bool(option.default)
        elif option.kind == NAMES and isinstance(option.default, list):
            found[option.name] = BETWEEN.join(option.default)
        else:
            found[option.name] = option.default if isinstance(option.default, str) else ""
    return found


def options_of(game: Game, given: dict[str, Any]) -> dict[str, object]:
    """OpenSpiel's parameters as the options of a game."""
    return {
        option.name: _value(option, given[option.name])
        for option in game.options()
        if option.name in given
    }


def _value(option: Option, value: Any) -> object:
    if option.kind == NAMES:
        words = str(value).replace(",", BETWEEN).split(BETWEEN)
        return [word.strip() for word in words if word.strip()]
    missing = option.default is None
    if missing and option.kind == NUMBER and value == NONE:
        return None
    if missing and option.kind != CHOICE and value == "":
        return None
    return value


class Struct:
    """Plain data with names, as OpenSpiel's structs are; those cannot be made in Python.

    >>> Struct({"verb": "take", "n": 2}).to_json()
    '{"n": 2, "verb": "take"}'
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def to_dict(self) -> dict[str, Any]:
        """The data."""
        return self._data

    def to_json(self) -> str:
        """The data as JSON."""
        return json.dumps(self._data, sort_keys=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self._data == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        return self.to_json()


class _Held:
    """A state of a game that OpenSpiel copies as a clone."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.state.clone())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of one kind, with its options."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        self.rules = games.game(name)
        given = {**parameters(self.rules), **(params or {})}
        self.options = options_of(self.rules, given)
        first = self.rules.start(self.options, LEGEND_SEED)
        self.observation: Observation = self.rules.part("observation")()
        _, self.names = self.observation.legend(first)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=OUTCOMES,
            num_players=first.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        lists = {option.name for option in self.rules.options() if option.kind == NAMES}
        told = {
            key: str(value).replace(",", BETWEEN) if key in lists else value
            for key, value in (params or {}).items()
        }
        super().__init__(kind, info, told)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def deal(self, drawn: list[int]) -> State:
        """A new game at its first decision, of what the chance nodes brought."""
        return self.rules.start(self.options, int.from_bytes(bytes(drawn), "little"))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadOption(f"an observer takes no parameters, and was given {params}")
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, or before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: _Held | None = None
        self.drawn: list[int] = []  # what the chance nodes brought

    @property
    def _rules(self) -> SpielGame:
        """Its game; OpenSpiel keeps it apart from what it writes down of a state."""
        found: SpielGame = self.get_game()
        return found

    @property
    def state(self) -> State:
        """The state of the rules; there is none before the deal."""
        assert self.held is not None
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_moves()) if player == self.state.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            if not 0 <= action < OUTCOMES:
                raise IllegalMove(f"{action} is no outcome of the deal: 0 to {OUTCOMES - 1}")
            self.drawn.append(int(action))
            if len(self.drawn) == SEED_NODES:
                self.held = _Held(self._rules.deal(self.drawn))
        else:
            self.state.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action in self.state.legal_moves():
            return self.state.notation(action)
        return f"move {action}"

    def is_terminal(self) -> bool:
        return self.held is not None and self.state.over

    def returns(self) -> list[float]:
        if self.held is None:
            return [0.0] * self.num_players()
        return win(self.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one; ``sampler`` gives numbers below 1."""
        rng = random.Random(int(sampler() * SEEDS))
        made: SpielState = self.clone()
        made.held = _Held(self.state.sample(player, rng))
        return made

    # The same as plain data

    def to_struct(self) -> Struct:
        """The whole state, hidden parts included; before the deal, what chance has brought."""
        return Struct({"drawn": self.drawn} if self.held is None else self.state.data())

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """What a player may know, with names: the view that a table sends."""
        if self.held is None:
            return Struct({})
        seat = max(self.state.to_act, 0) if player is None else player
        return Struct(self.state.view(seat))

    def action_to_struct(self, *asked: int) -> Struct:
        """A legal move taken apart: its words, what is done, and to what.

        As in OpenSpiel, the move alone, or the player and the move.
        """
        move = int(asked[-1])
        if self.held is None:
            return Struct({"deal": move})
        about = self._rules.rules.about(self.state, move)
        words = self.state.notation(move)
        return Struct({"words": words, "verb": about.verb, "subjects": dict(about.subjects)})

    def struct_to_actions(self, struct: Struct) -> list[int]:
        """The legal move that a struct tells, by its words."""
        told = struct.to_dict()
        needed = "deal" if self.held is None else "words"
        if needed not in told:
            raise IllegalMove(f"{struct}: has no {needed!r}")
        if self.held is None:
            return [int(told["deal"])]
        return [self.state.parse(str(told["words"]))]

    def validate_action_struct(self, struct: Struct) -> Any:
        """Whether a struct tells a move that may be played now, as OpenSpiel says it."""
        try:
            self.struct_to_actions(struct)
        except IllegalMove as error:
            return pyspiel.error_status(str(error))
        return pyspiel.ok_status()

    def apply_action_struct(self, struct: Struct) -> Any:
        """Play what a struct tells, if it may be played now; the status says whether."""
        status = self.validate_action_struct(struct)
        if status.ok():
            for move in self.struct_to_actions(struct):
                self.apply_action(move)
        return status

    def __str__(self) -> str:
        return "to be dealt" if self.held is None else repr(self.state)


class SpielObserver:
    """What a player may know, as OpenSpiel's Python games tell it."""

    def __init__(self, game: SpielGame, _kind: Any) -> None:
        self._observation = game.observation
        self.tensor = np.zeros(len(game.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know to the tensor."""
        if state.held is None:
            self.tensor.fill(0)
        else:
            row = self._observation.observe(state.state, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        if state.held is None:
            return "to be dealt"
        return self._observation.observe(state.state, player).hex()


def register() -> None:
    """Make every game that brings observations known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        game = games.game(name)
        if game.has("observation") and short_name(name) not in known:
            _register(name, game)


def _register(name: str, game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )

    class Registered(SpielGame):
        """The game under its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    # Where pickle looks for the class of a game
    Registered.__name__ = Registered.__qualname__ = short_name(name)
    globals()[Registered.__name__] = Registered
    pyspiel.register_game(kind, Registered)


register()

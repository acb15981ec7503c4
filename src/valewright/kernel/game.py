"""The contract of a game: what it must bring, and what it may bring beside that.

A game must have a name, a title, options and a start. Everything around it (tables in a browser,
the terminal, bots, hints, undo, replays, reviews, scenarios) then works in a plain way, and a game
replaces what it can do better. What it brings as code of its own, such as levels of play or a way
to draw it, it names in :attr:`Game.extensions`; none of that is imported before it is asked for.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from valewright.kernel.contract import Option, State, checked_options
from valewright.kernel.decision import About
from valewright.kernel.engine import State as EngineState
from valewright.kernel.errors import BadData, MissingPart

# What a game may bring as code of its own, and what it is missing where it does not
PARTS: Final = {
    "advice": "hints of its own",
    "balance": "a study of its balance",
    "bench": "mixes of its own to measure",
    "box": "card values to fill in",
    "cards": "cards to list",
    "levels": "levels of play",
    "puzzles": "themes for puzzles",
    "move_kinds": "what its moves are about, for models that score moves",
    "observation": "observations for programs that learn",
    "scenarios": "positions of its own",
    "table": "a table of its own in the browser",
    "terminal": "a drawing of its own in the terminal",
    "watcher": "figures of its own in simulations",
}


class Caution(NamedTuple):
    """What people should know before they play: there are ``n`` of a kind, better ``needed``.

    ``words`` say it in English; they are all there is to a caution of the kind ``other``.
    """

    words: str
    kind: str = "other"
    n: int = 0
    needed: int = 0


class Game(ABC):
    """A set of rules, and all that belongs to them."""

    name: ClassVar[str]  # what records carry, such as ``nim``
    title: ClassVar[str]  # what people read
    rules_version: ClassVar[int] = 1  # raised whenever a rule has another result than before
    seats: ClassVar[tuple[int, int]] = (2, 2)  # the fewest and the most that can play
    parts: ClassVar[Mapping[str, str]] = {}  # ``module:attribute`` of what it brings, see PARTS
    package: ClassVar[str] = ""  # that holds its folder(): words, rules and rulings
    rulings_prefix: ClassVar[str] = ""  # what the ids of its rulings begin with
    review_rounds: ClassVar[int] = 0  # tries for each decision of a review, where it knows better
    untestable: ClassVar[tuple[str, ...]] = ()  # and those that no test can show

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What a game can be set up with, in the order people expect."""

    @abstractmethod
    def start(self, options: Mapping[str, object], seed: int) -> State:
        """A new game at its first decision; left-out options take their usual values."""

    # What stored games depend on

    def components(self, options: Mapping[str, object]) -> str:  # noqa: ARG002
        """All component data that a game with these options depends on; '' where it has none."""
        return ""

    def start_from(self, components: str, options: Mapping[str, object], seed: int) -> State:
        """A new game with component data of its own, which :meth:`components` once gave."""
        if components:
            raise BadData(f"{self.title} takes no component data")
        return self.start(options, seed)

    def saved(self, state: State) -> dict[str, Any]:
        """A state as plain data, but for its component data."""
        return state.data()

    def restored(
        self,
        saved: Mapping[str, Any],  # noqa: ARG002
        seed: int,  # noqa: ARG002
        components: str,  # noqa: ARG002
    ) -> State:
        """The state that :meth:`saved` was taken of, with the component data it has."""
        raise MissingPart(f"{self.title} cannot restore a state")

    # Options

    def drawn(self, options: dict[str, object], seed: int) -> dict[str, object]:  # noqa: ARG002
        """The options with all that was asked for at random drawn."""
        return options

    def warnings(self, options: Mapping[str, object]) -> list[Caution]:  # noqa: ARG002
        """What people should know before they play with these options."""
        return []

    def read_file(self, option: str, path: Path) -> str:
        """The text of a file that is given for an option."""
        try:
            return path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadData(f"{option}: {path}: cannot be read: {error}") from error

    # People and what they may take back

    def asks(self, state: State) -> bool:
        """Whether a person is asked: an only move is played for them, unless it ends something."""
        ends = isinstance(state, EngineState) and state.ends
        return ends or len(state.legal_moves()) > 1

    def marks(self, state: State) -> object:  # noqa: ARG002
        """All that changes when chance is called on or something hidden comes to light."""
        return None

    # What bots look at

    def canonical(self, state: State, seat: int) -> State:
        """One full state that stands for all those a seat cannot tell apart."""
        return state.sample(seat, random.Random(0))

    # What is told

    def about(self, state: State, move: int) -> About:
        """A legal move taken apart."""
        if isinstance(state, EngineState):
            return state.about(move)
        return About(state.notation(move))

    def score_lines(self, state: State) -> list[list[dict[str, Any]]]:
        """Each seat's score, line by line."""
        return [[{"kind": "total", "name": "", "vp": score}] for score in state.scores()]

    # What it brings

    def folder(self) -> Path | None:
        """Where its words (``words/en/*.ftl``), rules and rulings are, where it brings any."""
        return Path(str(files(self.package))) if self.package else None

    def word_files(self, language: str) -> list[Path]:
        """The Fluent files of its own words in a language."""
        folder = self.folder()
        if folder is None or not language.isalpha():
            return []
        return sorted((folder / "words" / language).glob("*.ftl"))

    def words(self, language: str) -> str:
        """Its own words in a language, as Fluent text; '' where it has none."""
        return "\n".join(path.read_text("utf-8") for path in self.word_files(language))

    def rules(self, language: str) -> str:
        """The rules for players, as Markdown: in a language, or else in English."""
        folder = self.folder()
        for found in (language, "en"):
            page = None if folder is None else folder / "words" / found / "rules.md"
            if page is not None and page.is_file():
                return page.read_text("utf-8")
        raise MissingPart(f"{self.title} has no page of rules")

    def rulings(self) -> tuple[Path, Path] | None:
        """Its page of rulings, and the folder of the tests and scenarios that name them."""
        folder = self.folder()
        page = None if folder is None else folder / "rulings.md"
        return None if folder is None or page is None or not page.is_file() else (page, folder)

    def has(self, part: str) -> bool:
        """Whether the game brings a part of its own."""
        return part in self.parts

    def part(self, part: str) -> Any:
        """What the game brings for a part; an error says that it brings nothing."""
        where = self.parts.get(part)
        if where is None:
            raise MissingPart(f"{self.title} has no {PARTS[part].removeprefix('a ')}")
        module, _, attribute = where.partition(":")
        return getattr(import_module(module), attribute)


class CardGame(Game):
    """A game whose components are data; its option ``cards`` is a file laid over them.

    Its package has ``new_game``, ``restore``, ``catalogue`` and ``load_cards``.
    """

    @property
    def _rules(self) -> Any:
        return import_module(self.package)

    @cached_property
    def _known(self) -> tuple[Option, ...]:
        return self.options()

    def start(self, options: Mapping[str, object], seed: int) -> State:
        """A new game at its first decision."""
        chosen = checked_options(self._known, options)
        text = chosen.pop("cards")
        cards = None if text is None else self._rules.catalogue(text)
        state: State = self._rules.new_game(seed=seed, cards=cards, **chosen)
        return state

    def components(self, options: Mapping[str, object]) -> str:
        """All component data: what is shipped, with the card file of the options laid over it."""
        cards = options.get("cards")
        return str(self._rules.catalogue(cards if isinstance(cards, str) else "").whole)

    def start_from(self, components: str, options: Mapping[str, object], seed: int) -> State:
        """A new game with component data of its own."""
        return self.start({**options, "cards": components}, seed)

    def saved(self, state: State) -> dict[str, Any]:
        """All but the component data, which are kept beside it."""
        return {name: value for name, value in state.data().items() if name != "cards"}

    def restored(self, saved: Mapping[str, Any], seed: int, components: str) -> State:
        """The state that was saved."""
        state: State = self._rules.restore({**saved, "cards": components}, seed)
        return state

    def read_file(self, option: str, path: Path) -> str:  # noqa: ARG002
        """A card file, checked: errors name the file, the component and the field."""
        return str(self._rules.load_cards(path).source)

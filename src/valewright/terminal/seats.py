"""Who sits where: people and bots, how they are called, and how bots decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valewright.bots import Bot, Seat, bot_names, check_bot, make_bot, usual_bot
from valewright.bots.names import SEARCH
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.terminal.layout import YOU
from valewright.words import Words

HUMAN: Final = "human"
FEWEST: Final = 2


class Seats:
    """The seats of one table, each ``human`` or the name of a bot."""

    def __init__(self, kinds: Sequence[str], seed: int, game: str, words: Words) -> None:
        for kind in kinds:
            _check(kind, game)
        if HUMAN not in kinds:
            raise BadOption(
                "seats: at least one seat must be human; use simulate for games between bots"
            )
        self.kinds = list(kinds)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.names = _names(self.kinds, words)
        self._bots: dict[int, Bot] = {
            seat: make_bot(kind, seed=seed + seat)
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    def is_human(self, seat: int) -> bool:
        return seat in self.people

    def choose(self, state: State) -> int:
        """The move of the bot that is to act."""
        return self._bots[state.to_act].choose(Seat(state, state.to_act))


def _check(kind: str, game: str) -> None:
    """Refuse who is neither a person nor a bot."""
    plain = kind.partition("@")[0]
    if kind != HUMAN and plain not in (SEARCH, *bot_names()):
        known = (HUMAN, *bot_names(), SEARCH)
        raise BadOption(f"seats: {kind!r} is not one of {', '.join(known)}")
    if kind != HUMAN:
        check_bot(kind, game)


def _names(kinds: Sequence[str], words: Words) -> list[str]:
    """``YOU`` and the bots by their names; numbers where a name comes twice."""
    names: list[str] = []
    lone = list(kinds).count(HUMAN) == 1
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            names.append(YOU if lone else words.say("shell-seat-name-usual", n=seat + 1))
        elif list(kinds).count(kind) == 1:
            names.append(bot_name(kind, words))
        else:
            names.append(f"{bot_name(kind, words)} {list(kinds[: seat + 1]).count(kind)}")
    return names


def bot_name(kind: str, words: Words) -> str:
    """What a bot is called, with its budget if it has one; other names stay as they are.

    >>> bot_name("adept@0.5", Words("es")), bot_name("search@9r", Words("es"))
    ('Adepto@0.5', 'Explorador@9r')
    """
    plain, at, budget = kind.partition("@")
    return f"{words.said(f'bot-{plain}', plain)}{at}{budget}"


def arranged(
    game: str,
    seats: Sequence[str],
    humans: int | None,
    bots: Sequence[str],
    players: int | None,
) -> list[str]:
    """The kinds of all seats from what was asked for; people sit before bots."""
    if seats:
        if humans is not None or bots:
            raise BadOption("seats: name either all seats, or humans and bots")
        if players is not None and players != len(seats):
            raise BadOption(f"players: {players} players, but {len(seats)} seats are named")
        return list(seats)
    people = 1 if humans is None else humans
    if people < 1:
        raise BadOption("humans: at least one person must play")
    size = players or max(FEWEST, people + len(bots))
    if people + len(bots) > size:
        raise BadOption(f"players: {people + len(bots)} seats are named for {size} players")
    fill = [usual_bot(game)] * (size - people - len(bots))
    return [HUMAN] * people + list(bots) + fill


def of_record(record: Record) -> list[str]:
    """The kinds of seats that a saved game names; one person against bots where it does not."""
    names = record.names
    known = (HUMAN, SEARCH, *bot_names())
    if HUMAN in names and all(name.partition("@")[0] in known for name in names):
        return list(names)
    return arranged(record.game.name, (), None, (), record.state.players)

"""Tiny games for tests that read like a card: lay out, play by words, look at the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from valewright.mystic.catalogue import load_cards
from valewright.mystic.position import position
from valewright.mystic.state import State
from valewright.mystic.symbols import SETS, SPIRITS, SYMBOLS

CARDS = load_cards(Path(__file__).parent / "scenarios" / "steady.toml")  # never tuned
# The whole box as the golden games have it: what is dealt from it stays when a card is added.
BOX_FILE = Path(__file__).parent / "golden" / "data" / "3f09bd7c6f57.txt"
BOX = load_cards(BOX_FILE)
CURSED = "Cursed Land/top"
SOIL = "Fertile Soil/top"
BLANK = "Blank"


def on(*pieces: str) -> str:
    """A blank card with pieces sleeved in it: ``on("Stag", "Dawnsinger/middle")``."""
    return " + ".join([BLANK, *[p if "/" in p else f"{p}/top" for p in pieces]])


def cursed(*pieces: str) -> str:
    """A Cursed Land (in the top slot) with pieces sleeved in it."""
    return " + ".join([CURSED, *pieces])


def brink(*deck: str, **player: Any) -> dict[str, Any]:
    """A player at 3 decay with a Blank on deck: a push brings up the first card of the deck."""
    return {"field": [CURSED] * 3, "on_deck": BLANK, "deck": list(deck), **player}


def game(*players: Mapping[str, Any], **table: Any) -> State:
    """A game of all sets for two or more; decks are Cursed Lands where nothing else is written."""
    seats: list[Mapping[str, Any]] = [{"fill": CURSED, **player} for player in players]
    while len(seats) < 2:
        seats.append({"fill": CURSED})
    options = {"sets": SETS, **table.pop("options", {})}
    return position(seats, options=options, **{"cards": CARDS, **table})


def harvest(*field: str, **player: Any) -> State:
    """The first player's harvest with these cards in the field, and nothing on offer."""
    keys = ("commons", "display", "seed", "pool", "cards")
    table = {k: player.pop(k) for k in list(player) if k in keys}
    table.setdefault("commons", [])
    table["vales"] = table.pop("display", [])
    return game({"field": list(field), **player}, phase="harvest", **table)


def end(*players: Mapping[str, Any], **table: Any) -> State:
    """The end of the game with these tables."""
    return game(*players, phase="end", **table)


def do(state: State, *moves: str) -> State:
    """Play moves by their words."""
    for move in moves:
        state.play(state.parse(move))
    return state


def legal(state: State) -> list[str]:
    """The legal moves in words."""
    return [state.notation(move) for move in state.legal_moves()]


def pile(state: State, card: str, number: int = 0) -> State:
    """Make every card of a player's discard pile the same one: more copies than there are."""
    p = state.table.players[number]
    p.discard = [state.table.book.named(card)] * len(p.discard)
    return state


def rich(state: State, mana: int = 40, spirits: int = 9) -> State:
    """Give the harvest mana and spirits of every kind, so that no price matters."""
    state.table.mana = mana
    state.table.spirits = [spirits] * len(SPIRITS)
    state._legal = None
    return state


def purse(state: State) -> dict[str, Any]:
    """The harvest: mana, spirits, blue VP due, pending pieces."""
    shown: dict[str, Any] = state.view(state.table.turn)["harvest"]
    return shown


def mana(state: State) -> int:
    """The mana of this harvest."""
    return int(purse(state)["mana"])


def spirits(state: State) -> dict[str, int]:
    """The spirits of this harvest that are there at all."""
    return {kind: n for kind, n in purse(state)["spirits"].items() if n}


def seat(state: State, number: int = 0) -> dict[str, Any]:
    """What everyone knows of a player."""
    shown: dict[str, Any] = state.view(number)["players"][number]
    return shown


def vp(state: State, number: int = 0) -> int:
    """A player's VP tokens."""
    return int(seat(state, number)["vp"])


def field(state: State, number: int = 0) -> list[str]:
    """The names of a player's field cards."""
    return list(seat(state, number)["field"])


def deck(state: State, number: int = 0) -> list[str]:
    """A player's deck, the top first."""
    return [card.name for card in reversed(state.table.players[number].deck)]


def discards(state: State, number: int = 0) -> list[str]:
    """A player's discard pile, the oldest card first."""
    return [card.name for card in state.table.players[number].discard]


def printed(name: str) -> dict[str, int]:
    """The symbols printed on an advancement."""
    symbols = CARDS.advancements[name].symbols
    return {kind: n for kind, n in zip(SYMBOLS, symbols, strict=True) if n}


def cost(name: str) -> int:
    """An advancement's printed cost."""
    return CARDS.advancements[name].cost


def worth(state: State, name: str, number: int = 0) -> int:
    """What the card, vale, leader or amulet with this name scores in all."""
    return sum(line[2] for line in state.score_lines(number) if line[1] == name)


def wait(state: State, number: int = 0) -> State:
    """Let the others play on, doing as little as they may, until a player decides."""
    while state.to_act != number and not state.over:
        state.play(state.legal_moves()[0])
    return state

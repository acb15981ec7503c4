"""The table of Misty Valley as one seat sees it, and its moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from valewright.misty import State
from valewright.misty import moves as mv
from valewright.misty.hexes import coordinates
from valewright.misty.placing import cell_of
from valewright.misty.terminal.map import LETTERS, STYLES, board_map, by_tribe, explorers
from valewright.terminal.layout import rule

LEGEND: Final = (
    "T Trailseekers, B Berrygnawers. Below a tile: who controls it, * a captain, then\n"
    "the strengths of T and B. Patrols show explorers on sides 0 to 5, clockwise from\n"
    "the upper right, or /1 their rotation. A dot is an open cell; f flowers, w3 wall."
)
QUESTIONS: Final = {
    "turn": "Your turn: explore or send a patrol; you may take a special action first",
    "special action": "A special action, or end the turn?",
    "lay valley tile": "Where does {tile} go?",
    "lay encounter tile": "Where does {tile} go?",
    "lay patrol": "Where does {tile} go?",
    "facing": "Which way does {tile} face?",
    "wall": "On which side does the wall go?",
}
COLUMN: Final = 14


def headline(view: dict[str, Any], names: Sequence[str], width: int) -> Text:
    """The turn, whose it is, and whether it is the last."""
    who = names[view["turn"]]
    title = f"Turn {view['number']} - {'yours' if who == 'You' else who}"
    if view["last_turn"]:
        title += " - LAST TURN"
    elif view["last_turn_next"]:
        title += " - next turn is the last"
    return rule(title, width)


def whole_table(
    state: State, seat: int, names: Sequence[str], width: int, news: Sequence[str] = ()
) -> list[Text]:
    """Everything: the board, the supply, both players, what happened, the moves."""
    view = state.view(seat)
    lines = [headline(view, names, width), *board(state, view, width), *supply(view)]
    for k in (1, 0):
        lines += player(view, names, (seat + k) % 2)
    lines += [Text(line, "italic") for line in news]
    return [*lines, *move_lines(state, view, width)]


def between_moves(state: State, seat: int, width: int) -> list[Text]:
    """The board again where a cell is asked for, else the moves alone."""
    view = state.view(seat)
    drawn = board(state, view, width) if cells(state, view) else []
    return [*drawn, *move_lines(state, view, width)]


def cells(state: State, view: dict[str, Any]) -> dict[tuple[int, int], int]:
    """The cells that moves name, with the numbers of the moves."""
    return {
        coordinates(cell_of(state.table.board, move)): number
        for number, (move, _) in enumerate(view["legal"], 1)
        if move >= mv.CELL
    }


def board(state: State, view: dict[str, Any], width: int) -> list[Text]:
    return board_map(view, cells(state, view), width)


def supply(view: dict[str, Any]) -> list[Text]:
    """The display, what is left, and what the encounters on the board ask for."""
    shown = ", ".join(name or "-" for name in view["display"])
    lines = [
        Text(f"Display: {shown}. Left: {view['valley_left']} valley tiles, ")
        .append(f"{view['encounters_left']} encounters")
        .append(f", {view['tokens_left']} tokens" if view["options"]["expansion"] else "")
    ]
    wishes = [
        f"{tile['name']} ({', '.join(tile['requires'])})"
        for tile in view["board"]
        if tile["kind"] == "encounter"
    ]
    if wishes:
        lines.append(Text("Encounters want: " + ", ".join(wishes), "dim"))
    return lines


def player(view: dict[str, Any], names: Sequence[str], seat: int) -> list[Text]:
    """One player in a line or two; the hand only of the seat that looks."""
    p = view["players"][seat]
    tribe = p["tribe"]
    line = Text(names[seat], f"bold {STYLES.get(tribe, '')}".strip())
    if tribe:
        line.append(f" ({LETTERS[tribe]} {tribe.capitalize()})", "not bold")
    line.append(
        f": {p['score']} points, hand {p['hand_size']}, stack {p['stack_size']}", "not bold"
    )
    unused = [ability["name"] for ability in p["abilities"] if not ability["used"]]
    lines = [line]
    if p["abilities"]:
        lines.append(Text(f"  unused: {', '.join(unused) or 'nothing'}", "dim"))
    if seat == view["seat"] and view["me"]["hand"]:
        hand = [f"{tile['shape']} {explorers(tile['explorers'])}" for tile in view["me"]["hand"]]
        lines.append(Text("  hand: " + ", ".join(hand)))
    return lines


def move_lines(state: State, view: dict[str, Any], width: int) -> list[Text]:
    """The question and the moves, with what each would do to the control of tiles."""
    legal = view["legal"]
    if not legal:
        return []
    air = view["in_the_air"]
    tile = air["name"] if air else "it"
    if air and "explorers" in air:
        tile += f" {explorers(air['explorers'])}"
    asked = QUESTIONS.get(view["decision"], view["decision"].capitalize()).format(tile=tile)
    lines = [Text(asked, "bold")]
    if cells(state, view):
        return [*lines, *_cell_lines(state, view, width)]
    for number, (move, words) in enumerate(legal, 1):
        line = Text(f"{number:>3}. ", "bold").append(words, "not bold")
        note = _note(state, view, move, words)
        lines.append(line.append(f"  {note}", "dim not bold") if note else line)
    return lines


def _cell_lines(state: State, view: dict[str, Any], width: int) -> list[Text]:
    """Cells in columns, then those that change who controls something."""
    entries = [
        f"{number:>3}. {words.partition(' ')[2]}".ljust(COLUMN)
        for number, (_, words) in enumerate(view["legal"], 1)
    ]
    across = max(1, width // COLUMN)
    lines = [
        Text("".join(entries[k : k + across]).rstrip()) for k in range(0, len(entries), across)
    ]
    for number, (move, _) in enumerate(view["legal"], 1):
        note = effect(state, view, move)
        if note:
            lines.append(Text(f"{number:>3}. ", "bold").append(note, "dim not bold"))
    return lines


def _note(state: State, view: dict[str, Any], move: int, words: str) -> str:
    """What to know about a move: the explorers of a patrol, or what it does to control."""
    if mv.PATROL <= move < mv.ABILITY:
        for tile in view["me"]["hand"]:
            if words == f"patrol {tile['shape']}":
                return explorers(tile["explorers"])
    return effect(state, view, move) if mv.SIDE <= move < mv.TRIBE else ""


def effect(state: State, view: dict[str, Any], move: int) -> str:
    """Which tiles change hands by a move; nothing that depends on what is hidden."""
    if view["decision"] == "lay valley tile" and view["options"]["expansion"]:
        return ""  # a wall, if one comes up, is set before control is
    after = state.clone()
    after.play(move)
    found: list[str] = []
    for tile, owner in enumerate(state.table.owner):
        new = after.table.owner[tile]
        if new != owner:
            taker = "nobody" if new < 0 else view["players"][new]["tribe"].capitalize()
            found.append(f"{state.table.catalogue.names[tile]} to {taker}")
    return ", ".join(found)


def tile_list(view: dict[str, Any]) -> list[Text]:
    """Every tile on the board, with its cell and strengths."""
    lines: list[Text] = []
    for text, tile in zip(view["lines"], view["board"], strict=True):
        line = Text(text)
        if "strengths" in tile:
            first, second = by_tribe(view, tile["strengths"])
            line.append(f"  T {first} : B {second}", "dim")
        if "explorers" in tile:
            line.append(f"  {explorers(tile['explorers'])}", "dim")
        lines.append(line)
    return lines


def unseen(view: dict[str, Any]) -> list[Text]:
    """What is still to come up."""
    found = view["unseen"]
    lines = [
        Text("Valley tiles, two of which are out of the game: " + _listed(found["valley"])),
        Text("Encounters: " + _listed(found["encounters"])),
        Text("Your rival's patrols, hand and stack: " + _listed(found["rival"])),
        Text("Your patrol stack: " + _listed(view["me"]["stack"])),
    ]
    if view["options"]["expansion"]:
        lines.append(Text(f"Tokens: {found['walls']} walls, {found['flowers']} flowers"))
    return lines


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


def final_count(state: State, names: Sequence[str], width: int) -> list[Text]:
    """Everyone's score line by line, the totals, and who has won."""
    lines: list[Text] = []
    for seat in range(state.players):
        lines.append(
            Text("Your score" if names[seat] == "You" else f"{names[seat]}'s score", "bold")
        )
        for kind, name, points in state.score_lines(seat):
            line = Text(f"  {kind} {name} ")
            line.append("." * max(0, width - 5 - len(line.plain)), "dim").append(f"{points:>5}")
            lines.append(line)
        lines.append(Text("  total".ljust(width - 5) + f"{state.scores()[seat]:>5}", "bold"))
    return [*lines, Text(outcome(state, names), "bold bright_green")]


def outcome(state: State, names: Sequence[str]) -> str:
    """Who has won, and by what."""
    scores = state.scores()
    winners = state.winners()
    if not winners:
        return f"A draw at {scores[0]} points: nobody wins."
    winner = winners[0]
    verb = "win" if names[winner] == "You" else "wins"
    by = ", with more patrol tiles in hand" if scores[0] == scores[1] else ""
    return f"{names[winner]} {verb} with {scores[winner]} points{by}."

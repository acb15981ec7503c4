"""The table of Misty Valley as one seat sees it, and its moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from valewright.misty import State
from valewright.misty import moves as mv
from valewright.misty.terminal.map import board_map
from valewright.misty.terminal.said import requirement, score_words, shape_name
from valewright.misty.terminal.sheet import STYLES, Sheet, by_tribe, explorers
from valewright.terminal import layout
from valewright.terminal.layout import (
    labelled,
    listed,
    rule,
    shown_name,
)
from valewright.words import Words

OFTEN: Final = ("turn", "special-action")  # asked in every turn: explained only once
COLUMN: Final = 14


def headline(sheet: Sheet) -> Text:
    """The turn, whose it is, and whether it is the last."""
    view = sheet.view
    parts = [sheet.say("misty-turn-of", n=view["number"], who=sheet.names[view["turn"]])]
    if view["last_turn"]:
        parts.append(sheet.say("misty-last-turn"))
    elif view["last_turn_next"]:
        parts.append(sheet.say("misty-last-turn-next"))
    return rule(" - ".join(parts), sheet.width)


def whole_table(sheet: Sheet, news: Sequence[str] = ()) -> list[Text]:
    """Everything: the board, the supply, both players, what happened, the moves."""
    lines = [headline(sheet), *board_map(sheet, sheet.cells), *supply(sheet)]
    for k in (1, 0):
        lines += player(sheet, (sheet.view["seat"] + k) % 2)
    lines += [Text(line, "italic") for line in news]
    return [*lines, *move_lines(sheet, explained=True)]


def between_moves(sheet: Sheet) -> list[Text]:
    """The board again where a cell is asked for, else the moves alone."""
    drawn = board_map(sheet, sheet.cells) if sheet.cells else []
    return [*drawn, *move_lines(sheet, explained=sheet.decision not in OFTEN)]


def supply(sheet: Sheet) -> list[Text]:
    """The display, what is left, and what the encounters on the board ask for."""
    view = sheet.view
    shown = ", ".join(sheet.tile(name) if name else "-" for name in view["display"])
    parts = [
        labelled(sheet.words, sheet.say("misty-display"), shown),
        sheet.say("misty-valley-left", n=view["valley_left"]),
        sheet.say("misty-encounters-left", n=view["encounters_left"]),
    ]
    if view["options"]["expansion"]:
        parts.append(sheet.say("misty-tokens-left", n=view["tokens_left"]))
    lines = [Text(" · ".join(parts))]
    wishes = [
        f"{sheet.tile(tile['name'])} "
        f"({', '.join(requirement(sheet.words, what) for what in tile['requires'])})"
        for tile in view["board"]
        if tile["kind"] == "encounter"
    ]
    if wishes:
        lines.append(
            Text(labelled(sheet.words, sheet.say("misty-on-board"), ", ".join(wishes)), "dim")
        )
    return lines


def player(sheet: Sheet, seat: int) -> list[Text]:
    """One player in a line or two; the hand only of the seat that looks."""
    p = sheet.view["players"][seat]
    tribe = p["tribe"]
    name = shown_name(sheet.words, sheet.names[seat])
    line = Text(name, f"bold {STYLES.get(tribe, '')}".strip())
    if tribe:
        line.append(f" ({sheet.letters[tribe]} {sheet.tribe(tribe)})", "not bold")
    counts = [
        sheet.say("misty-points-n", n=p["score"]),
        labelled(sheet.words, sheet.say("misty-hand"), str(p["hand_size"])),
        labelled(sheet.words, sheet.say("misty-stack"), str(p["stack_size"])),
    ]
    lines = [line.append(f"  {' · '.join(counts)}", "not bold")]
    if p["abilities"]:
        unused = [
            sheet.say(f"misty-ability-{ability['id']}")
            for ability in p["abilities"]
            if not ability["used"]
        ]
        label = sheet.say("misty-unused")
        lines.append(Text(f"  {labelled(sheet.words, label, listed(sheet.words, unused))}", "dim"))
    if seat == sheet.view["seat"] and sheet.view["me"]["hand"]:
        hand = [
            f"{shape_name(sheet.words, tile['shape'])} {explorers(tile['explorers'])}"
            for tile in sheet.view["me"]["hand"]
        ]
        lines.append(
            Text("  " + labelled(sheet.words, sheet.say("misty-your-hand"), ", ".join(hand)))
        )
    return lines


def question(sheet: Sheet, explained: bool) -> list[Text]:
    """What is decided, about which tile, and what may be done."""
    asked = sheet.say(f"misty-decision-{sheet.decision}")
    air = sheet.view["in_the_air"]
    if air:
        what = sheet.tile(air["name"])
        if "explorers" in air:
            what += f" {explorers(air['explorers'])}"
        asked = labelled(sheet.words, asked, what)
    lines = [Text(asked, "bold")]
    if explained:
        lines.append(Text(sheet.say(f"misty-decision-{sheet.decision}.hint"), "dim"))
    return lines


def move_lines(sheet: Sheet, explained: bool) -> list[Text]:
    """The question and the moves, with what each would do to the control of tiles."""
    if not sheet.moves:
        return []
    lines = question(sheet, explained)
    if sheet.cells:
        return [*lines, *_cell_lines(sheet)]
    for number, move in enumerate(sheet.moves, 1):
        line = Text(f"{number:>3}. ", "bold").append(sheet.move_words(move), "not bold")
        note = _note(sheet, move)
        lines.append(line.append(f"  {note}", "dim not bold") if note else line)
    return lines


def _cell_lines(sheet: Sheet) -> list[Text]:
    """Cells in columns, then those that change who controls something."""
    entries = [
        f"{number:>3}. {sheet.move_words(move)}".ljust(COLUMN)
        for number, move in enumerate(sheet.moves, 1)
    ]
    across = max(1, sheet.width // COLUMN)
    lines = [
        Text("".join(entries[k : k + across]).rstrip()) for k in range(0, len(entries), across)
    ]
    for number, move in enumerate(sheet.moves, 1):
        note = effect(sheet, move)
        if note:
            lines.append(Text(f"{number:>3}. ", "bold").append(note, "dim not bold"))
    return lines


def _note(sheet: Sheet, move: int) -> str:
    """What to know about a move: the explorers of a patrol, or what it does to control."""
    if mv.PATROL <= move < mv.ABILITY:
        for tile in sheet.view["me"]["hand"]:
            if tile["name"] == sheet.moves[move]["tile"]:
                return explorers(tile["explorers"])
    return effect(sheet, move) if mv.SIDE <= move < mv.TRIBE else ""


def effect(sheet: Sheet, move: int) -> str:
    """Which tiles change hands by a move; nothing that depends on what is hidden."""
    if sheet.decision == "lay-valley-tile" and sheet.view["options"]["expansion"]:
        return ""  # a wall, if one comes up, is set before control is
    table, after = sheet.state.table, sheet.state.clone()
    after.play(move)
    found: list[str] = []
    for tile, owner in enumerate(table.owner):
        new = after.table.owner[tile]
        if new != owner:
            taker = (
                sheet.say("misty-nobody")
                if new < 0
                else sheet.tribe(sheet.view["players"][new]["tribe"])
            )
            found.append(f"{sheet.tile(table.catalogue.names[tile])} -> {taker}")
    return ", ".join(found)


def tile_list(sheet: Sheet) -> list[Text]:
    """Every tile on the board: its cell, what lies on it, its strengths or explorers."""
    first, second = sheet.letters.values()
    lines: list[Text] = []
    for tile in sheet.view["board"]:
        q, r = tile["cell"]
        line = Text(", ".join([f"({q},{r}) {sheet.tile(tile['name'])}", *_facts(sheet, tile)]))
        if "strengths" in tile:
            a, b = by_tribe(sheet.view, tile["strengths"])
            line.append(f"  {first} {a} : {second} {b}", "dim")
        if "explorers" in tile:
            line.append(f"  {explorers(tile['explorers'])}", "dim")
        lines.append(line)
    return lines


def _facts(sheet: Sheet, tile: dict[str, Any]) -> list[str]:
    """What a tile on the board shows beside its name."""
    if tile["kind"] == "patrol":
        marked = [("misty-symbol-smoke", "smoke"), ("misty-symbol-reinforced", "reinforced")]
        return [sheet.tribe(tile["tribe"])] + [
            f"{sheet.words.say(message)} {side}" for message, key in marked for side in tile[key]
        ]
    found: list[str] = []
    if tile.get("wall") is not None:
        found.append(f"{sheet.say('misty-symbol-wall')} {tile['wall']}")
    if tile.get("flower"):
        found.append(sheet.say("misty-flower"))
    players = sheet.view["players"]
    if tile.get("owner") is not None:
        banner = sheet.say("misty-symbol-banner")
        found.append(f"{banner} {sheet.tribe(players[tile['owner']]['tribe'])}")
    captain = sheet.say("misty-symbol-captain")
    found += [
        f"{captain} {sheet.tribe(players[seat]['tribe'])}" for seat in tile.get("captains", ())
    ]
    return found


def unseen(sheet: Sheet) -> list[Text]:
    """What is still to come up."""
    found, words = sheet.view["unseen"], sheet.words

    def line(message: str, items: Sequence[str]) -> Text:
        return Text(labelled(words, words.say(message), listed(words, items)))

    def shapes(names: Sequence[str]) -> list[str]:
        return [shape_name(words, name) for name in names]

    lines = [
        line("misty-unseen-valley", [sheet.tile(name) for name in found["valley"]]),
        line("shell-tiles-encounter", [sheet.tile(name) for name in found["encounters"]]),
        line("misty-unseen-rival", shapes(found["rival"])),
        line("misty-unseen-stack", shapes(sheet.view["me"]["stack"])),
    ]
    if sheet.view["options"]["expansion"]:
        lines.append(line("misty-unseen-walls", [str(found["walls"])]))
        lines.append(line("misty-unseen-flowers", [str(found["flowers"])]))
    return lines


def final_count(state: State, names: Sequence[str], width: int, words: Words) -> list[Text]:
    """Everyone's score line by line, the totals, and who has won."""
    lines = [
        [(score_words(words, kind, name), points) for kind, name, points in state.score_lines(seat)]
        for seat in range(state.players)
    ]
    counted = layout.final_count(names, lines, state.scores(), width, words)
    return [*counted, Text(outcome(state, names, words), "bold bright_green")]


def outcome(state: State, names: Sequence[str], words: Words) -> str:
    """Who has won, and by what."""
    scores = state.scores()
    winners = state.winners()
    if not winners:
        return words.say("misty-drawn", n=scores[0])
    message = "misty-won-hand" if scores[0] == scores[1] else "misty-won"
    return words.say(message, who=names[winners[0]], n=scores[winners[0]])

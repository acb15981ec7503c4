"""The commons and the vales: one line each, with what is missing to buy it."""

from __future__ import annotations

from rich.text import Text

from valewright.mystic import moves as mv
from valewright.mystic.buying import VALE_LIMIT, missing_spirits
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.symbols import SLOTS
from valewright.mystic.terminal.glyphs import cell, cut, full_text, short_text, spirits, symbols
from valewright.mystic.terminal.sheet import Sheet

MARK = 5
NAME = 21
SLOT = 5
COST = 5
GIVES = 14
VALE_COST = 13


def advancement_mark(sheet: Sheet, piece: Piece, move: int) -> Text:
    """The number of the move that buys it, or why there is none."""
    number = sheet.numbers.get(move)
    if number is not None:
        return Text(f"{number:>3}.", "bold")
    if sheet.view["phase"] == "setup":
        return Text()
    mana, _ = sheet.purse()
    if piece.cost > mana:
        return Text(f"{mana - piece.cost:>3}M", "dim")
    if not any(card.takes(piece) for card in sheet.field(sheet.seat)):
        return Text("slot", "dim")
    if sheet.harvesting:
        harvest = sheet.view["harvest"]
        return Text(" max" if harvest["buys"] >= harvest["buy_limit"] else "slot", "dim")
    return Text("  ok", "dim")


def vale_mark(sheet: Sheet, vale: Vale) -> Text:
    """The number of the move that buys it (the same one for equal vales), or what is missing."""
    number = sheet.numbers.get(mv.VALE + sheet.view["vales"].index(vale.name))
    if number is not None:
        return Text(f"{number:>3}.", "bold")
    if sheet.view["phase"] == "setup":
        return Text()
    missing = sum(missing_spirits(vale.cost, sheet.purse()[1]))
    if missing:
        return Text(f"{-missing:>3}s", "dim")
    if sheet.harvesting:
        return Text(" max" if sheet.view["harvest"]["vale_buys"] >= VALE_LIMIT else " own", "dim")
    return Text("  ok", "dim")


def _with_text(sheet: Sheet, line: Text, text: str, mark: Text) -> Text:
    """The line with its text: cut short, or below it where texts are asked for in full."""
    if sheet.full_texts and len(line) + len(text) > sheet.width:
        line.rstrip()
        line.append("\n" + " " * (MARK + 2)).append(cut(text, sheet.width - MARK - 2))
    else:
        line.append(cut(text, sheet.width - len(line)))
    line.rstrip()
    if mark.plain and not _lit(mark):
        line.stylize("dim")
    return line


def _lit(mark: Text) -> str:
    """The style of a name: bold where one can afford it."""
    return "bold" if mark.plain.strip() == "ok" or mark.style == "bold" else ""


def advancement_line(sheet: Sheet, piece: Piece, move: int, more: str = "") -> Text:
    """One advancement: mark, name, slot, cost, symbols, text."""
    mark = advancement_mark(sheet, piece, move)
    line = Text().append(cell(mark, MARK))
    line.append(cell(piece.advancement.name, NAME, _lit(mark)))
    line.append(" ")
    line.append(cell(SLOTS[piece.slot][:3], SLOT))
    line.append(cell(f"{piece.cost:>3}", COST))
    gives = symbols(piece.symbols, piece.vp_end)
    line.append(cell(gives, max(GIVES, len(gives) + 1)))
    return _with_text(sheet, line, more or short_text(piece.ability), mark)


def vale_line(sheet: Sheet, vale: Vale) -> Text:
    """One vale: mark, name, cost in spirits, VP, text."""
    mark = vale_mark(sheet, vale)
    line = Text().append(cell(mark, MARK))
    line.append(cell(vale.name, NAME, _lit(mark)))
    line.append(" ")
    line.append(cell(spirits(vale.cost), VALE_COST))
    line.append(cell(f"({vale.vp_end})" if vale.vp_end else "", 5))
    return _with_text(sheet, line, short_text(vale.ability), mark)


def _soil_lines(sheet: Sheet) -> list[Text]:
    """Fertile Soil: a line per stack that can be bought, one line for the rest."""
    left = sheet.view["soil"]
    lines: list[Text] = []
    for slot, piece in enumerate(sheet.catalogue.soil):
        if mv.SOIL + slot in sheet.numbers:
            count = f"{left[SLOTS[slot]]} left"
            lines.append(advancement_line(sheet, piece, mv.SOIL + slot, count))
    if lines or not sheet.catalogue.soil:
        return lines
    counts = ", ".join(f"{left[slot]} {slot}" for slot in SLOTS)
    first = next((k for k in range(3) if left[SLOTS[k]]), 0)
    line = advancement_line(sheet, sheet.catalogue.soil[first], mv.SOIL + first, counts)
    at = MARK + NAME + 1
    return [line[:at].append(cell("any", SLOT)).append(line[at + SLOT :])]


def market(sheet: Sheet) -> list[Text]:
    """All there is to buy."""
    return [*commons(sheet), *vales(sheet)]


def commons(sheet: Sheet) -> list[Text]:
    """The nine spots of the commons and Fertile Soil."""
    left = "/".join(str(n) for n in sheet.view["advancements_left"])
    lines = [_heading("Commons", "slot cost gives", f"decks {left}", sheet.width)]
    moves: dict[str, int] = {}  # of equal pieces only the first is a move
    for spot, names in enumerate(sheet.view["commons"]):
        for k, name in enumerate(names):
            move = moves.setdefault(name, mv.COMMONS + 3 * spot + k)
            lines.append(advancement_line(sheet, sheet.catalogue.pieces[name], move))
    return lines + _soil_lines(sheet)


def vales(sheet: Sheet) -> list[Text]:
    """The vales on display."""
    left = "/".join(str(n) for n in sheet.view["vales_left"])
    lines = [_heading("Vales", "cost", f"decks {left}", sheet.width)]
    shown = [name for name in sheet.view["vales"] if name is not None]
    return [*lines, *(vale_line(sheet, sheet.catalogue.vales[name]) for name in shown)]


def _heading(title: str, columns: str, right: str, width: int) -> Text:
    line = Text(" " * MARK)
    line.append(cell(title, NAME + 1, "bold"))
    line.append(columns, "dim")
    line.append(right.rjust(width - len(line.plain)), "dim")
    return line


def full_market(sheet: Sheet) -> list[Text]:
    """The texts of all that is on offer, in full."""
    names = list(dict.fromkeys(n for spot in sheet.view["commons"] for n in spot))
    lines: list[Text] = []
    for name in names:
        piece = sheet.catalogue.pieces[name]
        if piece.ability is not None:
            lines.append(Text(name, "bold").append(f"  {full_text(piece.ability)}", "not bold"))
    for title in dict.fromkeys(sheet.view["vales"]):
        ability = sheet.catalogue.vales[title].ability if title else None
        if ability is not None:
            lines.append(Text(title, "bold").append(f"  {full_text(ability)}", "not bold"))
    return lines

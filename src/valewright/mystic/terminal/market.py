"""The commons and the vales: one line each, with what is missing to buy it."""

from __future__ import annotations

from rich.text import Text

from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.buying import VALE_LIMIT, missing_spirits
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.symbols import SLOTS
from valewright.mystic.terminal.glyphs import cell, cut
from valewright.mystic.terminal.said import full_text, piece_words
from valewright.mystic.terminal.sheet import Sheet

MARK = 5
NAME = 21
SLOT = 5
COST = 5
GIVES = 14
VALE_COST = 13
VALE_VP = 5
WIDEST_NAME = 30
FULL = 80  # the width from which names may take more room
AFFORDABLE = "dim italic"  # the style of the mark of what one could pay for


def advancement_mark(sheet: Sheet, piece: Piece, move: int) -> Text:
    """The number of the move that buys it, or why there is none."""
    number = sheet.numbers.get(move)
    if number is not None:
        return Text(f"{number:>3}.", "bold")
    if sheet.view["phase"] == "setup":
        return Text()
    mana, _ = sheet.purse()
    if piece.cost > mana:
        return Text(f"{mana - piece.cost:>3}{sheet.glyphs.mana}", "dim")
    if not any(card.takes(piece) for card in sheet.field(sheet.seat)):
        return _mark(sheet, "slot")
    if sheet.harvesting:
        harvest = sheet.view["harvest"]
        return _mark(sheet, "max" if harvest["buys"] >= harvest["buy_limit"] else "slot")
    return _mark(sheet, "ok")


def vale_mark(sheet: Sheet, vale: Vale) -> Text:
    """The number of the move that buys it (the same one for equal vales), or what is missing."""
    number = sheet.numbers.get(mv.VALE + sheet.view["vales"].index(vale.name))
    if number is not None:
        return Text(f"{number:>3}.", "bold")
    if sheet.view["phase"] == "setup":
        return Text()
    missing = sum(missing_spirits(vale.cost, sheet.purse()[1]))
    if missing:
        return Text(f"{sheet.say('mystic-mark-spirits', n=-missing):>4}", "dim")
    if sheet.harvesting:
        return _mark(sheet, "max" if sheet.view["harvest"]["vale_buys"] >= VALE_LIMIT else "own")
    return _mark(sheet, "ok")


def _mark(sheet: Sheet, why: str) -> Text:
    """Why something cannot be bought, or that it could be: ``slot``, ``max``, ``own``, ``ok``."""
    style = AFFORDABLE if why == "ok" else "dim"
    return Text(f"{sheet.say(f'mystic-mark-{why}'):>4}", style)


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
    return "bold" if mark.style in ("bold", AFFORDABLE) else ""


def advancement_line(sheet: Sheet, piece: Piece, move: int, more: str = "") -> Text:
    """One advancement: mark, name, slot, cost, symbols, text."""
    mark = advancement_mark(sheet, piece, move)
    line = Text().append(cell(mark, MARK))
    line.append(cell(sheet.words.card_name(piece.advancement.name), name_width(sheet), _lit(mark)))
    line.append(" ")
    line.append(cell(sheet.say("mystic-slot-short", slot=SLOTS[piece.slot]), SLOT))
    line.append(cell(f"{piece.cost:>3}", COST))
    gives = sheet.glyphs.symbols(piece.symbols, piece.vp_end)
    line.append(cell(gives, max(GIVES, len(gives) + 1)))
    return _with_text(sheet, line, more or sheet.glyphs.short_text(piece.ability), mark)


def vale_line(sheet: Sheet, vale: Vale) -> Text:
    """One vale: mark, name, cost in spirits, VP, text."""
    mark = vale_mark(sheet, vale)
    line = Text().append(cell(mark, MARK))
    line.append(cell(sheet.words.card_name(vale.name), name_width(sheet), _lit(mark)))
    line.append(" ")
    line.append(cell(sheet.glyphs.spirits(vale.cost), VALE_COST))
    vp = f"({vale.vp_end})" if vale.vp_end else ""
    line.append(cell(vp, max(VALE_VP, len(vp) + 1)))
    return _with_text(sheet, line, sheet.glyphs.short_text(vale.ability), mark)


def _soil_lines(sheet: Sheet) -> list[Text]:
    """Fertile Soil: a line per stack that can be bought, one line for the rest."""
    left = sheet.view["soil"]
    lines: list[Text] = []
    for slot, piece in enumerate(sheet.catalogue.soil):
        if mv.SOIL + slot in sheet.numbers:
            count = sheet.say("mystic-soil-left", n=left[SLOTS[slot]])
            lines.append(advancement_line(sheet, piece, mv.SOIL + slot, count))
    if lines or not sheet.catalogue.soil:
        return lines
    counts = ", ".join(f"{left[slot]} {sheet.say('slot', slot=slot)}" for slot in SLOTS)
    first = next((k for k in range(3) if left[SLOTS[k]]), 0)
    line = advancement_line(sheet, sheet.catalogue.soil[first], mv.SOIL + first, counts)
    at = MARK + name_width(sheet) + 1
    return [line[:at].append(cell(sheet.say("mystic-any-slot"), SLOT)).append(line[at + SLOT :])]


def market(sheet: Sheet) -> list[Text]:
    """All there is to buy."""
    return [*commons(sheet), *vales(sheet)]


def commons(sheet: Sheet) -> list[Text]:
    """The nine spots of the commons and Fertile Soil."""
    left = "/".join(str(n) for n in sheet.view["advancements_left"])
    columns = cell(sheet.say("mystic-column-slot"), SLOT)
    columns.append(cell(sheet.say("mystic-column-cost"), COST))
    columns.append(sheet.say("mystic-column-gives"))
    lines = [_heading(sheet, "table-commons", columns, left)]
    moves: dict[str, int] = {}  # of equal pieces only the first is a move
    for spot, names in enumerate(sheet.view["commons"]):
        for k, name in enumerate(names):
            move = moves.setdefault(name, mv.COMMONS + 3 * spot + k)
            lines.append(advancement_line(sheet, sheet.catalogue.pieces[name], move))
    return lines + _soil_lines(sheet)


def vales(sheet: Sheet) -> list[Text]:
    """The vales on display."""
    left = "/".join(str(n) for n in sheet.view["vales_left"])
    lines = [_heading(sheet, "table-vales", Text(sheet.say("mystic-column-cost")), left)]
    shown = [name for name in sheet.view["vales"] if name is not None]
    return [*lines, *(vale_line(sheet, sheet.catalogue.vales[name]) for name in shown)]


def _heading(sheet: Sheet, title: str, columns: Text, left: str) -> Text:
    line = Text(" " * MARK)
    line.append(cell(sheet.say(title), name_width(sheet) + 1, "bold"))
    columns.stylize("dim")
    line.append(columns)
    decks = sheet.say("mystic-decks", counts=left)
    return line.append(decks.rjust(sheet.width - len(line.plain)), "dim")


def name_width(sheet: Sheet) -> int:
    """How wide the names on offer are drawn: as wide as the longest, within bounds."""
    titles = [name.partition("/")[0] for spot in sheet.view["commons"] for name in spot]
    titles += [name for name in sheet.view["vales"] if name is not None]
    longest = max((len(sheet.words.card_name(title)) for title in titles), default=NAME)
    return min(max(NAME, longest), WIDEST_NAME if sheet.width >= FULL else NAME)


def full_market(sheet: Sheet) -> list[Text]:
    """The texts of all that is on offer, in full."""
    names = list(dict.fromkeys(n for spot in sheet.view["commons"] for n in spot))
    lines: list[Text] = []
    for name in names:
        piece = sheet.catalogue.pieces[name]
        if piece.ability is not None:
            lines.append(_full(sheet, piece_words(sheet.words, name), piece.ability))
    for title in dict.fromkeys(sheet.view["vales"]):
        ability = sheet.catalogue.vales[title].ability if title else None
        if ability is not None:
            lines.append(_full(sheet, sheet.words.card_name(title), ability))
    return lines


def _full(sheet: Sheet, name: str, ability: Ability) -> Text:
    return Text(name, "bold").append(f"  {full_text(sheet.words, ability)}", "not bold")

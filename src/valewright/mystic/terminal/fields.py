"""Fields: a player's crafted cards slot by slot, the others' in one line each."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valewright.mystic.buying import VALE_LIMIT
from valewright.mystic.cards import Card
from valewright.mystic.symbols import SLOTS
from valewright.mystic.terminal.glyphs import cell, cut, shown, spirits, symbols
from valewright.mystic.terminal.sheet import Sheet

MARK = 5
GIVES = 19
WIDEST = 40


def columns(width: int) -> int:
    """How wide each of the three slots is drawn."""
    return (width - MARK - GIVES) // 3


def card_line(card: Card, mark: str, width: int) -> Text:
    """One crafted card: what each slot shows, and what the whole counts for."""
    wide = columns(width)
    line = Text().append(cell(mark, MARK, "bold"))
    if card.leader is not None:
        side = "upgraded" if card.upgraded else f"upgrade {card.leader.upgrade_cost}M"
        star = "*" if card.abilities else ""
        line.append(cell(f"{card.leader.name}{star} ({side})", 3 * wide, "yellow"))
    else:
        for slot in range(3):
            line.append(cell(slot_text(card, slot, wide - 1), wide - 1))
            line.append(" ")
    line.append(shown(card))
    line.truncate(width, overflow="ellipsis")
    return line


def slot_text(card: Card, slot: int, width: int = WIDEST) -> Text:
    """The piece that shows in a slot; + behind it for what it covers, * for a text in force."""
    stack = card.stacks[slot]
    if not stack:
        return Text("·", "dim")
    piece = stack[-1]
    marks = ("*" if piece.number in card.owners else "") + "+" * (len(stack) - 1)
    return Text(cut(piece.advancement.name, width - len(marks)) + marks)


def own_field(sheet: Sheet) -> list[Text]:
    """The looking seat's field and on-deck card, card by card."""
    return whole_field(sheet, sheet.seat, "Your field")


def whole_field(sheet: Sheet, seat: int, title: str) -> list[Text]:
    """A field card by card, under the names of the slots."""
    p = sheet.view["players"][seat]
    wide = columns(sheet.width)
    head = Text(" " * MARK).append(cell(f"{title} (top)", wide, "bold"))
    head.append(cell(SLOTS[1], wide, "dim"))
    head.append(cell(SLOTS[2], wide, "dim"))
    head.append("counts for", "dim")
    lines = [head]
    for i, card in enumerate(sheet.field(seat)):
        lines.append(card_line(card, f"{i + 1:>3}", sheet.width))
    if p["on_deck"]:
        lines.append(card_line(sheet.card(p["on_deck"]), "deck>", sheet.width))
    return lines


def status(p: dict[str, Any]) -> str:
    """VP, token, decay and piles of a seat in one phrase."""
    token = f"{p['amulet'] or 'mana token'} {p['token']}"
    words = [f"{p['vp']} VP", token, f"decay {p['net_decay']}"]
    if p["spoiled"]:
        words.append("SPOILED")
    words.append(f"deck {p['deck_size']}")
    words.append(f"discard {p['discard_size']}")
    if p["workshop"]:
        words.append("workshop " + ", ".join(p["workshop"]))
    return " · ".join(words)


def own_status(sheet: Sheet) -> Text:
    """The looking seat's tokens, piles and vales."""
    line = Text("     ").append(status(sheet.mine))
    if sheet.mine["vales"]:
        line.append("\n     vales: " + ", ".join(sheet.mine["vales"]))
    return line


def opponent(sheet: Sheet, seat: int) -> list[Text]:
    """Another seat: status, what each field card counts for, vales."""
    p = sheet.view["players"][seat]
    head = Text(sheet.names[seat], "bold").append("  " + status(p), "not bold")
    line = Text("     field ")
    for card in sheet.field(seat):
        line.append("[").append(_brief(card)).append("] ")
    if p["on_deck"]:
        line.append("deck> [").append(_brief(sheet.card(p["on_deck"]))).append("]")
    lines = [head, line]
    if p["vales"]:
        lines.append(Text("     vales ").append(", ".join(p["vales"])))
    return lines


def _brief(card: Card) -> Text:
    made = shown(card)
    return made if made.plain else Text("·", "dim")


def purse(sheet: Sheet) -> Text:
    """What there is to spend in harvest, or what the field would bring."""
    mana, kinds = sheet.purse()
    line = Text("     ")
    if sheet.harvesting:
        harvest = sheet.view["harvest"]
        line.append("To spend: ", "bold").append(f"{mana}M ", "bright_cyan").append(spirits(kinds))
        line.append(f" · bought {harvest['buys']} of {harvest['buy_limit']}")
        line.append(f" · vales {harvest['vale_buys']} of {VALE_LIMIT}")
        if harvest["vp_due"]:
            line.append(f" · {harvest['vp_due']} VP to take")
        if harvest["pending"]:
            line.append("\n     To sleeve: " + ", ".join(harvest["pending"]))
        return line
    vp = sum(card.vp for card in sheet.field(sheet.seat))
    found = symbols((mana, 0, 0, 0, vp, *kinds))
    line.append("Your field gives ").append(found if found.plain else Text("nothing yet"))
    return line.append(" (texts and vales not counted)", "dim")

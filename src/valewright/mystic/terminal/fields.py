"""Fields: a player's crafted cards slot by slot, the others' in one line each."""

from __future__ import annotations

from rich.text import Text

from valewright.mystic.buying import VALE_LIMIT
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Leader
from valewright.mystic.symbols import SLOTS
from valewright.mystic.terminal.glyphs import cell, cut
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal.layout import labelled, shown_name

MARK = 5
GIVES = 19
WIDEST = 40


def columns(width: int) -> int:
    """How wide each of the three slots is drawn."""
    return (width - MARK - GIVES) // 3


def card_line(sheet: Sheet, card: Card, mark: str) -> Text:
    """One crafted card: what each slot shows, and what the whole counts for."""
    wide = columns(sheet.width)
    line = Text().append(cell(mark, MARK, "bold"))
    if card.leader is not None:
        line.append(cell(_leader(sheet, card.leader, card), 3 * wide, "yellow"))
    else:
        for slot in range(3):
            line.append(cell(slot_text(sheet, card, slot, wide - 1), wide - 1))
            line.append(" ")
    line.append(sheet.glyphs.shown(card))
    line.truncate(sheet.width, overflow="ellipsis")
    return line


def _leader(sheet: Sheet, leader: Leader, card: Card) -> str:
    """A leader with the side it shows, or what it costs to turn it."""
    title = sheet.words.card_name(leader.name) + ("*" if card.abilities else "")
    if card.upgraded:
        return sheet.say("upgraded-leader", title=title)
    cost = f"{leader.upgrade_cost}{sheet.glyphs.mana}"
    return sheet.say("mystic-upgrade-for", title=title, cost=cost)


def slot_text(sheet: Sheet, card: Card, slot: int, width: int = WIDEST) -> Text:
    """The piece that shows in a slot; + behind it for what it covers, * for a text in force."""
    stack = card.stacks[slot]
    if not stack:
        return Text("·", "dim")
    piece = stack[-1]
    marks = ("*" if piece.number in card.owners else "") + "+" * (len(stack) - 1)
    name = sheet.words.card_name(piece.advancement.name)
    return Text(cut(name, width - len(marks)) + marks)


def own_field(sheet: Sheet) -> list[Text]:
    """The looking seat's field and on-deck card, card by card."""
    return whole_field(sheet, sheet.seat, sheet.say("table-your-field"))


def whole_field(sheet: Sheet, seat: int, title: str) -> list[Text]:
    """A field card by card, under the names of the slots."""
    p = sheet.view["players"][seat]
    wide = columns(sheet.width)
    top, middle, bottom = (sheet.say("slot", slot=slot) for slot in SLOTS)
    named = f"{title} ({top})"
    shown = named if len(named) < wide else title
    head = Text(" " * MARK).append(cell(shown, wide - 1, "bold")).append(" ")
    head.append(cell(middle, wide, "dim"))
    head.append(cell(bottom, wide, "dim"))
    head.append(sheet.say("mystic-column-counts"), "dim")
    lines = [head]
    for i, card in enumerate(sheet.field(seat)):
        lines.append(card_line(sheet, card, f"{i + 1:>3}"))
    if p["on_deck"]:
        lines.append(card_line(sheet, sheet.card(p["on_deck"]), sheet.say("mystic-on-deck-mark")))
    return lines


def status(sheet: Sheet, seat: int) -> str:
    """VP, token, decay and piles of a seat in one phrase."""
    p = sheet.view["players"][seat]
    name = sheet.words.card_name(p["amulet"]) if p["amulet"] else sheet.say("symbol-token")
    token = sheet.say("table-token-active" if p["token"] == "active" else "table-token-spent")
    words = [
        sheet.say("table-vp", n=p["vp"]),
        f"{name} ({token})",
        sheet.say("amount-decay", n=p["net_decay"]),
    ]
    if p["spoiled"]:
        words.append(sheet.say("mystic-spoiled"))
    words.append(f"{sheet.say('table-deck')} {p['deck_size']}")
    words.append(f"{sheet.say('table-discard')} {p['discard_size']}")
    if p["workshop"]:
        shown = sheet.pieces(p["workshop"])
        words.append(labelled(sheet.words, sheet.say("table-workshop"), shown))
    return " · ".join(words)


def vales_line(sheet: Sheet, seat: int) -> str:
    """A seat's vales; nothing where it has none."""
    owned = sheet.view["players"][seat]["vales"]
    if not owned:
        return ""
    return "     " + labelled(sheet.words, sheet.say("table-vales"), sheet.pieces(owned))


def own_status(sheet: Sheet) -> Text:
    """The looking seat's tokens, piles and vales."""
    lines = ["     " + status(sheet, sheet.seat), vales_line(sheet, sheet.seat)]
    return Text("\n".join(line for line in lines if line))


def opponent(sheet: Sheet, seat: int) -> list[Text]:
    """Another seat: status, what each field card counts for, vales."""
    p = sheet.view["players"][seat]
    head = Text(shown_name(sheet.words, sheet.names[seat]), "bold")
    head.append("  " + status(sheet, seat), "not bold")
    line = Text(f"     {sheet.say('mystic-field')} ")
    for card in sheet.field(seat):
        line.append("[").append(_brief(sheet, card)).append("] ")
    if p["on_deck"]:
        line.append(f"{sheet.say('mystic-on-deck-mark')} [")
        line.append(_brief(sheet, sheet.card(p["on_deck"]))).append("]")
    vales = vales_line(sheet, seat)
    return [head, line, *([Text(vales)] if vales else [])]


def _brief(sheet: Sheet, card: Card) -> Text:
    made = sheet.glyphs.shown(card)
    return made if made.plain else Text("·", "dim")


def purse(sheet: Sheet) -> Text:
    """What there is to spend in harvest, or what the field would bring."""
    mana, kinds = sheet.purse()
    if sheet.harvesting:
        return _to_spend(sheet, mana, kinds)
    vp = sum(card.vp for card in sheet.field(sheet.seat))
    found = sheet.glyphs.symbols((mana, 0, 0, 0, vp, *kinds))
    line = Text("     ")
    if found.plain:
        line.append(f"{sheet.say('mystic-field-gives')} ").append(found)
    else:
        line.append(sheet.say("mystic-field-gives-nothing"))
    return line.append(f" {sheet.say('mystic-not-counted')}", "dim")


def _to_spend(sheet: Sheet, mana: int, kinds: tuple[int, int, int, int]) -> Text:
    """What is left to spend, what has been bought, and what that leaves to do."""
    harvest = sheet.view["harvest"]
    line = Text("     ").append(labelled(sheet.words, sheet.say("table-to-spend"), ""), "bold")
    line.append(f"{mana}{sheet.glyphs.mana} ", "bright_cyan").append(sheet.glyphs.spirits(kinds))
    done = [
        sheet.say("table-buys", n=harvest["buys"], of=harvest["buy_limit"]),
        sheet.say("table-vale-buys", n=harvest["vale_buys"], of=VALE_LIMIT),
    ]
    if harvest["vp_due"]:
        done.append(sheet.say("mystic-vp-due", n=harvest["vp_due"]))
    line.append("".join(f" · {text}" for text in done))
    if harvest["pending"]:
        what = labelled(
            sheet.words, sheet.say("mystic-to-sleeve"), sheet.pieces(harvest["pending"])
        )
        line.append(f"\n     {what}")
    return line

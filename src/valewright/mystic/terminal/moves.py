"""The moves one may make now, numbered, each with what it would mean."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text

from valewright.mystic import moves as mv
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Side
from valewright.mystic.terminal.fields import slot_text
from valewright.mystic.terminal.glyphs import full_text, shown, symbols
from valewright.mystic.terminal.sheet import Sheet

QUESTIONS: Final = {
    "plant": "Push your luck, or pass?",
    "spoil": "You are about to spoil. Save yourself, or accept?",
    "harvest": "Harvest: use texts, buy, then end.",
    "sleeve": "Where does it go?",
    "layer": "Both texts run down the card: which one goes on top?",
    "pay": "Which spirit do you pay with?",
    "search": "Discard a card from your deck?",
    "order": "What comes first?",
    "discard other": "Discard another card from your field?",
    "discard any": "Discard a card?",
    "discard phase": "Discard phase: use a text, or continue?",
    "look at top": "The top card of your deck: discard it, or put it back?",
    "look through": "The top cards of your deck: discard any?",
    "recycle": "Return a card from your discard pile?",
    "bury": "Put a card on the bottom of your deck?",
    "keep a card": "Keep a card in the field?",
    "activate token": "Flip your mana token to active?",
    "keep amulet": "Keep the amulet, or take a mana token?",
    "add guardians": "Which card gets the guardians?",
    "cancel decay": "Cancel the decay of a card?",
    "mana or guardians": "Take mana, or guardians on a card?",
    "mana or wild": "Take mana, or a wild spirit?",
    "spirit to wild": "Which spirit counts as wild?",
    "buy for this card": "What do you buy for this card?",
    "free advancement": "Which advancement do you take?",
    "claim": "Which advancement do you claim?",
    "free soil": "Which Fertile Soil do you take?",
    "stash": "Which advancement goes into your workshop?",
    "clear commons": "Which advancement leaves the game?",
    "choose leader": "Choose your leader.",
    "choose amulet": "Choose your amulet.",
    "draft": "Take a leader or an amulet.",
}
ELSEWHERE: Final = ("copy from card", "copy text", "copy from field")
WORDS: Final = 34
RULER: Final = Console(file=StringIO())  # what texts are wrapped by


def question(sheet: Sheet) -> str:
    """What is being decided, as a question."""
    decision = str(sheet.view["decision"])
    if decision == "harvest" and len(sheet.numbers) == 1:
        return "Nothing left to use or buy."
    return QUESTIONS.get(decision, f"{decision.capitalize()}: choose.")


def move_lines(sheet: Sheet) -> list[Text]:
    """The question and the moves that do not stand beside the market already."""
    lines = [Text(question(sheet), "bold")]
    lines += _seen(sheet)
    for move, words in sheet.view["legal"]:
        if not sheet.on_market(move):
            line = Text(f"{sheet.numbers[move]:>3}. ", "bold").append(words, "not bold")
            lines.extend(_beside(line, meaning(sheet, move, words), sheet.width))
    return lines


def _seen(sheet: Sheet) -> list[Text]:
    """What a look shows, from the top; of a deck that is searched, each card once."""
    names = sheet.view["sees"]
    if sheet.view["decision"] != "search":
        return [Text(f"     You see: {name}  ").append(shown(sheet.card(name))) for name in names]
    return [
        Text(f"     You see: {n} x {name}  ").append(shown(sheet.card(name)))
        for name, n in Counter(names).items()
    ]


def _beside(line: Text, note: Text, width: int) -> list[Text]:
    """A note to the right of a line, going on below itself where it is long."""
    if not note.plain:
        return [line]
    line.append(" " * max(2, WORDS - len(line)))
    if len(line) + len(note) <= width:
        return [line.append(note)]
    parts = list(note.wrap(RULER, width - WORDS))
    if len(line) == WORDS:
        line.append(parts.pop(0))
    return [line, *(Text(" " * WORDS).append(part) for part in parts)]


def meaning(sheet: Sheet, move: int, words: str) -> Text:
    """A few words on what a move would do."""
    if move == mv.PUSH:
        return odds(sheet)
    if move == mv.EVOKE:
        amulet = sheet.mine["amulet"]
        return Text(sheet.catalogue.amulets[amulet].ability.text if amulet else "+1 mana", "dim")
    if move == mv.TAKE_VP:
        return Text(f"{sheet.view['harvest']['vp_due']} VP from the symbols in your field", "dim")
    if move == mv.BUY_VP:
        return Text("for 3 spirits", "dim")
    if move == mv.UPGRADE:
        return Text(_upgrade(sheet), "dim")
    if mv.COMMONS <= move < mv.SPIRIT:
        return _piece(sheet, words)
    if mv.OWN_VALE <= move < mv.CARD:
        ability = sheet.catalogue.usable[move - mv.OWN_VALE].ability
        return Text("" if ability is None else ability.text, "dim")
    if mv.CARD <= move < mv.TEXT:
        return _card(sheet, move - mv.CARD, words)
    if mv.TEXT <= move < mv.OPTION:
        return _text(sheet, move - mv.TEXT)
    if move >= mv.OPTION and words.startswith("take "):
        return Text(_offer(sheet, words.removeprefix("take ")), "dim")
    return Text()


def odds(sheet: Sheet) -> Text:
    """The exact chance that a push spoils."""
    bad, of = sheet.view["me"]["spoil_odds"]
    unseen = sheet.view["me"]["next_from"]
    style = "bright_green" if bad == 0 else "bright_red" if 3 * bad > of else "yellow"
    count = bad * unseen // of if of else 0
    return Text(f"spoils {percent(bad, of)} ({count} of {unseen} unseen cards)", style)


def percent(bad: int, of: int) -> str:
    """A chance in per cent, exact where that is short.

    >>> percent(1, 8), percent(1, 3), percent(0, 1)
    ('12.5%', '33.3%', '0%')
    """
    return f"{100 * bad / of:.1f}".removesuffix(".0") + "%"


def _at(sheet: Sheet, position: int) -> Card | None:
    """The card of one's own field, or on deck, that a position names."""
    if sheet.view["decision"] in ELSEWHERE:
        return None
    if position == mv.ON_DECK_AT:
        name = sheet.mine["on_deck"]
        return sheet.card(name) if name else None
    field = sheet.mine["field"]
    return sheet.card(field[position]) if position < len(field) else None


def titles(card: Card) -> str:
    """What shows in a card's slots, without the empty ones."""
    if card.leader is not None:
        return card.leader.name
    found = [slot_text(card, slot).plain for slot in range(3) if card.stacks[slot]]
    return ", ".join(found) or "Blank"


def _card(sheet: Sheet, position: int, words: str) -> Text:
    """The card a move names; for sleeving, the card as it would become."""
    card = _at(sheet, position)
    if card is None:
        return Text()
    piece = sheet.catalogue.pieces.get(words.removeprefix("sleeve ").rsplit(" on ", 1)[0])
    text = Text(titles(card), "dim")
    if piece is None or not card.takes(piece):
        return text.append("  ").append(shown(card))
    return text.append(" -> ").append(shown(sheet.book.sleeved(card, piece, False)))


def _piece(sheet: Sheet, words: str) -> Text:
    piece = sheet.catalogue.pieces.get(words.partition(" ")[2])
    if piece is None:
        return Text()
    return Text(f"cost {piece.cost}  ").append(symbols(piece.symbols, piece.vp_end))


def _text(sheet: Sheet, at: int) -> Text:
    card = _at(sheet, at // mv.TEXTS_PER_CARD)
    which = at % mv.TEXTS_PER_CARD
    if card is None or which >= len(card.abilities):
        return Text()
    return Text(card.abilities[which].text, "dim")


def _upgrade(sheet: Sheet) -> str:
    leader = sheet.catalogue.leaders[sheet.mine["leader"]]
    return f"for {leader.upgrade_cost} mana. {_side(leader.upgraded)}"


def _side(side: Side) -> str:
    """One side of a leader: symbols, then text."""
    gives = symbols(side.symbols, side.vp_end).plain or "-"
    return f"{gives}. {full_text(side.ability)}".strip()


def _offer(sheet: Sheet, name: str) -> str:
    """What is printed on a leader or an amulet that one may take."""
    leader = sheet.catalogue.leaders.get(name)
    if leader is not None:
        upgraded = f"Upgraded for {leader.upgrade_cost}M: {_side(leader.upgraded)}"
        return f"{_side(leader.start)} {upgraded}"
    amulet = sheet.catalogue.amulets.get(name)
    return "" if amulet is None else amulet.ability.text

"""The moves one may make now, numbered, each with what it would mean."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Side
from valewright.mystic.terminal.fields import slot_text
from valewright.mystic.terminal.said import ability_text, full_text
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal.layout import labelled

OFTEN: Final = ("plant", "harvest")  # asked several times a turn: explained only once
WORDS: Final = 34
RULER: Final = Console(file=StringIO())  # what texts are wrapped by


def question(sheet: Sheet) -> list[Text]:
    """What is being decided, and what may be done."""
    if sheet.decision == "harvest" and len(sheet.numbers) == 1:
        return [Text(sheet.say("mystic-nothing-left"), "bold")]
    asked = [Text(sheet.say(f"decision-{sheet.decision}"), "bold")]
    if sheet.full_texts or sheet.decision not in OFTEN:
        asked.append(Text(sheet.say(f"decision-{sheet.decision}.hint"), "dim"))
    return asked


def move_lines(sheet: Sheet) -> list[Text]:
    """The question and the moves that do not stand beside the market already."""
    lines = question(sheet) + _seen(sheet)
    for move in sheet.moves:
        if not sheet.on_market(move):
            line = Text(f"{sheet.numbers[move]:>3}. ", "bold")
            line.append(sheet.move_words(move), "not bold")
            lines.extend(_beside(line, meaning(sheet, move), sheet.width))
    return lines


def _seen(sheet: Sheet) -> list[Text]:
    """What a look shows, from the top; of a deck that is searched, each card once."""
    names = sheet.view["sees"]
    if sheet.decision != "search":
        return [_sight(sheet, name, sheet.card_words(name)) for name in names]
    return [
        _sight(sheet, name, f"{n} x {sheet.card_words(name)}") for name, n in Counter(names).items()
    ]


def _sight(sheet: Sheet, name: str, words: str) -> Text:
    line = Text(f"     {sheet.say('mystic-you-see', card=words)}  ")
    return line.append(sheet.glyphs.shown(sheet.card(name)))


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


def meaning(sheet: Sheet, move: int) -> Text:
    """A few words on what a move would do, beside its own."""
    parts = sheet.moves[move]
    act = parts["act"]
    if act == "push":
        return odds(sheet)
    if act == "spend-token":
        return Text(sheet.say("amount-mana", n=1), "dim")
    if act == "evoke":
        return _text(sheet, sheet.catalogue.amulets[parts["title"]].ability)
    if act == "upgrade":
        return Text(_side(sheet, sheet.catalogue.leaders[parts["title"]].upgraded), "dim")
    if act in ("take-leader", "take-amulet"):
        return Text(_offer(sheet, parts["title"]), "dim")
    if act in ("use-vale", "keep-vale", "cash-in"):
        return _text(sheet, sheet.catalogue.vales[parts["title"]].ability)
    if act in ("use-text", "play-again"):
        return _text_of(sheet, parts)
    if mv.COMMONS <= move < mv.SPIRIT:
        return _piece(sheet, parts["piece"])
    return _card(sheet, parts) if mv.CARD <= move < mv.TEXT else Text()


def odds(sheet: Sheet) -> Text:
    """The exact chance that a push spoils."""
    bad, of = sheet.view["me"]["spoil_odds"]
    unseen = sheet.view["me"]["next_from"]
    style = "bright_green" if bad == 0 else "bright_red" if 3 * bad > of else "yellow"
    count = bad * unseen // of if of else 0
    return Text(
        sheet.say("table-spoil-chance", percent=percent(bad, of), bad=count, of=unseen), style
    )


def percent(bad: int, of: int) -> float:
    """A chance in per cent, exact where that is short.

    >>> percent(1, 8), percent(1, 3), percent(0, 1)
    (12.5, 33.3, 0)
    """
    found = round(100 * bad / of, 1)
    return int(found) if found == int(found) else found


def titles(sheet: Sheet, card: Card) -> str:
    """What shows in a card's slots, without the empty ones."""
    if card.leader is not None:
        return sheet.words.card_name(card.leader.name)
    found = [slot_text(sheet, card, slot).plain for slot in range(3) if card.stacks[slot]]
    return ", ".join(found) or sheet.say("blank-card")


def _card(sheet: Sheet, parts: dict[str, Any]) -> Text:
    """The card a move names, and what it would become."""
    card = sheet.card(parts["card"])
    text = Text(titles(sheet, card), "dim")
    if parts["after"] is None:
        return text.append("  ").append(sheet.glyphs.shown(card))
    return text.append(" -> ").append(sheet.glyphs.shown(sheet.card(parts["after"])))


def _piece(sheet: Sheet, name: str) -> Text:
    piece = sheet.catalogue.pieces[name]
    line = Text(f"{sheet.say('mystic-column-cost')} {piece.cost}  ")
    return line.append(sheet.glyphs.symbols(piece.symbols, piece.vp_end))


def _text(sheet: Sheet, ability: Ability | None) -> Text:
    return Text("" if ability is None else ability_text(sheet.words, ability), "dim")


def _text_of(sheet: Sheet, parts: dict[str, Any]) -> Text:
    """The text that a move uses, as it stands on its card."""
    abilities = sheet.card(parts["card"]).abilities
    return _text(sheet, abilities[(parts["move"] - mv.TEXT) % mv.TEXTS_PER_CARD])


def _side(sheet: Sheet, side: Side) -> str:
    """One side of a leader: symbols, then text."""
    gives = sheet.glyphs.symbols(side.symbols, side.vp_end).plain or "-"
    return f"{gives}. {full_text(sheet.words, side.ability)}".strip()


def _offer(sheet: Sheet, name: str) -> str:
    """What is printed on a leader or an amulet that one may take."""
    leader = sheet.catalogue.leaders.get(name)
    if leader is None:
        return ability_text(sheet.words, sheet.catalogue.amulets[name].ability)
    label = sheet.say("mystic-upgraded-for", n=leader.upgrade_cost)
    upgraded = labelled(sheet.words, label, _side(sheet, leader.upgraded))
    return f"{_side(sheet, leader.start)} {upgraded}"

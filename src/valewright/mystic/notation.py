"""Moves in words: "push", "buy Podlings/top", "sleeve Podlings/top on 3", "pay forest"."""

from __future__ import annotations

from typing import Final

from valewright.mystic import buying, setup
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.abilities import moving
from valewright.mystic.abilities.harvest import card_at
from valewright.mystic.abilities.leaders import workshop_choices
from valewright.mystic.abilities.played import distinct
from valewright.mystic.frames import Frame
from valewright.mystic.symbols import SLOTS, SPIRITS
from valewright.mystic.table import Table

# What each decision is called, and what stopping and agreeing mean in it
WORDS: Final[dict[int, tuple[str, str, str]]] = {
    fr.D_PLANT: ("plant", "pass", ""),
    fr.D_SPOIL: ("spoil", "spoil", ""),
    fr.D_HARVEST: ("harvest", "end harvest", ""),
    fr.D_PAY: ("pay", "", ""),
    fr.D_SLEEVE: ("sleeve", "", ""),
    fr.D_LAYER: ("layer", "under", "over"),
    fr.D_ORDER: ("order", "", ""),
    fr.D_DISCARD_OTHER: ("discard other", "discard none", ""),
    fr.D_SEARCH: ("search", "discard none", ""),
    fr.D_LOOK_TOP: ("look at top", "put back", "discard it"),
    fr.D_ACTIVATE: ("activate token", "leave token", "activate token"),
    fr.D_GUARDIANS: ("add guardians", "none", ""),
    fr.D_DISCOUNT: ("buy for this card", "", ""),
    fr.D_SPIRIT_TO_WILD: ("spirit to wild", "", ""),
    fr.D_DISCARD_PHASE: ("discard phase", "go on", ""),
    fr.D_FREE_LEVEL: ("free advancement", "", ""),
    fr.D_CLAIM: ("claim", "claim none", ""),
    fr.D_SOW: ("sow", "done", "sow 2 mana"),
    fr.D_RECYCLE: ("recycle", "done", ""),
    fr.D_LOOK_THROUGH: ("look through", "done", ""),
    fr.D_CASH_IN: ("cash in", "keep vale", "cash in"),
    fr.D_CASH_SPIRITS: ("spend spirits", "done", ""),
    fr.D_KEEP_ANY: ("keep a card", "keep none", ""),
    fr.D_MOVE_PIECE: ("move from", "", ""),
    fr.D_MOVE_SLOT: ("move piece", "", ""),
    fr.D_MOVE_TO: ("move to", "", ""),
    fr.D_MOVE_LAYER: ("layer", "under", "over"),
    fr.D_CANCEL: ("cancel decay", "none", ""),
    fr.D_PLAY_AGAIN: ("play again", "", ""),
    fr.D_DISCARD_ANY: ("discard any", "discard none", ""),
    fr.D_SLEEVE_NOW: ("sleeve now", "none", ""),
    fr.D_BURY_ANY: ("bury", "none", ""),
    fr.D_MANA_OR_GUARDIANS: ("mana or guardians", "mana", ""),
    fr.D_MANA_OR_WILD: ("mana or wild", "mana", ""),
    fr.D_SWAP_OFFER: ("swap on-deck card", "keep on-deck card", "discard on-deck card"),
    fr.D_COPY_CARD: ("copy a card", "copy none", ""),
    fr.D_COPY_FIELD: ("copy from field", "copy none", ""),
    fr.D_COPY_FROM: ("copy from card", "", ""),
    fr.D_COPY_TEXT: ("copy text", "", ""),
    fr.D_CLEAR: ("clear commons", "done", ""),
    fr.D_SOIL: ("free soil", "", ""),
    fr.D_STASH: ("stash", "", ""),
    fr.D_CRAFT_CARD: ("craft card", "craft none", ""),
    fr.D_CRAFT_PIECE: ("craft piece", "done", ""),
    fr.D_LAYER_NOW: ("layer", "under", "over"),
    fr.D_GAIN_AT: ("mana per guardian", "none", ""),
    fr.D_LEADER: ("choose leader", "", ""),
    fr.D_AMULET: ("choose amulet", "", ""),
    fr.D_DRAFT: ("draft", "", ""),
    fr.D_TOKEN: ("keep amulet", "keep amulet", "take a mana token"),
    fr.D_EVOKE_ORDER: ("order", "token first", "Silver Tree first"),
}

CARD_VERBS: Final[dict[int, str]] = {
    fr.D_DISCARD_OTHER: "discard",
    fr.D_DISCARD_ANY: "discard",
    fr.D_GUARDIANS: "guard",
    fr.D_MANA_OR_GUARDIANS: "guard",
    fr.D_KEEP_ANY: "keep",
    fr.D_CANCEL: "cancel decay on",
    fr.D_BURY_ANY: "bury",
    fr.D_COPY_CARD: "copy",
    fr.D_COPY_FROM: "copy from",
    fr.D_CRAFT_CARD: "craft on",
    fr.D_GAIN_AT: "count",
    fr.D_MOVE_PIECE: "move from",
    fr.D_MOVE_TO: "move to",
}

BUY_VERBS: Final[dict[int, str]] = {
    fr.D_HARVEST: "buy",
    fr.D_DISCOUNT: "buy",
    fr.D_FREE_LEVEL: "buy",
    fr.D_CLAIM: "claim",
    fr.D_CLEAR: "remove",
    fr.D_STASH: "stash",
    fr.D_SOIL: "sleeve",
}


def decision_name(frame: Frame) -> str:
    """What a decision is called."""
    return WORDS[frame[0]][0]


def words(t: Table, move: int) -> str:
    """One move of the waiting decision in words."""
    frame = t.stack[-1]
    kind = frame[0]
    seat = frame[1]
    if move == mv.STOP:
        return WORDS[kind][1]
    if move == mv.YES:
        return WORDS[kind][2]
    if move < mv.YES:
        return _plain(t, seat, move)
    if move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return f"buy {vale.name}" if vale is not None else ""
    if move < mv.SPIRIT:
        return f"{BUY_VERBS[kind]} {buying.piece_of(t, move).name}"
    if move < mv.OWN_VALE:
        return _spirit(kind, move - mv.SPIRIT)
    if move < mv.CARD:
        return f"use {t.catalogue.usable[move - mv.OWN_VALE].name}"
    if move < mv.TEXT:
        return _card(t, frame, move - mv.CARD)
    if move < mv.OPTION:
        at = move - mv.TEXT
        position, which = at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD
        return f"use {text_name(t, seat, position, which)} on {position + 1}"
    return _option(t, frame, move - mv.OPTION)


def text_name(t: Table, seat: int, position: int, which: int) -> str:
    """The piece whose text it is; copied texts say so."""
    card = card_at(t, seat, position)
    owner = card.owners[which]
    for piece in card.visible:
        if piece.number == owner:
            return piece.name
    source = card.abilities[which].source
    if owner == -1:
        return source
    return f"copied {source} ({which + 1})"


def _plain(t: Table, seat: int, move: int) -> str:
    p = t.players[seat]
    if move == mv.PUSH:
        return "push"
    if move == mv.TAKE_VP:
        return "take VP"
    if move == mv.EVOKE:
        return "spend token" if p.amulet is None else f"evoke {p.amulet.name}"
    if move == mv.BUY_VP:
        return "buy 1 VP"
    name = "" if p.leader is None else p.leader.name
    return f"upgrade {name}" if move == mv.UPGRADE else f"turn back {name}"


def _spirit(kind: int, spirit: int) -> str:
    if kind == fr.D_SPIRIT_TO_WILD:
        return f"make {SPIRITS[spirit]} wild"
    if kind == fr.D_CASH_SPIRITS:
        return f"spend {SPIRITS[spirit]}"
    if kind == fr.D_MANA_OR_WILD:
        return "wild spirit"
    return f"pay {SPIRITS[spirit]}"


def _card(t: Table, frame: Frame, position: int) -> str:
    kind = frame[0]
    where = "on-deck" if position == fr.ON_DECK_AT else str(position + 1)
    if kind == fr.D_SLEEVE:
        return f"sleeve {t.pending[frame[2]].name} on {where}"
    return f"{CARD_VERBS[kind]} {where}"


def _option(t: Table, frame: Frame, i: int) -> str:
    kind, seat = frame[0], frame[1]
    p = t.players[seat]
    if kind == fr.D_SEARCH:
        return f"discard {distinct(p.deck)[i].name}"
    if kind == fr.D_RECYCLE:
        return f"return {distinct(p.discard)[i].name}"
    if kind == fr.D_LOOK_THROUGH:
        return f"discard card {i + 1} ({p.deck[len(p.deck) - 1 - i].name})"
    if kind == fr.D_COPY_FIELD:
        return f"from player {i + 1}"
    if kind == fr.D_COPY_TEXT:
        other, at = frame[3] // 32, frame[3] % 32
        card = t.players[other].field[at]
        return f"text {i + 1} ({card.abilities[i].source})"
    if kind == fr.D_CRAFT_PIECE:
        return f"craft {workshop_choices(t, seat, frame[2])[i].name}"
    if kind == fr.D_SLEEVE_NOW:
        return f"now {t.pending[i].name}"
    if kind == fr.D_MOVE_SLOT:
        return f"move {moving.movable(t, seat, frame[2])[i].name}"
    code = setup.offered_to(t, frame)[i]
    return f"take {offered_name(t, code)}"


def offered_name(t: Table, code: int) -> str:
    """The leader or amulet behind a code of Table.offered."""
    if code >= setup.AMULET:
        for amulet in t.catalogue.amulets.values():
            if amulet.number == code - setup.AMULET:
                return amulet.name
    for leader in t.catalogue.leaders.values():
        if leader.number == code:
            return leader.name
    return ""


def without_slots(text: str) -> str:
    """The same words without "/top" and the like, for people who leave them out."""
    for slot in SLOTS:
        text = text.replace(f"/{slot}", "")
    return text

"""Moves and crafted cards taken apart: what a page needs to draw and to word them."""

from __future__ import annotations

from typing import Any, Final

from valewright.mystic import ability as ab
from valewright.mystic import buying, notation, previews, setup
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.abilities import moving
from valewright.mystic.abilities.bought import vale_numbered, worth
from valewright.mystic.abilities.harvest import card_at
from valewright.mystic.abilities.leaders import workshop_choices
from valewright.mystic.abilities.played import distinct
from valewright.mystic.cards import CANCEL_ALL, CANCEL_UNCURSED, Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.frames import Frame
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import Player, Table

Parts = dict[str, Any]

# The sense of stopping and of agreeing in each decision
STOPS: Final[dict[int, str]] = {
    fr.D_PLANT: "pass",
    fr.D_SPOIL: "spoil",
    fr.D_HARVEST: "end-harvest",
    fr.D_LAYER: "layer-under",
    fr.D_DISCARD_OTHER: "discard-none",
    fr.D_SEARCH: "discard-none",
    fr.D_LOOK_TOP: "put-back",
    fr.D_ACTIVATE: "leave-token",
    fr.D_GUARDIANS: "add-none",
    fr.D_DISCARD_PHASE: "go-on",
    fr.D_CLAIM: "claim-none",
    fr.D_SOW: "done",
    fr.D_RECYCLE: "done",
    fr.D_LOOK_THROUGH: "done",
    fr.D_CASH_IN: "keep-vale",
    fr.D_CASH_SPIRITS: "done",
    fr.D_KEEP_ANY: "keep-none",
    fr.D_MOVE_LAYER: "layer-under",
    fr.D_CANCEL: "cancel-none",
    fr.D_DISCARD_ANY: "discard-none",
    fr.D_SLEEVE_NOW: "sleeve-none",
    fr.D_BURY_ANY: "bury-none",
    fr.D_MANA_OR_GUARDIANS: "take-mana",
    fr.D_MANA_OR_WILD: "take-mana",
    fr.D_SWAP_OFFER: "keep-on-deck",
    fr.D_COPY_CARD: "copy-none",
    fr.D_COPY_FIELD: "copy-none",
    fr.D_CLEAR: "done",
    fr.D_CRAFT_CARD: "craft-none",
    fr.D_CRAFT_PIECE: "done",
    fr.D_LAYER_NOW: "layer-under",
    fr.D_GAIN_AT: "count-none",
    fr.D_TOKEN: "keep-amulet",
    fr.D_EVOKE_ORDER: "token-first",
}
YESES: Final[dict[int, str]] = {
    fr.D_LAYER: "layer-over",
    fr.D_LOOK_TOP: "discard-top",
    fr.D_ACTIVATE: "activate-token",
    fr.D_SOW: "sow",
    fr.D_CASH_IN: "cash-in",
    fr.D_MOVE_LAYER: "layer-over",
    fr.D_SWAP_OFFER: "discard-on-deck",
    fr.D_LAYER_NOW: "layer-over",
    fr.D_TOKEN: "take-token",
    fr.D_EVOKE_ORDER: "tree-first",
}
PLAIN: Final[dict[int, str]] = {
    mv.PUSH: "push",
    mv.TAKE_VP: "take-vp",
    mv.EVOKE: "evoke",
    mv.BUY_VP: "buy-vp",
    mv.UPGRADE: "upgrade",
    mv.TURN_BACK: "turn-back",
}
BUYS: Final[dict[int, str]] = {
    fr.D_HARVEST: "buy",
    fr.D_DISCOUNT: "buy",
    fr.D_FREE_LEVEL: "buy",
    fr.D_CLAIM: "claim",
    fr.D_CLEAR: "remove",
    fr.D_STASH: "stash",
    fr.D_SOIL: "free-soil",
}
SPIRIT_ACTS: Final[dict[int, str]] = {
    fr.D_PAY: "pay",
    fr.D_SPIRIT_TO_WILD: "make-wild",
    fr.D_CASH_SPIRITS: "spend-spirit",
    fr.D_MANA_OR_WILD: "take-wild",
}
CARD_ACTS: Final[dict[int, str]] = {
    fr.D_SLEEVE: "sleeve",
    fr.D_DISCARD_OTHER: "discard-card",
    fr.D_DISCARD_ANY: "discard-card",
    fr.D_GUARDIANS: "add-guardians",
    fr.D_MANA_OR_GUARDIANS: "add-guardians",
    fr.D_KEEP_ANY: "keep-card",
    fr.D_CANCEL: "cancel-decay",
    fr.D_BURY_ANY: "bury",
    fr.D_COPY_CARD: "copy-card",
    fr.D_COPY_FROM: "copy-from",
    fr.D_CRAFT_CARD: "craft-on",
    fr.D_GAIN_AT: "count-card",
    fr.D_MOVE_PIECE: "move-from",
    fr.D_MOVE_TO: "move-to",
}
OPTIONS: Final[dict[int, str]] = {
    fr.D_SEARCH: "search",
    fr.D_RECYCLE: "return",
    fr.D_LOOK_THROUGH: "look-discard",
    fr.D_COPY_FIELD: "copy-field",
    fr.D_COPY_TEXT: "copy-text",
    fr.D_CRAFT_PIECE: "craft",
    fr.D_SLEEVE_NOW: "sleeve-now",
    fr.D_MOVE_SLOT: "move-piece",
}
ON_DECK_ACTS: Final[dict[int, str]] = {
    fr.D_DISCARD_ANY: "discard-on-deck",
    fr.D_GUARDIANS: "add-guardians-on-deck",
    fr.D_MANA_OR_GUARDIANS: "add-guardians-on-deck",
    fr.D_CANCEL: "cancel-decay-on-deck",
}
ALONE: Final = (
    "spend-token",
    "buy-vale",
    "use-vale",
    "use-text",
    "play-again",
    "take-leader",
    "take-amulet",
)

ACTS: Final = tuple(
    sorted(
        {
            *STOPS.values(),
            *YESES.values(),
            *PLAIN.values(),
            *BUYS.values(),
            *SPIRIT_ACTS.values(),
            *CARD_ACTS.values(),
            *ON_DECK_ACTS.values(),
            *OPTIONS.values(),
            *ALONE,
        }
    )
)


def decision_id(t: Table) -> str:
    """What is decided, as one word: ``plant``, ``discard-other``; ``over`` at the end."""
    if not t.stack:
        return "over"
    return notation.decision_name(t.stack[-1]).replace(" ", "-")


def move_parts(t: Table, move: int) -> Parts:
    """One move of the waiting decision, taken apart; parts that it has not are None."""
    frame = t.stack[-1]
    kind = frame[0]
    found: Parts = {
        "move": move,
        "words": notation.words(t, move),
        "act": "",
        "title": None,
        "slot": None,
        "piece": None,
        "place": None,
        "card": None,
        "after": None,
        "fits": None,
        "spirit": None,
        "seat": None,
        "n": None,
    }
    if move == mv.STOP:
        found["act"] = STOPS[kind]
        _answer(t, frame, True, found)
    elif move == mv.YES:
        found["act"] = YESES[kind]
        _answer(t, frame, False, found)
    elif move < mv.YES:
        found["act"] = PLAIN[move]
        _plain(t, frame[1], move, found)
    elif move < mv.COMMONS:
        found["act"] = "buy-vale"
        vale = t.display[move - mv.VALE]
        found["title"] = "" if vale is None else vale.name
        found["place"] = _place("vales", move - mv.VALE)
    elif move < mv.SPIRIT:
        found["act"] = BUYS[kind]
        _offer(t, frame, move, found)
    elif move < mv.OWN_VALE:
        found["act"] = SPIRIT_ACTS[kind]
        found["spirit"] = SPIRITS[move - mv.SPIRIT]
        found["place"] = _place("spirit", move - mv.SPIRIT)
    elif move < mv.CARD:
        found["act"] = "use-vale"
        _own_vale(t, frame[1], move - mv.OWN_VALE, found)
    elif move < mv.TEXT:
        on_deck = move == mv.CARD + fr.ON_DECK_AT
        found["act"] = ON_DECK_ACTS[kind] if on_deck else CARD_ACTS[kind]
        _card(t, frame, move - mv.CARD, found)
    elif move < mv.OPTION:
        found["act"] = "play-again" if kind == fr.D_PLAY_AGAIN else "use-text"
        _text(t, frame[1], move - mv.TEXT, found)
    else:
        _option(t, frame, move - mv.OPTION, found)
    return found


def _place(zone: str, index: int) -> dict[str, Any]:
    return {"zone": zone, "index": index}


def _piece(found: Parts, piece: Piece) -> None:
    found["title"] = piece.advancement.name
    found["slot"] = SLOTS[piece.slot]
    found["piece"] = piece.name


def _on_card(t: Table, seat: int, position: int, found: Parts) -> Card:
    """The card at a position: on deck, in the field, or borrowed behind it; numbered from 1."""
    p = t.players[seat]
    if position == fr.ON_DECK_AT and p.on_deck is not None:
        card = p.on_deck
        found["place"] = _place("on_deck", 0)
    else:
        card = card_at(t, seat, position)
        found["n"] = position + 1
        n = len(p.field)
        found["place"] = (
            _place("field", position) if position < n else _place("borrowed", position - n)
        )
    found["card"] = card.name
    return card


def _answer(t: Table, frame: Frame, stop: bool, found: Parts) -> None:
    """Yes or no: to what."""
    kind, seat = frame[0], frame[1]
    p = t.players[seat]
    if kind in (fr.D_LAYER, fr.D_LAYER_NOW, fr.D_MOVE_LAYER):
        piece, position = _layered(t, frame)
        _piece(found, piece)
        _on_card(t, seat, position, found)
        found["after"] = previews.sleeved(t, seat, position, piece, stop).name
    elif kind == fr.D_LOOK_TOP:
        found["card"] = p.deck[-1].name
    elif kind == fr.D_SWAP_OFFER:
        _on_card(t, seat, fr.ON_DECK_AT, found)
        found["seat"] = frame[3]
        found["n"] = frame[2]
    elif kind in (fr.D_TOKEN, fr.D_EVOKE_ORDER):
        found["title"] = None if p.amulet is None else p.amulet.name
    elif kind == fr.D_CASH_IN:
        vale = vale_numbered(t, frame[2])
        found["title"] = vale.name
        found["n"] = 0 if vale.ability is None else worth(t, seat, vale.ability)
    elif kind == fr.D_CASH_SPIRITS:
        found["title"] = vale_numbered(t, frame[2]).name
    elif kind == fr.D_SOW:
        found["n"] = frame[3] * frame[2]
    elif kind == fr.D_MANA_OR_WILD:
        found["n"] = frame[2]
    elif kind == fr.D_MANA_OR_GUARDIANS:
        found["n"] = 1


def _layered(t: Table, frame: Frame) -> tuple[Piece, int]:
    """The piece that goes over or under a text, and the position of its card."""
    kind, seat = frame[0], frame[1]
    if kind == fr.D_LAYER:
        return t.pending[frame[2]], frame[3]
    if kind == fr.D_MOVE_LAYER:
        return moving.movable(t, seat, frame[2])[frame[3] // 32], frame[3] % 32
    for piece in t.catalogue.pieces.values():
        if piece.number == frame[2]:
            return piece, frame[3]
    raise KeyError(frame[2])


def _plain(t: Table, seat: int, move: int, found: Parts) -> None:
    p = t.players[seat]
    if move == mv.PUSH:
        _on_card(t, seat, fr.ON_DECK_AT, found)
    elif move == mv.TAKE_VP:
        found["n"] = t.vp_due
    elif move == mv.EVOKE:
        if p.amulet is None:
            found["act"] = "spend-token"
        else:
            found["title"] = p.amulet.name
        found["place"] = _place("token", 0)
    elif move == mv.BUY_VP:
        found["n"] = 1
    elif p.leader is not None:
        card = _on_card(t, seat, previews.leader_at(t, seat), found)
        text = p.leader.upgraded.ability
        found["title"] = p.leader.name
        found["after"] = t.book.turned(card).name
        found["n"] = p.leader.upgrade_cost
        if move == mv.TURN_BACK and text is not None:
            found["n"] = text.cost


def _offer(t: Table, frame: Frame, move: int, found: Parts) -> None:
    """An advancement that is bought, claimed, removed or stashed."""
    kind, seat = frame[0], frame[1]
    piece = buying.piece_of(t, move)
    _piece(found, piece)
    if move >= mv.SOIL:
        found["place"] = _place("soil", move - mv.SOIL)
    else:
        found["place"] = _place("commons", (move - mv.COMMONS) // 3)
    if kind in (fr.D_CLEAR, fr.D_STASH):
        return
    if kind == fr.D_DISCOUNT:
        positions = [frame[2]]
    else:
        positions = previews.homes(t, seat, piece)
    found["fits"] = [
        {"index": k, "after": previews.sleeved(t, seat, k, piece, False).name} for k in positions
    ]
    if kind == fr.D_HARVEST or kind == fr.D_DISCOUNT:
        p = t.players[seat]
        off = buying.reduction(t, p)
        if kind == fr.D_DISCOUNT:
            off += buying.discount(t, seat, frame[2], frame[3])
        found["n"] = max(0, piece.cost - off)
    else:
        found["n"] = 0


def _own_vale(t: Table, seat: int, code: int, found: Parts) -> None:
    vale = t.catalogue.usable[code]
    p = t.players[seat]
    found["title"] = vale.name
    for i in range(len(p.vales)):
        if p.vales[i] is vale and p.vale_marks[i] == 0:
            found["place"] = _place("own_vales", i)
            return


def _text(t: Table, seat: int, at: int, found: Parts) -> None:
    position, which = at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD
    card = _on_card(t, seat, position, found)
    found["title"] = card.abilities[which].source
    for piece in card.visible:
        if piece.number == card.owners[which]:
            _piece(found, piece)


def _card(t: Table, frame: Frame, position: int, found: Parts) -> None:
    kind, seat = frame[0], frame[1]
    if kind == fr.D_COPY_FROM:
        found["seat"] = frame[3]
        found["place"] = _place("field", position)
        found["n"] = position + 1
        found["card"] = t.players[frame[3]].field[position].name
        return
    card = _on_card(t, seat, position, found)
    if kind == fr.D_SLEEVE:
        piece = t.pending[frame[2]]
        _piece(found, piece)
        found["after"] = previews.sleeved(t, seat, position, piece, False).name
    elif kind == fr.D_MOVE_TO:
        piece = moving.movable(t, seat, frame[2])[frame[3]]
        _piece(found, piece)
        found["after"] = previews.sleeved(t, seat, position, piece, False).name
    elif kind == fr.D_GUARDIANS or kind == fr.D_MANA_OR_GUARDIANS:
        found["after"] = t.book.guarded(card, frame[2]).name
    elif kind == fr.D_CANCEL:
        cancel = CANCEL_UNCURSED if frame[2] == ab.NOT_CURSED_LAND else CANCEL_ALL
        found["after"] = t.book.cancelled(card, cancel).name


def _option(t: Table, frame: Frame, i: int, found: Parts) -> None:
    kind, seat = frame[0], frame[1]
    p = t.players[seat]
    if kind not in OPTIONS:
        _given(t, frame, i, found)
        return
    found["act"] = OPTIONS[kind]
    found["place"] = _place("option", i)
    if kind == fr.D_SEARCH:
        found["card"] = distinct(p.deck)[i].name
        found["place"] = _place("deck", i)
    elif kind == fr.D_RECYCLE:
        found["card"] = distinct(p.discard)[i].name
        found["place"] = _place("discard", i)
    elif kind == fr.D_LOOK_THROUGH:
        found["card"] = p.deck[len(p.deck) - 1 - i].name
        found["place"] = _place("seen", i)
    elif kind == fr.D_COPY_FIELD:
        found["seat"] = i
    elif kind == fr.D_COPY_TEXT:
        found["seat"] = frame[3] // 32
        card = t.players[frame[3] // 32].field[frame[3] % 32]
        found["card"] = card.name
        found["title"] = card.abilities[i].source
    else:
        _option_piece(t, p, frame, i, found)


def _option_piece(t: Table, p: Player, frame: Frame, i: int, found: Parts) -> None:
    kind, seat = frame[0], frame[1]
    if kind == fr.D_SLEEVE_NOW:
        _piece(found, t.pending[i])
        found["place"] = _place("pending", i)
        return
    position = frame[2]
    found["card"] = p.field[position].name
    if kind == fr.D_CRAFT_PIECE:
        piece = workshop_choices(t, seat, position)[i]
        found["place"] = _place("workshop", p.workshop.index(piece))
        found["after"] = previews.sleeved(t, seat, position, piece, False).name
    else:
        piece = moving.movable(t, seat, position)[i]
    _piece(found, piece)


def _given(t: Table, frame: Frame, i: int, found: Parts) -> None:
    """A leader or an amulet to choose."""
    codes = setup.offered_to(t, frame)
    private = "deal-two" in (t.options.leaders, t.options.amulets)
    found["act"] = "take-amulet" if codes[i] >= setup.AMULET else "take-leader"
    found["title"] = notation.offered_name(t, codes[i])
    found["place"] = _place("offered", i if private else t.offered.index(codes[i]))


def card_parts(card: Card) -> Parts:
    """A crafted card taken apart: its layers, bottom-most first, and what it now counts."""
    leader = card.leader
    vp_end = card.vp_end
    if leader is not None:
        vp_end += (leader.upgraded if card.upgraded else leader.start).vp_end
    counts = (
        card.mana,
        card.decay,
        card.growth,
        card.guardian,
        card.vp,
        card.animal,
        card.forest,
        card.sky,
        card.wild,
    )
    return {
        "name": card.name,
        "leader": None if leader is None else {"title": leader.name, "upgraded": card.upgraded},
        "layers": _layers(card),
        "symbols": {SYMBOLS[k]: counts[k] for k in range(9) if counts[k]},
        "slots": [_slot(stack[-1]) if stack else None for stack in card.stacks],
        "copied": [
            card.abilities[k].source for k in range(len(card.owners)) if card.owners[k] < -1
        ],
        "vp_end": vp_end,
    }


def _slot(piece: Piece) -> Parts:
    symbols = piece.symbols
    return {
        "title": piece.advancement.name,
        "symbols": {SYMBOLS[k]: symbols[k] for k in range(9) if symbols[k]},
    }


def _layers(card: Card) -> list[Parts]:
    """Pieces slot by slot, the covered ones first; long-wise ones lie above, the topmost last."""
    pieces: list[Piece] = []
    for stack in card.stacks:
        for piece in stack:
            if piece not in card.texts:
                pieces.append(piece)
    pieces += card.texts
    return [
        {
            "title": piece.advancement.name,
            "piece": piece.name,
            "slot": SLOTS[piece.slot],
            "covered": piece is not card.stacks[piece.slot][-1],
            "eclipse": piece.eclipse,
            "printed": piece.printed,
            "works": piece.number in card.owners,
        }
        for piece in pieces
    ]

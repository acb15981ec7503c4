"""Why a move is refused, in words a player can act on."""

from __future__ import annotations

from typing import Final

from valewright.mystic import buying, notation
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.places import field_spots, fits, needed
from valewright.mystic.symbols import SLOTS, SPIRIT_WILD, SPIRITS
from valewright.mystic.table import Table

ANY: Final = "of any spirit"


def why_not_words(t: Table, text: str) -> str:
    """The reason against a move written in words, or '' where there is nothing special to say."""
    words = " ".join(text.split()).casefold()
    frame = t.stack[-1]
    if words == "push" and frame[0] == fr.D_PLANT:
        return "there is no card on deck to push"
    if words == "pass" and frame[0] == fr.D_PLANT:
        return "the amulet on its used side asks for a push first"
    if words.startswith("sleeve ") and frame[0] == fr.D_SLEEVE:
        return _why_not_sleeve(t, words)
    if not words.startswith("buy ") or frame[0] != fr.D_HARVEST:
        return ""
    name = words[4:]
    for vale in t.catalogue.vales.values():
        if vale.name.casefold() == name:
            return why_not_vale(t, frame[1], vale)
    wanted = [p for p in t.catalogue.pieces.values() if _named(p, name)]
    if not wanted:
        return f"there is no advancement or vale {text.split(' ', 1)[1]!r}"
    shown = [p for p in wanted if _on_offer(t, p)]
    if not shown:
        return f"{wanted[0].advancement.name} is not on offer"
    return why_not_piece(t, frame[1], shown[0])


def why_not_move(t: Table, move: int) -> str:
    """The reason against a move given as a number."""
    frame = t.stack[-1]
    if frame[0] != fr.D_HARVEST:
        return ""
    if mv.VALE <= move < mv.COMMONS:
        vale = t.display[move - mv.VALE]
        return "that vale spot is empty" if vale is None else why_not_vale(t, frame[1], vale)
    if mv.COMMONS <= move < mv.SOIL:
        piece = t.commons[move - mv.COMMONS]
        return "that spot is empty" if piece is None else why_not_piece(t, frame[1], piece)
    if mv.SOIL <= move < mv.SPIRIT:
        return why_not_piece(t, frame[1], t.catalogue.soil[move - mv.SOIL])
    return ""


def _named(piece: Piece, name: str) -> bool:
    return name in (piece.name.casefold(), piece.advancement.name.casefold())


def _on_offer(t: Table, piece: Piece) -> bool:
    if piece in t.catalogue.soil:
        return t.soil[piece.slot] > 0
    return piece in t.commons


def why_not_piece(t: Table, seat: int, piece: Piece) -> str:
    """Why an advancement cannot be bought now, or '' if it can."""
    p = t.players[seat]
    if not _on_offer(t, piece):
        return f"{piece.name} is not on offer"
    if not buying.may_buy(t, p):
        return f"all {t.buys} purchases of advancements this turn are made"
    cost = max(0, piece.cost - (buying.reduction(t, p) if t.buys == 2 else 0))
    if cost > t.mana:
        return f"{piece.name} costs {cost} mana and there is {t.mana}"
    if not fits(field_spots(p.field), needed(t.pending), piece):
        return f"no card in the field has a free {SLOTS[piece.slot]} slot for {piece.name}"
    return ""


def why_not_vale(t: Table, seat: int, vale: Vale) -> str:
    """Why a vale cannot be bought now, or '' if it can."""
    if vale not in t.display:
        return f"{vale.name} is not on display"
    if t.vale_buys >= buying.VALE_LIMIT:
        return "both purchases of vales this turn are made"
    if vale.ability is not None and vale.ability.unique and vale in t.players[seat].vales:
        return f"a player may own only one {vale.name}"
    missing = buying.missing_spirits(vale.cost, t.spirits)
    short = [
        f"{missing[k]} {ANY if k == SPIRIT_WILD else SPIRITS[k]}" for k in range(4) if missing[k]
    ]
    return f"{vale.name} needs {' and '.join(short)} more" if short else ""


def _why_not_sleeve(t: Table, words: str) -> str:
    frame = t.stack[-1]
    piece = t.pending[frame[2]]
    if not words.startswith(f"sleeve {piece.name.casefold()} on "):
        if words.startswith(f"sleeve {notation.without_slots(piece.name).casefold()} on "):
            return _why_not_place(t, frame[1], piece, words.rsplit(" ", 1)[1])
        return f"{piece.name} is to be sleeved now"
    return _why_not_place(t, frame[1], piece, words.rsplit(" ", 1)[1])


def _why_not_place(t: Table, seat: int, piece: Piece, where: str) -> str:
    field = t.players[seat].field
    if where == "on-deck":
        return "the on-deck card cannot be sleeved"
    if not where.isdigit() or not 1 <= int(where) <= len(field):
        return f"there is no card {where} in the field"
    card = field[int(where) - 1]
    if card.leader is not None:
        return "nothing can be sleeved on a leader"
    if not card.takes(piece):
        return f"the {SLOTS[piece.slot]} slot of card {where} is taken"
    return f"{piece.name} must go elsewhere so that every piece bought finds a place"

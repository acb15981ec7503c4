"""Using owned vales: which are ready, and what each power does."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import log
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.gains import gain_mana
from valewright.mystic.symbols import MANA
from valewright.mystic.table import USED, Player, Table
from valewright.mystic.zones import discard_on_deck


def ready_vales(p: Player, when: int) -> list[Vale]:
    """One of each title with an unused power for this moment, not bought this turn."""
    found: list[Vale] = []
    for i in range(len(p.vales)):
        vale = p.vales[i]
        if vale.moment == when and p.vale_marks[i] == 0 and vale not in found:
            found.append(vale)
    return found


def cancel_targets(p: Player, what: int) -> list[int]:
    """Positions of cards with decay that could be cancelled."""
    found: list[int] = []
    for i in range(len(p.field)):
        if _cancellable(p.field[i], what):
            found.append(i)
    if p.on_deck is not None and _cancellable(p.on_deck, what):
        found.append(fr.ON_DECK_AT)
    return found


def _cancellable(card: Card, what: int) -> bool:
    return card.decay > (card.cursed_decay if what == ab.NOT_CURSED_LAND else 0)


def remove_vale(t: Table, seat: int, vale: Vale) -> None:
    """Put an owned vale out of the game: a usable copy first, else the one just bought."""
    p = t.players[seat]
    at = -1
    for i in range(len(p.vales)):
        if p.vales[i] is vale and (at < 0 or p.vale_marks[at] != 0 or p.vale_marks[i] == 0):
            at = i
    if at >= 0:
        del p.vales[at]
        del p.vale_marks[at]
        log.note(t, log.REMOVED, seat, vale.name, 0)


def use_vale(t: Table, seat: int, code: int) -> None:
    """Use the power of an owned vale, by the place of its title among the usable ones."""
    p = t.players[seat]
    vale = t.catalogue.usable[code]
    text = vale.ability
    if text is None:
        return
    log.note(t, log.USED, seat, vale.name, 0)
    if text.remove:
        remove_vale(t, seat, vale)
    elif not text.to_deck:
        for i in range(len(p.vales)):
            if p.vales[i] is vale and p.vale_marks[i] == 0:
                p.vale_marks[i] = USED
                break
    do = text.do
    if do == ab.REDRAW:
        discard_on_deck(t, seat)
    elif do == ab.GROWTH_BONUS:
        p.growth += text.amount
    elif do == ab.CANCEL_DECAY:
        t.stack.append((fr.D_CANCEL, seat, text.what, 0))
    elif do == ab.ADD_GUARDIANS:
        t.stack.append((fr.D_GUARDIANS, seat, text.amount, 0))
    elif do == ab.MAKE_WILD:
        t.mana -= text.cost
        t.stack.append((fr.D_SPIRIT_TO_WILD, seat, 0, 0))
    elif do == ab.GAIN_AT:
        t.stack.append((fr.D_GAIN_AT, seat, text.amount, 0))
    elif do == ab.GAIN and text.what == MANA:
        gain_mana(t, text.amount)
        if text.to_deck:
            to_vale_deck(t, seat, vale)
    elif do == ab.MOVE_ADVANCEMENT:
        t.stack.append((fr.D_MOVE_PIECE, seat, 0, 0))
    elif do == ab.FREE_ADVANCEMENT:
        t.stack.append((fr.D_FREE_LEVEL, seat, text.level, 0))
    elif do == ab.PLAY_AGAIN:
        t.stack.append((fr.D_PLAY_AGAIN, seat, 0, 0))
    elif do == ab.KEEP_ANY:
        t.stack.append((fr.D_KEEP_ANY, seat, 0, 0))


def to_vale_deck(t: Table, seat: int, vale: Vale) -> None:
    """Crystal Cavern goes on top of the level 1 vale deck (MV-DECIDE-32)."""
    p = t.players[seat]
    for i in range(len(p.vales)):
        if p.vales[i] is vale and p.vale_marks[i] == 0:
            del p.vales[i]
            del p.vale_marks[i]
            break
    level = vale.level - 1
    deck = (*t.vale_decks[level][: t.vale_left[level]], vale)
    t.vale_decks = (deck, t.vale_decks[1]) if level == 0 else (t.vale_decks[0], deck)
    t.vale_left[level] += 1
    if level == 0:
        t.vale_known_top += 1

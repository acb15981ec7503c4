"""Which function runs which frame: the one place that knows every task and decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valewright.mystic import (
    buying,
    discarding,
    evoking,
    harvest,
    planting,
    prep,
    setup,
    sleeving,
    turn,
)
from valewright.mystic import frames as fr
from valewright.mystic.abilities import bought, discarding_any, leaders, moving, played
from valewright.mystic.abilities import harvest as texts
from valewright.mystic.frames import Frame
from valewright.mystic.table import Table

Task = Callable[[Table, Frame], None]
Legal = Callable[[Table, Frame], list[int]]
Play = Callable[[Table, Frame, int], None]

TASKS: Final[dict[int, Task]] = {
    fr.TURN: turn.start,
    fr.REVEAL_AND_CHECK: planting.reveal_and_check,
    fr.CHECK: planting.run_check,
    fr.PLAYED_TEXTS: played.run_texts,
    fr.HARVEST: harvest.start,
    fr.HARVEST_END: harvest.end,
    fr.DISCARD: discarding.start,
    fr.DISCARD_TEXTS: discarding.run_texts,
    fr.DISCARD_FIELD: discarding.clear_field,
    fr.PREP: prep.start,
    fr.PREP_PLAY: prep.play_cards,
    fr.NEXT: turn.next_turn,
    fr.END: turn.end,
    fr.SHUFFLE_DECK: played.run_shuffle,
    fr.SETUP_FIELDS: setup.build_decks,
    fr.SETUP_FIELD: setup.build_field,
    fr.BOG: turn.bog,
    fr.BOG_END: turn.bog_end,
    fr.SPOIL: planting.spoil,
    fr.EVOKED: evoking.run_evoked,
    fr.PAY: buying.run_pay,
    fr.SLEEVE: sleeving.run_sleeve,
    fr.DRAFT_END: setup.run_draft_end,
}

DECISIONS: Final[dict[int, tuple[Legal, Play]]] = {
    fr.D_PLANT: (planting.legal_plant, planting.play_plant),
    fr.D_SPOIL: (planting.legal_spoil, planting.play_spoil),
    fr.D_HARVEST: (harvest.legal_harvest, harvest.play_harvest),
    fr.D_PAY: (buying.legal_pay, buying.play_pay),
    fr.D_SLEEVE: (sleeving.legal_sleeve, sleeving.play_sleeve),
    fr.D_LAYER: (bought.legal_yes_no, sleeving.play_layer),
    fr.D_ORDER: (harvest.legal_order, harvest.play_order),
    fr.D_DISCARD_OTHER: (played.legal_discard_other, played.play_discard_other),
    fr.D_SEARCH: (played.legal_search, played.play_search),
    fr.D_LOOK_TOP: (bought.legal_yes_no, played.play_look_top),
    fr.D_ACTIVATE: (bought.legal_yes_no, bought.play_activate),
    fr.D_GUARDIANS: (texts.legal_guardians, texts.play_guardians),
    fr.D_DISCOUNT: (buying.legal_discount, buying.play_discount),
    fr.D_SPIRIT_TO_WILD: (texts.legal_spirit_to_wild, texts.play_spirit_to_wild),
    fr.D_DISCARD_PHASE: (discarding.legal_discard_phase, discarding.play_discard_phase),
    fr.D_FREE_LEVEL: (buying.legal_free_level, buying.play_free_level),
    fr.D_CLAIM: (buying.legal_claim, buying.play_claim),
    fr.D_SOW: (texts.legal_sow, texts.play_sow),
    fr.D_RECYCLE: (texts.legal_recycle, texts.play_recycle),
    fr.D_LOOK_THROUGH: (bought.legal_look_through, bought.play_look_through),
    fr.D_CASH_IN: (bought.legal_yes_no, bought.play_cash_in),
    fr.D_CASH_SPIRITS: (bought.legal_cash_spirits, bought.play_cash_spirits),
    fr.D_KEEP_ANY: (discarding.legal_keep_any, discarding.play_keep_any),
    fr.D_MOVE_PIECE: (moving.legal_piece, moving.play_piece),
    fr.D_MOVE_SLOT: (moving.legal_slot, moving.play_slot),
    fr.D_MOVE_TO: (moving.legal_to, moving.play_to),
    fr.D_MOVE_LAYER: (bought.legal_yes_no, moving.play_layer),
    fr.D_CANCEL: (discarding.legal_cancel, discarding.play_cancel),
    fr.D_PLAY_AGAIN: (played.legal_play_again, played.play_play_again),
    fr.D_DISCARD_ANY: (discarding_any.legal_discard_any, discarding_any.play_discard_any),
    fr.D_SLEEVE_NOW: (sleeving.legal_sleeve_now, sleeving.play_sleeve_now),
    fr.D_BURY_ANY: (discarding_any.legal_bury_any, discarding_any.play_bury_any),
    fr.D_MANA_OR_GUARDIANS: (evoking.legal_mana_or_guardians, evoking.play_mana_or_guardians),
    fr.D_MANA_OR_WILD: (texts.legal_mana_or_wild, texts.play_mana_or_wild),
    fr.D_SWAP_OFFER: (bought.legal_yes_no, leaders.play_swap_offer),
    fr.D_COPY_CARD: (leaders.legal_copy_card, leaders.play_copy_card),
    fr.D_COPY_FIELD: (leaders.legal_copy_field, leaders.play_copy_field),
    fr.D_COPY_FROM: (leaders.legal_copy_from, leaders.play_copy_from),
    fr.D_COPY_TEXT: (leaders.legal_copy_text, leaders.play_copy_text),
    fr.D_CLEAR: (leaders.legal_clear, leaders.play_clear),
    fr.D_SOIL: (leaders.legal_soil, leaders.play_soil),
    fr.D_STASH: (leaders.legal_stash, leaders.play_stash),
    fr.D_CRAFT_CARD: (leaders.legal_craft_card, leaders.play_craft_card),
    fr.D_CRAFT_PIECE: (leaders.legal_craft_piece, leaders.play_craft_piece),
    fr.D_LAYER_NOW: (bought.legal_yes_no, leaders.play_layer_now),
    fr.D_GAIN_AT: (texts.legal_gain_at, texts.play_gain_at),
    fr.D_LEADER: (setup.legal_offer, setup.play_offer),
    fr.D_AMULET: (setup.legal_offer, setup.play_offer),
    fr.D_DRAFT: (setup.legal_offer, setup.play_offer),
    fr.D_TOKEN: (bought.legal_yes_no, setup.play_token),
    fr.D_EVOKE_ORDER: (evoking.legal_evoke_order, evoking.play_evoke_order),
}


def run(t: Table) -> None:
    """Run tasks until a decision waits or the game is over."""
    stack = t.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind >= fr.DECISION:
            return
        stack.pop()
        TASKS[kind](t, frame)


def legal(t: Table) -> list[int]:
    """The legal moves of the decision that waits."""
    frame = t.stack[-1]
    kind = frame[0]
    if kind == fr.D_PLANT:
        return planting.legal_plant(t, frame)
    if kind == fr.D_HARVEST:
        return harvest.legal_harvest(t, frame)
    return DECISIONS[kind][0](t, frame)


def apply(t: Table, move: int) -> None:
    """Carry out a legal move and run on to the next decision."""
    frame = t.stack[-1]
    kind = frame[0]
    if kind == fr.D_PLANT:
        planting.play_plant(t, frame, move)
    elif kind == fr.D_HARVEST:
        harvest.play_harvest(t, frame, move)
    else:
        DECISIONS[kind][1](t, frame, move)
    run(t)

"""The stack of what is to come: tasks that run by themselves and decisions that wait for a move.

A frame is four integers: kind, seat, and two values whose meaning depends on the kind (mostly a
field position and an ability's place on its card). Kinds below ``DECISION`` are tasks.
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, int, int, int]

# Tasks
TURN: Final = 0
REVEAL_AND_CHECK: Final = 1
CHECK: Final = 2
PLAYED_TEXTS: Final = 3  # a: position, b: mask of the texts still to resolve
HARVEST: Final = 4
HARVEST_END: Final = 5  # after a text resolved at the end, a: the purse before, b: the choices
DISCARD: Final = 6
DISCARD_TEXTS: Final = 7  # a: 1 once the phase's first choice was asked for
DISCARD_FIELD: Final = 8
PREP: Final = 9
PREP_PLAY: Final = 10
NEXT: Final = 12
END: Final = 13
SHUFFLE_DECK: Final = 14
SETUP_FIELDS: Final = 15
SETUP_FIELD: Final = 16
BOG_END: Final = 17
SPOIL: Final = 18
EVOKED: Final = 20  # the amulet's own effect, after what it set off
PAY: Final = 21
SLEEVE: Final = 22
BOG: Final = 23
DRAFT_END: Final = 25

# Decisions
DECISION: Final = 32
D_PLANT: Final = 32
D_SPOIL: Final = 33
D_HARVEST: Final = 34
D_PAY: Final = 35  # a: display spot
D_SLEEVE: Final = 36  # a: place in pending, b: 1 outside the Discard Phase
D_LAYER: Final = 37  # a: place in pending, b: position
D_ORDER: Final = 38  # a: position, b: mask of played texts; both 0 at the end of harvest
D_DISCARD_OTHER: Final = 39  # a: position of the card whose text it is, b: which text
D_SEARCH: Final = 40  # a: how many more
D_LOOK_TOP: Final = 41
D_ACTIVATE: Final = 42  # a: position of the card whose text it is, from 1, b: which text
D_GUARDIANS: Final = 43  # a: how many, b: 1 when a text may be copied next
D_DISCOUNT: Final = 44  # a: position, b: ability
D_SPIRIT_TO_WILD: Final = 45
D_DISCARD_PHASE: Final = 46
D_FREE_LEVEL: Final = 47  # a: level
D_CLAIM: Final = 48  # a: lowest cost, b: highest cost
D_SOW: Final = 49  # a: VP for each two mana, b: how often
D_RECYCLE: Final = 50  # a: how many were chosen
D_LOOK_THROUGH: Final = 51  # a: how many are looked at
D_CASH_IN: Final = 52  # a: vale number
D_CASH_SPIRITS: Final = 53  # a: vale number, b: how many were spent
D_KEEP_ANY: Final = 54
D_MOVE_PIECE: Final = 55
D_MOVE_SLOT: Final = 56  # a: from position
D_MOVE_TO: Final = 57  # a: from position, b: place among its movable pieces
D_CANCEL: Final = 58  # a: what is cancelled
D_PLAY_AGAIN: Final = 59
D_DISCARD_ANY: Final = 60
D_SLEEVE_NOW: Final = 61
D_BURY_ANY: Final = 62
D_MANA_OR_GUARDIANS: Final = 63  # a: guardians
D_MANA_OR_WILD: Final = 64  # a: amount
D_SWAP_OFFER: Final = 65  # a: VP, b: seat that gains
D_COPY_CARD: Final = 66  # a: own position
D_COPY_FIELD: Final = 67  # a: first card's position (ON_DECK_AT for the on-deck card)
D_COPY_FROM: Final = 68  # a: first card's position, b: seat of the field
D_COPY_TEXT: Final = 69  # a: first card's position, b: seat * 32 + position
D_CLEAR: Final = 70  # a: how many more, b: gaps that wait for the Discard Phase
D_SOIL: Final = 71
D_STASH: Final = 72
D_CRAFT_CARD: Final = 73
D_CRAFT_PIECE: Final = 74  # a: position, b: how many were sleeved
D_GAIN_AT: Final = 75  # a: amount
D_LEADER: Final = 76
D_AMULET: Final = 77
D_DRAFT: Final = 78
D_TOKEN: Final = 79
D_LAYER_NOW: Final = 80  # a: number of the workshop piece, b: position
D_EVOKE_ORDER: Final = 81  # a: how many Silver Trees
D_MOVE_LAYER: Final = 82  # a: from position, b: 32 * piece + to position

ON_DECK_AT: Final = 22

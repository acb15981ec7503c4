"""What a text does, as data: a verb (``do``), a moment (``when``) and a few values.

A card's data names its ability; the modules under ``abilities/`` hold the code of each verb.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.data import numbered
from valewright.kernel.errors import BadData
from valewright.mystic.symbols import BOX_VP, SYMBOLS

# Moments
PLAYED: Final = 0
HARVEST: Final = 1
ONGOING: Final = 2
ON_DECK: Final = 3
SPOILING: Final = 4
SPOILED: Final = 5
DISCARD: Final = 6
BOUGHT: Final = 7
END: Final = 8
EVOKE: Final = 9
TURN: Final = 10
PLANTING: Final = 11
ALWAYS: Final = 12
HARVEST_END: Final = 13
HARVEST_OR_DISCARD: Final = 14
ANY: Final = 15
MOMENTS: Final = numbered(globals(), "PLAYED", "ANY")

# Verbs that the rules themselves know; others are declared beside their code with verb()
GAIN: Final = 0
SEARCH: Final = 1
DISCARD_OTHER: Final = 2
DISCOUNT: Final = 3
LOSE_MANA: Final = 4
REDRAW: Final = 5
DECAY_CAP: Final = 6
PER_GUARDIAN: Final = 7
LOOK_TOP: Final = 8
WORTH: Final = 9
DRAW: Final = 10
ACTIVATE_TOKEN: Final = 11
KEEP: Final = 12
DOUBLE_MANA: Final = 13
SPOIL_REWARD: Final = 14
NO_SPOIL: Final = 15
BURY: Final = 16
FILL_FIELD: Final = 17
ALL_WILD: Final = 18
SOW: Final = 19
DOUBLE_VP: Final = 20
STAY: Final = 21
CLAIM: Final = 22
GUARDIAN_PER_LEVEL_1: Final = 23
RECYCLE: Final = 24
SPIRITS_AT_GUARDIANS: Final = 25
GROWTH_BONUS: Final = 26
MAKE_WILD: Final = 27
ADD_GUARDIANS: Final = 28
CANCEL_DECAY: Final = 29
GAIN_AT: Final = 30
TAKE_VALE: Final = 31
LOOK_THROUGH: Final = 32
KEEP_ANY: Final = 33
MOVE_ADVANCEMENT: Final = 34
FREE_ADVANCEMENT: Final = 35
CASH_IN: Final = 36
DISCARD_ANY: Final = 37
LAST_PLANTING: Final = 38
CASH_SPIRITS: Final = 39
PLAY_AGAIN: Final = 40
DOUBLE_ADVANCEMENTS: Final = 41
FILL_POOL: Final = 42
SLEEVE_NOW: Final = 43
BURY_ANY: Final = 44
GAIN_MANA_AND_WILD: Final = 45
DRAW_BOTTOM: Final = 46
GAIN_AND_FLIP: Final = 47
MANA_OR_GUARDIANS: Final = 48
MANA_OR_WILD: Final = 49
BORROW_ON_DECK: Final = 50
SWAP_ON_DECK: Final = 51
NEIGHBOURS_SWAP: Final = 52
COPY_CARD: Final = 53
CLEAR_COMMONS: Final = 54
FREE_SOIL: Final = 55
STASH: Final = 56
CRAFT_STASH: Final = 57
TURN_BACK: Final = 58
GAIN_AND_FILL: Final = 59
VERBS: Final = list(numbered(globals(), "GAIN", "GAIN_AND_FILL"))
VERBS[GROWTH_BONUS] = "growth"

# What a gain is counted by
FLAT: Final = 0
PER_GUARDIAN_HERE: Final = 1
PER_CARD_PAIR: Final = 2
PER_OTHER_CARD: Final = 3
PER_CARD_SHORT_OF_7: Final = 4
PER_BLANK_CARD: Final = 5
PER_DECAY_SYMBOL: Final = 6
PER_VALE: Final = 7
PER_SYMBOL_HERE: Final = 8
PER_GROWTH: Final = 9
PER_DECAY_MAJORITY: Final = 10
PER_GUARDIANS_HERE: Final = 11
PER_LEVEL_3: Final = 12
PER_SKY_IN_VALE_COSTS: Final = 13
PER_MANA_PAIR: Final = 14
PER_DECAY: Final = 15
COUNTS: Final = (
    "",
    "guardian",
    "card-pair",
    "other-card",
    "card-short-of-7",
    "blank-card",
    "decay-symbol",
    "vale",
    "symbol-here",
    "growth",
    "decay-majority",
    "guardians-here",
    "level-3",
    "sky-in-vale-costs",
    "mana-pair",
    "decay",
)

WHAT: Final = (*SYMBOLS, "box-vp", "all", "not-cursed-land")
ALL_DECAY: Final = BOX_VP + 1
NOT_CURSED_LAND: Final = BOX_VP + 2

# Harvest texts that are permissions: they are not resolved for the player at the end of harvest.
OPTIONAL: Final[set[int]] = {
    DISCOUNT,
    DRAW,
    RECYCLE,
    SOW,
    SWAP_ON_DECK,
    COPY_CARD,
    CLEAR_COMMONS,
    FREE_SOIL,
    CRAFT_STASH,
    BORROW_ON_DECK,
}


def verb(name: str, optional: bool = False) -> int:
    """The number of a verb that a module under ``abilities/`` declares beside its code.

    A Harvest text that is ``optional`` is a permission.
    """
    if name in VERBS:
        raise BadData(f"the verb {name!r} is there already")
    VERBS.append(name)
    if optional:
        OPTIONAL.add(len(VERBS) - 1)
    return len(VERBS) - 1


class Ability:
    """One text: the piece it stands on is its ``source``; ``numbers`` are those of NUMBERS."""

    def __init__(
        self,
        source: str,
        when: int,
        do: int,
        what: int,
        per: int,
        numbers: list[int],
        flags: frozenset[str],
        steps: tuple[int, ...],
        text: str,
        longwise: bool,
    ) -> None:
        self.source = source
        self.when = when
        self.do = do
        self.what = what
        self.per = per
        self.amount, self.start, self.to, self.cost, self.level, self.buys = numbers
        self.remove = "remove" in flags
        self.to_deck = "to-deck" in flags
        self.extra_turn = "extra-turn" in flags
        self.discard = "discard" in flags
        self.copy = "copy" in flags
        self.unique = "unique" in flags
        self.must_push = "must-push" in flags
        self.steps = steps
        self.text = text
        self.longwise = longwise
        self.optional = do in OPTIONAL


FLAGS: Final = ("remove", "to-deck", "extra-turn", "discard", "copy", "unique", "must-push")
NUMBERS: Final = ("amount", "from", "to", "cost", "level", "buys")

"""What the greedy bot believes, as numbers that can be tuned."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab

# What using a text once is worth, where it does not simply count something
PER_USE: Final[dict[int, float]] = {
    ab.SEARCH: 0.5,
    ab.DISCARD_OTHER: 0.6,
    ab.DISCOUNT: 0.6,
    ab.REDRAW: 0.6,
    ab.LOOK_TOP: 0.4,
    ab.ACTIVATE_TOKEN: 0.35,
    ab.KEEP: 0.6,
    ab.DOUBLE_MANA: 1.6,
    ab.NO_SPOIL: 0.4,
    ab.BURY: 0.6,
    ab.FILL_FIELD: 1.2,
    ab.SOW: 0.8,
    ab.STAY: 0.2,
    ab.ADD_GUARDIANS: 0.4,
    ab.MANA_OR_WILD: 0.9,
    ab.BORROW_ON_DECK: 0.8,
    ab.COPY_CARD: 1.2,
    ab.FREE_SOIL: 0.6,
    ab.STASH: 0.8,
    ab.CRAFT_STASH: 1.0,
    ab.NEIGHBOURS_SWAP: 0.3,
}


class HeuristicParams:
    """Values in VP unless said otherwise; what is made here are those of the bot ``greedy``."""

    def __init__(self) -> None:
        # How often a harvest counts a card, by turn and by the net decay that holds it back
        self.seen = 0.28
        self.delay = 1.2  # turns until a card that is discarded now comes back
        self.harvested: list[float] = [1.08, 0.92, 0.7, 0.5, 0.3]
        self.decay_cost: list[float] = [0.0, 1.6, 3.8, 6.5, 9.0]
        self.growth = 2.4
        self.guardian = 0.2
        self.vp = 1.0
        self.vp_early = 0.0  # for each turn to come
        self.spirit = 0.9
        self.spirit_early = 0.0
        self.wild = 1.1
        self.wild_early = 0.0
        self.mana = 0.2
        self.mana_early = 0.025
        self.mana_turns = 10.0  # turns that count for the value of mana
        self.debt = 0.8
        self.drawn_card = 0.7
        self.spoil_reward = 0.2  # of its VP, for it is seldom on deck when the owner spoils
        self.per_use: list[float] = [PER_USE.get(do, 0.0) for do in range(len(ab.VERBS))]
        self.flat_vale = 0.85  # of what a vale gives in each harvest
        self.extra_buys = 0.1
        # Pushing
        self.token = 0.25
        self.token_late = 0.05
        self.saved = 0.55  # how often a saver in reach saves the harvest
        self.saver_cost = 0.3
        self.caution = 1.0  # a push must bring so many times what passing does
        # The clock, in rounds
        self.usual_rounds = 16.0
        self.full_pool = 11.0
        self.empty_pool = 1.0

"""What cards, advancements and vales are worth in VP, with so many turns still to come."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.symbols import ANIMAL, GROWTH, MANA, VP, WILD

# How often a harvest counts a card, by turn and by the net decay that holds it back
SEEN: Final = 0.28
DELAY: Final = 1.2  # turns until a card that is discarded now comes back
HARVESTED: Final = (1.08, 0.92, 0.7, 0.5, 0.3)
DECAY_COST: Final = (0.0, 1.6, 3.8, 6.5, 9.0)
GROWTH_VALUE: Final = 2.4
GUARDIAN_VALUE: Final = 0.2
SPIRIT: Final = 0.9
WILD_SPIRIT: Final = 1.1
LEAST_MANA: Final = 0.2
MANA_PER_TURN: Final = 0.025
TURNS_THAT_COUNT: Final = 10

# What a text is counted by in a usual field
USUAL_COUNT: Final = {
    ab.FLAT: 1.0,
    ab.PER_CARD_PAIR: 3.0,
    ab.PER_OTHER_CARD: 5.0,
    ab.PER_CARD_SHORT_OF_7: 1.5,
    ab.PER_BLANK_CARD: 2.0,
    ab.PER_DECAY_SYMBOL: 3.0,
    ab.PER_VALE: 2.0,
}

# What using a text once is worth, where it does not simply count something
PER_USE: Final = {
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
DRAWN_CARD: Final = 0.7
SPOIL_REWARD: Final = 0.2  # of its VP, for it is seldom on deck when the owner spoils

# What a text is worth at the end by what it is usually counted by
USUAL_END: Final = {
    ab.PER_GROWTH: 3.0,
    ab.PER_DECAY: 9.0,
    ab.PER_DECAY_MAJORITY: 0.4,
    ab.PER_LEVEL_3: 3.0,
    ab.PER_VALE: 3.0,
    ab.PER_SKY_IN_VALE_COSTS: 3.0,
}
LATE: Final = 5  # turns; nobody should be caught at Xanos' red VP


class Worth:
    """The scale of values with a number of turns to come; cards are looked up once each."""

    def __init__(self, turns: float) -> None:
        self.turns = turns
        self.uses = max(0.0, turns - DELAY) * SEEN
        self.mana = LEAST_MANA + MANA_PER_TURN * min(turns, TURNS_THAT_COUNT)
        self._cards: dict[Card, float] = {}

    def unit(self, symbol: int) -> float:
        """One of a symbol in one harvest."""
        if symbol == MANA:
            return self.mana
        if symbol == GROWTH:
            return GROWTH_VALUE
        if symbol == WILD:
            return WILD_SPIRIT
        return SPIRIT if ANIMAL <= symbol < WILD else 1.0

    def card(self, card: Card) -> float:
        """A crafted card from now to the end of the game, final scoring included."""
        found = self._cards.get(card)
        if found is None:
            often = HARVESTED[min(max(card.net, 0), 4)]
            found = self.uses * (often * self.harvested(card) - decay_cost(card.net))
            found += self.at_end(card)
            self._cards[card] = found
        return found

    def harvested(self, card: Card) -> float:
        """What a card brings when it is in the field at harvest."""
        worth = self.mana * (card.mana - 0.8 * card.debt) + card.vp
        worth += SPIRIT * (card.animal + card.forest + card.sky) + WILD_SPIRIT * card.wild
        worth += GUARDIAN_VALUE * card.guardian
        for text in card.abilities:
            worth += self.text(text, card)
        return worth

    def text(self, text: Ability, card: Card) -> float:
        """What a text brings each time its card is in the field."""
        do = text.do
        if do == ab.GAIN or do == ab.GAIN_AND_FILL:
            n = text.amount * count(text, card)
            gained = n * self.unit(text.what)
            if text.what >= VP and not ANIMAL <= text.what <= WILD:
                gained *= card.doubled
            return gained
        if do == ab.DRAW:
            return DRAWN_CARD * card.guardian
        if do == ab.SPOIL_REWARD:
            times = card.guardian if text.per == ab.PER_GUARDIAN_HERE else 1
            return SPOIL_REWARD * text.amount * times
        if do == ab.SEARCH and text.per == ab.PER_GUARDIAN_HERE:
            return PER_USE[do] * card.guardian
        return PER_USE.get(do, 0.0)

    def at_end(self, card: Card) -> float:
        """What a card scores at the end of the game."""
        worth = float(card.vp_end)
        if card.leader is not None:
            worth += self.leader_at_end(card)
        for text in card.abilities:
            if text.do == ab.WORTH:
                worth += end_text(text, card)
        return worth

    def leader_at_end(self, card: Card) -> float:
        """A leader's own points; one that turns back in time is spared its red ones."""
        if card.leader is None:
            return 0.0
        side = card.leader.upgraded if card.upgraded else card.leader.start
        turns_back = side.ability is not None and side.ability.do == ab.TURN_BACK
        if turns_back and self.turns > LATE:
            return 0.0
        return float(side.vp_end)

    def vale(self, vale: Vale, owned: int) -> float:
        """A vale bought now, beside so many others."""
        worth = float(vale.vp_end)
        text = vale.ability
        if text is None:
            return worth
        turns = max(0.0, self.turns - 0.5)
        do = text.do
        if vale.flat >= 0:
            worth += 0.85 * turns * text.amount * self.unit(vale.flat)
            if text.buys:
                worth += 0.1 * turns
        elif text.when == ab.ALWAYS and do == ab.GROWTH_BONUS:
            worth += GROWTH_VALUE * turns
        elif do == ab.WORTH:
            worth += text.amount * (owned + 1) if text.per == ab.PER_VALE else end_text(text, None)
        elif text.when == ab.BOUGHT:
            worth += self.when_bought(text, owned)
        elif do == ab.LAST_PLANTING:
            worth += 7.0
        elif do == ab.DOUBLE_ADVANCEMENTS:
            worth += 10.0
        else:
            worth += min(turns, 1.0) * (0.6 if text.remove else 0.3 + 0.15 * turns)
        return worth

    def when_bought(self, text: Ability, owned: int) -> float:
        """A vale's text for the moment of its purchase."""
        do = text.do
        if do == ab.GAIN:
            n = text.amount * (owned + 1 if text.per == ab.PER_VALE else 1)
            return n * self.unit(text.what)
        if do == ab.TAKE_VALE:
            return 2.0
        return 0.3


def decay_cost(net: int) -> float:
    """What a card's net decay costs each time it turns up; growth is a gain."""
    if net < 0:
        return GROWTH_VALUE * net
    return DECAY_COST[min(net, 4)]


def count(text: Ability, card: Card) -> float:
    """What a text on a card is counted by, in a usual field."""
    if text.per == ab.PER_GUARDIAN_HERE:
        return float(card.guardian)
    return USUAL_COUNT.get(text.per, 0.0)


def end_text(text: Ability, card: Card | None) -> float:
    """A text that is worth something at the end."""
    per = text.per
    if per == ab.PER_SYMBOL_HERE and card is not None:
        return float(text.amount * card.printed_symbols)
    if per == ab.PER_GUARDIANS_HERE and card is not None:
        return text.amount if card.guardian >= text.start else 0.1 * text.amount
    if per == ab.PER_BLANK_CARD:
        return float(text.steps[min(4, len(text.steps) - 1)])
    return text.amount * USUAL_END.get(per, 0.0)

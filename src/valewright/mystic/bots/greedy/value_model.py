"""What cards, advancements and vales are worth in VP, with so many turns still to come."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic.ability import Ability
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.symbols import ANIMAL, GROWTH, MANA, VP, WILD

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


class PushFacts:
    """What is known of a push that may spoil, when it is weighed against passing."""

    def __init__(self, margin: float) -> None:
        self.margin = margin  # VP that it is expected to bring beyond passing
        self.spoils = 0.0  # the share of unseen cards that would
        self.token_asleep = False
        self.harvest = 0.0  # VP; what passing brings
        self.more = 0.0  # what the card on deck adds to it
        self.net = 0  # net decay of the card on deck
        self.unseen = 0  # cards
        self.field = 0
        self.saver = False  # whether spoiling may be prevented


class ValueModel:
    """The scale of values with a number of turns to come; cards are looked up once each."""

    def __init__(self, turns: float, params: HeuristicParams) -> None:
        self.turns = turns
        self.params = params
        self.uses = max(0.0, turns - params.delay) * params.seen
        early = min(turns, params.mana_turns)
        self.mana = params.mana + params.mana_early * early
        self.vp = params.vp + params.vp_early * turns
        self.spirit = params.spirit + params.spirit_early * turns
        self.wild = params.wild + params.wild_early * turns
        self.guardian = params.guardian
        self.token_gained = params.token  # by spoiling
        self.token_kept = params.token if turns > 1 else params.token_late
        self.carried_decay = 0.0  # what each net decay of a card left on deck costs the next turn
        self._cards: dict[Card, float] = {}

    def unit(self, symbol: int) -> float:
        """One of a symbol in one harvest."""
        if symbol == MANA:
            return self.mana
        if symbol == GROWTH:
            return self.params.growth
        if symbol == WILD:
            return self.wild
        return self.spirit if ANIMAL <= symbol < WILD else self.vp

    def card(self, card: Card) -> float:
        """A crafted card from now to the end of the game, final scoring included."""
        found = self._cards.get(card)
        if found is None:
            often = self.params.harvested[min(max(card.net, 0), 4)]
            found = self.uses * (often * self.harvested(card) - self.decay_cost(card.net))
            found += self.at_end(card)
            self._cards[card] = found
        return found

    def rise(self, old: Card, new: Card) -> float:
        """What is gained when a card turns into another."""
        return self.card(new) - self.card(old)

    def harvested(self, card: Card) -> float:
        """What a card brings when it is in the field at harvest."""
        worth = self.mana * (card.mana - self.params.debt * card.debt) + self.vp * card.vp
        worth += self.spirit * (card.animal + card.forest + card.sky) + self.wild * card.wild
        worth += self.guardian * card.guardian
        for text in card.abilities:
            worth += self.text(text, card)
        return worth

    def decay_cost(self, net: int) -> float:
        """What a card's net decay costs each time it turns up; growth is a gain."""
        if net < 0:
            return self.params.growth * net
        return self.params.decay_cost[min(net, 4)]

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
            return self.params.drawn_card * card.guardian
        if do == ab.SPOIL_REWARD:
            times = card.guardian if text.per == ab.PER_GUARDIAN_HERE else 1
            return self.params.spoil_reward * text.amount * times
        if do == ab.SEARCH and text.per == ab.PER_GUARDIAN_HERE:
            return self.params.per_use[do] * card.guardian
        return self.params.per_use[do]

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
            worth += self.params.flat_vale * turns * text.amount * self.unit(vale.flat)
            if text.buys:
                worth += self.params.extra_buys * turns
        elif text.when == ab.ALWAYS and do == ab.GROWTH_BONUS:
            worth += self.params.growth * turns
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

    def push_correction(self, facts: PushFacts) -> float:
        """VP by which a push brings more than its margin says."""
        return 0.0

    def when_bought(self, text: Ability, owned: int) -> float:
        """A vale's text for the moment of its purchase."""
        do = text.do
        if do == ab.GAIN:
            n = text.amount * (owned + 1 if text.per == ab.PER_VALE else 1)
            return n * self.unit(text.what)
        if do == ab.TAKE_VALE:
            return 2.0
        return 0.3


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

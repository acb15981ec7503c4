"""A seat's prospects as numbers: what its cards and vales amount to, and what a usual turn brings.

All but the last part are plain sums over cards and vales, so that what one more advancement changes
is quickly worked out. Nothing here depends on printed values or titles.
"""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic.bots.income import CLEAN, KINDS, LEAST, Incomes, card_key, growth_key
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.symbols import ANIMAL, BOX_VP, GROWTH, MANA, SPIRITS, SYMBOLS, VP, WILD
from valewright.mystic.table import Player, Table

# What a text that counts something is counted by in a usual field
USUAL_COUNT: Final[dict[int, float]] = {
    ab.FLAT: 1.0,
    ab.PER_CARD_PAIR: 3.0,
    ab.PER_OTHER_CARD: 5.0,
    ab.PER_CARD_SHORT_OF_7: 1.5,
    ab.PER_BLANK_CARD: 2.0,
    ab.PER_DECAY_SYMBOL: 3.0,
    ab.PER_VALE: 2.0,
}

# A card's numbers
C_MANA: Final = 0
C_VP: Final = 1
C_SPIRIT: Final = 2  # animal, forest, sky, wild
C_GUARDIAN: Final = 6
C_NET: Final = 7  # net decay of -2 or less, -1, 0, 1, 2, 3 or more
C_DECAY: Final = 13
C_GROWTH: Final = 14
C_CLEAN_MANA: Final = 15  # of cards without net decay
C_CLEAN_VP: Final = 16
C_CLEAN_SPIRITS: Final = 17
C_BLANK: Final = 18
C_OPEN: Final = 19
C_OPEN_CLEAN: Final = 20
C_LEVEL_3: Final = 21
C_RICH: Final = 22  # much on one card
C_VERB: Final = 23  # its texts
CARD_SIZE: Final = C_VERB + len(ab.VERBS)
RICH: Final = 4.0

# A vale's numbers
V_ONE: Final = CARD_SIZE
V_FLAT: Final = V_ONE + 1  # by symbol: what it gives in every harvest
V_BUYS: Final = V_FLAT + 9
V_VERB: Final = V_BUYS + 1
VALE_END: Final = V_VERB + len(ab.VERBS)

# The seat's own
P_ACTIVE: Final = VALE_END
P_LEFT: Final = P_ACTIVE + 1  # cards that come before the next shuffle, and what they show
P_LEFT_MANA: Final = P_LEFT + 1
P_LEFT_VP: Final = P_LEFT + 2
P_LEFT_SPIRITS: Final = P_LEFT + 3
P_LEFT_DECAY: Final = P_LEFT + 4
P_TO_MOVE: Final = P_LEFT + 5
P_ORDER: Final = P_LEFT + 6
P_ONE_MORE: Final = P_LEFT + 7  # a turn to come in the last round
PLAYER_END: Final = P_LEFT + 8

# A usual turn
N_CARDS: Final = 0
N_SPOILS: Final = 1
N_MANA: Final = 2
N_VP: Final = 3
N_SPIRIT: Final = 4  # animal, forest, sky, wild
TURN_SIZE: Final = 8
SIZE: Final = PLAYER_END + TURN_SIZE

# What the numbers are called in the file of weights, in their order
NAMES: Final[list[str]] = [
    "mana",
    "vp",
    *SPIRITS,
    "guardian",
    *[f"net {LEAST + kind}" for kind in range(KINDS)],
    "decay",
    "growth",
    "clean mana",
    "clean vp",
    "clean spirits",
    "blank",
    "open",
    "open clean",
    "level 3",
    "rich",
    *[f"text {verb}" for verb in ab.VERBS],
    "vale",
    *[f"vale {symbol}" for symbol in SYMBOLS],
    "vale buys",
    *[f"vale text {verb}" for verb in ab.VERBS],
    "token",
    *[f"left {what}" for what in ("cards", "mana", "vp", "spirits", "decay")],
    "to move",
    "order",
    "one more",
    *[f"turn {what}" for what in ("cards", "spoils", "mana", "vp", *SPIRITS)],
]

# Where a part of a usual turn comes from
CLEAN_CARD: Final = 0  # harvested with the cards without net decay
OTHER_CARD: Final = 1
ALWAYS: Final = 2  # in every harvest
AMOUNTS: Final = 6  # mana, VP and four spirits


def card_numbers(card: Card) -> list[float]:
    """What a crafted card adds to its owner's prospects, final points aside."""
    v = [0.0] * CARD_SIZE
    mana = float(card.mana - card.debt)
    vp = float(card.vp)
    spirits = [float(card.animal), float(card.forest), float(card.sky), float(card.wild)]
    for text in card.abilities:
        v[C_VERB + text.do] += 1.0
        if text.do == ab.GAIN or text.do == ab.GAIN_AND_FILL:
            n = text.amount * counted(text.per, card)
            if text.what == MANA:
                mana += n
            elif text.what == VP or text.what == BOX_VP:
                vp += n * card.doubled
            elif ANIMAL <= text.what <= WILD:
                spirits[text.what - ANIMAL] += n
    total = 0.0
    for k in range(4):
        v[C_SPIRIT + k] = spirits[k]
        total += spirits[k]
    v[C_MANA] = mana
    v[C_VP] = vp
    v[C_GUARDIAN] = float(card.guardian)
    v[C_NET + kind_of(card)] = 1.0
    v[C_DECAY] = float(max(card.net, 0))
    v[C_GROWTH] = float(max(-card.net, 0))
    if card.net <= 0:
        v[C_CLEAN_MANA] = mana
        v[C_CLEAN_VP] = vp
        v[C_CLEAN_SPIRITS] = total
    if card.blank:
        v[C_BLANK] = 1.0
    if card.leader is None:
        v[C_OPEN] = float(3 - len(card.visible))
        if card.net <= 0:
            v[C_OPEN_CLEAN] = v[C_OPEN]
    v[C_LEVEL_3] = float(card.level_3)
    if mana + 2 * vp + total > RICH:
        v[C_RICH] = 1.0
    return v


def kind_of(card: Card) -> int:
    """The place of a card's net decay among the kinds."""
    return min(max(card.net, LEAST), LEAST + KINDS - 1) - LEAST


def counted(per: int, card: Card) -> float:
    """What a text is counted by, in a usual field."""
    if per == ab.PER_GUARDIAN_HERE:
        return float(card.guardian)
    return USUAL_COUNT.get(per, 0.0)


def vale_numbers(vale: Vale) -> list[float]:
    """What an owned vale adds to its owner's prospects, final points aside."""
    v = [0.0] * (VALE_END - V_ONE)
    v[0] = 1.0
    text = vale.ability
    if text is None:
        return v
    if vale.flat >= 0:
        v[V_FLAT - V_ONE + (VP if vale.flat == BOX_VP else vale.flat)] = float(text.amount)
        if text.buys:
            v[V_BUYS - V_ONE] = 1.0
    elif text.when == ab.ALWAYS and text.do == ab.GROWTH_BONUS:
        v[V_FLAT - V_ONE + GROWTH] = float(text.amount)
    else:
        v[V_VERB - V_ONE + text.do] = 1.0
    return v


# A usual turn


class Part:
    """A card or a vale taken apart: its numbers other than 0, and what it does for a usual turn."""

    def __init__(self, first: int, numbers: list[float]) -> None:
        self.places = [first + i for i in range(len(numbers)) if numbers[i] != 0.0]
        self.values = [x for x in numbers if x != 0.0]
        self.source = ALWAYS
        self.key = 0  # what it adds to the key of a deck
        self.amounts = [0.0] * AMOUNTS
        # What it weighs, for each stage that weights are known for
        self.own: list[float] = []  # its own numbers
        self.turn: list[float] = []  # what it does for a usual turn
        self.points = 0.0  # at the end
        self.fixed = True  # whether nothing else on the table decides about these
        self.mark = 0  # a number by which decks are told apart


def card_part(card: Card) -> Part:
    """A crafted card taken apart."""
    v = card_numbers(card)
    part = Part(0, v)
    kind = kind_of(card)
    part.source = CLEAN_CARD if kind < CLEAN else OTHER_CARD
    part.key = card_key(kind)
    part.amounts = [v[C_MANA], v[C_VP], *v[C_SPIRIT : C_SPIRIT + 4]]
    return part


def vale_part(vale: Vale) -> Part:
    """An owned vale taken apart."""
    v = vale_numbers(vale)
    part = Part(V_ONE, v)
    flat = V_FLAT - V_ONE
    part.key = growth_key(int(v[flat + GROWTH]))
    part.amounts = [v[flat + MANA], v[flat + VP], *v[flat + ANIMAL : flat + ANIMAL + 4]]
    return part


class Deck:
    """All parts of a player, added up; the stages are those that weights are known for."""

    def __init__(self, stages: int) -> None:
        self.key = 0
        self.cards = [0, 0, 0]  # by where they come from
        self.amounts = [[0.0] * AMOUNTS, [0.0] * AMOUNTS, [0.0] * AMOUNTS]
        self.own = [0.0] * stages
        self.turns = [[0.0] * stages, [0.0] * stages, [0.0] * stages]
        self.points = 0.0
        self.fixed = True
        self.usual: list[float] = []  # a usual turn, once all is added

    def add(self, part: Part) -> None:
        """One part more."""
        self.key += part.key
        self.cards[part.source] += 1
        total = self.amounts[part.source]
        for k in range(AMOUNTS):
            total[k] += part.amounts[k]
        turn = self.turns[part.source]
        for k in range(len(part.own)):
            self.own[k] += part.own[k]
            turn[k] += part.turn[k]
        self.points += part.points
        self.fixed = self.fixed and part.fixed


def usual_turn(incomes: Incomes, deck: Deck) -> list[float]:
    """A turn's mean harvest: cards, how often it spoils, mana, VP, four spirits."""
    clean, other, spoils = incomes.of(deck.key)
    found = [0.0] * TURN_SIZE
    found[N_CARDS] = clean * deck.cards[CLEAN_CARD] + other * deck.cards[OTHER_CARD]
    found[N_SPOILS] = spoils
    for k in range(AMOUNTS):
        found[N_MANA + k] = (
            clean * deck.amounts[CLEAN_CARD][k]
            + other * deck.amounts[OTHER_CARD][k]
            + (1.0 - spoils) * deck.amounts[ALWAYS][k]
        )
    return found


# The seat's own


def to_come(p: Player) -> list[Card]:
    """The cards that come before the next shuffle of the discard pile."""
    cards = [*p.field, *p.deck]
    if p.on_deck is not None:
        cards.append(p.on_deck)
    return cards


def every_card(p: Player) -> list[Card]:
    """A player's cards, wherever they are."""
    return [*to_come(p), *p.discard, *p.kept]


def player_numbers(t: Table, seat: int) -> list[float]:
    """A seat's numbers beside cards and vales, at the start of the turn of ``t.turn``."""
    p = t.players[seat]
    n = len(t.players)
    v = [0.0] * (PLAYER_END - P_ACTIVE)
    v[0] = 1.0 if p.active else 0.0
    left = to_come(p)
    at = P_LEFT - P_ACTIVE
    v[at] = len(left) / 20
    for card in left:
        v[at + 1] += card.mana
        v[at + 2] += card.vp
        v[at + 3] += card.animal + card.forest + card.sky + card.wild
        v[at + 4] += card.net
    v[at + 5] = 1.0 if t.turn == seat else 0.0
    order = (seat - t.start) % n
    v[at + 6] = order / n
    v[at + 7] = 1.0 if t.ending and order >= (t.turn - t.start) % n else 0.0
    return v

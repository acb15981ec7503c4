"""What a deck gives in an average turn, exactly.

The turn begins with all cards of a player freshly shuffled. Prep plays until three decay show, and
the player passes: the field and the vales then give their mana, spirits and VP. Only symbols count;
texts, which a player may use or not, are left out. The chance to spoil is that of one push after
prep, or of prep itself.

Cards are worked out by kinds, those alike in net decay, since all cards of a kind are equally
likely to be played.
"""

from __future__ import annotations

from typing import Final

from valewright.mystic.abilities.vales import standing_growth
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.gains import tally
from valewright.mystic.planting import PREP_LIMIT, SPOIL_LIMIT
from valewright.mystic.scoring import all_cards
from valewright.mystic.symbols import ANIMAL, MANA, VP, WILD
from valewright.mystic.table import Player

KEPT: Final = 5000

Kind = tuple[int, bool]  # net decay, and whether a card of it never spoils
Drawn = tuple[int, ...]  # how many of each kind were drawn


class Prepped:
    """What prep leads to: how many cards of each kind it plays, and the chance to spoil."""

    def __init__(self, kinds: int) -> None:
        self.played = [0.0] * kinds
        self.harvested = 0.0  # the chance that prep itself does not spoil
        self.spoils = 0.0


class AverageTurn:
    """The means of a turn; ``spoils`` is a chance.

    The mana is not ``exact`` with cards that take some away only if there is any.
    """

    def __init__(self, mana: float, spirits: float, vp: float, spoils: float, exact: bool) -> None:
        self.mana = mana
        self.spirits = spirits
        self.vp = vp
        self.spoils = spoils
        self.exact = exact


_known: dict[tuple[tuple[Kind, int], ...], Prepped] = {}


def average_turn(p: Player) -> AverageTurn:
    """The average turn of a player, with all cards shuffled."""
    kinds: dict[Kind, list[Card]] = {}
    for card in all_cards(p):
        kind = (card.net, card.no_spoil)
        if kind not in kinds:
            kinds[kind] = []
        kinds[kind].append(card)
    order = sorted(kinds)
    growth = standing_growth(p)
    found = prepped([(kind, len(kinds[kind])) for kind in order], growth)
    mana = spirits = vp = 0.0
    exact = True
    for i in range(len(order)):
        alike = kinds[order[i]]
        chance = found.played[i] / len(alike)  # of each card to be played
        given = tally(alike)
        mana += chance * (given[0] - given[5])
        spirits += chance * (given[1] + given[2] + given[3] + given[4])
        vp += chance * given[6]
        exact = exact and given[5] == 0
    for vale in p.vales:
        amount = found.harvested * given_by_vale(vale)
        if vale.flat == MANA:
            mana += amount
        elif vale.flat == VP:
            vp += amount
        elif ANIMAL <= vale.flat <= WILD:
            spirits += amount
    return AverageTurn(mana, spirits, vp, found.spoils, exact)


def given_by_vale(vale: Vale) -> int:
    """What a vale gives at the start of every harvest."""
    return 0 if vale.flat < 0 or vale.ability is None else vale.ability.amount


def prepped(kinds: list[tuple[Kind, int]], growth: int) -> Prepped:
    """Prep from a fresh shuffle, worked out over everything that can be drawn."""
    key = (*kinds, ((growth, False), -1))
    found = _known.get(key)
    if found is None:
        if len(_known) > KEPT:
            _known.clear()
        found = _known[key] = _prepped(kinds, growth)
    return found


def _prepped(kinds: list[tuple[Kind, int]], growth: int) -> Prepped:
    found = Prepped(len(kinds))
    n = 0
    for _, count in kinds:
        n += count
    now: dict[Drawn, float] = {tuple([0] * len(kinds)): 1.0}
    for k in range(n):
        following: dict[Drawn, float] = {}
        for drawn, chance in now.items():
            net = -growth
            for i in range(len(kinds)):
                net += drawn[i] * kinds[i][0][0]
            for i in range(len(kinds)):
                (card_net, safe), count = kinds[i]
                left = count - drawn[i]
                if left:
                    share = chance * left / (n - k)
                    more = (*drawn[:i], drawn[i] + 1, *drawn[i + 1 :])
                    if _goes_on(net + card_net, k == 0, safe):
                        following[more] = following.get(more, 0.0) + share
                    elif net + card_net >= SPOIL_LIMIT and not safe:
                        found.spoils += share
                    else:
                        _stop(found, kinds, drawn, more, net + card_net, share)
        now = following
    for drawn, chance in now.items():  # all cards lie in the field, and nothing is on deck
        found.harvested += chance
        for i in range(len(kinds)):
            found.played[i] += chance * drawn[i]
    return found


def _goes_on(net: int, first: bool, safe: bool) -> bool:
    """Whether the card on deck is played by prep; the first one is in any case (MV-DECIDE-21)."""
    if first:
        return net < SPOIL_LIMIT or safe
    return net < PREP_LIMIT


def _stop(
    found: Prepped,
    kinds: list[tuple[Kind, int]],
    field: Drawn,
    shown: Drawn,
    net: int,
    chance: float,
) -> None:
    """Prep ends with a field and a card on deck; one push would then bring up another card."""
    found.harvested += chance
    bad = 0
    rest = 0
    for i in range(len(kinds)):
        found.played[i] += chance * field[i]
        (card_net, safe), count = kinds[i]
        left = count - shown[i]
        rest += left
        if net + card_net >= SPOIL_LIMIT and not safe:
            bad += left
    if rest:
        found.spoils += chance * bad / rest
    elif net >= SPOIL_LIMIT:
        found.spoils += chance

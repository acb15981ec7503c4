"""Ways to go on from a decision: a single move, or a whole plan for what a harvest buys."""

from __future__ import annotations

from typing import Final

from valewright.mystic import buying, harvest
from valewright.mystic import moves as mv
from valewright.mystic.bots.greedy import plans
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.harvest import SOWN, Harvest
from valewright.mystic.bots.greedy.plans import Offer
from valewright.mystic.bots.greedy.planting import Push
from valewright.mystic.bots.learned_value import LearnedValue
from valewright.mystic.odds import next_cards
from valewright.mystic.places import all_fit
from valewright.mystic.planting import Plant
from valewright.mystic.zones import net_decay

MOST_PLANS: Final = 12
MOST_VALE_WAYS: Final = 4
MOST_OFFER_WAYS: Final = 8
MOST_MOVES: Final = 8
MOST_OTHERS: Final = 4
PLANNED: Final = 2  # purchases of a plan; a third one is decided when it comes


class Candidate:
    """A move to begin with, and the purchases that are planned; what it looks worth."""

    def __init__(self, move: int, plan: list[int] | None, gain: float) -> None:
        self.move = move  # always legal: with a plan, what its pursuit plays first
        self.plan = plan  # purchases in order, the move among them; None: as it seems best then
        self.gain = gain


class PlanFollower(Harvest):
    """A harvest that buys what a plan says, and nothing else."""

    def __init__(self, now: DecisionContext, left: list[int]) -> None:
        super().__init__(now)
        self.left = left  # what is bought is taken out

    def _vale(self) -> int:
        for move in self.left:
            if mv.VALE <= move < mv.COMMONS and move in self.legal:
                self.left.remove(move)
                return move
        return -1

    def _purchase(self) -> int:
        for move in self.left:
            if move in self.legal and not mv.VALE <= move < mv.COMMONS:
                self.left.remove(move)
                return move
        if self.t.buys >= PLANNED:
            return super()._purchase()
        sow = self._sow()
        if sow >= 0 and self.t.mana >= SOWN:
            return sow
        if mv.BUY_VP in self.legal:
            return mv.BUY_VP
        return mv.STOP


def ways(now: DecisionContext, usual: int) -> list[Candidate]:
    """What can be done, the usual move first."""
    if isinstance(now.frame, harvest.Harvest) and (usual == mv.STOP or is_purchase(usual)):
        return harvest_ways(now)
    found = [Candidate(usual, None, gain_of(now, usual))]
    for move in now.legal:
        if move != usual and len(found) < MOST_MOVES:
            found.append(Candidate(move, None, gain_of(now, move)))
    return found


def gain_of(now: DecisionContext, move: int) -> float:
    """What a single move brings: known of a push that may spoil, beside passing."""
    p = now.player
    top = p.on_deck
    if move != mv.PUSH or top is None or not isinstance(now.frame, Plant):
        return 0.0
    unseen = next_cards(p)
    if not unseen:
        return 0.0
    push = Push(now)
    facts = push.facts(top, unseen, net_decay(p) - push.relief(p, top))
    if isinstance(now.worth, LearnedValue):
        return facts.margin + now.worth.found_in_trials(facts)
    return facts.margin


def is_purchase(move: int) -> bool:
    """Whether a move of a harvest spends mana or spirits on something to keep."""
    return mv.VALE <= move < mv.SPIRIT or move == mv.UPGRADE or move == mv.EVOKE


def harvest_ways(now: DecisionContext) -> list[Candidate]:
    """Whole plans for a harvest, the one that looks best first, then other things to do."""
    harvest = Harvest(now)
    found: list[Candidate] = []
    vales = plans.vale_ways(now.table, now.seat, now.worth, now.table.spirits)
    vales.sort(key=by_gain)
    offers = offer_ways(harvest)
    for gain, spots in vales[:MOST_VALE_WAYS]:
        for more, moves in offers[:MOST_OFFER_WAYS]:
            plan = [mv.VALE + spot for spot in spots] + moves
            found.append(Candidate(mv.STOP, plan, gain + more))
    found.sort(key=way_gain)
    del found[MOST_PLANS:]
    for way in found:
        if way.plan is not None:
            way.move = PlanFollower(now, way.plan[:]).choose()
    others = [move for move in now.legal if not (move == mv.STOP or is_purchase(move))]
    found += [Candidate(move, None, found[0].gain) for move in others[:MOST_OTHERS]]
    return found


def offer_ways(harvest: Harvest) -> list[tuple[float, list[int]]]:
    """Purchases of none, one or two advancements with what they bring, the best first."""
    t = harvest.t
    ways_found: list[tuple[float, list[int]]] = [(0.0, [])]
    if not buying.may_buy(t, t.players[harvest.seat]):
        return ways_found
    token = mv.EVOKE in harvest.legal and t.players[harvest.seat].amulet is None
    most = t.mana + 1 if token else t.mana
    offers = [offer for offer in harvest.on_offer(most) if offer.cost <= most]
    offers.sort(key=offer_gain)
    on_sale = for_sale(harvest, most)
    two = t.limit - t.buys > 1
    spent = harvest.worth.token_kept
    for i in range(len(offers)):
        one = offers[i]
        if one.move not in on_sale:
            continue
        evoked = one.cost > t.mana
        ways_found.append((one.gain - (spent if evoked else 0.0), bought([one], evoked)))
        if not two:
            continue
        for k in range(i + 1, len(offers)):
            other = offers[k]
            cost = one.cost + other.cost
            if cost <= most and go_together(harvest, on_sale, one, other):
                evoked = cost > t.mana
                gain = plans.together(t.book, harvest.worth, harvest.field, one, other)
                gain -= spent if evoked else 0.0
                ways_found.append((gain, bought([one, other], evoked)))
    ways_found.sort(key=by_gain)
    return ways_found


def for_sale(harvest: Harvest, most: int) -> list[int]:
    """The moves by which the rules sell something for so much mana, or a discount now."""
    pieces = buying.offers(harvest.t, harvest.seat, 0, most, 0, -1)
    return [mv.UPGRADE, *[move for move in harvest.legal if move >= mv.TEXT], *pieces]


def go_together(harvest: Harvest, on_sale: list[int], one: Offer, other: Offer) -> bool:
    """Whether the second of two offers can be bought, and finds a place, after the first."""
    a, b = one.piece, other.piece
    copies = a is b and in_commons(one) and in_commons(other) and not same_stack(one, other)
    if one.move == other.move or not (copies or other.move in on_sale):
        return False
    if at_discount(one) and at_discount(other):
        return False  # the first might leave too little for the second
    if a is None or b is None:
        return True
    if a is b and not copies:
        return False  # the same piece, once at a discount
    t = harvest.t
    return all_fit(t.players[harvest.seat].field, [*t.pending, a, b])


def at_discount(offer: Offer) -> bool:
    return offer.move >= mv.TEXT


def in_commons(offer: Offer) -> bool:
    return mv.COMMONS <= offer.move < mv.SOIL


def same_stack(one: Offer, other: Offer) -> bool:
    """Whether two offers lie at one spot of the commons."""
    if not (in_commons(one) and in_commons(other)):
        return False
    return (one.move - mv.COMMONS) // 3 == (other.move - mv.COMMONS) // 3


def bought(offers: list[Offer], evoked: bool) -> list[int]:
    """The moves that buy: the token first, then what costs most."""
    moves = [mv.EVOKE] if evoked else []
    if len(offers) == 2 and comes_first(offers[1], offers[0]):
        return [*moves, offers[1].move, offers[0].move]
    return moves + [offer.move for offer in offers]


def comes_first(one: Offer, other: Offer) -> bool:
    """Whether an offer is bought before another; a stack is taken from its far end.

    A discount comes last: what it is used for is chosen when it is, with the mana that is left.
    """
    if at_discount(one) or at_discount(other):
        return at_discount(other)
    if same_stack(one, other):
        return one.move > other.move
    return one.cost > other.cost


def by_gain(one: tuple[float, list[int]]) -> float:
    return -one[0]


def way_gain(way: Candidate) -> float:
    return -way.gain


def offer_gain(offer: Offer) -> float:
    return -offer.gain

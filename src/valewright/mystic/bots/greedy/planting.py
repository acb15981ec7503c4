"""Push or pass: what the field would harvest now against what one more card brings and risks."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic import moves as mv
from valewright.mystic.abilities import vales
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.plans import MOST_MANA, best_vales, mana_curve, offers
from valewright.mystic.bots.greedy.value_model import PushFacts, ValueModel, count
from valewright.mystic.cards import Card
from valewright.mystic.odds import next_cards
from valewright.mystic.planting import SPOIL_LIMIT
from valewright.mystic.symbols import ANIMAL, MANA, WILD
from valewright.mystic.table import LAST_PLANTING, Player
from valewright.mystic.zones import net_decay

DEPTH: Final = 3  # pushes looked ahead


class Kind:
    """Unseen cards that are alike for the question of pushing."""

    def __init__(self, net: int, mana: int, safe: bool) -> None:
        self.net = net
        self.mana = mana
        self.safe = safe
        self.cards = 0
        self.other = 0.0


def harvest_of(worth: ValueModel, card: Card) -> tuple[int, float]:
    """The mana a card brings to a harvest, and the worth of its VP and texts."""
    mana = card.mana - card.debt
    other = worth.vp * card.vp
    for text in card.abilities:
        if text.when == ab.HARVEST and text.do == ab.GAIN and text.what == MANA:
            mana += int(text.amount * count(text, card))
        elif text.when == ab.HARVEST:
            other += worth.text(text, card)
    return mana, other


def spirits_of(worth: ValueModel, card: Card) -> float:
    """What a card's spirits are worth when it is not yet known what they will buy."""
    return worth.spirit * (card.animal + card.forest + card.sky) + worth.wild * card.wild


class Push:
    """The question whether to push, worked out for one moment."""

    def __init__(self, now: DecisionContext) -> None:
        t, p, worth = now.table, now.player, now.worth
        self.t = t
        self.seat = now.seat
        self.worth = worth
        self.mana = 0
        self.bog = t.phase == LAST_PLANTING
        self._curve: list[float] | None = None
        self.spoiled = 0.0 if p.active or worth.turns == 0 or self.bog else worth.token_gained
        self.savers = savers(p)
        self.carried_decay = 0.0 if self.bog else worth.carried_decay
        self.usual_net = mean_net(p) if self.carried_decay else 0.0

    @property
    def curve(self) -> list[float]:
        """What each amount of mana could buy, worked out when it is first asked for."""
        if self._curve is None:
            field = [card.plain for card in self.t.players[self.seat].field]
            on_offer = [] if self.bog else offers(self.t, self.worth, field, MOST_MANA)
            self._curve = mana_curve(on_offer)
        return self._curve

    def wanted(self) -> bool:
        """Whether a push is expected to bring more than passing."""
        p = self.t.players[self.seat]
        top = p.on_deck
        if top is None:
            return False
        unseen = next_cards(p)
        net = net_decay(p) - self.relief(p, top)
        if all(net + card.net < SPOIL_LIMIT or card.no_spoil for card in unseen):
            return self._brings(top) and (net < SPOIL_LIMIT or bool(unseen))
        facts = self.facts(top, unseen, net)
        return facts.margin + self.worth.push_correction(facts) > 0

    def _brings(self, card: Card) -> bool:
        """Whether a harvest is no worse for one card more."""
        mana, other = harvest_of(self.worth, card)
        if self.bog or (mana >= 0 and other >= 0.0):
            return True
        field = self.t.players[self.seat].field
        return self.harvest([*field, card]) >= self.harvest(field)

    def facts(self, top: Card, unseen: list[Card], net: int) -> PushFacts:
        """A push that may spoil: what it is expected to bring, and what tells more about it."""
        p = self.t.players[self.seat]
        now = self.harvest(p.field)
        then = self.harvest([*p.field, top])
        pushed = self._after_push(
            net, 0, then, self._kinds(unseen), len(unseen), DEPTH, self.savers
        )
        passed = (now + self._left_on_deck(top.net)) * self.worth.params.caution
        facts = PushFacts(pushed - passed)
        bad = [card for card in unseen if net + card.net >= SPOIL_LIMIT and not card.no_spoil]
        facts.spoils = len(bad) / len(unseen)
        facts.token_asleep = not p.active
        facts.harvest = now
        facts.more = then - now
        facts.net = top.net
        facts.unseen = len(unseen)
        facts.field = len(p.field)
        facts.saver = self.savers > 0
        return facts

    def harvest(self, field: list[Card]) -> float:
        """What passing with this field would bring."""
        if self.bog:
            return float(len(field))
        p = self.t.players[self.seat]
        mana = p.next_mana + p.next_token_mana
        purse = [0, 0, 0, p.next_wild]
        other = 0.0
        for vale in p.vales:
            if vale.flat == MANA and vale.ability is not None:
                mana += vale.ability.amount
            elif ANIMAL <= vale.flat <= WILD and vale.ability is not None:
                purse[vale.flat - ANIMAL] += vale.ability.amount
        for card in field:
            more, extra = harvest_of(self.worth, card)
            mana += more
            other += extra
            purse[0] += card.animal
            purse[1] += card.forest
            purse[2] += card.sky
            purse[3] += card.wild
        mana = self.mana = min(max(mana, 0), MOST_MANA)
        return self.curve[mana] + other + best_vales(self.t, self.seat, self.worth, purse)[0]

    def _kinds(self, unseen: list[Card]) -> list[Kind]:
        """The unseen cards by net decay and mana."""
        found: dict[tuple[int, int, bool], Kind] = {}
        for card in unseen:
            mana, other = (0, 1.0) if self.bog else harvest_of(self.worth, card)
            if not self.bog:
                other += spirits_of(self.worth, card)
            key = (card.net, mana, card.no_spoil)
            kind = found.get(key)
            if kind is None:
                kind = found[key] = Kind(card.net, mana, card.no_spoil)
            kind.other += (other - kind.other) / (kind.cards + 1)
            kind.cards += 1
        return list(found.values())

    def _after_push(
        self, net: int, more: int, value: float, kinds: list[Kind], n: int, depth: int, savers: int
    ) -> float:
        """What a push leads to: ``value`` is the harvest with it, ``more`` mana of further ones."""
        total = 0.0
        for kind in kinds:
            if kind.cards == 0:
                continue
            shown = net + kind.net
            if shown >= SPOIL_LIMIT and not kind.safe:
                outcome = self.spoiled
                if savers:
                    gained = value - self.worth.params.saver_cost - self.spoiled
                    outcome += self.worth.params.saved * max(0.0, gained)
            else:
                outcome = value + self._left_on_deck(kind.net)
                if depth > 1 and n > 1:
                    kind.cards -= 1
                    outcome = max(outcome, self._again(shown, more, value, kind, kinds, n, depth))
                    kind.cards += 1
            total += kind.cards * outcome
        return total / n

    def _again(
        self,
        net: int,
        more: int,
        value: float,
        on_deck: Kind,
        kinds: list[Kind],
        n: int,
        depth: int,
    ) -> float:
        """One push further: the card on deck joins the harvest."""
        mana = min(max(self.mana + more, 0), MOST_MANA)
        raised = min(max(mana + on_deck.mana, 0), MOST_MANA)
        value += self.curve[raised] - self.curve[mana] + on_deck.other
        return self._after_push(net, more + on_deck.mana, value, kinds, n - 1, depth - 1, 0)

    def _left_on_deck(self, net: int) -> float:
        """What it does for the next turn to begin with a card on deck, beside a usual card."""
        return self.carried_decay * (self.usual_net - net)

    def relief(self, p: Player, card: Card) -> int:
        """Decay that the pushed card's own text can take out of the field."""
        for text in card.abilities:
            if text.when == ab.PLAYED and text.do == ab.DISCARD_OTHER:
                return max([0, *(other.net for other in p.field)])
        return 0


def mean_net(p: Player) -> float:
    """The mean net decay of a player's cards."""
    cards = [*p.field, *p.deck, *p.discard]
    if p.on_deck is not None:
        cards.append(p.on_deck)
    total = 0
    for card in cards:
        total += card.net
    return total / max(1, len(cards))


def savers(p: Player) -> int:
    """How many savers are in reach."""
    n = 0
    for i in range(len(p.field)):
        if p.field[i].spoiling_mask & ~p.used[i]:
            n += 1
    n += len(vales.ready_vales(p, ab.SPOILING))
    if p.active and p.amulet is not None and p.amulet.ability.do == ab.GROWTH_BONUS:
        n += 1
    return n


def choose_plant(now: DecisionContext) -> int:
    """Push, or pass; what else could be done waits for a better moment."""
    if mv.STOP not in now.legal or mv.PUSH not in now.legal:
        return mv.PUSH if mv.PUSH in now.legal else now.legal[0]
    return mv.PUSH if Push(now).wanted() else mv.STOP


def choose_spoil(now: DecisionContext) -> int:
    """Save the harvest if it is worth more than the saver: texts, then the token, then vales."""
    t, p = now.table, now.player
    if now.worth.turns == 0 and t.turn != now.seat:
        return mv.STOP
    net = net_decay(p)
    for move in now.legal:
        if move >= mv.TEXT:
            return move
    if mv.EVOKE in now.legal and net <= SPOIL_LIMIT:
        return mv.EVOKE
    at_stake = Push(now).harvest(p.field)
    for move in now.legal:
        if not mv.OWN_VALE <= move < mv.CARD:
            continue
        vale = t.catalogue.usable[move - mv.OWN_VALE]
        text = vale.ability
        if text is None or (text.do == ab.GROWTH_BONUS and net - text.amount >= SPOIL_LIMIT):
            continue
        if text.do == ab.ADD_GUARDIANS or at_stake > 1 + vale.vp_end:
            return move
    return mv.STOP

"""The last turn of a game, solved: every choice, and every card that a push may reveal.

Nothing but the own turn is left then, so a choice is as good as the share of draws with which it
wins. Texts that reveal something other than the next card are left to samples.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel import engine
from valewright.mystic import ability as ab
from valewright.mystic import moves as mv
from valewright.mystic.ability import Ability
from valewright.mystic.bots.player import Planner
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import WIDTH
from valewright.mystic.harvest import Harvest
from valewright.mystic.scoring import all_cards, score, winners
from valewright.mystic.table import PLANTING, Player, Table

MOST_STEPS: Final = 20_000  # moves tried before what is left goes to the planner
OF_POINTS: Final = 1.0e-4  # of a win, for each VP of lead: among equal chances the higher score

# What turns up cards that the odds of the next push do not tell
REVEALING: Final[set[int]] = {
    ab.SEARCH,
    ab.REDRAW,
    ab.LOOK_TOP,
    ab.DRAW,
    ab.SPOIL_REWARD,
    ab.STAY,
    ab.FILL_FIELD,
    ab.GAIN_AND_FILL,
    ab.CLAIM,
    ab.RECYCLE,
    ab.TAKE_VALE,
    ab.LOOK_THROUGH,
    ab.DISCARD_ANY,
    ab.LAST_PLANTING,
    ab.PLAY_AGAIN,
    ab.FILL_POOL,
}

Key = tuple[object, ...]


def is_last_turn(t: Table, seat: int) -> bool:
    """Whether the game ends with the turn of a seat, in which all that can turn up is known."""
    n = len(t.players)
    if not t.ending or t.turn != seat or (seat + 1) % n != t.start:
        return False
    p = t.players[seat]
    if p.leader is not None or p.amulet is not None or p.extra_now:
        return False
    for player in t.players:
        for vale in player.vales:
            if reveals(vale.ability):
                return False
    for card in all_cards(p):
        for text in card.abilities:
            if reveals(text):
                return False
    for shown in t.display:
        if shown is not None and reveals_when_bought(shown.ability):
            return False
    return not any(x is not None and reveals_when_bought(x.ability) for x in t.commons)


def reveals(text: Ability | None) -> bool:
    """Whether a text turns up what is hidden."""
    return text is not None and text.do in REVEALING


def reveals_when_bought(text: Ability | None) -> bool:
    """Whether it does so in the turn of its purchase, or at the end; other texts come too late."""
    return text is not None and text.when in (ab.BOUGHT, ab.END) and reveals(text)


class LastTurn:
    """Works out what each move of a last turn leads to."""

    def __init__(self, planner: Planner, seat: int) -> None:
        self.planner = planner
        self.seat = seat
        self.exact = True  # nothing had to be left to the planner
        self._steps = 0
        self._planned = False  # harvests are left to the planner, pushes are not
        self._known: dict[Key, float] = {}

    def best(self, t: Table, legal: tuple[int, ...], usual: int) -> int:
        """The move that wins most often; of equal ones the usual.

        Where there is too much to try, pushes are still worked out, with the planner's harvests.
        """
        self.exact = True
        self._steps = 0
        chosen = self._best(t, legal, usual)
        if not self.exact and t.phase == PLANTING:
            self._known.clear()
            self._planned = True
            self._steps = 0
            chosen = self._best(t, legal, usual)
            self._planned = False
            self._known.clear()
        return chosen

    def _best(self, t: Table, legal: tuple[int, ...], usual: int) -> int:
        chosen = usual
        most = self.after(t, usual)
        for move in worth_trying(t, self.seat, legal):
            value = self.after(t, move)
            if value > most:
                most = value
                chosen = move
        return chosen

    def after(self, t: Table, move: int) -> float:
        """The chance to win after a move, over all cards that may turn up."""
        p = t.players[self.seat]
        if t.phase != PLANTING or move == mv.STOP or p.known_top or not (p.deck or p.discard):
            return self._played(t.clone(), move)
        total = 0.0
        cards = 0
        for card, copies in unseen(p):
            changed = t.clone()
            put_on_top(changed.players[self.seat], card)
            total += copies * self._played(changed, move)
            cards += copies
        return total / cards

    def _played(self, t: Table, move: int) -> float:
        self._steps += 1
        engine.apply(t, move)
        return self._value(t)

    def _value(self, t: Table) -> float:
        """The chance to win with the best choices."""
        while t.stack:
            legal = tuple(engine.legal(t))
            if len(legal) > 1:
                return self._looked_up(t, legal)
            if t.phase == PLANTING and legal[0] != mv.STOP:
                return self.after(t, legal[0])
            engine.apply(t, legal[0])
        won = winners(t)
        share = 1.0 / len(won) if self.seat in won else 0.0
        return share + OF_POINTS * lead(t, self.seat)

    def _looked_up(self, t: Table, legal: tuple[int, ...]) -> float:
        key = key_of(t, self.seat)
        found = self._known.get(key)
        if found is None:
            if self._steps > MOST_STEPS or (self._planned and t.phase != PLANTING):
                self.exact = False
                return self._played(t, self.planner.choose(t, legal))
            found = -1.0e9
            for move in worth_trying(t, self.seat, legal):
                found = max(found, self.after(t, move))
            self._known[key] = found
        return found


def lead(t: Table, seat: int) -> float:
    """Points ahead of the best of the others."""
    others = [score(t, i) for i in range(len(t.players)) if i != seat]
    return float(score(t, seat) - max(others))


def unseen(p: Player) -> list[tuple[Card, int]]:
    """The different cards that may turn up next, and how many there are of each."""
    cards = p.deck[p.known_bottom :] if p.deck else p.discard
    if not cards:
        cards = p.deck[-1:]  # all that is left is known
    found: dict[Card, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return list(found.items())


def put_on_top(p: Player, card: Card) -> None:
    """Let a card be the next that turns up; an empty deck is made of the discard pile."""
    if not p.deck:
        p.deck = p.discard
        p.discard = []
        p.known_bottom = 0
    at = p.deck.index(card, 0 if p.known_bottom >= len(p.deck) else p.known_bottom)
    p.deck.append(p.deck.pop(at))


def worth_trying(t: Table, seat: int, legal: tuple[int, ...]) -> list[int]:
    """The moves that can change the result: not what is bought for turns that will not come."""
    if not isinstance(t.stack[-1], Harvest) or counts_pieces(t, seat):
        return list(legal)
    found: list[int] = []
    for move in legal:
        piece: Piece | None = None
        if mv.COMMONS <= move < mv.SOIL:
            piece = t.commons[move - mv.COMMONS]
        elif mv.SOIL <= move < mv.SPIRIT:
            piece = t.catalogue.soil[move - mv.SOIL]
        if piece is None or piece.vp_end or piece.level == 3 or piece.ability is not None:
            found.append(move)
    return found


def counts_pieces(t: Table, seat: int) -> bool:
    """Whether points hang on what else is on cards: the seat's own, or what it may buy."""
    for card in all_cards(t.players[seat]):
        for text in card.abilities:
            if text.do == ab.WORTH or text.do == ab.GUARDIAN_PER_LEVEL_1:
                return True
    for vale in [*t.players[seat].vales, *t.display]:
        if vale is not None and vale.ability is not None and vale.ability.do == ab.WORTH:
            return True
    for piece in [*t.commons, *t.pending]:
        if piece is not None and piece.ability is not None and piece.ability.do == ab.WORTH:
            return True
    return False


def key_of(t: Table, seat: int) -> Key:
    """All that a turn can change, whichever way it came about."""
    p = t.players[seat]
    deck = [card.key for card in p.deck]
    deck[p.known_bottom :] = sorted(deck[p.known_bottom :])
    return (
        tuple([tuple(frame.data(WIDTH)) for frame in t.stack]),
        (t.phase, t.pool, t.pushes, t.mana, t.token_mana, t.debt, t.vp_due),
        (t.wild_spent, t.buys, t.vale_buys, t.limit, p.vp, p.active, p.growth, p.bog),
        tuple(t.spirits),
        tuple(t.due),
        tuple(t.hidden_used),
        str(t.given) if t.given else "",
        tuple(sorted([f"{t.pending[i].name} {t.bound[i]}" for i in range(len(t.pending))])),
        tuple([card.key for card in p.field]),
        tuple(p.used),
        "" if p.on_deck is None else p.on_deck.key,
        tuple(deck),
        tuple(sorted([card.key for card in [*p.discard, *p.kept]])),
        tuple(sorted([f"{p.vales[i].name} {p.vale_marks[i]}" for i in range(len(p.vales))])),
        tuple([-1 if piece is None else piece.number for piece in t.commons]),
        tuple(t.soil),
    )

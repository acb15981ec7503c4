"""The decisions and tasks of this game: what they share, and what their moves are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valewright.kernel import decision as kernel
from valewright.kernel.decision import NO_VERB, Meaning, Verb
from valewright.kernel.engine import Frames
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.places import homes
from valewright.mystic.symbols import SLOTS, SPIRITS
from valewright.mystic.table import Table, card_at, leader_at, piece_of

# What a move can be about
SUBJECTS: Final = (
    "title",
    "slot",
    "piece",
    "place",
    "card",
    "after",
    "fits",
    "spirit",
    "seat",
    "n",
)
WIDTH: Final = 4  # numbers of a saved frame

Subjects = dict[str, Any]


class Task(kernel.Task):
    """Something that runs by itself."""

    def run(self, t: Table) -> None:
        raise NotImplementedError


class OnCard(Task):
    """A task about a card of the field."""

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def after_leaving(self, position: int) -> OnCard:
        """The task once the card at a position has left the field."""
        raise NotImplementedError


class Decision(kernel.Decision):
    """A choice of a seat.

    The verbs are by the kind of move; a decision names those that it has.
    """

    stop: ClassVar[Verb] = NO_VERB
    yes: ClassVar[Verb] = NO_VERB
    offer: ClassVar[Verb] = NO_VERB
    on_spirit: ClassVar[Verb] = NO_VERB
    on_card: ClassVar[Verb] = NO_VERB
    on_deck: ClassVar[Verb] = NO_VERB
    on_option: ClassVar[Verb] = NO_VERB
    push: ClassVar[Verb] = Verb("push", "push")
    take_vp: ClassVar[Verb] = Verb("take-vp", "take VP")
    evoke: ClassVar[Verb] = Verb("evoke", "evoke")
    spend_token: ClassVar[Verb] = Verb("spend-token", "spend token")
    buy_vp: ClassVar[Verb] = Verb("buy-vp", "buy 1 VP")
    upgrade: ClassVar[Verb] = Verb("upgrade", "upgrade")
    turn_back: ClassVar[Verb] = Verb("turn-back", "turn back")
    buy_vale: ClassVar[Verb] = Verb("buy-vale", "buy")
    use_vale: ClassVar[Verb] = Verb("use-vale", "use")
    use_text: ClassVar[Verb] = Verb("use-text", "use")

    def legal(self, t: Table) -> list[int]:
        raise NotImplementedError

    def play(self, t: Table, move: int) -> None:
        raise NotImplementedError

    def meaning(self, t: Table, move: int) -> Meaning:
        if move == mv.STOP:
            return Meaning(self.stop, self.stop.words, self.answered(t))
        if move == mv.YES:
            return Meaning(self.yes, self.yes.words, self.answered(t))
        if move < mv.YES:
            return self._plain(t, move)
        if move < mv.COMMONS:
            vale = t.display[move - mv.VALE]
            title = "" if vale is None else vale.name
            about = {"title": title, "place": place("vales", move - mv.VALE)}
            return Meaning(self.buy_vale, f"{self.buy_vale.words} {title}", about)
        if move < mv.SPIRIT:
            return self._offered(t, move)
        if move < mv.OWN_VALE:
            return self.spirit_meaning(move - mv.SPIRIT)
        if move < mv.CARD:
            return self._own_vale(t, move - mv.OWN_VALE)
        if move < mv.TEXT:
            return self.card_meaning(t, move - mv.CARD)
        if move < mv.OPTION:
            at = move - mv.TEXT
            return self._text(t, at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)
        return self.option_meaning(t, move - mv.OPTION)

    # What a decision may say of its own

    def answered(self, t: Table) -> Subjects:
        """What yes and no are about."""
        return {}

    def spirit_meaning(self, spirit: int) -> Meaning:
        name = SPIRITS[spirit]
        about = {"spirit": name, "place": place("spirit", spirit)}
        return Meaning(self.on_spirit, f"{self.on_spirit.words} {name}", about)

    def card_meaning(self, t: Table, position: int) -> Meaning:
        if position == mv.ON_DECK_AT:
            verb = self.on_deck
            return Meaning(verb, f"{verb.words} on-deck", card_subjects(t, self.seat, position))
        words = f"{self.on_card.words} {position + 1}"
        return Meaning(self.on_card, words, card_subjects(t, self.seat, position))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        """The meaning of a place in a short list."""
        raise NotImplementedError

    def homes(self, t: Table, piece: Piece) -> list[int] | None:
        """Where an advancement on offer could be sleeved, or None where it is not sleeved."""
        return homes(t, self.seat, piece)

    def price(self, t: Table, piece: Piece) -> int:
        """What an advancement on offer costs here."""
        return 0

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        about = meaning.subjects
        if move in (mv.UPGRADE, mv.TURN_BACK):
            card = t.players[self.seat].field[leader_at(t, self.seat)]
            about["after"] = t.book.turned(card).name
        elif mv.COMMONS <= move < mv.SPIRIT:
            piece = piece_of(t, move)
            positions = self.homes(t, piece)
            if positions is not None:
                about["n"] = self.price(t, piece)
                about["fits"] = [
                    {"index": k, "after": after_sleeving(t, self.seat, k, piece, False)}
                    for k in positions
                ]

    def aliases(self, t: Table, move: int) -> list[str]:
        """The same words without "/top" and the like, for people who leave them out."""
        return [without_slots(self.meaning(t, move).words)]

    def seen(self, t: Table) -> list[str]:
        """Cards that are shown to the seat alone while it decides, topmost first (MV-INFO-06)."""
        return []

    # What all decisions say alike

    def _plain(self, t: Table, move: int) -> Meaning:
        p = t.players[self.seat]
        if move == mv.PUSH:
            about = card_subjects(t, self.seat, mv.ON_DECK_AT)
            return Meaning(self.push, self.push.words, about)
        if move == mv.TAKE_VP:
            return Meaning(self.take_vp, self.take_vp.words, {"n": t.vp_due})
        if move == mv.EVOKE:
            if p.amulet is None:
                about = {"place": place("token", 0)}
                return Meaning(self.spend_token, self.spend_token.words, about)
            about = {"title": p.amulet.name, "place": place("token", 0)}
            return Meaning(self.evoke, f"{self.evoke.words} {p.amulet.name}", about)
        if move == mv.BUY_VP:
            return Meaning(self.buy_vp, self.buy_vp.words, {"n": 1})
        verb = self.upgrade if move == mv.UPGRADE else self.turn_back
        leader = p.leader
        if leader is None:
            return Meaning(verb, verb.words, {})
        about = card_subjects(t, self.seat, leader_at(t, self.seat))
        about["title"] = leader.name
        about["n"] = leader.upgrade_cost
        text = leader.upgraded.ability
        if move == mv.TURN_BACK and text is not None:
            about["n"] = text.cost
        return Meaning(verb, f"{verb.words} {leader.name}", about)

    def _offered(self, t: Table, move: int) -> Meaning:
        """An advancement that is bought, claimed, removed or stashed."""
        piece = piece_of(t, move)
        about = piece_subjects(piece)
        if move >= mv.SOIL:
            about["place"] = place("soil", move - mv.SOIL)
        else:
            about["place"] = place("commons", (move - mv.COMMONS) // 3)
        return Meaning(self.offer, f"{self.offer.words} {piece.name}", about)

    def _own_vale(self, t: Table, code: int) -> Meaning:
        vale = t.catalogue.usable[code]
        p = t.players[self.seat]
        about: Subjects = {"title": vale.name}
        for i in range(len(p.vales)):
            if p.vales[i] is vale and p.vale_marks[i] == 0:
                about["place"] = place("own_vales", i)
                break
        return Meaning(self.use_vale, f"{self.use_vale.words} {vale.name}", about)

    def _text(self, t: Table, position: int, which: int) -> Meaning:
        card = card_at(t, self.seat, position)
        about = card_subjects(t, self.seat, position)
        about["title"] = card.abilities[which].source
        for piece in card.visible:
            if piece.number == card.owners[which]:
                about.update(piece_subjects(piece))
        words = f"{self.use_text.words} {text_name(card, which)} on {position + 1}"
        return Meaning(self.use_text, words, about)


class YesNo(Decision):
    """Yes or no."""

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, mv.YES]


class Layering(YesNo):
    """Both texts run down the card: which of them lies on top."""

    name = "layer"
    stop = Verb("layer-under", "under")
    yes = Verb("layer-over", "over")

    def layered(self, t: Table) -> tuple[Piece, int]:
        """The piece that goes over or under a text, and the position of its card."""
        raise NotImplementedError

    def answered(self, t: Table) -> Subjects:
        piece, position = self.layered(t)
        return {**card_subjects(t, self.seat, position), **piece_subjects(piece)}

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        piece, position = self.layered(t)
        under = move == mv.STOP
        meaning.subjects["after"] = after_sleeving(t, self.seat, position, piece, under)


FRAMES: Final = Frames((Task, Decision))


def place(zone: str, index: int) -> Subjects:
    """What on the table one clicks."""
    return {"zone": zone, "index": index}


def piece_subjects(piece: Piece) -> Subjects:
    """An advancement for one slot."""
    return {"title": piece.advancement.name, "slot": SLOTS[piece.slot], "piece": piece.name}


def card_subjects(t: Table, seat: int, position: int) -> Subjects:
    """The card at a position: on deck, in the field, or borrowed behind it; numbered from 1."""
    p = t.players[seat]
    if position == mv.ON_DECK_AT and p.on_deck is not None:
        return {"place": place("on_deck", 0), "card": p.on_deck.name}
    n = len(p.field)
    zone = place("field", position) if position < n else place("borrowed", position - n)
    return {"place": zone, "card": card_at(t, seat, position).name, "n": position + 1}


def after_sleeving(t: Table, seat: int, position: int, piece: Piece, under: bool) -> str:
    """A field card as it would be with a piece in it."""
    return t.book.sleeved(t.players[seat].field[position], piece, under).name


def text_name(card: Card, which: int) -> str:
    """The piece whose text it is; copied texts say so."""
    owner = card.owners[which]
    for piece in card.visible:
        if piece.number == owner:
            return piece.name
    source = card.abilities[which].source
    return source if owner == -1 else f"copied {source} ({which + 1})"


def without_slots(text: str) -> str:
    """The same words without "/top" and the like."""
    for slot in SLOTS:
        text = text.replace(f"/{slot}", "")
    return text

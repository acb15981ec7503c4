"""A crafted card is a value: a base, what is sleeved in its slots, what is covered.

Cards are interned in a :class:`CardBook`, so equal cards of one game are the same object, and what
a card shows is worked out once. Effects that last for a turn (added guardians, cancelled decay,
copied texts) make another value of the same card; ``plain`` leads back. So does what a card has
behind it in this turn (texts used, symbols given) when it leaves the field: it is said by the card
itself, so that it goes where the card goes and two equal cards are never taken for each other.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.errors import BadData
from valewright.mystic import ability as ab
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import (
    BITS,
    ECLIPSE,
    ONE_CARD,
    OPEN,
    TAKEN,
    Catalogue,
    Leader,
    Piece,
)
from valewright.mystic.moves import TEXTS_PER_CARD
from valewright.mystic.symbols import (
    ANIMAL,
    DECAY,
    FOREST,
    GROWTH,
    GUARDIAN,
    MANA,
    SKY,
    VP,
    WILD,
    Symbols,
)

KEEP_DECAY: Final = 0
CANCEL_UNCURSED: Final = 1
CANCEL_ALL: Final = 2
CANCEL_WORDS: Final = ("", "no decay but Cursed Land's", "no decay")

BOOK_SIZE: Final = 4000

# What a card gives a harvest, source by source: whose it is (a piece's number, or one of these),
# then mana, animal, forest, sky, wild, Grassland's debt, blue VP. Spirits are as printed or as a
# text makes them, before Wind Whisperer.
Row = tuple[int, ...]
Outputs = tuple[Row, ...]
OWN_SIDE: Final = -1
COPIED: Final = -2
TWIN: Final = -3
ROW_MANA: Final = 1
ROW_ANIMAL: Final = 2
ROW_WILD: Final = 5
ROW_DEBT: Final = 6
ROW_VP: Final = 7
ROW_SIZE: Final = 8


class Card:
    """One sleeve and all that is in it. Build cards through a :class:`CardBook`."""

    # Plain Python is faster without a dictionary; compiled classes have none anyway
    __slots__ = (
        "_outputs", "abilities", "added_guardians", "after", "all_wild", "animal", "base",
        "blank", "cancel", "changed_from", "copied", "counters", "cursed_decay", "debt",
        "decay", "discard_mask", "doubled", "features", "forest", "gave", "gives_more", "growth",
        "guardian", "guardian_matters", "harvest_mask", "key", "leader", "level_1",
        "level_3", "mana", "mandatory_mask", "name", "net", "no_spoil", "on_deck_mask",
        "owners", "played_mask", "played_per_guardian", "printed", "printed_decay",
        "printed_symbols", "room", "sky", "spent", "spoiling_mask", "spots", "stacks",
        "stay_mask", "texts", "twin", "upgraded", "visible", "vp", "vp_end", "wild",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        base: str,
        leader: Leader | None,
        upgraded: bool,
        stacks: tuple[tuple[Piece, ...], tuple[Piece, ...], tuple[Piece, ...]],
        texts: tuple[Piece, ...],
        guardians: int,
        cancel: int,
        copied: tuple[Ability, ...],
        twin: Card | None,
    ) -> None:
        # What is asked for again and again comes first, so that it lies together in memory
        self.net: int = 0
        self.spots: int = 0
        self.room: int = 0
        self.gives_more: bool = False  # to a harvest than mana
        self.no_spoil: bool = False
        self.mana: int = 0
        self.animal: int = 0
        self.forest: int = 0
        self.sky: int = 0
        self.wild: int = 0
        self.debt: int = 0
        self.vp: int = 0
        self.played_mask: int = 0
        self.harvest_mask: int = 0
        self.mandatory_mask: int = 0
        self.discard_mask: int = 0
        self.stay_mask: int = 0
        self.spoiling_mask: int = 0
        self.on_deck_mask: int = 0
        self.changed_from: Card | None = None  # set while an effect of the turn lasts
        self.spent: int = 0  # texts used in this turn, on a card that left the field
        self.gave: Outputs = ()  # what it gave in this harvest, likewise
        self.after: dict[int, Card] | None = None  # by what is sleeved
        self.features: bytes = b""  # for observations, as soon as they are known
        self.counters: bytes = b""  # likewise
        self.abilities: tuple[Ability, ...] = ()
        self.owners: tuple[int, ...] = ()
        self.played_per_guardian: int = 0
        self.guardian_matters: bool = False
        self.name = name
        self.key = name  # the name, and what the card has behind it in this turn
        self.base = base
        self.leader = leader
        self.upgraded = upgraded
        self.stacks = stacks
        self.texts = texts
        self.added_guardians = guardians
        self.cancel = cancel
        self.copied = copied
        self.twin = twin
        self._outputs: Outputs | None = None
        self.cursed_decay: int = 0
        self.level_1: int = 0
        self.visible: tuple[Piece, ...] = tuple([stack[-1] for stack in stacks if stack])
        self.blank = leader is None and not self.visible
        self._find_texts()
        self._count_symbols()
        self._find_places()
        self._sort_texts()

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import card_svg

        return card_svg(self)

    @property
    def plain(self) -> Card:
        """The card without effects of the turn."""
        return self if self.changed_from is None else self.changed_from

    def counts(self) -> Symbols:
        """What the card counts for now, symbol by symbol."""
        spirits = (self.animal, self.forest, self.sky, self.wild)
        return (self.mana, self.decay, self.growth, self.guardian, self.vp, *spirits)

    def all_vp_end(self) -> int:
        """The VP that it is worth at the end, those of a leader's side included."""
        leader = self.leader
        if leader is None:
            return self.vp_end
        return self.vp_end + (leader.upgraded if self.upgraded else leader.start).vp_end

    def _find_texts(self) -> None:
        """The texts in force: long-wise ones only where they are topmost (MV-SLEEVE-07)."""
        found: list[Ability] = []
        owners: list[int] = []
        if self.leader is not None:
            side = self.leader.upgraded if self.upgraded else self.leader.start
            if side.ability is not None:
                found.append(side.ability)
                owners.append(OWN_SIDE)
        top: Piece | None = self.texts[-1] if self.texts else None
        for piece in self.visible:
            if piece.ability is not None and (not piece.longwise or piece is top):
                found.append(piece.ability)
                owners.append(piece.number)
        for text in self.copied:
            found.append(text)
            owners.append(COPIED)
        if self.twin is not None:
            for text in self.twin.abilities:
                found.append(text)
                owners.append(TWIN)
        if found:
            self.abilities = tuple(found)
            self.owners = tuple(owners)

    def _count_symbols(self) -> None:
        """Printed symbols, then texts, in the order of MV-DECIDE-56."""
        s = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        cursed = 0
        low_levels = 0
        vp_end = 0
        high_levels = 0
        for stack in self.stacks:
            for piece in stack:
                if piece.level == 3:
                    high_levels += 1
        for piece in self.visible:
            add_symbols(s, piece.symbols)
            if piece.cursed:
                cursed += piece.symbols[DECAY]
            if piece.level == 1:
                low_levels += 1
            vp_end += piece.vp_end
        if self.leader is not None:
            side = self.leader.upgraded if self.upgraded else self.leader.start
            add_symbols(s, side.symbols)
        self.printed_decay = s[DECAY]
        shown = 0
        for n in s:
            shown += n
        self.printed_symbols = shown - s[VP]
        self.vp_end = vp_end
        self.level_3 = high_levels
        if self.twin is not None:
            twin = self.twin
            add_symbols(s, twin.printed)
            cursed += twin.cursed_decay
            low_levels += twin.level_1
            s[GUARDIAN] += twin.added_guardians
        self.printed: Symbols = tuple(s)
        self.cursed_decay = cursed
        self.level_1 = low_levels

        guardians = s[GUARDIAN] + self.added_guardians
        for text in self.abilities:
            if text.do == ab.GUARDIAN_PER_LEVEL_1:
                guardians += text.amount * low_levels
        s[GUARDIAN] = guardians
        doubled = 1
        cap = -1
        debt = 0
        wild = False
        no_spoil = False
        for text in self.abilities:
            if text.do == ab.PER_GUARDIAN:
                s[text.what] += text.amount * guardians
            elif text.do == ab.SPIRITS_AT_GUARDIANS:
                if guardians >= text.start:
                    s[ANIMAL] += text.amount
                    s[FOREST] += text.amount
                    s[SKY] += text.amount
            elif text.do == ab.ALL_WILD:
                wild = True
            elif text.do == ab.DECAY_CAP:
                cap = text.amount if cap < 0 else min(cap, text.amount)
            elif text.do == ab.DOUBLE_VP:
                doubled *= 2
            elif text.do == ab.LOSE_MANA:
                debt += text.amount
            elif text.do == ab.NO_SPOIL:
                no_spoil = True
        self.all_wild = wild
        if wild:
            s[WILD] += s[ANIMAL] + s[FOREST] + s[SKY]
            s[ANIMAL] = s[FOREST] = s[SKY] = 0
        decay = s[DECAY]
        if self.cancel == CANCEL_ALL:
            decay = 0
        elif self.cancel == CANCEL_UNCURSED:
            decay = cursed
        if 0 <= cap < decay:
            decay = cap
        self.mana = s[MANA]
        self.decay = decay
        self.growth = s[GROWTH]
        self.net = decay - s[GROWTH]
        self.guardian = guardians
        self.vp = s[VP] * doubled
        self.animal = s[ANIMAL]
        self.forest = s[FOREST]
        self.sky = s[SKY]
        self.wild = s[WILD]
        self.doubled = doubled
        self.debt = debt
        self.no_spoil = no_spoil
        spirits = self.animal or self.forest or self.sky or self.wild
        self.gives_more = bool(spirits or self.debt or self.vp)

    def outputs(self) -> Outputs:
        """What the card gives a harvest, source by source; sources that give nothing left out."""
        found = self._outputs
        if found is None:
            found = self._find_outputs()
            self._outputs = found
        return found

    def _find_outputs(self) -> Outputs:
        rows: dict[int, list[int]] = {}
        for piece in self.visible:
            self._add_printed(rows, piece.number, piece.symbols)
        if self.leader is not None:
            side = self.leader.upgraded if self.upgraded else self.leader.start
            self._add_printed(rows, OWN_SIDE, side.symbols)
        if self.twin is not None:
            self._add_printed(rows, TWIN, self.twin.printed)
        for i in range(len(self.abilities)):
            text = self.abilities[i]
            row = _row(rows, self.owners[i])
            if text.do == ab.PER_GUARDIAN:
                made = text.amount * self.guardian
                if text.what == MANA:
                    row[ROW_MANA] += made
                elif text.what == VP:
                    row[ROW_VP] += made * self.doubled
                elif ANIMAL <= text.what <= WILD:
                    row[ROW_ANIMAL + text.what - ANIMAL] += made
            elif text.do == ab.SPIRITS_AT_GUARDIANS:
                if self.guardian >= text.start:
                    for k in range(3):
                        row[ROW_ANIMAL + k] += text.amount
            elif text.do == ab.LOSE_MANA:
                row[ROW_DEBT] += text.amount
        return tuple([tuple(rows[owner]) for owner in sorted(rows) if any(rows[owner][1:])])

    def _add_printed(self, rows: dict[int, list[int]], owner: int, symbols: Symbols) -> None:
        row = _row(rows, owner)
        row[ROW_MANA] += symbols[MANA]
        row[ROW_VP] += symbols[VP] * self.doubled
        for k in range(4):
            row[ROW_ANIMAL + k] += symbols[ANIMAL + k]

    def _find_places(self) -> None:
        if self.leader is not None:
            return
        room = ONE_CARD
        spots = 0
        for slot in range(3):
            stack = self.stacks[slot]
            if stack and not stack[-1].eclipse:
                spots |= TAKEN << slot
            else:
                spots |= (ECLIPSE if stack else OPEN) << slot
                room += 1 << BITS * slot
        self.spots = spots
        self.room = room

    def _sort_texts(self) -> None:
        """Bit masks over ``abilities`` by moment, so that a phase finds its texts at once.

        Only the first six texts have moves; a seventh takes a copied Guilduin on a full card.
        """
        if not self.abilities:
            return
        masks = [0] * len(ab.MOMENTS)
        for i in range(min(len(self.abilities), TEXTS_PER_CARD)):
            masks[self.abilities[i].when] |= 1 << i
        self.played_mask = masks[ab.PLAYED]
        self.harvest_mask = masks[ab.HARVEST]
        for i in range(len(self.abilities)):
            text = self.abilities[i]
            if text.do == ab.LOSE_MANA:
                self.harvest_mask &= ~(1 << i)
            elif self.harvest_mask >> i & 1 and not text.optional:
                self.mandatory_mask |= 1 << i
            elif self.played_mask >> i & 1 and text.per == ab.PER_GUARDIAN_HERE:
                self.played_per_guardian |= 1 << i
        self.spoiling_mask = masks[ab.SPOILING]
        self.on_deck_mask = masks[ab.ON_DECK]
        self.discard_mask = masks[ab.DISCARD]
        self.stay_mask = masks[ab.SPOILED]
        for text in self.abilities:
            if text.do == ab.PER_GUARDIAN and text.what == GROWTH:
                self.guardian_matters = True

    def takes(self, piece: Piece) -> bool:
        """Whether the piece may be sleeved here: an open slot, over an eclipse piece, or, as an
        eclipse piece, under whatever is there (MV-ECLIPSE-03)."""
        return self.spots & piece.spots != 0

    def open_for(self, piece: Piece) -> bool:
        """Whether the piece's slot is open, with nothing above or below."""
        return self.spots & OPEN << piece.slot != 0

    def has_longwise_text(self, piece: Piece) -> bool:
        """Whether a long-wise text would meet the piece's own, both showing."""
        if piece.eclipse and not self.open_for(piece):
            return False
        for other in self.texts:
            if other.slot != piece.slot:
                return True
        return False


def add_symbols(total: list[int], symbols: Symbols) -> None:
    for k, n in enumerate(symbols):
        if n:
            total[k] += n


def _row(rows: dict[int, list[int]], owner: int) -> list[int]:
    row = rows.get(owner)
    if row is None:
        row = [owner, 0, 0, 0, 0, 0, 0, 0]
        rows[owner] = row
    return row


def _name(
    base: str,
    stacks: tuple[tuple[Piece, ...], tuple[Piece, ...], tuple[Piece, ...]],
    texts: tuple[Piece, ...],
) -> str:
    """Covered pieces from below, then visible ones, then long-wise ones, the topmost last."""
    words = [base]
    for stack in stacks:
        for k in range(len(stack) - 1):
            words.append(stack[k].name)
    for stack in stacks:
        if stack:
            top = stack[-1]
            if not top.printed and not (top.longwise and top in texts):
                words.append(top.name)
    for piece in texts:
        words.append(piece.name)
    return " + ".join(words)


class CardBook:
    """The cards of one or more games: makes each distinct card once."""

    def __init__(self, cat: Catalogue) -> None:
        self.catalogue = cat
        self.cards: dict[str, Card] = {}
        self._deck: list[Card] = []

    def deck(self) -> list[Card]:
        """The cards that everybody begins with."""
        if not self._deck:
            self._deck = [self.base(name) for name in self.catalogue.deck]
        return self._deck[:]

    def base(self, name: str) -> Card:
        """A starting card: Blank, or one with a printed advancement."""
        card = self.cards.get(name)
        if card is None:
            printed = self.catalogue.bases[name]
            if printed is None:
                card = self._make(name, None, False, ((), (), ()), ())
            else:
                s0 = (printed,) if printed.slot == 0 else ()
                s1 = (printed,) if printed.slot == 1 else ()
                s2 = (printed,) if printed.slot == 2 else ()
                card = self._make(name, None, False, (s0, s1, s2), ())
        return card

    def leader(self, leader: Leader, upgraded: bool) -> Card:
        """A leader in its sleeve, showing one side."""
        name = f"{leader.name} upgraded" if upgraded else leader.name
        card = self.cards.get(name)
        if card is None:
            card = self._make(name, leader, upgraded, ((), (), ()), ())
        return card

    def _make(
        self,
        base: str,
        leader: Leader | None,
        upgraded: bool,
        stacks: tuple[tuple[Piece, ...], tuple[Piece, ...], tuple[Piece, ...]],
        texts: tuple[Piece, ...],
    ) -> Card:
        name = _name(base, stacks, texts)
        card = self.cards.get(name)
        if card is None:
            card = Card(name, base, leader, upgraded, stacks, texts, 0, KEEP_DECAY, (), None)
            self.cards[name] = card
        return card

    def sleeved(self, card: Card, piece: Piece, under: bool) -> Card:
        """The card with the piece in it; ``under`` puts a long-wise text beneath the others."""
        code = piece.number * 2 + (1 if under else 0)
        after = card.after
        if after is None:
            after = {}
            card.after = after
        found = after.get(code)
        if found is not None:
            return found
        plain = card.plain
        old = plain.stacks[piece.slot]
        texts = plain.texts
        if piece.eclipse and old:  # never over another piece (MV-ECLIPSE-04)
            made = self._restacked(plain, piece.slot, (piece, *old), texts)
        else:
            if piece.longwise:
                texts = (piece, *texts) if under else (*texts, piece)
            made = self._restacked(plain, piece.slot, (*old, piece), texts)
        made = self._changed_like(made, card)
        after[code] = made
        return made

    def _restacked(
        self, plain: Card, slot: int, stack: tuple[Piece, ...], texts: tuple[Piece, ...]
    ) -> Card:
        """The card with another stack in one slot; a covered text has no place among the texts."""
        stacks = plain.stacks
        stacks = (
            stack if slot == 0 else stacks[0],
            stack if slot == 1 else stacks[1],
            stack if slot == 2 else stacks[2],
        )
        shown = texts
        if texts:
            shown = tuple([p for p in texts if stacks[p.slot] and p is stacks[p.slot][-1]])
        return self._make(plain.base, plain.leader, plain.upgraded, stacks, shown)

    def without(self, card: Card, piece: Piece) -> Card:
        """The card with one sleeved piece taken out; a long-wise text that this bares is lowest."""
        plain = card.plain
        old = plain.stacks[piece.slot]
        at = old.index(piece)
        stack = (*old[:at], *old[at + 1 :])
        texts = plain.texts
        if stack and stack[-1] is not old[-1] and stack[-1].longwise:
            texts = (stack[-1], *texts)
        return self._changed_like(self._restacked(plain, piece.slot, stack, texts), card)

    def turned(self, card: Card) -> Card:
        """The leader card showing its other side; effects of the turn stay on it."""
        leader = card.plain.leader
        if leader is None:
            return card
        return self._changed_like(self.leader(leader, not card.plain.upgraded), card)

    def _changed_like(self, made: Card, card: Card) -> Card:
        if card is card.plain:
            return made
        return self.changed(made, card.added_guardians, card.cancel, card.copied, card.twin)

    def changed(
        self,
        card: Card,
        guardians: int,
        cancel: int,
        copied: tuple[Ability, ...],
        twin: Card | None,
    ) -> Card:
        """The same card under effects that last for a turn."""
        plain = card.plain
        words: list[str] = []
        if guardians:
            words.append(f"+{guardians} guardians")
        if cancel:
            words.append(CANCEL_WORDS[cancel])
        for text in copied:
            words.append(f"text of {text.source}")
        if twin is not None:
            words.append(f"copy of ({twin.name})")
        name = f"{plain.name} [{'; '.join(words)}]" if words else plain.name
        if not card.spent and not card.gave:
            if not words:
                return plain
            key = name
        else:
            key = f"{name} {_behind(card.spent, card.gave)}"
        made = self.cards.get(key)
        if made is None:
            made = self._variant(plain, name, key, guardians, cancel, copied, twin)
            made.spent = card.spent
            made.gave = card.gave
        return made

    def _variant(
        self,
        plain: Card,
        name: str,
        key: str,
        guardians: int,
        cancel: int,
        copied: tuple[Ability, ...],
        twin: Card | None,
    ) -> Card:
        made = Card(
            name,
            plain.base,
            plain.leader,
            plain.upgraded,
            plain.stacks,
            plain.texts,
            guardians,
            cancel,
            copied,
            twin,
        )
        made.changed_from = plain
        made.key = key
        self.cards[key] = made
        return made

    def leaving(self, plain: Card, spent: int, gave: Outputs) -> Card:
        """A plain card with what it has behind it in this turn."""
        if not spent and not gave:
            return plain
        key = f"{plain.name} {_behind(spent, gave)}"
        made = self.cards.get(key)
        if made is None:
            made = self._variant(plain, plain.name, key, 0, KEEP_DECAY, (), None)
            made.spent = spent
            made.gave = gave
        return made

    def entering(self, card: Card) -> Card:
        """The card as it lies in the field, where others keep what it has behind it."""
        if not card.spent and not card.gave:
            return card
        return self._changed_like(card.plain, card)

    def rested(self, card: Card) -> Card:
        """The card without effects of the turn, but with what it has behind it."""
        return self.leaving(card.plain, card.spent, card.gave)

    def guarded(self, card: Card, more: int) -> Card:
        """The card with more guardians for this turn."""
        return self.changed(card, card.added_guardians + more, card.cancel, card.copied, card.twin)

    def cancelled(self, card: Card, cancel: int) -> Card:
        """The card with decay cancelled for this turn."""
        return self.changed(
            card, card.added_guardians, max(cancel, card.cancel), card.copied, card.twin
        )

    def taught(self, card: Card, text: Ability) -> Card:
        """The card with one more text for this turn."""
        return self.changed(
            card, card.added_guardians, card.cancel, (*card.copied, text), card.twin
        )

    def twinned(self, card: Card, twin: Card) -> Card:
        """The card also having all symbols and texts of another for this turn."""
        return self.changed(card, card.added_guardians, card.cancel, card.copied, twin)

    def named(self, name: str) -> Card:
        """The card a person wrote, such as ``Blank + Dawnsinger/top + Stag/middle``.

        Pieces are put in from the left: a later piece lies over an eclipse piece in its slot, an
        eclipse piece under any other, and the last long-wise text is the one that works.
        """
        text = name.strip()
        found = self.cards.get(text)
        if found is not None:
            return found
        if text.endswith("}") and " {" in text:
            return self._named_behind(text)
        if text.endswith("]") and " [" in text:
            return self._named_changed(text)
        words = [word.strip() for word in text.split(" + ")]
        card = self._named_base(words[0], name)
        for word in words[1:]:
            piece = self.catalogue.pieces.get(word)
            if piece is None:
                raise BadData(f"card {name!r}: {self._why_no_piece(word)}")
            if not card.takes(piece):
                raise BadData(
                    f"card {name!r}: {piece.name} has no place; its slot is taken on {card.name}"
                )
            card = self._laid(card, piece)
        return card

    def _laid(self, card: Card, piece: Piece) -> Card:
        """The card with a piece over the eclipse pieces in its slot, however it came there."""
        old = card.stacks[piece.slot]
        if not old or old[-1].eclipse:
            texts = (*card.texts, piece) if piece.longwise else card.texts
            return self._restacked(card, piece.slot, (*old, piece), texts)
        return self._restacked(card, piece.slot, (*old[:-1], piece, old[-1]), card.texts)

    def _why_no_piece(self, word: str) -> str:
        title = word.split("/", maxsplit=1)[0]
        if title in self.catalogue.advancements:
            return f"{word!r} needs a slot: {title}/top, {title}/middle or {title}/bottom"
        return f"there is no advancement {word!r}"

    def _named_base(self, word: str, name: str) -> Card:
        if word in self.catalogue.bases:
            return self.base(word)
        upgraded = word.endswith(" upgraded")
        leader = self.catalogue.leaders.get(word[: -len(" upgraded")] if upgraded else word)
        if leader is not None:
            return self.leader(leader, upgraded)
        known = ", ".join(("Blank", "Cursed Land/top", "Fertile Soil/top", "a leader's name"))
        raise BadData(f"card {name!r}: a card starts with a base ({known} ...), not {word!r}")

    def _named_changed(self, text: str) -> Card:
        at = text.index(" [")
        plain = self.named(text[:at])
        guardians = 0
        cancel = KEEP_DECAY
        copied: tuple[Ability, ...] = ()
        twin: Card | None = None
        rest = text[at + 2 : -1]
        if "copy of (" in rest:
            start = rest.index("copy of (")
            twin = self.named(rest[start + len("copy of (") : -1])
            rest = rest[:start].rstrip("; ")
        for word in rest.split("; ") if rest else []:
            if word.startswith("+"):
                guardians = int(word.split(" ")[0])
            elif word in CANCEL_WORDS:
                cancel = CANCEL_WORDS.index(word)
            elif word.startswith("text of ") and word[8:] in self.catalogue.texts:
                copied = (*copied, self.catalogue.texts[word[8:]])
            else:
                raise BadData(f"card {text!r}: cannot read {word!r}")
        return self.changed(plain, guardians, cancel, copied, twin)

    def _named_behind(self, text: str) -> Card:
        at = text.rindex(" {")
        card = self.named(text[:at])
        spent = 0
        gave: list[Row] = []
        try:
            for word in text[at + 2 : -1].split("; "):
                numbers = tuple([int(n) for n in word.split(" ")[1:]])
                if word.startswith("used "):
                    spent = numbers[0]
                elif word.startswith("gave ") and len(numbers) == ROW_SIZE:
                    gave.append(numbers)
                else:
                    raise ValueError(word)
        except ValueError as error:
            raise BadData(f"card {text!r}: cannot read {text[at + 1 :]!r}") from error
        made = self.leaving(card.plain, spent, tuple(gave))
        return self.changed(made, card.added_guardians, card.cancel, card.copied, card.twin)


def _behind(spent: int, gave: Outputs) -> str:
    """What a card has behind it in this turn, for its key."""
    words = [f"used {spent}"] if spent else []
    words += ["gave " + " ".join([str(n) for n in row]) for row in gave]
    return "{" + "; ".join(words) + "}"


_books: dict[str, CardBook] = {}


def book_for(cat: Catalogue) -> CardBook:
    """The book for new games of a catalogue; a full one is left to the games that hold it."""
    book = _books.get(cat.source)
    if book is None or book.catalogue is not cat or len(book.cards) > BOOK_SIZE:
        book = CardBook(cat)
        _books[cat.source] = book
    return book

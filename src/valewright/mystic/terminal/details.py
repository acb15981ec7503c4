"""What one can ask to see: a card, the unseen cards, the piles, the final count."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from valewright.mystic import State
from valewright.mystic.catalogue import Advancement, Amulet, Catalogue, Leader, Side, Vale
from valewright.mystic.planting import SPOIL_LIMIT
from valewright.mystic.symbols import SLOTS
from valewright.mystic.terminal.fields import status, vales_line, whole_field
from valewright.mystic.terminal.glyphs import Glyphs
from valewright.mystic.terminal.moves import percent
from valewright.mystic.terminal.said import card_words, full_text
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal import layout
from valewright.terminal.layout import all_of, labelled
from valewright.words import Words


class CardDetails:
    """Everything printed on components, in words."""

    def __init__(self, cat: Catalogue, words: Words) -> None:
        self.catalogue = cat
        self.words = words
        self.glyphs = Glyphs(words)

    def lines(self, asked: str) -> list[Text]:
        """The component that is called so, or else so in English, or all whose names contain it."""
        wanted = " ".join(asked.split()).casefold().partition("/")[0]
        cat = self.catalogue
        ids = [*cat.advancements, *cat.vales, *cat.leaders, *cat.amulets]
        forms = {name: (self.words.card_name(name).casefold(), name.casefold()) for name in ids}
        found = (
            [name for name in ids if forms[name][0] == wanted]
            or [name for name in ids if forms[name][1] == wanted]
            or [name for name in ids if wanted and any(wanted in form for form in forms[name])]
        )
        if not found:
            return [Text(self.words.say("mystic-no-card", asked=asked))]
        return [line for name in found for line in self._component(name)]

    def _component(self, name: str) -> list[Text]:
        cat = self.catalogue
        if name in cat.advancements:
            return self._advancement(cat.advancements[name])
        if name in cat.vales:
            return self._vale(cat.vales[name])
        if name in cat.leaders:
            return self._leader(cat.leaders[name])
        amulet = cat.amulets[name]
        return [self._head(amulet, "amulet"), *_text(full_text(self.words, amulet.ability))]

    def _head(self, component: Advancement | Vale | Leader | Amulet, kind: str, *more: str) -> Text:
        """The name, the kind, what else there is to say, and the set."""
        facts = [self.words.say(f"shell-kind-{kind}"), *more]
        facts.append(self.words.say(f"set-{component.set}"))
        head = Text(self.words.card_name(component.name), "bold")
        return head.append(f"  {', '.join(facts)}", "not bold")

    def _advancement(self, a: Advancement) -> list[Text]:
        more = [self.words.say("table-level", n=a.level)]
        if a.eclipse or a.longwise:
            more.append(self.words.say("symbol-eclipse" if a.eclipse else "symbol-longwise"))
        slots = ", ".join(self.words.say("slot", slot=SLOTS[slot]) for slot in a.slots)
        cost = labelled(self.words, self.words.say("mystic-head-cost"), str(a.cost))
        places = labelled(self.words, self.words.say("mystic-head-slots"), slots)
        line = Text(f"     {cost}  {places}  ").append(self.glyphs.symbols(a.symbols, a.vp_end))
        text = full_text(self.words, a.ability)
        return [self._head(a, "advancement", *more), line, *_text(text)]

    def _vale(self, vale: Vale) -> list[Text]:
        label = labelled(self.words, self.words.say("mystic-head-cost"), "")
        line = Text(f"     {label}").append(self.glyphs.spirits(vale.cost))
        if vale.vp_end:
            line.append(f"  ({self.words.say('amount-vp-end', n=vale.vp_end)})")
        head = self._head(vale, "vale", self.words.say("table-level", n=vale.level))
        return [head, line, *_text(full_text(self.words, vale.ability))]

    def _leader(self, leader: Leader) -> list[Text]:
        title = self.words.card_text(leader.name, leader.title, "title")
        upgrade = self.words.say("mystic-upgraded-for", n=leader.upgrade_cost)
        return [
            self._head(leader, "leader", title),
            *self._side(self.words.say("starting-side"), leader.start),
            *self._side(upgrade, leader.upgraded),
        ]

    def _side(self, title: str, side: Side) -> list[Text]:
        line = Text(f"     {title}  ").append(self.glyphs.symbols(side.symbols, side.vp_end))
        return [line, *_text(full_text(self.words, side.ability))]


def _text(text: str) -> list[Text]:
    return [Text(f"     {text}")] if text else []


def _pile(sheet: Sheet, counts: dict[str, int]) -> list[Text]:
    """Cards with their numbers, in the order of their names."""
    lines: list[Text] = []
    for name, n in counts.items():
        line = Text(f"  {n:>2} x {sheet.card_words(name)}  ")
        lines.append(line.append(sheet.glyphs.shown(sheet.card(name))))
    return lines or [Text(f"     {sheet.say('table-pile-empty')}")]


def odds_details(sheet: Sheet) -> list[Text]:
    """Which of the unseen cards would spoil the field when revealed by the next push."""
    me = sheet.view["me"]
    bad, of = me["spoil_odds"]
    decay = int(sheet.mine["net_decay"])
    lines = [Text(sheet.say("hint-spoil-odds", percent=percent(bad, of)), "bold")]
    lines.append(Text(sheet.say("mystic-net-decay", n=decay, limit=SPOIL_LIMIT)))
    if not me["deck"] and me["discard"]:
        lines.append(Text(sheet.say("mystic-deck-empty")))
    spoils = sheet.say("mystic-spoils")
    for name, n in next_cards(sheet).items():
        card = sheet.card(name)
        bad_card = decay + card.net >= SPOIL_LIMIT and not card.no_spoil
        mark = (spoils if bad_card else "").ljust(len(spoils) + 2)
        line = Text(f"  {n:>2} x ").append(mark, "bright_red")
        lines.append(line.append(f"{sheet.card_words(name)}  ").append(sheet.glyphs.shown(card)))
    lines.append(Text(sheet.say("mystic-odds-ignore"), "dim"))
    return lines


def next_cards(sheet: Sheet) -> dict[str, int]:
    """The cards one of which comes next, as far as the owner knows."""
    me = sheet.view["me"]
    if not me["deck"]:
        return dict(me["discard"])
    if me["deck_top"]:
        return {me["deck_top"][0]: 1}
    left = dict(me["deck"])
    if len(me["deck_bottom"]) < me["deck_size"]:
        for name in me["deck_bottom"]:
            left[name] -= 1
        return {name: n for name, n in left.items() if n}
    return {me["deck_bottom"][-1]: 1}


def look(sheet: Sheet) -> list[Text]:
    """One's own discard pile and what is left in the deck."""
    me = sheet.view["me"]
    lines = [_counted(sheet, "table-deck-holds", me["deck_size"]), *_pile(sheet, me["deck"])]
    for known, message in (("deck_top", "table-known-top"), ("deck_bottom", "table-known-bottom")):
        if me[known]:
            cards = "; ".join(sheet.card_words(name) for name in me[known])
            lines.append(Text(f"     {sheet.words.say(message, cards=cards)}"))
    lines.append(_counted(sheet, "table-discard-holds", sum(me["discard"].values())))
    return lines + _pile(sheet, me["discard"])


def _counted(sheet: Sheet, message: str, n: int) -> Text:
    return Text(labelled(sheet.words, sheet.words.say(message), str(n)), "bold")


def look_at(sheet: Sheet, seat: int) -> list[Text]:
    """Another seat's field card by card, and its cards out of sight."""
    p = sheet.view["players"][seat]
    lines = whole_field(sheet, seat, sheet.say("table-field-of", who=sheet.names[seat]))
    lines.append(Text("     " + status(sheet, seat)))
    if p["vales"]:
        lines.append(Text(vales_line(sheet, seat)))
    lines.append(Text(sheet.say("table-hidden-holds", who=sheet.names[seat]), "bold"))
    return lines + _pile(sheet, p["hidden"])


def final_count(state: State, names: Sequence[str], width: int, words: Words) -> list[Text]:
    """Everyone's score line by line, the totals, and who has won."""
    lines = [
        [(_score_words(words, kind, name), vp) for kind, name, vp in state.score_lines(seat)]
        for seat in range(state.players)
    ]
    counted = layout.final_count(names, lines, state.scores(), width, words)
    return [*counted, Text(outcome(state, names, words), "bold bright_green")]


def _score_words(words: Words, kind: str, name: str) -> str:
    if kind == "tokens":
        return words.say("score-tokens")
    if kind == "card":
        return card_words(words, name)
    return labelled(words, words.say(f"shell-kind-{kind}"), card_words(words, name))


def outcome(state: State, names: Sequence[str], words: Words) -> str:
    """Who has won, and how a tie was broken or shared."""
    winners, scores = state.winners(), state.scores()
    best = scores[winners[0]]
    tied = [seat for seat in range(state.players) if scores[seat] == best]
    if len(winners) > 1:
        return words.say("mystic-shared", who=all_of(words, [names[w] for w in winners]), n=best)
    message = "mystic-won" if len(tied) == 1 else "mystic-won-tie"
    return words.say(message, who=names[winners[0]], n=best)

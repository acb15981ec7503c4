"""What one can ask to see: a card, the unseen cards, the piles, the final count."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from valewright.mystic import State
from valewright.mystic.catalogue import Advancement, Catalogue, Leader, Side, Vale
from valewright.mystic.planting import SPOIL_LIMIT
from valewright.mystic.symbols import SETS, SLOTS
from valewright.mystic.terminal.fields import status, whole_field
from valewright.mystic.terminal.glyphs import full_text, shown, spirits, symbols
from valewright.mystic.terminal.moves import percent
from valewright.mystic.terminal.sheet import Sheet

SET_TITLES = dict(
    zip(SETS, ("Base game", "Vale of Magic", "Vale of the Wild", "Mana Storm"), strict=True)
)


def card_details(cat: Catalogue, asked: str) -> list[Text]:
    """Everything printed on the component of that name, or on all whose names begin so."""
    wanted = " ".join(asked.split()).casefold().partition("/")[0]
    kinds = (cat.advancements, cat.vales, cat.leaders, cat.amulets)
    names = [name for kind in kinds for name in kind]
    found = [name for name in names if name.casefold() == wanted]
    found = found or [name for name in names if wanted and wanted in name.casefold()]
    if not found:
        return [
            Text(f"There is no card {asked!r}. `card WORD` finds all names that contain the word.")
        ]
    lines: list[Text] = []
    for name in found:
        lines.extend(_component(cat, name))
    return lines


def _component(cat: Catalogue, name: str) -> list[Text]:
    if name in cat.advancements:
        return _advancement(cat.advancements[name])
    if name in cat.vales:
        return _vale(cat.vales[name])
    if name in cat.leaders:
        return _leader(cat.leaders[name])
    amulet = cat.amulets[name]
    head = Text(name, "bold").append(f"  amulet, {SET_TITLES[amulet.set]}", "not bold")
    return [head, Text(f"     {amulet.ability.text}")]


def _advancement(a: Advancement) -> list[Text]:
    head = Text(a.name, "bold").append(f"  advancement, level {a.level}, ", "not bold")
    slots = ", ".join(SLOTS[slot] for slot in a.slots)
    nature = " (eclipse)" if a.eclipse else " (long-wise)" if a.longwise else ""
    head.append(f"{SET_TITLES[a.set]}{nature}", "not bold")
    line = Text(f"     cost {a.cost}  slots {slots}  ").append(symbols(a.symbols, a.vp_end))
    return [head, line, *_text(full_text(a.ability))]


def _vale(vale: Vale) -> list[Text]:
    head = Text(vale.name, "bold")
    head.append(f"  vale, level {vale.level}, {SET_TITLES[vale.set]}", "not bold")
    line = Text("     cost ").append(spirits(vale.cost))
    if vale.vp_end:
        line.append(f"  ({vale.vp_end}) VP at the end")
    return [head, line, *_text(full_text(vale.ability))]


def _leader(leader: Leader) -> list[Text]:
    head = Text(leader.name, "bold")
    head.append(f"  {leader.title}, leader, {SET_TITLES[leader.set]}", "not bold")
    return [
        head,
        *_side("start", leader.start),
        *_side(f"upgraded for {leader.upgrade_cost} mana", leader.upgraded),
    ]


def _side(title: str, side: Side) -> list[Text]:
    line = Text(f"     {title}  ").append(symbols(side.symbols, side.vp_end))
    return [line, *_text(full_text(side.ability))]


def _text(text: str) -> list[Text]:
    return [Text(f"     {text}")] if text else []


def _pile(sheet: Sheet, counts: dict[str, int]) -> list[Text]:
    """Cards with their numbers, in the order of their names."""
    lines: list[Text] = []
    for name, n in counts.items():
        lines.append(Text(f"  {n:>2} x {name}  ").append(shown(sheet.card(name))))
    return lines or [Text("     none")]


def odds_details(sheet: Sheet) -> list[Text]:
    """Which of the unseen cards would spoil the field when revealed by the next push."""
    me = sheet.view["me"]
    bad, of = me["spoil_odds"]
    decay = int(sheet.mine["net_decay"])
    lines = [Text(f"The next push has a {percent(bad, of)} chance to spoil.", "bold")]
    lines.append(Text(f"Decay minus growth is now {decay}; you spoil at {SPOIL_LIMIT}."))
    if not me["deck"] and me["discard"]:
        lines.append(Text("Your deck is empty: the discard pile will be shuffled first."))
    for name, n in next_cards(sheet).items():
        card = sheet.card(name)
        spoils = decay + card.net >= SPOIL_LIMIT and not card.no_spoil
        line = Text(f"  {n:>2} x ").append(f"{'spoils' if spoils else '':<8}", "bright_red")
        lines.append(line.append(f"{name}  ").append(shown(card)))
    lines.append(Text("This ignores “when played” texts and texts that can save you.", "dim"))
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
    lines = [Text(f"Your deck: {me['deck_size']} cards, in unknown order", "bold")]
    lines.extend(_pile(sheet, me["deck"]))
    if me["deck_top"]:
        lines.append(Text("     on top, as far as you know: " + ", ".join(me["deck_top"])))
    if me["deck_bottom"]:
        lines.append(
            Text("     at the bottom, as far as you know: " + ", ".join(me["deck_bottom"]))
        )
    lines.append(Text(f"Your discard pile: {sum(me['discard'].values())} cards", "bold"))
    return lines + _pile(sheet, me["discard"])


def look_at(sheet: Sheet, seat: int) -> list[Text]:
    """Another seat's field card by card, and its cards out of sight."""
    p = sheet.view["players"][seat]
    lines = whole_field(sheet, seat, sheet.names[seat])
    lines.append(Text("     " + status(p)))
    lines.append(Text("     vales: " + (", ".join(p["vales"]) or "none")))
    lines.append(Text("Deck and discard pile together", "bold"))
    return lines + _pile(sheet, p["hidden"])


def final_count(state: State, names: Sequence[str], width: int) -> list[Text]:
    """Everyone's score line by line, the totals, and who has won."""
    lines: list[Text] = []
    for seat in range(state.players):
        whose = "Your score" if names[seat] == "You" else f"{names[seat]}'s score"
        lines.append(Text(whose, "bold"))
        for kind, name, vp in state.score_lines(seat):
            text = name if kind in ("tokens", "vale") else f"{kind} {name}"
            text = f"vale {name}" if kind == "vale" else text
            line = Text(f"  {text} ")
            line.truncate(width - 6, overflow="ellipsis")
            line.append("." * max(0, width - 5 - len(line.plain)), "dim").append(f"{vp:>5}")
            lines.append(line)
        lines.append(Text("  total".ljust(width - 5) + f"{state.scores()[seat]:>5}", "bold"))
    return [*lines, Text(outcome(state, names), "bold bright_green")]


def outcome(state: State, names: Sequence[str]) -> str:
    """Who has won, and how a tie was broken or shared."""
    winners, scores = state.winners(), state.scores()
    best = scores[winners[0]]
    tied = [seat for seat in range(state.players) if scores[seat] == best]
    who = " and ".join(names[seat] for seat in winners)
    if len(winners) > 1:
        return f"{who} share the victory with {best} VP each."
    verb = "win" if who == "You" else "wins"
    if len(tied) > 1:
        return f"{who} {verb} with {best} VP, on level 3 advancements and level 2 vales."
    return f"{who} {verb} with {best} VP."

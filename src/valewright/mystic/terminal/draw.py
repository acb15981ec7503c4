"""The table as one seat sees it: whole at the start of a turn, in part between its moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from valewright.mystic.terminal.fields import opponent, own_field, own_status, purse
from valewright.mystic.terminal.market import market
from valewright.mystic.terminal.moves import move_lines
from valewright.mystic.terminal.sheet import Sheet
from valewright.terminal.layout import rule


def headline(sheet: Sheet) -> Text:
    """Round, whose turn, phase, pool."""
    view = sheet.view
    phase = sheet.say(f"phase-{view['phase'].replace(' ', '-')}")
    parts = [phase]
    if view["phase"] != "setup":
        who = sheet.names[view["turn"]]
        parts = [sheet.say("mystic-round", n=view["round"])]
        parts.append(sheet.say("mystic-phase-of", phase=phase, who=who))
    parts.append(sheet.say("mystic-pool", n=view["pool"]))
    if view["last_round"]:
        parts.append(sheet.say("mystic-last-round"))
    return rule(" - ".join(parts), sheet.width)


def others(sheet: Sheet) -> list[Text]:
    """All other seats, in turn order from the next one."""
    players = len(sheet.view["players"])
    lines: list[Text] = []
    for k in range(1, players):
        lines.extend(opponent(sheet, (sheet.seat + k) % players))
    return lines


def whole_table(sheet: Sheet, news: Sequence[str] = ()) -> list[Text]:
    """Everything: the market, the others and what they did, one's own field and moves."""
    sheet.full_texts = True
    others_now = [] if sheet.view["phase"] == "setup" else others(sheet)
    told = [Text(line, "italic") for line in news]
    return [headline(sheet), *market(sheet), *others_now, *told, *own_part(sheet)]


def own_part(sheet: Sheet) -> list[Text]:
    """One's own field, what it brings, and the moves."""
    if sheet.view["phase"] == "setup":
        return move_lines(sheet)
    return [*own_field(sheet), own_status(sheet), purse(sheet), *move_lines(sheet)]


def between_moves(sheet: Sheet) -> list[Text]:
    """What matters for the decision at hand, when the table was drawn before."""
    decision = sheet.decision
    if decision == "harvest" and len(sheet.numbers) > 1:
        return [headline(sheet), *market(sheet), *own_part(sheet)]
    if decision in ("plant", "spoil", "harvest"):
        return own_part(sheet)
    return move_lines(sheet)

"""The parts of the table: what is missing, what happened, what a move means."""

import re

import pytest
from rich.text import Text

from tests.mystic.terminal.screenshot import PICTURE, svg
from tests.mystic.tiny import CARDS
from valewright.kernel.errors import IllegalMove
from valewright.mystic import catalogue, log
from valewright.mystic.buying import missing_spirits
from valewright.mystic.position import position
from valewright.mystic.previews import lacks
from valewright.mystic.terminal.details import look, next_cards, odds_details, outcome
from valewright.mystic.terminal.draw import whole_table
from valewright.mystic.terminal.glyphs import Glyphs
from valewright.mystic.terminal.moves import move_lines, percent
from valewright.mystic.terminal.sheet import Sheet
from valewright.mystic.terminal.story import in_short, sentence
from valewright.terminal.layout import YOU
from valewright.words import Words

NAMES = [YOU, "Greedy"]
WORDS = Words("en")
FRENCH = Words("fr")


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize(
    ("cost", "purse", "missing"),
    [
        ((1, 1, 0, 0), (1, 1, 0, 0), [0, 0, 0, 0]),
        ((1, 1, 0, 0), (1, 0, 0, 0), [0, 1, 0, 0]),
        ((1, 1, 0, 0), (1, 0, 5, 0), [0, 1, 0, 0]),
        ((1, 1, 0, 0), (0, 0, 0, 2), [0, 0, 0, 0]),
        ((1, 0, 0, 1), (0, 0, 1, 1), [0, 0, 0, 0]),
        ((1, 0, 0, 1), (2, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 0, 0, 2), (1, 0, 0, 1), [0, 0, 0, 1]),
        ((1, 0, 0, 1), (0, 0, 0, 0), [1, 0, 0, 1]),
    ],
)
def test_missing_spirits(cost: tuple[int, ...], purse: tuple[int, ...], missing: list[int]) -> None:
    """MV-VALE-04, MV-VALE-05: any spirit pays for a wild one, a wild one for any."""
    assert missing_spirits(cost, purse) == missing


@pytest.mark.parametrize(
    ("purse", "words", "lack", "mark"),
    [
        ([0, 0, 0, 0], "1 animal and 1 of any spirit", {"animal": 1, "wild": 1}, "-2s"),
        ([0, 0, 0, 1], "1 of any spirit", {"wild": 1}, "-1s"),
        ([0, 0, 2, 0], "1 animal", {"animal": 1}, "-1s"),
    ],
)
def test_all_say_the_same_of_what_a_vale_lacks(
    purse: list[int], words: str, lack: dict[str, int], mark: str
) -> None:
    """The refusal, the page's mark and the terminal's, by a road for an animal and any spirit."""
    cat = catalogue("[[vale]]\nname = 'Exodus Road'\ncost = { animal = 1, wild = 1 }\n")
    state = position([{}, {}], phase="harvest", vales=["Exodus Road"], cards=cat)
    state.table.spirits = purse
    with pytest.raises(IllegalMove, match=f"Exodus Road needs {words} more"):
        state.parse("buy Exodus Road")
    found = lacks(state.table, 0)
    assert found is not None
    assert found["vales"][0]["spirits"] == lack
    shown = plain(whole_table(Sheet(state, 0, NAMES, 80, WORDS)))
    assert [line.split()[0] for line in shown.splitlines() if " Exodus Road" in line] == [mark]


def test_symbols_in_letters() -> None:
    assert Glyphs(WORDS).symbols((2, 1, 0, 1, 1, 1, 2, 0, 0), 3).plain == "2M 1D 1Gu An 2Fo 1VP (3)"
    assert Glyphs(WORDS).symbols((0,) * 9).plain == ""


def test_short_texts_keep_their_sense() -> None:
    cards = catalogue().advancements
    assert Glyphs(WORDS).short_text(cards["Dawnsinger"].ability) == "Harvest: +1M per Gu here"
    assert Glyphs(WORDS).short_text(cards["Podlings"].ability) == ""


def test_percent_is_exact_where_short() -> None:
    assert [percent(1, 8), percent(1, 3), percent(1, 1)] == [12.5, 33.3, 100]


def test_events_agree_with_you() -> None:
    assert sentence(WORDS, (log.PASSED, 0, "", 0), NAMES) == "You pass"
    assert sentence(WORDS, (log.LAST_ROUND, 0, "", 0), NAMES).startswith("You empty the pool")
    assert sentence(WORDS, (log.PASSED, 1, "", 0), NAMES) == "Greedy passes"
    assert sentence(WORDS, (log.GAME_OVER, 0, "", 0), NAMES) == "The game is over"


def test_the_others_turns_in_short() -> None:
    events = [
        (log.PASSED, 0, "", 0),
        (log.TURN, 1, "", 2),
        (log.PUSHED, 1, "Blank", 0),
        (log.REVEALED, 1, "Blank", 0),
        (log.PUSHED, 1, "Cursed Land/top", 0),
        (log.PASSED, 1, "", 0),
    ]
    assert in_short(WORDS, events, NAMES, 0) == [
        "Greedy pushes blank card, Cursed Land (top); passes."
    ]


def test_sleeving_shows_the_card_to_come() -> None:
    state = position([{"field": ["Blank + Wellspring/top", "Blank"]}, {}], phase="harvest",
                     commons=["Podlings/middle"], cards=CARDS)  # fmt: skip
    state.play(state.parse("buy Podlings/middle"))
    state.play(state.parse("end harvest"))
    sheet = Sheet(state, 0, NAMES, 80, WORDS)
    shown = plain(move_lines(sheet))
    assert "  1. Sleeve on card 1             Wellspring -> 2M Fo" in shown
    assert "  2. Sleeve on card 2             blank card -> Fo" in shown


def test_equal_vales_have_the_same_number() -> None:
    state = position(
        [{"field": ["Blank + Podlings/top + Wayfinder/middle", "Blank + Podlings/top"]}, {}],
        phase="harvest",
        vales=["Ley Line Nexus", "World Tree", "World Tree"],
        cards=CARDS,
    )
    shown = plain(whole_table(Sheet(state, 0, NAMES, 80, WORDS)))
    marks = [line.split()[0] for line in shown.splitlines() if " World Tree" in line]
    assert marks == ["2.", "2."]


def test_known_cards_are_the_next_ones() -> None:
    state = position([{"field": ["Cursed Land/top"], "on_deck": "Cursed Land/top"}, {}])
    sheet = Sheet(state, 0, NAMES, 80, WORDS)
    assert next_cards(sheet) == {"Blank": 18}
    sheet.view["me"]["deck_top"] = ["Cursed Land/top"]
    assert next_cards(sheet) == {"Cursed Land/top": 1}
    assert "On top, as far as you know: Cursed Land (top)" in plain(look(sheet))
    sheet.view["me"].update(deck_top=[], deck_bottom=["Blank"])
    assert next_cards(sheet) == {"Blank": 17}
    sheet.view["me"].update(deck_size=1, deck={"Blank": 1})
    assert next_cards(sheet) == {"Blank": 1}
    sheet.view["me"].update(deck_size=0, deck={}, deck_bottom=[], discard={"Blank": 2})
    assert next_cards(sheet) == {"Blank": 2}
    assert "the discard pile will be shuffled first" in plain(odds_details(sheet))


def test_a_leader_and_covered_pieces_are_drawn() -> None:
    state = position(
        [{"field": ["Xanos", "Blank + Frostbane/top + Podlings/top"], "leader": "Xanos"}, {}],
        phase="harvest",
        options={"sets": ["base", "mana-storm"]},
    )
    shown = plain(whole_table(Sheet(state, 0, NAMES, 80, WORDS)))
    assert "Xanos (upgrade 2M)" in shown
    assert "Podlings+" in shown


def test_the_outcome_tells_of_ties() -> None:
    even = position([{"vp": 3}, {"vp": 3}], phase="end")
    assert outcome(even, NAMES, WORDS) == "You and Greedy share the victory with 3 VP each."
    broken = position(
        [{"vp": 3, "deck": ["Blank + Hive Swarm/top"]}, {"vp": 3}], phase="end", cards=CARDS
    )
    assert outcome(broken, NAMES, WORDS) == (
        "You win with 3 VP, on level 3 advancements and level 2 vales."
    )
    clear = position([{"vp": 3}, {"vp": 4}], phase="end")
    assert outcome(clear, NAMES, WORDS) == "Greedy wins with 4 VP."


def test_the_picture_in_the_readme_asks_no_other_host() -> None:
    picture = PICTURE.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert set(re.findall(r"https?://[^\"' )]+", svg())) == {"http://www.w3.org/2000/svg"}

"""Records of Mystic Vale: its card files, its data, and the examples of the documentation."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.mystic.mixes import MIXES, MYSTIC_VALE, OWN_CARDS, mixes, seeds, soak
from valewright import games
from valewright.kernel.errors import BadRecord
from valewright.kernel.record import Record


def random_record(options: dict[str, Any], seed: int, moves: int) -> Record:
    record = Record(MYSTIC_VALE, options, seed)
    rng = random.Random(seed)
    while not record.state.over and len(record.moves) < moves:
        record.play(rng.choice(record.state.legal_moves()))
    return record


@soak(40)
@given(mixes(), seeds, st.integers(0, 300))
def test_reading_gives_back_what_was_written(
    options: dict[str, Any], seed: int, moves: int
) -> None:
    record = random_record(options, seed, moves)
    back = games.read_record(record.text())
    assert back.state == record.state
    assert back.options == record.options
    assert back.text() == record.text()


def test_lines_are_one_seat_each_and_not_too_long() -> None:
    record = random_record(MIXES["all sets"], 3, 10_000)
    lines = [line for line in record.text().split("\n") if line[:1].isdecimal()]
    assert max(map(len, lines)) <= 100
    assert len(lines) < len(record.moves) / 2


def test_a_card_file_is_in_the_record_to_read() -> None:
    record = random_record({"cards": OWN_CARDS}, 7, 30)
    text = record.text()
    count = len(OWN_CARDS.split("\n"))
    assert f"option cards: {count} lines\n    # Podlings as they are in our box\n" in text
    assert '\n\n    [[advancement]]\n    name = "Dawnsinger"\n' in text
    assert games.read_record(text).options["cards"] == OWN_CARDS
    assert games.read_record(text).state == record.state


@pytest.mark.parametrize("more", ["", "\n\n", "    ", "# \r\n", "\n \n"])
def test_a_card_file_is_kept_to_the_letter(more: str) -> None:
    record = Record(MYSTIC_VALE, {"cards": OWN_CARDS + more}, 7)
    assert games.read_record(record.text()).options["cards"] == OWN_CARDS + more


def without_data(text: str) -> str:
    """A record as version 1 wrote it."""
    kept = [line for line in text.split("\n") if not line.startswith(("rules:", "data:", "state:"))]
    end = next(i for i, line in enumerate(kept) if line.startswith("end:"))
    return "\n".join(["valewright record 1", *kept[1 : end + 1], ""])


def test_a_card_file_cut_off_or_moved_is_refused() -> None:
    text = without_data(Record(MYSTIC_VALE, {"cards": OWN_CARDS}, 7).text())
    assert games.read_record(text).options["cards"] == OWN_CARDS
    with pytest.raises(BadRecord, match=r"line 13: option cards: cut off after 2 of 9 lines"):
        games.read_record("\n".join(text.split("\n")[:13]))
    with pytest.raises(BadRecord, match=r"line 13: option cards: its 9 lines must be indented"):
        games.read_record(text.replace("    [[adv", "[[adv", 1))
    with pytest.raises(BadRecord, match=r"line 11: .*Podlings.*cost"):
        games.read_record(text.replace("cost = 3", "cost = -3"))

"""The check of instruction counts: what is slower fails, another toolchain is only told."""

from typing import Any

import pytest

from benchmarks.instructions import EXIT_SLOWER, NOTHING_KEPT, check, toolchain

HERE = {"python": "3.11.7", "compiler": "cc 12"}
BEFORE: dict[str, Any] = {"toolchain": HERE, "counts": {"nim decision": 1000, "nim clone": 500}}


@pytest.mark.parametrize(
    ("decision", "status", "said"),
    [
        (1029.0, 0, "1,029.00"),
        (1031.0, EXIT_SLOWER, "SLOWER: nim decision takes 3.1% more"),
        (900.0, 0, "Faster, or new"),
    ],
)
def test_counts_of_the_same_toolchain_are_compared(
    decision: float, status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check({"nim decision": decision, "nim clone": 500.0}, BEFORE, HERE) == status
    assert said in capsys.readouterr().out


def test_counts_of_another_toolchain_are_only_told(capsys: pytest.CaptureFixture[str]) -> None:
    other = {**HERE, "compiler": "cc 13"}
    assert check({"nim decision": 9000.0, "nim clone": 500.0}, BEFORE, other) == 0
    told = capsys.readouterr().out
    assert "NOT COMPARED" in told
    assert "cc 13" in told
    assert "9,000.00" in told


def test_a_toolchain_without_counts_is_only_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert check({"nim decision": 9000.0}, NOTHING_KEPT, toolchain()) == 0
    assert "NOT COMPARED" in capsys.readouterr().out

"""The learning examples, as far as they go without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tools import baselines, learning
from valewright.bots import Seat
from valewright.games import game
from valewright.kernel.observation import MOVES
from valewright.lab.agents import make_agent
from valewright.lab.evaluation import evaluate
from valewright.lab.tournament import tournament

POLICY = f"{learning.SCRIPTS / 'policy.py'}:agent"
SIZE = 10  # of an observation of nim


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network that likes a move the better the larger its number, whatever it sees."""
    path = tmp_path / "policy.npz"
    found: dict[str, Any] = {"mean": np.zeros(SIZE), "scale": np.ones(SIZE)}
    for i, shape in enumerate([(SIZE, 4), (4, 4), (4, MOVES)]):
        found[f"weight{i}"] = np.zeros(shape, np.float32)
        found[f"bias{i}"] = np.arange(shape[1])
    np.savez(path, **found)
    monkeypatch.setenv("VALEWRIGHT_POLICY", str(path))
    return path


@pytest.mark.usefixtures("weights")
def test_a_saved_network_plays_its_likeliest_legal_move() -> None:
    state = game("nim").start({}, seed=4)
    assert make_agent(POLICY, 1).choose(Seat(state, 0)) == max(state.legal_moves())


@pytest.mark.usefixtures("weights")
def test_a_saved_network_can_be_evaluated() -> None:
    assert evaluate(POLICY, name="nim", games=2).games == 6


@pytest.mark.parametrize("script", sorted(learning.NEEDS))
def test_every_script_parses_and_says_how_it_is_run(script: str) -> None:
    text = (learning.SCRIPTS / script).read_text()
    compile(text, script, "exec")
    assert f"python examples/rl/{script}" in text


def test_no_script_is_forgotten() -> None:
    scripts = {path.name for path in learning.SCRIPTS.glob("*.py")}
    assert scripts == {*learning.NEEDS, "policy.py"}


def test_what_is_not_installed_is_skipped_loudly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "NEEDS", {"ppo.py": (("a_library_that_is_not_there",), ())})
    assert learning.main() == learning.EXIT_SKIPPED
    assert "!!!! SKIPPED: ppo.py was NOT run" in capsys.readouterr().out


def test_baselines_are_put_in_their_place() -> None:
    found = tournament(["search@20r", "random"], games=2, seed=1, name="nim")
    text = baselines.table(found)
    assert text.splitlines()[2].startswith("| `search@20r` | +")
    assert text.splitlines()[2].endswith("|  | 100% |")
    page = "before <!-- baselines nim -->\nold\n<!-- end --> after"
    placed = baselines.placed(page, {"nim": text})
    assert placed == f"before <!-- baselines nim -->\n\n{text}\n<!-- end --> after"
    with pytest.raises(SystemExit, match="no place for the baselines of chess"):
        baselines.placed(page, {"chess": text})

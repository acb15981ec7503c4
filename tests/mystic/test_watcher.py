"""What simulations of Mystic Vale count."""

from valewright.lab.simulate import simulate


def test_spoils_are_counted() -> None:
    summary = simulate(games=5, bots=("random",), seed=1, name="mystic-vale")
    assert 0 < summary.rates["spoiled plantings"] < 1

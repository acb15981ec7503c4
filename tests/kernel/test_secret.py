"""Games that are dealt from a secret seed: saved, copied and sampled like any other."""

import pickle
import random

import pytest

from tests.games import BUILT_IN, EVERY
from valewright.games import game
from valewright.kernel.deal import commitment
from valewright.kernel.record import Record, restored, saved_text
from valewright.kernel.rng import SecretRng, seeded

SEED = 2**255 + 3


def secret_key(seed: int) -> int:
    rng = seeded(seed)
    assert isinstance(rng, SecretRng)
    return rng.data()[2]


@pytest.mark.parametrize("name", EVERY)
def test_it_plays_on_the_same_wherever_it_was_kept(name: str) -> None:
    rules = game(name)
    record = Record(rules, {}, SEED)
    rng = random.Random(1)
    for _ in range(120):
        if record.state.over:
            break
        record.play(rng.choice(record.state.legal_moves()))
    state = record.state
    again = restored(rules, saved_text(rules, record.replay(0)), SEED, record.components)
    others = [pickle.loads(pickle.dumps(again)), again.clone(), again]
    for move in record.moves:
        for other in others:
            other.play(move)
    assert all(other == state for other in others)


@pytest.mark.parametrize("name", EVERY)
def test_a_sample_has_nothing_of_the_secret(name: str) -> None:
    """Neither the seed nor the key; and two deals that look the same are sampled the same."""
    rules = game(name)
    state = rules.start(rules.drawn({}, SEED), SEED)
    rng = random.Random(2)
    secret = str(secret_key(SEED))
    hidden = name in BUILT_IN  # the other one has no chance after its start
    for _ in range(40):
        if state.over:
            break
        assert (secret in saved_text(rules, state)) == hidden
        for seat in range(state.players):
            sample = state.sample(seat, random.Random(3))
            assert sample.seed != SEED or not hidden
            assert secret not in saved_text(rules, sample)
            assert sample.view(seat) == state.view(seat)
        state.play(rng.choice(state.legal_moves()))


def test_the_commitment_is_plain_sha256() -> None:
    assert commitment(SEED, "aa") != commitment(SEED, "ab") != commitment(SEED + 1, "ab")
    assert len(commitment(SEED, "aa")) == 64

"""The generator inside the state."""

import hashlib
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valewright.kernel.rng import START, Rng, SecretRng, is_secret, restored, seeded

secrets = st.integers(2**255, 2**256 - 1)
anything = st.integers(-(2**200), 2**200) | secrets

# Draws that must never change: records of games played before would no longer replay.
FIRST_DRAWS = {
    0: [905856149, 137027870, 582003809, 3521693856],
    7: [1243215950, 2885712142, 2939911168, 1086629646],
    -1: [905856149, 1069291954, 531814179, 283632390],
    2**64 + 5: [3456259049, 2145402270, 503048986, 4130231588],
    2**255 - 1: [3970588914, 2129741833, 1060492422, 2438724609],
    2**255: [3813722139, 116053257, 2030293505, 3179337836],
    2**256 - 1: [1775052568, 640041867, 954802127, 3728176632],
    2**256: [1335807366, 2978282737, 1527035219, 2302438071],
    -(2**255): [3970588914, 986278354, 2098082572, 9313967],
}


@pytest.mark.parametrize("seed", FIRST_DRAWS)
def test_draws_are_the_same_for_ever(seed: int) -> None:
    rng = seeded(seed)
    assert [rng.next() for _ in range(4)] == FIRST_DRAWS[seed]


def test_it_is_xoroshiro64_star_star() -> None:
    """Against a direct transcription of the published algorithm."""

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    rng = Rng(1, 2)
    s0, s1 = 1, 2
    for _ in range(1000):
        expected = rotated((s0 * 0x9E3779BB) & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        s1 ^= s0
        s0, s1 = (rotated(s0, 26) ^ s1 ^ (s1 << 9)) & 0xFFFFFFFF, rotated(s1, 13)
        assert rng.next() == expected
        assert (rng.a, rng.b) == (s0, s1)


@given(anything)
def test_any_integer_is_a_seed(seed: int) -> None:
    rng = seeded(seed)
    assert rng.data() != [0, 0]
    assert 0 <= rng.next() < 2**32


def test_one_word_of_a_generator_may_be_zero() -> None:
    rng = seeded(2**32 - START)  # which is mixed to zero
    assert rng.a == 0
    assert rng.b != 0


@given(anything, anything)
def test_different_seeds_start_differently(one: int, other: int) -> None:
    a, b = seeded(one), seeded(other)
    assert (one == other) == (a.data() == b.data())


@given(anything, st.integers(1, 2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_even() -> None:
    """Sixty thousand throws of a die: each face within 4 standard deviations of its share."""
    rng = seeded(1)
    faces = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(faces[face] - 10_000) < 4 * 92 for face in range(6))


def test_below_leaves_out_what_would_be_uneven() -> None:
    """Just above half of the range about half of the words are thrown away."""
    n = 2**31 + 1
    rng = seeded(3)
    drawn = [rng.below(n) for _ in range(2000)]
    assert abs(sum(x < n // 2 for x in drawn) - 1000) < 4 * 23


@given(anything, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def _drawn_one_by_one(rng: Rng, items: list[int]) -> list[int]:
    drawn = items[:]
    for i in range(len(drawn) - 1, 0, -1):
        k = rng.below(i + 1)
        drawn[i], drawn[k] = drawn[k], drawn[i]
    return drawn


@given(anything, st.lists(st.integers(), max_size=60))
def test_a_shuffle_draws_one_number_for_each_place(seed: int, items: list[int]) -> None:
    one, other = seeded(seed), seeded(seed)
    expected = _drawn_one_by_one(one, items)
    other.shuffle(items)
    assert items == expected
    assert other.data() == one.data()


@pytest.mark.parametrize("size", [2, 3, 5, 8])
def test_a_shuffle_leaves_out_what_would_be_uneven(size: int) -> None:
    """The first word is 0, which only fits where the places divide the range."""
    one, other = Rng(0, 5), Rng(0, 5)
    items = list(range(size))
    expected = _drawn_one_by_one(one, items)
    other.shuffle(items)
    assert items == expected
    assert other.data() == one.data()


@pytest.mark.parametrize("seed", [2, 2**255 + 2])
def test_every_order_is_as_likely(seed: int) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = seeded(seed)
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(n - 500) < 5 * 22 for n in orders.values())


@pytest.mark.parametrize("seed", [5, 2**255 + 5])
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
def test_a_copy_draws_the_same_and_is_independent(seed: int, drawn: int) -> None:
    rng = seeded(seed)
    for _ in range(drawn):
        rng.next()
    twin = rng.copy()
    numbers = [twin.next() for _ in range(10)]
    assert [rng.next() for _ in range(10)] == numbers
    twin.next()
    assert rng.a != twin.a


@pytest.mark.parametrize("seed", [5, 2**255 + 5])
def test_a_pickle_and_saved_data_draw_the_same(seed: int) -> None:
    rng = seeded(seed)
    rng.below(6)
    back = pickle.loads(pickle.dumps(rng))
    again = restored(rng.data())
    assert type(again) is type(back) is type(rng)
    assert again.data() == back.data() == rng.data()
    drawn = [rng.next() for _ in range(40)]
    assert [back.next() for _ in range(40)] == drawn
    assert [again.next() for _ in range(40)] == drawn


def test_a_secret_seed_keys_blake2b_in_counter_mode() -> None:
    """Against a direct transcription; a key of its own for each purpose."""
    seed = 2**255 + 12345
    for purpose in ("deal", "options"):
        whole = seed.to_bytes(32, "little")
        key = hashlib.blake2b(purpose.encode(), key=whole, digest_size=32).digest()
        stream = b"".join(
            hashlib.blake2b(number.to_bytes(8, "little"), key=key).digest() for number in range(3)
        )
        rng = seeded(seed, purpose)
        for at in range(0, len(stream), 4):
            assert rng.next() == int.from_bytes(stream[at : at + 4], "little")


def test_only_seeds_of_256_bits_are_secret() -> None:
    secret = [2**255, 2**256 - 1]
    others = [0, 7, 2**127, 2**255 - 1, 2**256, -(2**255), -(2**256) + 1]
    assert all(is_secret(seed) for seed in secret)
    assert not any(is_secret(seed) for seed in others)
    assert len({seeded(seed, "options").next() for seed in secret}) == 2
    for seed in others:
        assert seeded(seed).data() == seeded(seed, "options").data()
    for seed in secret:
        assert seeded(seed).data() != seeded(seed, "options").data()


def test_a_copy_of_a_secret_generator_shares_the_block_at_hand() -> None:
    rng = seeded(2**255)
    for _ in range(5):
        rng.next()
    twin = rng.copy()
    assert isinstance(rng, SecretRng)
    assert isinstance(twin, SecretRng)
    assert twin.block is rng.block
    assert (twin.number, twin.a, twin.key) == (0, 5, rng.key)
    assert [twin.next() for _ in range(40)] == [rng.next() for _ in range(40)]

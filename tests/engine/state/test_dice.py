"""The dice: fair, seeded, copyable."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.state.dice import Dice, commitment, is_key, keyed, seeded


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_same_seed_rolls_the_same_dice() -> None:
    assert [seeded(7).next() for _ in range(3)] == [seeded(7).next() for _ in range(3)]
    dice, other = seeded(7), seeded(7)
    assert [dice.below(6) for _ in range(50)] == [other.below(6) for _ in range(50)]


def test_neighbouring_seeds_and_other_purposes_roll_other_dice() -> None:
    starts = {seeded(seed).state for seed in range(-500, 500)}
    assert len(starts) == 1000
    assert seeded(3).state != seeded(3, "imagine").state


def test_weighted_places_come_as_often_as_their_numbers_say() -> None:
    weights = [1, 0, 5, 2]
    for dice in (seeded(4), keyed(KEY)):
        drawn = Counter(dice.weighted(weights) for _ in range(8000))
        assert set(drawn) == {0, 2, 3}
        assert [round(drawn[place] / 1000) for place in (0, 2, 3)] == [1, 5, 2]


def test_a_copy_rolls_the_same_and_goes_its_own_way() -> None:
    dice = seeded(1)
    dice.next()
    copy = dice.copy()
    first = [dice.next() for _ in range(10)]
    assert [copy.next() for _ in range(10)] == first


@given(st.integers(min_value=1, max_value=2**62 - 1), st.integers(min_value=1, max_value=2**31))
def test_every_number_is_in_range_and_the_state_stays_a_machine_word(state: int, n: int) -> None:
    dice = Dice(state % (2147483583 * 2**31 - 2) + 1)
    for _ in range(5):
        assert 0 <= dice.below(n) < n
        assert 0 < dice.state < 2**62


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("n", [2, 3, 6, 12, 96])
def test_ranges_are_even(n: int) -> None:
    dice = seeded(n)
    draws = 3000 * n
    counts = Counter(dice.below(n) for _ in range(draws))
    freedom = n - 1
    assert chi_square([counts[value] for value in range(n)]) < freedom + 4.5 * (2 * freedom) ** 0.5 + 6


def test_each_bit_of_a_number_is_even_and_free_of_the_one_before() -> None:
    dice = seeded(11)
    numbers = [dice.next() for _ in range(40_000)]
    for bit in range(31):
        bits = [number >> bit & 1 for number in numbers]
        assert abs(sum(bits) - 20_000) < 500
        same = sum(bit == other for bit, other in pairwise(bits))
        assert abs(same - 20_000) < 500


def test_dice_of_one_roll_do_not_depend_on_one_another() -> None:
    dice = seeded(5)
    counts = Counter(dice.roll(3, 2) for _ in range(16_000))
    assert len(counts) == 8
    assert chi_square(list(counts.values())) < 7 + 4.5 * 14**0.5


def test_every_order_of_a_shuffle_is_as_likely_as_the_next() -> None:
    dice = seeded(9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 23 + 4.5 * 46**0.5


def test_a_shuffle_of_an_odd_number_leaves_no_place_out() -> None:
    dice = seeded(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(5000):
        items = [0, 1, 2, 3, 4]
        dice.shuffle(items)
        counts.update(enumerate(items))
    assert len(counts) == 25
    assert chi_square(list(counts.values())) < 24 + 4.5 * 48**0.5


KEY = "00112233445566778899aabbccddeeff" * 2


def test_keyed_dice_follow_from_the_key_alone() -> None:
    assert [keyed(KEY).below(6) for _ in range(3)] == [keyed(KEY).below(6) for _ in range(3)]
    other = keyed(KEY[:-1] + "e")
    dice = keyed(KEY)
    assert [dice.next() for _ in range(20)] != [other.next() for _ in range(20)]
    copy = dice.copy()
    assert [copy.next() for _ in range(20)] == [dice.next() for _ in range(20)]


def test_keyed_dice_are_even_and_their_shuffles_fair() -> None:
    dice = keyed(KEY)
    counts = Counter(dice.below(6) for _ in range(18_000))
    assert chi_square(list(counts.values())) < 5 + 4.5 * 10**0.5
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 23 + 4.5 * 46**0.5


def linear_complexity(bits: list[int]) -> int:
    """The length of the shortest linear feedback shift register that makes the bits (Berlekamp and Massey)."""
    count = len(bits)
    now, before = [1] + [0] * (count - 1), [1] + [0] * (count - 1)
    length, turned = 0, -1
    for place, bit in enumerate(bits):
        foretold = sum(now[back] & bits[place - back] for back in range(1, length + 1)) & 1
        if foretold != bit:
            kept = now[:]
            for step in range(count - place + turned):
                now[place - turned + step] ^= before[step]
            if 2 * length <= place:
                length, turned, before = place + 1 - length, place, kept
    return length


def test_what_a_seat_sees_of_keyed_dice_gives_no_register_that_foretells_them() -> None:
    """A linear generator shows itself by a register shorter than half of its output; a keyed one never does."""
    dice = keyed(KEY)
    bits = [dice.next() >> 7 & 1 for _ in range(500)]
    assert 235 < linear_complexity(bits) < 265
    register = [1, 0, 0, 1, 1, 0, 1]
    while len(register) < 500:
        register.append(register[-7] ^ register[-1])
    assert linear_complexity(register) == 7


def test_no_small_state_gives_the_draws_of_keyed_dice_again() -> None:
    """The multiply-with-carry dice can be run on from two draws by trying their 2**31 states; keyed ones cannot."""
    dice = keyed(KEY)
    drawn = [dice.next() for _ in range(4000)]
    fast = seeded(1)
    assert fast.state < 2**62
    assert len(dice.key) * 8 == 256
    assert len({(value, other) for value, other in pairwise(drawn)}) == 3999
    lagged = [sum(a >> 30 == b >> 30 for a, b in zip(drawn, drawn[lag:])) / (len(drawn) - lag) for lag in range(1, 40)]
    assert all(abs(share - 0.5) < 0.04 for share in lagged)


def test_a_commitment_is_of_one_key_and_does_not_show_it() -> None:
    assert commitment(KEY) == commitment(KEY)
    assert commitment(KEY) != commitment(KEY[:-1] + "e")
    assert KEY[:8] not in commitment(KEY)


@pytest.mark.parametrize("seed", ["", "00", "g" * 64, "A" * 64, 7, None, KEY + "0"])
def test_what_is_no_key_is_none(seed: object) -> None:
    assert is_key(KEY)
    assert not is_key(seed)


@pytest.mark.parametrize("dice", [seeded(7), keyed("0f" * 32)])
def test_pickled_dice_roll_on(dice: Dice) -> None:
    dice.next()
    pickled = pickle.dumps(dice)
    expected = [dice.next() for _ in range(5)]
    loaded = pickle.loads(pickled)
    assert type(loaded) is type(dice)
    assert [loaded.next() for _ in range(5)] == expected

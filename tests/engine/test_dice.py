"""The dice: fair, seeded, copyable."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.dice import Dice, seeded


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
        same = sum(one == other for one, other in pairwise(bits))
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
    counts = Counter()
    for _ in range(5000):
        items = [0, 1, 2, 3, 4]
        dice.shuffle(items)
        counts.update(enumerate(items))
    assert len(counts) == 25
    assert chi_square(list(counts.values())) < 24 + 4.5 * 48**0.5

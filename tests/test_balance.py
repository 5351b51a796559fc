"""How balance is measured: mirrored seats, and intervals over deals."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture(autouse=True)
def bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the programs importable."""
    monkeypatch.syspath_prepend(str(BENCH))


def test_a_deal_of_follow_your_fear_is_alike_whoever_plays_first() -> None:
    measure: Any = importlib.import_module("follow_your_fear")
    piles = set()
    for first in range(3):
        match = measure.begin(3, "dark", 5, first)
        state: Any = match._state
        piles.add((tuple(state.piles), tuple(state.fear_deck)))
        assert match.decision is not None
        assert match.decision.seat == (first - 1) % 3
        assert match.view(None)["first"] == first
    assert len(piles) == 1


def test_a_match_is_read_as_it_was_written() -> None:
    measure: Any = importlib.import_module("follow_your_fear")
    played = measure.Played(("policy", 2, "dark", 5, 1), 9, [1], "outlasted")
    played.summoned[1].add("Torch Marten")
    again = measure.read(played.written())
    assert (again.dealt, again.first, again.won(1), again.won(0)) == ((2, "dark", 5), 1, 1.0, 0.0)
    assert again.summoned == [set(), {"Torch Marten"}]


def test_matches_of_one_deal_that_go_alike_tell_as_much_as_one() -> None:
    balance: Any = importlib.import_module("balance")
    apart = [(deal, deal % 2, 1) for deal in range(40)]
    alike = [(deal, deal % 2, 1) for deal in range(40) for _ in range(4)]
    assert balance.ratio(alike) == pytest.approx(balance.ratio(apart))
    assert balance.share_of_deals(alike) == balance.share_of_deals(apart) == "50% (35%-65%)"


def test_matches_of_one_deal_that_go_apart_tell_more_than_many_deals_and_no_less() -> None:
    balance: Any = importlib.import_module("balance")
    mirrored = [(deal, first, 1) for deal in range(40) for first in range(2)]
    assert balance.ratio(mirrored) == (0.5, 0.0)
    assert balance.share_of_deals(mirrored) == balance.share(40, 80)


def test_a_ratio_of_a_single_deal_has_no_interval() -> None:
    balance: Any = importlib.import_module("balance")
    assert balance.ratio_of_deals([(0, 3, 2), (0, 3, 2)], 2) == "1.50 (0.00-inf)"
    assert balance.ratio([]) == (0.0, float("inf"))
